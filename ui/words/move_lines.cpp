// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/move_lines.h"

#include "ui/words/phrase.h"

namespace nilometer::words {

bool isHandedOn(const table::Effect& loss, const table::Effect& gain) {
  return loss.kind == table::EffectKind::stock && gain.kind == table::EffectKind::stock &&
         loss.rule == gain.rule && loss.what == gain.what &&
         loss.before - loss.after == gain.after - gain.before;
}

void MoveLines::addNamed(table::Player owner, const QString& name, const QString& text,
                         bool apart) {
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
