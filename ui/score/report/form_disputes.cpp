// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/form_disputes.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <utility>

namespace nilometer::ui {

namespace {

struct AnswerWords {
  Q_DECLARE_TR_FUNCTIONS(PositionHistory)
};

} // namespace

const FormCell* cellIn(const FormLook& look, const std::string& key) {
  for (const FormRow& row : look.rows) {
    const auto cell = std::ranges::find(row.cells, key, &FormCell::key);
    if (cell != row.cells.end()) return &*cell;
  }
  return nullptr;
}

PositionForm otherWay(PositionForm form, const std::string& key) {
  form.texts[key] = *form.disputes.at(key).otherwise;
  return form;
}

text::Disputed disputedIn(const PositionForm& form, const FormCell& cell) {
  const record::PositionDispute& dispute = form.disputes.at(cell.key);
  const std::string other = dispute.otherwise.value_or(std::string());
  return {.note = text::fromUtf8(dispute.note),
          .hasOther = dispute.otherwise.has_value(),
          .otherwise = cell.answer ? answerWord(other == yesText) : text::fromUtf8(other)};
}

QString answerWord(bool isYes) {
  return isYes ? AnswerWords::tr("yes") : AnswerWords::tr("no");
}

namespace {

/// What stands in a field, or is proposed there.
QString valueIn(const PositionForm& form, const FormCell& cell) {
  if (cell.answer) return answerWord(*cell.answer);
  if (const auto names = form.names.find(cell.key); names != form.names.end() && cell.finder) {
    QStringList told;
    for (const std::string& name : names->second) told += cell.finder->textOf(name);
    return text::listOf(told);
  }
  const auto text = form.texts.find(cell.key);
  if (text != form.texts.end()) return text::fromUtf8(text->second);
  return cell.content.proposal.isEmpty() ? QStringLiteral("–") : cell.content.proposal;
}

} // namespace

QString fieldSentence(const PositionForm& form, const FormLook& look, const std::string& key) {
  const FormCell* const cell = cellIn(look, key);
  if (cell == nullptr) return {};
  return text::fill(QStringLiteral("%1: %2"), {cell->content.name, valueIn(form, *cell)});
}

report::ScoreReport withDisputes(report::ScoreReport report, const PositionForm& form,
                                 const LookOf& lookOf, const ReportOf& reportOf) {
  if (form.disputes.empty()) return report;
  const FormLook look = lookOf(form);
  for (const FormRow& row : look.rows) {
    for (const FormCell& cell : row.cells) {
      if (!form.disputes.contains(cell.key)) continue;
      report::ScoreDispute dispute;
      dispute.sentence = fieldSentence(form, look, cell.key);
      dispute.said = disputedIn(form, cell);
      const PositionForm other = dispute.said.hasOther ? otherWay(form, cell.key) : form;
      if (dispute.said.hasOther && lookOf(other).isReady()) {
        const report::ScoreReport scored = reportOf(other);
        for (const report::ScoreSeat& seat : scored.seats) dispute.points.push_back(seat.points);
        for (const report::ScoreRank& rank : scored.ranking) {
          dispute.ranking.push_back(rank.player);
        }
        markDisputed(report, scored);
      }
      report.disputes.push_back(std::move(dispute));
    }
  }
  return report;
}

} // namespace nilometer::ui
