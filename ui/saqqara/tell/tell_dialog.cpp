// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/tell/tell_dialog.h"

#include "ui/style/plain_label.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

namespace nilometer::saqqara {

using words::number;

namespace {

constexpr int notRead = -1; ///< in the field of a number

} // namespace

TellDialog::TellDialog(const Session& session, QWidget* parent)
    : JudgedDialog(parent), m_session(session) {
  const PyramidSet inPlay = session.shown().pyramids;
  for (int i = 0; i < pyramidCount; ++i) {
    const bool lies = inPlay == 0 || (inPlay & pyramidBit(pyramidAt(i))) != 0;
    if (lies) m_inPlay.push_back(pyramidAt(i));
  }
  build();
  retranslate();
  m_year->setValue(session.shown().year());
  choose();
}

QSpinBox* TellDialog::addNumber(QLabel*& label, int least, int most, void (TellDialog::*then)()) {
  auto* box = new QSpinBox(this);
  box->setRange(least, most);
  addRow(label, box);
  connect(box, &QSpinBox::valueChanged, this, then);
  return box;
}

void TellDialog::build() {
  addBox(m_labels[0], m_what);
  addBox(m_labels[1], m_pyramid);
  m_level = addNumber(m_labels[2], 1, topLevel, &TellDialog::choose);
  m_year = addNumber(m_labels[3], 1, years, &TellDialog::choose);
  addRow(m_labels[4], m_now = ui::plainLabel(this));
  m_number = addNumber(m_labels[5], notRead, maxNumber, &TellDialog::refresh);
  m_number->setSpecialValueText(QStringLiteral("?"));
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    m_counts[i] = addNumber(m_goods[i], 0, maxNumber, &TellDialog::refresh);
  }
  addEnd();
  connect(m_what, &QComboBox::currentIndexChanged, this, &TellDialog::choose);
  connect(m_pyramid, &QComboBox::currentIndexChanged, this, &TellDialog::choose);
}

void TellDialog::retranslate() {
  JudgedDialog::retranslate();
  //: A number that is printed on a component.
  setWindowTitle(tr("Read off a component"));
  const std::array labels{tr("&What"), tr("&Pyramid"), tr("&Level"),
                          tr("&Year"), tr("Now"),      tr("&Number")};
  for (std::size_t i = 0; i < labels.size(); ++i) m_labels[i]->setText(labels[i]);
  for (const Good good : allGoods) m_goods[at(good)]->setText(words::goodName(good));
  //: Goods of any kind, of a price.
  m_goods.back()->setText(tr("of any kind"));
  // In the order of Told.
  ui::relabel(*m_what, {tr("Price of a level"), tr("Points of a level"), tr("Room on a level"),
                        tr("Bonus of a year"), tr("Land of a year"), tr("Last space of the Nile")});
  QStringList pyramids;
  for (const Pyramid pyramid : m_inPlay) pyramids += words::pyramidName(pyramid);
  ui::relabel(*m_pyramid, pyramids);
}

Told TellDialog::what() const {
  return static_cast<Told>(m_what->currentIndex());
}

Tell TellDialog::entry() const {
  Tell reading;
  reading.what = what();
  if (isOfLevel(what())) {
    reading.pyramid = m_inPlay[at(m_pyramid->currentIndex())];
    reading.level = static_cast<std::uint8_t>(m_level->value());
  }
  if (isOfYear(what())) reading.year = static_cast<std::uint8_t>(m_year->value());
  if (what() != Told::cost) {
    reading.number = static_cast<std::uint8_t>(std::max(m_number->value(), 0));
    return reading;
  }
  for (const Good good : allGoods) reading.cost.goods.add(good, m_counts[at(good)]->value());
  reading.cost.any = static_cast<std::int16_t>(m_counts.back()->value());
  return reading;
}

std::optional<Tell> TellDialog::known() const {
  const Sheet& sheet = m_session.shown().sheet;
  Tell reading = entry();
  const int now = knownNumber(sheet, reading);
  if (now < 0) return std::nullopt;
  if (what() != Told::cost) reading.number = static_cast<std::uint8_t>(now);
  if (what() == Told::cost) reading.cost = *sheet.level(reading.pyramid, reading.level).cost;
  return reading;
}

void TellDialog::choose() {
  const bool isPrice = what() == Told::cost;
  form().setRowVisible(m_pyramid, isOfLevel(what()));
  form().setRowVisible(m_level, isOfLevel(what()));
  form().setRowVisible(m_year, isOfYear(what()));
  form().setRowVisible(m_number, !isPrice);
  for (QSpinBox* count : m_counts) form().setRowVisible(count, isPrice);
  const auto now = known();
  const Tell shown = now.value_or(Tell{});
  m_number->setValue(now ? shown.number : notRead);
  for (const Good good : allGoods) m_counts[at(good)]->setValue(shown.cost.goods[good]);
  m_counts.back()->setValue(shown.cost.any);
  refresh();
  grow();
}

void TellDialog::refresh() {
  const Tell reading = entry();
  const auto now = known();
  const bool isPrice = what() == Told::cost;
  m_now->setText(!now      ? tr("not read yet")
                 : isPrice ? words::priceText(now->cost)
                           : number(now->number));
  const bool isRead = isPrice ? reading.cost != Price{} : m_number->value() != notRead;
  const table::Outcome outcome = m_session.tryOut(reading);
  const bool legal = !isRead || outcome.verdict.legal();
  tell(isRead ? m_session.objections(outcome.verdict, outcome.impossible) : QStringList(), legal,
       outcome.impossible == 0,
       isRead ? missing(now == reading, !legal) : tr("Type what is printed there."));
}

void tellPrinted(Session& session, QWidget& window) {
  auto* dialog = new TellDialog(session, &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QDialog::accepted, &session, [&session, dialog] {
    const Tell reading = dialog->entry();
    session.enter(reading, !session.tryOut(reading).verdict.legal(), dialog->reason());
  });
  dialog->open();
}

} // namespace nilometer::saqqara
