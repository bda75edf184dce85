// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/record/ids.h"
#include "engine/record/json.h"

#include <QTest>

#include <array>
#include <string>
#include <variant>
#include <vector>

using namespace nilometer;
using namespace nilometer::record;

namespace {

constexpr auto beyond = std::to_array<std::string_view>({"none"});
constexpr auto above = std::to_array<std::string_view>({"king", "god"});
constexpr auto letters = std::to_array<std::string_view>({"a", "b", "c"});
constexpr NumberOrWord fromNone{1, 3, 0, beyond};
constexpr NumberOrWord toGod{1, 3, 4, above};

/// What is wrong with a text as `as` reads it, as its place and what is expected there; empty:
/// nothing.
template <class As> std::string wrongIn(const std::string& text, const As& as) {
  const auto json = parseJson(text);
  JsonReading reading(*json);
  static_cast<void>(as.read(reading.root()));
  return reading.failed() ? reading.error().where + ": " + reading.error().expected : std::string();
}
template <class As> auto readAs(const std::string& text, const As& as) {
  const auto json = parseJson(text);
  JsonReading reading(*json);
  return as.read(reading.root());
}
template <class T, class As> std::string written(const T& value, const As& as) {
  JsonText out;
  as.write(out, value);
  return out.take();
}

struct Wait {
  friend bool operator==(const Wait&, const Wait&) = default;
};
struct Go {
  int steps = 2;
  friend bool operator==(const Go&, const Go&) = default;
};
using Doing = std::variant<Wait, Go>;
constexpr auto doings = std::to_array<std::string_view>({"wait", "go"});

} // namespace

class tst_Ids : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void aNumberOrAWordBeyondIt() {
    QCOMPARE(int{readAs("\"none\"", fromNone)}, 0);
    QCOMPARE(int{readAs("3", fromNone)}, 3);
    QCOMPARE(int{readAs("\"god\"", toGod)}, 5);
    QCOMPARE(written(std::uint8_t{0}, fromNone), "\"none\"");
    QCOMPARE(written(std::uint8_t{4}, toGod), "\"king\"");
    QCOMPARE(written(std::uint8_t{2}, toGod), "2");
    QVERIFY(!wrongIn("4", toGod).empty());
    QVERIFY(!wrongIn("\"none\"", toGod).empty());
  }

  void howManyOfEachLeavesOutWhatIsNeitherNumberNorWord() {
    using Counts = std::array<std::uint8_t, 6>;
    const CountOfEach<Counts> as{toGod, {0, 9}};
    const Counts counts = readAs(R"({"1":2,"god":4})", as);
    QVERIFY((counts == Counts{0, 2, 0, 0, 0, 4}));
    QCOMPARE(written(counts, as), R"({"1":2,"god":4})");
    QCOMPARE(written(Counts{7, 0, 0, 0, 1, 0}, as), R"({"king":1})");
    QVERIFY(!wrongIn(R"({"0":1})", as).empty());
    QVERIFY(!wrongIn(R"({"1":10})", as).empty());
  }

  void aSetNamesEachOnce() {
    const SetOf<unsigned, Word<int>> as{Word<int>{letters}};
    QCOMPARE(readAs(R"(["c","a"])", as), 0b101U);
    QCOMPARE(written(0b110U, as), R"(["b","c"])");
    QCOMPARE(wrongIn(R"(["a","b","a"])", as), "[2]: each only once");
    const SetOf<unsigned, Word<int>> few{Word<int>{letters}, 1};
    QVERIFY(!wrongIn(R"(["a","b"])", few).empty());
  }

  void anArrayHasNoMoreAndNoFewer() {
    const ArrayOf<int, 2, Word<int>> as{Word<int>{letters}};
    QVERIFY((readAs(R"(["b","a"])", as) == std::array{1, 0}));
    QCOMPARE(written(std::array{2, 0}, as), R"(["c","a"])");
    QVERIFY(!wrongIn(R"(["b"])", as).empty());
    QVERIFY(!wrongIn(R"(["b","a","c"])", as).empty());
  }

  void playersAreNamedByTheirColours() {
    const std::vector<Seat> seats{{.name = "Ani", .colour = "red"},
                                  {.name = "Nu", .colour = "blue"}};
    const SeatColour as{seats};
    QCOMPARE(int{readAs("\"blue\"", as)}, 1);
    QCOMPARE(written(table::Player{0}, as), "\"red\"");
    QVERIFY(!wrongIn("\"green\"", as).empty());
  }

  void anEntryOfTheKindThatIsSaidBeginsAsItIsWithoutKeys() {
    const auto json = parseJson(R"({"do":"go"})");
    JsonReading reading(*json);
    Archive at(reading.root());
    Doing doing = Wait{};
    describeKind(at, doing, doings);
    at.end();
    QVERIFY(!reading.failed());
    QVERIFY(doing == Doing(Go{}));
    JsonText out;
    Archive writing(out.object());
    describeKind(writing, doing, doings);
    QCOMPARE(out.endObject().take(), R"({"do":"go"})");
    QVERIFY(doing == Doing(Go{}));
  }
};

NILOMETER_TEST(tst_Ids)
#include "tst_ids.moc"
