"""An empty window, frozen in the same way as the program, as the baseline for startup time and memory."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
