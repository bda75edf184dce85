// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/action_bar/strip_words.h"
#include "ui/saqqara/text/words.h"
#include "ui/table/action_bar/digit_chips.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <array>
#include <variant>

namespace nilometer::saqqara {

using text::fill;
using text::number;
using ui::ChipLook;
using ui::ChoiceId;
using ui::QuestionRow;

namespace {

struct ChoiceWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraChoice)
public:
  /// In the order of Move.
  static constexpr auto moves = std::to_array<const char*>(
      {QT_TR_NOOP("passes"), QT_TR_NOOP("Withdraw"), QT_TR_NOOP("Use it"),
       QT_TR_NOOP("does without"), QT_TR_NOOP("Exchange"), QT_TR_NOOP("Steal"),
       QT_TR_NOOP("Sail on the Nile"), QT_TR_NOOP("is done"),
       //: What is asked stays open.
       QT_TR_NOOP("Not now")});
};

/// The row of a number that is typed shows it before the digits.
constexpr int typedNumber = -1;

QString wayText(int way) {
  switch (exchangeOf(way)) {
  //: 1 land is exchanged for 1 of any goods, which all players may do at any time.
  case Exchange::land: return ChoiceWords::tr("1 : 1, open to all");
  case Exchange::card:
    //: Goods are exchanged with a market card; %1 = the warehouse that it lay under.
    return fill(ChoiceWords::tr("Card of %1"), {text::warehouseName(cardOf(way))});
  case Exchange::trade: return text::pyramidName(Pyramid::trade);
  case Exchange::irrigation: return text::pyramidName(Pyramid::irrigation);
  }
  return {};
}

QString choiceText(const Session& session, Ask ask, int id) {
  const auto& names = session.table();
  if (ask == Ask::pyramids || ask == Ask::pyramid) return text::pyramidName(pyramidAt(id));
  if (ask == Ask::start || ask == Ask::revealer) {
    return text::playerName(static_cast<Player>(id), names);
  }
  if (ask == Ask::marketCard) return text::marketCard(marketCardOf(id));
  if (ask == Ask::threshold) return text::thresholdText(id);
  if (ask == Ask::influence) return text::influenceCard(id);
  if (ask == Ask::warehouse) return text::warehouseName(static_cast<Warehouse>(id));
  if (ask == Ask::field) return text::fieldName(id, names);
  if (ask == Ask::price && id == anyKind) return ChoiceWords::tr("of any kind");
  if (ask == Ask::way) return wayText(id);
  return ask == Ask::number ? number(id) : text::goodName(static_cast<Good>(id));
}

/// What stands before the chips; mostly the turn line says it.
QString labelOf(const Session& session, const Question& question) {
  const Ask ask = question.ask;
  const auto about = static_cast<std::uint8_t>(question.about);
  if (ask == Ask::pyramids) return ChoiceWords::tr("Pyramids:");
  if (ask == Ask::start) return ChoiceWords::tr("Begins:");
  if (ask == Ask::revealer) return ChoiceWords::tr("Cards of:");
  if (ask == Ask::pay) return ChoiceWords::tr("Gives:");
  if (ask == Ask::get) return ChoiceWords::tr("Gets:");
  if (ask == Ask::way) return ChoiceWords::tr("How:");
  if (ask == Ask::warehouse) return ChoiceWords::tr("Warehouse:");
  if (ask == Ask::price) return ChoiceWords::tr("Price:");
  if (ask == Ask::loot) {
    return fill(ChoiceWords::tr("From %1:"), {text::playerName(about, session.table())});
  }
  if (!isCard(ask)) return {};
  return fill(QStringLiteral("%1:"), {text::warehouseName(static_cast<Warehouse>(about))});
}

/// The kind of goods that a choice is about.
bool isOfGoods(Ask ask) {
  return ask == Ask::goods || ask == Ask::crop || ask == Ask::pay || ask == Ask::get ||
         ask == Ask::loot || ask == Ask::price;
}

/// How many are meant, and how many there are: "2 / 4", "2× (at most 4)".
QString amountText(Ask ask, const Choice& choice) {
  const QStringList counts{number(choice.count), number(choice.most)};
  if (ask == Ask::price) return counts.front();
  if (ask != Ask::times) return fill(QStringLiteral("%1 / %2"), counts);
  //: How often something is done, and how often it can be done.
  return choice.most > 0 ? fill(ChoiceWords::tr("%1× (at most %2)"), counts)
                         : fill(QStringLiteral("%1×"), counts);
}

ChipLook chipOf(const Session& session, const Question& question, const Choice& choice) {
  ChipLook look;
  look.text = choiceText(session, question.ask, choice.id);
  look.chosen = choice.chosen;
  if (isOfGoods(question.ask) && choice.id < goodCount)
    look.ware = static_cast<ui::Ware>(choice.id);
  if (question.kind == Question::Kind::amounts) {
    const QString amount = amountText(question.ask, choice);
    look.name =
        question.ask == Ask::times ? amount : fill(QStringLiteral("%1 %2"), {look.text, amount});
    // The sign says what it is.
    look.text = look.ware ? amount : look.name;
    look.isNone = look.ware && choice.most == 0;
    look.tip = ChoiceWords::tr("Shift takes one back, Ctrl takes all.");
  }
  if (question.ask == Ask::revealer || question.ask == Ask::start) {
    look.player = ui::playerColourAt(session.colourOf(static_cast<Player>(choice.id)));
  }
  return look;
}

QuestionRow digitsOf(const Question& question, const KeyBindings& keys) {
  QuestionRow row;
  row.question = question.id();
  ChipLook typed;
  if (question.number) typed.text = number(*question.number);
  typed.name = question.number ? typed.text : QStringLiteral("?");
  typed.isField = true;
  row.chips.push_back({typedNumber, false, typed});
  ui::addDigits(row, keys, 9, question.number);
  return row;
}

} // namespace

std::vector<QuestionRow> rowsOf(const Session& session, const Draft& draft, const KeyBindings& keys,
                                bool allPlaces) {
  std::vector<QuestionRow> rows;
  const auto& questions = draft.questions();
  const auto isOnBoard = [&](const Question& question) {
    const bool isOnly = questions.size() == 1 && draft.actions().empty();
    return isPlace(question.ask) && !(question.ask == Ask::warehouse && (allPlaces || isOnly));
  };
  // Once all cards are read the row of the last one stays where it is, closed.
  const auto isRead = [](const Question& question) { return isCard(question.ask); };
  const auto isNow = [](const Question& question) { return isCard(question.ask) && question.now; };
  const auto last = std::ranges::find_if(questions.rbegin(), questions.rend(), isRead);
  const bool allRead = std::ranges::none_of(questions, isNow);
  const auto& entry = draft.work().entry;
  const auto* takes = entry ? std::get_if<TakeGoods>(&*entry) : nullptr;
  int chosen = 0;
  for (const Question& question : questions) {
    // Who begins is asked when one pyramid is missing at most; those left over make room then.
    if (question.ask == Ask::start && chosen <= session.players()) continue;
    const bool isClosed = allRead && last != questions.rend() && &question == &*last;
    if (isOnBoard(question) || (isCard(question.ask) && !question.now && !isClosed)) continue;
    if (question.kind == Question::Kind::digits) {
      rows.push_back(digitsOf(question, keys));
      continue;
    }
    QuestionRow row;
    row.question = question.id();
    row.label = labelOf(session, question);
    // Beside a long name the turn line has no room for it.
    if (takes != nullptr && question.ask == Ask::goods)
      row.label = fill(QStringLiteral("%1:"), {text::warehouseName(takes->at)});
    row.several = question.kind == Question::Kind::several;
    row.aligned = question.ask == Ask::loot;
    for (const Choice& choice : question.choices) {
      chosen += choice.chosen ? 1 : 0;
      if (question.ask == Ask::pyramids && !choice.open) continue;
      ChipLook look = chipOf(session, question, choice);
      look.keyCap = keys.of(ChoiceId{question.id(), choice.id});
      const bool isOpen = choice.open || choice.chosen || choice.count > 0;
      row.chips.push_back({choice.id, isOpen && !isClosed, look});
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

bool endsTurn(Move move) {
  return move == Move::pass || move == Move::decline || move == Move::done;
}

QString moveText(Move move) {
  return ChoiceWords::tr(ChoiceWords::moves[static_cast<std::size_t>(move)]);
}

} // namespace nilometer::saqqara
