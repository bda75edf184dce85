// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/amend/later_row.h"

#include "ui/strip/chip.h"
#include "ui/style/flow_layout.h"
#include "ui/style/plain_label.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

using record::Fate;
using words::fill;

namespace {

/// From what leaves most as it is on.
constexpr std::array choiceOrder{Fate::kept,   Fate::holdsAgain, Fate::completed, Fate::anyway,
                                 Fate::mended, Fate::again,      Fate::leftOut};

QString fateText(Fate fate) {
  switch (fate) {
  case Fate::kept: return LaterRow::tr("Keep as it is");
  case Fate::holdsAgain: return LaterRow::tr("Holds again");
  case Fate::completed: return LaterRow::tr("Add what is missing");
  case Fate::anyway: return LaterRow::tr("Keep anyway");
  case Fate::mended: return LaterRow::tr("Adapt");
  case Fate::again: return LaterRow::tr("Enter again");
  case Fate::leftOut: break;
  }
  return LaterRow::tr("Leave out");
}

QString fateTip(Fate fate) {
  switch (fate) {
  case Fate::kept: return LaterRow::tr("It stays in the log and is not carried out");
  case Fate::holdsAgain:
    return LaterRow::tr("No rule forbids it any more: it is no longer marked as entered anyway");
  case Fate::completed: return LaterRow::tr("Entries before it make it fit");
  case Fate::anyway: return LaterRow::tr("So it happened at the table, although a rule forbids it");
  case Fate::mended: return LaterRow::tr("The entry of its kind that is closest to it and fits");
  case Fate::again: return LaterRow::tr("Says on the table what happened in its place");
  case Fate::leftOut: break;
  }
  return LaterRow::tr("It did not happen");
}

QString outcomeOf(const AmendedLater& later) {
  QStringList lines;
  for (const QString& before : later.before) {
    lines += fill(LaterRow::tr("Before it: %1"), {before});
  }
  if (!later.instead.isEmpty()) lines += fill(LaterRow::tr("Instead: %1"), {later.instead});
  return lines.join(QLatin1Char('\n'));
}

} // namespace

LaterRow::LaterRow(QWidget* parent)
    : QWidget(parent), m_sentence(plainLabel(this)), m_findings(plainLabel(this)),
      m_outcome(plainLabel(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, unit);
  column->setSpacing(unit);
  for (QLabel* label : {m_sentence, m_findings, m_outcome}) {
    label->setWordWrap(true);
    column->addWidget(label);
  }
  auto* chips = new FlowLayout(FlowLayout::Widths::own, unit);
  for (const Fate fate : choiceOrder) {
    auto* chip = new Chip(this);
    chips->addWidget(chip);
    m_chips[static_cast<std::size_t>(fate)] = chip;
    connect(chip, &Chip::clicked, this, [this, fate] { Q_EMIT chosen(m_entry, fate); });
  }
  column->addLayout(chips);
  colourTexts();
}

void LaterRow::show(const AmendedLater& later) {
  m_entry = later.entry;
  m_sentence->setText(fill(QStringLiteral("%1 · %2"),
                           {words::number(static_cast<int>(later.entry) + 1), later.sentence}));
  m_findings->setText(later.findings.join(QLatin1Char('\n')));
  m_findings->setHidden(later.findings.isEmpty());
  const QString outcome = outcomeOf(later);
  m_outcome->setText(outcome);
  m_outcome->setHidden(outcome.isEmpty());
  showChoices(later);
  setVisible(true);
}

void LaterRow::showChoices(const AmendedLater& later) {
  for (const Fate fate : choiceOrder) {
    Chip& chip = *m_chips[static_cast<std::size_t>(fate)];
    const bool chosen = later.fate == fate;
    ChipLook look;
    look.text = fateText(fate);
    look.tip = fateTip(fate);
    look.chosen = chosen;
    if (chosen) {
      //: A button that is pressed: what becomes of an entry.
      look.name = fill(tr("%1, chosen"), {look.text});
    }
    chip.setLook(look);
    // These two are possible whatever the entry is.
    const bool always = fate == Fate::again || fate == Fate::leftOut;
    chip.setVisible(always || chosen ||
                    std::ranges::find(later.choices, fate) != later.choices.end());
  }
}

Chip* LaterRow::choice(Fate fate) const {
  Chip* chip = m_chips[static_cast<std::size_t>(fate)];
  return chip->isHidden() ? nullptr : chip;
}

QString LaterRow::text() const {
  QStringList texts{m_sentence->text(), m_findings->text(), m_outcome->text()};
  texts.removeAll({});
  return texts.join(QLatin1Char('\n'));
}

void LaterRow::colourTexts() {
  QFont strong = font();
  strong.setBold(true);
  m_sentence->setFont(strong);
  QPalette refused = m_findings->palette();
  refused.setColor(QPalette::WindowText, themeOf(*this).stop);
  m_findings->setPalette(refused);
}

void LaterRow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) colourTexts();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
