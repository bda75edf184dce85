// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/strip/key_caps.h"

#include "ui/strip/single_keys.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::pyramidion {

using ui::ChoiceId;

namespace {

struct KeyWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionKeys)
};

/// Where a further key is taken from, once what is meant is gone.
QString spareKeys() {
  //: Letters of a keyboard of the language, in the order in which they are given to what has no
  //: letter of its own.
  return QStringLiteral("123456789") + KeyWords::tr("YUIOPASDFGHJKLZXVBCNMQWERT");
}

/// By its place in a row of choices: digits from 1, what is left out or read anew has 0.
QString digitOf(int place) {
  return place >= 0 && place <= 9 ? QString::number(place) : QString();
}

QString choiceKey(Ask ask, int id, int place) {
  //: Six neighbours on a keyboard of the language: camel, wood, food, stone, worker, statue.
  const QString neighbours = KeyWords::tr("QWERTY");
  if (id == none) return digitOf(0);
  if (isOfResources(ask)) return neighbours.mid(id, 1);
  if (ask == Ask::piece) return neighbours.mid(place, 1);
  //: The keys of the cards: merchant, negotiator, torturer, special, deity, revolt.
  if (ask == Ask::kind) return KeyWords::tr("MNTSDR").mid(place, 1);
  //: The keys of whether a card shows the ankh: not so (without), so (ankh).
  if (ask == Ask::ankh) return KeyWords::tr("OA").mid(id, 1);
  // The reserved boat, then the row.
  if (ask == Ask::load) return QStringLiteral("KABCDE").mid(id, 1);
  if (ask == Ask::revolts) return QStringLiteral("R");
  if (ask == Ask::happening) return QStringLiteral("ASDFGH").mid(id, 1);
  if (ask == Ask::raised) return QStringLiteral("VBN").mid(place, 1);
  if (ask == Ask::deed) {
    const Deed deed = deedOf(id);
    if (deed.resource) return neighbours.mid(static_cast<int>(*deed.resource), 1);
    return deed.swap ? digitOf(static_cast<int>(deed.swap->site) + 1) : digitOf(id);
  }
  const bool byPlace = ask == Ask::site || ask == Ask::special || ask == Ask::category ||
                       ask == Ask::home || ask == Ask::claim || ask == Ask::player;
  return byPlace || id == newBasic ? digitOf(place + 1) : digitOf(id);
}

} // namespace

KeyCaps::KeyCaps(const Draft& draft) : GivenKeys(spareKeys()) {
  if (!ui::singleKeysPress()) return;
  for (const Action& action : draft.actions()) {
    // In the order of Move.
    if (action.open)
      give(action.move, QStringLiteral("-C-+").mid(static_cast<int>(action.move), 1));
  }
  // What is asked next has its own keys, what is said already takes those that are left.
  for (const bool said : {false, true}) {
    for (const Question& question : draft.questions()) {
      const bool isSaid = !question.now && draft.work().said.meant.contains(question.id());
      if (isSaid == said) giveChoices(draft, question);
    }
  }
}

void KeyCaps::giveChoices(const Draft& draft, const Question& question) {
  const auto give = [&](int id, const QString& key) {
    const ChoiceId choice{question.id(), id};
    this->give(choice, key);
    if (const auto place = placeOf(draft.ground(), choice)) putOnBoard(*place, choice);
  };
  if (question.ask == Ask::supply) give(fieldItself, digitOf(question.about + 1));
  if (!question.now && isField(question)) return;
  for (int digit = 0; question.kind == Question::Kind::digits && digit <= 9; ++digit) {
    give(digit, digitOf(digit));
  }
  int place = 0;
  for (const Choice& choice : question.choices) {
    give(choice.id, choiceKey(question.ask, choice.id, place++));
  }
}

} // namespace nilometer::pyramidion
