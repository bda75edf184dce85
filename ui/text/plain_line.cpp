// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/plain_line.h"

#include <QChar>
#include <QList>

#include <algorithm>
#include <array>

namespace nilometer::text {

namespace {

struct CodeRange {
  char32_t first;
  char32_t last;
};

template <std::size_t count> bool isIn(const std::array<CodeRange, count>& ranges, char32_t sign) {
  return std::ranges::any_of(
      ranges, [&](const CodeRange& range) { return range.first <= sign && sign <= range.last; });
}

/// Scripts in which a joiner changes the form of the letters beside it.
constexpr auto joiningScripts = std::to_array<CodeRange>({{0x0600, 0x0DFF},
                                                          {0x0F00, 0x109F},
                                                          {0x1700, 0x18AF},
                                                          {0x1900, 0x1CFF},
                                                          {0xA800, 0xABFF},
                                                          {0xFB50, 0xFDFF},
                                                          {0xFE70, 0xFEFC},
                                                          {0x10800, 0x11FFF},
                                                          {0x1E900, 0x1E95F}});
/// Format characters that are seen: they enclose the digits behind them.
constexpr auto seenFormats = std::to_array<CodeRange>({{0x0600, 0x0605},
                                                       {0x06DD, 0x06DD},
                                                       {0x070F, 0x070F},
                                                       {0x0890, 0x0891},
                                                       {0x08E2, 0x08E2},
                                                       {0x110BD, 0x110BD},
                                                       {0x110CD, 0x110CD}});
/// Letters and marks without a form: fillers of Hangul, inherent vowels of Khmer, a joiner.
constexpr auto unseenLetters = std::to_array<CodeRange>(
    {{0x034F, 0x034F}, {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x3164, 0x3164}, {0xFFA0, 0xFFA0}});
constexpr auto mongolianSelectors = std::to_array<CodeRange>({{0x180B, 0x180D}, {0x180F, 0x180F}});
constexpr auto variationSelectors =
    std::to_array<CodeRange>({{0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}});
constexpr auto tags = std::to_array<CodeRange>({{0xE0020, 0xE007F}});
constexpr auto hangulParts = std::to_array<CodeRange>({{0x1100, 0x11FF}});
constexpr char32_t emptyBraille = 0x2800;
constexpr char32_t keycap = 0x20E3; ///< around the digit before it
constexpr char32_t blackFlag = 0x1F3F4;
constexpr char32_t nonJoiner = 0x200C;
constexpr char32_t joiner = 0x200D;

/// Whether joiners and selectors may change its picture, as those of emoji.
bool isPicture(char32_t sign) {
  if (sign <= 0x7F) return false;
  switch (QChar::category(sign)) {
  case QChar::Symbol_Math:
  case QChar::Symbol_Modifier:
  case QChar::Symbol_Other:
  case QChar::Punctuation_Other: return true;
  default: return isIn(variationSelectors, sign) || isIn(tags, sign);
  }
}

/// Whether the sign shows, or changes what stands beside it. `before` is the last one that was
/// kept, 0 at the beginning.
bool isSeen(char32_t before, char32_t sign, char32_t behind) {
  if (sign == joiner || sign == nonJoiner) {
    if (isIn(joiningScripts, before) && isIn(joiningScripts, behind)) return true;
    return sign == joiner && isPicture(before) && isPicture(behind);
  }
  if (isIn(mongolianSelectors, sign)) return isIn(joiningScripts, before);
  if (isIn(variationSelectors, sign)) {
    if (isIn(variationSelectors, before)) return false;
    const bool isHan = QChar::script(before) == QChar::Script_Han;
    return isPicture(before) || isHan || isIn(joiningScripts, before) || behind == keycap;
  }
  if (isIn(tags, sign)) return before == blackFlag || isIn(tags, before);
  if (isIn(unseenLetters, sign)) {
    return isIn(hangulParts, sign) && (isIn(hangulParts, before) || isIn(hangulParts, behind));
  }
  return QChar::category(sign) != QChar::Other_Format || isIn(seenFormats, sign);
}

bool isBlank(char32_t sign) {
  return QChar::isSpace(sign) || QChar::category(sign) == QChar::Other_Control ||
         sign == emptyBraille;
}

} // namespace

QString plainLine(const QString& text) {
  const bool isAscii = std::ranges::all_of(text, [](QChar c) { return c >= u' ' && c <= u'~'; });
  if (isAscii) return text.simplified();
  const QList<uint> signs = text.toUcs4();
  QList<char32_t> seen;
  for (qsizetype i = 0; i < signs.size(); ++i) {
    const char32_t sign = isBlank(signs[i]) ? U' ' : signs[i];
    const char32_t behind = i + 1 < signs.size() ? signs[i + 1] : 0;
    if (isSeen(seen.isEmpty() ? 0 : seen.last(), sign, behind)) seen += sign;
  }
  return QString::fromUcs4(seen.constData(), seen.size())
      .simplified()
      .normalized(QString::NormalizationForm_C);
}

QString folded(const QString& text) {
  QString plain = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
  plain.removeIf([](QChar letter) { return letter.isMark(); });
  return plain;
}

QString nameKey(const QString& name) {
  return plainLine(name).toCaseFolded().normalized(QString::NormalizationForm_C);
}

} // namespace nilometer::text
