// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/board/stage_look.h"
#include "ui/egizia/text/names.h"

#include "engine/egizia/edition.h"

#include <QFont>
#include <QRect>
#include <QSize>

#include <array>
#include <vector>

/// Where the stops of the river stand. All lengths are logical pixels.
namespace nilometer::ui {

/// What the river's texts need with a font and a language; everything else follows from it.
struct RiverMeasures {
  qreal u = 1;                ///< the unit of the look
  int heading = 0;            ///< height of a heading
  int card = 0;               ///< width of a Nile card space
  int row = 0;                ///< height of a card
  int round = 0;              ///< height of a round space
  int square = 0;             ///< side of a building space
  int town = 0;               ///< width of a round space with its name
  int siteName = 0;           ///< width of the names of the sites
  int spaces = 0;             ///< open building spaces of each site (SET-8)
  int apart = 0;              ///< between the stops of one bank, at least
  int toMiddle = 0;           ///< from the cards to the middle of the water
  double site = 1;            ///< of stopHeights()
  int below = 0;              ///< under the last stop
  std::array<int, 2> above{}; ///< above the first stop of the left bank, of the right one
};

/// `openSpaces`: building spaces of each site in this game. Flat: no headings, one line each.
[[nodiscard]] RiverMeasures measureRiver(const text::Table& table, int openSpaces,
                                         const QFont& font, StageLook look);

/// Heights of the stops in river order, beginning with 0: every stop is lower than the one
/// before it by at least one half, and than the one before it on its own bank by at least 1, a
/// building site by `site`.
[[nodiscard]] std::vector<double> stopHeights(const std::vector<egizia::Stop>& river,
                                              double site = 1);

/// Whether the stop lies on the left bank: the Nile card spaces do.
[[nodiscard]] constexpr bool isLeftBank(const egizia::Stop& stop) {
  return stop.kind == egizia::StopKind::card;
}

/// The size below which stops would overlap.
[[nodiscard]] QSize leastRiverSize(const std::vector<egizia::Stop>& river,
                                   const RiverMeasures& measures);

/// The river laid out in a size.
struct RiverLayout {
  qreal u = 1;
  QRect cards;              ///< column of the left bank
  QRect others;             ///< column of the right bank; its places stand on the fields
  qreal middle = 0;         ///< x of the river's middle
  int row = 0;              ///< height of a card
  int round = 0;            ///< height of a round space
  int square = 0;           ///< side of a building space
  int gap = 0;              ///< between building spaces
  int heading = 0;          ///< height of a heading
  int spaces = 0;           ///< open building spaces of each site
  int above = 0;            ///< height of what stands above the right bank: the water ring
  std::vector<int> heights; ///< y of each stop's jetty, in river order

  /// The stop's row in its column.
  [[nodiscard]] QRect rowOf(const egizia::Stop& stop, int height) const;
  /// Building space 1, 2, …, or one more than there are: the reserve.
  [[nodiscard]] QRect squareOf(int height, int number) const;
  /// The name of a site, above its spaces.
  [[nodiscard]] QRect siteName(int height) const;
  /// The heading of the cards.
  [[nodiscard]] QRect cardsHeading() const;
  /// The water ring, above the stops of the right bank.
  [[nodiscard]] QRect ringRoom() const;
  /// x of the bank that is so many strips of fields away from the water, 0 to 3, at that height.
  [[nodiscard]] qreal bank(bool right, int strips, qreal y) const;
};

[[nodiscard]] RiverLayout layOutRiver(const std::vector<egizia::Stop>& river,
                                      const RiverMeasures& measures, const QSize& size);

} // namespace nilometer::ui
