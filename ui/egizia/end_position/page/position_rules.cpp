// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_rules.h"

#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/egizia/text/names.h"
#include "ui/score/end_position/day_field.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int maxTitle = 200;
constexpr int shownLetters = 24; ///< of what is chosen in a box

/// Those that the final scoring asks about.
struct AtTheEnd {
  text::Option option;
  bool egizia::RuleOptions::*member;
};
constexpr auto atTheEnd = std::to_array<AtTheEnd>({
    {text::Option::withoutMoreSphinxCard, &egizia::RuleOptions::withoutMoreSphinxCard},
    {text::Option::withoutTenPercentCard, &egizia::RuleOptions::withoutTenPercentCard},
    {text::Option::seatBids, &egizia::RuleOptions::seatBids},
});

} // namespace

PositionRules::PositionRules(std::vector<EditionPtr> editions, QWidget* parent)
    : QWidget(parent), m_profileLabel(plainLabel(this)), m_profile(new QComboBox(this)),
      m_editionLabel(plainLabel(this)), m_edition(new QComboBox(this)),
      m_titleLabel(plainLabel(this)), m_title(new QLineEdit(this)), m_dateLabel(plainLabel(this)),
      m_date(new DayField(this)) {
  build();
  setEditions(std::move(editions));
  connect(m_profile, &QComboBox::activated, this, &PositionRules::chooseProfile);
  connect(m_edition, &QComboBox::activated, this, [this](int chosen) {
    Q_EMIT editionChosen(m_editions[static_cast<std::size_t>(chosen)]);
  });
  connect(m_title, &QLineEdit::textEdited, this, &PositionRules::tell);
  connect(m_date, &DayField::dayTyped, this, [this](const std::string& day) {
    if (m_entry.date == day) return;
    m_entry.date = day;
    tell();
  });
  retranslate();
}

void PositionRules::build() {
  auto* flow = new FlowLayout(FlowLayout::Widths::columns, 6 * unit);
  setLayout(flow);
  const auto add = [&](QLabel* label, QWidget* field) {
    label->setBuddy(field);
    field->setMinimumHeight(targetHeight);
    auto* both = new QVBoxLayout;
    both->setSpacing(unit);
    both->addWidget(label);
    both->addWidget(field);
    flow->addLayout(both);
    return both;
  };
  for (QComboBox* box : {m_profile, m_edition}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(shownLetters);
  }
  add(m_profileLabel, m_profile);
  add(m_editionLabel, m_edition);
  add(m_titleLabel, m_title);
  add(m_dateLabel, m_date)->addWidget(m_date->problem());
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    m_options[i] = new QCheckBox(this);
    m_options[i]->setMinimumHeight(targetHeight);
    flow->addLine(m_options[i]);
    connect(m_options[i], &QCheckBox::toggled, this, &PositionRules::tell);
  }
  m_title->setMaxLength(maxTitle);
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) m_profile->addItem(QString());
}

void PositionRules::show(const PositionEntered& entry, const EditionPtr& edition) {
  m_entry.profile = entry.profile;
  m_entry.options = entry.options;
  m_profile->setCurrentIndex(static_cast<int>(entry.profile));
  m_edition->setCurrentIndex(indexOf(edition));
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    const QSignalBlocker shown(m_options[i]);
    m_options[i]->setChecked(entry.options.*atTheEnd[i].member);
  }
  const QString title = text::fromUtf8(entry.title);
  if (text::plainLine(m_title->text()) != title) m_title->setText(title);
  m_date->setDay(entry.date);
  m_entry.date = entry.date;
}

void PositionRules::forgetTyped() {
  m_date->forgetTyped();
}

void PositionRules::setEditions(std::vector<EditionPtr> editions) {
  m_editions = std::move(editions);
  m_edition->clear();
  for (const EditionPtr& each : m_editions) addName(*each);
}

void PositionRules::addName(const egizia::Edition& edition) {
  m_edition->addItem(text::fromUtf8(edition.name.empty() ? edition.id : edition.name));
}

// A position out of a file may have values that are offered nowhere else.
int PositionRules::indexOf(const EditionPtr& edition) {
  const auto found = std::ranges::find(m_editions, edition);
  const auto index = static_cast<int>(found - m_editions.begin());
  if (found == m_editions.end()) {
    m_editions.push_back(edition);
    addName(*edition);
  }
  return index;
}

void PositionRules::chooseProfile(int profile) {
  m_entry.profile = static_cast<egizia::Profile>(profile);
  const egizia::RuleOptions options = egizia::optionsOf(m_entry.profile);
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    m_options[i]->setChecked(options.*atTheEnd[i].member);
  }
  m_entry.options = options;
  tell();
}

void PositionRules::tell() {
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    m_entry.options.*atTheEnd[i].member = m_options[i]->isChecked();
  }
  m_entry.title = text::plainLine(m_title->text()).toStdString();
  Q_EMIT changed(m_entry);
}

void PositionRules::retranslate() {
  m_profileLabel->setText(tr("&Rules"));
  m_editionLabel->setText(tr("Printed &values"));
  m_titleLabel->setText(tr("&Title"));
  m_title->setPlaceholderText(tr("May stay empty"));
  m_dateLabel->setText(tr("Da&y"));
  m_date->setPlaceholderText(tr("May stay empty"));
  //: The set of rules that was played by.
  m_profile->setAccessibleName(tr("Rules"));
  m_edition->setAccessibleName(tr("Printed values"));
  m_title->setAccessibleName(tr("Title"));
  m_date->setAccessibleName(tr("Day"));
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    m_profile->setItemText(static_cast<int>(i), text::profileName(static_cast<egizia::Profile>(i)));
  }
  for (std::size_t i = 0; i < m_options.size(); ++i) {
    m_options[i]->setText(text::optionName(atTheEnd[i].option));
  }
}

void PositionRules::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
