// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/table/log/log_query.h"
#include "ui/table/log/log_result.h"

#include <QPoint>
#include <QString>
#include <QStringList>

namespace nilometer::ui {

/// What an entry of the log is in few words, its result, and the room of its buttons: all in one
/// line where that has room; else the words in as many lines as they need, the result below them,
/// and the buttons in a line of their own.
class EntryLines {
public:
  /// All in logical pixels.
  struct Room {
    int width = 0;         ///< of words and result
    int tools = 0;         ///< of it for the buttons; 0 = none
    bool onlyLine = false; ///< there is no second line: what is too long is elided
    bool numbered = false; ///< round and number stand before the words
  };

  /// `index` is a row of `model`; `font` that of its words, bold where the row is the shown table.
  EntryLines(const LogModel& model, const QModelIndex& index, const QFont& font, Room room);

  [[nodiscard]] int height() const;
  /// Where the line with the buttons begins, from the top; it is as high as `lineHeight`.
  [[nodiscard]] int toolsTop() const;
  /// The width left to buttons that take at least `least`: beside all the rest, or below it.
  [[nodiscard]] int roomForTools(int least) const;
  /// In the painter's colour, with what is looked for marked.
  void paint(QPainter& painter, const QPoint& topLeft, const Theme& theme,
             const LogQuery& query) const;

  /// Of an entry in one line, in logical pixels.
  [[nodiscard]] static int lineHeight(const QFont& font);

private:
  [[nodiscard]] bool isOneLine(int tools) const;
  /// Of words and result, without buttons.
  [[nodiscard]] int textHeight() const;
  void breakWords();
  void paintLine(QPainter& painter, const QRect& line, const Theme& theme,
                 const LogQuery& query) const;

  QString m_words;
  QFont m_font;
  LogResult m_result;
  Room m_room;
  int m_gap = 0;
  int m_needed = 0;    ///< by words and result in one line
  QStringList m_lines; ///< of the words where the result stands below them
};

} // namespace nilometer::ui
