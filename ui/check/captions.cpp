// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/captions.h"

#include "ui/style/plain_label.h"

#include <QFontMetrics>

#include <algorithm>

namespace nilometer::ui {

namespace {

QLabel* newLabel(QWidget* picture) {
  auto* label = plainLabel(picture);
  label->setWordWrap(true);
  label->show();
  return label;
}

} // namespace

QLabel* Captions::say(const QString& name, const QString& text, Tone tone) {
  QLabel*& label = m_labels[name];
  if (label == nullptr) label = newLabel(m_picture);
  label->setObjectName(QStringLiteral("caption ") + name);
  label->setText(text);
  label->setForegroundRole(tone == Tone::quiet ? QPalette::PlaceholderText : QPalette::WindowText);
  // Nothing but the weight is its own: the size is the picture's.
  QFont font;
  font.setBold(tone == Tone::heading);
  label->setFont(tone == Tone::heading ? font : QFont());
  m_asked.push_back(label);
  return label;
}

void Captions::end() {
  for (auto label = m_labels.begin(); label != m_labels.end();) {
    if (std::ranges::find(m_asked, *label) != m_asked.end()) {
      ++label;
    } else {
      delete *label;
      label = m_labels.erase(label);
    }
  }
}

int captionWidth(const QLabel& caption) {
  return QFontMetrics(caption.font()).size(Qt::TextSingleLine, caption.text()).width() + 2;
}

int captionLine(const QLabel& caption) {
  return QFontMetrics(caption.font()).height();
}

int captionHeight(const QLabel& caption, int width) {
  return caption.heightForWidth(width);
}

} // namespace nilometer::ui
