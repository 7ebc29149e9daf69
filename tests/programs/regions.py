"""Regions in Python, also through a decorator, an exception and a thread."""

import threading
import time

from steelyard.regions import begin, end, region, value


@region("decorated")
def decorated():
    time.sleep(0.01)


def in_a_thread():
    with region("of a thread"):
        time.sleep(0.05)


for i in range(20):
    with region("step"):
        decorated()
        value("half", i / 2)
        try:
            with region("größe"):
                raise ValueError
        except ValueError:
            pass
thread = threading.Thread(target=in_a_thread)
begin("join")
thread.start()
thread.join()
end("join")
# No names: without Steelyard nobody would mind.
for name in (5, None, ["a", "list"]):
    begin(name)
    value(name, 1)
    end(name)
print("done")
