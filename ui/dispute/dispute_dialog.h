// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <cstddef>

class QLabel;
class QLineEdit;
class QPushButton;

namespace nilometer::ui {

class GameSession;

/// Marks an entry as disputed, with a note; changes the note of one that is, or settles it. While a
/// change of that entry waits to be kept, the change becomes what the other side says.
class DisputeDialog : public QDialog {
  Q_OBJECT
public:
  /// `session` is not owned, outlives the dialog and must not change while it is open.
  /// @pre entry < session.entries()
  DisputeDialog(GameSession& session, std::size_t entry, QWidget* parent);

  [[nodiscard]] QLineEdit& note() const { return *m_note; }
  [[nodiscard]] QPushButton& markButton() const { return *m_mark; }
  /// "It stays so"; hidden where nothing is to be settled.
  [[nodiscard]] QPushButton& staysButton() const { return *m_stays; }
  /// "The other way"; hidden where there is none.
  [[nodiscard]] QPushButton& otherButton() const { return *m_other; }

protected:
  void changeEvent(QEvent* event) override;

private:
  void build();
  void connectButtons();
  void retranslate();
  void mark();
  /// Whether a change waits that becomes the other way.
  [[nodiscard]] bool waits() const;

  GameSession& m_session;
  std::size_t m_entry;
  QLabel* m_what;
  QLabel* m_otherwise;
  QLabel* m_noteLabel;
  QLineEdit* m_note;
  QLabel* m_hint;
  QPushButton* m_stays;
  QPushButton* m_other;
  QPushButton* m_cancel;
  QPushButton* m_mark;
};

} // namespace nilometer::ui
