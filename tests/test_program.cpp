// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include <QTest>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace nilometer::test {

namespace {

std::vector<RegisteredTest>& registeredTests() {
  static std::vector<RegisteredTest> tests;
  return tests;
}

std::string_view stemOf(std::string_view path) {
  path.remove_prefix(path.rfind('/') + 1);
  return path.substr(0, path.find('.'));
}

} // namespace

RegisteredTest::RegisteredTest(MakeTest makeTest, std::string_view source)
    : name(stemOf(source)), make(makeTest) {
  registeredTests().push_back(*this);
}

int runTest(int argc, char** argv) {
  const std::string_view wanted = argc > 1 ? argv[1] : "";
  const auto& tests = registeredTests();
  const auto found = std::ranges::find(tests, wanted, &RegisteredTest::name);
  if (found == tests.end()) {
    std::puts("The first argument is one of these tests:");
    for (const RegisteredTest& test : tests) std::puts(std::string(test.name).c_str());
    return 2;
  }
  // Whatever a test keeps in settings is its own.
  QCoreApplication::setApplicationName(
      QString::fromUtf8(found->name.data(), std::ssize(found->name)));
  // Qt Test's own arguments stay, behind the program's name.
  argv[1] = argv[0];
  const std::unique_ptr<QObject> test = found->make();
  return QTest::qExec(test.get(), argc - 1, argv + 1);
}

} // namespace nilometer::test
