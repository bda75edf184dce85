// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/players/player_card.h"

#include "ui/board/text_fit.h"
#include "ui/egizia/style/box_colours.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr Length barWidth{6}; ///< in the player's colour, at the left edge
constexpr Length sideMargin = 2 * unit;
constexpr int leastGap = 2;
constexpr Length mostGap = 2 * unit;
constexpr int gapCount = 4;
constexpr int mostCardLines = 3;

int nameHeight(const QFont& font) {
  return QFontMetrics(sized(font, TextSize::heading)).height();
}
int crewHeight(const QFontMetrics& metrics) {
  return metrics.height() + 2;
}
int crewWidth(const QFontMetrics& metrics) {
  return metrics.height() * 9 / 5;
}

/// A scarab of the box, small, as a sign for 50 points passed.
void paintScarab(QPainter& painter, const QRectF& box, const QColor& ink) {
  painter.setPen(QPen(ink, 1.2));
  painter.setBrush(Qt::NoBrush);
  const qreal head = box.height() * 0.28;
  const QRectF body(box.left(), box.top() + head, box.width(), box.height() - head);
  painter.drawEllipse(body);
  painter.drawLine(QPointF(body.center().x(), body.top()),
                   QPointF(body.center().x(), body.bottom()));
  painter.drawArc(QRectF(body.center().x() - head, box.top(), 2 * head, 2 * head), 0, 180 * 16);
}

/// The label in quiet ink, the value in ink; returns the width used.
int paintFact(QPainter& painter, const QRect& room, const PlayerLook::Fact& fact,
              const Theme& theme) {
  const QFontMetrics metrics = painter.fontMetrics();
  const QString label = metrics.elidedText(fact.label, Qt::ElideRight, room.width());
  const int labelWidth = metrics.horizontalAdvance(fact.label + QLatin1Char(' '));
  painter.setPen(theme.quietInk);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, label);
  const QRect rest = room.adjusted(labelWidth, 0, 0, 0);
  if (rest.width() <= 0) return room.width();
  painter.setPen(theme.ink);
  painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(fact.value, Qt::ElideRight, rest.width()));
  return labelWidth + metrics.horizontalAdvance(fact.value);
}

/// Two facts in one line, the second at its right end: it always stays whole.
void paintFacts(QPainter& painter, QRect room, const PlayerLook::Fact& left,
                const PlayerLook::Fact& right, const Theme& theme) {
  const int width = painter.fontMetrics().horizontalAdvance(right.text()) + 1;
  paintFact(painter, QRect(room.right() + 1 - width, room.top(), width, room.height()), right,
            theme);
  paintFact(painter, room.adjusted(0, 0, -width - 2 * unit, 0), left, theme);
}

} // namespace

QString PlayerLook::Fact::text() const {
  return label + QLatin1Char(' ') + value;
}

PlayerCard::PlayerCard(QWidget* parent) : QWidget(parent), m_flood(new FloodView(this)) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setFocusPolicy(Qt::TabFocus); // so that it can be asked about by keyboard
}

void PlayerCard::setLook(const PlayerLook& look) {
  if (look == m_look) return;
  m_look = look;
  m_flood->setLook(look.flood);
  arrange();
  QString tip;
  for (const QString& line : look.details) tip += line.toHtmlEscaped() + QStringLiteral("<br>");
  // Rich text, so that a name with brackets in it stays a name and long lines are broken.
  setToolTip(QStringLiteral("<qt>") + tip + QStringLiteral("</qt>"));
  setAccessibleName(look.name);
  setAccessibleDescription((look.details + m_flood->sentences()).join(QLatin1Char('\n')));
  update();
}

QSize PlayerCard::minimumSizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  const QSize flood = m_flood->minimumSizeHint();
  const int height = nameHeight(font()) + crewHeight(metrics) + flood.height() +
                     2 * metrics.height() + gapCount * leastGap + 2 * unit;
  return {barWidth + 2 * sideMargin + flood.width(), height};
}

QSize PlayerCard::sizeHint() const {
  const QSize least = minimumSizeHint();
  const int air = gapCount * (mostGap - leastGap) + 3 * unit;
  return {least.width(), least.height() + air + (mostCardLines - 1) * fontMetrics().height()};
}

PlayerCard::Lines PlayerCard::lines() const {
  const QFontMetrics metrics = fontMetrics();
  const int line = metrics.height();
  int extra = std::max(height() - minimumSizeHint().height(), 0);
  // Without a forecast the Nile cards have its room; the card stays as high as it is.
  const int flood = m_look.flood.over ? 0 : m_flood->minimumSizeHint().height();
  extra += m_flood->minimumSizeHint().height() - flood;
  Lines lines;
  // Lines for cards come before air.
  lines.cardLines += std::clamp((extra - gapCount) / line, 0, mostCardLines - 1);
  extra -= (lines.cardLines - 1) * line;
  const int share = extra / (gapCount + 3); // one for each gap, both margins and the flood
  const int gap = leastGap + std::min(share, mostGap - leastGap);
  const int margin = unit + std::min<int>(share, unit);
  const int floodAir = std::min<int>(share, unit);
  const int left = barWidth + sideMargin;
  int top = margin;
  const auto next = [&](int lineHeight) {
    const QRect room(left, top, width() - left - sideMargin, lineHeight);
    top += lineHeight + gap;
    return room;
  };
  lines.name = next(nameHeight(font()));
  lines.crews = next(crewHeight(metrics));
  lines.flood = m_look.flood.over ? QRect(left, top, 0, 0) : next(flood + floodAir);
  lines.cards = next(lines.cardLines * line);
  lines.tombs = next(line);
  return lines;
}

void PlayerCard::arrange() {
  m_flood->setGeometry(lines().flood);
}

void PlayerCard::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void PlayerCard::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange) {
    updateGeometry();
    arrange();
  }
}

QString PlayerCard::behindPoints() const {
  return m_look.others.isEmpty() ? m_look.pointsSign : m_look.pointsSign + u' ' + m_look.others;
}

int PlayerCard::pointsWidth() const {
  return QFontMetrics(sized(font(), TextSize::points)).horizontalAdvance(m_look.points) +
         fontMetrics().horizontalAdvance(behindPoints());
}

void PlayerCard::paintName(QPainter& painter, const QRect& room) const {
  const Theme& theme = themeOf(*this);
  const auto colour = static_cast<std::size_t>(m_look.colour);
  painter.setFont(sized(font(), TextSize::points));
  const QFontMetrics points = painter.fontMetrics();
  const int numberWidth = points.horizontalAdvance(m_look.points);
  const int wholeWidth = pointsWidth();
  // Digits have nothing below the base line: both sizes stand on the same one.
  const QFontMetrics heading(sized(font(), TextSize::heading));
  const int baseLine = room.top() + heading.ascent();
  painter.setPen(theme.ink);
  painter.drawText(room.right() + 1 - wholeWidth, baseLine, m_look.points);
  painter.setFont(font());
  painter.setPen(theme.quietInk);
  painter.drawText(room.right() + 1 - wholeWidth + numberWidth, baseLine, behindPoints());

  int right = room.right() - wholeWidth - 2 * unit;
  const qreal scarab = points.capHeight() * 0.8;
  for (int i = 0; i < m_look.scarabs; ++i) {
    right -= qRound(scarab);
    paintScarab(painter, {right + 0.5, baseLine - scarab - 1, scarab * 0.8, scarab},
                theme.quietInk);
  }
  if (!m_look.ending.isEmpty()) {
    painter.setFont(font());
    painter.setPen(theme.quietInk);
    const QString ending = m_look.ending + m_look.endingSign;
    right -= fontMetrics().horizontalAdvance(ending) + (m_look.scarabs > 0 ? unit : 0);
    painter.drawText(right, baseLine, ending);
    right -= unit;
  }
  painter.setFont(sized(font(), TextSize::heading));
  const int symbol = heading.capHeight();
  paintSymbol(painter, QPointF(room.left() + symbol / 2.0, baseLine - symbol / 2.0), symbol,
              m_look.colour, theme.player[colour]);
  painter.setPen(theme.playerText[colour]);
  const int nameLeft = room.left() + symbol + 2 * unit;
  painter.drawText(nameLeft, baseLine,
                   heading.elidedText(m_look.name, Qt::ElideRight, right - nameLeft - unit));
  painter.setFont(font());
}

void PlayerCard::paintCrews(QPainter& painter, const QRect& room) const {
  const Theme& theme = themeOf(*this);
  const int width = crewWidth(fontMetrics());
  int left = room.left();
  for (std::size_t i = 0; i < m_look.crews.size(); ++i) {
    const PlayerLook::CrewTile& crew = m_look.crews[i];
    paintCrew(painter, QRectF(left, room.top(), width, room.height()), static_cast<egizia::Crew>(i),
              crew.strength, crew.used, theme);
    left += width + unit;
  }
  paintFacts(painter, room.adjusted(left - room.left() + unit, 0, 0, 0), m_look.stones,
             m_look.ships, theme);
}

const FittedText& PlayerCard::fittingCards(const Lines& lines) const {
  const int width = lines.cards.width();
  const QString oneMore = tr("%n more", nullptr, 1);
  const bool same = m_fitted.cards == m_look.cards && m_fitted.oneMore == oneMore &&
                    m_fitted.font == font() && m_fitted.width == width &&
                    m_fitted.lines == lines.cardLines;
  if (same) return m_fitted.text;
  m_fitted = {m_look.cards, oneMore, font(), width, lines.cardLines, {}};
  // No card is cut off: those without room are counted, the tool tip names them.
  const QString between = QString(QChar::Nbsp) + QStringLiteral("· ");
  QStringList cards = m_look.cards.split(between);
  FittedText& text = m_fitted.text;
  text = fitText(fontMetrics(), m_look.cards, width, lines.cardLines);
  for (int left = 1; !text.whole && cards.size() > 1; ++left) {
    cards.removeLast();
    const QString shown = cards.join(between) + between + tr("%n more", nullptr, left);
    text = fitText(fontMetrics(), shown, width, lines.cardLines);
  }
  return text;
}

void PlayerCard::paintCards(QPainter& painter, const Lines& lines) const {
  painter.setPen(themeOf(*this).ink);
  const FittedText& text = fittingCards(lines);
  QRect room = lines.cards;
  room.setHeight(fontMetrics().height());
  for (const QString& line : text.lines) {
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, line);
    room.translate(0, room.height());
  }
}

PlayerPart PlayerCard::partAt(const QPoint& at) const {
  const Lines where = lines();
  const auto reachesFrom = [&](const QRect& room, int width) {
    return at.x() > room.right() - width - unit;
  };
  const QFontMetrics small = fontMetrics();
  if (at.y() < where.crews.top()) {
    if (reachesFrom(where.name, pointsWidth())) return PlayerPart::points;
    const QRect before = where.name.adjusted(0, 0, -pointsWidth() - 2 * unit, 0);
    const int width = small.horizontalAdvance(m_look.ending + m_look.endingSign);
    const bool ending = !m_look.ending.isEmpty() && reachesFrom(before, width);
    return ending ? PlayerPart::ending : PlayerPart::tile;
  }
  if (at.y() < where.flood.top()) {
    const int crews = static_cast<int>(m_look.crews.size()) * (crewWidth(small) + unit);
    if (at.x() < where.crews.left() + crews) return PlayerPart::crews;
    return reachesFrom(where.crews, small.horizontalAdvance(m_look.ships.text()))
               ? PlayerPart::ships
               : PlayerPart::stones;
  }
  if (at.y() < where.cards.top() && !m_look.flood.over) return PlayerPart::flood;
  if (at.y() < where.tombs.top()) return PlayerPart::cards;
  return reachesFrom(where.tombs, small.horizontalAdvance(m_look.sphinx.text()))
             ? PlayerPart::sphinx
             : PlayerPart::tombs;
}

void PlayerCard::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintCard(painter, QRectF(rect()), theme.surface, theme.line);
  painter.save();
  painter.setClipRect(0, 0, barWidth, height());
  const QColor colour = theme.player[static_cast<std::size_t>(m_look.colour)];
  paintCard(painter, QRectF(rect()), colour, colour);
  painter.restore();
  const Lines where = lines();
  paintName(painter, where.name);
  paintCrews(painter, where.crews);
  paintCards(painter, where);
  paintFacts(painter, where.tombs, m_look.tombs, m_look.sphinx, theme);
  if (m_look.onTurn) paintChooseRing(painter, QRectF(rect()), theme);
  if (hasFocus()) paintFocus(painter, QRectF(rect()).adjusted(2, 2, -2, -2), theme);
}

} // namespace nilometer::ui
