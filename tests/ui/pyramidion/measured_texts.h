// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/painted_page.h"

/// Whether what is written can be read.
namespace nilometer::pyramidion_test {

/// Those that an edge cuts off, or that are shortened.
[[nodiscard]] inline QString cutTexts(const test::PaintedPage& page) {
  QStringList found;
  for (const test::WrittenText& text : page.written()) {
    const bool whole = text.seen.contains(text.whole.adjusted(1, 1, -1, -1));
    if (!whole || text.text.endsWith(u'…')) found += text.text;
  }
  return found.join(u'\n');
}

[[nodiscard]] inline QString textsOverEachOther(QWidget& window) {
  test::PaintedTexts page(window.size());
  window.render(&page);
  QStringList found;
  const auto& texts = page.texts();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const QRectF both = texts[i].ink & texts[j].ink;
      if (both.width() > 1 && both.height() > 1) {
        found += texts[i].text + QStringLiteral(" over ") + texts[j].text;
      }
    }
  }
  return found.join(u'\n');
}

} // namespace nilometer::pyramidion_test
