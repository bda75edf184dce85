// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/board/river_layout.h"

#include "ui/board/place_layout.h"
#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int bankMargin = 2 * unit; ///< left and right of everything
constexpr int border = 2 * unit;     ///< above the first and below the last stop
constexpr int between = unit;        ///< between the stops of one bank, and between building spaces
constexpr int shore = 2 * unit;      ///< between the water and the stops
constexpr int nameGap = 2 * unit;    ///< between a site's spaces and its name
constexpr double mostScale = 2;      ///< beyond it the texts would look lost
constexpr double rowPart = 0.72; ///< of the height between two stops of one bank, if there is room

/// The water is as much wider as the text is higher.
int bandWidth(const RiverMeasures& measures) {
  return measures.line * 8 / 5;
}

int swingOf(const RiverMeasures& measures) {
  return measures.line / 3;
}

int waterWidth(const RiverMeasures& measures) {
  return bandWidth(measures) + 2 * swingOf(measures) + 2 * shore;
}

/// The spaces of a site, its reserve and the gaps behind each of them.
int squaresWidth(int spaces, int square, int gap) {
  return (spaces + 1) * square + spaces * gap;
}

int othersWidth(const RiverMeasures& measures) {
  const int site =
      squaresWidth(measures.spaces, measures.square, between) + nameGap + measures.siteName;
  return std::max(site, measures.town);
}

PlaceLook shaped(PlaceLook::Shape shape) {
  PlaceLook look;
  look.shape = shape;
  return look;
}

} // namespace

RiverMeasures measureRiver(const words::Table& table, int openSpaces, const QFont& font) {
  const PlaceFonts fonts(font);
  QFont bold = font;
  bold.setBold(true);
  const QFontMetrics names(bold);
  RiverMeasures measures;
  measures.line = fonts.text.height();
  measures.spaces = openSpaces;
  PlaceLook card = shaped(PlaceLook::Shape::card);
  card.label = words::number(table.edition->cardStops);
  for (int name = 0; name < static_cast<int>(table.edition->cardNames.size()); ++name) {
    const QSize least = leastPlaceSize(card, words::cardName(name, table), fonts);
    measures.card = std::max(measures.card, least.width());
    measures.row = std::max(measures.row, least.height());
  }
  const PlaceLook round = shaped(PlaceLook::Shape::round);
  for (int town = 0; town < egizia::roundSpaceCount; ++town) {
    const QString name = words::roundSpace(static_cast<egizia::RoundSpace>(town));
    measures.town = std::max(measures.town, leastPlaceSize(round, name, fonts).width());
  }
  const PlaceLook space = shaped(PlaceLook::Shape::space);
  measures.square = leastPlaceSize(space, QStringLiteral("0"), fonts).height();
  for (int site = 0; site < egizia::siteCount; ++site) {
    const QString name = words::site(static_cast<egizia::Site>(site));
    measures.siteName = std::max(measures.siteName, leastWidth(names, name, 2));
  }
  measures.row = std::max({measures.row, measures.square, 2 * names.height()});
  return measures;
}

std::vector<double> stopHeights(const std::vector<egizia::Stop>& river) {
  constexpr double far = -1;
  std::vector<double> heights;
  heights.reserve(river.size());
  std::array<double, 2> last{far, far}; // by bank
  for (const egizia::Stop& stop : river) {
    double& before = last[isLeftBank(stop) ? 0 : 1];
    const double least = heights.empty() ? 0 : heights.back() + 0.5;
    before = std::max(least, before + 1);
    heights.push_back(before);
  }
  return heights;
}

QSize leastRiverSize(const std::vector<egizia::Stop>& river, const RiverMeasures& measures) {
  const std::vector<double> heights = stopHeights(river);
  const double steps = heights.empty() ? 0 : heights.back();
  return {2 * bankMargin + measures.card + waterWidth(measures) + othersWidth(measures),
          2 * border + measures.row + qRound(steps * (measures.row + between))};
}

RiverLayout layOutRiver(const std::vector<egizia::Stop>& river, const RiverMeasures& measures,
                        const QSize& size) {
  const QSize least = leastRiverSize(river, measures);
  RiverLayout out;
  out.scale = std::clamp(
      std::min(double(size.width()) / least.width(), double(size.height()) / least.height()), 1.0,
      mostScale);
  const auto scaled = [&out](int length) { return static_cast<int>(length * out.scale); };
  const std::vector<double> heights = stopHeights(river);
  const double steps = heights.empty() ? 0 : heights.back();
  const int room = size.height() - 2 * border;
  // Stops grow slower than the river, so that it never looks crowded with enough room.
  out.row = std::clamp(static_cast<int>(room / (steps + 1) * rowPart), measures.row,
                       scaled(measures.row));
  out.band = scaled(bandWidth(measures));
  out.swing = scaled(swingOf(measures));
  out.gap = scaled(between);
  out.spaces = measures.spaces;
  const int water = scaled(waterWidth(measures));
  // The squares grow only as far as the names beside them keep their room.
  const int beside = size.width() - 2 * bankMargin - water - measures.card - othersWidth(measures) -
                     measures.spaces * (out.gap - between);
  const int most = measures.square + std::max(0, beside) / (measures.spaces + 1);
  out.square = std::max(measures.square, std::min(static_cast<int>(out.row * rowPart), most));
  const int right = othersWidth(measures) + squaresWidth(measures.spaces, out.square, out.gap) -
                    squaresWidth(measures.spaces, measures.square, between);
  const int extra = std::max(0, size.width() - 2 * bankMargin - water - right - measures.card);
  // Cards grow to hold their text in one line, names to stand beside what the place does; what
  // is left then goes to both sides.
  const int card = measures.card + std::min(extra * 2 / 5, measures.card * 3 / 4);
  const int others = right + std::min(extra * 2 / 5, right / 2);
  const int left = std::max(bankMargin, (size.width() - card - water - others) / 2);
  out.cards = QRect(left, 0, card, size.height());
  out.middle = left + card + water / 2;
  out.others = QRect(left + card + water, 0, others, size.height());
  const double step = steps > 0 ? (room - out.row) / steps : 0;
  for (const double height : heights) {
    out.heights.push_back(border + out.row / 2 + qRound(height * step));
  }
  return out;
}

QRect RiverLayout::rowOf(const egizia::Stop& stop, int height) const {
  const QRect& column = isLeftBank(stop) ? cards : others;
  return {column.left(), height - row / 2, column.width(), row};
}

QRect RiverLayout::squareOf(int height, int number) const {
  return {others.left() + (number - 1) * (square + gap), height - square / 2, square, square};
}

QRect RiverLayout::siteName(int height) const {
  const int left = squareOf(height, spaces + 1).right() + 1 + nameGap;
  return {left, height - row / 2, others.right() + 1 - left, row};
}

} // namespace nilometer::ui
