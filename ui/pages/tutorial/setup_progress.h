// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/tutorial/setup_source.h"

#include <QStringList>

#include <optional>

namespace nilometer::ui {

/// Which steps of a set-up are ticked off, and which one comes next.
class SetupProgress {
public:
  /// `steps` are those of the game, `done` the keys of ticked ones as keys() gives them; a key
  /// that is none of them is passed over.
  SetupProgress(const std::vector<SetupStep>& steps, const QStringList& done);

  [[nodiscard]] int count() const { return static_cast<int>(m_done.size()); }
  [[nodiscard]] int doneCount() const;
  [[nodiscard]] bool isDone(int step) const { return m_done[static_cast<std::size_t>(step)]; }
  [[nodiscard]] bool allDone() const { return doneCount() == count(); }

  void set(int step, bool done) { m_done[static_cast<std::size_t>(step)] = done; }
  void tickAll();
  /// The first step after that one that is still to be done, at the end from the first one on;
  /// nothing if all are done.
  [[nodiscard]] std::optional<int> nextAfter(int step) const;
  /// For the settings, in the order of the steps.
  [[nodiscard]] QStringList keys() const;

private:
  QStringList m_keys;
  std::vector<bool> m_done;
};

} // namespace nilometer::ui
