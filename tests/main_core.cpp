// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that open no window.
#include "test_program.h"

#include <QCoreApplication>

int main(int argc, char* argv[]) {
  const QCoreApplication application(argc, argv);
  return nilometer::test::runTest(argc, argv);
}
