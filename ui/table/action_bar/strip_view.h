// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/chip.h"
#include "ui/table/action_bar/asked_row.h"
#include "ui/table/action_bar/guide_line.h"
#include "ui/table/action_bar/move_glyphs.h"
#include "ui/table/action_bar/phase_columns.h"
#include "ui/table/action_bar/question_rows.h"
#include "ui/text/rule_link.h"
#include "ui/text/shown_names.h"

#include <QRect>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

class MoveLine;
class ReasonField;
class TurnLine;

/// What the strip shows.
struct StripContent {
  struct ActionChip {
    int index = 0;     ///< of the action in the draft
    bool main = false; ///< ends this turn without doing anything: always in the same place
    ChipLook look;
    friend bool operator==(const ActionChip&, const ActionChip&) = default;
  };

  /// How much there is to say.
  enum class Form : std::uint8_t {
    lines, ///< three of them
    bar    ///< a single one: what to move, or the title, and beside it what enters
  };
  Form form = Form::lines;
  text::ShownNames names;               ///< those in its texts
  MoveContent moves{};                  ///< what to move on the real board
  std::optional<PlayerColour> player{}; ///< whose turn `title` is about
  QString title;                        ///< the entry being made, or what to do
  QString hint{};                       ///< what may be done; may be empty
  bool doubts = false;  ///< `hint` says what speaks against the entry: it is never left out
  QString body;         ///< rules broken; else what to move where `moves` is empty
  bool refused = false; ///< `body` names broken rules
  bool changes = false; ///< an earlier entry is being changed
  QString rests{};      ///< the assumed printed values behind points in `body`; empty for none
  std::vector<PhaseColumn> columns{}; ///< in the place of the title, where all are told something
  std::vector<QuestionRow> rows;
  std::vector<ActionChip> actions;
  QString confirm; ///< text of the main button
  bool canConfirm = false;
  bool hidesConfirm = false; ///< the choices themselves end the entry
  bool begins = false;    ///< nothing could be moved yet: that line leaves its room to the choices
  bool canInsist = false; ///< against the rules, but possible: "Enter anyway"
  QString reason{};       ///< why so, as was said of the entry in its place; offered once
  bool canGoBack = false;
  QString backText;
  QString backTip{};  ///< its tool tip; may be empty
  AskedContent asked; ///< mostly nothing
  friend bool operator==(const StripContent&, const StripContent&) = default;
};

/// The strip below the board, three lines that never change places: what to move on the real board;
/// whose turn it is or what is refused and what to do about it, with the buttons that enter and
/// Back, before or above them; the choices, and beside them the guide or a question about a printed
/// number.
/// Nothing in it is cut: what needs more room grows upward over what lies above, the buttons that
/// enter stay where they are. Only where it would leave nothing of the board do the choices scroll,
/// up and down and for themselves. As a bar it is one line, and only what is asked or refused
/// stands above that.
class StripView : public QWidget {
  Q_OBJECT
public:
  /// The main button is as wide as the widest text it can have, so that nothing moves.
  struct Texts {
    QStringList confirm; ///< of the main button
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
  [[nodiscard]] ReasonField& reasonField() const { return *m_reason; }

  /// Why an entry is refused, rule by rule.
  [[nodiscard]] QLabel* reasons() const { return m_reasons; }
  [[nodiscard]] MoveLine& moveLine() const { return *m_moves; }
  [[nodiscard]] TurnLine& turnLine() const { return *m_turn; }
  [[nodiscard]] PhaseColumns& columns() const { return *m_columns; }
  [[nodiscard]] GuideLine& guideLine() const { return *m_guide; }
  /// The numbers of these rules become links.
  void setRules(text::RuleNames rules) { m_rules = rules; }
  void setGuide(const GuideHint& hint);
  /// Says beside the main button what it waits for, while it is shown and closed.
  void sayWhatIsMissing();
  /// The guide says no sentence here, but only that there is one.
  void setGuideBulb(bool bulb);

  /// Its height is the same whatever it shows: what it grows by lies over its neighbours.
  [[nodiscard]] QSize sizeHint() const override { return minimumSizeHint(); }
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// What it takes of a window while it does not grow.
  [[nodiscard]] int heightFor(int width) const;
  /// Where it lies while it does not grow.
  [[nodiscard]] QRect place() const { return m_place; }
  /// How far up it may grow, in its parent: to `usual` with its choices, which scroll where they
  /// need more; to `last` with what cannot scroll.
  struct Ceiling {
    int usual = 0;
    int last = 0;
    friend bool operator==(const Ceiling&, const Ceiling&) = default;
  };
  void setCeiling(const Ceiling& ceiling);

Q_SIGNALS:
  void chosen(nilometer::ui::QuestionId question, int id);
  /// A closed choice was pressed.
  void closedPressed(nilometer::ui::QuestionId question, int id);
  void actionPressed(int index);
  void confirmed();
  void insisted();
  void wentBack();
  void whyRequested();
  /// … of one of the columns().
  void columnWhyRequested(QWidget* column);
  void guideRequested();
  void ruleRequested(const QString& rule);
  /// It has another height than before.
  void grown();

protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void moveEvent(QMoveEvent* event) override;

private:
  /// What stands beside the choices, at the end of their last line.
  enum class Beside : std::uint8_t { guide, question, refusal };
  /// Where the lines go. Lengths are pixels, heights counted from the bottom.
  struct Plan {
    Beside beside = Beside::guide;
    AskedRow::Form asking = AskedRow::Form::whole; ///< how much of a question is shown
    QuestionRows::Room room;
    bool scrolls = false; ///< more choices than it may show at once
    bool raised = false;  ///< all choices stand above the buttons
    bool lifted = false;  ///< Back stands behind the turn: beside Enter it would move the choices
    int choices = 0;      ///< the top of the choices
    int buttons = 0;      ///< … of the buttons that enter
    int turn = 0;         ///< … of the turn line
    int turnTall = 0;
    int turnWide = 0;
    int asked = 0; ///< … of a question that has no room beside the choices
    int askedTall = 0;
    int moves = 0;   ///< the bottom of the move line
    int refusal = 0; ///< the top of what to do with a refused entry, where it is above its choices
  };
  [[nodiscard]] Plan plan(int width) const;
  /// The plan of a refused entry, with as many reasons as there is room for below the ceiling.
  [[nodiscard]] Plan refusedPlan();
  /// Puts that beside the choices.
  void fit(Plan& plan, int inside, Beside beside) const;
  /// Puts the question where the guide was; false if it has to stand above the turn.
  [[nodiscard]] bool fitAsked(Plan& plan, int inside) const;
  /// Beside the buttons, or above them where that is less high.
  void planTurn(Plan& plan, int inside) const;
  /// The turn in that width with its lower edge at `bottom`, and no less than `least` high.
  void putTurn(Plan& plan, int bottom, int width, int least) const;
  /// Choices that would stand above, beside and below the buttons stay together above them, if that
  /// leaves enough of the board.
  void putAbove(Plan& plan, int inside) const;
  /// The plan with rows that go on in the next line, which fills the lines beside the buttons.
  [[nodiscard]] Plan splitRows(Plan plan, int inside) const;
  /// The choices beside the buttons, as many as there is room for below the ceiling.
  void planScrolling(Plan& plan, int inside) const;
  [[nodiscard]] int heightOf(const Plan& plan) const;
  [[nodiscard]] bool saysMoves() const;
  /// What of the width the buttons leave, and what stands below them.
  [[nodiscard]] int widthBesideButtons(const Plan& plan, int inside) const;
  /// All are told something, or why it is refused, and nothing is to be chosen: that takes the room
  /// of the choices too.
  [[nodiscard]] bool takesTwoLines(const Plan& plan) const;
  [[nodiscard]] int mostHeight(int ceiling) const;
  [[nodiscard]] int besideWidth(const Plan& plan) const;
  /// Of what to do with a refused entry, with the air before it.
  [[nodiscard]] int refusalWidth() const;
  /// The refused entry has choices, which keep their places: what to do with it stands above them,
  /// or behind them.
  [[nodiscard]] bool refusesChoices(const Plan& plan) const;
  /// … and behind the reason, if that needs no more lines for it.
  [[nodiscard]] bool isBesideReasons(int width) const;
  [[nodiscard]] int buttonsWidth() const;
  [[nodiscard]] int backWidth() const; ///< with the air before it
  void takePlace();
  /// Takes the height that its content needs, and puts everything in its place.
  void arrange();
  void placeLower(const Plan& plan);
  void placeChoices(const Plan& plan);
  /// The rows in what is seen of them, where they fit into `room` or scroll.
  void placeRows(const QRect& seen, QuestionRows::Room room, bool scrolls);
  void placeButtons(int top);
  [[nodiscard]] bool isBar() const;
  /// Too narrow for what to move and the buttons beside each other: then they stand below it.
  [[nodiscard]] bool isStacked(int width) const;
  [[nodiscard]] int movesTall(int width) const;
  [[nodiscard]] int buttonTall() const;
  void arrangeBar();
  /// Places the question or the refusal above the bar; returns where it ends.
  int placeAboveBar(int width);
  void placeRefusal(QRect room);
  [[nodiscard]] bool tellsAll() const { return !m_content.columns.empty() && !m_content.refused; }
  /// What stands in the turn line.
  [[nodiscard]] QWidget& turnPart() const;
  [[nodiscard]] bool asks() const { return !m_content.asked.isEmpty(); }
  [[nodiscard]] int chipTall() const;
  [[nodiscard]] int mainTall() const;
  [[nodiscard]] int side() const;

  void showRows();
  void showReasons();
  void showAlternative();
  /// Why nothing can be entered now; empty if something can.
  [[nodiscard]] QString missing() const;
  [[nodiscard]] ChipLook plainLook(const QString& text, const QString& key) const;
  /// Things to do beside the question, in a row of their own.
  [[nodiscard]] QuestionRow actionRow() const;
  void connectParts();
  void fixWidths();
  /// Writes on the main button as much of a name as leaves the rest of a bar its room.
  void showConfirm();
  void retranslate();

  std::function<Texts()> m_texts;
  text::RuleNames m_rules;
  StripContent m_content;
  QRect m_place;
  std::optional<Ceiling> m_ceiling;
  QRect m_grown;        ///< what it has made of that
  bool m_grows = false; ///< it is changing its own height
  MoveLine* m_moves;
  TurnLine* m_turn;
  QLabel* m_reasons;
  PhaseColumns* m_columns;
  Chip* m_back;
  Chip* m_alternative;
  Chip* m_confirm;
  QScrollArea* m_choices; ///< around the rows
  QuestionRows* m_rows;
  AskedRow* m_asked;
  Chip* m_why;
  Chip* m_insist;
  ReasonField* m_reason;
  GuideLine* m_guide;
};

} // namespace nilometer::ui
