// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tutorial/setup_progress.h"

#include <algorithm>

namespace nilometer::ui {

SetupProgress::SetupProgress(const std::vector<SetupStep>& steps, const QStringList& done) {
  for (const SetupStep& step : steps) {
    m_keys += step.key;
    m_done.push_back(done.contains(step.key));
  }
}

int SetupProgress::doneCount() const {
  return static_cast<int>(std::count(m_done.begin(), m_done.end(), true));
}

void SetupProgress::tickAll() {
  std::fill(m_done.begin(), m_done.end(), true);
}

std::optional<int> SetupProgress::nextAfter(int step) const {
  for (int further = 1; further <= count(); ++further) {
    const int next = (step + further) % count();
    if (!isDone(next)) return next;
  }
  return std::nullopt;
}

QStringList SetupProgress::keys() const {
  QStringList keys;
  for (int step = 0; step < count(); ++step) {
    if (isDone(step)) keys += m_keys[step];
  }
  return keys;
}

} // namespace nilometer::ui
