// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/action_bar/key_bindings.h"

#include "engine/pyramidion/course.h"
#include "ui/table/action_bar/single_keys.h"

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
  return KeyWords::tr("UIOPASDFGHJKLZXVBCNMYQWERT");
}

/// By its place in a row of choices: digits from 1, what is read anew has 0.
QString digitOf(int place) {
  return place >= 0 && place <= 9 ? QString::number(place) : QString();
}

QString resourceKeys() {
  //: Six neighbours on a keyboard of the language: camel, wood, food, stone, worker, statue.
  return KeyWords::tr("QWERTY");
}

/// Kinds of resources are among its choices.
bool offersResources(const Question& question) {
  const bool takes = question.ask == Ask::deed && !question.choices.empty() &&
                     deedOf(question.choices.front().id).resource;
  return takes || isOfResources(question.ask);
}

QString choiceKey(Ask ask, int id, int place) {
  if (isNo(ask, id)) return QStringLiteral("-");
  if (isOfResources(ask)) return resourceKeys().mid(id, 1);
  //: The keys of the cards: merchant, negotiator, torturer, special, deity, revolt.
  if (ask == Ask::kind) return KeyWords::tr("MNTSDR").mid(place, 1);
  if (ask == Ask::ankh) return QStringLiteral("XA").mid(id, 1);
  // The reserved boat, then the row.
  if (ask == Ask::load) return QStringLiteral("KABCDE").mid(id, 1);
  if (ask == Ask::revolts) return QStringLiteral("R");
  if (ask == Ask::happening) return QStringLiteral("ASDFGH").mid(id, 1);
  if (ask == Ask::raised) return QStringLiteral("VBN").mid(place, 1);
  if (ask == Ask::deed) {
    const Deed deed = deedOf(id);
    if (deed.resource) return resourceKeys().mid(static_cast<int>(*deed.resource), 1);
    if (deed.raise) return digitOf(0);
    return deed.swap ? digitOf(static_cast<int>(deed.swap->site) + 1) : digitOf(id);
  }
  // Cards that lie there and order markers have a number of their own.
  const bool isNumbered = ask == Ask::back || ask == Ask::marker;
  return digitOf(isNumbered || (isListed(ask) && id == readNew) ? id : place + 1);
}

} // namespace

KeyBindings::KeyBindings(const Session& session, const Draft& draft)
    : DraftKeyBindings(spareKeys()), m_places(courseOf(session.shownGame()).places) {
  if (!ui::singleKeysPress()) return;
  // What stays has its keys whatever is asked, then come those of what is asked next and of what is
  // typed with it; what is said already takes those that are left.
  enum Turn { stays, next, live, done };
  const auto turnOf = [&](const Question& question) {
    if (staysOpen(question)) return stays;
    if (draft.next() == question.id()) return next;
    return isTyped(question) ? live : done;
  };
  m_asksResources = std::ranges::any_of(draft.questions(), [&](const Question& question) {
    const Turn turn = turnOf(question);
    return (turn == next || turn == live) && offersResources(question);
  });
  for (const Turn turn : {stays, next, live, done}) {
    for (const Question& question : draft.questions()) {
      if (turnOf(question) != turn) continue;
      if (turn == done)
        giveAnswer(draft, question);
      else
        giveChoices(draft, question);
    }
    for (const Action& action : draft.actions()) {
      // In the order of Move. Whoever may not pass, or put off, is told why.
      const QString key = QStringLiteral("-C-+/-").mid(static_cast<int>(action.move), 1);
      const bool says = action.move == Move::pass || action.move == Move::later;
      const bool hasKey = action.open || says;
      if (turn == stays && hasKey) give(action.move, key);
    }
  }
}

void KeyBindings::giveChoices(const Draft& draft, const Question& question) {
  const auto give = [&](int id, const QString& key) {
    const ChoiceId choice{question.id(), id};
    // A kind of resources is not the place that it is counted for.
    const bool isAmount = question.kind == Question::Kind::amounts;
    DraftKeyBindings::give(choice, key, isAmount ? std::nullopt : placeOf(draft.ground(), choice));
  };
  const bool takesDigits = question.kind == Question::Kind::digits && !draft.isFull(question);
  for (int digit = 0; takesDigits && digit <= 9; ++digit) give(digit, digitOf(digit));
  int place = 0;
  for (const Choice& choice : question.choices) {
    const bool lies = question.ask == Ask::load && choice.id != reservedBoat;
    const bool isSeen = lies && at(choice.id) <= m_places.size();
    const int id = isSeen ? m_places[at(choice.id - 1)] : choice.id;
    const QString key = choiceKey(question.ask, id, place++);
    // Resources have the same keys everywhere: what stays open waits meanwhile.
    const bool waits = m_asksResources && staysOpen(question) && !offersResources(question) &&
                       resourceKeys().contains(key);
    if (!isHidden(question, choice) && !waits) give(choice.id, key);
  }
  // What is too often says why.
  for (int id = place + 1; question.ask == Ask::times && id <= 9; ++id) give(id, digitOf(id));
}

void KeyBindings::giveAnswer(const Draft& draft, const Question& question) {
  const bool isSaid = question.kind == Question::Kind::amounts
                          ? draft.standOf(question) == Stand::answered
                          : draft.work().has(question.id());
  if (question.kind != Question::Kind::one) {
    const ChoiceId field{question.id(), fieldItself};
    const auto place = placeOf(draft.ground(), field);
    const bool isSupply = question.ask == Ask::supply;
    const bool liesInRow = question.ask == Ask::points && as<NewBoats>(draft.work()) != nullptr;
    const QString key = isSupply ? digitOf(question.about + 1) : QString();
    if (isSupply || (isSaid && !place && !liesInRow)) give(field, key, place);
    return;
  }
  int number = 0;
  for (const Choice& choice : question.choices) {
    const QString key = choiceKey(question.ask, choice.id, number++);
    const ChoiceId id{question.id(), choice.id};
    const auto place = placeOf(draft.ground(), id);
    const bool isFree = place ? !key.isEmpty() && !find(key) : choice.chosen;
    // Digits are left to what is typed: nothing wanders when that begins.
    const bool isDigit = !place && !key.isEmpty() && key.front().isDigit();
    if (isSaid && isFree) give(id, isDigit ? QString() : key, place);
  }
}

} // namespace nilometer::pyramidion
