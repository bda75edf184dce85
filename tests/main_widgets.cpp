// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of the window.
#include "test_program.h"

#include <QApplication>
#include <QFont>

int main(int argc, char* argv[]) {
  // As QTEST_MAIN has it: letters are as large as on every other machine.
  QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
  const QApplication application(argc, argv);
  // As tall as the program's own letters in its usual window: lengths are 1 pixel for each u.
  QFont font = QApplication::font();
  font.setPixelSize(13);
  QApplication::setFont(font);
  return nilometer::test::runTest(argc, argv);
}
