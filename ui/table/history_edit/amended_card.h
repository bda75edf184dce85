// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edit_preview.h"
#include "ui/table/action_bar/answer_card.h"

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

class GameSession;
class AffectedEntry;

/// What a change of the past leads to, before it is kept, as a card over the table: everybody's
/// numbers before and after, every later entry that no longer holds with what can become of it, and
/// what is to be moved on the real board. Keys: Enter keeps it, Esc leaves it, Ctrl+D leaves it
/// open, N has a printed value hold from now on only, arrows scroll, Tab goes from choice to
/// choice.
class AmendedCard : public AnswerCard {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the card.
  AmendedCard(GameSession& session, QWidget* parent);

  /// Follows the session: there while a change waits.
  void refresh();
  /// The row of that entry of the record as it was; nullptr if it holds.
  [[nodiscard]] AffectedEntry* later(std::size_t entry) const;
  [[nodiscard]] QString text() const;
  /// Does what the key stands for, wherever the keyboard is.
  void press(const QKeyEvent& key);

Q_SIGNALS:
  /// The table does not agree: the change is to be scored, but not kept.
  void disputeRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  /// Tab stays on the card: nothing below it can be pressed.
  bool focusNextPrevChild(bool next) override;

private:
  AmendedCard(GameSession& session, QScrollArea* scroll, QWidget* parent);
  void buildBody();
  void showContent();
  /// A printed value was corrected, and need not be judged again.
  [[nodiscard]] bool offersFromNowOn() const;
  /// Says aloud what a change would lead to, once for each that is shown.
  void speak();
  void showLater();
  void fit();
  void choose(std::size_t entry, record::Resolution resolution);
  /// The keyboard goes to that choice, and its row comes into sight.
  void turnTo(std::size_t entry, record::Resolution resolution);

  GameSession& m_session;
  QScrollArea* m_scroll;
  QLabel* m_numbers;
  QLabel* m_laterHeading;
  QWidget* m_rowsRoom;
  QLabel* m_moves;
  QString m_said;                     ///< aloud, of the change that is shown
  std::optional<std::size_t> m_again; ///< the later entry that is being made again
  std::vector<AffectedEntry*> m_rows; ///< more than are needed are hidden
};

} // namespace nilometer::ui
