// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/rules.h"
#include "tests/registry/is_said.h"

#include <QRegularExpression>

namespace nilometer::test {

/// A sentence that is said, and that names a rule of Saqqara at its end.
inline void namesItsRule(const QString& text) {
  isSaid(text, "a sentence");
  static const QRegularExpression number(QStringLiteral("\\(([A-Z0-9-]+)\\)\\.?$"));
  const auto match = number.match(text);
  QVERIFY2(match.hasMatch(), qPrintable(text));
  QVERIFY2(saqqara::findRule(match.captured(1).toStdString()).has_value(), qPrintable(text));
}

} // namespace nilometer::test
