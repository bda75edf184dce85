// SPDX-License-Identifier: GPL-3.0-or-later
// A player's fields: how an entry names them, and the colour each counts as.
#include "support.h"
#include "test_program.h"

#include "engine/egizia/fields.h"

#include <QTest>

#include <set>

using namespace nilometer;
using namespace nilometer::egizia;
using namespace nilometer::test;

class tst_Fields : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void everyFieldHasAName_CARDFIELDGREEN();
  void onlyOwnFieldsAreFound();
  void improvedColourEndsAtGreen_CARDIMPROVEFIELD();
};

void tst_Fields::everyFieldHasAName_CARDFIELDGREEN() {
  Table table;
  // Two green fields that bear the same have one name: the copies are counted.
  const int first = table.give(a, CardKind::fieldGreen);
  const int amount = table.edition().nileCards[at(first)].amount;
  table.give(a, CardKind::quarry);
  const int second = table.give(a, CardKind::fieldGreen, amount);
  const int brown = table.give(a, CardKind::fieldBrown);
  QCOMPARE(table.name(first), table.name(second));
  const std::vector<FieldRef> fields = fieldsOf(table.edition(), table.of(a));
  QCOMPARE(fields.size(), std::size_t{4}); // the quarry is none
  QVERIFY(!fields[0].name);                // the start field comes first
  std::set<int> found;
  for (const FieldRef& field : fields) {
    const std::optional<int> card = findField(table.edition(), table.of(a), field);
    QVERIFY(card);
    found.insert(*card);
  }
  QCOMPARE(found, (std::set<int>{startFieldCard, first, second, brown}));
  QCOMPARE(findField(table.edition(), table.of(a), {table.name(first), 1}), std::optional(first));
  QCOMPARE(findField(table.edition(), table.of(a), {table.name(first), 2}), std::optional(second));
}

void tst_Fields::onlyOwnFieldsAreFound() {
  Table table;
  const int green = table.give(a, CardKind::fieldGreen);
  const int quarry = table.give(a, CardKind::quarry);
  const auto find = [&](Player player, const FieldRef& field) {
    return findField(table.edition(), table.of(player), field);
  };
  QVERIFY(!find(a, {table.name(green), 2})); // there is only one
  QVERIFY(!find(a, {table.name(quarry), 1}));
  QVERIFY(!find(b, {table.name(green), 1}));
  QCOMPARE(find(b, {}), std::optional<int>(startFieldCard));
  table.of(b).cards &= ~cardBit(startFieldCard);
  QVERIFY(!find(b, {}));
}

void tst_Fields::improvedColourEndsAtGreen_CARDIMPROVEFIELD() {
  Table table;
  const int brown = table.give(a, CardKind::fieldBrown);
  const int yellowGreen = table.give(a, CardKind::fieldYellowGreen);
  const int green = table.give(a, CardKind::fieldGreen);
  PlayerState& own = table.of(a);
  const auto colours = [&] {
    const auto of = [&](int field) { return colourOf(table.edition(), own, field); };
    return std::vector<FieldColour>{of(brown), of(yellowGreen), of(green), of(startFieldCard)};
  };
  QCOMPARE(colours(), (std::vector<FieldColour>{FieldColour::brown, FieldColour::yellowGreen,
                                                FieldColour::green, FieldColour::green}));
  own.improvedOnce =
      cardBit(brown) | cardBit(yellowGreen) | cardBit(green) | cardBit(startFieldCard);
  QCOMPARE(colours(), (std::vector<FieldColour>{FieldColour::yellowGreen, FieldColour::green,
                                                FieldColour::green, FieldColour::green}));
  own.improvedTwice = own.improvedOnce;
  QCOMPARE(colours(), std::vector<FieldColour>(4, FieldColour::green));
}

NILOMETER_TEST(tst_Fields)
#include "tst_fields.moc"
