// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/table/invariants.h"
#include "engine/table/names.h"
#include "engine/table/printed_keys.h"
#include "engine/table/toss.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace nilometer::table;

namespace {

constexpr auto words = std::to_array<std::string_view>({"", "cards.*", "rows[#].worth[#]", "end"});
constexpr auto cards = std::to_array<std::string_view>({"ibis", "cat"});

std::span<const std::string_view> listed(std::string_view list) {
  return list == "cards." ? std::span<const std::string_view>(cards)
                          : std::span<const std::string_view>();
}
std::string textOf(PrintedPlace place) {
  return placeText(words[place.key], place,
                   [](std::string_view list, std::size_t index) { return listed(list)[index]; });
}
PrintedPlace named(std::string_view text) {
  return placeNamed(words, text, listed);
}

enum class Holds : std::uint8_t { stones, ships };
enum class Wrong : std::uint8_t { tooMany, sunk, late };

} // namespace

class tst_Names : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void aWordStandsForItsPlace() {
    QVERIFY(findName(cards, "cat") == std::size_t{1});
    QVERIFY(!findName(cards, "Cat"));
    QVERIFY(findRule(words, "end") == RuleId{3});
    QVERIFY(!findRule(words, "cards"));
    QVERIFY((findPlace(words, "cards.*") == PrintedPlace{1, 0, 0}));
    QVERIFY(!findPlace(words, "cards.cat"));
  }

  void aPlaceIsWrittenAndFoundAgain() {
    for (const PrintedPlace place :
         {PrintedPlace{1, 1, 0}, PrintedPlace{2, 3, 9}, PrintedPlace{3, 0, 0}}) {
      QVERIFY(named(textOf(place)) == place);
    }
    QCOMPARE(textOf({2, 3, 9}), "rows[3].worth[9]");
    QCOMPARE(textOf({1, 0, 0}), "cards.ibis");
  }

  void whatFitsNoKeyIsNotPrinted() {
    for (const char* text : {"", "cards.", "cards.dog", "cards.cat.more", "rows[].worth[1]",
                             "rows[12].worth[1]", "rows[x].worth[1]", "rows[1].worth[1", "ends"}) {
      QVERIFY2(named(text).key == 0, text);
    }
  }

  void everyFaultBreaksWhatItSays() {
    constexpr auto impossible = [] {
      ImpossibleFaults<Wrong, 3> all;
      all.add(Holds::stones, {Wrong::tooMany});
      all.add(Holds::ships, {Wrong::sunk});
      return all;
    }();
    Verdict verdict;
    verdict.add(finding(RuleId{0}, Wrong::late, 0));
    QCOMPARE(impossible.of(verdict), Impossible{0});
    verdict.add(missingValue(RuleId{0}, {1, 0, 0}));
    QCOMPARE(impossible.of(verdict), Impossible{0});
    verdict.add(finding(RuleId{0}, Wrong::sunk, 0));
    QCOMPARE(impossible.of(verdict), invariantBit(Holds::ships));
    verdict.add(finding(RuleId{0}, Wrong::tooMany, 0));
    QCOMPARE(impossible.of(verdict), invariantBit(Holds::ships) | invariantBit(Holds::stones));
  }

  void aSeedGivesTheSameTossesEverywhere() {
    Toss one(7);
    Toss other(7);
    std::vector<int> things{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    std::vector<int> same = things;
    one.shuffle(things);
    other.shuffle(same);
    QVERIFY(things == same);
    QVERIFY(!std::ranges::is_sorted(things));
    std::ranges::sort(things);
    QVERIFY((things == std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    for (int i = 0; i < 100; ++i) {
      const std::size_t toss = one.below(6);
      QVERIFY(toss < 6);
      QCOMPARE(toss, other.below(6));
    }
  }
};

NILOMETER_TEST(tst_Names)
#include "tst_names.moc"
