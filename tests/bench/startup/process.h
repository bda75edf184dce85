// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>

namespace startup {

using Clock = std::chrono::steady_clock;

/// What a process holds, from /proc/PID/smaps_rollup, in KiB.
struct Memory {
  long rss = 0;             ///< everything resident, shared libraries counted in full
  long pss = 0;             ///< the same, what is shared divided among those who share it
  long privateResident = 0; ///< resident and nobody else's: what ending the process gives back
};

/// How a process was brought to its end.
enum class Ending { byItself, terminated, killed };

/// A program that was started here. One still running when this goes is killed.
class Process {
public:
  /// Starts `command` (ended by a null pointer), found along PATH. Its standard output goes
  /// nowhere. Throws std::runtime_error with one sentence if it cannot be started.
  explicit Process(char* const* command);
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  [[nodiscard]] pid_t id() const { return pid; }
  /// The moment right before the program was executed.
  [[nodiscard]] Clock::time_point started() const { return start; }
  /// A file descriptor that becomes readable when the program ends.
  [[nodiscard]] int endSignal() const { return pidDescriptor; }
  /// Waits at most `time` for the program to end. Whether it has.
  [[nodiscard]] bool endsWithin(std::chrono::milliseconds time);
  /// "ended with exit code 1", "was ended by signal 11". Only after the program has ended.
  [[nodiscard]] std::string howItEnded() const;
  /// What it holds now. Throws std::runtime_error if that cannot be read.
  [[nodiscard]] Memory memory() const;
  /// Waits for the program to end; if it does not within `patience`, asks it to (SIGTERM) and
  /// after the same time again makes it (SIGKILL).
  Ending end(std::chrono::milliseconds patience);

private:
  pid_t pid = 0;
  int pidDescriptor = -1;
  Clock::time_point start;
  std::optional<int> status; ///< as waitpid gives it; set once the program has ended
};

} // namespace startup
