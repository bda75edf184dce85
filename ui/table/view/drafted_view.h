// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/game/draft/made_entry.h"
#include "ui/game/session/judge_again.h"
#include "ui/game/session/made_again.h"
#include "ui/game/session/real_board_of.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/explain/why_of.h"
#include "ui/table/view/chip_why.h"
#include "ui/table/view/entry_view.h"
#include "ui/table/view/moves_told.h"
#include "ui/table/view/verdict_told.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>

#include <functional>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// The table of a game whose entries a draft makes: what is pressed, by mouse or key, goes to the
/// draft, what that has made into the session, for whoever is asked or who acts out of turn. `Of`
/// names the types of the game:
///
/// ```
/// using Session;       // an OfferingSession
/// using KeyBindings;   // DraftKeyBindings of its draft
/// using Board;         // a DrawnBoard
/// using Players;       // a SeatsView
/// using Rereading;     // for judgeAgain()
/// ```
///
/// It is made once, where all of these are known.
template <class Of> class DraftedView : public EntryView {
public:
  using Session = typename Of::Session;
  using KeyBindings = typename Of::KeyBindings;
  using Rules = typename Session::Rules;
  using Options = typename Session::Options;
  using Draft = typename KeyBindings::Draft;
  using Board = typename Of::Board;
  using Move = typename KeyBindings::Move;
  using State = typename Rules::State;
  using Entry = typename Rules::Entry;

  [[nodiscard]] typename Of::Board& board() const { return *m_board; }
  [[nodiscard]] typename Of::Players& players() const { return *m_players; }
  [[nodiscard]] const Draft& draft() const { return m_draft; }
  [[nodiscard]] const KeyBindings& keys() const { return m_keys; }
  [[nodiscard]] table::Player decides() const override {
    return m_session.isLookingBack() ? table::noPlayer : m_session.shown().turn;
  }

  void confirm() override {
    if (!std::exchange(m_hasShares, false)) {
      if (!m_draft.entry() && goOn()) return;
      return follow(Progress::ready);
    }
    beginFor(table::noPlayer);
    refresh();
  }
  void insist() override {
    const auto entry = m_draft.entry();
    if (!entry || !strip().content().canInsist) return;
    const QString reason = strip().reason();
    // Wherever the keyboard was, the next key means the next turn, or the change that waits.
    setFocus();
    m_session.enter(*entry, true, reason);
  }
  void goBack() override;
  bool dropEntry() override {
    if (!canDrop()) return false;
    m_draft.clear();
    beginFor(table::noPlayer);
    refresh();
    return true;
  }
  [[nodiscard]] bool hasBegun() const override {
    return m_draft.begun() || m_instead != table::noPlayer;
  }

protected:
  /// `session` is not owned and outlives the view. The game's constructor calls layOut().
  DraftedView(Session& session, QWidget* parent);

  /// The shown table, and that it is the turn of whoever the entry is made for.
  [[nodiscard]] const State& table() const {
    return m_instead == table::noPlayer ? m_session.shown() : m_insteadOn;
  }
  void follow(Progress progress);
  /// What the board shows; what only that game has is left to it.
  template <class BoardTable> [[nodiscard]] BoardTable boardTable(const Seats& seats) const {
    return {{.game = &m_session.game(),
             .state = &table(),
             .draft = &m_draft,
             .seats = seats,
             .keys = m_keys.board(),
             .refusal = [this](const table::Finding& found) { return m_session.sentence(found); }}};
  }

  // What the game says:
  [[nodiscard]] virtual QString textOf(Move move) const = 0;
  /// Whether it ends a turn without anything.
  [[nodiscard]] virtual bool ends(Move move) const = 0;
  /// What speaks against an entry that the rules allow.
  [[nodiscard]] virtual table::Verdict doubtsOf(const Entry& entry) const = 0;
  /// The printed value that is read off a component next; nothing: the entry is no reading.
  [[nodiscard]] virtual std::optional<table::PrintedPlace> reads() const = 0;
  /// What may be done on that table.
  virtual void list(const State& table, Options& options) const = 0;
  /// What the scribe is asked who reads off a component; empty for every other entry.
  [[nodiscard]] virtual QString question() const {
    const auto place = reads();
    return place ? Phrasebook<Rules>::question(*place) : QString();
  }
  /// The entry that is judged already, complete or not.
  [[nodiscard]] virtual std::optional<Entry> judged() const { return m_draft.entry(); }
  /// Whether a component is read off after the game has ended: the strip says that it has.
  [[nodiscard]] virtual bool isLastReading() const { return false; }

  Session& m_session;
  Draft m_draft;
  KeyBindings m_keys;
  typename Of::Board* m_board;
  typename Of::Players* m_players;

  bool focusNextPrevChild(bool next) override {
    const bool types = next && hasFocus() && m_draft.begun();
    return (types && goOn()) || GameView::focusNextPrevChild(next);
  }

private:
  /// From a field to the next one. False if none is typed.
  bool goOn() {
    if (m_draft.forgetsGoingOn()) return true;
    const Progress progress = m_draft.goOn();
    follow(progress);
    return progress != Progress::ignored;
  }
  void beginFor(table::Player player) override;
  bool takeKeys() override;
  void pressPlace(const PlaceId& place) override;
  [[nodiscard]] std::function<void(GameView&)> begun() const override;
  /// Enters it; what was set aside for it goes on. False if it is refused.
  bool enter(const Entry& entry);
  void press(const typename KeyBindings::Press& press, Change change);
  void sayWhyNot(const table::Verdict& why);
  /// The entry that is to be replaced, as it was.
  [[nodiscard]] bool leavesAsItWas() const;
  [[nodiscard]] QString title() const;
  void addActions(StripContent& content) const;
  void addVerdict(StripContent& content) const;
  /// What speaks against a legal entry.
  [[nodiscard]] QStringList doubtsAbout(const Entry& entry) const;
  void tellMoves(StripContent& content) const;
  /// The answer about one widget of the table, see WhyGuide::Answer.
  [[nodiscard]] std::optional<WhyText> answerTo(const QWidget& about) const;
  /// The answer about the strip: what is refused, or what the phase is about.
  [[nodiscard]] WhyText stripAnswer() const;
  /// What closes a choice, and its rules; nothing for one that is open, and for other chips.
  [[nodiscard]] QStringList closedBy(const Chip& chip) const;

  [[nodiscard]] StripContent
  stripContent(const std::optional<PhaseCardContent>& card) const override;
  void choose(const QuestionId& question, int id) override {
    press(ChoiceId{question, id}, changeBy(QGuiApplication::keyboardModifiers()));
  }
  void startAction(int index) override {
    const auto action = static_cast<std::size_t>(index);
    if (action < m_draft.actions().size()) press(m_draft.actions()[action].move, Change::more);
  }
  bool pressKey(const QKeyEvent& key) override;

  [[nodiscard]] static std::optional<Arrow> arrowOf(int key) {
    switch (key) {
    case Qt::Key_Left: return Arrow::left;
    case Qt::Key_Right: return Arrow::right;
    case Qt::Key_Up: return Arrow::up;
    case Qt::Key_Down: return Arrow::down;
    default: return std::nullopt;
    }
  }
  /// Of a press with what is held down: Shift takes one back, Ctrl takes all.
  [[nodiscard]] static Change changeBy(Qt::KeyboardModifiers held) {
    if (held.testFlag(Qt::ShiftModifier)) return Change::less;
    return held.testFlag(Qt::ControlModifier) ? Change::all : Change::more;
  }

  /// The table on which somebody acts out of turn, and what he could do in his own.
  State m_insteadOn;
  Options m_insteadMay;
};

template <class Of>
DraftedView<Of>::DraftedView(Session& session, QWidget* parent)
    : EntryView(session, RealBoardOf<Rules>::of(session), parent), m_session(session),
      m_board(new typename Of::Board(this)), m_players(new typename Of::Players(this)) {
  putIn(*m_board, *m_players);
  why().add([this](QWidget& about, std::optional<QPoint> /*at*/) { return answerTo(about); });
}

template <class Of> void DraftedView<Of>::pressPlace(const PlaceId& place) {
  const Progress progress = m_draft.press(place);
  progress == Progress::ignored ? putRight(place) : follow(progress);
  // From a field that was pressed arrows lead to others.
  if (m_draft.types() && m_board->isAncestorOf(QApplication::focusWidget())) setFocus();
}

template <class Of> void DraftedView<Of>::goBack() {
  // One press takes back what was chosen last, and what is said with it.
  const bool isSaid = !std::exchange(m_whyNot, {}).legal();
  if (m_draft.back() || isSaid) {
    refresh();
  } else if (m_instead != table::noPlayer) {
    beginFor(table::noPlayer);
    refresh();
  } else if (m_session.isPast()) {
    m_session.stepBack();
  }
}

template <class Of> void DraftedView<Of>::follow(Progress progress) {
  if (progress == Progress::ignored) return;
  m_whyNot = {};
  const auto entry = progress == Progress::ready ? m_draft.entry() : std::nullopt;
  if (!entry || !enter(*entry)) refresh();
}

template <class Of> bool DraftedView<Of>::enter(const Entry& entry) {
  const std::optional<PlaceId> aside = m_draft.setAside();
  const table::Player instead = m_instead;
  if (judgeAgain<typename Of::Rereading>(m_session, entry)) {
    forgetBegun();
    return true;
  }
  if (!m_session.enter(entry).accepted) return false;
  // A change of the past waits with the entry as it was made.
  if (aside && m_session.amended() == nullptr) {
    if (instead != table::noPlayer) beginFor(instead);
    follow(m_draft.press(*aside));
  }
  return true;
}

template <class Of> void DraftedView<Of>::sayWhyNot(const table::Verdict& why) {
  if (why.legal()) return;
  m_whyNot = why;
  refresh();
}

template <class Of>
void DraftedView<Of>::press(const typename KeyBindings::Press& press, Change change) {
  if (const auto* place = std::get_if<PlaceId>(&press)) {
    follow(m_draft.press(*place));
  } else if (const auto* choice = std::get_if<ChoiceId>(&press)) {
    const Progress progress = m_draft.choose(*choice, change);
    if (progress != Progress::ignored || change == Change::less) return follow(progress);
    sayWhyNot(m_draft.refusal(*choice));
  } else {
    const Move move = std::get<Move>(press);
    const table::Verdict why = m_draft.closes(move);
    if (why.legal()) return follow(m_draft.start(move));
    sayWhyNot(why);
  }
}

template <class Of> bool DraftedView<Of>::pressKey(const QKeyEvent& key) {
  if (key.key() == Qt::Key_Escape) {
    if (!key.modifiers().testFlag(Qt::ShiftModifier) || !dropEntry()) goBack();
    return true;
  }
  if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) return false;
  if (const auto arrow = arrowOf(key.key())) {
    const Progress progress = m_draft.go(*arrow);
    follow(progress);
    return progress != Progress::ignored;
  }
  const auto found = m_keys.find(key.text().toUpper());
  if (!found) {
    // Whoever does not see the result would not know why nothing happens.
    if (m_hasShares && isSingleKey(key)) announce(*this, DraftedViewWords::goOnFirst());
    return false;
  }
  // On many keyboards a sign such as + needs Shift itself.
  const bool isLetter = key.text().front().isLetter();
  press(*found, changeBy(isLetter ? key.modifiers() : Qt::KeyboardModifiers()));
  return true;
}

template <class Of> void DraftedView<Of>::beginFor(table::Player player) {
  m_whyNot = {};
  m_instead = player;
  const bool asks = !m_session.isLookingBack() && !m_hasShares;
  const auto* options = asks ? &m_session.options() : nullptr;
  if (player != table::noPlayer) {
    m_insteadOn = m_session.shown();
    m_insteadOn.turn = player;
    m_insteadMay = {};
    list(m_insteadOn, m_insteadMay);
    options = &m_insteadMay;
  }
  m_draft.begin({.game = &m_session.game(),
                 .state = &table(),
                 .options = options,
                 .replaced = beginningOf(m_session)});
}

template <class Of> std::function<void(GameView&)> DraftedView<Of>::begun() const {
  if (!hasBegun()) return {};
  return [made = m_draft.made(), asked = m_draft.questions(), wasLegal = m_draft.verdict().legal(),
          instead = m_instead](GameView& view) {
    auto& own = static_cast<DraftedView&>(view);
    own.beginFor(instead);
    own.m_draft.goOnWith(made);
    const bool isPossible =
        allowsAll(asked, own.m_draft.questions()) && (own.m_draft.verdict().legal() || !wasLegal);
    if (!isPossible) own.beginFor(table::noPlayer);
  };
}

template <class Of> bool DraftedView<Of>::takeKeys() {
  if constexpr (std::is_constructible_v<KeyBindings, const Session&, const Draft&>) {
    m_keys = KeyBindings(m_session, m_draft);
  } else {
    m_keys = KeyBindings(m_session.game(), table(), m_draft);
  }
  const auto digit = m_keys.find(QStringLiteral("0"));
  const auto* typed = digit ? std::get_if<ChoiceId>(&*digit) : nullptr;
  const auto* field = typed == nullptr ? nullptr : m_draft.find(typed->question);
  return field != nullptr && field->kind == Draft::Question::Kind::digits;
}

// What the strip says.

template <class Of> bool DraftedView<Of>::leavesAsItWas() const {
  const auto* replaced = m_session.replaced();
  return replaced != nullptr && !m_session.enteringAgain() && m_draft.entry() == replaced->entry;
}

template <class Of> QString DraftedView<Of>::title() const {
  const auto& entry = m_draft.work().entry;
  if (!entry) return {};
  if (const QString asked = question(); !asked.isEmpty()) return asked;
  // What is still to be said is no part of a sentence.
  const bool isWhole = m_draft.begun() && m_draft.entry();
  if (!isWhole && !leavesAsItWas()) return {};
  return Phrasebook<Rules>::sentenceOn(table(), *entry, m_session.table());
}

template <class Of>
StripContent DraftedView<Of>::stripContent(const std::optional<PhaseCardContent>& /*card*/) const {
  StripContent content;
  content.names = m_session.names();
  content.backText = QCoreApplication::translate("nilometer::ui::GameView", "Back");
  content.canGoBack = hasBegun() || m_session.isPast();
  if (hasBegun()) {
    content.backTip =
        DraftedViewWords::tr("Esc takes the last press back, Shift+Esc the whole entry.");
  }
  tellMoves(content);
  if (m_hasShares) {
    content.columns = shares();
    content.confirm = DraftedViewWords::goOn();
    content.canConfirm = true;
    return content;
  }
  content.title = title();
  content.confirm = leavesAsItWas() ? DraftedViewWords::leave() : DraftedViewWords::enter();
  content.rows = rows(m_board->isOne());
  addActions(content);
  addVerdict(content);
  if (!m_whyNot.legal()) {
    content.body = m_session.objections(m_whyNot, 0).join(QLatin1Char('\n'));
    content.refused = true;
  }
  const Prompt turn = prompt();
  // What is printed whoever writes reads for all.
  const bool reads = m_draft.work().entry && !question().isEmpty();
  if (turn.player != table::noPlayer && !reads) {
    content.player = playerColourAt(m_session.colourOf(turn.player));
  }
  if (content.title.isEmpty() || isLastReading()) content.hint = turn.hint;
  if (content.title.isEmpty()) content.title = turn.title;
  return content;
}

template <class Of> void DraftedView<Of>::addActions(StripContent& content) const {
  for (std::size_t i = 0; i < m_draft.actions().size(); ++i) {
    const auto& action = m_draft.actions()[i];
    if (!action.open && !action.on) continue;
    StripContent::ActionChip chip{
        .index = static_cast<int>(i), .main = ends(action.move), .look = {}};
    chip.look.tone = ChipLook::Tone::action;
    chip.look.chosen = action.on;
    chip.look.text = textOf(action.move);
    chip.look.keyCap = m_keys.of(action.move);
    const table::Player turn = m_session.shown().turn;
    if (chip.main && turn != table::noPlayer) {
      // The symbol says who.
      chip.look.player = playerColourAt(m_session.colourOf(turn));
      const QString name = text::playerName(turn, m_session.names().whole);
      chip.look.name = chip.look.tip = text::fill(QStringLiteral("%1 %2"), {name, chip.look.text});
    }
    content.actions.push_back(chip);
  }
}

template <class Of> void DraftedView<Of>::addVerdict(StripContent& content) const {
  const auto entry = judged();
  if (!entry) return;
  tellVerdict<Rules>(content, m_session, *entry, leavesAsItWas());
  const bool isWhole = m_draft.entry().has_value();
  content.canConfirm = content.canConfirm && isWhole;
  content.canInsist = content.canInsist && isWhole;
  if (content.canConfirm && !content.refused) {
    const QStringList doubts = doubtsAbout(*entry);
    content.doubts = !doubts.isEmpty();
    content.hint = doubts.join(QStringLiteral("  ·  "));
  }
}

template <class Of> QStringList DraftedView<Of>::doubtsAbout(const Entry& entry) const {
  QStringList doubtful;
  if (doubtsOf(entry).legal()) return doubtful;
  for (const table::Effect& effect : m_session.preview(entry)) {
    if (!Phrasebook<Rules>::isDoubt(effect)) continue;
    doubtful += Phrasebook<Rules>::sentence(effect, m_session.table());
  }
  return doubtful;
}

template <class Of> void DraftedView<Of>::tellMoves(StripContent& content) const {
  const Because because = m_realBoard.because();
  const QStringList told = Phrasebook<Rules>::moves(m_realBoard.moves(), m_session.table());
  content.moves = movesTold(because, partsOf(m_realBoard.moves()), told, m_realBoard.entryNumber());
  const auto& entries = m_session.record().entries;
  content.begins = entries.empty();
  // Done again it is said as when it was entered.
  const bool isDone = because == Because::entered || because == Because::returned;
  if (isDone && told.isEmpty() && !entries.empty()) {
    content.moves.text = Phrasebook<Rules>::sentence(entries.back(), m_session.table());
  }
}

// What is answered to "Why?".

template <class Of> std::optional<WhyText> DraftedView<Of>::answerTo(const QWidget& about) const {
  if (const auto* place = qobject_cast<const Place*>(&about)) {
    const auto id = m_board->idOf(*place);
    if (!id) return std::nullopt;
    WhyText text = placeAnswer(*place);
    text.lines = rulesIn<Rules>(m_draft.offer(*id).verdict, m_session.game()) + text.lines;
    return text;
  }
  const table::Player player = playerOf(about);
  if (player != table::noPlayer) return playerAnswer(player);
  if (const auto* button = qobject_cast<const PhaseColumnButton*>(&about)) {
    const PhaseColumn& column = button->column();
    const Place* place = column.place ? m_board->place(*column.place) : nullptr;
    WhyText text = place != nullptr ? placeAnswer(*place) : playerAnswer(column.line.seat);
    text.title = column.line.text;
    return text;
  }
  const auto* chip = qobject_cast<const Chip*>(&about);
  if (chip != nullptr && strip().isAncestorOf(chip)) {
    return chipWhy(*chip, closedBy(*chip), strip().content().refused, stripAnswer());
  }
  return &about == &strip() || &about == this ? std::optional(stripAnswer()) : std::nullopt;
}

template <class Of> WhyText DraftedView<Of>::stripAnswer() const {
  const StripContent& content = strip().content();
  if (!m_whyNot.legal()) return refusedWhy(content, rulesIn<Rules>(m_whyNot, m_session.game()));
  const auto entry = judged();
  if (content.refused && entry) return refusedWhy(content, rulesBroken<Rules>(m_session, *entry));
  const Guide guide = guideAt(PromptLevel::newcomer);
  return whyText(guide.title, QStringList{guide.what, guide.may} + guide.think);
}

template <class Of> QStringList DraftedView<Of>::closedBy(const Chip& chip) const {
  for (const auto& question : m_draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (choice.open || strip().choice(question.id(), choice.id) != &chip) continue;
      const ChoiceId closed{question.id(), choice.id};
      Draft trial = m_draft;
      if (trial.choose(closed) != Progress::ignored)
        return rulesIn<Rules>(trial.verdict(), m_session.game());
      // It is no entry: what a press says, then the rule.
      const table::Verdict why = m_draft.refusal(closed);
      if (why.legal()) return {};
      return m_session.objections(why, 0) + rulesIn<Rules>(why, m_session.game());
    }
  }
  return {};
}

} // namespace nilometer::ui
