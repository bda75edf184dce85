// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pyramidion/rules.h"
#include "tests/registry/is_said.h"
#include "ui/text/rule_link.h"

namespace nilometer::pyramidion_test {

/// A sentence that is said, and that names a rule of Pyramidion at its end.
inline void endsWithItsRule(const QString& text) {
  test::isSaid(text, "a sentence");
  QVERIFY2(!text::textAndRule(text, pyramidion::ruleNames).rule.isEmpty(), qPrintable(text));
}

} // namespace nilometer::pyramidion_test
