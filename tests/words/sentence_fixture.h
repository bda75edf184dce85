// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/record_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <string_view>

/// Sentences of Egizia in both languages, at the table of Anna, Ben, Carla and Dora.
namespace nilometer::test {

using namespace Qt::StringLiterals;

inline const egizia::Edition& sentenceEdition() {
  static const egizia::Edition edition = record_fixture::bundledEdition();
  return edition;
}

inline const text::Table& sentenceTable() {
  static const text::Table table{&sentenceEdition(), {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  return table;
}

inline std::uint8_t stopWith(egizia::StopKind kind, int index) {
  return record_fixture::stopOf(sentenceEdition(), kind, static_cast<std::uint8_t>(index));
}

inline std::uint8_t cardNamed(std::string_view id) {
  const auto& names = sentenceEdition().cardNames;
  const auto found = std::ranges::find(names, id);
  if (found == names.end()) qFatal("no such card");
  return static_cast<std::uint8_t>(found - names.begin());
}

inline int sphinxCardNamed(std::string_view id) {
  const auto& cards = sentenceEdition().sphinxCards;
  const auto found = std::ranges::find(cards, id, &egizia::SphinxCard::id);
  if (found == cards.end()) qFatal("no such Sphinx card");
  return static_cast<int>(found - cards.begin());
}

/// Adds rows of what is told and how it is said; `column` = the name of the first.
template <class T> auto sentenceRows(const char* column) {
  QTest::addColumn<T>(column);
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("german");
  return [](const char* name, const T& told, const char* english, const char* german) {
    QTest::newRow(name) << told << QString::fromUtf8(english) << QString::fromUtf8(german);
  };
}

/// Compares with the sentences of the row.
inline void isSaidInBoth(const std::function<QString()>& text) {
  QFETCH(QString, english);
  QFETCH(QString, german);
  QVERIFY(text::useLanguage(u"en"));
  QCOMPARE(text(), english);
  QVERIFY(text::useLanguage(u"de"));
  QCOMPARE(text(), german);
}

} // namespace nilometer::test
