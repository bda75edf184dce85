// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/action_bar/single_keys.h"

#include <QKeyEvent>

namespace nilometer::ui {

namespace {

bool press = true;

} // namespace

bool singleKeysPress() {
  return press;
}

void letSingleKeysPress(bool on) {
  press = on;
}

bool isSingleKey(const QKeyEvent& key) {
  const bool plain =
      !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  const QString text = key.text();
  return plain && !text.isEmpty() && text.front().isPrint() && !text.front().isSpace();
}

} // namespace nilometer::ui
