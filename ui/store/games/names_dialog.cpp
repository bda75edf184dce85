// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/names_dialog.h"

#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/store/games/seat_rows.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <initializer_list>
#include <utility>

namespace nilometer::ui {

NamesDialog::NamesDialog(const record::Naming& now, Colours colours, const QStringList& names,
                         QWidget* parent)
    : FittingDialog(parent), m_colours(std::move(colours)), m_players(plainLabel(this)),
      m_titleLabel(plainLabel(this)), m_title(new QLineEdit(this)), m_hint(quietLabel(this)),
      m_problem(quietLabel(this)), m_cancel(plainButton(this)), m_change(plainButton(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  const auto offered = m_colours();
  const table::SeatRange seats{static_cast<int>(now.players.size()),
                               static_cast<int>(offered.size())};
  m_seats = new SeatRows(
      names, seats, [](const QString&) { return PromptLevel::knowing; }, this);
  m_seats->leaveOrderOpen();
  m_players->setFont(sized(font(), TextSize::heading));
  m_title->setMaxLength(maxTitleLetters);
  m_title->setMinimumHeight(targetHeight);
  m_titleLabel->setBuddy(m_title);
  content().setSpacing(2 * unit);
  for (QWidget* part :
       std::initializer_list<QWidget*>{m_players, m_seats, m_titleLabel, m_title, m_hint}) {
    content().addWidget(part);
  }
  content().addStretch();
  auto* line = new QHBoxLayout;
  line->addWidget(m_problem, 1);
  line->addWidget(m_cancel);
  line->addWidget(m_change);
  below().addLayout(line);
  m_change->setDefault(true);
  retranslate();
  m_seats->setSeats(now.players);
  m_title->setText(text::fromUtf8(now.title));
  connect(m_seats, &SeatRows::changed, this, &NamesDialog::refresh);
  connect(m_seats, &SeatRows::named, this, [this] { m_title->setFocus(Qt::TabFocusReason); });
  connect(m_seats, &SeatRows::nameForgotten, this, &NamesDialog::nameForgotten);
  connect(m_cancel, &QPushButton::clicked, this, &NamesDialog::reject);
  connect(m_change, &QPushButton::clicked, this, &NamesDialog::accept);
  refresh();
  m_seats->focusFirst();
}

record::Naming NamesDialog::naming() const {
  return {m_seats->seats(), text::plainLine(m_title->text()).toStdString()};
}

void NamesDialog::accept() {
  if (m_seats->problem().isEmpty()) QDialog::accept();
}

void NamesDialog::refresh() {
  const QString problem = m_seats->problem();
  m_problem->setText(problem);
  m_change->setEnabled(problem.isEmpty());
}

void NamesDialog::retranslate() {
  m_seats->offer(m_colours());
  setWindowTitle(tr("Names and colours"));
  m_players->setText(NewGameDialog::tr("Players"));
  m_titleLabel->setText(NewGameDialog::tr("&Title"));
  m_title->setPlaceholderText(NewGameDialog::tr("May stay empty"));
  m_hint->setText(tr("The whole game names them so, from its first entry on. Undo brings the old "
                     "names back."));
  setButtonText(*m_cancel, NewGameDialog::tr("Cancel"));
  //: To call players, colours and the game as they stand in the fields.
  setButtonText(*m_change, tr("Rename"));
}

void NamesDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    refresh();
  }
  if (event->type() == QEvent::FontChange) m_players->setFont(sized(font(), TextSize::heading));
  FittingDialog::changeEvent(event);
}

} // namespace nilometer::ui
