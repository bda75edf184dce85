// SPDX-License-Identifier: GPL-3.0-or-later
// What to do with a refused entry, and how much of the reasons there is room for.
#include "ui/strip/button_gap.h"
#include "ui/strip/reason_field.h"
#include "ui/strip/strip_view.h"

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
