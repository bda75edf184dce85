// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/end_position/page/position_save.h"
#include "ui/egizia/end_position/page/position_view.h"
#include "ui/score/end_position/position_page.h"

#include <QString>

#include <map>
#include <optional>

class QScrollArea;

namespace nilometer::ui {

class GameLibrary;
class PositionFinalScoring;
class Preferences;
class RescoredCard;
class ResultPage;

/// Final scoring only of a game of Egizia.
class EgiziaPositionPage : public PositionPage {
  Q_OBJECT
public:
  /// Neither is owned; both outlive the page.
  EgiziaPositionPage(const GameLibrary& library, Preferences& preferences, QWidget* parent);

  [[nodiscard]] PositionView& view() const { return *m_view; }
  /// Asks before a position that was scored is scored anew.
  [[nodiscard]] RescoredCard& rescored() const { return *m_rescored; }
  /// nullptr until a position was scored.
  [[nodiscard]] PositionFinalScoring* finalScoring() const { return m_finalScoring; }
  /// nullptr until a result was shown.
  [[nodiscard]] ResultPage* result() const { return m_result; }
  void start() override;
  void begin() override;
  void goOn() override;
  bool openFile(const QString& path) override;
  /// Writes a copy of what is entered; says why if that fails, and whether it worked.
  bool saveFile(const QString& path);
  void leave() override;
  void undo() override;
  void redo() override;
  [[nodiscard]] QString lookedAt() const override { return m_save->lookedAt(); }
  [[nodiscard]] QString failure() const override { return m_save->failure(); }
  [[nodiscard]] std::optional<FileNews> news() override;
  void openCopy() override;
  void saveElsewhere() override;
  [[nodiscard]] bool isSaved() override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  /// What could not be opened, and what can be done about it.
  void sayWhyNot(const QString& path, const OpenFailure& failure);
  void connectSave();
  void setOthers(std::optional<QString> others);
  /// Another position is on the screen: with its own file.
  void turn(int from, int to);
  bool take(const QString& path, PositionSave::OpenResult opened);
  /// Whether another one may take the place of this one.
  [[nodiscard]] bool mayLeave();
  void chooseFile();
  void chooseName();
  /// Scores it; what was scored before and gave another result is only scored after an answer.
  void askToScore(const egizia::Position& position, const PositionView::EditionPtr& edition);
  void closeCard();
  void score(const egizia::Position& position, const PositionView::EditionPtr& edition);
  void showResult(const egizia::Position& position, const PositionView::EditionPtr& edition);
  /// Printed values it may have beside those that games were saved with.
  [[nodiscard]] std::vector<EditionPtr> offeredValues() const;

  const GameLibrary& m_library;
  Preferences& m_preferences;
  PositionView* m_view;
  PositionSave* m_save;
  QString m_damage; ///< what became of the file, until the table has compared what is shown
  std::optional<QString>
      m_others;   ///< somebody else had changed the file (AutoSavedFile::othersKept)
  QString m_left; ///< the file that was open when another page was shown
  std::map<int, QString> m_files; ///< of those that can be undone to
  QScrollArea* m_form;
  struct Asked {
    egizia::Position position;
    EditionPtr edition;
  };
  std::optional<Asked> m_asked; ///< what would be scored anew
  RescoredCard* m_rescored;
  PositionFinalScoring* m_finalScoring = nullptr;
  ResultPage* m_result = nullptr;
};

} // namespace nilometer::ui
