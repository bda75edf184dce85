// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/strip/turn_line.h"

#include "ui/access/spoken.h"
#include "ui/strip/letters.h"
#include "ui/style/text_width.h"
#include "ui/style/tool_tip.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int hintGap = 14; ///< in u
/// Of a title in two lines, in u: beside the buttons they stand where one stood.
constexpr qreal brokenLetters = 13;
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

} // namespace

TurnLine::TurnLine(QWidget* parent) : QWidget(parent) {}

void TurnLine::setContent(const Content& content, const words::ShownNames& names) {
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

QFont TurnLine::hintLetters() const {
  return lettersOf(font(), 13, QFont::Normal);
}

TurnLine::Setting TurnLine::settingFor(int width) const {
  const int room = width - indent();
  const int hint = m_content.hint.isEmpty() ? 0
                                            : wholeTextWidth(hintLetters(), m_content.hint) +
                                                  wholePixels(hintGap, lookUnit(font()));
  Setting setting{.letters = {}, .title = m_content.title};
  const auto fits = [&] {
    return wholeTextWidth(setting.letters, setting.title) <= room - (setting.hint ? hint : 0);
  };
  // The hint is worth smaller letters, and then the end of a name.
  for (const bool hinted : {true, false}) {
    setting.hint = hinted && hint > 0;
    setting.title = m_content.title;
    for (const qreal letters : {19.0, 17.0, 15.0}) {
      setting.letters = lettersOf(font(), letters, QFont::Bold);
      if (fits()) return setting;
    }
    auto letters = words::ShownNames::longest;
    while (setting.hint && --letters >= fewestLetters) {
      setting.title = m_names.shortenedTo(letters, m_content.title);
      if (fits()) return setting;
    }
  }
  setting.letters = lettersOf(font(), brokenLetters, QFont::Bold);
  setting.breaks = true;
  // A name is worth a second line, the third is not worth its end.
  for (auto letters = words::ShownNames::longest; letters >= fewestLetters; --letters) {
    setting.title = m_names.shortenedTo(letters, m_content.title);
    if (isInTwoLines(setting.letters, room, setting.title)) return setting;
  }
  setting.title = m_content.title;
  return setting;
}

int TurnLine::titleTall(int width) const {
  const Setting setting = settingFor(width);
  const QFontMetrics metrics(setting.letters);
  if (!setting.breaks) return metrics.height();
  return brokenInto(setting.letters, width - indent(), setting.title).height();
}

int TurnLine::hintTall(int width) const {
  const bool isBelow = m_content.insists && !m_content.hint.isEmpty() && !settingFor(width).hint;
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
  painter.setFont(setting.letters);
  painter.setPen(ink);
  const int how = static_cast<int>((Qt::AlignLeft | Qt::AlignVCenter).toInt());
  const int broken = wrapping(setting.letters, room.width(), setting.title);
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
  if (!setting.hint) return;
  const int past = wholeTextWidth(setting.letters, setting.title);
  const qreal base = (height() + painter.fontMetrics().capHeight()) / 2.0;
  painter.setFont(hintLetters());
  painter.setPen(hintInk);
  painter.drawText(QPointF(room.left() + past + hintGap * u, base), m_content.hint);
}

} // namespace nilometer::ui
