"""Says in one sentence what the output of a failed command of pip or of a build tool means."""

import re
from pathlib import Path
from typing import Final

_KNOWN: Final = (
    (
        r"No space left on device|Errno 28|Disk quota exceeded",
        "the disk that holds {folder} (or the one for temporary files) is full; please make room and start again.",
    ),
    (r"Read-only file system|Permission denied|Errno 13|Errno 30", "{folder} is not writable; please {elsewhere}."),
    (
        r"DO NOT MATCH THE HASHES",
        "a downloaded file is not the one that was pinned; please start again; if it recurs, don't trust the network.",
    ),
    (
        r"connection broken|NewConnection|ConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError|resolution",
        "the package index cannot be reached; please check the network connection and pip's settings and start again.",
    ),
    (r"No matching distribution found", "there is no package for {python}."),
)


def explain(output: str, *, folder: Path, elsewhere: str, python: str, otherwise: str) -> str:
    """Return what went wrong and what to do about it.

    `folder` is what the command fills. `elsewhere` says what to do if it is not writable, `python` names the Python
    that needs the packages and says what to do if there are none for it, and `otherwise` says what to do if the reason
    is only known in the words of the command.
    """
    for pattern, sentence in _KNOWN:
        if re.search(pattern, output):
            return sentence.format(folder=folder, elsewhere=elsewhere, python=python)
    errors = re.findall(r"^(?:ERROR|Error|error): *(.+)$", output, re.MULTILINE) or output.split("\n")[-2:-1]
    reason = errors[0].strip().rstrip(".") if errors else "it gave no reason"
    return f"{reason}. {otherwise}"
