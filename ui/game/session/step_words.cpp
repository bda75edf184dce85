// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/session/step_words.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct StepWords {
  Q_DECLARE_TR_FUNCTIONS(StepWords)
};

} // namespace

record::Did didBy(record::AmendKind kind) {
  switch (kind) {
  case record::AmendKind::replace: return record::Did::replaced;
  case record::AmendKind::insertBefore: return record::Did::inserted;
  case record::AmendKind::remove: return record::Did::removed;
  case record::AmendKind::asRead: break;
  }
  return record::Did::mended;
}

QString stepName(record::Did did, const QString& about) {
  switch (did) {
  //: where the list of everything that was done begins: before the first entry
  case record::Did::opened: return StepWords::tr("Beginning of the game");
  case record::Did::entered: return about;
  //: an earlier entry; %1 = its new sentence: "Anna's ship to Edfu"
  case record::Did::replaced: return text::fill(StepWords::tr("Changed: %1"), {about});
  case record::Did::inserted: return text::fill(StepWords::tr("Inserted: %1"), {about});
  case record::Did::removed: return text::fill(StepWords::tr("Removed: %1"), {about});
  //: an entry that the table does not agree about; %1 = its sentence
  case record::Did::disputed: return text::fill(StepWords::tr("Disputed: %1"), {about});
  //: the table agrees again about an entry; %1 = its sentence
  case record::Did::settled: return text::fill(StepWords::tr("Settled: %1"), {about});
  case record::Did::mended: return StepWords::tr("Put right what did not hold");
  case record::Did::otherValues: return StepWords::tr("Printed values corrected");
  case record::Did::compared: return StepWords::tr("Printed values compared");
  //: of players, colours or the game itself
  case record::Did::renamed: return StepWords::tr("Names put right");
  }
  return {};
}

QString endOfRound(int round) {
  return text::fill(StepWords::tr("End of round %1"), {text::number(round)});
}

QString nowWord() {
  //: heading of the present numbers, beside "End of round 2"
  return StepWords::tr("Now");
}

QString asPlayedWord() {
  //: in the log, the reason why the order of play is put right
  return StepWords::tr("as it was played");
}

} // namespace nilometer::ui
