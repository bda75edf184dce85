// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/setup_tombs.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

constexpr int boxesInARow = 4;

QLabel* wrappedLabel(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  return label;
}

} // namespace

SetupTombs::SetupTombs(EgiziaSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_text(wrappedLabel(this)),
      m_message(wrappedLabel(this)) {
  for (const std::int16_t value : session.edition().tombTileValues) {
    if (m_values.empty() || m_values.back() != value) m_values.push_back(value);
  }
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(2 * unit);
  grid->addWidget(m_text, 0, 0, 1, boxesInARow + 1);
  const int open = session.edition().openTombs;
  for (int i = 0; i < open; ++i) {
    auto* name = plainLabel(this);
    auto* box = new QComboBox(this);
    name->setBuddy(box);
    box->setMinimumHeight(targetHeight);
    const int row = 1 + i / boxesInARow * 2;
    grid->addWidget(name, row, i % boxesInARow);
    grid->addWidget(box, row + 1, i % boxesInARow);
    m_names.push_back(name);
    m_boxes.push_back(box);
    connect(box, &QComboBox::activated, this, &SetupTombs::enter);
  }
  grid->addWidget(m_message, grid->rowCount(), 0, 1, boxesInARow + 1);
  grid->setColumnStretch(boxesInARow, 1);
  retranslate();
}

void SetupTombs::refresh() {
  const auto& values = m_session.shown().tombValues;
  bool known = true;
  for (std::size_t i = 0; i < m_boxes.size(); ++i) {
    const QSignalBlocker quiet(m_boxes[i]);
    const auto value = std::find(m_values.begin(), m_values.end(), values[i]);
    known = known && value != m_values.end();
    // What the game does not know yet stays as it was chosen here.
    if (value != m_values.end()) {
      m_boxes[i]->setCurrentIndex(1 + static_cast<int>(value - m_values.begin()));
    }
  }
  m_message->setText(known ? tr("Nilometer knows them now.") : QString());
  m_message->setVisible(!m_message->text().isEmpty());
}

QString SetupTombs::message() const {
  return m_message->text();
}

void SetupTombs::retranslate() {
  m_text->setText(tr("Which tiles lie open? You may also say so later."));
  for (std::size_t i = 0; i < m_boxes.size(); ++i) {
    const QSignalBlocker quiet(m_boxes[i]);
    const QString tomb = fill(tr("Tomb %1"), {number(static_cast<int>(i) + 1)});
    m_names[i]->setText(tomb);
    m_boxes[i]->setAccessibleName(tomb);
    const int chosen = std::max(m_boxes[i]->currentIndex(), 0);
    m_boxes[i]->clear();
    m_boxes[i]->addItem(QStringLiteral("?")); // as on the board
    for (const int value : m_values) m_boxes[i]->addItem(number(value));
    m_boxes[i]->setCurrentIndex(chosen);
  }
  refresh();
}

void SetupTombs::enter() {
  egizia::NameTombs entry;
  for (const QComboBox* box : m_boxes) {
    if (box->currentIndex() <= 0) return;
    const int value = m_values[static_cast<std::size_t>(box->currentIndex() - 1)];
    entry.values[entry.count++] = static_cast<std::uint8_t>(value);
  }
  // A slip put right here at once is no entry of its own.
  const auto& entries = m_session.record().entries;
  const bool again =
      !entries.empty() && std::holds_alternative<egizia::NameTombs>(entries.back().entry);
  if (again) m_session.undo();
  const egizia::Outcome outcome = m_session.enter(entry);
  if (outcome.accepted) return refresh();
  if (again) m_session.redo();
  const auto findings = outcome.verdict.findings();
  m_message->setText(text::sentence(findings.front(), m_session.table()));
  m_message->show();
}

void SetupTombs::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
