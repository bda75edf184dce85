// SPDX-License-Identifier: GPL-3.0-or-later
// Nile cards and Sphinx cards on the pages to check the printed values on.
#include "test_program.h"

#include "tests/ui/copy_cards_fixture.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"
#include "ui/egizia/text/words.h"

#include <QSet>

using namespace nilometer;
using namespace nilometer::test;
using egizia::CardKind;
using egizia::SphinxKind;
using ui::ChoiceField;
using ui::NumberField;
using ui::StepButton;

namespace {

void addPages() {
  QTest::addColumn<PrintedPage>("page");
  QTest::newRow("fields and quarries") << PrintedPage::fieldsAndQuarries;
  QTest::newRow("other Nile cards") << PrintedPage::otherNileCards;
  QTest::newRow("Sphinx cards") << PrintedPage::sphinxCards;
}

/// The Nile cards of the page in its order, their places in the document.
QStringList cardsOn(const CopyBench& bench) {
  const QString count = u".decks.1/2"_s;
  QStringList cards = bench.tabOrder().filter(count);
  for (QString& card : cards) card.chop(count.size());
  return cards;
}

int cardsIn(const CopyBench& bench, std::size_t deck) {
  return static_cast<int>(std::ranges::count(
      bench.edition().nileCards, static_cast<egizia::Deck>(deck), &egizia::NileCard::deck));
}

} // namespace

class TestCopyPicturesCards : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyWordCanBeChosen_data() { addPages(); }
  void everyWordCanBeChosen();
  void everyKindOfNileCardCanBeAddedAndTakenOut();
  void aNewNileCardGoesToTheDeckThatLacksOne();
  void theLastCardOfItsKindStaysInItsDeck();
  void decksThatDoNotAddUpArePointedOut();
  void aBonusCanBecomeEveryOtherOne();
  void everyKindOfSphinxCardCanBeAddedAndTakenOut();
  void aSphinxCardCanBecomeEveryOtherKind();
  void tooFewSphinxCardsArePointedOut();
  void aRowThatIsNotThereCanBeReplaced();
  void anotherBuildingComesWithItsOwnParts();
  void aPartOfTheTempleHasItsNameInWhateverOrder();
};

void TestCopyPicturesCards::everyWordCanBeChosen() {
  QFETCH(PrintedPage, page);
  const egizia::EditionDocument copy = differentCopy();
  CopyBench bench(page, copy);
  constexpr int enough = 3; // of each sort
  QHash<QString, int> tried;
  for (const std::string& key : keysOn(bench.edition(), page)) {
    for (const Word& word : wordsBelow(copy, key)) {
      if (++tried[word.place.section(u'.', 2)] > enough) continue;
      auto* field = bench.cell<ChoiceField>(word.place);
      if (field == nullptr || field->content().options.size() < 2) continue;
      QVERIFY2(chooseNext(*field), qPrintable(word.place));
      QVERIFY2(valueAt(bench.document(), word.place) != valueAt(copy, word.place),
               qPrintable(word.place));
      bench.show(copy);
    }
  }
}

void TestCopyPicturesCards::everyKindOfNileCardCanBeAddedAndTakenOut() {
  for (const auto page : {PrintedPage::fieldsAndQuarries, PrintedPage::otherNileCards}) {
    CopyBench bench(page, shippedCopy());
    for (const auto& option : bench.cell<ChoiceField>(u"nileCards add"_s)->content().options) {
      const auto kind = static_cast<CardKind>(option.id);
      QSet<QString> before;
      for (const std::string& id : bench.edition().cardNames) before += QString::fromStdString(id);
      bench.cell<ChoiceField>(u"nileCards add"_s)->choose(static_cast<int>(kind));
      bench.settle();
      QCOMPARE(bench.edition().cardNames.size(), std::size_t(before.size()) + 1);
      const QString id = QString::fromStdString(bench.edition().cardNames.back());
      QVERIFY(!before.contains(id));
      const auto isIt = [&](const egizia::NileCard& card) {
        return card.kind == kind && card.name + 1U == bench.edition().cardNames.size();
      };
      QVERIFY(std::ranges::any_of(bench.edition().nileCards, isIt));
      const auto* count = bench.cell<NumberField>(u"nileCards."_s + id + u".decks.1/2"_s);
      QVERIFY(count != nullptr && count->isVisible());
      QVERIFY(bench.press(u"nileCards."_s + id + u" remove"_s));
      QCOMPARE(bench.edition().cardNames.size(), std::size_t(before.size()));
      QVERIFY(bench.checked().findings.empty());
    }
  }
}

void TestCopyPicturesCards::aNewNileCardGoesToTheDeckThatLacksOne() {
  for (int deck = 0; deck < egizia::deckCount; ++deck) {
    CopyBench bench(PrintedPage::fieldsAndQuarries, shippedCopy());
    const auto& cards = bench.edition().nileCards;
    const auto lost =
        std::ranges::find(cards, static_cast<egizia::Deck>(deck), &egizia::NileCard::deck);
    const std::string key = "nileCards." + bench.edition().cardNames[lost->name];
    QVERIFY(bench.apply([&](egizia::EditionDocument& copy) { return copy.removeCard(key); }));
    QVERIFY(!bench.checked().findings.empty());
    // A card of several decks is missed in more than one: the first is filled first.
    std::size_t first = 0;
    while (cardsIn(bench, first) >= egizia::printedDeckSizes[first]) ++first;
    const int before = cardsIn(bench, first);
    bench.cell<ChoiceField>(u"nileCards add"_s)->choose(static_cast<int>(CardKind::quarry));
    QCOMPARE(cardsIn(bench, first), before + 1);
  }
}

void TestCopyPicturesCards::theLastCardOfItsKindStaysInItsDeck() {
  CopyBench bench(PrintedPage::otherNileCards, shippedCopy());
  for (const QString& card : cardsOn(bench)) {
    const auto in = [&](std::size_t deck) -> QString {
      return card + u".decks."_s + QString::fromUtf8(egizia::deckNames[deck].data());
    };
    const std::array decks{bench.number(in(0)), bench.number(in(1)), bench.number(in(2))};
    if (std::max(decks[0], 0) + std::max(decks[1], 0) + std::max(decks[2], 0) != 1) continue;
    const auto deck = static_cast<std::size_t>(std::ranges::find(decks, 1) - decks.begin());
    QVERIFY(bench.type(in(deck), 0));
    QCOMPARE(bench.number(in(deck)), 1);
    // It can move: first into the other deck, then out of this one.
    const std::size_t other = (deck + 1) % egizia::deckCount;
    QVERIFY(bench.type(in(other), 1));
    QVERIFY(bench.type(in(deck), 0));
    QCOMPARE(bench.number(in(deck)), 0);
    return;
  }
  QFAIL("every card is there twice");
}

void TestCopyPicturesCards::decksThatDoNotAddUpArePointedOut() {
  for (const auto page : {PrintedPage::fieldsAndQuarries, PrintedPage::otherNileCards}) {
    CopyBench bench(page, shippedCopy());
    QVERIFY(bench.wrongTexts().isEmpty());
    const QString place = cardsOn(bench).front() + u".decks.1/2"_s;
    const int before = bench.number(place);
    QVERIFY(bench.type(place, before + 2));
    QCOMPARE(bench.wrongTexts().size(), 1);
    QVERIFY(bench.wrongTexts().front().contains(u" – 2 "_s));
    QVERIFY(bench.type(place, before));
    QVERIFY(bench.wrongTexts().isEmpty());
  }
}

void TestCopyPicturesCards::aBonusCanBecomeEveryOtherOne() {
  CopyBench bench(PrintedPage::fieldsAndQuarries, shippedCopy());
  const QString key = bench.tabOrder().filter(u".bonus.kind"_s).front().chopped(11);
  for (const int kind : {0, 1, 2, 3, 4, 0}) {
    const auto options = bench.cell<ChoiceField>(key + u".bonus.kind"_s)->content().options;
    QCOMPARE(options.size(), std::size_t(5));
    bench.cell<ChoiceField>(key + u".bonus.kind"_s)->choose(kind);
    bench.settle();
    QVERIFY(bench.checked().findings.empty());
    const auto* amount = bench.cell<NumberField>(key + u".bonus.amount"_s);
    QCOMPARE(amount != nullptr && amount->isVisible(), kind != 0);
  }
}

void TestCopyPicturesCards::everyKindOfSphinxCardCanBeAddedAndTakenOut() {
  CopyBench bench(PrintedPage::sphinxCards, shippedCopy());
  const std::size_t count = bench.edition().sphinxCards.size();
  for (int kind = 0; kind <= static_cast<int>(SphinxKind::perTen); ++kind) {
    bench.cell<ChoiceField>(u"sphinxCards add"_s)->choose(kind);
    bench.settle();
    QCOMPARE(bench.edition().sphinxCards.size(), count + 1);
    const egizia::SphinxCard& added = bench.edition().sphinxCards.back();
    QCOMPARE(static_cast<int>(added.kind), kind);
    const QString key = u"sphinxCards."_s + QString::fromStdString(added.id);
    QVERIFY(bench.cell<ChoiceField>(key + u".condition.kind"_s)->isVisible());
    QVERIFY(bench.press(key + u" remove"_s));
    QCOMPARE(bench.edition().sphinxCards.size(), count);
  }
  QVERIFY(bench.checked().findings.empty());
}

void TestCopyPicturesCards::aSphinxCardCanBecomeEveryOtherKind() {
  CopyBench bench(PrintedPage::sphinxCards, differentCopy());
  const QString key =
      u"sphinxCards."_s + QString::fromStdString(bench.edition().sphinxCards.front().id);
  for (int kind = static_cast<int>(SphinxKind::perTen); kind >= 0; --kind) {
    bench.cell<ChoiceField>(key + u".condition.kind"_s)->choose(kind);
    bench.settle();
    QCOMPARE(static_cast<int>(bench.edition().sphinxCards.front().kind), kind);
    QVERIFY(bench.checked().findings.empty());
    for (const char* part : {"condition", "points"}) {
      for (const QString& place : numberPlaces(bench.document(), key.toStdString() + '.' + part)) {
        QVERIFY2(bench.cell<NumberField>(place) != nullptr, qPrintable(place));
      }
    }
    QVERIFY(bench.overlaps().isEmpty());
  }
}

void TestCopyPicturesCards::tooFewSphinxCardsArePointedOut() {
  CopyBench bench(PrintedPage::sphinxCards, shippedCopy());
  QVERIFY(bench.wrongTexts().isEmpty());
  const QString key =
      u"sphinxCards."_s + QString::fromStdString(bench.edition().sphinxCards.back().id);
  QVERIFY(bench.press(key + u" remove"_s));
  QCOMPARE(bench.wrongTexts().size(), 1);
  QVERIFY(bench.wrongTexts().front().contains(u" – 1 "_s));
}

void TestCopyPicturesCards::aRowThatIsNotThereCanBeReplaced() {
  CopyBench bench(PrintedPage::sphinxCards, shippedCopy());
  // The obelisk loses its highest row, and some card asks for it.
  const auto rows = bench.edition().plan(egizia::Building::obelisk).parts;
  const auto cards = bench.edition().sphinxCards;
  const auto asks = std::ranges::find_if(cards, [&](const egizia::SphinxCard& card) {
    return card.kind == SphinxKind::built && card.building == egizia::Building::obelisk;
  });
  const std::string id = asks->id;
  const QString parts = u"sphinxCards."_s + QString::fromStdString(id) + u".condition.parts"_s;
  bench.apply([&](egizia::EditionDocument& copy) {
    bool changed = false;
    while (copy.remove("obelisk.rows", 1)) changed = true;
    return changed;
  });
  QCOMPARE(bench.edition().plan(egizia::Building::obelisk).parts.size(), std::size_t(1));
  QVERIFY(!bench.wrongTexts().isEmpty());
  auto* field = bench.cell<ChoiceField>(parts);
  QVERIFY(field != nullptr && field->isVisible());
  QCOMPARE(field->content().sureness, ui::Sureness::nonsense);
  const QString missing = valueAt(bench.document(), parts);
  // The row that is there is taken in, then the one that is not is let go.
  const std::vector<int> before = field->content().chosen;
  field->choose(0);
  bench.settle();
  for (const int one : before) bench.cell<ChoiceField>(parts)->choose(one);
  bench.settle();
  QVERIFY(valueAt(bench.document(), parts) != missing);
  const std::string key = "sphinxCards." + id;
  for (const egizia::EditionFinding& finding : bench.checked().findings) {
    QVERIFY2(!finding.key.starts_with(key + '.'), finding.key.c_str());
  }
}

void TestCopyPicturesCards::anotherBuildingComesWithItsOwnParts() {
  CopyBench bench(PrintedPage::sphinxCards, shippedCopy());
  const auto cards = bench.edition().sphinxCards;
  const auto built = std::ranges::find(cards, SphinxKind::built, &egizia::SphinxCard::kind);
  const QString key = u"sphinxCards."_s + QString::fromStdString(built->id);
  for (const int building : {3, 2, 1, 0}) {
    bench.cell<ChoiceField>(key + u".condition.building"_s)->choose(building);
    bench.settle();
    const auto& now = bench.edition().sphinxCards;
    const auto card = std::ranges::find(now, built->id, &egizia::SphinxCard::id);
    QCOMPARE(static_cast<int>(card->building), building);
    QVERIFY(card->spaces != 0);
    QVERIFY(bench.checked().findings.empty());
  }
}

// TEMPLE-1: copies may have the parts in another order.
void TestCopyPicturesCards::aPartOfTheTempleHasItsNameInWhateverOrder() {
  for (const std::string_view part : egizia::templePartNames) {
    QStringList sentences;
    for (egizia::EditionDocument copy : {shippedCopy(), differentCopy()}) {
      const std::string id = egizia::check(copy)->edition.sphinxCards.front().id;
      QVERIFY(egizia::setSphinxKind(copy, id, SphinxKind::built));
      const std::string key = "sphinxCards." + id + ".condition";
      QVERIFY(copy.set(key + ".building", record::JsonValue(std::string("temple"))));
      record::JsonArray parts;
      parts.emplace_back(std::string(part));
      QVERIFY(copy.set(key + ".parts", record::JsonValue(std::move(parts))));
      const auto checked = egizia::check(copy);
      sentences += text::sphinxCard(0, {&checked->edition, {}});
      sentences += text::sphinxInGroup(0, {&checked->edition, {}});
    }
    QCOMPARE(sentences.mid(2), sentences.mid(0, 2));
  }
}

NILOMETER_TEST(TestCopyPicturesCards)
#include "tst_copy_pictures_cards.moc"
