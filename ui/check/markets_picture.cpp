// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/markets_picture.h"

#include "ui/board/heading.h"
#include "ui/words/phrase.h"
#include "ui/words/words.h"

#include "engine/egizia/edition_bounds.h"

#include <QPainter>

#include <algorithm>

namespace nilometer::ui {

using egizia::Market;

namespace {

constexpr int marketPadding = 3 * unit;
constexpr int marketsApart = 2 * unit; ///< between the two cards
constexpr int marketStepGap = 2;
constexpr int mostWidth = 560; ///< of a ladder: beyond it number and name lose each other
constexpr auto penalties = "grainMarket.penalties";
constexpr auto stoneSteps = "stoneMarket.steps";

CopyChange addSteps(int by) {
  return [by](record::EditionDocument& copy) {
    const record::JsonValue* value = copy.value(stoneSteps);
    const auto* steps = value == nullptr ? nullptr : value->as<std::int64_t>();
    return steps != nullptr && copy.set(stoneSteps, static_cast<int>(*steps) + by);
  };
}

} // namespace

void MarketsPicture::furnish(const CopyState& copy) {
  m_ladders = {};
  furnishStone(copy);
  furnishGrain(copy);
}

void MarketsPicture::addLine(const CopyState& copy, Ladder& ladder, const char* place, int least) {
  NumberField::Content content;
  content.least = least;
  content.most = egizia::maxPrinted;
  content.name = words::printedValue(place, {});
  ladder.lines.push_back({content.name, &number(copy, QLatin1String(place), content)});
}

void MarketsPicture::furnishStone(const CopyState& copy) {
  Ladder& ladder = m_ladders[static_cast<std::size_t>(Market::stone)];
  const int steps = copy.number(stoneSteps);
  const int sale = copy.number("stoneMarket.saleSteps");
  m_stonesPerPoint = copy.number("stoneMarket.stonesPerPoint");
  ladder.heading = asHeading(words::market(Market::stone));
  NumberField::Content count;
  count.least = 1;
  count.most = egizia::maxMarketSteps;
  count.name = words::printedValue(stoneSteps, {});
  ladder.count = &number(copy, QLatin1String(stoneSteps), count);
  const QString name = QLatin1String(stoneSteps);
  if (steps < egizia::maxMarketSteps) {
    ladder.add = &step(name + u" add", StepButton::Sign::add, tr("Add a step to the stone market"),
                       addSteps(1));
  }
  if (steps > 1) {
    ladder.remove = &step(name + u" remove", StepButton::Sign::remove,
                          tr("Take away a step of the stone market"), addSteps(-1));
  }
  for (int i = 0; i < steps; ++i) ladder.steps.push_back({nullptr, i >= steps - sale});
  addLine(copy, ladder, "stoneMarket.lastStepStones", 0);
  addLine(copy, ladder, "stoneMarket.saleSteps", 0);
  addLine(copy, ladder, "stoneMarket.stonesPerPoint", 0);
}

void MarketsPicture::furnishGrain(const CopyState& copy) {
  Ladder& ladder = m_ladders[static_cast<std::size_t>(Market::grain)];
  ladder.heading = asHeading(words::market(Market::grain));
  const int steps = copy.edition().steps(Market::grain);
  for (int i = 0; i < steps; ++i) furnishPenalty(copy, i);
  addLine(copy, ladder, "grainMarket.lastStepPoints", 0);
}

void MarketsPicture::furnishPenalty(const CopyState& copy, int at) {
  Ladder& ladder = m_ladders[static_cast<std::size_t>(Market::grain)];
  const int steps = copy.edition().steps(Market::grain);
  const auto index = static_cast<std::size_t>(at);
  const QString place = QLatin1String(penalties) + u'[' + QString::number(at) + u']';
  const QString count = words::number(at + 1);
  NumberField::Content content;
  content.most = egizia::maxPrinted;
  content.name = words::fill(tr("Penalty on step %1 of the grain market"), {count});
  if (copy.number(place.toStdString()) != 0) content.before = QStringLiteral("−");
  Step one;
  one.penalty = &number(copy, place, content);
  if (steps < egizia::maxMarketSteps) {
    one.add = &step(place + u" add", StepButton::Sign::add,
                    words::fill(tr("Add a step below step %1 of the grain market"), {count}),
                    [index](record::EditionDocument& document) {
                      return document.duplicate(penalties, index);
                    });
  }
  if (steps > 1) {
    one.remove = &step(
        place + u" remove", StepButton::Sign::remove,
        words::fill(tr("Take away step %1 of the grain market"), {count}),
        [index](record::EditionDocument& document) { return document.remove(penalties, index); });
  }
  ladder.steps.push_back(one);
}

int MarketsPicture::buttonsWidth() const {
  for (const Ladder& ladder : m_ladders) {
    for (const StepButton* button : {ladder.add, ladder.remove}) {
      if (button != nullptr) return 2 * button->sizeHint().width() + unit;
    }
  }
  return 0;
}

/// All of one width, also where nothing is lost.
int MarketsPicture::penaltyWidth() const {
  int width = 0;
  for (const Step& one : m_ladders[static_cast<std::size_t>(Market::grain)].steps) {
    width = std::max(width, one.penalty->sizeHint().width());
  }
  return width;
}

int MarketsPicture::stepHeight() const {
  int height = fontMetrics().height();
  for (const Ladder& ladder : m_ladders) {
    if (ladder.add != nullptr) height = std::max(height, ladder.add->sizeHint().height());
    if (ladder.steps.empty() || ladder.steps.front().penalty == nullptr) continue;
    height = std::max(height, ladder.steps.front().penalty->sizeHint().height());
  }
  return height + unit;
}

int MarketsPicture::ladderWidth() const {
  const QFontMetrics heading(headingFont(font()));
  int width = 0;
  for (const Ladder& ladder : m_ladders) {
    width = std::max(width, heading.horizontalAdvance(ladder.heading) + 1);
    width = std::max(width, goodWidth(ladder.lines, font()));
    if (ladder.count != nullptr) {
      width = std::max(width, longestWord(tr("Steps"), font()) + 2 * unit +
                                  ladder.count->sizeHint().width() + unit + buttonsWidth());
    }
    if (ladder.steps.empty() || ladder.steps.front().penalty == nullptr) continue;
    width = std::max(width, fontMetrics().horizontalAdvance(QStringLiteral("00")) + 6 * unit +
                                penaltyWidth() + unit + buttonsWidth());
  }
  return width + 2 * marketPadding;
}

bool MarketsPicture::isSideBySide(int width) const {
  return width >= 2 * ladderWidth() + marketsApart;
}

MarketsPicture::Rooms MarketsPicture::layOut(const Ladder& ladder, const QPoint& at,
                                             int width) const {
  Rooms rooms;
  const int left = at.x() + marketPadding;
  const int inside = width - 2 * marketPadding;
  const int height = stepHeight();
  const int heading = QFontMetrics(headingFont(font())).horizontalAdvance(ladder.heading) + 1;
  rooms.heading = QRect(left, at.y() + marketPadding, heading, height);
  int top = rooms.heading.bottom() + 1;
  if (ladder.count != nullptr) {
    const QSize cell = ladder.count->sizeHint();
    const int label = fontMetrics().horizontalAdvance(tr("Steps")) + 1;
    const int used = label + 2 * unit + cell.width() + unit + buttonsWidth();
    const bool beside = heading + 4 * unit + used <= inside;
    const int from = beside ? left + inside - used : left;
    const int line = beside ? rooms.heading.top() : top;
    if (!beside) top += height;
    rooms.countName = QRect(from, line, label, height);
    rooms.count = QRect(QPoint(from + label + 2 * unit, line + (height - cell.height()) / 2), cell);
  }
  top += unit;
  const bool buttons = !ladder.steps.empty() && ladder.steps.front().penalty != nullptr;
  const int box = inside - (buttons ? buttonsWidth() + unit : 0);
  for (std::size_t i = 0; i < ladder.steps.size(); ++i) {
    rooms.steps.emplace_back(left, top, box, height);
    top += height + marketStepGap;
  }
  top += unit;
  rooms.lines = layOutLines(ladder.lines, {left, top}, inside, font());
  if (!rooms.lines.empty()) top = std::max(rooms.lines.back().text.bottom(), top) + 1;
  rooms.card = QRect(at, QSize(width, top + marketPadding - at.y()));
  return rooms;
}

std::array<MarketsPicture::Rooms, 2> MarketsPicture::layOut(int width) const {
  std::array<Rooms, 2> rooms;
  const bool beside = isSideBySide(width);
  const int wide =
      std::min(beside ? (width - marketsApart) / 2 : width, std::max(mostWidth, ladderWidth()));
  rooms[0] = layOut(m_ladders[0], {0, 0}, wide);
  const QPoint second = beside ? QPoint(wide + marketsApart, 0)
                               : QPoint(0, rooms[0].card.bottom() + 1 + marketsApart);
  rooms[1] = layOut(m_ladders[1], second, wide);
  return rooms;
}

int MarketsPicture::heightForWidth(int width) const {
  const auto rooms = layOut(std::max(width, minimumSizeHint().width()));
  return std::max(rooms[0].card.bottom(), rooms[1].card.bottom()) + 1;
}

QSize MarketsPicture::minimumSizeHint() const {
  return {ladderWidth(), targetHeight};
}

void MarketsPicture::placeSteps(const Ladder& ladder, const Rooms& rooms) {
  for (std::size_t i = 0; i < ladder.steps.size(); ++i) {
    const Step& one = ladder.steps[i];
    const QRect& box = rooms.steps[i];
    const auto put = [&box](QWidget* cell, int right, int width) {
      const QSize size(width, cell->sizeHint().height());
      cell->setGeometry(QRect(
          QPoint(right - size.width(), box.top() + (box.height() - size.height()) / 2), size));
    };
    if (one.penalty != nullptr) put(one.penalty, box.right() + 1 - unit, penaltyWidth());
    const int half = (buttonsWidth() - unit) / 2;
    if (one.add != nullptr) put(one.add, box.right() + 1 + unit + half, half);
    if (one.remove != nullptr) put(one.remove, box.right() + 1 + 2 * unit + 2 * half, half);
  }
}

void MarketsPicture::arrange() {
  using Tone = PrintedText::Tone;
  m_rooms = layOut(width());
  m_texts.clear();
  for (std::size_t market = 0; market < m_ladders.size(); ++market) {
    const Ladder& ladder = m_ladders[market];
    const Rooms& rooms = m_rooms[market];
    m_texts.push_back({rooms.heading, ladder.heading, Tone::heading});
    placeSteps(ladder, rooms);
    placeLines(ladder.lines, rooms.lines, m_texts);
    if (ladder.count == nullptr) continue;
    m_texts.push_back({rooms.countName, tr("Steps"), Tone::quiet});
    ladder.count->setGeometry(rooms.count);
    int left = rooms.count.right() + 1 + unit;
    for (StepButton* button : {ladder.add, ladder.remove}) {
      const int slot = (buttonsWidth() - unit) / 2;
      if (button != nullptr) {
        const QSize size = button->sizeHint();
        button->setGeometry(
            QRect(QPoint(left, rooms.count.center().y() + 1 - size.height() / 2), size));
      }
      left += slot + unit;
    }
  }
  update();
}

void MarketsPicture::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(*this);
  QPainter painter(this);
  for (std::size_t market = 0; market < m_ladders.size(); ++market) {
    const Rooms& rooms = m_rooms[market];
    paintCard(painter, rooms.card, theme.surface, theme.line);
    for (std::size_t i = 0; i < rooms.steps.size(); ++i) {
      const QRect& box = rooms.steps[i];
      const QRect inside = box.adjusted(2 * unit, 0, -2 * unit, 0);
      paintCard(painter, box, theme.sunken, theme.line, 4);
      painter.setFont(font());
      painter.setPen(theme.quietInk);
      painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                       words::number(static_cast<int>(i) + 1));
      if (!m_ladders[market].steps[i].sale) continue;
      painter.setPen(theme.ink);
      painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter,
                       words::fill(QStringLiteral("%1:1"), {words::number(m_stonesPerPoint)}));
    }
  }
  paintTexts(painter);
}

} // namespace nilometer::ui
