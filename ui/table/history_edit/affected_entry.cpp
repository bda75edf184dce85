// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/affected_entry.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/flow_layout.h"
#include "ui/base/style/plain_label.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

using record::Resolution;
using text::fill;

namespace {

/// From what leaves most as it is on.
constexpr std::array choiceOrder{Resolution::asPlayed,  Resolution::kept,   Resolution::holdsAgain,
                                 Resolution::completed, Resolution::anyway, Resolution::mended,
                                 Resolution::again,     Resolution::leftOut};

QString resolutionText(Resolution resolution) {
  switch (resolution) {
  case Resolution::kept: return AffectedEntry::tr("Keep as it is");
  case Resolution::holdsAgain: return AffectedEntry::tr("Holds again");
  case Resolution::completed: return AffectedEntry::tr("Add what is missing");
  //: a button: the order of play, as it really was, although it should have been another one
  case Resolution::asPlayed: return AffectedEntry::tr("As it was played");
  case Resolution::anyway: return AffectedEntry::tr("Keep anyway");
  case Resolution::mended: return AffectedEntry::tr("Adapt");
  case Resolution::again: return AffectedEntry::tr("Enter again");
  case Resolution::leftOut: break;
  }
  return AffectedEntry::tr("Leave out");
}

QString resolutionTip(Resolution resolution) {
  switch (resolution) {
  case Resolution::kept: return AffectedEntry::tr("It stays in the log and is not carried out");
  case Resolution::holdsAgain:
    return AffectedEntry::tr(
        "No rule forbids it any more: it is no longer marked as entered anyway");
  case Resolution::completed: return AffectedEntry::tr("Entries before it make it fit");
  case Resolution::asPlayed:
    return AffectedEntry::tr("Later entries of the round hold thanks to it");
  case Resolution::anyway:
    return AffectedEntry::tr("So it happened at the table, although a rule forbids it");
  case Resolution::mended:
    return AffectedEntry::tr("The entry of its kind that is closest to it and fits");
  case Resolution::again: return AffectedEntry::tr("Says on the table what happened in its place");
  case Resolution::leftOut: break;
  }
  return AffectedEntry::tr("It did not happen");
}

QString outcomeOf(const AmendedLater& later) {
  QStringList lines;
  for (const QString& before : later.before) {
    lines += fill(AffectedEntry::tr("Before it: %1"), {before});
  }
  //: What a later entry says after a change that has moved what it is about: a boat by its place.
  const QString text =
      later.follows ? AffectedEntry::tr("The same, now: %1") : AffectedEntry::tr("Instead: %1");
  if (!later.instead.isEmpty()) lines += fill(text, {later.instead});
  return lines.join(QLatin1Char('\n'));
}

/// What becomes of the entry where the table is not put back as it was played.
Resolution otherwiseOf(const AmendedLater& later) {
  const auto other = std::ranges::find_if(
      later.choices, [](Resolution resolution) { return resolution != Resolution::asPlayed; });
  return other == later.choices.end() ? Resolution::leftOut : *other;
}

} // namespace

AffectedEntry::AffectedEntry(QWidget* parent)
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
  for (const Resolution resolution : choiceOrder) {
    auto* chip = new Chip(this);
    chips->addWidget(chip);
    m_chips[static_cast<std::size_t>(resolution)] = chip;
    connect(chip, &Chip::clicked, this, [this, resolution] { Q_EMIT chosen(m_entry, resolution); });
  }
  column->addLayout(chips);
  colourTexts();
}

void AffectedEntry::show(const AmendedLater& later) {
  m_entry = later.entry;
  const bool grouped = !later.asPlayed.isEmpty();
  m_sentence->setText(
      grouped ? later.asPlayed.join(QLatin1Char('\n'))
              : fill(QStringLiteral("%1 · %2"),
                     {text::number(static_cast<int>(later.entry) + 1), later.sentence}));
  m_findings->setText(grouped ? QString() : later.findings.join(QLatin1Char('\n')));
  m_findings->setHidden(m_findings->text().isEmpty());
  const QString outcome = outcomeOf(later);
  m_outcome->setText(outcome);
  m_outcome->setHidden(outcome.isEmpty());
  showChoices(later);
  setVisible(true);
}

void AffectedEntry::showChoices(const AmendedLater& later) {
  const bool grouped = !later.asPlayed.isEmpty();
  const Resolution otherwise = otherwiseOf(later);
  for (const Resolution resolution : choiceOrder) {
    Chip& chip = *m_chips[static_cast<std::size_t>(resolution)];
    const bool chosen = later.resolution == resolution;
    const bool anew = grouped && resolution == otherwise;
    ChipLook look;
    look.text = anew ? tr("Judge anew") : resolutionText(resolution);
    look.tip = anew ? tr("Each later entry of the round is then decided by itself")
                    : resolutionTip(resolution);
    look.chosen = chosen;
    const QStringList about{look.text, m_sentence->text()};
    //: A button that is pressed: what becomes of an entry; %2: the entry.
    look.name = fill(chosen ? tr("%1, chosen: %2") : QStringLiteral("%1: %2"), about);
    chip.setLook(look);
    // These two are possible whatever the entry is.
    const bool always =
        !grouped && (resolution == Resolution::again || resolution == Resolution::leftOut);
    const bool possible = std::ranges::find(later.choices, resolution) != later.choices.end();
    chip.setVisible(chosen || anew || always || (!grouped && possible));
  }
}

Chip* AffectedEntry::choice(Resolution resolution) const {
  Chip* chip = m_chips[static_cast<std::size_t>(resolution)];
  return chip->isHidden() ? nullptr : chip;
}

QString AffectedEntry::text() const {
  QStringList texts{m_sentence->text(), m_findings->text(), m_outcome->text()};
  texts.removeAll({});
  return texts.join(QLatin1Char('\n'));
}

void AffectedEntry::colourTexts() {
  QFont strong = font();
  strong.setBold(true);
  m_sentence->setFont(strong);
  QPalette refused = m_findings->palette();
  refused.setColor(QPalette::WindowText, themeOf(*this).stop);
  m_findings->setPalette(refused);
}

void AffectedEntry::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) colourTexts();
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
