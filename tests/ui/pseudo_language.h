// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/invariants.h"
#include "engine/egizia/rules.h"
#include "ui/text/language.h"

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTextDocumentFragment>

/// The language that tests/pseudo.py makes: most texts longer, every letter marked. Its catalogue
/// is a resource of the tests; no player can choose it.
namespace nilometer::test {

inline const QString pseudoLanguage = QStringLiteral("en_XA");

/// Those of the program, and the pseudo language.
inline QStringList languagesAndPseudo() {
  return text::languages() << pseudoLanguage;
}

/// What stands in texts as it is, in every language: keys (Qt's own catalogues call some by other
/// names), names of players, games, programs, kinds of file and paper, the code and own name of a
/// language, the numbers of rules.
inline QRegularExpression sameInEveryLanguage() {
  QStringList same{
      QStringLiteral("[A-Z]|F\\d+|(?:Ctrl|Shift|Alt)(?=\\+)|Anna|Ben|Carla|Cem|Dora|Player"),
      QStringLiteral("Four friends on a Friday|Egizia|Saqqara|Pyramidion|Nilometer|BG Stats"),
      QStringLiteral("PDF|CSV|JSON|A4|Letter"), pseudoLanguage.toUpper()};
  for (const QString& language : text::languages()) {
    same += text::languageName(language);
    same += language.toUpper();
  }
  const auto add = [&same](std::string_view number) {
    const auto name = QString::fromLatin1(number.data(), static_cast<qsizetype>(number.size()));
    same += QString(name).replace(u'-', QStringLiteral("[-\u2011]")); // some are kept on one line
  };
  for (const std::string_view rule : egizia::ruleNames) add(rule);
  for (const std::string_view invariant : egizia::invariantNames) add(invariant);
  return QRegularExpression(QStringLiteral("(?<![\\w-])(%1)(?![\\w-])").arg(same.join(u'|')));
}

/// The first text with a word that comes from no catalogue, for texts said in the pseudo language.
inline QString unmarkedText(const QStringList& texts) {
  static const QRegularExpression same = sameInEveryLanguage();
  static const QRegularExpression unmarked(QStringLiteral("[A-Za-z]+"));
  for (const QString& text : texts) {
    QString said =
        Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
    const QString word = unmarked.match(said.remove(same)).captured();
    if (!word.isEmpty()) return word + QStringLiteral(" in: ") + text;
  }
  return {};
}

} // namespace nilometer::test
