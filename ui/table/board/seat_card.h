// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/stop_button.h"
#include "ui/table/board/board_parts.h"
#include "ui/table/board/seats.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace nilometer::ui {

/// What the card of a player says in every game. A plain value; equal looks look alike.
struct SeatLook {
  PlayerColour colour = PlayerColour::blue;
  bool onTurn = false;
  bool starts = false; ///< carries the flag of the start player
  QString name{};
  QString whole{};    ///< the name, however long it is
  QString state{};    ///< what he does or how he stands, in a word; may be empty
  QString warning{};  ///< what is missing, for a tab
  QString inDigits{}; ///< the warning, for a tab without room for it
  QString points{};   ///< so far
  QString behind{};   ///< small behind the points: what they rest on, or may come to
  QString place{};    ///< in the order of play, in a circle behind the name
  int row = 0;        ///< lower cards have higher ones, equal ones stand in seating order
  /// The sign of what is counted in place of points.
  std::optional<Outline> counted{};
  /// What comes to them as long as nobody has more: its sign and how much.
  struct Bonus {
    Outline sign = Outline::circle;
    QString text{};
    friend bool operator==(const Bonus&, const Bonus&) = default;
  };
  std::optional<Bonus> bonus{};
  QStringList names{};    ///< of everybody, however long they are
  QStringList disputed{}; ///< in his entries, in sentences: a "?" stands behind the points
  QStringList details{};  ///< everything in sentences: tool tip and accessible description
  friend bool operator==(const SeatLook&, const SeatLook&) = default;
};

/// Of that player, as far as it is the same in every game.
[[nodiscard]] inline SeatLook seatLook(const Seats& seats, table::Player player, bool onTurn) {
  const QString name = seats.name(player);
  return {.colour = seats.colours[player],
          .onTurn = onTurn,
          .name = name,
          .whole = seats.names.inFull(name),
          .names = seats.names.whole,
          .disputed = seats.disputed[player]};
}

/// How much of a player is shown.
enum class SeatForm : std::uint8_t {
  whole,
  closed, ///< his name, and one line
  tab     ///< his name and points
};

/// The card of one player: his colour, name and points; what else he has the game paints below.
/// Pressed, a closed one or a tab asks for the whole card. A whole one leaves presses and Space to
/// what it lies in, which tells where its numbers come from.
class SeatCard : public StopButton {
public:
  explicit SeatCard(QWidget* parent);

  void setSeat(const SeatLook& look);
  [[nodiscard]] const SeatLook& seat() const { return m_look; }
  virtual void setForm(SeatForm form);
  [[nodiscard]] SeatForm form() const { return m_form; }
  /// The middle of the sign of that kind of what he owns, in u; of a tab, which shows none, its
  /// own.
  [[nodiscard]] QPointF wareAt(std::size_t kind) const;
  /// In u, with all that stands on a whole card of that width; 0 for no more than usual.
  [[nodiscard]] virtual qreal heightNeeded(qreal /*width*/) const { return 0; }

protected:
  /// Where what he owns stands on a card of that size in u.
  [[nodiscard]] virtual WareLine wareLine(const QSizeF& /*size*/) const { return {}; }
  /// Paints a card of that size in u that is no tab: name and points, then paintRest().
  virtual void paintWhole(Canvas& canvas, const QSizeF& size) const;
  /// Paints what is below the name.
  virtual void paintRest(Canvas& /*canvas*/, const QSizeF& /*size*/) const {}
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

private:
  void paintFrame(Canvas& canvas, const QSizeF& size) const;
  void paintTab(Canvas& canvas, const QSizeF& size) const;
  void paintName(Canvas& canvas, qreal width, qreal middle) const;
  /// How wide the points are, with what is before and behind them: as much of it as has room.
  qreal paintPoints(Canvas& canvas, qreal right, qreal middle, qreal size, qreal room) const;

  SeatLook m_look;
  SeatForm m_form = SeatForm::whole;
};

/// One whose game says in a `Look` what it shows besides; `Look::seat` is what all have.
template <class Look> class SeatCardOf : public SeatCard {
public:
  using SeatCard::SeatCard;

  void setLook(const Look& look) {
    setSeat(look.seat);
    if (look == m_look) return;
    m_look = look;
    update();
  }
  [[nodiscard]] const Look& look() const { return m_look; }

private:
  Look m_look;
};

} // namespace nilometer::ui
