// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/effects.h"
#include "engine/egizia/file/edition_file.h"
#include "tests/words/every_event.h"
#include "tests/words/every_language.h"

#include <QTest>

#include <functional>
#include <optional>
#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace Qt::StringLiterals;
using nilometer::test::EveryLanguage;

/// Every kind of effect, note and entry has its sentence.
class tst_Events : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void everyEffectHasASentence_data();
  void everyEffectHasASentence();
  void everyNoteHasASentence();
  void everySphinxResultHasASentence();
  void everyEntryHasASentence();

private:
  void checkEvery(const std::function<QString()>& text) { m_check->check(text); }

  Edition m_edition;
  text::Table m_table;
  std::optional<EveryLanguage> m_check;
};

void tst_Events::initTestCase() {
  auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
  m_table = {&m_edition, {u"Anna"_s, u"Ben"_s, u"Carla"_s, u"Dora"_s}};
  m_check.emplace(m_edition);
}

void tst_Events::everyEffectHasASentence_data() {
  QTest::addColumn<Effect>("effect");
  for (const auto& [name, effect] : test::everyEffect()) QTest::newRow(name.c_str()) << effect;
}

void tst_Events::everyEffectHasASentence() {
  QFETCH(Effect, effect);
  checkEvery([&] { return text::sentence(effect, m_table); });
}

void tst_Events::everyNoteHasASentence() {
  for (const test::NamedEffect& each : test::everyNote()) {
    checkEvery([&] { return text::sentence(each.effect, m_table); });
  }
}

void tst_Events::everySphinxResultHasASentence() {
  for (const test::NamedEffect& each : test::everySphinxResult(m_edition)) {
    checkEvery([&] { return text::sentence(each.effect, m_table); });
  }
}

void tst_Events::everyEntryHasASentence() {
  std::set<std::size_t> kinds;
  for (const Entry& entry : test::everyEntry(m_edition)) {
    kinds.insert(entry.index());
    checkEvery([&] { return text::sentence(entry, m_table); });
  }
  QCOMPARE(kinds.size(), std::variant_size_v<Entry>);
}

NILOMETER_TEST(tst_Events)
#include "tst_events.moc"
