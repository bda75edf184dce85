// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/view/game_view.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/accessibility/announce.h"
#include "ui/base/style/menu_title.h"
#include "ui/base/style/tab_stop.h"
#include "ui/table/action_bar/double_press_guard.h"
#include "ui/table/action_bar/single_keys.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/guide/level_menu.h"
#include "ui/table/history_edit/amended_card.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/amend_bar.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMetaMethod>
#include <QPointer>
#include <QShortcut>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// What there is to think of; else what may be done.
GuideHint hintOf(const Guide& guide, text::RuleNames rules) {
  GuideHint hint;
  hint.count = static_cast<int>(guide.think.size());
  for (const QString& line : guide.think.isEmpty() ? QStringList{guide.may} : guide.think) {
    const text::TextAndRule parts = text::textAndRule(line, rules);
    if (!parts.text.isEmpty()) hint.things.push_back({parts.text, parts.rule});
  }
  return hint;
}

/// Before what the table says of a change that comes now.
void sayFirst(QWidget& table, const QString& text) {
  const auto say = [&table, text] { announce(table, text); };
  QMetaObject::invokeMethod(&table, say, Qt::QueuedConnection);
}

/// The explanation of an entry of the log, which stands elsewhere.
std::optional<WhyText> logWhy(LogView& log, std::optional<QPoint> at) {
  const QModelIndex index =
      at ? log.indexAt(log.viewport()->mapFrom(&log, *at)) : log.currentIndex();
  if (!index.isValid()) return std::nullopt;
  WhyText text = whyText(index.data(Qt::DisplayRole).toString(), {});
  text.elsewhere = [&log, row = index.row()] {
    Q_EMIT log.explainRequested(static_cast<std::size_t>(row));
  };
  return text;
}

} // namespace

GameView::GameView(GameSession& session, std::function<StripView::Texts()> texts, QWidget* parent)
    : QWidget(parent), m_session(session), m_header(new HeaderBar(session, this)),
      m_strip(new StripView(std::move(texts), this)), m_log(new LogView(session, this)),
      m_guide(new GuidePanel(*m_log, session.ruleNames(), this)), m_card(new PhaseCard(this)),
      m_why(new WhyGuide(*this, session.ruleNames())), m_amended(new AmendedCard(session, this)) {
  m_levels.fill(PromptLevel::knowing);
  setFocusPolicy(Qt::StrongFocus);
  m_card->hide();
  m_strip->setRules(session.ruleNames());
  m_why->offerNumbers(*m_guide);
  m_why->setPressing(
      [this] { return m_strip->content().refused ? m_strip->whyButton() : nullptr; });
  m_why->add([](QWidget& about, std::optional<QPoint> at) {
    auto* log = qobject_cast<LogView*>(&about);
    return log == nullptr ? std::nullopt : logWhy(*log, at);
  });
}

void GameView::showNumber(const text::AskedNumber& number,
                          const std::vector<text::AskedNumber>& all) {
  openLog();
  m_log->showOnly(number, all);
  m_guide->choose(GuidePanel::Front::log);
  m_log->setFocus();
}

void GameView::findEntry() {
  openLog();
  m_guide->bringToFront(GuidePanel::Front::log);
  m_log->find();
}

void GameView::layOut() {
  m_card->setParent(&boardPart());
  coverStops(boardPart(), *m_card);
  m_places = new TablePlaces(*this, {*m_header, boardPart(), *m_strip, playersPart(), *m_guide});
  connect(m_places, &TablePlaces::logOpened, this, &GameView::placeParts);
  connect(m_strip, &StripView::grown, m_places, &TablePlaces::placeBoard);
  // Placing the stage places the strip anew, which then grows to what it was.
  connect(m_strip, &StripView::grown, this, [this, places = false]() mutable {
    if (std::exchange(places, true)) return;
    placeStage();
    places = false;
  });
  connect(m_strip, &StripView::grown, this, &GameView::keepAmendedInFront);
  connect(&m_places->stage().bar(), &QScrollBar::valueChanged, this, &GameView::placeCard);
  connect(m_strip, &StripView::grown, this, &GameView::placeCard);
  m_amended->raise();
  connectParts();
  for (const bool forward : {true, false}) {
    const QKeySequence key = forward ? Qt::Key_F6 : Qt::SHIFT | Qt::Key_F6;
    auto* const shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, forward] { goToPart(forward); });
  }
  restart();
  placeParts();
  setFocus();
}

void GameView::connectParts() {
  connect(&m_session, &GameSession::changed, this, &GameView::restart);
  connect(&m_session, &GameSession::amendedChanged, this, &GameView::followAmended);
  // Marks come and go; the entry being made stays where it is.
  connect(&m_session, &GameSession::compared, this, [this] {
    m_log->refresh();
    refresh();
    refreshGuide();
  });
  connect(&m_session, &GameSession::otherPointsChanged, this, &GameView::refresh);
  connect(m_strip, &StripView::chosen, this, &GameView::choose);
  connect(m_card, &PhaseCard::chosen, this, &GameView::choose);
  connect(m_strip, &StripView::actionPressed, this, &GameView::startAction);
  connect(m_strip, &StripView::closedPressed, this, &GameView::pressClosed);
  connect(m_strip, &StripView::confirmed, this, &GameView::goOn);
  connect(m_strip, &StripView::insisted, this, &GameView::insist);
  connect(m_strip, &StripView::wentBack, this, &GameView::goBack);
  connect(m_strip, &StripView::whyRequested, this,
          [this] { m_why->ask(*m_strip->whyButton(), std::nullopt); });
  connect(m_strip, &StripView::columnWhyRequested, this,
          [this](QWidget* column) { m_why->ask(*column, std::nullopt); });
  connect(m_strip, &StripView::guideRequested, m_guide, &GuidePanel::toggle);
  connect(m_strip, &StripView::ruleRequested, this, &GameView::ruleRequested);
  connect(m_log, &LogView::lookAtRequested, this,
          [this](std::size_t entries) { m_session.lookAt(entries); });
  connect(m_log, &LogView::heightWanted, this, [this](int height) {
    m_guide->setLogHeight(height);
    placeParts();
  });
  connect(m_guide, &GuidePanel::ruleRequested, this, &GameView::ruleRequested);
  connect(m_why, &WhyGuide::ruleRequested, this, &GameView::ruleRequested);
  connect(m_why, &WhyGuide::numberRequested, this, &GameView::showNumber);
  connect(m_header->undoButton(), &Chip::clicked, this, [this] { undo(); });
  connect(m_header->redoButton(), &Chip::clicked, this, [this] { redo(); });
  connect(m_header->disputedButton(), &Chip::clicked, this, [this] {
    const std::vector<std::size_t> all = m_session.disputed();
    const auto later = std::ranges::lower_bound(all, m_session.shownEntries());
    m_session.lookAt((later == all.end() ? all.front() : *later) + 1);
  });
  connect(m_header->nowButton(), &Chip::clicked, this, [this] { m_session.stepBack(); });
  m_why->addToMenu([this](QMenu& menu, const QWidget& about) {
    const table::Player player = playersPart().playerOf(about);
    // In a lesson nobody keeps levels, so none are offered.
    const bool kept = isSignalConnected(QMetaMethod::fromSignal(&GameView::promptLevelChosen));
    if (!kept || player == table::noPlayer) return;
    const QString name = text::playerName(player, m_session.names().shown);
    addTitle(menu, text::fill(tr("Prompts for %1"), {name}), playersPart().width());
    addPromptLevels(menu, m_levels[player],
                    [this, player](PromptLevel level) { Q_EMIT promptLevelChosen(player, level); });
  });
}

bool GameView::event(QEvent* event) {
  const bool handled = QWidget::event(event);
  switch (event->type()) {
  case QEvent::LayoutRequest: // another height of the strip
  case QEvent::FontChange:
  case QEvent::Resize: placeParts(); break;
  default: break;
  }
  return handled;
}

void GameView::undo() {
  // What is only begun goes first, and alone.
  const bool drops = !m_session.amending() && (m_strip->asked().stopTyping() || dropEntry());
  if (drops || m_session.canUndo()) sayFirst(*this, tr("Taken back."));
  if (drops) return;
  m_session.amending() ? m_session.stepBack() : m_session.undo();
}

void GameView::redo() {
  if (m_session.amending() || !m_session.canRedo()) return;
  sayFirst(*this, tr("Done again."));
  m_session.redo();
}

void GameView::followAmended() {
  refresh();
  m_log->refresh();
}

Chip* GameView::choice(const QuestionId& question, int id) const {
  Chip* chip = m_strip->choice(question, id);
  if (chip == nullptr && m_card->isVisible()) chip = m_card->choice(question, id);
  return chip;
}

void GameView::keyPressEvent(QKeyEvent* event) {
  if (m_amended->isVisible()) return m_amended->press(*event);
  const bool control = event->modifiers().testFlag(Qt::ControlModifier);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    return control ? insist() : goOn();
  }
  const bool leaves = event->key() == Qt::Key_Escape && !hasBegun() && !m_session.isPast();
  if (leaves && m_guide->isOpen()) return m_guide->choose(GuidePanel::Front::log);
  if (leaves && window()->isFullScreen()) return QWidget::keyPressEvent(event);
  const bool isOff = !singleKeysPress() && isSingleKey(*event);
  if (isOff || !pressKey(*event)) return QWidget::keyPressEvent(event);
  // Arrows lead about in what is entered from now on, not in the log.
  if (hasBegun() && m_log->hasFocus()) setFocus();
}

void GameView::goOn() {
  if (m_leadsToResult)
    return m_holdsResult ? Q_EMIT finalScoringRequested() : Q_EMIT resultRequested();
  const StripContent before = m_strip->content();
  confirm();
  if (m_strip->content() == before) m_strip->sayWhatIsMissing();
}

void GameView::offerResult() {
  m_offersResult = true;
  refresh();
}

void GameView::releaseResult() {
  if (!std::exchange(m_holdsResult, false)) return;
  refresh();
  refreshGuide();
}

bool GameView::hasEnded(const StripContent& content) const {
  return m_session.clock().over && !m_session.isPast() && !hasBegun() && !content.canConfirm &&
         !content.refused;
}

void GameView::pressPlace(const PlaceId& place, const std::function<void()>& press) {
  const StripContent before = m_strip->content();
  const bool again = std::exchange(m_pressed, place) == place;
  press();
  const StripContent& now = m_strip->content();
  if (again && now.canInsist && now == before) return insist();
  // The second half of a double press enters nothing.
  if (now.refused && !before.refused) DoublePressGuard::everythingTurned();
}

void GameView::pressClosed(const QuestionId& question, int id) {
  const StripContent before = m_strip->content();
  choose(question, id);
  Chip* const chip = m_strip->content() == before ? choice(question, id) : nullptr;
  if (chip != nullptr) m_why->ask(*chip, std::nullopt);
}

bool GameView::focusNextPrevChild(bool next) {
  if (m_card->isVisible() && focusWidget() == this) {
    m_card->takeKeyboard();
    if (focusWidget() != this) return true;
  }
  return goToTabStop(*this, next);
}

void GameView::restart() {
  const bool amends = m_session.amending().has_value();
  const bool begins = amends && !m_amends;
  const bool ends = m_amends && !amends;
  m_amends = amends;
  if (begins) m_focusBefore = focusWidget();
  if (!m_session.isLookingBack()) DoublePressGuard::everythingTurned();
  const bool returns = std::exchange(m_wasPast, m_session.isPast()) && !m_wasPast;
  beginEntry();
  if (returns && m_begun) m_begun(*this);
  m_log->refresh();
  refresh();
  refreshGuide();
  if (!ends) return;
  const bool there = m_focusBefore != nullptr && m_focusBefore->isVisible();
  (there ? m_focusBefore.data() : this)->setFocus();
}

void GameView::refresh() {
  // The board may hide or delete the very piece that was pressed.
  QWidget* const focus = focusWidget();
  const QPointer<QWidget> had = focus;
  refreshParts();
  // A press on a number shows its log, where there is one.
  playersPart().setCursor(m_guide->isHidden() ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (!m_session.isPast()) m_begun = begunNow();
  m_logOpen = false;
  using Making = HeaderBar::Making;
  m_shown = content();
  if (m_holdsResult && !m_session.isPast()) {
    m_shown.prompt = {.title = tr("The game is over"), .hint = {}};
  }
  m_header->show(m_shown.phases, canDrop() ? Making::begun : Making::nothing);
  // The header is no place for it: whoever hears the screen learns it with the strip.
  const Prompt& turn = m_shown.prompt;
  setSpokenName(*m_strip, m_session.names().inFull(turn.title));
  setSpokenDescription(*m_strip, turn.hint);
  // It takes the keyboard: what it is about is said with it.
  setSpokenName(*this,
                m_session.amending() ? m_header->amendBar().accessibleName() : tr("The table"));
  const std::optional<PhaseCardContent>& card = m_shown.card;
  StripContent content = changing(std::move(m_shown.strip));
  m_leadsToResult = m_offersResult && hasEnded(content);
  if (m_leadsToResult) {
    //: On a button: how the game has ended, step by step.
    content.confirm = m_holdsResult ? tr("Final scoring") : tr("Show the result");
    content.canConfirm = true;
    if (m_holdsResult) {
      content.title = turn.title;
      content.hint.clear();
      content.body.clear();
    }
  }
  m_strip->show(content);
  // What had the whole table gives the strip its own place back.
  if (m_isStaged || stage() != nullptr) placeParts();
  const bool opens = card && m_card->isHidden();
  m_card->setVisible(card.has_value());
  if (card) {
    m_card->show(*card);
    placeCard();
  }
  // Whoever goes about on the board by keys goes on with what covers it.
  const bool takes = opens && had != nullptr && boardPart().isAncestorOf(had);
  if (takes) m_card->takeKeyboard();
  // Qt hands the keyboard on to the next button, and Space would press what nobody meant.
  const bool stays = had != nullptr && had->isVisible() && had->isEnabled();
  if (focus != nullptr && !stays && !takes && isVisible()) setFocus();
  const bool waited = m_amended->isVisible();
  m_amended->refresh();
  keepAmendedInFront();
  if (waited && m_amended->isHidden()) setFocus();
  showOthers();
  showSights();
  speakSoon();
  Q_EMIT refreshed();
}

void GameView::speakSoon() {
  if (std::exchange(m_speaksSoon, true)) return;
  QMetaObject::invokeMethod(this, &GameView::speak, Qt::QueuedConnection);
}

void GameView::speak() {
  m_speaksSoon = false;
  if (!isVisible()) return;
  StripContent heard = m_strip->content();
  heard.rows = m_shown.heard;
  const auto& card = m_shown.card;
  const SpokenTable now = spokenTable(heard, m_shown.phases, card ? &*card : nullptr);
  const SpokenTable before = std::exchange(m_spoken, now);
  for (const QString& text : newToHear(before, now)) {
    const bool refuses = text == now.refusal;
    announce(*this, text, refuses ? Politeness::assertive : Politeness::polite);
  }
}

void GameView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  // Whoever comes back to the table hears all of it.
  m_spoken = {};
  speakSoon();
}

StripContent GameView::changing(StripContent content) const {
  content.changes = m_session.amending().has_value();
  if (!content.changes) return content;
  const bool inserts = m_session.amending() == record::AmendKind::insertBefore;
  //: The entry being inserted: "Insert: Anna sails to Edfu".
  const QString says = inserts ? tr("Insert: %1")
                               //: The entry being changed: "Change: Anna sails to Edfu".
                               : tr("Change: %1");
  content.title = text::fill(says, {content.title});
  return content;
}

std::function<void(GameView&)> GameView::begunNow() const {
  const auto begin = begun();
  if (!begin) return {};
  return [begin, then = m_session.clock(), player = decides()](GameView& view) {
    const table::GameClock now = view.m_session.clock();
    const bool isSame =
        now.round == then.round && now.phase == then.phase && now.phaseVisit == then.phaseVisit;
    if (isSame && view.decides() == player) begin(view);
  };
}

std::function<void(GameView&)> GameView::place() const {
  return [tab = m_guide->chosen(), begin = m_begun](GameView& view) {
    if (tab) view.guide().choose(*tab);
    if (!begin || view.m_session.isPast()) return;
    begin(view);
    view.refresh();
  };
}

void GameView::setPromptLevels(const PromptLevels& levels) {
  if (levels == m_levels) return;
  m_levels = levels;
  refreshGuide();
}

void GameView::showGuide() {
  m_guide->bringToFront(GuidePanel::Front::guide);
}

GuideContent GameView::guideContent() const {
  const PromptLevel level = levelFor(decides(), m_session.players(), m_levels);
  if (m_holdsResult && !m_session.isPast()) return {.guide = {}, .level = level, .whose = {}};
  return {.guide = m_session.isLookingBack() ? guideToThePast(level) : guideAt(level),
          .level = level,
          .whose = text::playerName(decides(), m_session.names().shown)};
}

void GameView::refreshGuide() {
  const GuideContent content = guideContent();
  m_guide->setContent(content);
  m_strip->setGuide(hintOf(content.guide, m_session.ruleNames()));
  // Looking back and forth in the log must not take the log away.
  if (m_session.isLookingBack()) return;
  const table::GameClock clock = m_session.clock();
  m_guide->setTurn(
      {.round = clock.round, .phase = clock.phase, .player = decides(), .level = content.level});
}

void GameView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) m_session.retranslate();
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
  if (event->type() == QEvent::LanguageChange) refreshGuide();
  if (event->type() == QEvent::FontChange) {
    // A strip that grows with its letters puts itself before its neighbours. Qt, which hands
    // letters on from one to the next, then leaves out the one behind it.
    const auto parts = findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* part : parts) part->setFont(part->font());
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
