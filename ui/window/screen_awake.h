// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace nilometer::ui {

/// What keeps the screen from going dark.
class ScreenSaver {
public:
  virtual ~ScreenSaver() = default;
  /// From now on it stays awake, or need not any more; what is so already changes nothing. Where
  /// nothing can be done about it, nothing happens and nothing is said.
  virtual void keepAwake(bool on) = 0;
};

/// Keeps the screen awake for as long as that is wanted and a window of the program is in front.
class ScreenAwake : public QObject {
public:
  /// `saver` is not owned and outlives this.
  explicit ScreenAwake(ScreenSaver& saver);
  ~ScreenAwake() override;

  void want(bool on);

private:
  void follow();

  ScreenSaver& m_saver;
  bool m_wanted = false;
  bool m_inFront; ///< a window of the program is
};

} // namespace nilometer::ui
