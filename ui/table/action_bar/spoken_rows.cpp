// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/spoken_rows.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct SpokenWords {
  Q_DECLARE_TR_FUNCTIONS(SpokenRows)
};

const QString& spokenName(const ChipLook& look) {
  return look.name.isEmpty() ? look.text : look.name;
}

QString spokenChoice(const ChipLook& look) {
  if (look.keyCap.isEmpty()) return spokenName(look);
  //: A choice that is read aloud: %1 is the key that presses it, %2 what it says.
  return text::fill(SpokenWords::tr("%1: %2"), {look.keyCap, spokenName(look)});
}

/// Whether the same can be chosen, whatever is chosen.
bool offersTheSame(const QuestionRow& one, const QuestionRow& other) {
  return one.label == other.label &&
         std::ranges::equal(one.chips, other.chips,
                            [](const QuestionRow::Entry& a, const QuestionRow::Entry& b) {
                              return a.id == b.id && a.open == b.open &&
                                     (!a.open || spokenName(a.look) == spokenName(b.look));
                            });
}

/// The number that stands before its digits, if another digit has been typed.
QString newlyTyped(const QuestionRow& before, const QuestionRow& now) {
  if (now.chips.empty() || now.chips.front().open) return {};
  const QString& number = spokenName(now.chips.front().look);
  if (number == spokenName(before.chips.front().look)) return {};
  return now.label.isEmpty() ? number : now.label + u' ' + number;
}

QStringList newlyChosen(const QuestionRow& before, const QuestionRow& now) {
  if (const QString typed = newlyTyped(before, now); !typed.isEmpty()) return {typed};
  QStringList said;
  for (std::size_t i = 0; i < now.chips.size(); ++i) {
    if (now.chips[i].look.chosen == before.chips[i].look.chosen) continue;
    const QString says =
        //: A choice that was pressed just now, read aloud.
        now.chips[i].look.chosen ? SpokenWords::tr("%1 is chosen")
                                 //: A choice that was taken back just now, read aloud.
                                 : SpokenWords::tr("%1 is no longer chosen");
    // That one is given up for another one goes without saying.
    if (now.chips[i].look.chosen)
      said.push_front(text::fill(says, {spokenName(now.chips[i].look)}));
    else
      said.push_back(text::fill(says, {spokenName(now.chips[i].look)}));
  }
  if (!said.isEmpty() && std::ranges::any_of(now.chips, [](const QuestionRow::Entry& chip) {
        return chip.look.chosen;
      })) {
    said = {said.front()};
  }
  return said;
}

} // namespace

QString spokenQuestion(const QuestionRow& row) {
  QStringList said;
  if (!row.label.isEmpty()) said += row.label;
  QStringList choices;
  for (const QuestionRow::Entry& chip : row.chips) {
    if (!chip.open) continue;
    QString choice = spokenChoice(chip.look);
    //: Behind a choice that is read aloud.
    if (chip.look.chosen) choice += QStringLiteral(", ") + SpokenWords::tr("chosen");
    choices += choice;
  }
  if (choices.isEmpty()) return {};
  said += choices.join(QStringLiteral("; "));
  const bool asks = !row.label.isEmpty() && QStringLiteral("?:.").contains(row.label.back());
  return said.join(asks ? QStringLiteral(" ") : QStringLiteral(": "));
}

QStringList spokenChanges(const std::vector<QuestionRow>& before,
                          const std::vector<QuestionRow>& now) {
  QStringList said;
  for (const QuestionRow& row : now) {
    // One question may have several rows.
    const auto was = std::ranges::find_if(before, [&](const QuestionRow& other) {
      return other.question == row.question && other.label == row.label;
    });
    if (was == before.end() || !offersTheSame(*was, row)) {
      said += spokenQuestion(row);
    } else {
      said += newlyChosen(*was, row);
    }
  }
  said.removeAll({});
  return said;
}

} // namespace nilometer::ui
