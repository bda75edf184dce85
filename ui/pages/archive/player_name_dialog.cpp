// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/player_name_dialog.h"

#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/name_box.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

PlayerNameDialog::PlayerNameDialog(const QString& player, const QStringList& others, Tell tell,
                                   QWidget* parent)
    : FittingDialog(parent), m_player(player), m_tell(std::move(tell)), m_label(plainLabel(this)),
      m_name(nameBox(others, 30, this)), m_told(quietLabel(this)), m_cancel(plainButton(this)),
      m_rename(plainButton(this)) {
  constexpr int mostLetters = 60;
  setAttribute(Qt::WA_DeleteOnClose);
  m_label->setWordWrap(true);
  m_label->setBuddy(m_name);
  m_name->setMinimumHeight(targetHeight);
  m_name->lineEdit()->setMaxLength(mostLetters);
  m_name->setEditText(player);
  m_name->lineEdit()->selectAll();
  m_told->setMinimumHeight(2 * fontMetrics().lineSpacing());
  m_told->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  content().setSpacing(2 * unit);
  content().addWidget(m_label);
  content().addWidget(m_name);
  content().addWidget(m_told, 1);
  auto* line = new QHBoxLayout;
  line->addStretch();
  line->addWidget(m_cancel);
  line->addWidget(m_rename);
  below().addLayout(line);
  m_rename->setDefault(true);
  connect(m_name, &QComboBox::editTextChanged, this, &PlayerNameDialog::refresh);
  connect(m_cancel, &QPushButton::clicked, this, &PlayerNameDialog::reject);
  connect(m_rename, &QPushButton::clicked, this, &PlayerNameDialog::accept);
  retranslate();
  m_name->setFocus();
}

QString PlayerNameDialog::name() const {
  return text::plainLine(m_name->currentText());
}

void PlayerNameDialog::accept() {
  if (m_tell(name()).may) QDialog::accept();
}

void PlayerNameDialog::refresh() {
  const Told told = m_tell(name());
  m_told->setText(told.sentence);
  m_rename->setEnabled(told.may);
}

void PlayerNameDialog::retranslate() {
  //: A player of finished games: to be called otherwise, or to be the same as another one.
  setWindowTitle(tr("Rename or join"));
  m_label->setText(text::fill(tr("What “%1” is called in all finished games. With the name of "
                                 "somebody else both are one player."),
                              {m_player}));
  m_name->setAccessibleName(tr("Name of the player"));
  setButtonText(*m_cancel, NewGameDialog::tr("Cancel"));
  //: Gives a player the name in the field.
  setButtonText(*m_rename, tr("Rename"));
  refresh();
}

void PlayerNameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  FittingDialog::changeEvent(event);
}

} // namespace nilometer::ui
