// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/move_line.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/font_utils.h"
#include "ui/base/style/text_width.h"
#include "ui/base/style/tool_tip.h"
#include "ui/table/action_bar/move_painting.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace nilometer::ui {

namespace {

/// In u, from the largest.
constexpr auto letterHeights = std::to_array<qreal>({24, 22, 20, 18, 17, 16, 15, 14, 13, 12, 11.5});
constexpr std::size_t lineHeightsFrom = 4; ///< of them, where it is one line of several
/// The line grows no further than two lines of these need.
constexpr qreal grownLetters = 13;
constexpr int grownLines = 2;
constexpr int mostLines = 3;
/// So many rooms a layout tries again and again.
constexpr std::size_t mostRooms = 16;

/// In u: what a line takes with letters of that height.
qreal pitchOf(qreal letters) {
  return 1.65 * letters;
}

QFont headingLetters(const QFont& font) {
  return fontWithHeight(font, 13, QFont::Bold);
}

/// The pieces of a line behind what it is about, which takes room only where it stands: the second
/// line begins below it.
std::vector<InlinePiece> behind(InlinePiece heading, std::vector<InlinePiece> pieces, qreal gap) {
  if (heading.width <= 0) return pieces;
  if (!pieces.empty()) pieces.front().gap = gap;
  pieces.insert(pieces.begin(), std::move(heading));
  return pieces;
}

} // namespace

MoveLine::MoveLine(QWidget* parent) : QWidget(parent) {}

void MoveLine::setContent(const MoveContent& content, const text::ShownNames& names) {
  if (content == m_content && names == m_names) return;
  m_content = content;
  m_names = names;
  m_settings.clear();
  const QString told = content.told.isEmpty() ? content.text : content.told;
  QStringList said{content.heading, names.inFull(told), content.rests, content.entry};
  said.removeAll(QString());
  setSpokenName(*this, said.join(QStringLiteral(": ")));
  // A line a move: one unbroken run is not read.
  setTip(*this, said.join(u'\n').replace(QStringLiteral("  ·  "), QStringLiteral("\n")),
         content.rests);
  updateGeometry();
  update();
}

void MoveLine::setLook(Look look) {
  if (look == m_look) return;
  m_look = look;
  m_settings.clear();
  update();
}

void MoveLine::changeEvent(QEvent* event) {
  m_settings.clear();
  QWidget::changeEvent(event);
}

int MoveLine::left() const {
  if (m_content.heading.isEmpty()) return 0;
  return wholeTextWidth(headingLetters(font()), m_content.heading);
}

int MoveLine::roomFor(int width, bool entry) const {
  const qreal u = lookUnit(font());
  const int room = width - 2 * wholePixels(12, u);
  if (!entry || m_content.entry.isEmpty()) return room;
  const QFont small = fontWithHeight(font(), 12, QFont::Normal);
  return room - wholeTextWidth(small, m_content.entry) - wholePixels(12, u);
}

MoveLine::Setting MoveLine::settingWith(Setting setting, int width, int height) const {
  const qreal u = lookUnit(font());
  MovePainting painting(nullptr, themeOf(*this), font(), setting.letters * u);
  if (!setting.names) painting.leaveNamesOut();
  const InlinePiece heading{.width = qreal(left()), .gap = 0, .paint = {}};
  const MoveContent said = saying(setting.origins, m_content);
  const InlineFlow flow(behind(heading, painting.of(said, setting.moves), wholePixels(16, u)),
                        roomFor(width, setting.entry));
  setting.lines = flow.lines();
  const bool high = setting.lines == 1 || setting.lines * pitchOf(setting.letters) * u <= height;
  setting.fits = flow.fits() && high && setting.lines <= mostLines;
  return setting;
}

MoveLine::Setting MoveLine::largestWith(Setting setting, int width, int height) const {
  const auto isTooLarge = [&](qreal letters) {
    setting.letters = letters;
    return !settingWith(setting, width, height).fits;
  };
  const auto usual = std::span(letterHeights).subspan(m_look == Look::line ? lineHeightsFrom : 0);
  const auto smallest = usual.end() - 1;
  if (!isTooLarge(*smallest)) {
    setting.letters = *std::ranges::partition_point(usual.begin(), smallest, isTooLarge);
  }
  return settingWith(setting, width, height);
}

MoveLine::Setting MoveLine::measuredFor(int width, int height) const {
  Setting setting = largestWith({.moves = movesIn(m_content)}, width, height);
  if (setting.fits) return setting;
  // The number of the entry stands in the log, too. Where something comes from goes before a name:
  // then a sign alone tells the players apart.
  setting.entry = false;
  for (const bool names : {true, false}) {
    setting.names = names;
    for (const Origins origins : {Origins::inWords, Origins::brief, Origins::none}) {
      setting.origins = origins;
      setting.moves = movesIn(saying(origins, m_content));
      const Setting all = largestWith(setting, width, height);
      if (all.fits || (!names && all.moves <= 1)) return all;
    }
  }
  setting.letters = letterHeights.back();
  const auto withMoves = [&](int moves) {
    setting.moves = moves;
    return settingWith(setting, width, height);
  };
  int fitting = 1;
  int tooMany = setting.moves;
  while (tooMany - fitting > 1) {
    const int between = (fitting + tooMany) / 2;
    (withMoves(between).fits ? fitting : tooMany) = between;
  }
  return withMoves(fitting);
}

MoveLine::Setting MoveLine::settingFor(int width, int height) const {
  const std::pair room(width, height);
  const auto found = m_settings.find(room);
  if (found != m_settings.end()) return found->second;
  if (m_settings.size() == mostRooms) m_settings.clear();
  return m_settings.emplace(room, measuredFor(width, height)).first->second;
}

int MoveLine::heightForWidth(int width) const {
  const qreal u = lookUnit(font());
  const int most = qCeil(grownLines * pitchOf(grownLetters) * u);
  const Setting setting = settingFor(width, most);
  const int needed = qCeil(setting.lines * pitchOf(setting.letters) * u);
  return std::clamp(needed, wholePixels(34, u), most);
}

bool MoveLine::fits() const {
  return settingFor(width(), height()).fits;
}

int MoveLine::leftOut() const {
  const Setting setting = settingFor(width(), height());
  return movesIn(saying(setting.origins, m_content)) - setting.moves;
}

bool MoveLine::hasNames() const {
  return settingFor(width(), height()).names;
}

void MoveLine::mousePressEvent(QMouseEvent* event) {
  event->accept();
}

// Every press and release hides the tips that are there.
void MoveLine::mouseReleaseEvent(QMouseEvent* event) {
  QToolTip::showText(event->globalPosition().toPoint(), toolTip(), this);
}

QPainterPath MoveLine::ground() const {
  const qreal round = 8 * lookUnit(font());
  const QSizeF corner(2 * round, 2 * round);
  const QRectF whole = rect();
  const bool bar = m_look == Look::bar;
  QPainterPath ground;
  ground.moveTo(whole.topLeft() + QPointF(0, round));
  ground.arcTo(QRectF(whole.topLeft(), corner), 180, -90);
  if (bar) {
    ground.lineTo(whole.topRight());
  } else {
    ground.arcTo(QRectF(whole.topRight() - QPointF(2 * round, 0), corner), 90, -90);
  }
  ground.lineTo(whole.bottomRight());
  if (!bar) {
    ground.lineTo(whole.bottomLeft());
  } else {
    ground.arcTo(QRectF(whole.bottomLeft() - QPointF(0, 2 * round), corner), 270, -90);
  }
  ground.closeSubpath();
  return ground;
}

void MoveLine::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(*this);
  const qreal u = lookUnit(font());
  painter.fillPath(ground(), theme.river);
  const Setting setting = settingFor(width(), height());
  const int side = wholePixels(12, u);
  const qreal pitch =
      setting.lines > 1 ? height() / (setting.lines + 0.2) : pitchOf(setting.letters) * u;
  const qreal first = (height() - (setting.lines - 1) * pitch) / 2.0 + 0.36 * setting.letters * u;
  painter.setPen(theme.onRiver);
  painter.setFont(fontWithHeight(font(), 12, QFont::Normal));
  const int entry = wholeTextWidth(painter.font(), m_content.entry);
  if (setting.entry) painter.drawText(QPointF(width() - side - entry, first), m_content.entry);
  MovePainting painting(&painter, theme, font(), setting.letters * u);
  if (!setting.names) painting.leaveNamesOut();
  const auto paint = [&](const QPointF& base) {
    painter.setFont(headingLetters(font()));
    painter.setPen(theme.onRiver);
    painter.drawText(base, m_content.heading);
  };
  const InlinePiece heading{.width = qreal(left()), .gap = 0, .paint = paint};
  const MoveContent said = saying(setting.origins, m_content);
  const InlineFlow drawn(behind(heading, painting.of(said, setting.moves), wholePixels(16, u)),
                         roomFor(width(), setting.entry));
  drawn.paint(QPointF(side, first), pitch, drawn.lines());
}

} // namespace nilometer::ui
