// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_layout.h"

#include "ui/base/style/unit.h"
#include "ui/egizia/board/river_looks.h"
#include "ui/egizia/board/round_look.h"
#include "ui/egizia/spaces/place_layout.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace nilometer::ui {

namespace {

// Lengths in u.
constexpr qreal margin = 8;         ///< left and right of everything, and under it
constexpr qreal between = 4;        ///< between building spaces
constexpr qreal cardsToMiddle = 66; ///< from the cards to the middle of the water
constexpr qreal middleToOthers = 37.5;
constexpr qreal beforeName = 26; ///< from the first space of a site to its name, past the fields
constexpr qreal apart = 2;       ///< between the stops of one bank, at least
constexpr qreal flatToMiddle = 61;
constexpr qreal flatCard = 116; ///< width of a card with one line
constexpr qreal most = 1.4;     ///< of the least size: cards and spaces grow as far as that

int squaresWidth(int spaces, int square, int gap) {
  return (spaces + 1) * square + spaces * gap;
}

int othersWidth(const RiverMeasures& measures) {
  const int gap = wholePixels(between, measures.u);
  return std::max({squaresWidth(measures.spaces, measures.square, gap), measures.town,
                   wholePixels(beforeName, measures.u) + measures.siteName});
}

SpaceLook shaped(SpaceLook::Shape shape) {
  SpaceLook look;
  look.shape = shape;
  return look;
}

int cardWidth(const text::Table& table, const PlaceFonts& fonts, int& height) {
  const QString number = text::number(table.edition->cardStops);
  const auto sizeOf = [&](SpaceLook look) {
    look.shape = SpaceLook::Shape::card;
    look.label = number;
    return leastPlaceSize(look, look.text, fonts);
  };
  SpaceLook without;
  without.text = emptyCard();
  SpaceLook unnamed;
  unnamed.text = unnamedCard();
  QSize least = sizeOf(without).expandedTo(sizeOf(unnamed));
  for (const egizia::NileCard& card : table.edition->nileCards) {
    SpaceLook look;
    showNileCard(look, card);
    least = least.expandedTo(sizeOf(look));
  }
  height = least.height();
  return least.width();
}

/// What a stop needs above and below its jetty.
struct Reach {
  int above = 0;
  int below = 0;
};

Reach reachOf(const egizia::Stop& stop, const RiverMeasures& measures) {
  switch (stop.kind) {
  case egizia::StopKind::card: return {(measures.row + 1) / 2, (measures.row + 1) / 2};
  case egizia::StopKind::round: return {(measures.round + 1) / 2, (measures.round + 1) / 2};
  case egizia::StopKind::site: break;
  }
  const int half = (measures.square + 1) / 2;
  return {half + measures.heading, half};
}

/// Above the first stop of the river, so that each bank's heading has its room.
int topOf(const std::vector<egizia::Stop>& river, const std::vector<double>& heights,
          const RiverMeasures& measures, double step) {
  double top = 0;
  std::array<bool, 2> seen{};
  for (std::size_t i = 0; i < river.size(); ++i) {
    const bool left = isLeftBank(river[i]);
    if (std::exchange(seen[left ? 0 : 1], true)) continue;
    const int above = measures.above[left ? 0 : 1];
    top = std::max(top, above + reachOf(river[i], measures).above - heights[i] * step);
  }
  return qCeil(top);
}

/// The least distance between two stops that are one apart.
double leastStep(const std::vector<egizia::Stop>& river, const std::vector<double>& heights,
                 const RiverMeasures& measures) {
  double step = 0;
  std::array<std::optional<std::size_t>, 2> before{};
  for (std::size_t i = 0; i < river.size(); ++i) {
    auto& last = before[isLeftBank(river[i]) ? 0 : 1];
    if (last) {
      const double need = reachOf(river[*last], measures).below + measures.apart +
                          reachOf(river[i], measures).above;
      step = std::max(step, need / (heights[i] - heights[*last]));
    }
    last = i;
  }
  return step;
}

/// Every stop has one line; the ring goes without its heading, and where only one site is shown it
/// lies elsewhere.
void flatten(RiverMeasures& measures, StageLook look) {
  const bool single = look == StageLook::single;
  measures.row = measures.round = measures.square = targetHeight;
  measures.card = wholePixels(flatCard, measures.u);
  measures.toMiddle = wholePixels(flatToMiddle, measures.u);
  measures.town = 0;
  measures.apart = 0;
  measures.below = single ? 0 : unit / 2;
  measures.above = {unit / 2, single ? 0 : targetHeight + unit / 2};
  // The names of the sites need more room than there is between two stops.
  if (!single) measures.site = 1 + static_cast<double>(measures.heading) / measures.round;
  if (!single) return;
  measures.heading = 0;
  measures.siteName = 0;
  measures.above = {};
}

/// What the measures follow from.
struct Asked {
  const egizia::Edition* edition = nullptr;
  std::string checksum;
  int openSpaces = 0;
  QFont font;
  StageLook look = StageLook::full;
  QString language;
  bool operator==(const Asked&) const = default;
};

RiverMeasures measured(const text::Table& table, int openSpaces, const QFont& font,
                       StageLook look) {
  const PlaceFonts& fonts = placeFonts(font);
  RiverMeasures measures;
  measures.u = fonts.u;
  measures.heading = fonts.bold.height() + 1;
  measures.spaces = openSpaces;
  measures.card = cardWidth(table, fonts, measures.row);
  for (const egizia::Stop& stop : table.edition->river) {
    if (stop.kind != egizia::StopKind::round) continue;
    SpaceLook round;
    showRoundSpace(round, stop, *table.edition);
    const QSize least = leastPlaceSize(round, round.text, fonts);
    measures.town = std::max(measures.town, least.width());
    measures.round = std::max(measures.round, least.height());
  }
  measures.square =
      leastPlaceSize(shaped(SpaceLook::Shape::space), QStringLiteral("0"), fonts).height();
  for (int site = 0; site < egizia::siteCount; ++site) {
    const QString name = siteHeading(static_cast<egizia::Site>(site));
    measures.siteName = std::max(measures.siteName, fonts.bold.horizontalAdvance(name) + 1);
  }
  const int ring = leastPlaceSize(shaped(SpaceLook::Shape::ring), {}, fonts).height();
  measures.apart = wholePixels(apart, fonts.u);
  measures.below = wholePixels(margin, fonts.u);
  measures.toMiddle = wholePixels(cardsToMiddle, fonts.u);
  // With the air that a panel leaves under its heading.
  measures.above = {measures.heading + wholePixels(between, fonts.u),
                    measures.heading + ring + unit / 2};
  if (look != StageLook::full) flatten(measures, look);
  return measures;
}

} // namespace

// The names of all cards are measured for it, and it is asked whenever anything finds its place:
// several times with every press.
RiverMeasures measureRiver(const text::Table& table, int openSpaces, const QFont& font,
                           StageLook look) {
  static std::optional<std::pair<Asked, RiverMeasures>> kept;
  Asked asked{table.edition, table.edition->checksum, openSpaces, font, look, text::language()};
  if (!kept || kept->first != asked)
    kept.emplace(std::move(asked), measured(table, openSpaces, font, look));
  return kept->second;
}

std::vector<double> stopHeights(const std::vector<egizia::Stop>& river, double site) {
  constexpr double far = -1;
  std::vector<double> heights;
  heights.reserve(river.size());
  std::array<double, 2> last{far, far}; // by bank
  for (const egizia::Stop& stop : river) {
    double& before = last[isLeftBank(stop) ? 0 : 1];
    const double least = heights.empty() ? 0 : heights.back() + 0.5;
    before = std::max(least, before + (stop.kind == egizia::StopKind::site ? site : 1));
    heights.push_back(before);
  }
  return heights;
}

QSize leastRiverSize(const std::vector<egizia::Stop>& river, const RiverMeasures& measures) {
  const std::vector<double> heights = stopHeights(river, measures.site);
  const double steps = heights.empty() ? 0 : heights.back();
  const double step = leastStep(river, heights, measures);
  const int below = river.empty() ? 0 : reachOf(river.back(), measures).below;
  const auto u = [&](qreal count) { return wholePixels(count, measures.u); };
  return {u(margin) + measures.card + measures.toMiddle + u(middleToOthers) +
              othersWidth(measures) + u(margin),
          topOf(river, heights, measures, step) + qCeil(steps * step) + below + measures.below};
}

RiverLayout layOutRiver(const std::vector<egizia::Stop>& river, const RiverMeasures& measures,
                        const QSize& size) {
  const auto u = [&](qreal count) { return wholePixels(count, measures.u); };
  RiverLayout out;
  out.u = measures.u;
  out.heading = measures.heading;
  out.above = measures.above[1];
  out.spaces = measures.spaces;
  out.gap = u(between);
  const std::vector<double> heights = stopHeights(river, measures.site);
  const double steps = heights.empty() ? 0 : heights.back();
  const double least = leastStep(river, heights, measures);
  const auto belowOf = [&](const RiverMeasures& of) {
    return (river.empty() ? 0 : reachOf(river.back(), of).below) + of.below;
  };
  const auto stepWith = [&](const RiverMeasures& of) {
    const int room = size.height() - topOf(river, heights, of, least) - belowOf(of);
    return steps > 0 ? std::max(room / steps, least) : 0;
  };
  // Where there is room the places grow, and what is between them with them.
  constexpr double growing = 0.85;
  const double room = least > 0 ? 1 + growing * (stepWith(measures) / least - 1) : 1;
  const double scale = std::clamp(room, 1.0, most);
  RiverMeasures grown = measures;
  grown.row = static_cast<int>(measures.row * scale);
  grown.round = static_cast<int>(measures.round * scale);
  out.row = grown.row;
  out.round = grown.round;
  const int wide = size.width() - leastRiverSize(river, measures).width();
  const int growth = std::max(wide / 2, 0) / (measures.spaces + 1);
  grown.square = std::min(static_cast<int>(measures.square * scale), measures.square + growth);
  out.square = grown.square;
  const double step = stepWith(grown);
  const int top = topOf(river, heights, grown, step);
  const int card = measures.card + std::min(std::max(wide / 2, 0), measures.card / 2);
  const int left = u(margin);
  out.cards = QRect(left, 0, card, size.height());
  out.middle = left + card + measures.toMiddle;
  const int right = qRound(out.middle + middleToOthers * measures.u);
  out.others = QRect(right, 0, std::max(size.width() - u(margin) - right, 0), size.height());
  for (const double height : heights) out.heights.push_back(top + qRound(height * step));
  return out;
}

QRect RiverLayout::rowOf(const egizia::Stop& stop, int height) const {
  const QRect& column = isLeftBank(stop) ? cards : others;
  const int high = isLeftBank(stop) ? row : round;
  return {column.left(), height - high / 2, column.width(), high};
}

QRect RiverLayout::squareOf(int height, int number) const {
  return {others.left() + (number - 1) * (square + gap), height - square / 2, square, square};
}

QRect RiverLayout::siteName(int height) const {
  const int left = others.left() + wholePixels(beforeName, u);
  return {left, height - square / 2 - heading, others.right() + 1 - left, heading};
}

QRect RiverLayout::cardsHeading() const {
  return {cards.left(), wholePixels(between, u), cards.width(), heading};
}

QRect RiverLayout::ringRoom() const {
  const int left = others.left() + wholePixels(beforeName, u);
  return {left, 0, others.right() + 1 - left, above};
}

qreal RiverLayout::bank(bool right, int strips, qreal y) const {
  constexpr qreal period = 98;
  const qreal wave = (5 - strips) * u * std::sin(2 * M_PI * y / (period * u));
  return middle + (right ? 1 : -1) * (24 + 12 * strips) * u + wave;
}

} // namespace nilometer::ui
