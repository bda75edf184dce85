// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/guide_line.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/kept_picture.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct HintWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::GuidePanel)
};

/// In a box 10 wide and 18 high.
void paintBulb(QPainter& painter, const QPointF& corner, qreal u, const QColor& ink) {
  const KeptLook look{.shape = KeptLook::Shape::bulb, .edge = ink.rgba()};
  const QRectF box(corner, QSizeF(10, 18) * u);
  paintKept(painter, look, box, u, [&](QPainter& on, const QRectF& room) {
    on.translate(room.topLeft());
    on.scale(u, u);
    on.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    on.setBrush(Qt::NoBrush);
    QPainterPath glass(QPointF(3, 11));
    glass.cubicTo(3, 8.5, 0, 8, 0, 5);
    glass.cubicTo(0, -1.6, 10, -1.6, 10, 5);
    glass.cubicTo(10, 8, 7, 8.5, 7, 11);
    glass.closeSubpath();
    on.drawPath(glass);
    on.drawLine(QPointF(2.6, 14), QPointF(7.4, 14));
    on.drawLine(QPointF(3.4, 17), QPointF(6.6, 17));
  });
}

QString firstSentence(const QString& text) {
  static const QRegularExpression next(QStringLiteral("(?<=[.!?])\\s+(?=\\p{Lu})"));
  return text.section(next, 0, 0);
}

constexpr int bulbRoom = 24; ///< in u, with what is left free beside it

} // namespace

GuideBulb::GuideBulb(QWidget* parent) : StopButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
}

QString GuideBulb::label() const {
  const QString guide = HintWords::tr("Guide");
  if (m_hint.count == 0) return guide;
  return text::fill(QStringLiteral("%1 %2"), {guide, text::number(m_hint.count)});
}

void GuideBulb::setHint(const GuideHint& hint, const QString& said) {
  m_hint = hint;
  m_said = said;
  setSpokenName(*this, label());
  const QString first = hint.things.empty() ? QString() : hint.things.front().text;
  setTip(*this, said.isEmpty() ? first : said);
  update();
}

QSize GuideBulb::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholeTextWidth(font(), label()) + wholePixels(bulbRoom + 18, u),
          std::max<int>(targetHeight, fontMetrics().height() + 2 * unit)};
}

int GuideBulb::widthOf(const QString& said) const {
  return wholeTextWidth(font(), said) + wholePixels(bulbRoom + 10, lookUnit(font()));
}

void GuideBulb::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const bool says = !m_said.isEmpty();
  const qreal side = (says ? 2 : 10) * u;
  if (!says) paintCard(painter, rect(), isPointedAt() ? theme.sunken : theme.surface, theme.line);
  paintBulb(painter, {side, height() / 2.0 - 9 * u}, u, theme.choose);
  const QRect room =
      rect().adjusted(wholePixels(bulbRoom, u) - wholePixels(says ? 4 : -2, u), 0, 0, 0);
  painter.setPen(theme.ink);
  painter.drawText(room, static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt()),
                   says ? m_said : label());
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

RuleMark::RuleMark(QWidget* parent) : StopButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
}

void RuleMark::setRule(const QString& rule) {
  setText(rule);
  setVisible(!rule.isEmpty());
  setSpokenName(*this, text::fill(HintWords::tr("Rule %1"), {rule}));
  setTip(*this, accessibleName());
  update();
}

QSize RuleMark::sizeHint() const {
  const QFontMetrics metrics(fontWithHeight(font(), 12, QFont::Normal));
  return {metrics.horizontalAdvance(QStringLiteral("§ ") + text()) + 2 * unit,
          std::max<int>(targetHeight, metrics.height())};
}

void RuleMark::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  const Theme& theme = themeOf(*this);
  QFont letters = fontWithHeight(font(), 12, QFont::Normal);
  letters.setUnderline(isPointedAt());
  painter.setFont(letters);
  painter.setPen(theme.choose);
  painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("§ ") + text());
  if (hasFocus()) paintFocus(painter, rect(), theme);
}

GuideLine::GuideLine(QWidget* parent)
    : QWidget(parent), m_bulb(new GuideBulb(this)), m_rule(new RuleMark(this)) {
  m_rule->hide();
  connect(m_bulb, &QAbstractButton::clicked, this, &GuideLine::guideRequested);
  connect(m_rule, &QAbstractButton::clicked, this, [this] { Q_EMIT ruleRequested(said().rule); });
}

void GuideLine::setHint(const GuideHint& hint) {
  if (hint == m_hint) return;
  m_hint = hint;
  arrange();
}

void GuideLine::setBulbOnly(bool only) {
  if (only == m_bulbOnly) return;
  m_bulbOnly = only;
  arrange();
}

GuideHint::Thing GuideLine::said() const {
  if (m_bulbOnly) return {};
  const QFont small = fontWithHeight(font(), 12, QFont::Normal);
  const int left = 2 * unit;
  for (const auto& [text, rule] : m_hint.things) {
    const int mark = wholeTextWidth(small, QStringLiteral("§ ") + rule) + left;
    for (const QString& said : {text, firstSentence(text)}) {
      if (left + m_bulb->widthOf(said) + mark <= width()) return {said, rule};
    }
  }
  return {};
}

void GuideLine::arrange() {
  // What there is to say decides whether it is said.
  m_bulb->setHint(m_hint, {});
  const auto [said, rule] = this->said();
  const bool sentence = !said.isEmpty();
  m_rule->setRule(rule);
  m_bulb->setHint(m_hint, said);
  const int mark = rule.isEmpty() ? 0 : m_rule->sizeHint().width();
  const int left = sentence ? 2 * unit : width() - m_bulb->sizeHint().width();
  const int room = width() - left - mark;
  m_bulb->setGeometry(left, 0, sentence ? std::min(room, m_bulb->widthOf(said)) : room, height());
  m_rule->setGeometry(width() - mark, 0, mark, height());
  update();
}

void GuideLine::paintEvent(QPaintEvent* /*event*/) {
  if (said().text.isEmpty()) return;
  QPainter painter(this);
  const int gap = height() / 8;
  painter.fillRect(QRect(0, gap, 1, height() - 2 * gap), themeOf(*this).line);
}

void GuideLine::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void GuideLine::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) arrange();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
