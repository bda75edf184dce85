// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/turn_line.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"

#include <QFontMetrics>
#include <QPainter>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int hintGap = 14; ///< in u
/// In u: two lines of them have room beside the buttons.
constexpr qreal lettersHigh = 15;
constexpr int fewestOfHint = 8;        ///< letters before its "…"; fewer say nothing
constexpr qsizetype fewestLetters = 4; ///< of a name

QRect brokenInto(const QFont& letters, int width, const QString& text) {
  return QFontMetrics(letters).boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX),
                                            wrapping(letters, width, text), text);
}

bool isInTwoLines(const QFont& letters, int width, const QString& text) {
  const QFontMetrics metrics(letters);
  const QRect broken = brokenInto(letters, width, text);
  return broken.height() <= metrics.height() + metrics.lineSpacing() && broken.width() <= width;
}

/// As many whole sentences as have room; where not even the first one has, its beginning.
QString shortened(const QString& hint, const QFontMetrics& metrics, int room) {
  static const QRegularExpression between(QStringLiteral("(?<=[.!?]) |  ·  "));
  QString whole;
  for (auto end = between.globalMatch(hint); end.hasNext();) {
    const QString some = hint.left(end.next().capturedStart()) + QStringLiteral(" …");
    if (metrics.horizontalAdvance(some) > room) break;
    whole = some;
  }
  return whole.isEmpty() ? metrics.elidedText(hint, Qt::ElideRight, room) : whole;
}

} // namespace

TurnLine::TurnLine(QWidget* parent) : QWidget(parent) {}

void TurnLine::setContent(const Content& content, const text::ShownNames& names) {
  if (content == m_content && names == m_names) return;
  m_content = content;
  m_names = names;
  setSpokenName(*this, names.inFull(content.title));
  QStringList tip{names.inFull(content.title), content.hint};
  tip.removeAll(QString());
  setTip(*this, tip.join(u'\n'), content.hint);
  update();
}

int TurnLine::indent() const {
  return m_content.colour ? wholePixels(26, lookUnit(font())) : 0;
}

QFont TurnLine::titleLetters() const {
  return fontWithHeight(font(), lettersHigh, QFont::Bold);
}

QFont TurnLine::hintLetters() const {
  return fontWithHeight(font(), lettersHigh, QFont::Normal);
}

bool TurnLine::asks() const {
  return m_content.hint.endsWith(u'?');
}

bool TurnLine::keepsHint() const {
  return m_content.insists || asks();
}

TurnLine::Setting TurnLine::settingFor(int width) const {
  const int room = width - indent();
  const QFont letters = titleLetters();
  Setting setting;
  const auto shorten = [&](qsizetype least, const auto& fits) {
    setting.title = m_names.fitting(m_content.title, fits, least);
    return fits(setting.title);
  };
  // The second line is the question's.
  const auto least = asks() ? fewestLetters : text::ShownNames::longest;
  if (shorten(least, [&](const QString& text) { return wholeTextWidth(letters, text) <= room; })) {
    const int title = wholeTextWidth(letters, setting.title);
    const int left = room - title - wholePixels(hintGap, lookUnit(font()));
    const QFontMetrics metrics(hintLetters());
    const bool isWhole = wholeTextWidth(hintLetters(), m_content.hint) <= left;
    const bool isCut = !keepsHint() && left >= fewestOfHint * metrics.averageCharWidth();
    if (isWhole) {
      setting.hint = m_content.hint;
    } else if (isCut) {
      setting.hint = shortened(m_content.hint, metrics, left);
    }
    return setting;
  }
  setting.breaks = true;
  // A name is worth a second line, the third is not worth its end.
  const auto isInTwo = [&](const QString& text) { return isInTwoLines(letters, room, text); };
  if (!shorten(fewestLetters, isInTwo)) setting.title = m_content.title;
  return setting;
}

QString TurnLine::shownHint() const {
  return hintTall(width()) > 0 ? m_content.hint : settingFor(width()).hint;
}

int TurnLine::titleTall(int width) const {
  const Setting setting = settingFor(width);
  if (!setting.breaks) return QFontMetrics(titleLetters()).height();
  return brokenInto(titleLetters(), width - indent(), setting.title).height();
}

int TurnLine::hintTall(int width) const {
  const bool isBelow = keepsHint() && !m_content.hint.isEmpty() && settingFor(width).hint.isEmpty();
  return isBelow ? brokenInto(hintLetters(), width - indent(), m_content.hint).height() : 0;
}

int TurnLine::heightForWidth(int width) const {
  return titleTall(width) + hintTall(width);
}

bool TurnLine::fits() const {
  return heightForWidth(width()) <= height();
}

void TurnLine::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  const Setting setting = settingFor(width());
  QColor ink = theme.ink;
  const int below = hintTall(width());
  QRect room = rect().adjusted(indent(), 0, 0, 0);
  if (below > 0) {
    const int title = titleTall(width());
    room = QRect(room.left(), (height() - title - below) / 2, room.width(), title);
  }
  if (m_content.colour) {
    ink = theme.playerText[static_cast<std::size_t>(*m_content.colour)];
    const qreal middle = room.top() + room.height() / 2.0;
    paintSymbol(painter, QPointF(8 * u, middle), 14 * u, *m_content.colour, ink);
  }
  painter.setFont(titleLetters());
  painter.setPen(ink);
  const int how = static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt());
  const int broken = wrapping(titleLetters(), room.width(), setting.title);
  painter.drawText(room, setting.breaks ? how | broken : how | Qt::TextDontClip, setting.title);
  const QColor& hintInk = m_content.insists ? theme.ink : theme.quietInk;
  if (below > 0) {
    const QRect lines(room.left(), room.bottom() + 1, room.width(), below);
    painter.setFont(hintLetters());
    painter.setPen(hintInk);
    painter.drawText(lines, how | wrapping(hintLetters(), room.width(), m_content.hint),
                     m_content.hint);
    return;
  }
  if (setting.hint.isEmpty()) return;
  const int past = wholeTextWidth(titleLetters(), setting.title);
  const QFontMetrics metrics(titleLetters());
  const int base = (height() - metrics.height()) / 2 + metrics.ascent();
  painter.setFont(hintLetters());
  painter.setPen(hintInk);
  painter.drawText(QPointF(room.left() + past + hintGap * u, base), setting.hint);
}

} // namespace nilometer::ui
