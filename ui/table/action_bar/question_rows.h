// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/game/draft/ids.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace nilometer::ui {

/// One row of choices as it is shown. A row that is no question (other things to do) uses only
/// the ids.
struct QuestionRow {
  QuestionId question{};
  QString label;        ///< before the chips, or empty
  QString whole{};      ///< the same with long names in full: its tip
  bool several = false; ///< its choices are switched one by one
  bool columns = false; ///< many chips: all equally wide, under each other
  bool aligned = false; ///< label and chips are as wide as those of the other aligned rows
  struct Entry {
    int id = 0;
    bool open = true;
    ChipLook look;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::vector<Entry> chips;
  friend bool operator==(const QuestionRow&, const QuestionRow&) = default;
};

/// Rows of chips that wrap when there is no room; each row begins on a line of its own unless
/// there is room beside the one before. Chips are kept from one state to the next.
class QuestionRows : public QWidget {
  Q_OBJECT
public:
  explicit QuestionRows(QWidget* parent);

  void setRows(const std::vector<QuestionRow>& rows);
  /// Whether these rows put the same questions as those that are shown.
  [[nodiscard]] bool asksAsNow(const std::vector<QuestionRow>& rows) const;
  /// The chip of a choice; nullptr if it is not shown.
  [[nodiscard]] Chip* chip(const QuestionId& question, int id) const;
  /// What the lines have where something stands beside the last ones. Lengths are pixels.
  struct Room {
    int width = 0;      ///< of every line but these
    int beforeLast = 0; ///< of the line before the last one
    int last = 0;
    int lines = 0; ///< how many there are; only with the right number the two are where they belong
    bool splits = false; ///< a row may go on in a second line, though one alone would do
    [[nodiscard]] int of(int line) const {
      return line == lines - 1 ? last : line == lines - 2 ? beforeLast : width;
    }
  };
  /// The room with as many lines as the rows need in it; none without rows.
  [[nodiscard]] Room fittedTo(Room room) const;
  /// Puts the chips into that room from now on; without it they have the whole width.
  void setRoom(const Room& room);
  /// Where the last of its lines ends in that room; 0 where the rows leave it free.
  [[nodiscard]] int endOf(const Room& room) const;
  /// From one line to the next.
  [[nodiscard]] int pitch() const;
  /// The height needed with that width.
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);
  /// A closed choice was pressed.
  void closedPressed(nilometer::ui::QuestionId question, int id);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  enum class Arrange : std::uint8_t { measure, move };

  Chip& chipAt(std::size_t index);
  using Pressed = void (QuestionRows::*)(QuestionId question, int id);
  void press(std::size_t index, Pressed signal);
  /// How wide a label and a chip of a row are at least.
  struct Widths {
    int label = 0;
    int chip = 0;
  };
  [[nodiscard]] Widths alignedWidths() const;
  [[nodiscard]] int rowWidth(std::size_t row, std::size_t firstChip, const Widths& least) const;
  [[nodiscard]] int tallness() const;
  /// The letters that the chips have in lines of that width.
  void fitAllLetters(int room) const;
  int arrangeColumns(std::size_t row, std::size_t firstChip, int top, int width, Arrange how) const;
  /// Where the last line ends, and the bottom of all.
  QPoint arrange(const Room& room, Arrange how) const;
  [[nodiscard]] static Room wholeWidth(int width) { return {width, width, width, 0}; }
  void move();

  std::vector<QuestionRow> m_rows;
  std::vector<QLabel*> m_labels;
  std::vector<Chip*> m_chips; ///< of all rows, one after another; more may be kept hidden
  std::optional<Room> m_room;
  int m_tall = 0; ///< of all lines as they were arranged last
};

} // namespace nilometer::ui
