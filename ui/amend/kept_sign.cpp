// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/amend/kept_sign.h"

#include "ui/style/theme.h"

#include <QEvent>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct Sign {
  QString mark;
  QString word;
  QString tip;
};

Sign signOf(Kept kept) {
  switch (kept) {
  case Kept::nowhere: break;
  case Kept::waiting:
    //: of what is open, below a small mark; as short as can be
    return {QStringLiteral("…"), KeptSign::tr("Saving"), KeptSign::tr("On its way to the disk")};
  case Kept::onDisk:
    return {QStringLiteral("✓"), KeptSign::tr("Saved"), KeptSign::tr("Everything is on the disk")};
  case Kept::failing:
    return {QStringLiteral("!"), KeptSign::tr("Not saved"),
            KeptSign::tr("The file cannot be written")};
  }
  return {};
}

} // namespace

KeptSign::KeptSign(QWidget* parent) : QLabel(parent) {
  setAlignment(Qt::AlignCenter);
  setTextFormat(Qt::PlainText);
  refresh();
}

void KeptSign::show(Kept kept) {
  m_kept = kept;
  refresh();
}

void KeptSign::refresh() {
  const Sign now = signOf(m_kept);
  setVisible(m_kept != Kept::nowhere);
  int widest = 0;
  for (const Kept kept : {Kept::waiting, Kept::onDisk, Kept::failing}) {
    widest = std::max(widest, fontMetrics().horizontalAdvance(signOf(kept).word));
  }
  setMinimumWidth(widest);
  const Theme& theme = themeOf(*this);
  QPalette colours;
  colours.setColor(QPalette::WindowText, m_kept == Kept::failing ? theme.stop : theme.quietInk);
  setPalette(colours);
  setText(now.mark + u'\n' + now.word);
  setToolTip(now.tip);
  setAccessibleName(now.word);
}

void KeptSign::changeEvent(QEvent* event) {
  // Of the program alone: its own palette is what refresh() sets.
  const bool isOther = event->type() == QEvent::LanguageChange ||
                       event->type() == QEvent::ApplicationPaletteChange ||
                       event->type() == QEvent::FontChange;
  if (isOther) refresh();
  QLabel::changeEvent(event);
}

} // namespace nilometer::ui
