"""Orca reads this at its start: a voice that writes down what it would say, to compare."""

import os
import sys

from orca import settings, speechserver

out = open(os.environ["SPOKEN"], "a", buffering=1)


class SpeechServer(speechserver.SpeechServer):
    @classmethod
    def getSpeechServer(cls, info=None):
        return cls()

    def speak(self, text=None, acss=None, interrupt=True):
        out.write(text.strip() + "\n")

    def sayAll(self, utterances, progress):
        said, last = [], None
        for context, _ in utterances:
            if last and context.obj != last.obj:
                out.write(" · ".join(said) + "\n")
                said = []
            said.append(context.utterance.strip())
            last = context
        out.write(" · ".join(said) + "\n")
        last.currentOffset = last.endOffset
        progress(last, speechserver.SayAllContext.COMPLETED)
        out.write("(fin)\n")


sys.modules["written"] = sys.modules[__name__]
settings.speechServerFactory = "written"
settings.enableKeyEcho = False
