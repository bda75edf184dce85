// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/move_lines.h"

#include "ui/words/phrase.h"

namespace nilometer::words {

void MoveLines::add(table::Player owner, const QString& name, const QString& text, bool apart) {
  if (text.isEmpty()) return;
  const bool goesOn = owner == m_owner && apart == m_apart && (owner != table::noPlayer || apart);
  if (goesOn && !m_lines.isEmpty()) {
    m_lines.back() += QStringLiteral("; ") + text;
  } else {
    m_lines += name.isEmpty() ? text : fill(QStringLiteral("%1: %2"), {name, text});
  }
  m_owner = owner;
  m_apart = apart;
}

} // namespace nilometer::words
