// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/strip/strip_words.h"
#include "ui/saqqara/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::saqqara {

using ui::ChipLook;
using ui::ChoiceId;
using ui::QuestionRow;
using words::fill;
using words::number;

namespace {

struct ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraChoice)
};

/// The row of a number that is typed shows it before the digits.
constexpr int typedNumber = -1;

QString wayText(int way) {
  switch (exchangeOf(way)) {
  case Exchange::land: return words::goodName(Good::land);
  case Exchange::card:
    //: Goods are exchanged with a market card; %1 = the warehouse that it lay under.
    return fill(ChoiceWords::tr("Card of %1"), {words::warehouseName(cardOf(way))});
  case Exchange::trade: return words::pyramidName(Pyramid::trade);
  case Exchange::irrigation: return words::pyramidName(Pyramid::irrigation);
  }
  return {};
}

QString choiceText(const Session& session, Ask ask, int id) {
  const auto& names = session.table();
  switch (ask) {
  case Ask::pyramids:
  case Ask::pyramid: return words::pyramidName(pyramidAt(id));
  case Ask::start:
  case Ask::revealer: return words::playerName(static_cast<Player>(id), names);
  case Ask::marketCard: return words::marketCard(marketCardOf(id));
  case Ask::threshold: return words::thresholdText(id);
  case Ask::influence: return words::influenceCard(id);
  case Ask::warehouse: return words::warehouseName(static_cast<Warehouse>(id));
  case Ask::field: return words::fieldName(id, names);
  case Ask::goods:
  case Ask::crop:
  case Ask::pay:
  case Ask::get:
  case Ask::loot: return words::goodName(static_cast<Good>(id));
  case Ask::price:
    return id == anyKind ? ChoiceWords::tr("of any kind") : words::goodName(static_cast<Good>(id));
  case Ask::way: return wayText(id);
  case Ask::times: return ChoiceWords::tr("times");
  case Ask::number: return number(id);
  }
  return {};
}

/// What stands before the chips; mostly the turn line says it.
QString labelOf(const Session& session, const Question& question) {
  switch (question.ask) {
  case Ask::pyramids: return ChoiceWords::tr("Pyramids:");
  case Ask::start: return ChoiceWords::tr("Begins:");
  case Ask::marketCard:
  case Ask::threshold:
  case Ask::influence:
    return fill(QStringLiteral("%1:"),
                {words::warehouseName(static_cast<Warehouse>(question.about))});
  case Ask::revealer: return ChoiceWords::tr("Cards of:");
  case Ask::pay: return ChoiceWords::tr("Gives:");
  case Ask::get: return ChoiceWords::tr("Gets:");
  case Ask::way: return ChoiceWords::tr("By:");
  case Ask::loot:
    return fill(ChoiceWords::tr("From %1:"),
                {words::playerName(static_cast<Player>(question.about), session.table())});
  case Ask::price: return ChoiceWords::tr("Price:");
  case Ask::goods:
  case Ask::warehouse:
  case Ask::field:
  case Ask::crop:
  case Ask::times:
  case Ask::pyramid:
  case Ask::number: break;
  }
  return {};
}

ChipLook chipOf(const Session& session, const Question& question, const Choice& choice) {
  ChipLook look;
  look.text = choiceText(session, question.ask, choice.id);
  look.chosen = choice.chosen;
  if (question.kind == Question::Kind::amounts) {
    // How many are meant, and how many there are: "fish 2 / 4".
    const bool isBounded = question.ask != Ask::price;
    look.text = isBounded ? fill(QStringLiteral("%1 %2 / %3"),
                                 {look.text, number(choice.count), number(choice.most)})
                          : fill(QStringLiteral("%1 %2"), {look.text, number(choice.count)});
    look.tip = ChoiceWords::tr("Shift takes one back, Ctrl takes all.");
  }
  if (question.ask == Ask::revealer || question.ask == Ask::start) {
    look.player = ui::playerColourAt(session.colourOf(static_cast<Player>(choice.id)));
  }
  return look;
}

QuestionRow digitsOf(const Question& question, const KeyCaps& keys) {
  QuestionRow row;
  row.question = question.id();
  ChipLook typed;
  typed.text = question.number ? number(*question.number) : QStringLiteral("?");
  typed.chosen = true;
  row.chips.push_back({typedNumber, false, typed});
  for (int digit = 0; digit < 10; ++digit) {
    ChipLook look;
    look.text = number(digit);
    look.keyCap = keys.of(ChoiceId{question.id(), digit});
    row.chips.push_back({digit, true, look});
  }
  return row;
}

bool isPlace(const Question& question) {
  return question.ask == Ask::warehouse || question.ask == Ask::pyramid;
}

bool isReadLater(const Question& question) {
  const bool reads = question.ask == Ask::marketCard || question.ask == Ask::threshold ||
                     question.ask == Ask::influence;
  return reads && !question.now;
}

QString moveText(Move move) {
  switch (move) {
  case Move::pass: return ChoiceWords::tr("passes");
  case Move::withdraw: return ChoiceWords::tr("Withdraw");
  case Move::use: return ChoiceWords::tr("Use it");
  case Move::decline: return ChoiceWords::tr("does without");
  case Move::exchange: return ChoiceWords::tr("Exchange");
  case Move::steal: return ChoiceWords::tr("Steal");
  case Move::sail: return ChoiceWords::tr("Sail on the Nile");
  case Move::done: return ChoiceWords::tr("is done");
  }
  return {};
}

} // namespace

std::vector<QuestionRow> rowsOf(const Session& session, const Draft& draft, const KeyCaps& keys) {
  std::vector<QuestionRow> rows;
  for (const Question& question : draft.questions()) {
    if (isPlace(question) || isReadLater(question)) continue;
    if (question.kind == Question::Kind::digits) {
      rows.push_back(digitsOf(question, keys));
      continue;
    }
    QuestionRow row;
    row.question = question.id();
    row.label = labelOf(session, question);
    row.several = question.kind == Question::Kind::several;
    for (const Choice& choice : question.choices) {
      ChipLook look = chipOf(session, question, choice);
      look.keyCap = keys.of(ChoiceId{question.id(), choice.id});
      row.chips.push_back({choice.id, choice.open || choice.chosen || choice.count > 0, look});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

bool endsTurn(Move move) {
  return move == Move::pass || move == Move::decline || move == Move::done;
}

ChipLook lookOf(const Session& session, const Action& action) {
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.chosen = action.on;
  look.text = moveText(action.move);
  const Player player = session.shown().turn;
  if (!endsTurn(action.move) || player == noPlayer) return look;
  // The symbol says who.
  look.player = ui::playerColourAt(session.colourOf(player));
  look.name = look.tip =
      fill(QStringLiteral("%1 %2"), {words::playerName(player, session.wholeTable()), look.text});
  return look;
}

QString continueText() {
  return ChoiceWords::tr("Continue");
}
QString enterText() {
  //: To enter what was chosen at the table.
  return ChoiceWords::tr("Enter");
}
QString leaveText() {
  return ChoiceWords::tr("Leave it");
}

ui::StripView::Texts stripTexts() {
  return {.confirm = {enterText(), continueText(), leaveText()}};
}

} // namespace nilometer::saqqara
