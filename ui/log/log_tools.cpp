// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/log_tools.h"

#include "ui/log/entry_keys.h"
#include "ui/strip/chip.h"
#include "ui/style/look_unit.h"
#include "ui/words/phrase.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>

namespace nilometer::ui {

namespace {

constexpr qreal chipHeight = 26; ///< drawn, in u; the row around it belongs to it, too

std::array<ChipLook, LogTools::chipCount> looks() {
  const auto look = [](const QString& text, const QString& name, const QString& tip,
                       const QString& keyText) {
    ChipLook made;
    made.tone = ChipLook::Tone::action;
    made.text = text;
    made.name = name;
    made.tip = words::fill(QStringLiteral("%1 (%2)"), {tip, keyText});
    return made;
  };
  const auto keyOf = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
  const QString change = LogTools::tr("Change…");
  ChipLook first =
      look(change, change, LogTools::tr("Another entry takes its place"), QStringLiteral("F2"));
  first.keyCap = QStringLiteral("F2");
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
  const auto texts = looks();
  for (std::size_t i = 0; i < m_chips.size(); ++i) m_chips[i]->setLook(texts[i]);
}

void LogTools::measure() {
  const qreal u = lookUnit(font());
  for (Chip* chip : m_chips) chip->setFixedHeight(wholePixels(chipHeight, u));
}

void LogTools::setOffersFind(bool offers) {
  findButton()->setVisible(offers);
}

int LogTools::widthNeeded() const {
  int width = 0;
  for (const Chip* chip : m_chips) {
    if (!chip->isHidden()) width += chip->sizeHint().width() + layout()->spacing();
  }
  return width;
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
