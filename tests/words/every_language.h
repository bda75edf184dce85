// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QRegularExpression>
#include <QTest>

#include <functional>

namespace nilometer::test {

using namespace Qt::StringLiterals;

/// Words that may be the same in another language: towns, the Sphinx, the joker, the reserve,
/// symbols.
inline bool mayBeTheSame(const QString& text) {
  static const QRegularExpression same(
      QRegularExpression::anchoredPattern(
          u"(Alyi|Beni Hasan|Edfu|Heliopolis|Passalon|Selinon|Thebae|Sphinx|Joker|Reserve|1/2|3/4|5)"_s),
      QRegularExpression::CaseInsensitiveOption);
  return same.match(text).hasMatch();
}

/// The ids of files that no player should read.
inline QStringList idsOf(const egizia::Edition& edition) {
  QStringList ids;
  const auto add = [&ids](std::string_view id) {
    if (id.find('-') != id.npos && id != "yellow-green") {
      ids += QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    }
  };
  for (const std::string& name : edition.cardNames) add(name);
  for (const egizia::SphinxCard& card : edition.sphinxCards) add(card.id);
  for (const egizia::BuildingPlan& plan : edition.buildings) {
    for (const egizia::BuildingPart& part : plan.parts) add(part.id);
  }
  for (const std::string_view name : egizia::correctableNames) add(name);
  for (const std::string_view name : egizia::roundSpaceNames) add(name);
  for (const std::string_view name : egizia::ruleNames) add(name);
  return ids;
}

/// Checks texts in every language: there are words, all facts are filled in, nothing of it is the
/// program's own shorthand, and no translation is still English.
class EveryLanguage {
public:
  explicit EveryLanguage(const egizia::Edition& edition)
      : m_ids(u"(?<![\\w-])(%1)(?![\\w-])"_s.arg(idsOf(edition).join(u'|'))) {}

  void one(QString text) const {
    static const QRegularExpression ending(u" \\([A-Z0-9]+(-[A-Z0-9]+)*\\)$"_s);
    static const QRegularExpression placeholder(u"%[L1-9n]"_s);
    text.remove(ending); // the rule's number belongs at the end of a refusal
    QVERIFY2(!text.trimmed().isEmpty(), "no words");
    QVERIFY2(!text.contains(placeholder), qPrintable(text));
    QVERIFY2(!text.contains(u"(s)"_s) && !text.contains(u'?'), qPrintable(text));
    QVERIFY2(!text.contains(m_ids), qPrintable(text));
  }

  void check(const std::function<QString()>& text) const {
    QVERIFY(text::useLanguage(text::sourceLanguage()));
    const QString english = text();
    for (const QString& language : text::languages()) {
      QVERIFY(text::useLanguage(language));
      const QString said = text();
      one(said);
      const bool same = language == text::sourceLanguage() || mayBeTheSame(english);
      QVERIFY2(said != english || same, qPrintable(english));
    }
    QVERIFY(text::useLanguage(text::sourceLanguage()));
  }

private:
  QRegularExpression m_ids;
};

} // namespace nilometer::test
