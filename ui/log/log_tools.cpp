// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_tools.h"

#include "ui/strip/chip.h"
#include "ui/words/phrase.h"

#include <QHBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr int fewestWords = 2;

/// The buttons with so much left away: 1 = the keys, 2 = words, too.
std::array<ChipLook, 4> looks(int shortened) {
  const auto look = [shortened](const QString& text, const QString& tip, const QString& keyText) {
    ChipLook made;
    made.tone = ChipLook::Tone::action;
    made.text = text;
    made.tip = words::fill(QStringLiteral("%1 (%2)"), {tip, keyText});
    if (shortened == 0) made.keyCap = keyText;
    return made;
  };
  const QString insert = shortened < fewestWords
                             //: A button: an entry before the selected one.
                             ? LogTools::tr("Insert before…")
                             //: The same button where there is little room.
                             : LogTools::tr("Insert…");
  //: A button: the table does not agree about the selected entry.
  const QString disputed = LogTools::tr("Disputed…");
  ChipLook dispute =
      look(shortened < fewestWords ? disputed : QStringLiteral("?…"),
           LogTools::tr("Marks what the table does not agree about"), LogTools::tr("Ctrl+D"));
  dispute.name = disputed;
  return {
      look(LogTools::tr("Change…"), LogTools::tr("Another entry takes its place"),
           QStringLiteral("F2")),
      look(insert, LogTools::tr("Enters before it what was forgotten"), LogTools::tr("Shift+F2")),
      look(LogTools::tr("Remove…"), LogTools::tr("As if it had never been entered"),
           //: The key.
           LogTools::tr("Del")),
      dispute};
}

} // namespace

LogTools::LogTools(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(unit);
  for (Chip*& chip : m_chips) {
    chip = new Chip(this);
    chip->setCursor(Qt::ArrowCursor);
    row->addWidget(chip);
  }
  row->addStretch(1);
  retranslate();
  hide();
}

void LogTools::retranslate() {
  const auto texts = looks(m_shortened);
  for (std::size_t i = 0; i < m_chips.size(); ++i) m_chips[i]->setLook(texts[i]);
}

int LogTools::heightNeeded() const {
  return m_chips.front()->sizeHint().height();
}

void LogTools::fit(int width) {
  const auto needed = [this](int shortened) {
    int sum = (static_cast<int>(m_chips.size()) - 1) * unit;
    for (const ChipLook& look : looks(shortened)) sum += chipWidth(look, font());
    return sum;
  };
  m_shortened = 0;
  while (m_shortened < fewestWords && needed(m_shortened) > width) ++m_shortened;
  retranslate();
}

void LogTools::showAt(const QRect& place) {
  fit(place.width());
  setGeometry(place);
  show();
}

} // namespace nilometer::ui
