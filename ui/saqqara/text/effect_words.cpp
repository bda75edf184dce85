// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/text/words.h"
#include "ui/text/phrase.h"
#include "ui/text/row_order.h"
#include "ui/text/text_rows.h"

#include "engine/saqqara/effects.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>

namespace nilometer::text {

using namespace saqqara;
using table::Effect;
using table::EffectKind;

namespace {

struct SaqqaraEffectWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraEffect)
};

/// Nothing moves, but the table should know. %1 = player, %2 = before, %3 = after, %4 = good, %5 =
/// warehouse; after is %n, too. Behind the notes: what is doubtful, and that nobody invests.
struct SaqqaraNoteWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraNote)
public:
  /// In the order of Note; what is doubtful by its rule: MARKET-4, STALL-2, THRESH-5 (there are
  /// too many, or there is none at all), ASK-4 (too high, too low), STALL-2. Then INVEST-4.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("%1 is finished for this phase"),
      QT_TR_NOOP("%1 cannot do anything more and passes"),
      QT_TR_NOOP("The supply is short of %4: %3 instead of %2"),
      QT_TR_N_NOOP("%5: threshold %2 reached with %n good(s)"),
      QT_TR_N_NOOP("%5: threshold %2 not reached with %n good(s)"),
      QT_TR_NOOP("%1 does not use Intrigue"),
      QT_TR_NOOP("%5: nobody is alone with a %2"),
      QT_TR_NOOP("%5: there are %2 Beggars, so none gets anything"),
      QT_TR_NOOP("%5: nobody wins the goods, they stay"),
      QT_TR_NOOP("Round %3 is the last one"),
      QT_TR_NOOP("%1 places no free worker"),
      QT_TR_NOOP("%1 has no worker for another pyramid, or none takes one"),
      "", // what was told is said by the entry
      QT_TR_NOOP("Not read off now: asked again later in this round, and judged then"),
      QT_TR_NOOP("Doubtful: the market card under %5 is not among those known, or has been seen "
                 "too often"),
      QT_TR_NOOP("Doubtful: the place of the stall. Expected: %4"),
      QT_TR_N_NOOP("Doubtful: the whole pile held only %n threshold card(s) “%3”"),
      QT_TR_NOOP("Doubtful: the whole pile held no threshold card “%3”"),
      QT_TR_NOOP("Doubtful: %3 as a printed number; at most %2 is likely"),
      QT_TR_NOOP("Doubtful: %3 as a printed number; at least %2 is likely"),
      QT_TR_NOOP("Doubtful: the place of the stall"), // where none is expected
      QT_TR_NOOP("Nobody invests"),
  });
};
static_assert(SaqqaraNoteWords::texts.size() == at(Note::doubtful) + 8);

QString noteText(const Effect& note, const SaqqaraNames& names) {
  if (isNote(note, Note::told)) return {};
  if (isNote(note, Note::doubtful)) {
    return doubtText(
        {.rule = note.rule, .place = note.detail, .needed = note.before, .had = note.after}, names);
  }
  const bool isInvesting = note.rule == "INVEST-4"_rule;
  const std::size_t index = isInvesting ? SaqqaraNoteWords::texts.size() - 1 : at(noteOf(note));
  const char* text = SaqqaraNoteWords::texts[index];
  return fill(SaqqaraNoteWords::tr(text, nullptr, countFor(text, note.after)),
              {playerName(note.player, names), number(note.before), number(note.after),
               goodName(static_cast<Good>(note.detail)), warehouseName(warehouseOf(note))});
}

/// Without a rule behind it: where two tables differ.
bool isDifference(const Effect& effect) {
  return effect.rule == "ENTRY"_rule;
}

QString stockText(const Effect& effect) {
  const StockEffect stock = asStock(effect);
  if (stock.by == 0 || stock.spot.store == Store::supply) return {};
  const QString goods = goodsText(some(std::abs(stock.by), stock.good));
  const QString text = changedBy(stock.by, goods, effect.after);
  if (stock.spot.store == Store::hand) return text;
  return fill(stock.spot.store == Store::hut ? SaqqaraEffectWords::tr("hut of %1: %2")
                                             : SaqqaraEffectWords::tr("Warehouse %1: %2"),
              {warehouseName(stock.spot.at), text});
}

QString dieText(int round, const SaqqaraNames& names) {
  const int year = (round - 1) / roundsPerYear + 1;
  return fill(SaqqaraEffectWords::tr("Die to %1, showing %2"),
              {fieldName((round - 1) % roundsPerYear, names), number(year)});
}

QString markerText(const Effect& effect, const SaqqaraNames& names) {
  switch (markerOf(effect)) {
  case Marker::boat:
    return fill(SaqqaraEffectWords::tr("boat to space %1"), {number(effect.after)});
  case Marker::stall:
    return effect.after == offTrack
               ? SaqqaraEffectWords::tr("Stall off its track")
               : fill(SaqqaraEffectWords::tr("Stall to %1"), {fieldName(effect.after, names)});
  case Marker::die: return dieText(effect.after, names);
  case Marker::start:
    return fill(SaqqaraEffectWords::tr("Start marker to %1"),
                {playerName(static_cast<table::Player>(effect.after), names)});
  case Marker::influence: break;
  }
  const int by = effect.after - effect.before;
  return fill(by > 0 ? SaqqaraEffectWords::tr("influence marker %2 at %1")
                     : SaqqaraEffectWords::tr("influence marker back from %1"),
              {warehouseName(warehouseOf(effect)), signedNumber(by)});
}

QString workerText(const Effect& effect) {
  return fill(effect.after == 0 ? SaqqaraEffectWords::tr("worker back from the pyramid %1")
                                : SaqqaraEffectWords::tr("worker to level %2 of the pyramid %1"),
              {pyramidName(pyramidOf(effect)), number(effect.after)});
}

/// %1 = warehouses, with their cards where it is about these; %2 = how many there are then; %n =
/// how many more or fewer, or how many warehouses.
struct CardMoveRow {
  CardMove move;
  const char* text;
  const char* ofAll = nullptr;      ///< done by everybody
  const char* difference = nullptr; ///< between two tables
};

struct CardMoveWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraCardMove)
public:
  static constexpr auto rows = std::to_array<CardMoveRow>({
      {CardMove::marketBack, QT_TR_NOOP("gives back the market card under %1"),
       QT_TR_N_NOOP("%n market card(s) back, under %1"),
       QT_TR_N_NOOP("%n market card(s) back, under %1")},
      {CardMove::marketOpened, QT_TR_N_NOOP("%n market card(s) laid out under %1")},
      {CardMove::marketWon, QT_TR_NOOP("takes the market card under %1")},
      {CardMove::marketLeft, QT_TR_N_NOOP("%n market card(s) off the board, under %1")},
      {CardMove::threshold, QT_TR_NOOP("Threshold cards: %1")},
      {CardMove::thresholdGone, QT_TR_NOOP("Threshold cards to the used pile: %1")},
      {CardMove::thresholdBack, QT_TR_NOOP("Threshold cards back on the pile: %1")},
      {CardMove::thresholdPile, QT_TR_NOOP("Used threshold cards shuffled into a new pile"),
       nullptr, QT_TR_NOOP("Threshold cards in the pile: %2")},
      {CardMove::drawn, QT_TR_N_NOOP("draws %n influence card(s)"),
       QT_TR_NOOP("All draw influence cards"), QT_TR_NOOP("influence cards in hand: %2")},
      {CardMove::discarded, QT_TR_N_NOOP("discards %n influence card(s)")},
      {CardMove::laid, QT_TR_NOOP("lays influence cards face down: %2"),
       QT_TR_NOOP("All lay influence cards face down"),
       QT_TR_NOOP("influence cards face down: %2")},
      {CardMove::laidBack, QT_TR_NOOP("influence cards back on the draw pile")},
      {CardMove::shuffled, QT_TR_NOOP("shuffles the discards into a new draw pile")},
      {CardMove::shown, QT_TR_NOOP("turns up: %1"), nullptr, QT_TR_NOOP("influence cards: %1")},
      {CardMove::putAway, QT_TR_NOOP("puts the influence cards away"),
       QT_TR_NOOP("All influence cards to the discards"),
       QT_TR_NOOP("influence cards in the discards: %2")},
  });
};
static_assert(inEnumOrder(CardMoveWords::rows, &CardMoveRow::move, at(CardMove::putAway) + 1),
              "every move of a card needs its words, in the order of CardMove");

QString cardAt(const Effect& effect) {
  const QString warehouse = warehouseName(warehouseOf(effect));
  const CardMove move = cardMoveOf(effect);
  if (move != CardMove::threshold && move != CardMove::shown) return warehouse;
  return QStringLiteral("%1 %2").arg(warehouse, move == CardMove::shown
                                                    ? influenceCard(effect.after)
                                                    : thresholdText(effect.after));
}

} // namespace

QString cardText(std::span<const Effect> alike, bool ofAll) {
  const Effect& first = alike.front();
  const CardMoveRow& row = CardMoveWords::rows[at(cardMoveOf(first))];
  const char* text = row.text;
  if (ofAll && row.ofAll != nullptr) text = row.ofAll;
  if (isDifference(first) && row.difference != nullptr) text = row.difference;
  QStringList warehouses;
  for (const Effect& effect : alike) warehouses += cardAt(effect);
  const int more = first.after - first.before;
  const int count = more != 0 ? more : static_cast<int>(alike.size());
  const QString said = CardMoveWords::tr(text, nullptr, countFor(text, count));
  return fill(said, {warehouses.join(QStringLiteral(", ")), number(first.after)});
}

QString phaseSentence(int round, Phase phaseThen, const SaqqaraNames& names) {
  if (phaseThen >= Phase::final) return phase(phaseThen);
  //: %1 = number of the round, %2 = field of the die, %3 = phase
  return fill(SaqqaraEffectWords::tr("Round %1, %2: %3"),
              {number(round), fieldName((round - 1) % roundsPerYear, names), phase(phaseThen)});
}

QString effectText(const Effect& effect, const SaqqaraNames& names) {
  switch (effect.kind) {
  case EffectKind::stock: return stockText(effect);
  case EffectKind::marker: return markerText(effect, names);
  case EffectKind::piece: return workerText(effect);
  case EffectKind::card: return cardText({&effect, 1}, false);
  case EffectKind::phase: return phaseSentence(roundOf(effect), phaseOf(effect), names);
  case EffectKind::note: return noteText(effect, names);
  default: return {}; // no marker shows it
  }
}

QString doubtText(const table::Finding& found, const SaqqaraNames& names) {
  const std::size_t index = found.rule == "MARKET-4"_rule  ? 0
                            : found.rule == "STALL-2"_rule ? (found.needed != 0 ? 1 : 6)
                            : found.rule == "ASK-4"_rule   ? (found.had > found.needed ? 4 : 5)
                            : found.needed > 0             ? 2
                                                           : 3;
  QStringList fields;
  for (int field = landField; index == 1 && field <= offTrack; ++field) {
    if ((found.needed >> field & 1) != 0) fields += fieldName(field, names);
  }
  const QString where = index == 0 ? warehouseName(static_cast<Warehouse>(found.place)) : QString();
  const QString had = index > 3 ? number(found.had) : thresholdText(found.had);
  const QStringList facts{{}, number(found.needed), had, listOf(fields), where};
  const char* text = SaqqaraNoteWords::texts[at(Note::doubtful) + index];
  return fill(SaqqaraNoteWords::tr(text, nullptr, countFor(text, found.needed)), facts);
}

} // namespace nilometer::text
