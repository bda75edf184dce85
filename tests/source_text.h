// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/files.h"

#include <QString>

#include <string>
#include <string_view>
#include <utility>

/// Files of the tests, read; words as a test shows them.
namespace nilometer::test {

/// What was read, or the end of the test program.
template <class T> T orStop(record::Result<T> result, const std::string& path) {
  if (!result) {
    qFatal("cannot use %s: %s: %s", path.c_str(), result.error().where.c_str(),
           result.error().expected.c_str());
  }
  return std::move(*result);
}

[[nodiscard]] inline QString wordOf(std::string_view name) {
  return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// The text of a file below tests.
[[nodiscard]] inline std::string sourceText(const std::string& path) {
  return orStop(record::readFile(NILOMETER_SOURCE_DIR "/tests/" + path), path);
}

} // namespace nilometer::test
