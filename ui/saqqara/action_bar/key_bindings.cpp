// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/action_bar/key_bindings.h"

#include "ui/table/action_bar/single_keys.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::saqqara {

using ui::ChoiceId;
using ui::PlaceId;

namespace {

struct KeyWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraKeys)
};

/// Where a further key is taken from, once what is meant is gone.
QString spareKeys() {
  //: Letters of a keyboard of the language, in the order in which they are given to what has no
  //: letter of its own.
  return KeyWords::tr("YUIOPADFGJKLVM") + QStringLiteral("1234567890");
}

QString specialKeys() {
  //: The keys for what is no number: no yield on a threshold card, Beggar, Trader.
  return KeyWords::tr("NBT");
}

QString choiceKey(Ask ask, int id) {
  const bool isOfGoods = ask == Ask::goods || ask == Ask::crop || ask == Ask::pay ||
                         ask == Ask::loot || ask == Ask::price;
  //: Six neighbours on a keyboard of the language: land, fish, linen, wood, gold, any.
  if (isOfGoods) return KeyWords::tr("QWERTY").mid(id, 1);
  if (ask == Ask::threshold) return id == noYield ? specialKeys().left(1) : QString::number(id);
  if (ask == Ask::influence && id > highestNumber) return specialKeys().mid(id - highestNumber, 1);
  if (ask == Ask::marketCard || ask == Ask::field) return QString::number(id + 1);
  if (ask == Ask::influence || ask == Ask::number) return QString::number(id);
  if (ask == Ask::times) return QStringLiteral("+");
  return ask == Ask::pyramids ? QString::number((id + 1) % pyramidCount) : QString();
}

QString moveKey(Move move) {
  // In the order of Move.
  return QStringLiteral("-XU-HSN-/").mid(static_cast<int>(move), 1);
}

} // namespace

KeyBindings::KeyBindings(const Game& game, const State& state, const Draft& draft)
    : DraftKeyBindings(spareKeys()) {
  if (!ui::singleKeysPress()) return;
  for (const Action& action : draft.actions()) {
    // What is closed says why it is when its key is pressed.
    const bool saysWhy = action.move >= Move::exchange || action.move == Move::withdraw;
    if (action.open || action.on || saysWhy) give(action.move, moveKey(action.move));
  }
  givePlaces(game, state, draft);
  giveChoices(draft);
}

void KeyBindings::givePlaces(const Game& game, const State& state, const Draft& draft) {
  for (const Question& question : draft.questions()) {
    int number = 0;
    if (question.ask == Ask::warehouse) {
      for (const Warehouse warehouse : game.edition->warehouses) {
        const int id = static_cast<int>(warehouse);
        give({question.id(), id}, QString::number(++number), placeId(BoardPlace::warehouse, id));
      }
    }
    if (question.ask != Ask::pyramid) continue;
    const Player player = draft.asked();
    for (const Choice& choice : question.choices) {
      const int reached = player == noPlayer ? 0 : state.of(player).levelOf(pyramidAt(choice.id));
      const PlaceId step = placeId(BoardPlace::step, std::min(reached + 1, topLevel), choice.id);
      give({question.id(), choice.id}, QString::number(++number), step);
    }
  }
}

void KeyBindings::giveChoices(const Draft& draft) {
  for (const Question& question : draft.questions()) {
    if (isPlace(question.ask) || (isCard(question.ask) && !question.now)) continue;
    for (const Choice& choice : question.choices) {
      give(ChoiceId{question.id(), choice.id}, choiceKey(question.ask, choice.id));
    }
    if (question.kind != Question::Kind::digits) continue;
    for (int digit = 0; digit < 10; ++digit) {
      give(ChoiceId{question.id(), digit}, QString::number(digit));
    }
  }
}

} // namespace nilometer::saqqara
