// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/corrections/number_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace nilometer::ui {

namespace {

constexpr int mostAmount = 1999; ///< more than any rule allows: that is for the rules to say

} // namespace

QStringList seatNames(const GameSession& session) {
  QStringList names;
  for (int i = 0; i < session.players(); ++i) {
    const auto seat = static_cast<table::Player>(i);
    const auto colour = static_cast<PlayerColour>(session.colourOf(seat));
    names += symbolText(colour) + u' ' + text::playerName(seat, session.names().shown);
  }
  return names;
}

NumberDialog::NumberDialog(std::unique_ptr<CorrectableTable> table, QWidget* parent)
    : JudgedDialog(parent), m_table(std::move(table)) {
  build();
  retranslate();
  const table::Player onTurn = m_table->onTurn();
  m_player->setCurrentIndex(onTurn < m_player->count() ? onTurn : 0);
  choose();
  if (const auto before = m_table->replaced()) {
    m_what->setCurrentIndex(static_cast<int>(before->chosen.number));
    m_player->setCurrentIndex(before->chosen.player);
    m_place->setCurrentIndex(before->chosen.place);
    setValue(before->chosen.value);
    setReason(before->reason);
  }
  connect(this, &NumberDialog::accepted, this, &NumberDialog::enter);
  connect(this, &NumberDialog::rejected, this, [this] { m_table->giveUp(); });
}

void NumberDialog::build() {
  addBox(m_whatLabel, m_what);
  addBox(m_playerLabel, m_player);
  addBox(m_placeLabel, m_place);
  addRow(m_nowLabel, m_now = plainLabel(this));
  addRow(m_amountLabel, m_amount = new QSpinBox(this));
  m_amount->setRange(-mostAmount, mostAmount);
  addBox(m_namedLabel, m_named);
  addEnd();
  connect(m_what, &QComboBox::currentIndexChanged, this, &NumberDialog::choose);
  connect(m_player, &QComboBox::currentIndexChanged, this, &NumberDialog::choose);
  connect(m_place, &QComboBox::currentIndexChanged, this, &NumberDialog::propose);
  connect(m_amount, &QSpinBox::valueChanged, this, &NumberDialog::refresh);
  connect(m_named, &QComboBox::currentIndexChanged, this, &NumberDialog::refresh);
}

void NumberDialog::retranslate() {
  setWindowTitle(tr("Correction"));
  m_whatLabel->setText(tr("&What"));
  m_playerLabel->setText(tr("W&hose"));
  m_placeLabel->setText(tr("Wher&e"));
  m_nowLabel->setText(tr("Now"));
  m_amountLabel->setText(tr("&New value"));
  m_namedLabel->setText(tr("&New value"));
  JudgedDialog::retranslate();
  m_numbers = m_table->numbers();
  QStringList names;
  for (const auto& each : m_numbers) names += each.name;
  relabel(*m_what, names);
  relabel(*m_player, seatNames(m_table->session()));
  relabel(*m_place, number().places);
  relabel(*m_named, valueNames());
}

QStringList NumberDialog::valueNames() const {
  return number().isNamed ? m_table->values(chosen()) : QStringList();
}

const CorrectableTable::Number& NumberDialog::number() const {
  return m_numbers[static_cast<std::size_t>(m_what->currentIndex())];
}

CorrectableTable::Chosen NumberDialog::chosen() const {
  return {.number = static_cast<std::size_t>(m_what->currentIndex()),
          .player = static_cast<table::Player>(m_player->currentIndex()),
          .place = m_place->currentIndex(),
          .value = number().isNamed ? m_named->currentIndex() : m_amount->value()};
}

void NumberDialog::choose() {
  relabel(*m_place, number().places);
  relabel(*m_named, valueNames());
  form().setRowVisible(m_player, number().ofPlayer);
  form().setRowVisible(m_place, !number().places.isEmpty());
  form().setRowVisible(m_now, m_table->now(chosen()).has_value());
  form().setRowVisible(m_amount, !number().isNamed);
  form().setRowVisible(m_named, number().isNamed);
  propose();
  grow();
}

void NumberDialog::setValue(int value) {
  m_amount->setValue(value);
  m_named->setCurrentIndex(value);
}

void NumberDialog::propose() {
  const QSignalBlocker quietAmount(m_amount);
  const QSignalBlocker quietNamed(m_named);
  setValue(m_table->now(chosen()).value_or(0));
  refresh();
}

void NumberDialog::refresh() {
  const CorrectableTable::Chosen said = chosen();
  const std::optional<int> now = m_table->now(said);
  if (now) m_now->setText(number().isNamed ? m_named->itemText(*now) : text::number(*now));
  const CorrectableTable::Judged judged = m_table->judged(said);
  tell(judged.lines, judged.legal, judged.possible, missing(said.value == now, true));
}

void NumberDialog::enter() {
  const CorrectableTable::Chosen said = chosen();
  m_table->enter(said, !m_table->judged(said).legal, reason());
}

void correctNumber(std::unique_ptr<CorrectableTable> table, QWidget& window) {
  auto* dialog = new NumberDialog(std::move(table), &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace nilometer::ui
