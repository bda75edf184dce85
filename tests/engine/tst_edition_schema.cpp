// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/record/edition_schema.h"

#include <QTest>

#include <array>
#include <optional>
#include <string>
#include <vector>

using namespace nilometer;
using namespace nilometer::record;
using table::Provenance;

namespace {

constexpr EditionForm form{{"walked", GameNamed::always}};
constexpr Number<int> number{0, 9};

struct Card {
  std::string id;
  bool big = false;
  int worth = 0;
};

struct Edition {
  std::string id = "box-1";
  std::string name = "Box";
  std::string checksum;
  std::vector<table::PrintedValue> printed;
  int stones = 3;
  std::array<std::optional<int>, 2> steps{1, std::nullopt};
  std::array<std::optional<int>, 2> worth{4, 5};
  int maker = 7;
  std::vector<Card> cards{{"field", true, 8}, {"quarry", false, 2}};
};

void walk(EditionSchema& at, Edition& edition) {
  at.group("board", [&] { at.needed("stones", edition.stones, number); });
  at.list("steps", 2, [&](std::size_t i) { at.value(edition.steps[i], number); });
  at.each("rows", 2, [&](std::size_t i) { at.value("worth", edition.worth[i], number); });
}

/// A box with cards, and with a fact about it that no rule uses.
void walkAll(EditionSchema& at, Edition& edition) {
  at.group("box", [&] { at.value("maker", edition.maker, number); });
  at.uncounted();
  walk(at, edition);
  at.cards("cards", edition.cards, 3, [&](Card& card) {
    at.id(card.id, "start");
    at.plain("big", card.big, YesNo{});
    at.value("worth", card.worth, number);
  });
}

std::string textOf(const Edition& edition) {
  return writeWalked(edition, form, walk);
}
Result<Edition> editionIn(const std::string& text) {
  return readWalked<Edition>(text, "box.json", form, walk);
}
Result<Edition> allIn(const std::string& text) {
  return readWalked<Edition>(text, "box.json", form, walkAll);
}
/// The text with one place of it changed.
std::string changed(const std::string& from, const std::string& to, std::string text = textOf({})) {
  const std::size_t at = text.find(from);
  return at == std::string::npos ? std::string() : text.replace(at, from.size(), to);
}

} // namespace

class tst_EditionSchema : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void whatIsWrittenReadsBack() {
    const auto read = editionIn(textOf({}));
    QVERIFY(read);
    QCOMPARE(read->stones, 3);
    QVERIFY(read->steps == Edition().steps);
    QVERIFY(read->worth == Edition().worth);
    QCOMPARE(textOf(*read), textOf({}));
  }

  void everyValueIsListedByItsPlace() {
    const auto read = editionIn(textOf({}));
    std::vector<std::string> keys;
    for (const table::PrintedValue& value : read->printed) keys.push_back(value.key);
    QVERIFY((keys == std::vector<std::string>{"board.stones", "steps[0]", "steps[1]",
                                              "rows[0].worth", "rows[1].worth"}));
    QCOMPARE(read->printed[0].value, "3");
    QVERIFY(read->printed[0].provenance == Provenance::assumed);
    QVERIFY(read->printed[2].provenance == Provenance::missing);
  }

  void provenancesAreKeptAndChangeNoChecksum() {
    auto read = editionIn(textOf({}));
    read->printed[0].provenance = Provenance::confirmed;
    read->printed[0].reason = "Looked at.";
    const auto again = editionIn(textOf(*read));
    QVERIFY(again);
    QVERIFY(again->printed[0].provenance == Provenance::confirmed);
    QCOMPARE(again->printed[0].reason, "Looked at.");
    QCOMPARE(again->checksum, read->checksum);
    Edition other;
    other.worth[1] = 6;
    QVERIFY(walkedChecksum(other, walk) != read->checksum);
  }

  void whatDoesNotFitIsRefusedWithItsPlace() {
    const auto where = [](const std::string& text) {
      const auto read = editionIn(text);
      return read ? std::string("read") : read.error().where;
    };
    QCOMPARE(where(changed("\"value\": 3", "\"value\": 10")), "board.stones.value");
    QCOMPARE(where(changed("\"worth\"", "\"weight\"")), "rows[0].worth");
    QCOMPARE(where(changed("\"rows\"", "\"rowers\"")), "rows");
    QCOMPARE(where(changed("\"steps\"", "\"more\": 1, \"steps\"")), "more");
    QCOMPARE(where(changed("{\"value\": 1,", "{\"value\": 1, \"was\": 2,")), "steps[0].was");
  }

  void cardsAreCalledByTheirIds() {
    Edition edition;
    edition.cards.pop_back();
    const auto read = allIn(writeWalked(edition, form, walkAll));
    QVERIFY(read);
    QCOMPARE(read->cards.size(), std::size_t{1});
    QVERIFY(read->cards[0].id == "field" && read->cards[0].big && read->cards[0].worth == 8);
    QCOMPARE(read->printed.front().key, "box.maker");
    QCOMPARE(read->printed.back().key, "cards.field.worth");
    QCOMPARE(read->printed.back().value, "8");
    QVERIFY(!allIn(changed("\"field\"", "\"start\"", writeWalked(edition, form, walkAll))));
  }

  void everyPlainMemberCountsAndNoFactOfTheBox() {
    Edition edition;
    const std::string checksum = walkedChecksum(edition, walkAll);
    edition.maker = 6;
    QCOMPARE(walkedChecksum(edition, walkAll), checksum);
    edition.cards[1].big = true;
    QVERIFY(walkedChecksum(edition, walkAll) != checksum);
  }

  void whatIsNoOptionalMayNotBeMissing() {
    const auto read = allIn(changed("{\"value\": 7, \"provenance\": \"assumed\"",
                                    "{\"value\": null, \"provenance\": \"missing\"",
                                    writeWalked(Edition(), form, walkAll)));
    QVERIFY(!read);
    QCOMPARE(read.error().where, "box.maker.value");
  }

  void whatNoGameCanDoWithoutMustBeThere() {
    const auto read = editionIn(changed("{\"value\": 3, \"provenance\": \"assumed\"",
                                        "{\"value\": null, \"provenance\": \"missing\""));
    QVERIFY(!read);
    QVERIFY(read.error().fault == ReadFault::badEdition);
    QCOMPARE(read.error().file, "box.json");
  }
};

NILOMETER_TEST(tst_EditionSchema)
#include "tst_edition_schema.moc"
