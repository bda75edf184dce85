// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/move_lines.h"

#include "ui/text/phrase.h"

#include <algorithm>

namespace nilometer::text {

bool isHandedOn(const table::Effect& loss, const table::Effect& gain) {
  return loss.kind == table::EffectKind::stock && gain.kind == table::EffectKind::stock &&
         loss.rule == gain.rule && loss.what == gain.what &&
         loss.before - loss.after == gain.after - gain.before;
}

MoveLines::MoveLines(std::span<const table::Effect> effects, table::RuleId difference)
    : m_isDifference(std::ranges::all_of(
          effects, [=](const table::Effect& effect) { return effect.rule == difference; })) {}

void MoveLines::addNamed(table::Player owner, const QString& name, const QString& text,
                         bool apart) {
  const QString colon = QStringLiteral(": ");
  const bool isOfPlace = m_isDifference && owner == table::noPlayer && text.contains(colon);
  const Subject subject{owner, isOfPlace ? text.section(colon, 0, 0) : QString(),
                        apart && !m_isDifference};
  const bool isShared = owner != table::noPlayer || isOfPlace || subject.isApart;
  const auto first =
      m_isDifference || m_subjects.empty() ? m_subjects.begin() : m_subjects.end() - 1;
  const auto same = std::find(first, m_subjects.end(), subject);
  if (isShared && same != m_subjects.end()) {
    m_lines[same - m_subjects.begin()] +=
        QStringLiteral("; ") + (isOfPlace ? text.section(colon, 1) : text);
    return;
  }
  m_subjects.push_back(subject);
  m_lines += name.isEmpty() ? text : fill(QStringLiteral("%1: %2"), {name, text});
}

} // namespace nilometer::text
