// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/crew_tracks_picture.h"

#include "ui/board/heading.h"
#include "ui/check/colour_choice.h"
#include "ui/words/names.h"
#include "ui/words/phrase.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Crew;

namespace {

constexpr int trackPadding = 3 * unit; ///< inside a card
constexpr int tracksApart = 2 * unit;  ///< between the cards
constexpr int stepGap = 2;             ///< between the steps of a track
constexpr int rim = 4;                 ///< of the tile around the cell that stands on it
constexpr int besideTrack = 6 * unit;  ///< between a track's name and its steps
constexpr int goodCard = 1000; ///< width of a card, if the page is wider and the track is not
constexpr int leastAcross = 6; ///< steps beside the name; with less room they stand under it

QString placeOf(const char* group, Crew crew) {
  return QLatin1String(group) + u'.' +
         words::fromUtf8(egizia::crewNames[static_cast<std::size_t>(crew)]);
}

std::string wordAt(const CopyState& copy, const QString& place) {
  const record::JsonValue* value = copy.document.value(place.toStdString());
  const auto* word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? std::string() : *word;
}

} // namespace

void CrewTracksPicture::furnish(const CopyState& copy) {
  for (std::size_t i = 0; i < m_tracks.size(); ++i) {
    const auto crew = static_cast<Crew>(i);
    Track& track = m_tracks[i];
    const QString name = words::crewName(crew);
    const QString start = placeOf("players.crewStart", crew);
    const QString end = placeOf("players.crewTrackEnd", crew);
    const QString colour = placeOf("box.crewColours", crew);
    NumberField::Content content;
    content.most = egizia::maxPrinted;
    //: %1: a crew
    content.name = words::fill(tr("%1: strength at the start"), {name});
    track.startCell = &number(copy, start, content);
    //: %1: a crew
    content.name = words::fill(tr("%1: end of the track"), {name});
    track.endCell = &number(copy, end, content);
    const std::string now = wordAt(copy, colour);
    ChoiceField::Content choices = colourChoice(now);
    //: %1: a crew
    choices.name = words::fill(tr("%1: colour in the box"), {name});
    track.colour = &choice(copy, colour, choices, [colour, now](const std::vector<int>& ids) {
      const std::string word = colourOfChoice(ids.empty() ? -1 : ids.front(), now);
      return [place = colour.toStdString(), word](record::EditionDocument& document) {
        return document.set(place, record::JsonValue(record::JsonValue::Data(word)));
      };
    });
    track.start = copy.number(start.toStdString());
    track.end = copy.number(end.toStdString());
  }
}

QString CrewTracksPicture::captionOf(const Track& track, const NumberField* cell) const {
  //: Above the first and the last step of a strength track.
  return cell == track.startCell ? tr("Start") : tr("End");
}

int CrewTracksPicture::tileSize() const {
  return std::max(targetHeight, fontMetrics().height() * 8 / 5);
}

int CrewTracksPicture::headWidth() const {
  const QFontMetrics heading(headingFont(font()));
  const int label = fontMetrics().horizontalAdvance(tr("Colour in the box")) + 1;
  int width = 0;
  for (std::size_t i = 0; i < m_tracks.size(); ++i) {
    const QString name = asHeading(words::crewName(static_cast<Crew>(i)));
    width = std::max(width, tileSize() + 2 * unit + heading.horizontalAdvance(name) + 1);
    if (m_tracks[i].colour == nullptr) continue;
    width = std::max(width, label + 2 * unit + m_tracks[i].colour->sizeHint().width());
  }
  return width;
}

/// The least that can stand beside each other in a narrow page.
int CrewTracksPicture::leastHead() const {
  const QFontMetrics heading(headingFont(font()));
  int width = longestWord(tr("Colour in the box"), font());
  for (std::size_t i = 0; i < m_tracks.size(); ++i) {
    const QString name = asHeading(words::crewName(static_cast<Crew>(i)));
    width = std::max(width, tileSize() + 2 * unit + heading.horizontalAdvance(name) + 1);
    if (m_tracks[i].colour == nullptr) continue;
    width = std::max(width, m_tracks[i].colour->sizeHint().width());
  }
  return width;
}

int CrewTracksPicture::widestStep() const {
  int width = tileSize();
  for (const Track& track : m_tracks) {
    for (const NumberField* cell : {track.startCell, track.endCell}) {
      if (cell == nullptr) continue;
      const int caption = fontMetrics().horizontalAdvance(captionOf(track, cell)) + 2;
      width = std::max({width, cell->sizeHint().width() + 2 * rim, caption});
    }
  }
  return width;
}

/// The steps of all tracks are counted from the same one, so that they stand under each other.
int CrewTracksPicture::firstStep() const {
  int first = 1;
  for (const Track& track : m_tracks) first = std::min({first, track.start, track.end});
  return first;
}

// A start beyond the end makes no sense, but it is shown: apart, behind the track.
std::vector<CrewTracksPicture::Step> CrewTracksPicture::stepsOf(const Track& track) const {
  std::vector<Step> steps;
  const int first = firstStep();
  for (int number = std::min({1, track.start, track.end}); number < track.end; ++number) {
    steps.push_back(
        {number, number - first, {}, number == track.start ? track.startCell : nullptr, {}});
  }
  steps.push_back({track.end, track.end - first, {}, track.endCell, {}});
  if (track.start >= track.end) {
    steps.push_back({track.start, track.end - first + 2, {}, track.startCell, {}});
  }
  return steps;
}

int CrewTracksPicture::columns() const {
  int most = 1;
  for (const Track& track : m_tracks) {
    for (const Step& step : stepsOf(track)) most = std::max(most, step.column + 1);
  }
  return most;
}

int CrewTracksPicture::stepWidth(int width) const {
  const int widest = widestStep();
  return std::clamp(width / columns() - stepGap, widest, std::max(widest, 2 * tileSize()));
}

/// How many steps stand beside each other at most.
int CrewTracksPicture::across(int width) const {
  return std::max(1, (width + stepGap) / (stepWidth(width) + stepGap));
}

// Beside its name, unless a track needs more lines there than under it.
bool CrewTracksPicture::isBeside(int inside) const {
  const int room = inside - headWidth() - besideTrack;
  if (room < leastAcross * (widestStep() + stepGap)) return false;
  const auto lines = [this](int width) { return (columns() - 1) / across(width); };
  return lines(room) <= lines(inside);
}

int CrewTracksPicture::placeSteps(std::vector<Step>& steps, const QPoint& from, int width) const {
  const int caption = fontMetrics().height();
  int side = tileSize();
  for (const Track& track : m_tracks) {
    if (track.startCell != nullptr) {
      side = std::max(side, track.startCell->sizeHint().height() + 2 * rim);
    }
  }
  const int wide = stepWidth(width);
  const int line = across(width);
  int bottom = from.y();
  for (Step& step : steps) {
    const int left = from.x() + step.column % line * (wide + stepGap);
    const int top = from.y() + step.column / line * (caption + side + unit);
    step.room = QRect(left, top + caption, wide, side);
    if (step.cell != nullptr) step.caption = QRect(left, top, wide, caption);
    bottom = std::max(bottom, step.room.bottom() + 1);
  }
  return bottom;
}

CrewTracksPicture::Rows CrewTracksPicture::layOut(int width) const {
  Rows rows;
  const int inside = width - 2 * trackPadding;
  const int head = headWidth();
  const bool wide = isBeside(inside);
  int top = 0;
  int edge = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Row& row = rows[i];
    const Track& track = m_tracks[i];
    const int tile = tileSize();
    row.tile = QRect(trackPadding, top + trackPadding, tile, tile);
    row.name = QRect(row.tile.right() + 1 + 2 * unit, row.tile.top(), 0, tile);
    row.name.setRight(trackPadding + (wide ? head : inside) - 1);
    int bottom = row.tile.bottom() + 1 + unit;
    if (track.colour != nullptr) {
      const QSize choice = track.colour->sizeHint();
      const QString text = tr("Colour in the box");
      const int label = fontMetrics().horizontalAdvance(text) + 1;
      const int room = wide ? head : inside;
      const bool oneLine = label + 2 * unit + choice.width() <= room;
      const int height = oneLine ? choice.height() : sizeOfText(text, font(), room).height();
      row.colourName = QRect(trackPadding, bottom, oneLine ? label : room, height);
      row.colour = oneLine ? QRect(QPoint(trackPadding + label + 2 * unit, bottom), choice)
                           : QRect(QPoint(trackPadding, bottom + height), choice);
      bottom = row.colour.bottom() + 1;
    }
    row.steps = stepsOf(track);
    const QPoint from = wide ? QPoint(trackPadding + head + besideTrack, top + trackPadding)
                             : QPoint(trackPadding, bottom + unit);
    bottom = std::max(bottom, placeSteps(row.steps, from, trackPadding + inside - from.x()));
    int right = row.colour.right();
    for (const Step& step : row.steps) right = std::max(right, step.room.right());
    edge = std::max(edge, right + 1 + trackPadding);
    row.card = QRect(0, top, width, bottom + trackPadding - top);
    top = row.card.bottom() + 1 + tracksApart;
  }
  // Cards end a little behind their tracks, on a wide page too.
  for (Row& row : rows) row.card.setWidth(std::clamp(edge, std::min(width, goodCard), width));
  return rows;
}

int CrewTracksPicture::heightForWidth(int width) const {
  return layOut(std::max(width, minimumSizeHint().width())).back().card.bottom() + 1;
}

QSize CrewTracksPicture::minimumSizeHint() const {
  const int width = 2 * trackPadding + std::max(leastHead(), widestStep());
  return {width, targetHeight};
}

void CrewTracksPicture::arrange() {
  m_rows = layOut(width());
  m_texts.clear();
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const Row& row = m_rows[i];
    const Track& track = m_tracks[i];
    if (track.colour == nullptr) continue;
    using Tone = PrintedText::Tone;
    m_texts.push_back({row.name, asHeading(words::crewName(static_cast<Crew>(i))), Tone::heading});
    m_texts.push_back({row.colourName, tr("Colour in the box"), Tone::quiet});
    track.colour->setGeometry(row.colour);
    for (const Step& step : row.steps) {
      if (step.cell == nullptr) continue;
      QRect cell(QPoint(), step.cell->sizeHint());
      cell.moveCenter(step.room.center());
      step.cell->setGeometry(cell);
      m_texts.push_back({step.caption, captionOf(track, step.cell), Tone::quiet, Qt::AlignCenter});
    }
  }
  update();
}

void CrewTracksPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const Row& row = m_rows[i];
    const QColor crew = theme.crew[i];
    paintCard(painter, row.card, theme.surface, theme.line);
    paintCard(painter, row.tile, crew, theme.quietInk, 4);
    painter.setFont(font());
    for (const Step& step : row.steps) {
      const bool start = step.cell != nullptr && step.cell == m_tracks[i].startCell;
      paintCard(painter, step.room, start ? crew : theme.sunken,
                start ? theme.quietInk : theme.line, 4);
      if (step.cell != nullptr) continue;
      painter.setPen(theme.quietInk);
      painter.drawText(step.room, Qt::AlignCenter, words::number(step.number));
    }
  }
  paintTexts(painter);
}

} // namespace nilometer::ui
