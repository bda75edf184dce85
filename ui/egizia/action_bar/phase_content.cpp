// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/action_bar/phase_content.h"

namespace nilometer::ui {

namespace {

void asList(QuestionRow& row) {
  row.columns = true;
  for (QuestionRow::Entry& entry : row.chips) entry.look.inList = true;
}

} // namespace

/// Many cards are possible: they are laid out beside the river.
std::optional<PhaseCardContent> phaseCardOf(const EgiziaSession& session, const Draft& draft,
                                            const KeyOf& keyOf) {
  if (session.isLookingBack()) return std::nullopt;
  for (const Question& question : draft.questions()) {
    if (question.ask != Ask::card) continue;
    PhaseCardContent content;
    QuestionRow row = rowOf(session, draft, question, keyOf);
    content.title = row.label;
    row.label.clear();
    asList(row);
    content.rows.push_back(row);
    return content;
  }
  return std::nullopt;
}

} // namespace nilometer::ui
