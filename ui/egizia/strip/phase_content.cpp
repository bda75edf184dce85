// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/strip/phase_content.h"

#include "engine/egizia/effects.h"
#include "ui/egizia/session/session_basis.h"
#include "ui/egizia/words/rests_on.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <string_view>

namespace nilometer::ui {

using egizia::Effect;
using egizia::EffectKind;
using words::fill;

namespace {

struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(PhaseCard)
};

void asList(QuestionRow& row) {
  row.columns = true;
  for (QuestionRow::Entry& entry : row.chips) entry.look.inList = true;
}

QString ruleName(table::RuleId rule, const words::Table& table) {
  const std::string_view name = egizia::ruleNames[rule.index];
  return fill(QStringLiteral("%1 (%2)"),
              {words::ruleTitle(rule, table),
               QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))});
}

bool turnsBack(const Effect& effect) {
  return effect.kind == EffectKind::turned && effect.after == 0;
}

/// Crews are turned back all at once; one line says so.
void addLines(const EgiziaSession& session, const egizia::Effects& effects,
              PhaseCardContent& content) {
  bool crewsBack = false;
  for (const Effect& effect : effects) {
    crewsBack = crewsBack || turnsBack(effect);
    if (turnsBack(effect) || effect.kind == EffectKind::phase) continue;
    const QString text = words::sentence(effect, session.table());
    if (text.isEmpty()) continue;
    CardLine line{.player = {}, .text = text, .why = ruleName(effect.rule, session.table())};
    line.rule = effect.rule;
    const egizia::PrintedSet basis = effectBasis(session, effects, effect);
    line.rests = words::restsOn(basis, session.table());
    line.behind = words::restsOnLines(basis, session.wholeTable());
    line.text += words::restsSign(basis);
    if (effect.player != table::noPlayer) {
      line.player = static_cast<PlayerColour>(session.colourOf(effect.player));
      line.seat = effect.player;
    }
    content.lines.push_back(line);
  }
  if (crewsBack) {
    content.lines.push_back(
        {.player = {}, .text = CardWords::tr("Turn all used crews back."), .why = {}});
  }
  if (content.lines.empty())
    content.lines.push_back(
        {.player = {}, .text = CardWords::tr("Nobody moves anything."), .why = {}});
}

/// Many cards are possible: they are laid out beside the river.
std::optional<PhaseCardContent> cardChoice(const EgiziaSession& session, const Draft& draft,
                                           const KeyOf& keyOf) {
  for (const Question& question : draft.questions()) {
    if (question.ask != Ask::card) continue;
    PhaseCardContent content;
    content.place = PhaseCardContent::Place::buildings;
    QuestionRow row = rowOf(session, draft, question, keyOf);
    content.title = row.label;
    row.label.clear();
    asList(row);
    content.rows.push_back(row);
    return content;
  }
  return std::nullopt;
}

} // namespace

std::optional<PhaseCardContent> phaseCardOf(const EgiziaSession& session, const Draft& draft,
                                            const KeyOf& keyOf) {
  if (session.isLookingBack()) return std::nullopt;
  const auto& entry = draft.work().entry;
  if (!entry) return std::nullopt;
  const bool own = std::holds_alternative<egizia::Feed>(*entry) ||
                   std::holds_alternative<egizia::ProduceStones>(*entry) ||
                   std::holds_alternative<egizia::ScoreParticipation>(*entry) ||
                   std::holds_alternative<egizia::SetOrder>(*entry);
  if (!own) return cardChoice(session, draft, keyOf);
  PhaseCardContent content;
  content.title = promptOf(session).title;
  for (const Question& question : draft.questions()) {
    content.rows.push_back(rowOf(session, draft, question, keyOf));
  }
  if (const auto complete = draft.entry()) {
    addLines(session, session.preview(*complete), content);
  }
  return content;
}

} // namespace nilometer::ui
