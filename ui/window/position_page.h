// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/position/position_view.h"

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
  void score(const record::Position& position, const PositionView::EditionPtr& edition);
  void showResult(const record::Position& position, const PositionView::EditionPtr& edition);

  [[nodiscard]] PositionView::EditionPtr editionFor(const record::EditionName& name) const;

  const GameShelf& m_shelf;
  Preferences& m_preferences;
  PositionView* m_view;
  QScrollArea* m_form;
  PositionCeremony* m_ceremony = nullptr;
  ResultPage* m_result = nullptr;
};

} // namespace nilometer::ui
