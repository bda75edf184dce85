// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/pyramidion/file/game_record.h"
#include "engine/pyramidion/turn.h"
#include "engine/random_play/pyramidion/random_game.h"
#include "tests/ui/pyramidion/ends_with_its_rule.h"
#include "tests/words/language_rows.h"
#include "ui/pages/rule_book/rules_html.h"
#include "ui/pyramidion/explain/pyramidion_why.h"
#include "ui/pyramidion/guide/pyramidion_guide.h"
#include "ui/pyramidion/rule_book/pyramidion_book.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <set>

using namespace nilometer;
using namespace nilometer::pyramidion;
using namespace nilometer::test;
using pyramidion_test::endsWithItsRule;

namespace {

using Book = ui::PlainRules<BookSubject>;

const std::shared_ptr<const Edition>& rulebookCopy() {
  static const auto copy = [] {
    auto edition = shippedEdition();
    if (!edition) qFatal("no printed values");
    return std::make_shared<const Edition>(std::move(*edition));
  }();
  return copy;
}

const QStringList& seated() {
  static const QStringList names{QStringLiteral("Anna"), QStringLiteral("Ben"),
                                 QStringLiteral("Cem"), QStringLiteral("Dora")};
  return names;
}

GameRecord emptyTable(int players, const RuleOptions& options = {}) {
  GameRecord record;
  record.header.editionId = rulebookCopy()->id;
  record.header.editionChecksum = rulebookCopy()->checksum;
  record.header.options = options;
  constexpr auto colours = std::to_array<const char*>({"blue", "red", "green", "yellow"});
  for (std::size_t i = 0; i < at(players); ++i) {
    record.header.players.push_back(
        {.name = seated()[static_cast<qsizetype>(i)].toStdString(), .colour = colours[i]});
  }
  return record;
}

/// Random games of every size and with other things to be asked; `seen` is told of every table.
template <class Seen> void playEveryGame(Seen seen) {
  RuleOptions asked, totals = optionsOf(Profile::totals);
  asked.boatPoints = BoatPoints::asked;
  std::uint64_t seed = 0;
  for (const RuleOptions& options : {RuleOptions{}, asked, totals}) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
      const Game game{rulebookCopy().get(), options, players};
      table::RandomPlay<Rules> play;
      QVERIFY(play.play(game, ++seed, [&](const Entry&) { seen(game, play.state()); }));
    }
  }
}

Play played(CardKind kind, std::array<std::uint8_t, categoryCount> values) {
  Play play;
  play.player = 0;
  play.card.kind = kind;
  play.card.values = values;
  return play;
}

void answersWholly(const ui::WhyText& why) {
  isSaid(why.title, "a title");
  QVERIFY(!why.lines.isEmpty());
  for (const QString& line : why.lines) endsWithItsRule(line);
  for (const ui::WhyNumber& number : why.numbers) isSaid(number.name, "a number");
  for (const ui::WhyTopic& topic : why.topics) isSaid(topic.name, "a topic");
}

/// SEE-2: nothing is said of points, but by rules that are no fact of this table.
void tellsNoPoints(const QStringList& lines) {
  static const QRegularExpression counted(QStringLiteral("\\d+ (?:points?|Punkte?n?)\\b"));
  for (const QString& line : lines) {
    const QString rule = text::textAndRule(line, ruleNames).rule;
    const auto id = table::findRule(ruleNames, rule.toStdString());
    const bool quoted = id && line.contains(text::ruleSummary(*id, RuleOptions{}));
    QVERIFY2(quoted || !line.contains(counted), qPrintable(line));
  }
}

QString textAt(const ui::RulesBook& book, const QString& anchor) {
  const ui::RulesBook::Place place = book.find(anchor);
  if (place.section != nullptr) return ui::html::plainText(place.section->html);
  return place.page == nullptr ? QString() : ui::html::plainText(place.page->html());
}

} // namespace

/// What is explained of Pyramidion: its rules as a book, what the guide tells, answers to "Why?".
class tst_pyramidion_told : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void everyRuleIsInTheBook_data() { languageRows(); }
  void everyRuleIsInTheBook();
  void exampleStandsBelowItsRule();
  void bookShowsWhatTheTableHasReadAndChosen();
  void guideIsWholeInEveryPhase_data() { languageRows(); }
  void guideIsWholeInEveryPhase();
  void guideSaysLessToThoseWhoKnow();
  void guideCountsRaisedMinima_SPECIAL_STONEMASON();
  void everyAnswerIsWholeAndHidesPoints_SEE_2_data() { languageRows(); }
  void everyAnswerIsWholeAndHidesPoints_SEE_2();
  void resolvedSiteIsExplained_TORTURER_1();
  void boatSaysWhatIsMissing_LOAD_8();
  void brokenRulesAreNamed();
};

void tst_pyramidion_told::everyRuleIsInTheBook() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const auto edition = rulebookCopy();
  const ui::RulesBook book = pyramidionBook({edition, edition->sheet, {}});
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
    QVERIFY2(text.contains(text::pyramidionRuleTitle(rule)), ruleNames[i].data());
    QVERIFY2(text.contains(text::ruleSummary(rule, {})), ruleNames[i].data());
  }
  for (const char* term : {"order marker", "Spielerreihenfolge-Marker", "deity", "Gottheit"}) {
    QVERIFY2(textAt(book, QStringLiteral("page-glossary")).contains(QString::fromUtf8(term)), term);
  }
}

void tst_pyramidion_told::exampleStandsBelowItsRule() {
  const auto edition = rulebookCopy();
  const ui::RulesBook book = pyramidionBook({edition, edition->sheet, {}});
  const QString text = textAt(book, QStringLiteral("LOAD-4"));
  QVERIFY2(text.contains(QStringLiteral("Example: ")), qPrintable(text));
  QVERIFY2(text.contains(QStringLiteral("a statue in place of the stone")), qPrintable(text));
  QVERIFY(!textAt(book, QStringLiteral("SET-1")).contains(QStringLiteral("Example")));
  const QString cards = textAt(book, QStringLiteral("CARD-3")).simplified();
  QVERIFY2(cards.contains(QStringLiteral("merchant 2 12"), Qt::CaseInsensitive), qPrintable(cards));
}

void tst_pyramidion_told::bookShowsWhatTheTableHasReadAndChosen() {
  BookSubject subject{rulebookCopy(), rulebookCopy()->sheet, {}};
  const Book before(subject, pyramidionBook);
  QVERIFY(before.tellsTheSame(Book(subject, pyramidionBook)));
  QVERIFY(textAt(before.book(), QStringLiteral("RESOLVE-5")).contains(u'?'));
  for (SitePrint& print : subject.sheet) {
    print.minima = {17, 13};
    print.corner = bitOf(Resource::stone);
  }
  subject.options.target = Target::fifteen;
  const Book after(subject, pyramidionBook);
  QVERIFY(!after.tellsTheSame(before));
  const QString minima = textAt(after.book(), QStringLiteral("RESOLVE-5"));
  QVERIFY(minima.contains(QStringLiteral("17")) && minima.contains(QStringLiteral("13")));
  QVERIFY(!minima.contains(u'?'));
  QVERIFY(textAt(after.book(), QStringLiteral("LOAD-6")).contains(QStringLiteral("stone")));
  const QString chosen = text::pyramidionOptions().values(0)[2];
  QVERIFY(textAt(after.book(), QStringLiteral("END-5")).contains(chosen));
  const QString options = after.book().find(QStringLiteral("page-options")).page->html();
  QVERIFY(options.contains(ui::html::bold(chosen)));
}

void tst_pyramidion_told::guideIsWholeInEveryPhase() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  std::set<Phase> phases;
  playEveryGame([&](const Game& game, const State& state) {
    phases.insert(state.phase);
    const text::PyramidionNames names{game.edition, seated()};
    const ui::Guide guide = guideOf(game, state, names, ui::PromptLevel::newcomer);
    isSaid(guide.title, "the phase");
    endsWithItsRule(guide.what);
    endsWithItsRule(guide.may);
    const QByteArray phase(phaseNames[at(state.phase)].data());
    QVERIFY2(!guide.think.isEmpty() && guide.think.size() <= ui::mostLinesNewcomer,
             phase.constData());
    for (const QString& line : guide.think) endsWithItsRule(line);
    if (state.phase != Phase::over) tellsNoPoints(guide.think);
  });
  // Hands are told only where points are tied, corners behind the round only where they were left.
  phases.insert(Phase::hands);
  phases.insert(Phase::corner);
  for (std::size_t i = 1; i < phaseNames.size(); ++i) {
    QVERIFY2(phases.contains(static_cast<Phase>(i)), phaseNames[i].data());
  }
}

void tst_pyramidion_told::guideSaysLessToThoseWhoKnow() {
  playEveryGame([&](const Game& game, const State& state) {
    const text::PyramidionNames names{game.edition, seated()};
    const ui::Guide whole = guideOf(game, state, names, ui::PromptLevel::newcomer);
    const ui::Guide known = guideOf(game, state, names, ui::PromptLevel::knowing);
    QVERIFY(known.what.isEmpty() && known.may.isEmpty());
    QCOMPARE(known.think, whole.think.mid(0, ui::mostLinesKnowing));
    QVERIFY(guideOf(game, state, names, ui::PromptLevel::silent).isEmpty());
  });
}

void tst_pyramidion_told::guideCountsRaisedMinima_SPECIAL_STONEMASON() {
  ui::SessionOf<Rules> session(emptyTable(3), rulebookCopy());
  const auto enter = [&](const Entry& entry) { QVERIFY(session.enter(entry).accepted); };
  enter(SetUp{{1, 2, 3}, {}});
  NewBoats boats{boatsInRow, {}};
  boats.boats.fill({some(1, Resource::wood), 1, 0});
  enter(boats);
  enter(NextSupply{});
  enter(TellMinima{Site::thebes, 7, 5});
  enter(Activate{0, Site::thebes, {}});
  Play mason = played(CardKind::stonemason, {2, 0, 0});
  mason.deed.raise = true;
  enter(mason);
  const ui::Guide guide =
      guideOf(session.game(), session.shown(), session.wholeTable(), ui::PromptLevel::knowing);
  QCOMPARE(guide.think,
           (QStringList{QStringLiteral("Now in influence: Anna 2. Minimum: 10 (TORTURER-1)"),
                        QStringLiteral("Now in negotiation: Anna 0. Minimum: 8 (NEGOTIATOR-1)")}));
}

void tst_pyramidion_told::everyAnswerIsWholeAndHidesPoints_SEE_2() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  for (int players = minPlayers; players <= maxPlayers; ++players) {
    ui::SessionOf<Rules> session(emptyTable(players), rulebookCopy());
    RandomGame table(session.game(), 7);
    Options options;
    int entries = 0;
    while (const auto entry = table.next(session.shown(), options)) {
      QVERIFY(session.enter(*entry).accepted);
      const State& state = session.shown();
      if (++entries % 9 != 0 || state.phase == Phase::over) continue;
      std::vector<ui::WhyText> all{orderWhy(session)};
      for (const Site site : allSites) all.push_back(siteWhy(session, site));
      const auto player = static_cast<Player>(entries % players);
      all.push_back(playerWhy(session, player));
      QVERIFY(!all.back().numbers.empty());
      for (int place = 0; place <= boatsInRow; ++place) {
        all.push_back(boatWhy(session, place, noPlayer));
      }
      for (std::size_t i = 0; i < all.size(); ++i) {
        const auto topics = all[i].topics;
        for (const ui::WhyTopic& topic : topics) all.push_back(topic.ask());
        answersWholly(all[i]);
        tellsNoPoints(all[i].lines);
      }
      if (QTest::currentTestFailed()) return;
    }
    QVERIFY(entries > 100);
  }
}

void tst_pyramidion_told::resolvedSiteIsExplained_TORTURER_1() {
  ui::SessionOf<Rules> session(emptyTable(3), rulebookCopy());
  const auto enter = [&](const Entry& entry) { QVERIFY(session.enter(entry).accepted); };
  enter(SetUp{{1, 2, 3}, rulebookCopy()->readings.supply.front()});
  NewBoats boats{boatsInRow, {}};
  boats.boats.fill({some(5, Resource::wood), 1, 0});
  enter(boats);
  enter(NextSupply{});
  enter(TellMinima{Site::thebes, 7, 5});
  enter(Activate{0, Site::thebes, {}});
  enter(played(CardKind::torturer, {8, 0, 3}));
  QVERIFY(siteWhy(session, Site::thebes)
              .lines.contains(QStringLiteral("Now in influence: Anna 8 (RESOLVE-2)")));
  for (const Player player : {Player{1}, Player{2}, Player{0}}) enter(Pass{player, {}});
  const ui::WhyText thebes = siteWhy(session, Site::thebes);
  const QString text = thebes.lines.join(u'\n');
  for (const char* said : {"Anna is alone in front, with 8 in influence (TORTURER-1)",
                           "Nobody is alone in front in negotiation (RESOLVE-3)",
                           "Anna is alone in front, with 3 in haggling (MERCHANT-1)",
                           "torturer troop: Anna (LOAD-5)", "Lying here: nothing (SUPPLY-1)"}) {
    QVERIFY2(text.contains(QString::fromLatin1(said)), qPrintable(text));
  }
  QCOMPARE(thebes.numbers.front().name, QStringLiteral("Resources on the site Thebes"));
  // Nothing of it is said of another site.
  QVERIFY(!siteWhy(session, Site::giza).lines.join(u'\n').contains(QStringLiteral("TORTURER-1")));
  const QString anna = playerWhy(session, 0).lines.join(u'\n');
  QVERIFY2(anna.contains(QStringLiteral("1 worker and 1 statue received (MERCHANT-1)")),
           qPrintable(anna));
}

void tst_pyramidion_told::boatSaysWhatIsMissing_LOAD_8() {
  ui::SessionOf<Rules> session(emptyTable(3), rulebookCopy());
  const auto enter = [&](const Entry& entry) { QVERIFY(session.enter(entry).accepted); };
  enter(SetUp{{1, 2, 3}, {}});
  NewBoats boats{boatsInRow, {}};
  boats.boats.fill({some(2, Resource::wood) += some(1, Resource::food), 4, 0});
  enter(boats);
  const ui::WhyText boat = boatWhy(session, 1, noPlayer);
  QCOMPARE(boat.topics.size(), std::size_t{3});
  const QString text = boat.topics.front().ask().lines.join(u'\n');
  for (const char* said :
       {"Needed: 2 wood and 1 food (BOAT-4)", "Anna lacks: 2 wood and 1 food",
        "Own statues: 0. Troops not used yet: 0 (LOAD-5)", "So Anna cannot load it (LOAD-8)"}) {
    QVERIFY2(text.contains(QString::fromLatin1(said)), qPrintable(text));
  }
  // There is none: what the rules say.
  QVERIFY(boatWhy(session, reservedBoat, 0).lines.front().endsWith(u"(POWER-KARNAK)"));
}

void tst_pyramidion_told::brokenRulesAreNamed() {
  ui::SessionOf<Rules> session(emptyTable(3), rulebookCopy());
  QVERIFY(session.enter(SetUp{{1, 2, 3}, {}}).accepted);
  const QStringList broken = ui::rulesBroken<Rules>(session, NewBoats{1, {}});
  QVERIFY(broken.size() >= 2);
  for (const QString& line : broken) endsWithItsRule(line);
  QVERIFY(broken.join(u' ').contains(QStringLiteral("(BOAT-1)")));
}

NILOMETER_TEST(tst_pyramidion_told)
#include "tst_pyramidion_told.moc"
