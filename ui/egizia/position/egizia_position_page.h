// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/position/position_save.h"
#include "ui/egizia/position/position_view.h"
#include "ui/position/position_page.h"

#include <QString>

class QScrollArea;

namespace nilometer::ui {

class GameShelf;
class PositionCeremony;
class Preferences;
class ResultPage;

/// Final scoring only of a game of Egizia.
class EgiziaPositionPage : public PositionPage {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  EgiziaPositionPage(const GameShelf& shelf, Preferences& preferences, QWidget* parent);

  [[nodiscard]] PositionView& view() const { return *m_view; }
  /// nullptr until a position was scored.
  [[nodiscard]] PositionCeremony* ceremony() const { return m_ceremony; }
  /// nullptr until a result was shown.
  [[nodiscard]] ResultPage* result() const { return m_result; }
  void start() override;
  void begin() override;
  void goOn() override;
  bool openFile(const QString& path) override;
  /// Writes a copy of what is entered; says why if that fails.
  void saveFile(const QString& path);
  void leave() override;
  [[nodiscard]] bool isSaved() override;

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
