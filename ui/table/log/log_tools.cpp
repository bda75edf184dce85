// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/log_tools.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/tab_stop.h"
#include "ui/base/style/unit.h"
#include "ui/table/log/entry_keys.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr qreal chipHeight = 26; ///< drawn, in u; the row around it belongs to it, too

std::array<ChipLook, LogTools::chipCount> looks(LogTools::Says says) {
  const auto look = [](const QString& text, const QString& name, const QString& tip,
                       const QString& keyText) {
    ChipLook made;
    made.tone = ChipLook::Tone::action;
    made.text = text;
    made.name = name;
    made.tip = text::fill(QStringLiteral("%1 (%2)"), {tip, keyText});
    return made;
  };
  const auto keyOf = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
  const QString change = LogTools::tr("Change…");
  const QString changeKeyText = QStringLiteral("F2");
  const bool hasWord = says == LogTools::Says::wordToo;
  ChipLook first = look(hasWord ? change : changeKeyText, change,
                        LogTools::tr("Another entry takes its place"), changeKeyText);
  if (hasWord) first.keyCap = changeKeyText;
  return {first,
          //: A button: an entry before the selected one.
          look(QStringLiteral("+"), LogTools::tr("Insert before…"),
               LogTools::tr("Enters before it what was forgotten"), LogTools::tr("Shift+F2")),
          look(QStringLiteral("×"), LogTools::tr("Remove…"),
               LogTools::tr("As if it had never been entered"),
               //: The key.
               LogTools::tr("Del")),
          //: A button: the table does not agree about the selected entry.
          look(QStringLiteral("?"), LogTools::tr("Disputed…"),
               LogTools::tr("Marks what the table does not agree about"), LogTools::tr("Ctrl+D")),
          look(QStringLiteral("⌕"), LogTools::tr("Find…"),
               LogTools::tr("Finds an entry by number, player or card"), keyOf(findKey))};
}

} // namespace

LogTools::LogTools(QWidget* parent) : QWidget(parent) {
  makeTabStop(*this);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(unit / 2);
  for (Chip*& chip : m_chips) {
    chip = new Chip(this);
    chip->setCursor(Qt::ArrowCursor);
    row->addWidget(chip);
  }
  setCursor(Qt::ArrowCursor);
  measure();
  retranslate();
  hide();
}

void LogTools::retranslate() {
  const auto texts = looks(m_says);
  for (std::size_t i = 0; i < m_chips.size(); ++i) m_chips[i]->setLook(texts[i]);
  measureFirst();
}

void LogTools::measure() {
  const qreal u = lookUnit(font());
  for (Chip* chip : m_chips) chip->setFixedHeight(wholePixels(chipHeight, u));
  measureFirst();
}

void LogTools::setOffersFind(bool offers) {
  m_offersFind = offers;
}

void LogTools::fit(int room) {
  const std::size_t all = m_offersFind ? chipCount : chipCount - 1;
  const bool hasWord = widthOf(Says::wordToo, all) <= room;
  std::size_t count = all;
  while (!hasWord && count > 1 && widthOf(Says::signs, count) > room) --count;
  say(hasWord ? Says::wordToo : Says::signs);
  // What is as it was is left alone: this is asked after every entry.
  for (std::size_t i = 1; i < chipCount; ++i) {
    if (m_chips[i]->isHidden() != (i >= count)) m_chips[i]->setHidden(i >= count);
  }
  m_width = widthOf(m_says, count);
}

void LogTools::say(Says says) {
  if (says == m_says) return;
  m_says = says;
  changeButton()->setLook(looks(says).front());
}

int LogTools::widthOf(Says says, std::size_t count) const {
  int width = m_firstWidths[static_cast<std::size_t>(says)];
  for (std::size_t i = 1; i < count; ++i) {
    width += m_chips[i]->sizeHint().width() + layout()->spacing();
  }
  return width;
}

void LogTools::measureFirst() {
  for (const Says says : {Says::signs, Says::wordToo}) {
    m_firstWidths[static_cast<std::size_t>(says)] =
        std::max<int>(chipWidth(looks(says).front(), font()), targetHeight + unit);
  }
}

void LogTools::showAt(const QRect& place) {
  setGeometry(place);
  show();
}

void LogTools::mousePressEvent(QMouseEvent* event) {
  auto* chip = qobject_cast<Chip*>(childAt(event->position().toPoint().x(), height() / 2));
  if (chip != nullptr && event->button() == Qt::LeftButton) chip->click();
}

void LogTools::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange) measure();
}

} // namespace nilometer::ui
