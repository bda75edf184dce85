// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/read_component_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/text/phrase.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int notRead = -1; ///< in the field of a number

} // namespace

QWidget* ReadComponentDialog::Field::widget() const {
  return names != nullptr ? static_cast<QWidget*>(names) : number;
}

ReadComponentDialog::ReadComponentDialog(TellGame game, QWidget* parent)
    : JudgedDialog(parent), m_game(std::move(game)), m_form(m_game.form()) {
  build();
  retranslate();
  choose();
  connect(this, &ReadComponentDialog::accepted, this, &ReadComponentDialog::enter);
}

QSpinBox* ReadComponentDialog::addNumber(QLabel*& label, int least, int most,
                                         void (ReadComponentDialog::*then)()) {
  auto* box = new QSpinBox(this);
  box->setRange(least, most);
  addRow(label, box);
  connect(box, &QSpinBox::valueChanged, this, then);
  return box;
}

void ReadComponentDialog::addWhere(const TellForm::Where& where) {
  Field field;
  if (where.names.isEmpty()) {
    field.number = addNumber(field.label, where.least, where.most, &ReadComponentDialog::choose);
    const QSignalBlocker quiet(field.number);
    field.number->setValue(where.first);
  } else {
    addBox(field.label, field.names);
    connect(field.names, &QComboBox::currentIndexChanged, this, &ReadComponentDialog::choose);
  }
  m_where.push_back(field);
}

void ReadComponentDialog::build() {
  addBox(m_whatLabel, m_what);
  for (const TellForm::Where& where : m_form.where) addWhere(where);
  addRow(m_nowLabel, m_now = plainLabel(this));
  m_number = addNumber(m_numberLabel, notRead, m_form.most, &ReadComponentDialog::refresh);
  m_number->setSpecialValueText(QStringLiteral("?"));
  for (qsizetype i = 0; i < m_form.kinds.size(); ++i) {
    Field field;
    field.number = addNumber(field.label, 0, m_form.most, &ReadComponentDialog::refresh);
    m_counts.push_back(field);
  }
  addEnd();
  connect(m_what, &QComboBox::currentIndexChanged, this, &ReadComponentDialog::choose);
}

void ReadComponentDialog::retranslate() {
  JudgedDialog::retranslate();
  m_form = m_game.form();
  //: A number that is printed on a component.
  setWindowTitle(tr("Read off a component"));
  m_whatLabel->setText(tr("&What"));
  m_nowLabel->setText(tr("Now"));
  m_numberLabel->setText(tr("&Number"));
  QStringList names;
  for (const TellForm::What& what : m_form.what) names += what.name;
  relabel(*m_what, names);
  for (std::size_t i = 0; i < m_where.size(); ++i) {
    m_where[i].label->setText(m_form.where[i].label);
    if (m_where[i].names != nullptr) relabel(*m_where[i].names, m_form.where[i].names);
  }
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    // Kinds are called as in a sentence; every other label begins with a capital.
    const QString& kind = m_form.kinds[static_cast<qsizetype>(i)];
    m_counts[i].label->setText(kind.left(1).toUpper() + kind.mid(1));
  }
}

const TellForm::What& ReadComponentDialog::what() const {
  return m_form.what[static_cast<std::size_t>(m_what->currentIndex())];
}

Reading ReadComponentDialog::reading() const {
  Reading reading;
  reading.what = static_cast<std::size_t>(m_what->currentIndex());
  for (const Field& field : m_where) {
    const bool isNamed = field.names != nullptr;
    reading.where.push_back(isNamed ? field.names->currentIndex() : field.number->value());
  }
  if (!what().isCounts) reading.numbers = {m_number->value()};
  for (const Field& field : m_counts) {
    if (what().isCounts) reading.numbers.push_back(field.number->value());
  }
  return reading;
}

void ReadComponentDialog::choose() {
  const bool isCounts = what().isCounts;
  for (std::size_t i = 0; i < m_where.size(); ++i) {
    const bool isAsked = std::ranges::find(what().where, i) != what().where.end();
    form().setRowVisible(m_where[i].widget(), isAsked);
  }
  form().setRowVisible(m_number, !isCounts);
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    form().setRowVisible(m_counts[i].number, what().counts(i));
  }
  const auto known = m_game.known(reading());
  m_number->setValue(known && !isCounts ? known->numbers.front() : notRead);
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    m_counts[i].number->setValue(known && isCounts ? known->numbers[i] : 0);
  }
  refresh();
  grow();
}

void ReadComponentDialog::refresh() {
  const Reading said = reading();
  const auto known = m_game.known(said);
  m_now->setText(known ? known->text : tr("not read yet"));
  const int nothing = what().isCounts ? 0 : notRead;
  const bool isRead = std::ranges::any_of(said.numbers, [&](int now) { return now != nothing; });
  const TellGame::Judged judged = m_game.judged(said);
  const bool legal = !isRead || judged.legal;
  const bool isTooLow = isRead && !what().isCounts && said.numbers.front() < what().least;
  const bool isAsNow = known && known->numbers == said.numbers;
  QString toSay = isRead ? missing(isAsNow, !legal) : tr("Type what is printed there.");
  //: %1 = the smallest number that can be printed on that component.
  if (isTooLow)
    toSay = text::fill(tr("At least %1 is printed there."), {text::number(what().least)});
  tell(isRead && !isTooLow ? judged.objections : QStringList(), legal, judged.possible, toSay);
}

void ReadComponentDialog::enter() {
  const Reading said = reading();
  m_game.enter(said, !m_game.judged(said).legal, reason());
}

void tellPrinted(TellGame game, QWidget& window) {
  auto* dialog = new ReadComponentDialog(std::move(game), &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace nilometer::ui
