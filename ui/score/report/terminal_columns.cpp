// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/report/terminal_columns.h"

#include "ui/text/isolated.h"

#include <QChar>

#include <algorithm>
#include <array>

namespace nilometer::report {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};
// Wide and fullwidth characters of Unicode, in blocks.
constexpr auto wide = std::to_array<Range>({{0x1100, 0x115F},
                                            {0x2E80, 0x303E},
                                            {0x3041, 0xA4CF},
                                            {0xAC00, 0xD7A3},
                                            {0xF900, 0xFAFF},
                                            {0xFE30, 0xFE6F},
                                            {0xFF00, 0xFF60},
                                            {0xFFE0, 0xFFE6},
                                            {0x1F300, 0x1FAFF},
                                            {0x20000, 0x3FFFD}});

int columnsOf(char32_t character) {
  switch (QChar::category(character)) {
  case QChar::Mark_NonSpacing:
  case QChar::Mark_Enclosing:
  case QChar::Other_Format: return 0;
  default: break;
  }
  const auto holds = [&](Range range) {
    return character >= range.first && character <= range.last;
  };
  return std::any_of(wide.begin(), wide.end(), holds) ? 2 : 1;
}

/// As much of the beginning as fits, in UTF-16 units.
qsizetype fitting(const QString& text, int columns) {
  qsizetype end = 0;
  int used = 0;
  while (end < text.size()) {
    const bool pair = text[end].isHighSurrogate() && end + 1 < text.size();
    const char32_t character =
        pair ? QChar::surrogateToUcs4(text[end], text[end + 1]) : char32_t{text[end].unicode()};
    used += columnsOf(character);
    if (used > columns) break;
    end += pair ? 2 : 1;
  }
  return end;
}

/// As much of the end as fits.
QString ending(const QString& text, int columns) {
  qsizetype from = text.size();
  for (qsizetype next = from; next > 0;) {
    next -= next > 1 && text[next - 1].isLowSurrogate() ? 2 : 1;
    if (report::columnsOf(text.mid(next)) > columns) break;
    from = next;
  }
  return text.mid(from);
}

} // namespace

QString onOneLine(QString text) {
  for (QChar& character : text) {
    const QChar::Category category = character.category();
    if (category == QChar::Other_Control || category == QChar::Separator_Line ||
        category == QChar::Separator_Paragraph) {
      character = QChar::ReplacementCharacter;
    }
  }
  return text;
}

int columnsOf(const QString& text) {
  int columns = 0;
  for (const char32_t character : text.toUcs4()) columns += columnsOf(character);
  return columns;
}

QString elided(const QString& text, int columns) {
  if (columnsOf(text) <= columns) return text::isolated(text);
  return text::isolated(text.left(fitting(text, columns - 1))) + QChar(0x2026);
}

QStringList elidedApart(const QStringList& names, int columns) {
  QStringList shown;
  for (const QString& name : names) shown += elided(name, columns);
  const QStringList beginnings = shown;
  for (qsizetype i = 0; i < names.size(); ++i) {
    if (beginnings.count(beginnings[i]) < 2) continue;
    const int end = columns / 2;
    shown[i] = elided(names[i], columns - end) + text::isolated(ending(names[i], end));
  }
  const QStringList both = shown;
  for (qsizetype i = 0; i < names.size(); ++i) {
    if (both.count(both[i]) < 2) continue;
    const QString number = QString::number(i + 1) + u' ';
    shown[i] = number + elided(names[i], columns - static_cast<int>(number.size()));
  }
  return shown;
}

QString padded(const QString& text, int columns) {
  return text + QString(std::max(0, columns - columnsOf(text)), u' ');
}

QString paddedLeft(const QString& text, int columns) {
  return QString(std::max(0, columns - columnsOf(text)), u' ') + text;
}

QStringList wrapped(const QString& text, int columns) {
  QStringList lines;
  QString line;
  int used = 0;
  const QStringList words = text.split(u' ');
  for (QString word : words) {
    int width = columnsOf(word);
    if (!line.isEmpty() && used + 1 + width > columns) {
      lines += line;
      line.clear();
    }
    while (width > columns) {
      const qsizetype part = fitting(word, columns);
      lines += word.left(part);
      word.remove(0, part);
      width = columnsOf(word);
    }
    if (!line.isEmpty()) line += u' ';
    line += word;
    used = columnsOf(line);
  }
  return lines << line;
}

QString wrappedText(const QString& text, int indent) {
  return wrapped(text, textWidth - indent).join(u'\n' + QString(indent, u' '));
}

} // namespace nilometer::report
