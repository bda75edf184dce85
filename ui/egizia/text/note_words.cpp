// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/text/note_words.h"
#include "ui/text/row_order.h"

#include "ui/text/phrase.h"

#include "engine/egizia/effects.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

using egizia::Note;
using egizia::SphinxKind;
using table::Effect;

namespace {

struct NoteRow {
  Note note;
  const char* text; // %1 player, %2 before, %3 after
};

struct NoteWords {
  Q_DECLARE_TR_FUNCTIONS(Note)
public:
  static constexpr auto rows = std::to_array<NoteRow>({
      {Note::skipped, QT_TR_NOOP("%1 has no space to go to and is skipped")},
      {Note::passed, QT_TR_NOOP("%1 places no more ships this round")},
      {Note::fed, QT_TR_NOOP("%1: %3 grain for strength %2, enough for all crews")},
      {Note::hungry, QT_TR_N_NOOP("%1: only %3 grain for strength %2, %n missing")},
      {Note::watered, QT_TR_NOOP("%1: %2 grain from watered fields, water ring: %4")},
      {Note::declined, QT_TR_NOOP("%1 does not build %4")},
      {Note::notEntitled, QT_TR_NOOP("%1 waits in reserve %4 in vain: no building space was "
                                     "freed")},
      {Note::movedFirst, QT_TR_NOOP("%1 moves to first place %4")},
      {Note::assured, QT_TR_NOOP("%1 is sure to build from the reserve %4")},
      {Note::noParticipation, QT_TR_NOOP("%1: no points for participation")},
      {Note::sphinxScored, ""}, // see sphinxScored()
      {Note::tombsScored, QT_TR_N_NOOP("%1: tombs %2, that is %n point(s)")},
      {Note::stonesSold, QT_TR_N_NOOP("%1: stones left %2, sold for %n point(s)")},
      {Note::leftoverDeclined, QT_TR_NOOP("%1 takes no leftover card")},
      {Note::advanceLost, QT_TR_NOOP("%1: %4 is at the end of its track, the advance is lost")},
  });
};

static_assert(inEnumOrder(NoteWords::rows, &NoteRow::note,
                          static_cast<std::size_t>(Note::advanceLost) + 1),
              "every note needs its words, in the order of Note");

QString sphinxScored(const Effect& effect, const Table& table) {
  const int card = egizia::sourceOf(effect);
  const QString fact = sphinxFact(card, effect.before, table);
  const QStringList facts = {playerName(effect.player, table), sphinxCondition(card, table), fact};
  return fill(fact.isEmpty() ? NoteWords::tr("%1: %2 – %n point(s)", nullptr, effect.after)
                             : NoteWords::tr("%1: %2 (%3) – %n point(s)", nullptr, effect.after),
              facts);
}

/// What %n stands for; only a text with %n may be asked for by number.
int countOf(const Effect& effect) {
  const Note note = egizia::noteOf(effect);
  if (note == Note::hungry) return effect.before - effect.after;
  return note == Note::tombsScored || note == Note::stonesSold ? effect.after : -1;
}

/// What %4 stands for.
QString lastFact(const Effect& effect) {
  switch (egizia::noteOf(effect)) {
  case Note::watered: return ring(egizia::ringOf(effect));
  case Note::declined:
  case Note::notEntitled:
  case Note::movedFirst:
  case Note::assured: return site(egizia::siteOf(effect), Place::at);
  case Note::advanceLost: return crewName(egizia::crewOf(effect));
  case Note::skipped:
  case Note::passed:
  case Note::fed:
  case Note::hungry:
  case Note::noParticipation:
  case Note::sphinxScored:
  case Note::tombsScored:
  case Note::stonesSold:
  case Note::leftoverDeclined: break;
  }
  return {};
}

} // namespace

QString noteSentence(const Effect& effect, const Table& table) {
  if (egizia::noteOf(effect) == Note::sphinxScored) return sphinxScored(effect, table);
  const NoteRow& row = NoteWords::rows[static_cast<std::size_t>(egizia::noteOf(effect))];
  const QString text = NoteWords::tr(row.text, nullptr, countOf(effect));
  return fill(text, {playerName(effect.player, table), number(effect.before), number(effect.after),
                     lastFact(effect)});
}

QString sphinxFact(int index, int fact, const Table& table) {
  const auto& cards = table.edition->sphinxCards;
  if (index < 0 || static_cast<std::size_t>(index) >= cards.size()) return {};
  switch (cards[static_cast<std::size_t>(index)].kind) {
  case SphinxKind::playersOnLast: return NoteWords::tr("%n player(s)", nullptr, fact);
  case SphinxKind::ownStones:
  case SphinxKind::perOwnStone: return NoteWords::tr("%n own stone(s)", nullptr, fact);
  case SphinxKind::ownStonesInEach:
    return NoteWords::tr("%n own stone(s) in the weakest building", nullptr, fact);
  case SphinxKind::crewStrength: return fill(NoteWords::tr("strength %1"), {number(fact)});
  case SphinxKind::mostQuarries:
  case SphinxKind::mostField: return fill(NoteWords::tr("own sum %1"), {number(fact)});
  case SphinxKind::perPermanent: return NoteWords::tr("%n card(s)", nullptr, fact);
  case SphinxKind::perTen: return fill(NoteWords::tr("%1 before it"), {number(fact)});
  case SphinxKind::built:
  case SphinxKind::ownLast: break;
  }
  return {};
}

} // namespace nilometer::text
