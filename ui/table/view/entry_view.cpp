// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/entry_view.h"

#include "ui/base/accessibility/announce.h"
#include "ui/base/style/chip.h"
#include "ui/base/style/menu_text.h"
#include "ui/game/session/dispute_words.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/board/drawn_board.h"
#include "ui/table/board/seats_of.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/view/chip_why.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

#include <utility>

namespace nilometer::ui {

namespace {

std::optional<Arrow> arrowOf(int key) {
  switch (key) {
  case Qt::Key_Left: return Arrow::left;
  case Qt::Key_Right: return Arrow::right;
  case Qt::Key_Up: return Arrow::up;
  case Qt::Key_Down: return Arrow::down;
  default: return std::nullopt;
  }
}

} // namespace

Prompt DraftedViewWords::past(const GameSession& session) {
  const auto count = [](std::size_t entries) { return text::number(static_cast<int>(entries)); };
  return {tr("You are looking at the past"),
          text::fill(tr("The table after entry %1 of %2."),
                     {count(session.shownEntries()), count(session.entries())})};
}

EntryView::EntryView(GameSession& session, const RealBoard& realBoard, QWidget* parent)
    : GameView(session, DraftedViewWords::ofStrip, parent), m_realBoard(realBoard),
      m_flights(new Flights(*this)), m_session(session) {
  why().add([this](QWidget& about, std::optional<QPoint> /*at*/) { return answerTo(about); });
  why().addToMenu([this](QMenu& menu, const QWidget& about) { offerToAct(menu, about); });
}

void EntryView::putIn(DrawnBoard& board, EntryDraft& draft) {
  m_drawn = &board;
  m_making = &draft;
  connect(m_drawn, &DrawnBoard::placePressed, this, &EntryView::pressOnBoard);
}

QWidget& EntryView::boardPart() const {
  return *m_drawn;
}

BoardSights EntryView::boardSights() const {
  return {.chosen = m_drawn->placesThatAre(PlaceLook::State::chosen),
          .open = m_drawn->placesThatAre(PlaceLook::State::open)};
}

PhaseLook EntryView::phases() const {
  table::GameClock clock = m_session.clock();
  // The table has gone on to what is asked next.
  if (m_hasShares) clock.phase = sharedIn(shares());
  return lookAt(clock);
}

// What is pressed.

void EntryView::confirm() {
  if (!std::exchange(m_hasShares, false)) {
    if (!m_making->isWhole() && goOn()) return;
    return follow(Progress::ready);
  }
  m_wentOn = m_session.entries();
  beginFor(table::noPlayer);
  refresh();
}

void EntryView::goBack() {
  // One press takes back what was chosen last, and what is said with it.
  const bool isSaid = !std::exchange(m_whyNot, {}).legal();
  if (m_making->back() || isSaid) {
    refresh();
  } else if (m_instead != table::noPlayer) {
    beginFor(table::noPlayer);
    refresh();
  } else if (m_session.isPast()) {
    m_session.stepBack();
  }
}

bool EntryView::dropEntry() {
  if (!canDrop()) return false;
  m_making->clear();
  beginFor(table::noPlayer);
  refresh();
  return true;
}

bool EntryView::focusNextPrevChild(bool next) {
  const bool types = next && hasFocus() && m_making->begun();
  return (types && goOn()) || GameView::focusNextPrevChild(next);
}

bool EntryView::goOn() {
  if (m_making->forgetsGoingOn()) return true;
  const Progress progress = m_making->goOn();
  follow(progress);
  return progress != Progress::ignored;
}

void EntryView::follow(Progress progress) {
  if (progress == Progress::ignored) return;
  m_whyNot = {};
  if (progress != Progress::ready || !enterMade()) refresh();
}

void EntryView::sayWhyNot(const table::Verdict& why, std::optional<ChoiceId> closed) {
  if (why.legal()) return;
  m_whyNot = why;
  m_closed = closed;
  refresh();
}

void EntryView::pressOnBoard(const PlaceId& place) {
  pressPlace(place, [&] {
    const Progress progress = m_making->press(place);
    progress == Progress::ignored ? putRight(place) : follow(progress);
  });
  // From a field that was pressed arrows lead to others.
  if (m_making->types() && m_drawn->isAncestorOf(QApplication::focusWidget())) setFocus();
}

void EntryView::press(const ChoiceId& choice, Change change) {
  const bool insists = !m_whyNot.legal() && m_closed == choice;
  Progress progress = m_making->choose(choice, change);
  if (progress == Progress::ignored && insists) progress = m_making->choose(choice, Change::anyway);
  if (progress != Progress::ignored || change == Change::less) return follow(progress);
  sayWhyNot(m_making->refusal(choice), choice);
}

void EntryView::choose(const QuestionId& question, int id) {
  press({question, id}, changeBy(QGuiApplication::keyboardModifiers()));
}

Change EntryView::changeBy(Qt::KeyboardModifiers held) {
  if (held.testFlag(Qt::ShiftModifier)) return Change::less;
  return held.testFlag(Qt::ControlModifier) ? Change::all : Change::more;
}

bool EntryView::pressKey(const QKeyEvent& key) {
  if (key.isAutoRepeat()) m_closed.reset();
  if (key.key() == Qt::Key_Escape) {
    if (!key.modifiers().testFlag(Qt::ShiftModifier) || !dropEntry()) goBack();
    return true;
  }
  if ((key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) return false;
  if (const auto arrow = arrowOf(key.key())) {
    const Progress progress = m_making->go(*arrow);
    follow(progress);
    return progress != Progress::ignored;
  }
  // On many keyboards a sign such as + needs Shift itself.
  const QString text = key.text();
  const bool isLetter = !text.isEmpty() && text.front().isLetter();
  if (pressGiven(text.toUpper(), changeBy(isLetter ? key.modifiers() : Qt::KeyboardModifiers()))) {
    return true;
  }
  // Whoever does not see the result would not know why nothing happens.
  if (m_hasShares && isSingleKey(key)) announce(*this, DraftedViewWords::goOnFirst());
  return false;
}

void EntryView::beginFor(table::Player player) {
  m_whyNot = {};
  m_instead = player;
  beginDraft();
}

void EntryView::beginEntry() {
  // What was only read leaves to be told what was told before; a lesson has no numbers.
  const std::size_t told = m_realBoard.entryNumber();
  const bool wasEntered = m_realBoard.because() == Because::entered && !m_session.isPast() &&
                          !m_session.canRedo() && (told == 0 || told == m_session.entries());
  if (!m_session.isPast() && m_wentOn != m_session.entries()) m_wentOn = 0;
  m_hasShares = wasEntered && m_wentOn == 0 && !shares().empty();
  beginFor(table::noPlayer);
  m_flights->end();
  m_isOnItsWay = wasEntered;
}

void EntryView::setCompactLevel(const CompactLevel& folds) {
  const bool hasOtherPlaces = m_drawn->isOne() != folds.siteOnly;
  GameView::setCompactLevel(folds);
  m_drawn->setCompactLevel(folds.flatStage, folds.siteOnly);
  // Places that are no longer seen are named in the strip.
  if (hasOtherPlaces && !strip().content().confirm.isEmpty()) refresh();
}

Seats EntryView::seatsShown() const {
  Seats seats = seatsOf(m_session);
  for (table::Player player = 0; player < m_session.players(); ++player) {
    seats.disputed[player] = disputeLines(m_session, player);
  }
  return seats;
}

void EntryView::refreshParts() {
  setInputMethodHints(takeKeys() ? Qt::ImhDigitsOnly : Qt::ImhNone);
  showParts(seatsShown());
  if (std::exchange(m_isOnItsWay, false) && m_flights->isOn() && isVisible()) fly();
}

// What the strip says.

TableContent EntryView::content() const {
  TableContent content{.phases = phases(), .prompt = prompt()};
  content.strip = stripContent(content.prompt);
  content.heard = rows(true);
  return content;
}

StripContent EntryView::stripContent(const Prompt& turn) const {
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
  content.rows = rows(m_drawn->isOne());
  addActions(content);
  addVerdict(content);
  if (!m_whyNot.legal()) {
    QStringList said = objections(m_whyNot);
    if (m_closed && canInsistOn(*m_closed)) said += DraftedViewWords::onceMore();
    content.body = said.join(QLatin1Char('\n'));
    content.refused = true;
  }
  if (turn.player != table::noPlayer && !isReading()) {
    content.player = playerColourAt(m_session.colourOf(turn.player));
  }
  if (content.title.isEmpty() || isLastReading()) content.hint = turn.hint;
  if (content.title.isEmpty()) content.title = turn.title;
  return content;
}

// What is answered to "Why?".

void EntryView::offerToAct(QMenu& menu, const QWidget& about) {
  const table::Player turn = decides();
  const table::Player player = playersPart().playerOf(about);
  if (turn == table::noPlayer || player == table::noPlayer || player == turn) return;
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

std::optional<WhyText> EntryView::answerTo(const QWidget& about) const {
  if (const auto* place = qobject_cast<const Place*>(&about)) {
    const auto id = m_drawn->idOf(*place);
    if (!id) return std::nullopt;
    WhyText text = placeAnswer(*place);
    text.lines = rulesNamedIn(m_making->offer(*id).verdict) + text.lines;
    return text;
  }
  const table::Player player = playersPart().playerOf(about);
  if (player != table::noPlayer) return playerAnswer(player);
  if (const auto* button = qobject_cast<const PhaseColumnButton*>(&about)) {
    const PhaseColumn& column = button->column();
    const Place* place = column.place ? m_drawn->place(*column.place) : nullptr;
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

QStringList EntryView::openInstead() const {
  QStringList open;
  if (m_whyNot.legal() || !m_closed) {
    for (const Place* place : openAnew()) open += placeAnswer(*place).title;
    return open;
  }
  for (const QuestionRow& row : strip().content().rows) {
    if (row.question != m_closed->question) continue;
    for (const QuestionRow::Entry& chip : row.chips) {
      if (chip.open) open += chip.look.name.isEmpty() ? chip.look.text : chip.look.name;
    }
  }
  return open;
}

WhyText EntryView::stripAnswer() const {
  const StripContent& content = strip().content();
  const auto refused = [&](const table::Verdict& why) {
    const table::Player player = m_instead == table::noPlayer ? decides() : m_instead;
    const QStringList open = player == table::noPlayer ? QStringList() : openInstead();
    return refusedWhy(content,
                      rulesNamedIn(why) + openTo(m_session.names().whole.value(player), open));
  };
  if (!m_whyNot.legal()) return refused(m_whyNot);
  const auto broken = brokenNow();
  if (content.refused && broken) return refused(*broken);
  const Guide guide = guideAt(PromptLevel::newcomer);
  return whyText(guide.title, QStringList{guide.what, guide.may} + guide.think);
}

} // namespace nilometer::ui
