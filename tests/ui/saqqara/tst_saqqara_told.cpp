// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/random_play/saqqara/random_game.h"
#include "engine/saqqara/file/edition_file.h"
#include "tests/ui/saqqara/ends_with_rule.h"
#include "tests/words/language_rows.h"
#include "ui/pages/rule_book/rules_html.h"
#include "ui/saqqara/explain/saqqara_why.h"
#include "ui/saqqara/guide/saqqara_guide.h"
#include "ui/saqqara/rule_book/saqqara_book.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::saqqara;
using namespace nilometer::test;

namespace {

using Book = ui::PlainRules<BookSubject>;

std::shared_ptr<const Edition> shippedCopy() {
  auto edition = shippedEdition();
  if (!edition) qFatal("no printed values");
  return std::make_shared<const Edition>(std::move(*edition));
}

const QStringList& players() {
  static const QStringList names{QStringLiteral("Anna"), QStringLiteral("Ben"),
                                 QStringLiteral("Cem"), QStringLiteral("Dora")};
  return names;
}

/// A table whose players have won what they have by chance; `seen` is told of every table on the
/// way. The options make more of the phases ask.
template <class Seen> void playRandomly(std::uint64_t seed, Seen seen) {
  const auto edition = shippedCopy();
  RuleOptions options;
  options.landRound = LandRound::choice;
  const Game game{edition.get(), options, 4};
  const text::SaqqaraNames names{edition.get(), players()};
  table::RandomPlay<Rules> play;
  QVERIFY(play.play(game, seed, [&](const Entry&) { seen(game, play.state(), names); }));
}

GameRecord emptyRecord(const Edition& edition) {
  GameRecord record = ui::SessionOf<Rules>::Record();
  record.header.editionId = edition.id;
  record.header.editionChecksum = edition.checksum;
  constexpr auto colours = std::to_array<const char*>({"blue", "red", "green", "yellow"});
  for (std::size_t i = 0; i < colours.size(); ++i) {
    record.header.players.push_back(
        {.name = players()[static_cast<qsizetype>(i)].toStdString(), .colour = colours[i]});
  }
  return record;
}

void isWhole(const ui::WhyText& why) {
  QVERIFY(!why.title.isEmpty());
  QVERIFY(!why.lines.isEmpty());
  for (const QString& line : why.lines) namesItsRule(line);
  QVERIFY(!why.numbers.empty());
  for (const ui::WhyNumber& number : why.numbers) QVERIFY(!number.name.isEmpty());
}

QString textAt(const ui::RulesBook& book, const QString& anchor) {
  const ui::RulesBook::Place place = book.find(anchor);
  if (place.section != nullptr) return ui::html::plainText(place.section->html);
  return place.page == nullptr ? QString() : ui::html::plainText(place.page->html());
}

} // namespace

/// What is explained of Saqqara: its rules as a book, what the guide tells, answers to "Why?".
class tst_saqqara_told : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyRuleIsInTheBook_data() { languageRows(); }
  void everyRuleIsInTheBook();
  void exampleStandsBelowItsRule();
  void bookShowsWhatTheTableHasRead();
  void bookMarksTheOptionsOfTheGame();
  void glossaryHasItsTermsInBothLanguages();
  void sameSubjectTellsTheSame();
  void guideIsWholeInEveryPhase_data() { languageRows(); }
  void guideIsWholeInEveryPhase();
  void guideCountsWhatIsMissing();
  void guideSaysLessToThoseWhoKnow();
  void everyAnswerIsWhole_data() { languageRows(); }
  void everyAnswerIsWhole();
  void distributionIsExplained();
  void roundBeginsWithWhatGoesByItself();
  void brokenRulesAreNamed();
};

void tst_saqqara_told::everyRuleIsInTheBook() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = shippedCopy();
  const ui::RulesBook book = saqqaraBook({edition, edition->sheet, {}});
  std::set<QString> anchors;
  for (const ui::RulesPart& part : book.parts()) {
    QVERIFY(!part.title.isEmpty() && !part.pages.empty());
    for (const ui::RulesPage& page : part.pages) {
      QVERIFY2(anchors.insert(page.anchor).second, qPrintable(page.anchor));
      isSaid(page.title, "a page");
      for (const ui::RulesSection& section : page.sections) {
        QVERIFY2(anchors.insert(section.anchor).second, qPrintable(section.anchor));
        isSaid(ui::html::plainText(section.html), qPrintable(section.anchor));
      }
    }
  }
  for (std::size_t i = 0; i < ruleNames.size(); ++i) {
    const RuleId rule{static_cast<std::uint8_t>(i)};
    const auto place = book.find(text::fromUtf8(ruleName(rule)));
    QVERIFY2(place.section != nullptr && place.section->isRule, ruleNames[i].data());
    const QString text = ui::html::plainText(place.section->html);
    QVERIFY2(text.contains(text::saqqaraRuleTitle(rule)), ruleNames[i].data());
    QVERIFY2(text.contains(text::ruleSummary(rule, saqqara::RuleOptions{})), ruleNames[i].data());
  }
}

void tst_saqqara_told::exampleStandsBelowItsRule() {
  const auto edition = shippedCopy();
  const ui::RulesBook book = saqqaraBook({edition, edition->sheet, {}});
  const QString text = textAt(book, QStringLiteral("DIST-5"));
  QVERIFY2(text.contains(QStringLiteral("Example: ")), qPrintable(text));
  QVERIFY2(text.contains(QStringLiteral("Each takes 2 wood")), qPrintable(text));
  QVERIFY(!textAt(book, QStringLiteral("SET-1")).contains(QStringLiteral("Example")));
  const auto known = std::make_shared<Edition>(*edition);
  known->marketCards.emplace();
  known->marketCards->fill({CardKind::goods, Good::fish});
  QVERIFY(textAt(saqqaraBook({known, known->sheet, {}}), QStringLiteral("MARKET-4"))
              .contains(text::marketCard({CardKind::goods, Good::fish})));
}

void tst_saqqara_told::bookShowsWhatTheTableHasRead() {
  const auto edition = shippedCopy();
  BookSubject subject{edition, edition->sheet, {}};
  QVERIFY(textAt(saqqaraBook(subject), QStringLiteral("TILE-COURT")).contains(u'?'));
  for (int level = 1; level <= topLevel; ++level) {
    subject.sheet.level(Pyramid::court, level) = {Price{some(3, Good::wood), 2}, 17, 4};
  }
  subject.sheet.year(2).bonus = 5;
  const ui::RulesBook book = saqqaraBook(subject);
  const QString court = textAt(book, QStringLiteral("TILE-COURT"));
  QVERIFY(!court.contains(u'?'));
  QVERIFY(court.contains(QStringLiteral("3 wood and 2 goods of any kind")));
  QVERIFY(court.contains(QStringLiteral("17")));
  QVERIFY(textAt(book, QStringLiteral("STOCK-2")).contains(QStringLiteral("2 5")));
}

void tst_saqqara_told::bookMarksTheOptionsOfTheGame() {
  const auto edition = shippedCopy();
  BookSubject subject{edition, edition->sheet, {}};
  const auto bold = [](const ui::RulesBook& book, const QString& said) {
    return book.find(QStringLiteral("page-options")).page->html().contains(ui::html::bold(said));
  };
  const QStringList values = text::saqqaraOptions().values(8);
  QVERIFY(bold(saqqaraBook(subject), values[0]) && !bold(saqqaraBook(subject), values[1]));
  subject.options.traderSource = TraderSource::warehouse;
  QVERIFY(!bold(saqqaraBook(subject), values[0]) && bold(saqqaraBook(subject), values[1]));
  QVERIFY(textAt(saqqaraBook(subject), QStringLiteral("DIST-6")).contains(values[1]));
}

void tst_saqqara_told::glossaryHasItsTermsInBothLanguages() {
  const auto edition = shippedCopy();
  const QString text =
      textAt(saqqaraBook({edition, edition->sheet, {}}), QStringLiteral("page-glossary"));
  for (const char* term : {"threshold", "Grenzwert", "warehouse", "Lager", "Beggar", "Bettler",
                           "market card", "Marktkarte", "influence marker", "Einflussmarke"}) {
    QVERIFY2(text.contains(QString::fromUtf8(term)), term);
  }
}

void tst_saqqara_told::sameSubjectTellsTheSame() {
  const auto edition = shippedCopy();
  BookSubject subject{edition, edition->sheet, {}};
  const Book one(subject, saqqaraBook);
  QVERIFY(one.tellsTheSame(Book(subject, saqqaraBook)));
  subject.sheet.nileLast = 20;
  QVERIFY(!one.tellsTheSame(Book(subject, saqqaraBook)));
}

void tst_saqqara_told::guideIsWholeInEveryPhase() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  std::set<Phase> phases;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    playRandomly(seed, [&](const Game& game, const State& state, const text::SaqqaraNames& names) {
      phases.insert(state.phase);
      const ui::Guide guide = guideOf(game, state, names, ui::PromptLevel::newcomer);
      isSaid(guide.title, "the phase");
      namesItsRule(guide.what);
      namesItsRule(guide.may);
      const QByteArray phase(phaseNames[at(state.phase)].data());
      QVERIFY2(!guide.think.isEmpty() && guide.think.size() <= ui::mostLinesNewcomer,
               phase.constData());
      for (const QString& line : guide.think) namesItsRule(line);
    });
  }
  for (const Phase phase :
       {Phase::market, Phase::auction, Phase::stall, Phase::stock, Phase::agriculture,
        Phase::thresholds, Phase::intrigue, Phase::marker, Phase::invest, Phase::reveal,
        Phase::distribute, Phase::develop, Phase::over}) {
    QVERIFY2(phases.contains(phase), phaseNames[at(phase)].data());
  }
}

void tst_saqqara_told::guideCountsWhatIsMissing() {
  const auto edition = shippedCopy();
  const Game game{edition.get(), {}, 3};
  State state = setUp(game);
  Effects effects;
  const PyramidSet pyramids = 0b1000110011;
  apply(game, state, SetUp{0, pyramids}, effects);
  apply(game, state, OpenThresholds{{2, 5, noYield, 9}}, effects);
  QCOMPARE(state.phase, Phase::invest);
  const text::SaqqaraNames names{edition.get(), players()};
  const ui::Guide guide = guideOf(game, state, names, ui::PromptLevel::knowing);
  QCOMPARE(guide.think,
           (QStringList{QStringLiteral(
                            "Goods still missing at the thresholds: Linen 3 and Gold 7 (INVEST-5)"),
                        QStringLiteral("Goods of Anna: 3 gold (GOODS-3)")}));
}

void tst_saqqara_told::guideSaysLessToThoseWhoKnow() {
  playRandomly(4, [&](const Game& game, const State& state, const text::SaqqaraNames& names) {
    const ui::Guide whole = guideOf(game, state, names, ui::PromptLevel::newcomer);
    const ui::Guide known = guideOf(game, state, names, ui::PromptLevel::knowing);
    QVERIFY(known.what.isEmpty() && known.may.isEmpty());
    QCOMPARE(known.think, whole.think.mid(0, ui::mostLinesKnowing));
    QVERIFY(guideOf(game, state, names, ui::PromptLevel::silent).isEmpty());
  });
}

void tst_saqqara_told::everyAnswerIsWhole() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = shippedCopy();
  ui::SessionOf<Rules> session(emptyRecord(*edition), edition);
  RandomGame table(session.game(), 5);
  Options options;
  int entries = 0;
  while (const auto entry = table.next(session.shown(), options)) {
    QVERIFY(session.enter(*entry).accepted);
    if (++entries % 7 != 0) continue;
    for (const Warehouse at : allWarehouses) isWhole(warehouseWhy(session, at));
    const ui::WhyText player = playerWhy(session, static_cast<Player>(entries % 4));
    isWhole(player);
    QCOMPARE(static_cast<int>(player.topics.size()), session.players() + 2);
    for (const ui::WhyTopic& topic : player.topics) isWhole(topic.ask());
    if (QTest::currentTestFailed()) return;
  }
  QVERIFY(entries > 200);
}

// Worked example 5, as far as it goes in round 1.
void tst_saqqara_told::distributionIsExplained() {
  const auto edition = shippedCopy();
  ui::SessionOf<Rules> session(emptyRecord(*edition), edition);
  const auto enter = [&](const Entry& entry) { QVERIFY(session.enter(entry).accepted); };
  enter(SetUp{0, 0b1000111011});
  enter(OpenThresholds{{2, 9, noYield, 9}});
  for (Player player = 0; player < 4; ++player) enter(Pass{player});
  const QString before = warehouseWhy(session, Warehouse::fish).lines.join(u'\n');
  QVERIFY2(before.contains(QStringLiteral("Threshold: 2, so it is reached (INVEST-5)")),
           qPrintable(before));
  enter(Reveal{0, {2, trader, 1, 1}});
  // Nobody else's card is named before it is turned up.
  const QString shown = warehouseWhy(session, Warehouse::fish).lines.join(u'\n');
  QVERIFY(shown.contains(QStringLiteral("Anna: card 2, influence 2 (INFL-8)")));
  QVERIFY(!shown.contains(QStringLiteral("Ben")));
  enter(Reveal{1, {7, 1, 1, 1}});
  enter(Reveal{2, {1, 1, 1, 1}});
  enter(Reveal{3, {beggar, 1, 1, 1}});
  const ui::WhyText fish = warehouseWhy(session, Warehouse::fish);
  const QString text = fish.lines.join(u'\n');
  QVERIFY2(text.contains(QStringLiteral("Dora: 2 fish, Beggar (DIST-3)")), qPrintable(text));
  QVERIFY2(text.contains(QStringLiteral("Anna: 1 fish, Exact match (DIST-7)")), qPrintable(text));
  QVERIFY2(!text.contains(QStringLiteral("DIST-6")), qPrintable(text));
  QCOMPARE(fish.numbers.front().name, QStringLiteral("Threshold of Fish"));
  QCOMPARE(fish.numbers.back().name, QStringLiteral("Goods in the warehouse Fish"));
  const QString linen = warehouseWhy(session, Warehouse::linen).lines.join(u'\n');
  QVERIFY2(linen.contains(QStringLiteral("Anna: 2 linen, Trader (DIST-6)")), qPrintable(linen));
  const ui::WhyText anna = playerWhy(session, 0);
  QVERIFY2(anna.lines.contains(QStringLiteral("Trader: 2 linen (DIST-6)")),
           qPrintable(anna.lines.join(u'\n')));
  QCOMPARE(anna.numbers[1].name, QStringLiteral("Goods"));
  QCOMPARE(pyramidWhy(session, Pyramid::irrigation, 0).numbers.front().name,
           QStringLiteral("Level in the pyramid Irrigation"));
}

void tst_saqqara_told::roundBeginsWithWhatGoesByItself() {
  const auto edition = shippedCopy();
  ui::SessionOf<Rules> session(emptyRecord(*edition), edition);
  const auto enter = [&](const Entry& entry) { QVERIFY(session.enter(entry).accepted); };
  enter(SetUp{0, 0b1000111011});
  enter(OpenThresholds{{2, noYield, noYield, noYield}});
  for (Player player = 0; player < 4; ++player)
    enter(Reveal{player, {player == 0 ? InfluenceCard{9} : InfluenceCard{1}, 1, 1, 1}});
  QVERIFY(playerWhy(session, 0).lines.contains(QStringLiteral("Most influence: 2 fish (DIST-4)")));
  for (Player player = 0; player < 4; ++player) enter(Done{player});
  enter(TableNumber{2});
  QCOMPARE(session.clock().round, 2);
  std::set<RuleId> rules;
  ui::eachOfRound(session, [&](const Effect& effect) { rules.insert(effect.rule); });
  QVERIFY(rules.contains("CAL-5"_rule) && rules.contains("STOCK-2"_rule));
  QVERIFY(!rules.contains("DIST-4"_rule));
}

void tst_saqqara_told::brokenRulesAreNamed() {
  const auto edition = shippedCopy();
  ui::SessionOf<Rules> session(emptyRecord(*edition), edition);
  QVERIFY(session.enter(SetUp{0, 0b1000111011}).accepted);
  QVERIFY(session.enter(OpenThresholds{{2, 5, noYield, 9}}).accepted);
  const QStringList broken =
      ui::rulesBroken<Rules>(session, Invest{1, Warehouse::fish, some(9, Good::gold)});
  QVERIFY(broken.size() >= 2);
  for (const QString& line : broken) namesItsRule(line);
  QVERIFY(broken.join(u' ').contains(QStringLiteral("GOODS-3")));
  QVERIFY(ui::rulesBroken<Rules>(session, Pass{0}).isEmpty());
}

NILOMETER_TEST(tst_saqqara_told)
#include "tst_saqqara_told.moc"
