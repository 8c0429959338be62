"""The text around lessons; the text of the lessons themselves is with them in `assets/lessons`."""

from pinochle_qt.phrases import Phrase


class LessonWord(Phrase):
    """Labels, buttons and short lines."""

    # ---- the page
    TITLE = "Learn pinochle"
    LINE = "Ten short lessons at a real table. After the first five you can play a game for two."
    LINE_DONE = "Ten short lessons at a real table. After the first five you can play a game for two. {count} done."
    LINE_ALL = "All ten lessons are done. You can take any of them again."
    PAGE_LESSONS = "Lessons"
    NUMBERED = "{number}  {title}"
    MINUTES = "{count} min"
    DONE = "Done"
    STEP_OF = "Step {step} of {steps}"
    BEGIN = "Start lesson {number}"
    GO_ON = "Continue lesson {number}"
    AGAIN = "Take lesson {number} again"
    START_OVER = "Start lesson {number} over"
    HARMLESS = "Lessons keep no score and never touch your games."
    SPOKEN = "Lesson {number}: {title}. {line} {state}"

    # ---- a lesson
    HEAD = "Lesson {number}: {title}"
    LEAVE = "Leave the lesson"
    LEAVE_HINT = "Your game waits. The lesson picks up at this step when you come back. (Esc)"
    COACH = "Coach"
    BACK = "Back"
    SHOW_ME = "Show me"
    NEXT = "Next"
    FINISH = "Finish"
    WATCH = "Watch. Then it's your turn again."
    COSTLY = "The {done} cost about {points} points. The {better} would have been better."
    NOT_KEPT = "Your progress in the lessons can't be saved: {reason}."
    NOT_THIS = "That's allowed, but it isn't what the lesson asks for here."

    # ---- the first start
    OFFER = "New to pinochle?"
    OFFER_LINK = "Learn in a quarter of an hour"
    OFFER_CLOSE = "Don't show this again"
