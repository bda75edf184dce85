// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/vocabulary.h"

#include <QFont>
#include <QRect>
#include <QSize>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// A page of drawn cards: what stands on them and where, without a widget. All lengths are logical
/// pixels.
namespace nilometer::ui {

/// What a card is coloured as.
enum class CardGround : std::uint8_t { plain, green, yellowGreen, brown, quarry };

/// How a text is written.
enum class PieceTone : std::uint8_t { plain, quiet, strong, heading, wrong };

/// One thing in a line: a text, a cell with what stands above it, or something pictured.
struct CardPiece {
  enum class Kind : std::uint8_t { text, cell, crew, building };
  Kind kind = Kind::text;
  QString text;
  PieceTone tone = PieceTone::plain;
  std::size_t cell = 0; ///< which of the page's cells
  /// Whether it belongs to the piece before it or begins something new.
  enum class Begin : std::uint8_t { beside, apart, joined };
  Begin begin = Begin::beside;
  egizia::Crew crew = egizia::Crew::blue;
  egizia::Building building = egizia::Building::obelisk;
};

[[nodiscard]] CardPiece cardText(const QString& text, PieceTone tone = PieceTone::plain);
[[nodiscard]] CardPiece cardCrew(egizia::Crew crew);
[[nodiscard]] CardPiece cardBuilding(egizia::Building building);

/// Pieces beside each other; those that find no room go on below.
struct PieceLine {
  enum class Across : std::uint8_t { left, centre };
  enum class Wrap : std::uint8_t {
    anywhere,
    seldom, ///< columns are so wide that most cards have it in one line
    never   ///< … that all have
  };
  std::vector<CardPiece> pieces;
  Across across = Across::left;
  Wrap wrap = Wrap::anywhere;
};

[[nodiscard]] PieceLine centred(std::vector<CardPiece> pieces);

struct DrawnCard {
  /// A place for a new card has a dashed border.
  enum class Border : std::uint8_t { plain, dashed };
  CardGround ground = CardGround::plain;
  Border border = Border::plain;
  std::optional<CardPiece> corner; ///< before the title: the points of a Sphinx card
  QString title;
  PieceTone titleTone = PieceTone::strong;
  std::optional<CardPiece> remove; ///< behind the title
  std::vector<PieceLine> face;     ///< on the card's colour
  QStringList findings;            ///< what makes no sense about it
  std::vector<PieceLine> foot;     ///< at the bottom of the card
};

/// Cards under a heading (or none).
struct CardGroup {
  QString heading;
  std::vector<DrawnCard> cards;
};

struct CardSheet {
  std::vector<PieceLine> head; ///< above all cards
  std::vector<CardGroup> groups;
};

struct LaidText {
  QRect box;
  QString text; ///< one line
  PieceTone tone = PieceTone::plain;
  PieceLine::Across across = PieceLine::Across::left;
};
struct LaidCard {
  QRect box;
  QRect face; ///< the coloured part; empty if there is none
  CardGround ground = CardGround::plain;
  DrawnCard::Border border = DrawnCard::Border::plain;
};
struct LaidPicture {
  QRect box;
  CardPiece piece; ///< crew or building
};

/// Where everything of a page stands.
struct LaidSheet {
  std::vector<LaidCard> cards;
  std::vector<LaidPicture> pictures;
  std::vector<LaidText> texts;
  std::vector<QRect> cells; ///< by CardPiece::cell
  int height = 0;
};

/// The sizes of the page's letters and cells.
struct SheetSizes {
  QFont font;
  std::vector<QSize> cells; ///< by CardPiece::cell
};

[[nodiscard]] QFont sheetFont(const QFont& font, PieceTone tone);

/// The least width in which the widest card is whole.
[[nodiscard]] int leastSheetWidth(const CardSheet& sheet, const SheetSizes& sizes);

/// Cards in columns of one width, as many as find room; a card that needs more takes several.
/// A width below the least is taken as the least.
[[nodiscard]] LaidSheet laySheet(const CardSheet& sheet, const SheetSizes& sizes, int width);

} // namespace nilometer::ui
