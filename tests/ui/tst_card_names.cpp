// SPDX-License-Identifier: GPL-3.0-or-later
// A Nile card has one name, wherever it is spoken of.
#include "test_program.h"

#include "engine/egizia/fault.h"
#include "engine/egizia/file/edition_file.h"
#include "tests/golden_games.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/board/river_looks.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/text/names.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;
using namespace nilometer;
using namespace nilometer::egizia;
using test::goldenEdition;
using test::goldenGame;
using test::languageRows;

class tst_card_names : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase();
  void aCardHasOneNameWhereverItIsSpokenOf_data() { languageRows(); }
  void aCardHasOneNameWhereverItIsSpokenOf();
  void cardsThatDifferAreCalledByWhatTheyShare_data() { languageRows(); }
  void cardsThatDifferAreCalledByWhatTheyShare();
  void theNameFollowsTheNumberOnTheCard();
  void aSpaceWithoutACardSaysWhatBelongsThere();
  void chipsAreShortAndTellKindsApart_data() { languageRows(); }
  void chipsAreShortAndTellKindsApart();

private:
  [[nodiscard]] std::set<QString> namesOf(CardKind kind) const;
  /// What the rules, a chip, the log and a refusal call it.
  [[nodiscard]] QStringList saidOf(CardKind kind) const;

  Edition m_edition;
  text::Table m_table;
};

void tst_card_names::initTestCase() {
  const auto edition = egizia::shippedEdition("egizia-2009");
  QVERIFY(edition);
  m_edition = *edition;
  m_table = {&m_edition, {u"Anna"_s, u"Ben"_s}};
}

std::set<QString> tst_card_names::namesOf(CardKind kind) const {
  std::set<QString> names;
  for (const NileCard& card : m_edition.nileCards) {
    if (card.kind == kind) names.insert(text::cardName(card.name, m_table));
  }
  return names;
}

QStringList tst_card_names::saidOf(CardKind kind) const {
  const ui::RulesBook book = ui::egiziaBook(ui::shippedRules());
  const auto rule = QString::fromStdString(std::string(ruleName(ruleOf(kind))));
  table::Finding finding;
  finding.rule = ruleOf(kind);
  finding.fault = static_cast<std::uint8_t>(Fault::cardNotOwned);
  finding.player = 0;
  finding.thing = static_cast<std::uint8_t>(kind);
  const auto quoted = [](const QString& text) {
    static const QRegularExpression marks(u"[„“«»](.*?)[“”«»]"_s);
    return marks.match(text).captured(1);
  };
  QStringList said{book.find(rule).section->title, text::ruleTitle(ruleOf(kind), m_table),
                   text::cardKind(kind, m_table), quoted(text::sentence(finding, m_table))};
  const auto names = namesOf(kind);
  for (const NileCard& card : m_edition.nileCards) {
    // A field or quarry has its number besides.
    if (card.kind == kind && kind > CardKind::quarry && names.size() == 1) {
      said += text::chipName(card);
    }
  }
  if (kind == CardKind::stones6) {
    const Entry entry = PlayCard{.player = 0, .kind = kind};
    said += quoted(text::sentence(entry, m_table));
  }
  said.removeDuplicates();
  return said;
}

void tst_card_names::aCardHasOneNameWhereverItIsSpokenOf() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  int single = 0;
  for (int i = 0; i < cardKindCount; ++i) {
    const auto kind = static_cast<CardKind>(i);
    const std::set<QString> names = namesOf(kind);
    const QStringList said = saidOf(kind);
    QVERIFY2(said.size() == 1, qPrintable(said.join(u" | ")));
    if (names.size() != 1) continue;
    QCOMPARE(said.front(), *names.begin());
    ++single;
  }
  QVERIFY(single >= 20);
}

void tst_card_names::cardsThatDifferAreCalledByWhatTheyShare() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (int i = 0; i < cardKindCount; ++i) {
    const auto kind = static_cast<CardKind>(i);
    const std::set<QString> names = namesOf(kind);
    if (names.size() < 2) continue;
    const QString shared = text::cardKind(kind, m_table);
    for (const QString& name : names) {
      // On a chip a crew may be called in short ("Trupps").
      const bool first = shared.contains(name.section(u' ', 0, 0), Qt::CaseInsensitive);
      QVERIFY2(first || shared.endsWith(name.section(u' ', 1)), qPrintable(shared + u": " + name));
    }
  }
}

void tst_card_names::theNameFollowsTheNumberOnTheCard() {
  QVERIFY(text::useLanguage(u"en"));
  Edition other = m_edition;
  for (NileCard& card : other.nileCards) {
    if (card.kind == CardKind::grain4) card.amount = 7;
  }
  QCOMPARE(text::ruleTitle(ruleOf(CardKind::grain4), {&other, {}}), u"+7 grain"_s);
  QCOMPARE(text::cardKind(CardKind::grain4), u"+… grain"_s);
}

void tst_card_names::chipsAreShortAndTellKindsApart() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  std::map<QString, CardKind> kinds;
  for (const NileCard& card : m_edition.nileCards) {
    const QString chip = text::chipName(card);
    const bool lists = card.kind >= CardKind::crewsPictured;
    QVERIFY2(chip.size() > 3 && (lists || chip.size() <= 16), qPrintable(chip));
    const auto [known, isNew] = kinds.emplace(chip, card.kind);
    QVERIFY2(known->second == card.kind, qPrintable(chip));
    NileCard other = card;
    other.amount = 77;
    // A number in the name is that of the card.
    const bool tells = text::chipName(other) != chip;
    QCOMPARE(tells, chip.contains(QString::number(card.amount)) && chip != u"Stones 1:1"_s &&
                        chip != u"Steine 1:1"_s);
  }
}

void tst_card_names::aSpaceWithoutACardSaysWhatBelongsThere() {
  QVERIFY(text::useLanguage(u"en"));
  const auto edition = goldenEdition();
  ui::EgiziaSession session(goldenGame("revised-4-players", *edition), edition);
  int seen = 0;
  const auto look = [&] {
    for (std::size_t stop = 0; stop < edition->river.size(); ++stop) {
      if (edition->river[stop].kind != egizia::StopKind::card) continue;
      const auto& lying = session.shown().river[edition->river[stop].index];
      if (session.shown().phase == egizia::Phase::lay || lying != egizia::riverEmpty) continue;
      const ui::PlaceId space = ui::stopId(static_cast<int>(stop));
      QCOMPARE(ui::lookOf(session, space, {}, {}, {}).text, u"empty"_s);
      ++seen;
    }
  };
  for (const std::size_t entries : {std::size_t{98}, session.entries()}) {
    session.lookAt(entries);
    look();
  }
  QVERIFY(seen > 0);
}

NILOMETER_TEST(tst_card_names)
#include "tst_card_names.moc"
