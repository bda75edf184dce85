// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/corrections/correction_dialog.h"

#include "engine/egizia/turn.h"
#include "ui/base/style/plain_label.h"
#include "ui/egizia/corrections/order_fields.h"
#include "ui/egizia/text/words.h"
#include "ui/table/corrections/number_dialog.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <tuple>
#include <variant>

namespace nilometer::ui {

using egizia::Correctable;

namespace {

/// More than any rule allows: whether a value is possible is for the rules to say.
constexpr int mostPoints = 1999;
constexpr int mostOthers = 99;

} // namespace

CorrectionDialog::CorrectionDialog(const EgiziaSession& session, QWidget* parent)
    : JudgedDialog(parent), m_session(session) {
  build();
  retranslate();
  const table::Player onTurn = session.options().onTurn;
  m_player->setCurrentIndex(onTurn == table::noPlayer ? 0 : onTurn);
  chooseWhat();
  if (const egizia::Correct* before = replaced()) proposeAgain(*before);
  connectParts();
}

const egizia::Correct* CorrectionDialog::replaced() const {
  const egizia::RecordedEntry* entry = m_session.replaced();
  return entry == nullptr ? nullptr : std::get_if<egizia::Correct>(&entry->entry);
}

void CorrectionDialog::build() {
  addBox(m_whatLabel, m_what);
  addBox(m_playerLabel, m_player);
  addBox(m_crewLabel, m_crew);
  addBox(m_cardLabel, m_card);
  addRow(m_nowLabel, m_now = plainLabel(this));
  addRow(m_numberLabel, m_number = new QSpinBox(this));
  addBox(m_ringLabel, m_ring);
  m_order = new OrderFields(m_session, form(), this);
  m_order->setVisible(false); // the dialog is high enough for it without the other rows
  addEnd();
}

void CorrectionDialog::connectParts() {
  connect(m_what, &QComboBox::currentIndexChanged, this, &CorrectionDialog::chooseWhat);
  connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
    listCards();
    propose();
  });
  connect(m_crew, &QComboBox::currentIndexChanged, this, &CorrectionDialog::propose);
  connect(m_card, &QComboBox::currentIndexChanged, this, &CorrectionDialog::refresh);
  connect(m_number, &QSpinBox::valueChanged, this, &CorrectionDialog::refresh);
  connect(m_ring, &QComboBox::currentIndexChanged, this, &CorrectionDialog::refresh);
  connect(m_order, &OrderFields::changed, this, &CorrectionDialog::refresh);
}

void CorrectionDialog::retranslate() {
  setWindowTitle(NumberDialog::tr("Correction"));
  m_whatLabel->setText(NumberDialog::tr("&What"));
  m_playerLabel->setText(NumberDialog::tr("W&hose"));
  m_crewLabel->setText(tr("&Crew"));
  m_cardLabel->setText(tr("&Card"));
  m_nowLabel->setText(NumberDialog::tr("Now"));
  m_numberLabel->setText(NumberDialog::tr("&New value"));
  m_ringLabel->setText(tr("&Position"));
  JudgedDialog::retranslate();
  retranslateLists();
  listCards();
  m_now->setText(nowText(m_session, entry()));
}

void CorrectionDialog::retranslateLists() {
  // In the order of Correctable.
  relabel(*m_what,
          {tr("Points"), tr("Place in the queue"), tr("Stones"), tr("Strength of a crew"),
           tr("Stone market"), tr("Grain market"), tr("Water ring"), tr("Number of Sphinx cards"),
           tr("Give a Nile card"), tr("Take a Nile card"), tr("Order of play")});
  relabel(*m_player, seatNames(m_session));
  m_order->retranslate();
  QStringList crews;
  for (int i = 0; i < egizia::crewCount; ++i) {
    crews += text::crewName(static_cast<egizia::Crew>(i));
  }
  relabel(*m_crew, crews);
  QStringList rings;
  for (const auto ring : {egizia::Ring::left, egizia::Ring::middle, egizia::Ring::right}) {
    rings += text::ring(ring);
  }
  relabel(*m_ring, rings);
}

Correctable CorrectionDialog::what() const {
  return static_cast<Correctable>(m_what->currentIndex());
}

bool CorrectionDialog::isCard() const {
  return isCardCorrection(what());
}

table::Player CorrectionDialog::player() const {
  return static_cast<table::Player>(m_player->currentIndex());
}

void CorrectionDialog::chooseWhat() {
  form().setRowVisible(m_player, !isOfTable(what()));
  form().setRowVisible(m_crew, what() == Correctable::crew);
  form().setRowVisible(m_card, isCard());
  form().setRowVisible(m_now, !isCard());
  form().setRowVisible(m_number, !isOfTable(what()) && !isCard());
  form().setRowVisible(m_ring, what() == Correctable::ring);
  m_order->setVisible(what() == Correctable::order);
  const int first = text::firstOf(what());
  const QSignalBlocker quiet(m_number);
  if (what() == Correctable::points) {
    m_number->setRange(-mostPoints, mostPoints);
  } else {
    m_number->setRange(first, mostOthers);
  }
  listCards();
  propose();
  grow();
}

void CorrectionDialog::listCards() {
  m_cards.clear();
  if (isCard()) m_cards = cardsFor(m_session, what(), player());
  QStringList names;
  for (const auto& [name, deck] : m_cards) {
    names +=
        text::fill(tr("%1 (deck %2)"), {text::cardName(name, m_session.table()), text::deck(deck)});
  }
  relabel(*m_card, names);
}

void CorrectionDialog::propose() {
  const QSignalBlocker quietNumber(m_number);
  const QSignalBlocker quietRing(m_ring);
  const int now = valueNow(m_session.shown(), entry());
  m_number->setValue(now + text::firstOf(what()));
  if (what() == Correctable::ring) m_ring->setCurrentIndex(now);
  m_order->setOrder(egizia::orderOfPlay(m_session.shown()));
  m_now->setText(nowText(m_session, entry()));
  refresh();
}

void CorrectionDialog::proposeAgain(const egizia::Correct& replaced) {
  m_what->setCurrentIndex(static_cast<int>(replaced.what));
  if (replaced.player != table::noPlayer) m_player->setCurrentIndex(replaced.player);
  m_crew->setCurrentIndex(static_cast<int>(replaced.crew));
  chooseWhat();
  const auto card = std::ranges::find(m_cards, NamedCard(replaced.card, replaced.deck));
  if (card != m_cards.end()) m_card->setCurrentIndex(static_cast<int>(card - m_cards.begin()));
  m_number->setValue(replaced.value + text::firstOf(replaced.what));
  if (replaced.what == Correctable::ring) m_ring->setCurrentIndex(replaced.value);
  if (replaced.what == Correctable::order) m_order->setOrder(replaced.order);
  setReason(text::fromUtf8(m_session.replaced()->reason));
  refresh();
}

egizia::Correct CorrectionDialog::entry() const {
  egizia::Correct entry;
  entry.what = what();
  if (what() == Correctable::ring) {
    entry.value = static_cast<std::int16_t>(m_ring->currentIndex());
  }
  if (what() == Correctable::order) entry.order = m_order->order();
  if (isOfTable(what())) return entry;
  entry.player = player();
  const int card = m_card->currentIndex();
  if (isCard() && card >= 0) {
    std::tie(entry.card, entry.deck) = m_cards[static_cast<std::size_t>(card)];
  } else if (!isCard()) {
    entry.value = static_cast<std::int16_t>(m_number->value() - text::firstOf(what()));
  }
  if (what() == Correctable::crew) entry.crew = static_cast<egizia::Crew>(m_crew->currentIndex());
  return entry;
}

bool CorrectionDialog::anyway() const {
  return !m_session.tryOut(entry()).verdict.legal();
}

QString CorrectionDialog::moves() const {
  QStringList sentences;
  for (const auto& effect : m_session.preview(entry())) {
    if (text::asksForAMove(effect)) sentences += text::sentence(effect, m_session.table());
  }
  return sentences.join(u'\n');
}

QString CorrectionDialog::missing() const {
  if (isCard() && m_cards.empty()) {
    return text::fill(tr("%1 has no Nile card to take."),
                      {text::playerName(player(), m_session.table())});
  }
  return JudgedDialog::missing(isAsNow(m_session.shown(), entry()), true);
}

void CorrectionDialog::refresh() {
  egizia::Outcome outcome;
  if (!isCard() || !m_cards.empty()) outcome = m_session.tryOut(entry());
  QStringList lines = m_session.objections(outcome.verdict, outcome.impossible);
  if (lines.isEmpty() && (!isCard() || !m_cards.empty())) lines += moves();
  tell(lines, outcome.verdict.legal(), outcome.impossible == 0, missing());
}

} // namespace nilometer::ui
