// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/setup_progress.h"

#include "ui/words/phrase.h"

#include <algorithm>

namespace nilometer::ui {

namespace {

QString nameOf(SetupPart part) {
  return words::fromUtf8(setupPartNames[static_cast<std::size_t>(part)]);
}

} // namespace

SetupProgress::SetupProgress(const std::vector<SetupStep>& steps, const QStringList& done) {
  for (const SetupStep& step : steps) {
    m_parts.push_back(step.part);
    m_done.push_back(done.contains(nameOf(step.part)));
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

QStringList SetupProgress::names() const {
  QStringList names;
  for (std::size_t i = 0; i < m_done.size(); ++i) {
    if (m_done[i]) names += nameOf(m_parts[i]);
  }
  return names;
}

} // namespace nilometer::ui
