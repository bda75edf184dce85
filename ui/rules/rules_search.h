// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/rules_book.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace nilometer::ui {

/// One place of the book that has what was looked for.
struct RulesHit {
  QString anchor;
  QString title;
  QString where;   ///< the page it stands on
  QString excerpt; ///< a piece of its text around the first word found
};

/// Looks through the book: words in any order, beginnings of words, capitals and umlauts as one
/// likes (ä = ae = a). Titles count more than text, a rule's number most.
class RulesSearch {
public:
  /// Keeps what it needs of the book.
  explicit RulesSearch(const RulesBook& book);

  /// The best first, at most `most`; nothing for a query without letters and digits.
  [[nodiscard]] std::vector<RulesHit> find(const QString& query, int most = 40) const;

  /// The words of a text as they are compared.
  [[nodiscard]] static QStringList wordsOf(const QString& text);

private:
  struct Entry {
    QString anchor;
    QString title;
    QString where;
    QString text;
    QStringList number; ///< a rule's number as words; empty for anything else
    QStringList titleWords;
    QStringList textWords;
    std::vector<qsizetype> textAt; ///< where each word of the text begins
  };
  void add(const QString& anchor, const QString& title, const QString& where, const QString& html);
  /// 0 if not all words are found.
  [[nodiscard]] static int score(const Entry& entry, const QStringList& query);
  [[nodiscard]] static QString excerpt(const Entry& entry, const QStringList& query);

  std::vector<Entry> m_entries;
};

} // namespace nilometer::ui
