// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/game_session.h"

#include <QDialog>
#include <QString>

#include <cstddef>

class QPushButton;
class QTextBrowser;

namespace nilometer::ui {

/// Why an entry led to what it led to, as rich text: the entry, the rules it broke if any, then
/// rule by rule what changed and which points were moved. Names nothing that is hidden.
/// @pre entry < session.entries()
[[nodiscard]] QString explanation(const GameSession& session, std::size_t entry);

/// Shows the explanation of an entry beside the window, rules' numbers as links; Esc closes it.
/// Follows the record and the language, and closes when its entry is taken back.
class ExplanationDialog : public QDialog {
  Q_OBJECT
public:
  /// `session` is not owned and outlives the dialog.
  explicit ExplanationDialog(const GameSession& session, QWidget* parent = nullptr);

  /// Opens the dialog, or brings it to the front, with that entry.
  /// @pre entry < session.entries()
  void explain(std::size_t entry);

  [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
  /// Somebody wants to read that rule (its number).
  void ruleRequested(const QString& rule);

protected:
  void changeEvent(QEvent* event) override;

private:
  void refresh();

  const GameSession& m_session;
  QTextBrowser* m_text;
  QPushButton* m_close = nullptr;
  std::size_t m_entry = 0;
  QString m_shown; ///< so that the place read at is kept while nothing changes
};

} // namespace nilometer::ui
