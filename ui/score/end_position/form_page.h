// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/end_position/form_file.h"
#include "ui/score/end_position/position_page.h"

#include <memory>
#include <optional>

namespace nilometer::ui {

class FinalScoringPage;
class FormView;
class RescoredCard;
class ResultPage;

/// Final scoring only of a game whose end position is one page of numbers (PositionGame).
class FormPage : public PositionPage {
  Q_OBJECT
public:
  /// Shelf and preferences are not owned; both outlive the page.
  FormPage(std::unique_ptr<PositionGame> game, const GameLibrary& library, Preferences& preferences,
           QWidget* parent);
  /// Writes what is still to be written.
  ~FormPage() override;

  [[nodiscard]] FormView& view() const { return *m_view; }
  /// What becomes of the result, before it is scored anew.
  [[nodiscard]] RescoredCard& rescored() const { return *m_rescored; }
  /// nullptr until a position was scored.
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
  void setOthers(std::optional<QString> others);
  bool take(const QString& path, const FormFile::OpenResult& opened);
  /// What could not be opened, and what can be done about it.
  void sayWhyNot(const QString& path, const OpenFailure& failure);
  /// Whether another one may take the place of this one.
  [[nodiscard]] bool mayLeave();
  void chooseFile();
  void chooseName();
  void askToScore();
  void closeCard();
  void score();
  void showResult();
  void closeResult();

  std::unique_ptr<PositionGame> m_game;
  const GameLibrary& m_library;
  Preferences& m_preferences;
  FormView* m_view;
  FormFile* m_file;
  RescoredCard* m_rescored;
  std::optional<QString>
      m_others;     ///< somebody else had changed the file (AutoSavedFile::othersKept)
  QString m_damage; ///< what became of the file, until the table has compared what is shown
  FinalScoringPage* m_finalScoring = nullptr;
  ResultPage* m_result = nullptr;
  bool m_isOnlySeen = false; ///< the result was there as soon as the file was opened
};

} // namespace nilometer::ui
