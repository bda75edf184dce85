// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/copy_name_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace nilometer::ui {

namespace {

constexpr int longestName = 60;
constexpr int nameLetters = 24; // that a name shows at least

} // namespace

CopyNameDialog::CopyNameDialog(const QString& title, const QString& name,
                               const QStringList& sources, int source, QWidget* parent)
    : QDialog(parent), m_nameLabel(plainLabel(this)), m_name(new QLineEdit(name, this)),
      m_sourceLabel(plainLabel(this)), m_source(new QComboBox(this)), m_ok(plainButton(this)),
      m_cancel(plainButton(this)) {
  setWindowTitle(title);
  m_name->setMaxLength(longestName);
  m_name->setMinimumHeight(targetHeight);
  m_name->setMinimumWidth(nameLetters * fontMetrics().averageCharWidth());
  m_name->selectAll();
  m_nameLabel->setBuddy(m_name);
  m_source->addItems(sources);
  m_source->setCurrentIndex(source);
  m_source->setMinimumHeight(targetHeight);
  m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_source->setMinimumContentsLength(nameLetters);
  m_sourceLabel->setBuddy(m_source);
  m_sourceLabel->setVisible(!sources.isEmpty());
  m_source->setVisible(!sources.isEmpty());
  auto* column = new QVBoxLayout(this);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(3 * unit);
  grid->addWidget(m_nameLabel, 0, 0);
  grid->addWidget(m_name, 0, 1);
  grid->addWidget(m_sourceLabel, 1, 0);
  grid->addWidget(m_source, 1, 1);
  column->addLayout(grid);
  auto* line = new QHBoxLayout;
  line->addStretch(1);
  line->addWidget(m_cancel);
  line->addWidget(m_ok);
  column->addLayout(line);
  m_ok->setDefault(true);
  connect(m_ok, &QPushButton::clicked, this, &QDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
  const auto refresh = [this] { m_ok->setEnabled(!text::plainLine(m_name->text()).isEmpty()); };
  connect(m_name, &QLineEdit::textChanged, this, refresh);
  refresh();
  retranslate();
}

QString CopyNameDialog::name() const {
  return text::plainLine(m_name->text());
}

int CopyNameDialog::source() const {
  return m_source->currentIndex();
}

void CopyNameDialog::retranslate() {
  m_nameLabel->setText(tr("Name of the copy"));
  m_sourceLabel->setText(tr("Begins with"));
  setButtonText(*m_ok, tr("Done"));
  setButtonText(*m_cancel, tr("Cancel"));
}

void CopyNameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
