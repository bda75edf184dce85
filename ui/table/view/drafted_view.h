// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/draft/made_entry.h"
#include "ui/game/session/judge_again.h"
#include "ui/game/session/made_again.h"
#include "ui/game/session/real_board_of.h"
#include "ui/table/board/place.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_of.h"
#include "ui/table/view/entry_view.h"
#include "ui/table/view/moves_told.h"
#include "ui/table/view/verdict_told.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <functional>
#include <optional>
#include <span>
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
  [[nodiscard]] SeatsView& playersPart() const override { return *m_players; }
  [[nodiscard]] const Draft& draft() const { return m_draft; }
  [[nodiscard]] const KeyBindings& keys() const { return m_keys; }
  [[nodiscard]] table::Player decides() const override {
    return m_session.isLookingBack() ? table::noPlayer : m_session.shown().turn;
  }

  void insist() override {
    const auto entry = m_draft.entry();
    if (!entry || !strip().content().canInsist) return;
    const QString reason = strip().reason();
    // Wherever the keyboard was, the next key means the next turn, or the change that waits.
    setFocus();
    m_session.enter(*entry, true, reason);
  }

protected:
  /// `session` is not owned and outlives the view. The game's constructor calls layOut().
  DraftedView(Session& session, QWidget* parent);

  /// The shown table, and that it is the turn of whoever the entry is made for.
  [[nodiscard]] const State& table() const {
    return m_instead == table::noPlayer ? m_session.shown() : m_insteadOn;
  }
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
  /// The keys of what can be pressed now.
  [[nodiscard]] virtual KeyBindings keysNow() const = 0;
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

  Session& m_session;
  Draft m_draft;
  KeyBindings m_keys;
  typename Of::Board* m_board;
  typename Of::Players* m_players;

private:
  void beginDraft() override;
  bool takeKeys() override;
  bool pressGiven(const QString& key, Change change) override;
  [[nodiscard]] std::function<void(GameView&)> begun() const override;
  /// What was set aside for it goes on.
  bool enterMade() override;
  void press(Move move);
  [[nodiscard]] bool isReading() const override {
    return m_draft.work().entry && !question().isEmpty();
  }
  [[nodiscard]] bool leavesAsItWas() const override;
  [[nodiscard]] QString title() const override;
  void addActions(StripContent& content) const override;
  void addVerdict(StripContent& content) const override;
  /// What speaks against a legal entry.
  [[nodiscard]] QStringList doubtsAbout(const Entry& entry) const;
  /// What a legal entry would share out. Says no points: an entry may end the game, and the final
  /// scoring tells who wins.
  [[nodiscard]] QStringList foreseen(const Entry& entry) const;
  void tellMoves(StripContent& content) const override;
  [[nodiscard]] QStringList objections(const table::Verdict& verdict) const override {
    return m_session.objections(verdict, 0);
  }
  [[nodiscard]] QStringList rulesNamedIn(const table::Verdict& verdict) const override {
    return ui::rulesIn<Rules>(verdict, m_session.game());
  }
  [[nodiscard]] std::optional<table::Verdict> brokenNow() const override {
    const auto entry = judged();
    return entry ? std::optional(m_session.tryOut(*entry).verdict) : std::nullopt;
  }
  [[nodiscard]] QStringList closedBy(const Chip& chip) const override;
  [[nodiscard]] bool canInsistOn(const ChoiceId& choice) const override {
    Draft trial = m_draft;
    return trial.choose(choice, Change::anyway) != Progress::ignored;
  }
  [[nodiscard]] std::vector<const Place*> openAnew() const override;
  void startAction(int index) override {
    const auto action = static_cast<std::size_t>(index);
    if (action < m_draft.actions().size()) press(m_draft.actions()[action].move);
  }

  /// The table on which somebody acts out of turn, and what he could do in his own.
  State m_insteadOn;
  Options m_insteadMay;
};

template <class Of>
DraftedView<Of>::DraftedView(Session& session, QWidget* parent)
    : EntryView(session, RealBoardOf<Rules>::of(session), parent), m_session(session),
      m_board(new typename Of::Board(this)), m_players(new typename Of::Players(this)) {
  putIn(*m_board, m_draft);
}

template <class Of> bool DraftedView<Of>::enterMade() {
  const auto entry = m_draft.entry();
  if (!entry) return false;
  const std::optional<PlaceId> aside = m_draft.setAside();
  const table::Player instead = m_instead;
  if (judgeAgain<typename Of::Rereading>(m_session, *entry)) {
    forgetBegun();
    return true;
  }
  if (!m_session.enter(*entry).accepted) return false;
  // A change of the past waits with the entry as it was made.
  if (aside && m_session.amended() == nullptr) {
    if (instead != table::noPlayer) beginFor(instead);
    follow(m_draft.press(*aside));
  }
  return true;
}

template <class Of> void DraftedView<Of>::press(Move move) {
  const table::Verdict why = m_draft.closes(move);
  if (why.legal()) return follow(m_draft.start(move));
  sayWhyNot(why);
}

template <class Of> bool DraftedView<Of>::pressGiven(const QString& key, Change change) {
  const auto found = m_keys.find(key);
  if (!found) return false;
  if (const auto* place = std::get_if<PlaceId>(&*found)) {
    pressPlace(*place, [&] { follow(m_draft.press(*place)); });
  } else if (const auto* choice = std::get_if<ChoiceId>(&*found)) {
    EntryView::press(*choice, change);
  } else {
    press(std::get<Move>(*found));
  }
  return true;
}

template <class Of> void DraftedView<Of>::beginDraft() {
  const bool asks = !m_session.isLookingBack() && !m_hasShares;
  const auto* options = asks ? &m_session.options() : nullptr;
  if (m_instead != table::noPlayer) {
    m_insteadOn = m_session.shown();
    m_insteadOn.turn = m_instead;
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
  m_keys = keysNow();
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
    content.hint = (doubts.isEmpty() ? foreseen(*entry) : doubts).join(QStringLiteral("  ·  "));
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

template <class Of> QStringList DraftedView<Of>::foreseen(const Entry& entry) const {
  if (!m_draft.begun()) return {};
  const table::Effects effects = m_session.preview(entry);
  QStringList told;
  for (const PhaseColumn& column : sharesIn(effects)) told += column.line.text;
  return told;
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

template <class Of> QStringList DraftedView<Of>::closedBy(const Chip& chip) const {
  for (const auto& question : m_draft.questions()) {
    for (const Choice& choice : question.choices) {
      if (choice.open || strip().choice(question.id(), choice.id) != &chip) continue;
      const ChoiceId closed{question.id(), choice.id};
      Draft trial = m_draft;
      if (trial.choose(closed) != Progress::ignored) return rulesNamedIn(trial.verdict());
      // It is no entry: what a press says, then the rule.
      const table::Verdict why = m_draft.refusal(closed);
      if (why.legal()) return {};
      return objections(why) + rulesNamedIn(why);
    }
  }
  return {};
}

template <class Of> std::vector<const Place*> DraftedView<Of>::openAnew() const {
  Draft anew = m_draft;
  anew.clear();
  std::vector<const Place*> open;
  for (const auto& [id, place] : m_board->places()) {
    if (anew.offer(id).open) open.push_back(place);
  }
  return open;
}

} // namespace nilometer::ui
