// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/final_scoring/step_story.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/unit.h"
#include "ui/text/isolated.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

// In u.
constexpr qreal kindSize = 14;
constexpr qreal nameSize = 34;
constexpr qreal gainSize = 92;
constexpr qreal waySize = 26;
constexpr qreal placeSize = 14;
constexpr qreal reasonSize = 16;
constexpr qreal usualWidth = 388;
constexpr qreal leastScale = 0.4; ///< of name and gain
constexpr qreal leastName = 17;   ///< smaller than that it takes two lines

/// Of a text that breaks into lines.
qreal tallOf(const QFont& letters, const QString& text, qreal width) {
  const int room = std::max(static_cast<int>(width), 1);
  return QFontMetricsF(letters)
      .boundingRect(QRectF(0, 0, room, 1e6), wrapping(letters, room, text), text)
      .height();
}

/// As large as the text fits into one line, from `pixels` down to `least`.
QFont fittingLetters(const QFont& font, const QString& text, qreal pixels, qreal least,
                     qreal width) {
  QFont letters = fontWithPixels(font, pixels, QFont::Bold);
  while (pixels > least && wholeTextWidth(letters, text) > width) {
    letters = fontWithPixels(font, pixels -= 1, QFont::Bold);
  }
  return letters;
}

} // namespace

QString StepStory::shownName(int width) const {
  const qreal u = lookUnit(font());
  const QFont letters = fontWithPixels(font(), leastName * u, QFont::Bold);
  return m_content.names.fitting(m_content.name, [&](const QString& name) {
    return wholeTextWidth(letters, name) <= width - nameIndent(nameSize * u);
  });
}

QFont StepStory::nameLetters(qreal size, int width) const {
  const qreal least = leastName * lookUnit(font());
  return fittingLetters(font(), shownName(width), size, least, width - nameIndent(size));
}

/// Where it does not fit into one line it takes two: whoever wins is a sentence.
qreal StepStory::nameTall(qreal size, int width) const {
  const qreal broken = tallOf(nameLetters(size, width), shownName(width), width - nameIndent(size));
  return std::max(1.4 * size, broken);
}

qreal StepStory::gainLine(const Sizes& sizes) {
  return std::max(sizes.gain, 1.3 * sizes.way + sizes.place);
}

StepStory::StepStory(QWidget* parent) : QWidget(parent), m_rule(new Chip(this)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
  m_rule->hide();
  connect(m_rule, &Chip::clicked, this, [this] { Q_EMIT ruleRequested(m_content.rule); });
}

void StepStory::show(const StepStoryContent& content) {
  if (content == m_content) return;
  m_content = content;
  QStringList said{content.kind,  text::isolated(content.names.inFull(content.name)),
                   content.gain,  content.way,
                   content.place, content.reason};
  said.removeAll({});
  setSpokenName(*this, said.join(QStringLiteral(". ")));
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = text::fill(QStringLiteral("§ %1"), {content.rule});
  look.tip = tr("Opens the rule");
  m_rule->setLook(look);
  m_rule->setVisible(!content.rule.isEmpty());
  placeRule();
  updateGeometry();
  update();
}

qreal StepStory::besideGain(qreal gain, int width) const {
  const QFontMetricsF metrics(fontWithPixels(font(), gain, QFont::Bold));
  return width - metrics.horizontalAdvance(m_content.gain) - 24 * lookUnit(font());
}

StepStory::Sizes StepStory::sizesAt(qreal scale, int width) const {
  const qreal u = lookUnit(font());
  Sizes sizes{.kind = m_content.kind.isEmpty() ? 0 : kindSize * u,
              .name = nameSize * u * scale,
              .gain = m_content.gain.isEmpty() ? 0 : gainSize * u * scale,
              .way = std::max(waySize * u * scale, 15 * u),
              .place = 0,
              .reason = reasonHeight(width),
              .all = 0};
  if (!m_content.gain.isEmpty()) {
    sizes.place = tallOf(fontWithHeight(font(), placeSize, QFont::Normal), m_content.place,
                         besideGain(sizes.gain, width));
  }
  const qreal gain = m_content.gain.isEmpty() ? 0 : gainLine(sizes);
  sizes.all = std::max<qreal>(1.6 * sizes.kind, m_rule->sizeHint().height()) +
              nameTall(sizes.name, width) + gain + sizes.reason + 8 * u;
  return sizes;
}

bool StepStory::waysFit(const Sizes& sizes) const {
  const QFontMetricsF metrics(fontWithPixels(font(), sizes.way, QFont::Bold));
  return metrics.horizontalAdvance(m_content.way) <= besideGain(sizes.gain, width());
}

StepStory::Sizes StepStory::sizes() const {
  qreal scale = 1;
  Sizes sizes = sizesAt(scale, width());
  while (scale > leastScale && (sizes.all > height() || !waysFit(sizes))) {
    sizes = sizesAt(scale -= 0.05, width());
  }
  return sizes;
}

qreal StepStory::reasonHeight(qreal width) const {
  return tallOf(fontWithHeight(font(), reasonSize, QFont::Normal), m_content.reason, width);
}

int StepStory::heightForWidth(int width) const {
  return qCeil(sizesAt(leastScale, width).all);
}

bool StepStory::isWhole() const {
  return sizes().all <= height() + 1;
}

QSize StepStory::sizeHint() const {
  const qreal u = lookUnit(font());
  return {wholePixels(usualWidth, u), wholePixels(300, u)};
}

QSize StepStory::minimumSizeHint() const {
  const int least = wholePixels(250, lookUnit(font()));
  return {least, heightForWidth(std::max(least, width()))};
}

qreal StepStory::paintName(QPainter& painter, const Sizes& sizes, qreal top) const {
  const Theme& theme = themeOf(*this);
  const qreal line = nameTall(sizes.name, width());
  const qreal left = nameIndent(sizes.name);
  if (m_content.player) {
    const auto colour = static_cast<std::size_t>(*m_content.player);
    painter.setPen(theme.playerText[colour]);
    paintSymbol(painter, QPointF(0.36 * sizes.name, top + line / 2), 0.62 * sizes.name,
                *m_content.player, theme.playerText[colour]);
  }
  painter.setFont(nameLetters(sizes.name, width()));
  const QRectF room(left, top, width() - left, line);
  const QString name = shownName(width());
  const int broken = wrapping(painter.font(), static_cast<int>(room.width()), name);
  painter.drawText(room, static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt()) | broken,
                   name);
  return top + line;
}

qreal StepStory::paintGain(QPainter& painter, const Sizes& sizes, qreal top) const {
  if (m_content.gain.isEmpty()) return top;
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const qreal line = gainLine(sizes);
  const qreal room = besideGain(sizes.gain, width());
  const qreal left = width() - room;
  painter.setFont(fontWithPixels(font(), sizes.gain, QFont::Bold));
  painter.setPen(!m_content.gains || !m_content.player
                     ? theme.quietInk
                     : theme.playerText[static_cast<std::size_t>(*m_content.player)]);
  painter.drawText(QRectF(0, top, left - 23 * u, line), Qt::AlignCenter | Qt::TextDontClip,
                   m_content.gain);
  painter.setPen(theme.ink);
  painter.setFont(fittingLetters(font(), m_content.way, sizes.way, 11 * u, room));
  const qreal both = 1.3 * sizes.way + sizes.place;
  const qreal above = top + (line - both) / 2;
  painter.drawText(
      QRectF(left, above, room, 1.3 * sizes.way), Qt::AlignLeft | Qt::AlignVCenter,
      painter.fontMetrics().elidedText(m_content.way, Qt::ElideRight, static_cast<int>(room)));
  painter.setPen(theme.quietInk);
  painter.setFont(fontWithHeight(font(), placeSize, QFont::Normal));
  painter.drawText(QRectF(left, above + 1.3 * sizes.way, room, sizes.place + u),
                   static_cast<int>(Qt::AlignLeft) |
                       wrapping(painter.font(), static_cast<int>(room), m_content.place),
                   m_content.place);
  return top + line;
}

void StepStory::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const Sizes sizes = this->sizes();
  painter.setFont(
      fontWithPixels(font(), sizes.kind > 0 ? sizes.kind : kindSize * u, QFont::Normal));
  painter.setPen(theme.quietInk);
  const int line = m_rule->sizeHint().height();
  const int room = m_rule->isHidden() ? width() : m_rule->x();
  painter.drawText(QRect(0, 0, room, line), Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(m_content.kind, Qt::ElideRight, room));
  qreal top = paintName(painter, sizes, line);
  top = paintGain(painter, sizes, top) + 4 * u;
  painter.setPen(theme.ink);
  painter.setFont(fontWithHeight(font(), reasonSize, QFont::Normal));
  painter.drawText(QRectF(0, top, width(), sizes.reason + u),
                   wrapping(painter.font(), width(), m_content.reason), m_content.reason);
}

void StepStory::placeRule() {
  const QSize size = m_rule->sizeHint();
  m_rule->setGeometry(width() - size.width(), 0, size.width(), size.height());
}

void StepStory::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeRule();
}

void StepStory::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) {
    updateGeometry();
    placeRule();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
