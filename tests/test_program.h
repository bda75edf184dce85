// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>
#include <string_view>

/// The tests of a room are one program. Each test class stands in a source of its own, ends with
/// NILOMETER_TEST(class) and runs alone, named by its source: `tests_engine tst_feed`, followed by
/// Qt Test's own arguments.
namespace nilometer::test {

using MakeTest = std::unique_ptr<QObject> (*)();

/// What NILOMETER_TEST leaves behind before main() begins.
struct RegisteredTest {
  /// `source` = the path of the test's source.
  RegisteredTest(MakeTest makeTest, std::string_view source);

  std::string_view name;
  MakeTest make;
};

/// Runs the test that the first argument names; without one, lists them. The exit code is Qt
/// Test's: how many functions failed.
int runTest(int argc, char** argv);

} // namespace nilometer::test

#define NILOMETER_TEST(Class)                                                                      \
  static const nilometer::test::RegisteredTest registered_##Class(                                 \
      []() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); }, __FILE__);
