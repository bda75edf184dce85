// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/board/text_fit.h"

#include <algorithm>
#include <vector>

namespace nilometer::ui {

namespace {

/// The words of a text and how wide they are, so that a width can be tried without measuring.
struct Words {
  QStringList words;
  std::vector<int> widths;
  int gap = 0;

  Words(const QFontMetrics& metrics, const QString& text)
      : words(text.split(QLatin1Char(' '), Qt::SkipEmptyParts)),
        gap(metrics.horizontalAdvance(QLatin1Char(' '))) {
    // The number of a name does not stand alone: "Brown field 7".
    if (words.size() > 2 && words.back().back().isDigit()) {
      const QString number = words.takeLast();
      words.back() += QLatin1Char(' ') + number;
    }
    widths.reserve(static_cast<std::size_t>(words.size()));
    for (const QString& word : words) widths.push_back(metrics.horizontalAdvance(word));
  }

  /// The word after the last one of the line that begins with `first`; at least one further.
  [[nodiscard]] std::size_t lineEnd(std::size_t first, int width) const {
    int used = widths[first];
    std::size_t next = first + 1;
    while (next < widths.size() && used + gap + widths[next] <= width) {
      used += gap + widths[next++];
    }
    return next;
  }

  [[nodiscard]] int linesIn(int width) const {
    int lines = 0;
    for (std::size_t at = 0; at < widths.size(); at = lineEnd(at, width)) ++lines;
    return lines;
  }

  /// How wide that line is, which is between(first, end): one word has been measured already.
  [[nodiscard]] int widthOf(const QFontMetrics& metrics, const QString& line, std::size_t first,
                            std::size_t end) const {
    return end == first + 1 ? widths[first] : metrics.horizontalAdvance(line);
  }

  [[nodiscard]] QString between(std::size_t first, std::size_t end) const {
    return words.mid(static_cast<qsizetype>(first), static_cast<qsizetype>(end - first))
        .join(QLatin1Char(' '));
  }
};

} // namespace

FittedText fitText(const QFontMetrics& metrics, const QString& text, int width, int lines) {
  const Words words(metrics, text);
  FittedText fitted;
  for (std::size_t at = 0; at < words.widths.size();) {
    const bool last = fitted.lines.size() + 1 >= lines;
    std::size_t end = last ? words.widths.size() : words.lineEnd(at, width);
    QString line = words.between(at, end);
    // Only measured as a whole it is known to fit.
    while (!last && end > at + 1 && words.widthOf(metrics, line, at, end) > width) {
      line = words.between(at, --end);
    }
    const bool fits = words.widthOf(metrics, line, at, end) <= width;
    fitted.lines += fits ? line : metrics.elidedText(line, Qt::ElideRight, width);
    fitted.whole = fitted.whole && fits;
    at = end;
  }
  return fitted;
}

int leastWidth(const QFontMetrics& metrics, const QString& text, int lines) {
  const Words words(metrics, text);
  if (words.widths.empty()) return 0;
  if (words.widths.size() == 1) return words.widths.front();
  int least = *std::max_element(words.widths.begin(), words.widths.end());
  int most = metrics.horizontalAdvance(text);
  while (least < most) {
    const int middle = (least + most) / 2;
    if (words.linesIn(middle) <= lines) {
      most = middle;
    } else {
      least = middle + 1;
    }
  }
  // A whole line can be a little wider than its words measured one by one.
  int widest = most;
  for (std::size_t at = 0; at < words.widths.size(); at = words.lineEnd(at, most)) {
    const std::size_t end = words.lineEnd(at, most);
    widest = std::max(widest, words.widthOf(metrics, words.between(at, end), at, end));
  }
  return widest;
}

} // namespace nilometer::ui
