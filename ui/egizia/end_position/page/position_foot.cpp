// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_foot.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/egizia/end_position/page/position_summary.h"
#include "ui/egizia/end_position/position_disputes.h"
#include "ui/egizia/end_position/position_words.h"
#include "ui/score/end_position/field_dispute.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

namespace nilometer::ui {

namespace {

struct FootWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::PositionView)
};

ChipLook scoreLook() {
  ChipLook look;
  look.tone = ChipLook::Tone::confirm;
  look.text = FootWords::tr("Score");
  look.tip = FootWords::tr("Ctrl+Enter");
  return look;
}

QString leftToDo(const PositionEntered& entry, const PositionCheck& result,
                 const egizia::Edition& edition) {
  QStringList lines{result.otherProblem};
  if (!result.problems.empty()) {
    lines += FootWords::tr("%n thing(s) to put right.", nullptr,
                           static_cast<int>(result.problems.size()));
  }
  if (!result.missing.empty()) {
    const QString next = positionCellName(result.missing.front(), tableOf(entry, edition));
    const QString left = FootWords::tr("%n number(s) still to enter.", nullptr,
                                       static_cast<int>(result.missing.size()));
    lines += text::fill(FootWords::tr("%1 Next: %2"), {left, next});
  }
  lines.removeAll(QString());
  return lines.join(u' ');
}

} // namespace

PositionFoot::PositionFoot(QWidget* parent)
    : QWidget(parent), m_ranking(plainLabel(this)), m_reminder(plainLabel(this)),
      m_score(new Chip(this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(4 * unit);
  auto* result = new QVBoxLayout;
  result->setSpacing(unit);
  for (QLabel* label : {m_ranking, m_reminder}) {
    label->setWordWrap(true);
    result->addWidget(label);
  }
  m_reminder->hide();
  line->addLayout(result, 1);
  line->addWidget(m_score, 0, Qt::AlignBottom);
}

void PositionFoot::show(const PositionEntered& entry, const PositionCheck& result,
                        const egizia::Edition& edition) {
  m_score->setLook(scoreLook());
  m_score->setEnabled(result.position.has_value());
  m_reminder->hide();
  if (result.position) return showRanking(entry, *result.position, edition);
  m_ranking->setFont(font());
  setRankingTip({});
  m_ranking->setText(leftToDo(entry, result, edition));
}

void PositionFoot::showRanking(const PositionEntered& entry, const egizia::Position& position,
                               const egizia::Edition& edition) {
  m_ranking->setFont(sized(font(), TextSize::heading));
  const auto scored = scorePosition(position, edition);
  const egizia::ScoreBasis basis(scored, edition);
  report::ScoreReport report;
  if (!entry.disputes.empty()) report = reportOf(entry, position, edition);
  m_ranking->setText(rankingLine(position, scored, basis, report));
  QStringList said = disputesSaid(report);
  said += rankingRests(scored, basis, tableOf(entry, edition));
  said.removeAll(QString());
  setRankingTip(said.join(QStringLiteral("\n\n")));
  m_reminder->setText(positionReminder(entry, edition));
  m_reminder->setVisible(!m_reminder->text().isEmpty());
}

void PositionFoot::setRankingTip(const QString& rests) {
  setTip(*m_ranking, rests);
}

} // namespace nilometer::ui
