// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/position/position_view.h"

#include <QScrollArea>
#include <QString>

namespace nilometer::ui {

class GameShelf;
class Preferences;

/// The page of an end position in the window, and the files it is saved in.
class PositionPage : public QScrollArea {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  PositionPage(const GameShelf& shelf, const Preferences& preferences, QWidget* parent);

  [[nodiscard]] PositionView& view() const { return *m_view; }
  /// Reads a file and shows it; one that cannot be read gives a sentence and changes nothing.
  void openFile(const QString& path);
  /// Writes what is entered; says why if that fails.
  void saveFile(const QString& path);

Q_SIGNALS:
  /// Something could not be done; one sentence.
  void failed(const QString& sentence);

private:
  void chooseFile();
  void chooseName();

  QString m_directory;
  PositionView* m_view;
};

} // namespace nilometer::ui
