// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/option_rows.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

/// Room for the text of a box that is not being edited.
int textWidth(const QComboBox& box) {
  QStyleOptionComboBox look;
  look.initFrom(&box);
  look.subControls = QStyle::SC_All;
  const QRect field =
      box.style()->subControlRect(QStyle::CC_ComboBox, &look, QStyle::SC_ComboBoxEditField, &box);
  return field.width() - 2 * unit;
}

/// The list that opens shows whole sentences as far as the screen allows.
void widenList(QComboBox& box) {
  int widest = 0;
  for (int i = 0; i < box.count(); ++i) {
    widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(i)));
  }
  const int screen = box.screen()->availableGeometry().width();
  box.view()->setMinimumWidth(std::min(widest + 8 * unit, screen));
}

} // namespace

OptionRows::OptionRows(QWidget* parent) : QWidget(parent) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(unit);
  column->addStretch();
}

void OptionRows::add() {
  auto* column = static_cast<QVBoxLayout*>(layout());
  Row row{plainLabel(this), new QComboBox(this), plainLabel(this)};
  row.name->setBuddy(row.value);
  row.value->setMinimumHeight(targetHeight);
  row.value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  row.value->setMinimumContentsLength(12);
  for (QLabel* label : {row.name, row.sentence}) label->setWordWrap(true);
  // Whether it is shown depends on the width, and must not decide about it.
  QSizePolicy asWideAsItMayBe(QSizePolicy::Ignored, QSizePolicy::Preferred);
  asWideAsItMayBe.setHeightForWidth(true);
  row.sentence->setSizePolicy(asWideAsItMayBe);
  row.sentence->setForegroundRole(QPalette::PlaceholderText);
  const int last = column->count() - 1; // which takes what is left
  column->insertSpacing(last, unit);
  for (QWidget* part : std::initializer_list<QWidget*>{row.sentence, row.value, row.name}) {
    column->insertWidget(last, part);
  }
  connect(row.value, &QComboBox::currentIndexChanged, this, [this] {
    showSentences();
    Q_EMIT changed();
  });
  m_rows.push_back(row);
}

void OptionRows::offer(const std::vector<NewGameOffer::Option>& options) {
  while (m_rows.size() < options.size()) add();
  for (std::size_t i = 0; i < options.size(); ++i) {
    const Row& row = m_rows[i];
    row.name->setText(options[i].name);
    row.value->setAccessibleName(options[i].name);
    const QSignalBlocker quiet(row.value);
    const int chosen = std::max(row.value->currentIndex(), 0);
    row.value->clear();
    row.value->addItems(options[i].sentences);
    row.value->setCurrentIndex(chosen);
    widenList(*row.value);
  }
  showSentences();
}

void OptionRows::showSentences() {
  for (const Row& row : m_rows) {
    const QString text = row.value->currentText();
    row.sentence->setText(text);
    row.sentence->setVisible(fontMetrics().horizontalAdvance(text) > textWidth(*row.value));
  }
}

void OptionRows::setOptions(const std::vector<int>& values) {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const QSignalBlocker quiet(m_rows[i].value);
    m_rows[i].value->setCurrentIndex(values[i]);
  }
  showSentences();
}

std::vector<int> OptionRows::options() const {
  std::vector<int> values;
  for (const Row& row : m_rows) values.push_back(row.value->currentIndex());
  return values;
}

void OptionRows::changeEvent(QEvent* event) {
  if (event->type() == QEvent::FontChange) showSentences();
  QWidget::changeEvent(event);
}

void OptionRows::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  showSentences();
}

} // namespace nilometer::ui
