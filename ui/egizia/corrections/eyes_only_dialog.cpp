// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/eyes_only_dialog.h"

#include "engine/egizia/bits.h"
#include "engine/egizia/printed.h"
#include "engine/egizia/projection.h"
#include "engine/egizia/turn.h"
#include "ui/base/style/plain_label.h"
#include "ui/egizia/corrections/hidden_cards.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/phrase.h"

#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace nilometer::ui {

namespace {

constexpr Length holdHeight = 11 * unit;

} // namespace

EyesOnlyDialog::EyesOnlyDialog(EgiziaSession& session, table::Player player, QWidget* parent,
                               std::chrono::milliseconds longestLook)
    : QDialog(parent), m_session(session), m_player(player) {
  build();
  m_look.setSingleShot(true);
  m_look.setInterval(longestLook);
  connect(&m_look, &QTimer::timeout, this, &EyesOnlyDialog::cover);
  connect(m_hold, &QPushButton::pressed, this, &EyesOnlyDialog::uncover);
  connect(m_hold, &QPushButton::released, this, &EyesOnlyDialog::cover);
  connect(m_cards, &HiddenCards::tickedChanged, this, &EyesOnlyDialog::refresh);
  connect(m_cards, &HiddenCards::refused, this, [this] {
    m_refusal->setText(
        tr("No more cards can be named than are kept. Take another tick away first."));
  });
  connect(m_cancel, &QPushButton::clicked, this, &EyesOnlyDialog::reject);
  connect(m_name, &QPushButton::clicked, this, &EyesOnlyDialog::accept);
  m_hold->installEventFilter(this);
  retranslate();
  m_hold->setFocus(Qt::OtherFocusReason);
}

// A button that is still held lets go while it is destroyed, when nobody is there to hear it.
EyesOnlyDialog::~EyesOnlyDialog() {
  m_hold->disconnect(this);
}

void EyesOnlyDialog::build() {
  auto* column = new QVBoxLayout(this);
  column->setSpacing(unit);
  m_title = plainLabel(this);
  m_title->setFont(sized(font(), TextSize::heading));
  column->addWidget(m_title);
  column->addWidget(m_purpose = quietLabel(this));
  column->addWidget(m_state = plainLabel(this));
  column->addWidget(m_cards = new HiddenCards(this), 1);
  column->addWidget(m_hold = plainButton(this));
  m_hold->setMinimumHeight(holdHeight);
  column->addWidget(m_hint = quietLabel(this));
  auto* line = new QHBoxLayout;
  line->addWidget(m_refusal = plainLabel(this), 1);
  m_refusal->setWordWrap(true);
  m_refusal->setForegroundRole(QPalette::BrightText);
  line->addWidget(m_cancel = plainButton(this));
  line->addWidget(m_name = plainButton(this));
  m_name->setDefault(true);
  column->addLayout(line);
  const int letter = fontMetrics().averageCharWidth();
  const QSize needed(130 * letter, 24 * targetHeight);
  resize(needed.boundedTo(screen()->availableGeometry().size() * 0.9));
}

const egizia::PlayerState& EyesOnlyDialog::own() const {
  return m_session.shown().player[m_player];
}

void EyesOnlyDialog::retranslate() {
  const QString name = text::playerName(m_player, m_session.table());
  const auto colour = static_cast<PlayerColour>(m_session.colourOf(m_player));
  setWindowTitle(text::fill(tr("For the eyes of %1 only"), {name}));
  m_title->setText(text::fill(tr("%1 %2: Sphinx cards"), {symbolText(colour), name}));
  m_purpose->setText(tr("Nobody needs this: Sphinx cards may stay sealed until the final scoring. "
                        "Cards named here are used for forecasts and shown to nobody."));
  m_cards->setCoverText(tr("Covered. Turn the screen so that only you can see it."));
  m_hold->setText(tr("Hold to look"));
  m_hint->setText(tr("Hold the button with the mouse and press the letters of your cards. Or hold "
                     "Space and click them, or go to them with the arrow keys and press Enter."));
  m_hold->setAccessibleDescription(m_hint->text());
  m_refusal->clear();
  setButtonText(*m_cancel, tr("Cancel"));
  setButtonText(*m_name, tr("Name the cards"));
  refresh();
}

// Numbers only: everybody may see them.
void EyesOnlyDialog::refresh() {
  const int named = std::popcount(own().sphinxNamed);
  const int ticked = std::popcount(m_cards->ticked());
  QStringList parts = {tr("%n card(s) kept", nullptr, own().sphinxHeld),
                       tr("%n named before", nullptr, named)};
  if (ticked > 0) parts += tr("%n ticked now", nullptr, ticked);
  m_state->setText(parts.join(QStringLiteral(" · ")));
  m_refusal->clear();
  summarize();
  m_hold->setEnabled(own().sphinxHeld > 0);
  m_name->setEnabled(ticked > 0);
}

// What he would have with the named and the ticked cards if the game ended now.
void EyesOnlyDialog::summarize() {
  if (m_cards->isCovered()) return;
  const egizia::SphinxSet cards = own().sphinxNamed | m_cards->ticked();
  const egizia::Projection projected =
      egizia::projection(m_session.game(), m_session.shown(), m_player, cards);
  egizia::PrintedSet basis = m_session.basis().ofPlayer(m_player, m_session.shownEntries());
  egizia::addPrinted(basis, egizia::assumedAmong(m_session.edition(), projected.basis));
  // Below it, not in a tool tip: what is covered must be gone as a whole.
  const QString rests = text::restsOn(basis, m_session.table());
  m_cards->setSummary(
      text::fill(tr("If the game ended now: %1 on the score track, %2 for stones, %3 for tombs, "
                    "%4 for the Sphinx cards ticked, %5 in all."),
                 {text::number(projected.points), text::number(projected.stones),
                  text::number(projected.tombs), text::number(projected.forCards()),
                  text::number(projected.total()) + text::restsSign(basis)}) +
      (rests.isEmpty() ? QString() : QLatin1Char('\n') + rests));
}

QString EyesOnlyDialog::cardText(int card) const {
  const egizia::SphinxSet cards =
      own().sphinxNamed | m_cards->ticked() | (egizia::SphinxSet{1} << card);
  const auto projected =
      egizia::projection(m_session.game(), m_session.shown(), m_player, cards).cards;
  const auto now = std::ranges::find(projected, card, &egizia::Projection::Card::card);
  const QString text = text::sphinxCard(card, m_session.table());
  if (now == projected.end()) return text;
  const egizia::PrintedSet basis = egizia::assumedAmong(m_session.edition(), now->basis);
  //: A Sphinx card, and the points it would give if the game ended now.
  return text::fill(tr("%1 (now %2)"),
                    {text, text::number(now->result.points) + text::restsSign(basis)});
}

void EyesOnlyDialog::uncover() {
  std::vector<HiddenCards::Card> cards;
  for (const int card : egizia::Bits(egizia::sphinxCardsInGame(m_session.game()))) {
    cards.push_back({card, cardText(card)});
  }
  m_cards->uncover(cards, own().sphinxNamed, own().sphinxHeld);
  summarize();
  m_look.start();
}

void EyesOnlyDialog::cover() {
  m_look.stop();
  m_cards->cover();
}

void EyesOnlyDialog::accept() {
  cover();
  if (m_cards->ticked() == 0) return;
  const egizia::Outcome outcome =
      m_session.enter(egizia::NameSphinxCards{m_player, m_cards->ticked()});
  if (outcome.accepted) {
    QDialog::accept();
  } else {
    m_refusal->setText(tr("The cards cannot be named like this. Compare them with your cards."));
  }
}

bool EyesOnlyDialog::event(QEvent* event) {
  if (event->type() == QEvent::WindowDeactivate) cover();
  return QDialog::event(event);
}

void EyesOnlyDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    cover();
    retranslate();
  }
  if (event->type() == QEvent::FontChange) m_title->setFont(sized(font(), TextSize::heading));
  QDialog::changeEvent(event);
}

void EyesOnlyDialog::hideEvent(QHideEvent* event) {
  cover();
  QDialog::hideEvent(event);
}

bool EyesOnlyDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusOut) cover();
  if (event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Space) return QDialog::eventFilter(watched, event);
    const bool arrow = key->key() >= Qt::Key_Left && key->key() <= Qt::Key_Down;
    if (key->isAutoRepeat() && !arrow) return !m_cards->isCovered();
    if (m_cards->press(key->key(), key->text())) return true;
  }
  return QDialog::eventFilter(watched, event);
}

} // namespace nilometer::ui
