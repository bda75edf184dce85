// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/save_indicator.h"

#include "ui/base/accessibility/accessible_text.h"
#include "ui/base/style/theme.h"
#include "ui/base/style/tool_tip.h"

#include <QEvent>

#include <algorithm>

namespace nilometer::ui {

namespace {

struct Sign {
  QString word;
  QString tip;
};

Sign signOf(SaveState kept) {
  switch (kept) {
  case SaveState::nowhere: break;
  case SaveState::waiting:
    //: of what is open, alone or after its name; as short as can be
    return {SaveIndicator::tr("saving"), SaveIndicator::tr("On its way to the disk")};
  case SaveState::onDisk:
    return {SaveIndicator::tr("saved"), SaveIndicator::tr("Everything is on the disk")};
  case SaveState::failing:
    return {SaveIndicator::tr("not saved"), SaveIndicator::tr("The file cannot be written")};
  }
  return {};
}

/// Between the name and the word.
QString separator() {
  return QStringLiteral(" · ");
}

} // namespace

SaveIndicator::SaveIndicator(QWidget* parent) : QLabel(parent) {
  setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  setTextFormat(Qt::PlainText);
  refresh();
}

void SaveIndicator::show(SaveState kept) {
  m_kept = kept;
  refresh();
}

void SaveIndicator::setTitle(const QString& title) {
  if (title == m_title) return;
  m_title = title;
  refresh();
}

void SaveIndicator::say(Says says) {
  if (says == m_says) return;
  m_says = says;
  refresh();
}

QString SaveIndicator::shortTitle() const {
  constexpr int letters = 28;
  const int most = letters * fontMetrics().averageCharWidth();
  if (fontMetrics().horizontalAdvance(m_title) <= most) return m_title;
  QString words = m_title + u'…';
  while (fontMetrics().horizontalAdvance(words) > most && words.contains(u' ')) {
    words.truncate(words.lastIndexOf(u' '));
    words += u'…';
  }
  // A single word may be too long, too.
  return fontMetrics().elidedText(words, Qt::ElideRight, most);
}

int SaveIndicator::widthFor(Says says) const {
  if (says == Says::nothing) return 0;
  int widest = 0;
  if (m_kept != SaveState::nowhere) {
    for (const SaveState kept : {SaveState::waiting, SaveState::onDisk, SaveState::failing}) {
      widest = std::max(widest, fontMetrics().horizontalAdvance(signOf(kept).word));
    }
  }
  if (says == Says::word || m_title.isEmpty()) return widest;
  const QString between = widest > 0 ? separator() : QString();
  return widest + fontMetrics().horizontalAdvance(shortTitle() + between);
}

void SaveIndicator::refresh() {
  const Sign now = signOf(m_kept);
  QStringList texts;
  if (m_says == Says::titleToo && !m_title.isEmpty()) texts += shortTitle();
  if (m_kept != SaveState::nowhere) texts += now.word;
  setVisible(m_says != Says::nothing && !texts.isEmpty());
  setMinimumWidth(widthFor(m_says));
  const Theme& theme = themeOf(*this);
  QPalette colours;
  colours.setColor(QPalette::WindowText,
                   m_kept == SaveState::failing ? theme.stop : theme.quietInk);
  setPalette(colours);
  setText(texts.join(separator()));
  QStringList tips{m_title, now.tip};
  tips.removeAll(QString());
  setTip(*this, tips.join(u'\n'));
  setSpokenName(*this, now.word);
}

void SaveIndicator::changeEvent(QEvent* event) {
  // The palette that refresh() sets is the same the second time: that changes nothing any more.
  const bool isOther = event->type() == QEvent::LanguageChange ||
                       event->type() == QEvent::PaletteChange ||
                       event->type() == QEvent::FontChange;
  if (isOther) refresh();
  QLabel::changeEvent(event);
}

} // namespace nilometer::ui
