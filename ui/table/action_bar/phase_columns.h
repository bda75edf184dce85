// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/inline_flow.h"
#include "ui/base/style/stop_button.h"
#include "ui/game/draft/ids.h"
#include "ui/table/action_bar/card_lines.h"
#include "ui/table/action_bar/move_glyphs.h"
#include "ui/text/shown_names.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace nilometer::ui {

/// What a phase does to one player or place: a result that is read across the table, and why in a
/// line.
struct PhaseColumn {
  enum class Tone : std::uint8_t { plain, fine, stop };
  CardLine line{}; ///< all of it in sentences; its rule is what "Why?" is asked about
  std::optional<PlaceId> place{}; ///< what it is about, if it is no player
  QString name{};
  QString result{};
  std::vector<MoveGlyph::Pieces> wares{}; ///< the same in signs, if it is nothing but goods
  Tone tone = Tone::plain;
  QString why{};
  bool asked = false; ///< the choices are this player's
  friend bool operator==(const PhaseColumn&, const PhaseColumn&) = default;
};

/// Of that name, with what the phase has brought, and why.
[[nodiscard]] PhaseColumn columnSaying(const QString& name, const QString& result,
                                       const QString& why, std::optional<table::RuleId> rule);

/// The column of what somebody in that seat has got.
template <class Session>
[[nodiscard]] PhaseColumn columnOfSeat(PhaseColumn column, const Session& session,
                                       table::Player player) {
  column.line.player = playerColourAt(session.colourOf(player));
  column.line.seat = player;
  return column;
}

/// How columns beside each other look: what is read across the table has one size and one place.
struct ColumnLook {
  bool isLarge = true;      ///< the results, each in one line
  bool isNameAbove = false; ///< of the result; else behind it
  friend bool operator==(const ColumnLook&, const ColumnLook&) = default;
};

/// One of the columns. Pressed, it is asked why.
class PhaseColumnButton : public StopButton {
  Q_OBJECT
public:
  explicit PhaseColumnButton(QWidget* parent);

  /// `names` = those of all columns: where the name has no room, it still differs from the others.
  void setColumn(const PhaseColumn& column, const text::ShownNames& names = {});
  [[nodiscard]] const PhaseColumn& column() const { return m_column; }
  [[nodiscard]] int heightForWidth(int width) const override { return heightFor(width, m_look); }
  [[nodiscard]] int heightFor(int width, const ColumnLook& look) const;
  /// Whether name and result are whole in that look, in a column of that width.
  [[nodiscard]] bool fits(int width, const ColumnLook& look) const;
  /// As much of why as there is room for: it ends in "…" if something is missing.
  [[nodiscard]] QString shownWhy() const;
  /// `top` = so far below its upper edge it begins, in pixels.
  void setLook(const ColumnLook& look, int top);
  [[nodiscard]] const ColumnLook& look() const { return m_look; }
  [[nodiscard]] int top() const { return m_top; }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QRect resultRoom(int width, const ColumnLook& look) const;
  /// The goods of the result, piece by piece.
  [[nodiscard]] InlineFlow wares(QPainter* painter, int width, const ColumnLook& look) const;
  /// As high as what is below it leaves it.
  [[nodiscard]] QRect whyRoom(int width, const ColumnLook& look) const;
  void paintName(QPainter& painter, const Theme& theme) const;
  void paintResult(QPainter& painter, const Theme& theme) const;

  PhaseColumn m_column;
  text::ShownNames m_names;
  ColumnLook m_look;
  int m_top = 0;
};

/// A column for every player, equally wide, in the place of the turn line.
class PhaseColumns : public QWidget {
  Q_OBJECT
public:
  explicit PhaseColumns(QWidget* parent);

  void setColumns(const std::vector<PhaseColumn>& columns, const text::ShownNames& names = {});
  /// Those that are shown.
  [[nodiscard]] std::vector<PhaseColumnButton*> buttons() const;
  [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
  void whyRequested(QWidget* column);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int columnWidth(int width) const;
  /// The largest in which all of them are whole.
  [[nodiscard]] ColumnLook lookFor(int column) const;
  /// Of the highest, in a look for all.
  [[nodiscard]] int contentHeight(int column) const;
  void arrange();

  std::size_t m_shown = 0;
  std::vector<PhaseColumnButton*> m_buttons; ///< more may be kept hidden
};

} // namespace nilometer::ui
