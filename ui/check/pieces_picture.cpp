// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/pieces_picture.h"

#include "ui/check/pieces_painting.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/edition_bounds.h"
#include "engine/egizia/state.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::maxPrinted;
using words::fill;

namespace {

constexpr int piecesMargin = 3 * unit;
constexpr int drawingsApart = 4 * unit;
constexpr int widestDrawing = 120 * unit;

QString printedName(const CopyState& copy, const char* key) {
  return words::printedValue(key, words::Table{&copy.edition(), {}});
}

} // namespace

PiecesPicture::PiecesPicture(QWidget* parent) : CopyPicture(parent), m_captions(this) {}

void PiecesPicture::furnish(const CopyState& copy) {
  m_captions.begin();
  m_lines.clear();
  add(copy, Drawing::ships, "players.ships", 1, egizia::maxShips);
  add(copy, Drawing::stones, "box.stones", 0, maxPrinted);
  add(copy, Drawing::markers, "box.markers", 0, maxPrinted);
  addStones(copy);
  add(copy, Drawing::track, "players.stoneTrackEnd", 1, maxPrinted);
  addText(copy, "box.players",
          fill(tr("%1 to %2"), {words::number(copy.number("box.players.least")),
                                words::number(copy.number("box.players.most"))}));
  addText(copy, "box.rounds", words::number(copy.number("box.rounds")));
  m_captions.end();
}

void PiecesPicture::add(const CopyState& copy, Drawing drawing, const char* key, int least,
                        int most) {
  Line line;
  line.drawing = drawing;
  const QString name = printedName(copy, key);
  line.caption = m_captions.say(QLatin1String(key), name, Captions::Tone::plain);
  NumberField::Content content;
  content.least = least;
  content.most = most;
  content.name = name;
  line.fields.push_back(&number(copy, QLatin1String(key), content));
  m_lines.push_back(std::move(line));
}

void PiecesPicture::addStones(const CopyState& copy) {
  const char* const key = "players.startingStones";
  Line line;
  line.drawing = Drawing::orderTiles;
  line.caption = m_captions.say(QLatin1String(key), printedName(copy, key), Captions::Tone::plain);
  for (int i = 0; i < table::maxPlayers; ++i) {
    NumberField::Content content;
    content.most = maxPrinted;
    content.name = fill(tr("Stones at the start with order tile %1"), {words::number(i + 1)});
    line.fields.push_back(
        &number(copy, QStringLiteral("%1[%2]").arg(QLatin1String(key)).arg(i), content));
  }
  m_lines.push_back(std::move(line));
}

void PiecesPicture::addText(const CopyState& copy, const char* key, const QString& text) {
  Line line;
  line.caption = m_captions.say(QLatin1String(key), printedName(copy, key), Captions::Tone::plain);
  line.text = m_captions.say(QLatin1String(key) + QStringLiteral(" value"),
                             fill(tr("%1 (part of the rules)"), {text}));
  m_lines.push_back(std::move(line));
}

int PiecesPicture::captions() const {
  int width = 0;
  for (const Line& line : m_lines) width = std::max(width, captionWidth(*line.caption));
  return width;
}

int PiecesPicture::tile() const {
  return fontMetrics().height() + unit;
}

int PiecesPicture::lineHeight() const {
  return m_lines.empty() ? 0 : m_lines[0].fields[0]->sizeHint().height() + 3 * unit;
}

int PiecesPicture::fieldsWidth(const Line& line) const {
  if (line.text != nullptr) return captionWidth(*line.text);
  int width = 0;
  for (const NumberField* field : line.fields) {
    if (line.drawing == Drawing::orderTiles) width += tile() + unit;
    width += field->sizeHint().width() + 3 * unit;
  }
  return width - 3 * unit;
}

int PiecesPicture::heightForWidth(int /*width*/) const {
  return static_cast<int>(m_lines.size()) * lineHeight() + 2 * piecesMargin;
}

QSize PiecesPicture::minimumSizeHint() const {
  int fields = 0;
  for (const Line& line : m_lines) fields = std::max(fields, fieldsWidth(line));
  return {2 * piecesMargin + captions() + drawingsApart + fields, 2 * targetHeight};
}

void PiecesPicture::arrangeLine(Line& line, const QRect& rect) {
  const int names = captions();
  line.caption->setGeometry(rect.left(), rect.top(), names, rect.height());
  int left = rect.left() + names + drawingsApart;
  if (line.text != nullptr) {
    line.text->setGeometry(left, rect.top(), captionWidth(*line.text), rect.height());
    return;
  }
  for (NumberField* field : line.fields) {
    if (line.drawing == Drawing::orderTiles) left += tile() + unit;
    const QSize size = field->sizeHint();
    field->setGeometry(left, rect.center().y() - size.height() / 2, size.width(), size.height());
    left += size.width() + 3 * unit;
  }
  left += unit;
  line.room = QRect(left, rect.top(), rect.right() + 1 - left, rect.height());
}

void PiecesPicture::arrange() {
  if (m_lines.empty()) return;
  const int most = minimumSizeHint().width() - 2 * piecesMargin + widestDrawing;
  const int across = std::min(width() - 2 * piecesMargin, most);
  const int left = (width() - across) / 2;
  int top = piecesMargin;
  for (Line& line : m_lines) {
    arrangeLine(line, QRect(left, top, across, lineHeight()));
    top += lineHeight();
  }
  update();
}

void PiecesPicture::paintTiles(QPainter& painter, const Line& line) const {
  const Theme& theme = themeOf(*this);
  for (std::size_t i = 0; i < line.fields.size(); ++i) {
    const QRect field = line.fields[i]->geometry();
    const QRect box(field.left() - unit - tile(), field.center().y() - tile() / 2, tile(), tile());
    paintCard(painter, box, theme.sunken, theme.line, tile() / 2.0);
    painter.setPen(theme.quietInk);
    painter.drawText(box, Qt::AlignCenter, words::number(static_cast<int>(i) + 1));
  }
}

void PiecesPicture::paint(QPainter& painter, const Line& line) const {
  const Theme& theme = themeOf(*this);
  const int value = line.fields.empty() ? 0 : line.fields[0]->content().value;
  switch (line.drawing) {
  case Drawing::none: return;
  case Drawing::ships: return paintShips(painter, line.room, value, theme);
  case Drawing::stones: return paintStones(painter, line.room, value, theme);
  case Drawing::markers: return paintMarkers(painter, line.room, value, theme);
  case Drawing::orderTiles: return paintTiles(painter, line);
  case Drawing::track: return paintTrackTo(painter, line.room, value, theme);
  }
}

void PiecesPicture::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setFont(font());
  const Theme& theme = themeOf(*this);
  for (const Line& line : m_lines) {
    if (&line != &m_lines.front()) {
      const int top = line.caption->geometry().top();
      painter.setPen(theme.line);
      painter.drawLine(line.caption->geometry().left(), top, width() - line.caption->x(), top);
    }
    paint(painter, line);
  }
}

} // namespace nilometer::ui
