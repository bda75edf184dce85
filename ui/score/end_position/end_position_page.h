// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/form_file.h"
#include "ui/score/end_position/position_page.h"

#include <map>
#include <memory>
#include <optional>

namespace nilometer::ui {

class FinalScoringPage;
class FormView;
class RescoredCard;
class ResultPage;

/// Final scoring only, whatever the game: what is entered on its screen is kept in a file, scored,
/// and shown as a result.
class EndPositionPage : public PositionPage {
  Q_OBJECT
public:
  /// Shelf and preferences are not owned; both outlive the page.
  EndPositionPage(std::unique_ptr<PositionGame> game, const GameLibrary& library,
                  Preferences& preferences, QWidget* parent);
  /// Writes what is still to be written.
  ~EndPositionPage() override;

  [[nodiscard]] const PositionGame& game() const { return *m_game; }
  [[nodiscard]] FormView& view() const { return *m_screen; }
  /// What becomes of the result, before it is scored anew.
  [[nodiscard]] RescoredCard& rescored() const { return *m_rescored; }
  /// nullptr until something was scored.
  [[nodiscard]] FinalScoringPage* finalScoring() const { return m_finalScoring; }
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
  [[nodiscard]] QString lookedAt() const override { return m_file->lookedAt(); }
  [[nodiscard]] QString failure() const override { return m_file->failure(); }
  [[nodiscard]] std::optional<FileNews> news() override;
  void openCopy() override;
  void saveElsewhere() override;
  [[nodiscard]] bool isSaved() override;

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void connectParts();
  void beginAnew();
  /// Another end position is on the screen: with its own file.
  void turn(int from, int to);
  void setOthers(std::optional<QString> others);
  bool take(const QString& path, const FormFile::OpenResult& opened);
  /// What could not be opened, and what can be done about it.
  void sayWhyNot(const QString& path, const OpenFailure& failure);
  /// Whether another one may take the place of this one.
  [[nodiscard]] bool mayLeave();
  void chooseFile();
  void chooseName();
  /// Scores it; what was scored before and gave another result is only scored after an answer.
  void askToScore();
  void closeCard();
  void score();
  void showResult();
  void closeResult();

  const GameLibrary& m_library;
  Preferences& m_preferences;
  std::unique_ptr<PositionGame> m_game;
  FormView* m_screen;
  FormFile* m_file;
  RescoredCard* m_rescored;
  std::optional<QString>
      m_others;     ///< somebody else had changed the file (AutoSavedFile::othersKept)
  QString m_damage; ///< what became of the file, until the table has compared what is shown
  QString m_left;   ///< the file that was open when another page was shown
  std::map<int, QString> m_files; ///< of those that can be undone to
  FinalScoringPage* m_finalScoring = nullptr;
  ResultPage* m_result = nullptr;
  bool m_isOnlySeen = false; ///< the result was there as soon as the file was opened
};

} // namespace nilometer::ui
