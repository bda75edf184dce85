// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/fitting_dialog.h"

#include <QString>

#include <cstddef>
#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace nilometer::ui {

class GameSession;

/// What the table does not agree about, for the dialog, and what becomes of it.
struct DisputeSource {
  /// How the other way is entered in the dialog itself.
  enum class Other : std::uint8_t { notHere, text, answer };
  /// In the language of the moment.
  struct Texts {
    QString title;
    QString what;      ///< in a sentence
    QString otherwise; ///< what the other side says, where that is not entered here; may be empty
    QString note;      ///< label of the note
    QString other;     ///< label of the other way, where it is entered here
    QString hint;      ///< may be empty
    QString settle;    ///< on the button that settles it the other way
    QString mark;      ///< on the main button
  };
  std::function<Texts()> texts;
  Other other = Other::notHere;
  QString knownNote;
  QString knownOther;        ///< the text of the other way
  bool canStay = false;      ///< there is something to be settled
  bool canSettle = false;    ///< there is another way to settle it
  bool needsNote = true;     ///< without another way entered here
  bool answersOther = false; ///< the other answer is marked already
  /// Why another value fits nothing, in a sentence; empty where it fits. May be missing.
  std::function<QString(const QString& other)> misfit{};
  /// `other`: the text of the other way, empty without; of an answer whether it is marked.
  std::function<void(const QString& note, const QString& other, bool answer)> mark;
  std::function<void()> stay;
  std::function<void()> settle;
};

/// Marks something as disputed, with a note; changes the note, or settles it.
class DisputeDialog : public FittingDialog {
  Q_OBJECT
public:
  DisputeDialog(DisputeSource source, QWidget* parent);
  /// About an entry. While a change of that entry waits to be kept, the change becomes what the
  /// other side says. `session` is not owned, outlives the dialog and must not change while it is
  /// open.
  /// @pre entry < session.entries()
  DisputeDialog(GameSession& session, std::size_t entry, QWidget* parent);

  [[nodiscard]] QLineEdit& note() const { return *m_note; }
  /// What would stand there; hidden where that is not entered here.
  [[nodiscard]] QLineEdit& other() const { return *m_otherText; }
  /// Whether the other answer is scored, too; hidden where there is none.
  [[nodiscard]] QCheckBox& answer() const { return *m_answer; }
  /// What there is to be known, or that the other value fits nothing.
  [[nodiscard]] QString hint() const;
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
  void refreshMark();
  void refreshHint();

  DisputeSource m_source;
  QLabel* m_what;
  QLabel* m_otherwise;
  QLabel* m_otherLabel;
  QLineEdit* m_otherText;
  QCheckBox* m_answer;
  QLabel* m_noteLabel;
  QLineEdit* m_note;
  QLabel* m_hint;
  QPushButton* m_stays;
  QPushButton* m_other;
  QPushButton* m_cancel;
  QPushButton* m_mark;
};

} // namespace nilometer::ui
