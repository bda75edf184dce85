// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/draft/ids.h"
#include "ui/strip/card_lines.h"
#include "ui/style/stop_button.h"

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
  Tone tone = Tone::plain;
  QString why{};
  bool asked = false; ///< the choices are this player's
  friend bool operator==(const PhaseColumn&, const PhaseColumn&) = default;
};

/// One of the columns. Pressed, it is asked why.
class PhaseColumnButton : public StopButton {
  Q_OBJECT
public:
  explicit PhaseColumnButton(QWidget* parent);

  void setColumn(const PhaseColumn& column);
  [[nodiscard]] const PhaseColumn& column() const { return m_column; }
  [[nodiscard]] int heightForWidth(int width) const override;
  /// So far below its upper edge it begins, in pixels.
  void setTop(int top) { m_top = top; }

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  /// Where the result stands if a line of large letters has no room for it; else empty.
  [[nodiscard]] QRect longResult(int width) const;
  [[nodiscard]] QRect whyRect(int width) const;
  /// Begins with the name where the result leaves no room for it.
  [[nodiscard]] QString whyText(int width) const;
  void paintResult(QPainter& painter) const;

  PhaseColumn m_column;
  int m_top = 0;
};

/// A column for every player, equally wide, in the place of the turn line.
class PhaseColumns : public QWidget {
  Q_OBJECT
public:
  explicit PhaseColumns(QWidget* parent);

  void setColumns(const std::vector<PhaseColumn>& columns);
  /// Those that are shown.
  [[nodiscard]] std::vector<PhaseColumnButton*> buttons() const;
  [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
  void whyRequested(QWidget* column);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int columnWidth(int width) const;
  void arrange();

  std::size_t m_shown = 0;
  std::vector<PhaseColumnButton*> m_buttons; ///< more may be kept hidden
};

} // namespace nilometer::ui
