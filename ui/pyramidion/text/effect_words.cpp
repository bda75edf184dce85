// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pyramidion/text/words.h"
#include "ui/text/correction_words.h"
#include "ui/text/row_order.h"
#include "ui/text/text_rows.h"

#include "engine/pyramidion/effects.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>

namespace nilometer::text {

using namespace pyramidion;

namespace {

struct PyramidionEffectWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionEffect)
};

/// Nothing moves, but the table should know. %1 = player, %2 = before, %3 = after, and by the note
/// %4 = category, %5 = troop, %6 = card, %7 and %8 = resources before and after.
struct PyramidionNoteWords {
  Q_DECLARE_TR_FUNCTIONS(PyramidionNote)
public:
  /// In the order of Note; what is doubtful by its rule, in the order of doubts, the last two
  /// twice: too high, too low.
  static constexpr auto texts = std::to_array<const char*>({
      QT_TR_NOOP("%1 passes"),
      QT_TR_NOOP("%1 cannot play any more cards here and passes"),
      QT_TR_NOOP("The supply is short: %8 instead of %7"),
      QT_TR_NOOP("%1 is alone in front, with %3 in %4"),
      QT_TR_NOOP("Nobody is alone in front in %4"),
      QT_TR_NOOP("%1 has %3 in %4, but this site asks for %2"),
      QT_TR_NOOP("%1 has no %5 left, so everything stays as it is"),
      QT_TR_NOOP("%1 keeps the %5 that is there"),
      QT_TR_NOOP("%1 has %3 against a revolt of %2 and loses all cards here"),
      QT_TR_NOOP("The revolt has a strength of %3"),
      QT_TR_NOOP("%1 declines"),
      "", // what was told is said by the entry
      "",
      "",
      QT_TR_NOOP("Nobody has reached the target"),
      QT_TR_NOOP("Not read off now: asked for again at the end of the round"),
      QT_TR_NOOP("Doubtful: %3 different cards of one kind have been read, %6, but there are %2"),
      QT_TR_NOOP("Doubtful: %3 different boats have been read, but there are %2"),
      QT_TR_NOOP("Doubtful: %3 different supply cards have been read, but there are %2"),
      QT_TR_NOOP("Doubtful: %3 different revolt markers have been read, but there are %2"),
      QT_TR_NOOP("Doubtful: the supply card just discarded cannot be the next one"),
      QT_TR_NOOP("Doubtful: %3 as a printed number; at most %2 is likely"),
      QT_TR_NOOP("Doubtful: %3 as a printed number; at least %2 is likely"),
      QT_TR_NOOP("Doubtful: %3 as the points of all boats of %1; at most %2 is likely"),
      QT_TR_NOOP("Doubtful: %3 as the points of all boats of %1; at least %2 is likely"),
  });
  static constexpr std::array doubts{"CARD-6"_rule,   "BOAT-5"_rule, "SUPPLY-2"_rule,
                                     "REVOLT-2"_rule, "SET-8"_rule,  "SEE-4"_rule,
                                     "SEE-4"_rule,    "END-3"_rule,  "END-3"_rule};
};
static_assert(PyramidionNoteWords::texts.size() ==
              at(Note::doubtful) + PyramidionNoteWords::doubts.size());

QString noteText(const Effect& note, const PyramidionNames& names) {
  std::size_t index = note.what;
  if (isNote(note, Note::doubtful)) {
    while (PyramidionNoteWords::doubts[index - note.what] != note.rule) ++index;
    const bool isRange = note.rule == "SEE-4"_rule || note.rule == "END-3"_rule;
    if (isRange && note.after < note.before) ++index;
  }
  const Resource kind{note.detail};
  const char* text = PyramidionNoteWords::texts[index];
  return *text == '\0'
             ? QString()
             : fill(PyramidionNoteWords::tr(text),
                    {playerName(note.player, names), number(note.before), number(note.after),
                     categoryName(Category{note.detail}), troopName(Troop{note.detail}),
                     cardName(CardKind{note.detail}), countedResource(note.before, kind),
                     countedResource(note.after, kind)});
}

QString stockText(const Effect& effect) {
  if (effect.detail == supplySpot || effect.before == effect.after) return {};
  const int by = effect.after - effect.before;
  const QString text =
      changedBy(by, countedResource(std::abs(by), resourceOf(effect)), effect.after);
  if (effect.detail == ownSpot) return text;
  return fill(QStringLiteral("%1: %2"), {siteName(siteAt(effect.detail)), text});
}

/// In the order of Marker: put there, taken away. %1 = site, %2 = category, %3 = detail, %4 =
/// after.
struct PyramidionMarkers {
  Q_DECLARE_TR_FUNCTIONS(PyramidionMarker)
public:
  static constexpr std::array<std::array<const char*, 2>, at(Marker::minimum) + 1> texts{
      {{QT_TR_NOOP("Sundial onto %1"), QT_TR_NOOP("Sundial off %1")},
       {QT_TR_NOOP("takes order marker %4"), QT_TR_NOOP("order marker back to Giza")},
       {QT_TR_NOOP("philosopher marker onto card %3"),
        QT_TR_NOOP("Philosopher marker off card %3")},
       {QT_TR_NOOP("Minimum of %2 now %4"), QT_TR_NOOP("Minimum of %2 as printed")}}};
};

QString markerText(const Effect& effect) {
  const auto& texts = PyramidionMarkers::texts[at(markerOf(effect))];
  return fill(PyramidionMarkers::tr(texts[effect.after > 0 ? 0 : 1]),
              {siteName(Site{effect.detail}), categoryName(Category{effect.detail}),
               number(effect.detail), number(effect.after)});
}

QString troopText(const Effect& effect) {
  return fill(effect.after > 0 ? PyramidionEffectWords::tr("%1 onto %2")
                               : PyramidionEffectWords::tr("%1 home from %2"),
              {troopName(Troop{effect.what}), siteName(Site{effect.detail})});
}

/// %1 = detail, %2 = after, %3 = before, %4 = card of that kind; %n by the move.
struct CardRow {
  CardMove move;
  const char* text;
  const char* difference = nullptr; ///< between two tables
  const char* reserved = nullptr;   ///< of a boat that has no place in the row, of no hand
};

struct PyramidionCardMoves {
  Q_DECLARE_TR_FUNCTIONS(PyramidionCardMove)
public:
  static constexpr auto rows = std::to_array<CardRow>({
      {CardMove::dealt, QT_TR_N_NOOP("%n card(s) in hand"), nullptr,
       QT_TR_NOOP("all cards in hand to the discards")},
      {CardMove::played, QT_TR_NOOP("plays %4 as card %2"),
       QT_TR_NOOP("%4 onto the site as card %2")},
      {CardMove::drawn, QT_TR_NOOP("draws a card")},
      {CardMove::recruited, QT_TR_NOOP("discards %4")},
      {CardMove::removed, QT_TR_NOOP("%4 (card %1) off the site")},
      {CardMove::takenBack, QT_TR_NOOP("takes card %1 back in hand")},
      {CardMove::cleared, QT_TR_N_NOOP("%n card(s) off the site, basic cards to their owners")},
      {CardMove::shuffled, QT_TR_N_NOOP("Discards shuffled into a pile of %n card(s)"),
       QT_TR_NOOP("Cards in the draw pile: %2")},
      {CardMove::boatTurned, QT_TR_N_NOOP("%n boat(s) turned up"),
       QT_TR_NOOP("Another boat at place %2 of the row"),
       QT_TR_NOOP("draws a boat, open and reserved")},
      {CardMove::boatLoaded, QT_TR_NOOP("takes the boat, face down"),
       QT_TR_NOOP("loaded boats: %2"), QT_TR_NOOP("takes the reserved boat, face down")},
      {CardMove::boatGone, QT_TR_NOOP("reserved boat to the discards"),
       QT_TR_NOOP("reserved boat off the table")},
      {CardMove::boatsShuffled, QT_TR_N_NOOP("Discarded boats shuffled into a pile of %n boat(s)"),
       QT_TR_NOOP("Boats in the pile: %2")},
      {CardMove::supplyTurned, QT_TR_NOOP("Next supply card turned up"),
       QT_TR_NOOP("Supply cards in the pile: %2")},
      {CardMove::markerTurned, QT_TR_NOOP("Revolt marker turned: %2")},
  });
};
static_assert(inEnumOrder(PyramidionCardMoves::rows, &CardRow::move,
                          at(CardMove::markerTurned) + 1),
              "every move of a card needs its words, in the order of CardMove");

QString moveOfCard(const Effect& effect, int alike) {
  const CardMove move = cardMoveOf(effect);
  if (move == CardMove::removed && alike > 1) {
    return PyramidionCardMoves::tr("%n card(s) off the site", nullptr, alike);
  }
  const CardRow& row = PyramidionCardMoves::rows[at(move)];
  if (move == CardMove::cleared && effect.detail == 0) return {};
  const bool hasPlace = (move == CardMove::boatLoaded ? effect.before : effect.after) > 0;
  const char* text = row.reserved != nullptr && !hasPlace ? row.reserved : row.text;
  // Without a rule behind it: where two tables differ.
  const bool isReserved = move == CardMove::boatTurned && !hasPlace;
  if (effect.rule == "ENTRY"_rule && row.difference != nullptr && !isReserved)
    text = row.difference;
  int count = move == CardMove::cleared ? effect.detail : effect.after;
  if (move == CardMove::boatTurned) count = alike;
  const int kind = move == CardMove::removed ? effect.before : effect.detail;
  return fill(
      PyramidionCardMoves::tr(text, nullptr, countFor(text, count)),
      {number(effect.detail), number(effect.after), number(effect.before), cardName(kindAt(kind))});
}

} // namespace

QString phaseSentence(int round, Phase phaseThen) {
  if (phaseThen == Phase::over) return phase(phaseThen);
  //: %1 = number of the round, %2 = phase
  return fill(PyramidionEffectWords::tr("Round %1: %2"), {number(round), phase(phaseThen)});
}

QString effectText(const Effect& effect, const PyramidionNames& names, int alike) {
  switch (effect.kind) {
  case EffectKind::stock: return stockText(effect);
  case EffectKind::marker: return markerText(effect);
  case EffectKind::piece: return troopText(effect);
  case EffectKind::card: return moveOfCard(effect, alike);
  case EffectKind::order:
    return fill(PyramidionEffectWords::tr("place %1 in the player order"), {number(effect.after)});
  case EffectKind::phase: return phaseSentence(effect.detail, Phase(effect.after));
  case EffectKind::note: return noteText(effect, names);
  default: return {}; // no marker shows it
  }
}

QString pyramidionReason(const table::LedgerLine& line) {
  if (line.what == table::nothing) return CorrectionWords::reason();
  if (line.what == majorityPoints) {
    return PyramidionEffectWords::tr("Most torturer troops on sites");
  }
  if (line.what == revealedPoints) return PyramidionEffectWords::tr("All loaded boats");
  return fill(PyramidionEffectWords::tr("Loaded boat %1"), {number(line.what + 1)});
}

} // namespace nilometer::text
