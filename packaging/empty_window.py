"""A window with nothing in it: frozen in the same way, it is what the program's start and memory are held against."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
