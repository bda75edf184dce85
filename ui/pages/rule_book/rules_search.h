// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/rule_book/rules_book.h"

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
/// likes (ä = ae = a). Titles count more than text, a rule's number most. Rules are found by the
/// words of players too (RulesSection::players).
class RulesSearch {
public:
  /// Keeps what it needs of the book.
  explicit RulesSearch(const RulesBook& book);

  /// The best first, at most `most`; nothing for a query without letters and digits.
  [[nodiscard]] std::vector<RulesHit> find(const QString& query, int most = 40) const;

  /// The words of a text as they are compared.
  [[nodiscard]] static QStringList wordsOf(const QString& text);
  /// Where the words of the query stand in a text that is shown, each as a whole word.
  struct Mark {
    qsizetype begin = 0;
    qsizetype length = 0;
    friend bool operator==(const Mark&, const Mark&) = default;
  };
  [[nodiscard]] static std::vector<Mark> marksIn(const QString& text, const QString& query);

private:
  struct Entry {
    QString anchor;
    QString title;
    QString where;
    QString text;
    QStringList number;     ///< a rule's number as words; empty for anything else
    QStringList wholeTitle; ///< without a rule's number
    QStringList titleWords;
    QStringList textWords;
    std::vector<qsizetype> textAt; ///< where each word of the text begins
    QStringList players;           ///< words of players, as they are shown
    QStringList playersWords;      ///< the same, as they are compared
  };
  void add(const RulesSection& section, const QString& where);
  /// 0 if not all words are found.
  [[nodiscard]] static int score(const Entry& entry, const QStringList& query);
  [[nodiscard]] static QString excerpt(const Entry& entry, const QStringList& query);
  /// Words of players that stand for those of the query that the rule itself does not use.
  [[nodiscard]] static QString missingInText(const Entry& entry, const QStringList& query);

  std::vector<Entry> m_entries;
};

} // namespace nilometer::ui
