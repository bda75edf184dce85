// SPDX-License-Identifier: GPL-3.0-or-later
#include "process.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace startup {

namespace {

[[noreturn]] void fail(const std::string& what, int error) {
  throw std::runtime_error(what + ": " + std::strerror(error) + ".");
}

} // namespace

Process::Process(char* const* command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  // posix_spawnp goes straight to exec: it copies no memory and comes back when exec is done.
  start = Clock::now();
  const int error = posix_spawnp(&pid, command[0], &actions, nullptr, command, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) fail(std::string("Cannot start ") + command[0], error);
  // The pidfd_open of glibc 2.36 is declared without extern "C".
  pidDescriptor = static_cast<int>(syscall(SYS_pidfd_open, pid, 0));
  if (pidDescriptor >= 0) return;
  const int reason = errno;
  kill(pid, SIGKILL);
  waitpid(pid, nullptr, 0);
  fail("Cannot watch a process", reason);
}

Process::~Process() {
  if (!status) {
    kill(pid, SIGKILL);
    waitpid(pid, nullptr, 0);
  }
  close(pidDescriptor);
}

bool Process::endsWithin(std::chrono::milliseconds time) {
  const Clock::time_point deadline = Clock::now() + time;
  while (!status) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd ended{.fd = pidDescriptor, .events = POLLIN, .revents = 0};
    if (poll(&ended, 1, left > 0 ? static_cast<int>(left) : 0) > 0) {
      int ending = 0;
      waitpid(pid, &ending, 0);
      status = ending;
    } else if (left <= 0) {
      return false;
    }
  }
  return true;
}

std::string Process::howItEnded() const {
  const int ending = status.value();
  if (WIFSIGNALED(ending)) return "was ended by signal " + std::to_string(WTERMSIG(ending));
  return "ended with exit code " + std::to_string(WEXITSTATUS(ending));
}

Memory Process::memory() const {
  std::ifstream file("/proc/" + std::to_string(pid) + "/smaps_rollup");
  std::string line;
  std::getline(file, line); // the range of addresses
  Memory memory;
  std::string name;
  std::string unit;
  for (long size = 0; file >> name >> size >> unit;) {
    if (name == "Rss:") memory.rss = size;
    if (name == "Pss:") memory.pss = size;
    if (name == "Private_Clean:" || name == "Private_Dirty:") memory.privateResident += size;
  }
  if (memory.rss == 0) {
    throw std::runtime_error("Cannot read the memory of process " + std::to_string(pid) +
                             " from smaps_rollup.");
  }
  return memory;
}

Ending Process::end(std::chrono::milliseconds patience) {
  if (endsWithin(patience)) return Ending::byItself;
  kill(pid, SIGTERM);
  if (endsWithin(patience)) return Ending::terminated;
  kill(pid, SIGKILL);
  if (!endsWithin(patience)) throw std::runtime_error("A program cannot be ended.");
  return Ending::killed;
}

} // namespace startup
