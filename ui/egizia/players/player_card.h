// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/text_fit.h"
#include "ui/egizia/players/flood_view.h"
#include "ui/egizia/players/player_part.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/style/theme.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>

namespace nilometer::ui {

/// What a player's card says. A plain value; equal looks look alike.
struct PlayerLook {
  /// A quiet label and what it is about.
  struct Fact {
    QString label;
    QString value;
    [[nodiscard]] QString text() const;
    friend bool operator==(const Fact&, const Fact&) = default;
  };
  /// One crew of the player's tableau.
  struct CrewTile {
    int strength = 0;
    bool used = false; ///< turned over (BUILD-4)
    friend bool operator==(const CrewTile&, const CrewTile&) = default;
  };
  PlayerColour colour = PlayerColour::blue;
  bool onTurn = false;
  QString name; ///< with the order tile: "1 Dora"
  QString points;
  QString others;     ///< what the points may be besides, while something is disputed: "/ 26?"
  int scarabs = 0;    ///< TRACK-2
  QString ending;     ///< what would be added if the game ended now, Sphinx cards apart; or empty
  QString pointsSign; ///< behind the points, if they rest on assumed printed values
  QString endingSign; ///< the same behind what it would come to now
  std::array<CrewTile, egizia::crewCount> crews{};
  Fact stones;         ///< at hand, of how many, and what the quarries yield
  Fact ships;          ///< still to be placed this round
  Fact tombs;          ///< sum, tiles, what they are worth so far (END-2)
  Fact sphinx;         ///< how many cards, never which
  QString cards;       ///< fields, quarries and other Nile cards, one after another
  QStringList details; ///< everything in sentences: tool tip and accessible description
  FloodLook flood;
  friend bool operator==(const PlayerLook&, const PlayerLook&) = default;
};

/// What the shown table says of a player. `ring`: where the entry being made would move the
/// water ring; `asked`: whom it asks (Draft::asked), who counts as on turn then.
[[nodiscard]] PlayerLook playerLook(const EgiziaSession& session, table::Player player,
                                    std::optional<egizia::Ring> ring,
                                    table::Player asked = table::noPlayer);

/// The card of one player. What does not fit into a line ends in "…" and is in the tool tip;
/// with more height the Nile cards get a second and third line.
class PlayerCard : public QWidget {
  Q_OBJECT
public:
  explicit PlayerCard(QWidget* parent);

  void setLook(const PlayerLook& look);
  [[nodiscard]] const PlayerLook& look() const { return m_look; }
  /// What of the player is shown there.
  [[nodiscard]] PlayerPart partAt(const QPoint& at) const;
  /// All five lines in the present font and language, without air.
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// With air and more lines for Nile cards; higher than that is of no use.
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Where the lines stand, from top to bottom.
  struct Lines {
    QRect name;
    QRect crews;
    QRect flood;
    QRect cards;
    QRect tombs;
    int cardLines = 1;
  };
  [[nodiscard]] Lines lines() const;
  void arrange();
  /// What takes room at the right end of the first line.
  [[nodiscard]] int pointsWidth() const;
  /// In small letters: their sign, and what they may be besides.
  [[nodiscard]] QString behindPoints() const;
  void paintName(QPainter& painter, const QRect& room) const;
  void paintCrews(QPainter& painter, const QRect& room) const;
  [[nodiscard]] const FittedText& fittingCards(const Lines& lines) const;
  void paintCards(QPainter& painter, const Lines& lines) const;

  /// All that the lines of cards depend on, and the lines: measuring them takes longest.
  struct FittedCards {
    QString cards;
    QString oneMore; ///< in the language of the moment
    QFont font;
    int width = 0;
    int lines = 0;
    FittedText text;
  };

  PlayerLook m_look;
  mutable FittedCards m_fitted;
  FloodView* m_flood;
};

} // namespace nilometer::ui
