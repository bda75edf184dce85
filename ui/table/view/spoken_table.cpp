// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/spoken_table.h"

#include "ui/table/action_bar/phase_card.h"
#include "ui/table/action_bar/spoken_rows.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/prompt.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct TableHeardWords {
  Q_DECLARE_TR_FUNCTIONS(SpokenTable)
};

QString joinedBy(const QString& between, QStringList parts) {
  parts.removeAll({});
  return parts.join(between);
}

QString spokenRefusal(const StripContent& strip) {
  if (!strip.refused) return {};
  QStringList said = strip.body.split(u'\n');
  said.front() = TableHeardWords::tr("That is against the rules:") + u' ' + said.front();
  if (strip.canInsist) said += TableHeardWords::tr("Ctrl+Enter enters it anyway");
  return joinedBy(QStringLiteral(". "), said);
}

QString spokenMoves(const StripContent& strip) {
  const MoveContent& moves = strip.moves;
  const QString told = moves.told.isEmpty() ? moves.text : moves.told;
  if (!told.isEmpty()) return joinedBy(QStringLiteral(": "), {moves.heading, told});
  return strip.refused ? QString() : strip.body;
}

/// Which things can be done, whoever does them.
QString kindsOf(const StripContent& strip) {
  QStringList kinds;
  for (const StripContent::ActionChip& action : strip.actions) {
    kinds += text::number(action.index) + action.look.keyCap;
  }
  return kinds.join(u' ');
}

QString spokenOthers(const StripContent& strip) {
  QuestionRow row;
  row.label = TableHeardWords::tr("Also possible:");
  for (const StripContent::ActionChip& action : strip.actions) {
    row.chips.push_back({action.index, true, action.look});
  }
  return spokenQuestion(row);
}

} // namespace

SpokenTable spokenTable(const StripContent& strip, const PhaseLook& phases,
                        const PhaseCardContent* card) {
  SpokenTable spoken;
  const auto whole = [&](const QString& text) { return strip.names.inFull(text); };
  spoken.refusal = whole(spokenRefusal(strip));
  spoken.moves = whole(spokenMoves(strip));
  const QString phase = phases.phaseName == phases.round ? QString() : phases.phaseName;
  spoken.moment = joinedBy(QStringLiteral(", "), {phases.round, phase});
  for (const PhaseColumn& column : strip.columns) {
    spoken.results += whole(joinedBy(QStringLiteral(". "), {column.line.text, column.line.why}));
  }
  spoken.turn = whole(joinedBy(QStringLiteral(". "), {strip.title, strip.hint}));
  spoken.questions = strip.rows;
  if (card != nullptr) {
    spoken.questions.insert(spoken.questions.begin(), card->rows.begin(), card->rows.end());
  }
  spoken.others = whole(spokenOthers(strip));
  spoken.otherKinds = kindsOf(strip);
  if (strip.canConfirm && !strip.hidesConfirm) {
    //: What the Enter key does now, read aloud.
    spoken.enter = whole(text::fill(TableHeardWords::tr("Ready: %1"), {strip.confirm}));
  }
  spoken.asked =
      joinedBy(QStringLiteral(" "), {strip.asked.said, strip.asked.question, strip.asked.why});
  return spoken;
}

QStringList newToHear(const SpokenTable& before, const SpokenTable& now) {
  QStringList said;
  const auto hear = [&](const QString& was, const QString& is) {
    if (is != was) said += is;
  };
  hear(before.refusal, now.refusal);
  hear(before.moves, now.moves);
  hear(before.moment, now.moment);
  if (now.results != before.results) said += now.results;
  hear(before.turn, now.turn);
  said += spokenChanges(before.questions, now.questions);
  // Whoever has heard what can be done need not hear it of every player.
  if (now.otherKinds != before.otherKinds) said += now.others;
  hear(before.enter, now.enter);
  hear(before.asked, now.asked);
  said.removeAll({});
  return said;
}

} // namespace nilometer::ui
