// SPDX-License-Identifier: GPL-3.0-or-later
// Why an entry is refused, as much of it as there is room for, and what to do with it.
#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/tool_tip.h"
#include "ui/table/action_bar/button_gap.h"
#include "ui/table/action_bar/reason_field.h"
#include "ui/table/action_bar/strip_view.h"

#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>

#include <algorithm>
#include <initializer_list>

namespace nilometer::ui {

namespace {

QString lineBreak() {
  return QStringLiteral("<br>");
}

/// Of that many lines, all in one span, the first.
QString firstOf(const QStringList& lines, qsizetype most) {
  QStringList first = lines.first(most);
  first += QCoreApplication::translate("MoveLine", "… and %n more", nullptr,
                                       static_cast<int>(lines.size() - most));
  return first.join(lineBreak()) + QStringLiteral("</span>");
}

} // namespace

int StripView::refusalWidth() const {
  int width = m_why->sizeHint().width() + 3 * unit;
  if (m_content.canInsist) {
    width += m_insist->sizeHint().width() + m_reason->sizeHint().width() + 2 * buttonGap();
  }
  return width;
}

int StripView::besideWidth(const Plan& plan) const {
  switch (plan.beside) {
  case Beside::refusal:
    if (!refusesChoices(plan)) return refusalWidth();
    [[fallthrough]]; // The guide stays where it is.
  case Beside::guide: return m_guide->minimumSizeHint().width() + 3 * unit;
  case Beside::question: break;
  }
  return m_asked->lineWidth(plan.asking) + 3 * unit;
}

bool StripView::refusesChoices(const Plan& plan) const {
  return plan.beside == Beside::refusal && !m_choices->isHidden();
}

bool StripView::isBesideReasons(int width) const {
  const int left = width - refusalWidth();
  const int usual = std::max(m_reasons->heightForWidth(width), mainTall());
  return left > width / 3 && m_reasons->heightForWidth(left) <= usual;
}

void StripView::showReasons() {
  setSpokenName(*m_reasons, m_content.refused ? m_content.names.inFull(m_content.body) : QString());
  setTip(*m_reasons,
         m_content.refused ? m_content.names.tip(m_content.body, m_content.title) : QString());
  if (!m_content.refused) {
    if (!m_reasons->text().isEmpty()) m_reasons->clear();
    return;
  }
  const Theme& theme = themeOf(*this);
  QStringList lines;
  for (const QString& line : m_content.body.split(u'\n')) {
    const auto [text, rule] = text::textAndRule(line, m_rules);
    QString html = text.toHtmlEscaped();
    if (!rule.isEmpty()) {
      html += QStringLiteral(" <a href=\"%1\" style=\"color:%2;font-weight:normal\">§&nbsp;%3</a>")
                  .arg(text::ruleAddress(rule), theme.choose.name(),
                       QString(rule).replace(u'-', QChar(0x2011)));
    }
    // The first one is read at once, the others with more leisure.
    const auto usual = QStringLiteral("<span style=\"font-weight:normal\">%1</span>");
    lines += lines.empty() ? html : usual.arg(html);
  }
  m_reasons->setFont(fontWithHeight(font(), 14, QFont::Bold));
  m_reasons->setText(QStringLiteral("<span style=\"color:%1\">%2</span>")
                         .arg(theme.stop.name(), lines.join(lineBreak())));
}

StripView::Plan StripView::refusedPlan() {
  showReasons();
  const QStringList all = m_reasons->text().split(lineBreak());
  Plan plan = this->plan(m_place.width());
  // "Why?" and the tool tip say the others; two are worth more than the board.
  for (auto most = all.size() - 1; most > 0; --most) {
    const int ceiling = most >= 2 ? m_ceiling->usual : m_ceiling->last;
    if (heightOf(plan) <= mostHeight(ceiling)) break;
    m_reasons->setText(firstOf(all, most));
    plan = this->plan(m_place.width());
  }
  return plan;
}

void StripView::placeRefusal(QRect room) {
  for (QWidget* part : std::initializer_list<QWidget*>{m_why, m_insist, m_reason}) {
    const int wide = std::min(part->sizeHint().width(), room.width());
    part->setGeometry(QRect(room.topLeft(), QSize(wide, room.height())));
    room.setLeft(room.left() + wide + buttonGap());
  }
}

} // namespace nilometer::ui
