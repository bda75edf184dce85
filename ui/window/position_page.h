// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/position/position_save.h"
#include "ui/egizia/position/position_view.h"

#include <QStackedWidget>
#include <QString>

class QScrollArea;

namespace nilometer::ui {

class GameShelf;
class PositionCeremony;
class Preferences;
class ResultPage;

/// Final scoring only, in the window: the end position with its files, then the ceremony, then the
/// result.
class PositionPage : public QStackedWidget {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  PositionPage(const GameShelf& shelf, Preferences& preferences, QWidget* parent);

  [[nodiscard]] PositionView& view() const { return *m_view; }
  /// nullptr until a position was scored.
  [[nodiscard]] PositionCeremony* ceremony() const { return m_ceremony; }
  /// nullptr until a result was shown.
  [[nodiscard]] ResultPage* result() const { return m_result; }
  /// The position, with the keyboard where the next thing is to be entered.
  void start();
  /// An empty one, unless what is here could not be saved.
  void begin();
  /// Goes on with the last one if it is not scored yet, else an empty one.
  void goOn();
  /// Reads a file, shows it and keeps it from now on; one that cannot be read gives a sentence and
  /// changes nothing. Whether it is shown.
  bool openFile(const QString& path);
  /// Writes a copy of what is entered; says why if that fails.
  void saveFile(const QString& path);
  /// Writes what is still to be written, and lets go of it if that works. Another page is shown.
  void leave();
  /// Whether everything entered is on the disk; writes what is still to be written.
  [[nodiscard]] bool isSaved();

Q_SIGNALS:
  /// What a file holds is shown here now.
  void opened();
  /// Something could not be done; one sentence.
  void failed(const QString& sentence);

private:
  void connectSave();
  bool take(const QString& path, PositionSave::OpenResult opened);
  /// Whether another one may take the place of this one.
  [[nodiscard]] bool mayLeave();
  void chooseFile();
  void chooseName();
  void score(const egizia::Position& position, const PositionView::EditionPtr& edition);
  void showResult(const egizia::Position& position, const PositionView::EditionPtr& edition);
  /// Printed values it may have beside those that games were saved with.
  [[nodiscard]] std::vector<EditionPtr> offered() const;

  const GameShelf& m_shelf;
  Preferences& m_preferences;
  PositionView* m_view;
  PositionSave* m_save;
  QString m_before; ///< the file of what was cleared
  QScrollArea* m_form;
  PositionCeremony* m_ceremony = nullptr;
  ResultPage* m_result = nullptr;
};

} // namespace nilometer::ui
