// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace nilometer::test {

/// While it lives, no file of this process grows beyond so many bytes, as on a full disk: what is
/// written stops in the middle, and then nothing more is.
class WriteLimit {
public:
  explicit WriteLimit(rlim_t bytes) {
    std::signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &m_before);
    const rlimit now{bytes, m_before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &now);
  }
  ~WriteLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
  WriteLimit(const WriteLimit&) = delete;
  WriteLimit& operator=(const WriteLimit&) = delete;

private:
  rlimit m_before{};
};

} // namespace nilometer::test
