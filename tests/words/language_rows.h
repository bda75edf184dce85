// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/language.h"

#include <QString>
#include <QTest>

namespace nilometer::test {

/// A row for each language of the program, for a test that fetches "language".
inline void languageRows() {
  QTest::addColumn<QString>("language");
  for (const QString& language : text::languages()) {
    QTest::newRow(qPrintable(language)) << language;
  }
}

} // namespace nilometer::test
