// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/isolated.h"

#include <QList>

#include <algorithm>

namespace nilometer::text {

namespace {

constexpr QChar isolate(0x2068); // takes the direction of what follows
constexpr QChar isolateEnd(0x2069);

/// How the direction of a text can reach beyond it.
struct Reach {
  bool bare = false;          ///< something outside of isolates runs or leads to the left
  QList<qsizetype> unmatched; ///< beginnings without an end, and ends without a beginning
};

Reach reachOf(const QString& text) {
  Reach reach;
  QList<qsizetype> open;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const bool pair = text[i].isHighSurrogate() && i + 1 < text.size();
    const QChar::Direction direction =
        pair ? QChar::direction(QChar::surrogateToUcs4(text[i], text[i + 1])) : text[i].direction();
    switch (direction) {
    case QChar::DirLRI:
    case QChar::DirRLI:
    case QChar::DirFSI: open += i; break;
    case QChar::DirPDI:
      if (open.isEmpty())
        reach.unmatched += i;
      else
        open.removeLast();
      break;
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
    case QChar::DirLRE:
    case QChar::DirLRO:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirPDF: reach.bare = reach.bare || open.isEmpty(); break;
    default: break;
    }
    if (pair) ++i;
  }
  reach.unmatched += open;
  return reach;
}

} // namespace

QString isolated(const QString& text) {
  // Below the letters of Hebrew nothing runs to the left.
  if (std::all_of(text.begin(), text.end(), [](QChar c) { return c < QChar(0x590); })) return text;
  const Reach reach = reachOf(text);
  if (!reach.bare && reach.unmatched.isEmpty()) return text;
  QString inside;
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (!reach.unmatched.contains(i)) inside += text[i];
  }
  return isolate + inside + isolateEnd;
}

} // namespace nilometer::text
