// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/strip/asked_row.h"
#include "ui/strip/chip.h"
#include "ui/strip/question_rows.h"
#include "ui/words/shown_names.h"

#include <QWidget>

#include <functional>
#include <vector>

class QBoxLayout;
class QLabel;
class QLayout;
class QLineEdit;
class QScrollArea;

namespace nilometer::ui {

class LineLabel;

/// What the strip shows.
struct StripContent {
  struct ActionChip {
    int index = 0;     ///< of the action in the draft
    bool main = false; ///< ends this turn without doing anything: always in the same place
    ChipLook look;
    friend bool operator==(const ActionChip&, const ActionChip&) = default;
  };

  words::ShownNames names; ///< those in its texts
  QString title;           ///< the entry being made, or what to do
  QString body;            ///< what to move after the last entry; rules broken
  bool refused = false;    ///< `body` names broken rules
  bool bodyFirst = false;  ///< it is read before anything is chosen: it stands above the choices
  QString rests{};         ///< the assumed printed values behind points in `body`; empty for none
  std::vector<QuestionRow> rows;
  std::vector<ActionChip> actions;
  QString confirm; ///< text of the main button
  bool canConfirm = false;
  bool hidesConfirm = false; ///< the choices themselves end the entry
  bool canInsist = false;    ///< against the rules, but possible: "Enter anyway"
  QString reason{};          ///< why so, as was said of the entry in its place; offered once
  bool canGoBack = false;
  QString backText;
  AskedContent asked; ///< mostly nothing
  friend bool operator==(const StripContent&, const StripContent&) = default;
};

/// The strip below the board: the entry being made, its choices, Back and the main button.
/// Its height stays the same whatever it shows; what does not fit scrolls. What enters never does:
/// the main button stands beside the title, choices that end the entry in a row of their own at the
/// bottom. There stands, too, every rule that a refused entry breaks, with "Why?" and "Enter
/// anyway" beside it.
class StripView : public QWidget {
  Q_OBJECT
public:
  /// Buttons are as wide as the widest text they can have, so that nothing moves.
  struct Texts {
    QStringList confirm;   ///< of the main button
    QStringList otherwise; ///< of the one that ends a turn without doing anything
  };
  /// `texts` says them in the present language.
  StripView(std::function<Texts()> texts, QWidget* parent);

  void show(const StripContent& content);
  [[nodiscard]] const StripContent& content() const { return m_content; }
  [[nodiscard]] Chip* choice(const QuestionId& question, int id) const;
  /// The chip of an action by its index in the draft; nullptr if it is not shown.
  [[nodiscard]] Chip* action(std::size_t index) const;
  [[nodiscard]] Chip* confirmButton() const { return m_confirm; }
  [[nodiscard]] Chip* insistButton() const { return m_insist; }
  [[nodiscard]] Chip* backButton() const { return m_back; }
  /// Asks why the entry is refused.
  [[nodiscard]] Chip* whyButton() const { return m_why; }
  /// The question for a printed number.
  [[nodiscard]] AskedRow& asked() const { return *m_asked; }
  /// Why it is entered anyway; may be empty.
  [[nodiscard]] QString reason() const;

  /// Its height is fixed: rows that wrap are its own affair, or a page around the table would ask
  /// for more than there is and scroll.
  [[nodiscard]] bool hasHeightForWidth() const override { return false; }

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);
  void actionPressed(int index);
  void confirmed();
  void insisted();
  void wentBack();
  void whyRequested();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void colourTexts();
  void showRows();
  void showBody();
  void showVerdict();
  Chip* addChip(QLayout& layout);
  void buildTop(QBoxLayout& top);
  void buildBody(QBoxLayout& column);
  void buildEnd(QBoxLayout& column);
  void showAlternative();
  /// Things to do beside the question, in a row of their own.
  [[nodiscard]] QuestionRow actionRow() const;
  void fixHeight();
  void fixWidths();
  void retranslate();

  std::function<Texts()> m_texts;
  StripContent m_content;
  LineLabel* m_title;
  QLabel* m_first; ///< the body where it stands above the choices
  QLabel* m_body;
  QuestionRows* m_rows;
  QuestionRows* m_ends; ///< below what scrolls
  QLabel* m_verdict;    ///< the rules that are broken
  AskedRow* m_asked;
  Chip* m_alternative = nullptr;
  Chip* m_why;
  QLineEdit* m_reason;
  Chip* m_insist;
  Chip* m_back;
  Chip* m_confirm;
  QScrollArea* m_scroll;
};

} // namespace nilometer::ui
