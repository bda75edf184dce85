// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"

#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace nilometer::ui {

/// What the strip asks the table beside the entry being made: for one printed number.
struct AskedContent {
  QString question;        ///< or nothing, then only `said` is shown
  QString why{};           ///< it is asked now
  int number = 0;          ///< what the program believes to be printed there
  bool missing = false;    ///< nobody knows: there is nothing that could match
  QString said;            ///< what came of the last answer
  bool offersCopy = false; ///< instead of a number: whether the game is judged on the players' copy
  [[nodiscard]] bool isEmpty() const { return question.isEmpty() && said.isEmpty(); }
  friend bool operator==(const AskedContent&, const AskedContent&) = default;
};

/// A question in one line: matches, another number, not now. The keys are never those of an entry
/// (KeyBindings), so that entering goes on meanwhile; only who types a number has the keyboard in
/// it. Where even the question alone has no room it is a button that opens it.
class AskedRow : public QWidget {
  Q_OBJECT
public:
  static constexpr QChar matchesKey = u'=';
  static constexpr QChar otherKey = u'#';
  static constexpr QChar notNowKey = u'/';

  explicit AskedRow(QWidget* parent);

  void setContent(const AskedContent& content);
  [[nodiscard]] const AskedContent& content() const { return m_content; }
  /// How much of it is shown.
  enum class Form : std::uint8_t {
    whole,
    question, ///< without what came of the last answer, and why it is asked
    folded    ///< only that there is one
  };
  void setForm(Form form);
  [[nodiscard]] Form form() const { return m_form; }
  /// What that takes in one line, the text in two of small letters.
  [[nodiscard]] int lineWidth(Form form) const;
  /// Somebody is about to answer, or the game waits for it: it cannot be folded.
  [[nodiscard]] bool isOpened() const;
  /// Of the whole.
  [[nodiscard]] int heightForWidth(int width) const override;
  /// Does what the key stands for; false if it stands for nothing now.
  bool press(const QString& key);
  /// Takes the number that is typed; false if none is.
  bool take();
  /// A number that was doubted stands there until it is entered once more, or another is typed.
  void typeAgain(int number);
  /// No other number is typed any more; false if none was.
  bool stopTyping();
  [[nodiscard]] Chip* matchesButton() const { return m_matches; }
  [[nodiscard]] Chip* otherButton() const { return m_other; }
  [[nodiscard]] Chip* notNowButton() const { return m_notNow; }
  /// Opens it where it is folded.
  [[nodiscard]] Chip* openButton() const { return m_open; }
  /// Where the other number is typed.
  [[nodiscard]] QLineEdit* numberEdit() const { return m_edit; }

Q_SIGNALS:
  void matches();
  void corrected(int number);
  void notNow();
  /// It takes more room or less than before.
  void widthChanged();

protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void open();
  void startTyping();
  void retranslate();
  void arrange();
  [[nodiscard]] QString textOf(Form form) const;
  [[nodiscard]] QFont letters() const;
  [[nodiscard]] int textHeight(int width) const;
  /// Those that can be given now.
  [[nodiscard]] std::vector<QWidget*> answers() const;
  /// What they take.
  [[nodiscard]] int answersWidth() const;
  /// In that room they stand beside the text, not below it.
  [[nodiscard]] bool areBeside(int width) const;

  AskedContent m_content;
  QBoxLayout* m_layout;
  QLabel* m_text;
  Chip* m_matches;
  Chip* m_other;
  QLineEdit* m_edit;
  Chip* m_notNow;
  Chip* m_open;
  Form m_form = Form::whole;
  bool m_opened = false;
  bool m_types = false;
};

} // namespace nilometer::ui
