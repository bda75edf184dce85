// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QTest>

namespace nilometer::test {

/// Words that are there, and filled in. `what` = what they are about.
inline void isSaid(const QString& text, const char* what) {
  static const QRegularExpression gap(QStringLiteral("%[L1-9n]"));
  QVERIFY2(!text.trimmed().isEmpty(), what);
  QVERIFY2(!text.contains(gap), qPrintable(text));
  QVERIFY2(text != QStringLiteral("?"), what);
}

} // namespace nilometer::test
