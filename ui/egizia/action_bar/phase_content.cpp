// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/choice_words.h"

#include "engine/egizia/effects.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/text/move_groups.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using egizia::Effect;
using egizia::EffectKind;
using egizia::Note;
using text::fill;
using text::number;

namespace {

using Tone = PhaseColumn::Tone;

struct ColumnWords {
  Q_DECLARE_TR_FUNCTIONS(PhaseCard)
};

bool tellsEverybody(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::Feed>(entry) ||
         std::holds_alternative<egizia::ProduceStones>(entry) ||
         std::holds_alternative<egizia::ScoreParticipation>(entry) ||
         std::holds_alternative<egizia::SetOrder>(entry);
}

/// Ships and crews that go back do so for all at once.
bool isTold(const Effect& effect) {
  return effect.kind != EffectKind::phase && effect.kind != EffectKind::turned &&
         effect.kind != EffectKind::piece;
}

bool isFeeding(const Effect& effect) {
  return table::isNote(effect, Note::fed) || table::isNote(effect, Note::hungry);
}

/// The result says how many more: what there is now, short enough for one line.
QString stonesNow(const Effect& effect) {
  const int lost = egizia::lostOf(effect);
  if (lost == 0) {
    //: In the production of stones: how many somebody has from now on.
    return fill(ColumnWords::tr("%1 now"), {number(effect.after)});
  }
  //: The same, and how many more there was no room for.
  return fill(ColumnWords::tr("%1 now, %n lost", nullptr, lost), {number(effect.after)});
}

/// Fills in the column of one player, effect by effect.
class ColumnMaker {
public:
  ColumnMaker(const EgiziaSession& session, const egizia::Effects& effects, table::Player player)
      : m_session(session), m_effects(effects), m_player(player) {
    m_column = columnOfSeat({}, session, player);
    m_column.name = text::playerName(player, session.table());
    m_column.result = QStringLiteral("–");
  }

  PhaseColumn make() {
    for (const Effect& effect : m_effects) {
      if (effect.player == m_player && isTold(effect)) add(effect);
    }
    if (m_points != 0) {
      m_column.result = text::signedNumber(m_points) + text::restsSign(m_basis);
      m_column.tone = m_points < 0 ? Tone::stop : Tone::fine;
    }
    // Whoever gets nothing is asked about, too.
    m_column.line.text = m_told.isEmpty() ? m_column.name : m_told.join(u'\n');
    m_column.line.rests = text::restsOn(m_basis, m_session.table());
    m_column.line.behind = text::restsOnLines(m_basis, m_session.wholeTable());
    return m_column;
  }

private:
  void add(const Effect& effect) {
    const QString told = text::sentence(effect, m_session.table());
    if (told.isEmpty()) return;
    const egizia::PrintedSet basis = effectBasis(m_session, m_effects, effect);
    egizia::addPrinted(m_basis, basis);
    m_told += told + text::restsSign(basis);
    if (!m_column.line.rule) m_column.line.rule = effect.rule;
    say(effect);
  }

  void say(const Effect& effect) {
    const int by = effect.after - effect.before;
    const bool produces = effect.kind == EffectKind::stock &&
                          egizia::stockOf(effect) == egizia::Stock::stones && by >= 0;
    const QString why = produces ? stonesNow(effect) : text::effectMove(effect, m_session.table());
    if (isFeeding(effect)) {
      const bool fed = table::isNote(effect, Note::fed);
      //: In the feeding of the crews: they have enough.
      m_column.result = fed ? QStringLiteral("✓ ") + ColumnWords::tr("fed") : number(0);
      m_column.tone = fed ? Tone::fine : Tone::plain;
      //: In the feeding of the crews: so much grain, and how much they need.
      m_column.why = fill(ColumnWords::tr("%1 grain, %2 needed"),
                          {number(effect.after), number(effect.before)});
      return;
    }
    if (effect.kind == EffectKind::points) m_points += by;
    if (effect.kind == EffectKind::stock) m_column.result = text::signedNumber(by);
    if (effect.kind == EffectKind::order) m_column.result = number(effect.after);
    // Why somebody goes back says more than where to.
    if (m_column.why.isEmpty()) m_column.why = why;
  }

  const EgiziaSession& m_session;
  const egizia::Effects& m_effects;
  table::Player m_player;
  PhaseColumn m_column;
  QStringList m_told;
  egizia::PrintedSet m_basis;
  int m_points = 0;
};

/// In the order in which the phase comes to them, then whoever it has nothing for.
std::vector<table::Player> playersIn(const EgiziaSession& session, const egizia::Effects& effects) {
  std::vector<table::Player> players;
  const auto add = [&](table::Player player) {
    if (player == table::noPlayer || std::ranges::find(players, player) != players.end()) return;
    players.push_back(player);
  };
  for (const Effect& effect : effects) {
    if (isTold(effect)) add(effect.player);
  }
  for (table::Player player = 0; player < session.players(); ++player) add(player);
  return players;
}

void asList(QuestionRow& row) {
  row.columns = true;
  for (QuestionRow::Entry& entry : row.chips) entry.look.inList = true;
}

} // namespace

/// Many cards are possible: they are laid out beside the river.
std::optional<PhaseCardContent> phaseCardOf(const EgiziaSession& session, const Draft& draft,
                                            const KeyBindings& keys) {
  if (session.isLookingBack()) return std::nullopt;
  for (const Question& question : draft.questions()) {
    if (question.ask != Ask::card) continue;
    PhaseCardContent content;
    QuestionRow row = rowOf(session, draft, question, keys);
    content.title = row.label;
    row.label.clear();
    asList(row);
    content.rows.push_back(row);
    return content;
  }
  return std::nullopt;
}

std::vector<PhaseColumn> phaseColumnsOf(const EgiziaSession& session, const Draft& draft) {
  const auto entry = draft.entry();
  if (session.isLookingBack() || !entry || !tellsEverybody(*entry)) return {};
  const egizia::Effects effects = session.preview(*entry);
  std::vector<PhaseColumn> columns;
  for (const table::Player player : playersIn(session, effects)) {
    columns.push_back(ColumnMaker(session, effects, player).make());
    columns.back().asked = draft.asked() == player;
  }
  return columns;
}

} // namespace nilometer::ui
