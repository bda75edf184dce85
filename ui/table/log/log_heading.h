// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/shown_names.h"
#include "ui/text/tracked_number.h"

#include <QWidget>

#include <optional>

namespace nilometer::ui {

class Chip;
class LogFinder;

/// What stands above the rows of the log where it is needed: the number whose entries alone are
/// shown, and the field in which entries are looked for; beside a title of somebody else the button
/// that opens it.
class LogHeading : public QWidget {
  Q_OBJECT
public:
  explicit LogHeading(QWidget* parent);

  /// The number whose entries are shown: "Anna · Stones: 7" and what it began with. Empty: none.
  void showNumber(const QString& heading, const QString& beginning, const text::ShownNames& names);
  [[nodiscard]] const QString& number() const { return m_number; }
  /// So much is taken by somebody else's title; 0 = there is none. Whether that is new.
  bool leaveRoomAbove(int height);
  [[nodiscard]] bool hasRoomAbove() const { return m_above > 0; }
  [[nodiscard]] int heightNeeded() const;

  [[nodiscard]] LogFinder& finder() const { return *m_finder; }
  /// Opens the finder; the mouse's way to it.
  [[nodiscard]] Chip* findButton() const { return m_find; }
  /// Shows all entries again; hidden while they are shown.
  [[nodiscard]] Chip* allButton() const { return m_all; }
  /// To another number of the same place; hidden without one.
  [[nodiscard]] Chip* othersButton() const { return m_others; }
  void retranslate();

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  [[nodiscard]] int titleRoom() const;
  /// The two lines that say which number is shown.
  [[nodiscard]] QRect numberRoom() const;
  void place();

  QString m_number;
  QString m_beginning;
  text::ShownNames m_names;
  Chip* m_find;
  Chip* m_all;
  Chip* m_others;
  LogFinder* m_finder;
  int m_above = 0;
};

} // namespace nilometer::ui
