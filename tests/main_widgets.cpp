// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window.
#include "test_program.h"

#include <QApplication>

int main(int argc, char* argv[]) {
  // As QTEST_MAIN has it: letters are as large as on every other machine.
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  const QApplication application(argc, argv);
  return nilometer::test::runTest(argc, argv);
}
