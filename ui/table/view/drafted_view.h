// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/menu_text.h"
#include "ui/game/draft/made_entry.h"
#include "ui/game/session/dispute_words.h"
#include "ui/game/session/judge_again.h"
#include "ui/game/session/made_again.h"
#include "ui/game/session/real_board_of.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/board/flights.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_of.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/explain/why_of.h"
#include "ui/table/view/chip_why.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/moves_told.h"
#include "ui/table/view/verdict_told.h"
#include "ui/text/phrase.h"

#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>

#include <functional>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace nilometer::ui {

struct DraftedViewWords {
  Q_DECLARE_TR_FUNCTIONS(DraftedView)
public:
  static QString goOn() { return tr("Continue"); }
  //: Said of a key that waits for the Enter key, %1 = what that one does.
  static QString goOnFirst() { return text::fill(tr("Press Enter first: %1"), {goOn()}); }
  //: To enter what was chosen at the table.
  static QString enter() { return tr("Enter"); }
  /// The entry that was to be changed, as it is.
  static QString leave() { return tr("Leave it"); }
  /// All that the main button can say.
  static StripView::Texts ofStrip() { return {.confirm = {enter(), goOn(), leave()}}; }
};

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
template <class Of> class DraftedView : public GameView {
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
  [[nodiscard]] QWidget& boardPart() const override;
  [[nodiscard]] QWidget& playersPart() const override;
  void setMotion(bool on) override { m_flights->setOn(on); }
  /// The table is asked for printed values as entries: no desk is needed.
  void askWith(PrintedValuePrompt* /*desk*/) override {}
  /// What was shared out is told, and not yet what is asked next.
  [[nodiscard]] std::optional<TableStep> step() const override {
    return m_hasShares ? std::optional(TableStep{.phases = phases()}) : std::nullopt;
  }
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
  /// Everybody, with what is disputed in their entries.
  [[nodiscard]] Seats seatsShown() const;
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
  /// Where that is.
  [[nodiscard]] virtual PhaseLook lookAt(const table::GameClock& clock) const = 0;
  /// Whose turn it is, or whom the entry being made asks, and how far it is.
  [[nodiscard]] virtual Prompt asksNow() const = 0;
  /// The choices that are no places of the board. `allPlaces`: the board shows a part of itself,
  /// and those that may be out of sight are among them.
  [[nodiscard]] virtual std::vector<QuestionRow> rows(bool allPlaces) const = 0;
  [[nodiscard]] virtual QString textOf(Move move) const = 0;
  /// Whether it ends a turn without anything.
  [[nodiscard]] virtual bool ends(Move move) const = 0;
  /// What speaks against an entry that the rules allow.
  [[nodiscard]] virtual table::Verdict doubtsOf(const Entry& entry) const = 0;
  /// The printed value that is read off a component next; nothing: the entry is no reading.
  [[nodiscard]] virtual std::optional<table::PrintedPlace> reads() const = 0;
  /// What to move on the real board, in signs.
  [[nodiscard]] virtual std::vector<MovePart>
  partsOf(std::span<const table::Effect> effects) const = 0;
  /// What those effects bring everybody without a decision; empty where nothing is shared out.
  [[nodiscard]] virtual std::vector<PhaseColumn>
  sharesIn(const table::EffectsView& moves) const = 0;
  /// In which phase that is done. @pre there are some
  [[nodiscard]] virtual int sharedIn(std::span<const PhaseColumn> shares) const = 0;
  [[nodiscard]] virtual WhyText playerAnswer(table::Player player) const = 0;
  /// What may be done on that table.
  virtual void list(const State& table, Options& options) const = 0;
  /// Board and players as they are now.
  virtual void showParts(const Seats& seats) = 0;
  /// What was entered last is seen on its way: adds the flights and starts them.
  virtual void fly() = 0;
  /// What the scribe is asked who reads off a component; empty for every other entry.
  [[nodiscard]] virtual QString question() const {
    const auto place = reads();
    return place ? Phrasebook<Rules>::question(*place) : QString();
  }
  /// The entry that is judged already, complete or not.
  [[nodiscard]] virtual std::optional<Entry> judged() const { return m_draft.entry(); }
  /// Whether a component is read off after the game has ended: the strip says that it has.
  [[nodiscard]] virtual bool isLastReading() const { return false; }
  [[nodiscard]] virtual WhyText placeAnswer(const Place& place) const = 0;
  /// A place was pressed that says nothing now: what lies there may be put right.
  virtual void putRight(const PlaceId& /*place*/) {}

  Session& m_session;
  const RealBoard& m_realBoard; ///< hears of every change before the view does
  Draft m_draft;
  KeyBindings m_keys;
  typename Of::Board* m_board;
  typename Of::Players* m_players;
  Flights* m_flights;

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
  /// The draft begins anew: of whoever is asked, or of that player instead.
  void beginFor(table::Player player);
  [[nodiscard]] std::function<void(GameView&)> begun() const override;
  void offerToAct(QMenu& menu, const QWidget& about);
  /// Enters it; what was set aside for it goes on. False if it is refused.
  bool enter(const Entry& entry);
  void press(const typename KeyBindings::Press& press, Change change);
  void sayWhyNot(const table::Verdict& why);
  /// The entry that is to be replaced, as it was.
  [[nodiscard]] bool leavesAsItWas() const;
  [[nodiscard]] std::vector<PhaseColumn> shares() const { return sharesIn(m_realBoard.moves()); }
  [[nodiscard]] QString title() const;
  void addActions(StripContent& content) const;
  void addVerdict(StripContent& content) const;
  /// What speaks against a legal entry.
  [[nodiscard]] QStringList doubtsAbout(const Entry& entry) const;
  void tellMoves(StripContent& content) const;
  /// Whose card that is; noPlayer if it is none.
  [[nodiscard]] table::Player playerOf(const QWidget& about) const;
  /// The answer about one widget of the table, see WhyGuide::Answer.
  [[nodiscard]] std::optional<WhyText> answerTo(const QWidget& about) const;
  /// The answer about the strip: what is refused, or what the phase is about.
  [[nodiscard]] WhyText stripAnswer() const;
  /// What closes a choice, and its rules; nothing for one that is open, and for other chips.
  [[nodiscard]] QStringList closedBy(const Chip& chip) const;

  void setCompactLevel(const CompactLevel& folds) override;
  void beginEntry() override;
  void refreshParts() override;
  [[nodiscard]] PhaseLook phases() const override;
  [[nodiscard]] Prompt prompt() const override;
  [[nodiscard]] std::optional<PhaseCardContent> cardContent() const override { return {}; }
  [[nodiscard]] StripContent
  stripContent(const std::optional<PhaseCardContent>& card) const override;
  [[nodiscard]] std::vector<QuestionRow> heardRows() const override { return rows(true); }
  [[nodiscard]] QRect cardRect() const override { return {}; }
  [[nodiscard]] BoardSights boardSights() const override;
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

  /// Who acts though it is somebody else's turn, on which table, and what he could do in his own.
  table::Player m_instead = table::noPlayer;
  State m_insteadOn;
  Options m_insteadMay;
  table::Verdict m_whyNot; ///< why the last key did nothing; legal if it did
  /// What the last entry shared out is told, and nothing is asked, until somebody goes on.
  bool m_hasShares = false;
  bool m_isOnItsWay = false; ///< what was entered last has not been seen to move yet
};

template <class Of>
DraftedView<Of>::DraftedView(Session& session, QWidget* parent)
    : GameView(session, DraftedViewWords::ofStrip, parent), m_session(session),
      m_realBoard(RealBoardOf<Rules>::of(session)), m_board(new typename Of::Board(this)),
      m_players(new typename Of::Players(this)), m_flights(new Flights(*this)) {
  connect(m_board, &Of::Board::placePressed, this, [this](const PlaceId& place) {
    const Progress progress = m_draft.press(place);
    progress == Progress::ignored ? putRight(place) : follow(progress);
    // From a field that was pressed arrows lead to others.
    if (m_draft.types() && m_board->isAncestorOf(QApplication::focusWidget())) setFocus();
  });
  why().add([this](QWidget& about, std::optional<QPoint> /*at*/) { return answerTo(about); });
  why().addToMenu([this](QMenu& menu, const QWidget& about) { offerToAct(menu, about); });
}

// What is known only where board, players and the words of the game are.

template <class Of> QWidget& DraftedView<Of>::boardPart() const {
  return *m_board;
}

template <class Of> QWidget& DraftedView<Of>::playersPart() const {
  return *m_players;
}

template <class Of> BoardSights DraftedView<Of>::boardSights() const {
  return {.chosen = m_board->placesThatAre(PlaceLook::State::chosen),
          .open = m_board->placesThatAre(PlaceLook::State::open)};
}

template <class Of> PhaseLook DraftedView<Of>::phases() const {
  table::GameClock clock = m_session.clock();
  // The table has gone on to what is asked next.
  if (m_hasShares) clock.phase = sharedIn(shares());
  return lookAt(clock);
}

template <class Of> Prompt DraftedView<Of>::prompt() const {
  if (!m_session.isLookingBack()) return asksNow();
  const auto count = [](std::size_t entries) { return text::number(static_cast<int>(entries)); };
  return {DraftedViewWords::tr("You are looking at the past"),
          text::fill(DraftedViewWords::tr("The table after entry %1 of %2."),
                     {count(m_session.shownEntries()), count(m_session.record().entries.size())})};
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

template <class Of> void DraftedView<Of>::beginEntry() {
  // What was only read leaves to be told what was told before; a lesson has no numbers.
  const std::size_t told = m_realBoard.entryNumber();
  const bool wasEntered = m_realBoard.because() == Because::entered && !m_session.isPast() &&
                          !m_session.canRedo() &&
                          (told == 0 || told == m_session.record().entries.size());
  m_hasShares = wasEntered && !shares().empty();
  beginFor(table::noPlayer);
  m_flights->end();
  m_isOnItsWay = wasEntered;
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

template <class Of> void DraftedView<Of>::setCompactLevel(const CompactLevel& folds) {
  const bool hasOtherPlaces = m_board->isOne() != folds.siteOnly;
  GameView::setCompactLevel(folds);
  m_board->setCompactLevel(folds.flatStage, folds.siteOnly);
  m_players->setCompactLevel(folds.playerTabs      ? SeatsLook::tabs
                             : folds.closedPlayers ? SeatsLook::closed
                                                   : SeatsLook::full);
  // Places that are no longer seen are named in the strip.
  if (hasOtherPlaces && !strip().content().confirm.isEmpty()) refresh();
}

template <class Of> Seats DraftedView<Of>::seatsShown() const {
  Seats seats = seatsOf(m_session);
  for (table::Player player = 0; player < m_session.players(); ++player) {
    seats.disputed[player] = disputeLines(m_session, player);
  }
  return seats;
}

template <class Of> void DraftedView<Of>::refreshParts() {
  if constexpr (std::is_constructible_v<KeyBindings, const Session&, const Draft&>) {
    m_keys = KeyBindings(m_session, m_draft);
  } else {
    m_keys = KeyBindings(m_session.game(), table(), m_draft);
  }
  const auto digit = m_keys.find(QStringLiteral("0"));
  const auto* typed = digit ? std::get_if<ChoiceId>(&*digit) : nullptr;
  const auto* field = typed == nullptr ? nullptr : m_draft.find(typed->question);
  const bool isNumber = field != nullptr && field->kind == Draft::Question::Kind::digits;
  setInputMethodHints(isNumber ? Qt::ImhDigitsOnly : Qt::ImhNone);
  showParts(seatsShown());
  if (std::exchange(m_isOnItsWay, false) && m_flights->isOn() && isVisible()) fly();
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

template <class Of> void DraftedView<Of>::offerToAct(QMenu& menu, const QWidget& about) {
  const table::Player turn = m_session.shown().turn;
  const table::Player player = playerOf(about);
  const bool mayNot = m_session.isLookingBack() || turn == table::noPlayer || player == turn;
  if (mayNot || player == table::noPlayer) return;
  //: %1 does something though it is another player’s turn.
  const QString text = DraftedViewWords::tr("%1 acts out of turn");
  menu.addAction(menuText(text::fill(text, {m_session.names().whole[player]})), this,
                 [this, player] {
                   m_hasShares = false;
                   beginFor(player);
                   refresh();
                   setFocus();
                 });
}

template <class Of> table::Player DraftedView<Of>::playerOf(const QWidget& about) const {
  for (table::Player player = 0; player < m_session.players(); ++player) {
    const bool over = &about == &m_players->over() && player == m_players->opened();
    if (over || &about == m_players->card(player)) return player;
  }
  return table::noPlayer;
}

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
