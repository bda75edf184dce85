// SPDX-License-Identifier: GPL-3.0-or-later
#include "entered_cells.h"
#include "position_documents.h"
#include "test_program.h"
#include "tests/golden_games.h"

#include "engine/egizia/file/position_document.h"

#include <QElapsedTimer>
#include <QTest>

using namespace nilometer::egizia;
using nilometer::record::withFormat;
using nilometer::record::withSumsOnly;
using nilometer::test::goldenEdition;

namespace {

const Edition& printedValues() {
  static const auto edition = goldenEdition();
  return *edition;
}

/// Two players who have got as far as three fields, as a file on the disk.
PositionEntered threeFields() {
  PositionEntered entered;
  entered.edition = {printedValues().id, printedValues().checksum};
  entered.seats = {{"Anna \"A\" {[", "green", 0}, {"", "blue", 0}};
  entered.texts[{PositionRow::points, 0, 0}] = "61";
  entered.texts[{PositionRow::points, 0, 1}] = "58";
  entered.texts[{PositionRow::stones, 0, 1}] = "7";
  return entered;
}

std::string onDisk(const PositionEntered& entered, int format = positionFormatVersion) {
  return withSumsOnly(
      withFormat(writePosition(entered, Position::Stage::open, nullptr, printedValues()), format));
}

} // namespace

/// What of an end position can be read when its file is damaged.
class tst_position_damage : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void wholeDocumentIsReadAsItWasEntered();
  void disputedFieldsAreReadAsTheyWereEntered();
  void flippedBitIsNoticed_data();
  void flippedBitIsNoticed();
  void cutDocumentKeepsItsWholeCells();
  void zerosBehindItAreNoDamage();
  void documentWithoutAChecksumStaysReadable();
  void damageOfALargeDocumentIsFoundSoon();
};

void tst_position_damage::wholeDocumentIsReadAsItWasEntered() {
  for (const int format : {4, 6, 7}) {
    const auto read = readPositionEntered(onDisk(threeFields(), format), printedValues());
    QVERIFY(read);
    QVERIFY(*read == threeFields());
  }
}

void tst_position_damage::disputedFieldsAreReadAsTheyWereEntered() {
  PositionEntered entered = threeFields();
  entered.disputes[{PositionRow::stones, 0, 1}] = {"Ben saw it", "8"};
  for (const int format : {6, 7}) {
    const auto read = readPositionEntered(onDisk(entered, format), printedValues());
    QVERIFY(read);
    QVERIFY(*read == entered);
  }
}

void tst_position_damage::flippedBitIsNoticed_data() {
  QTest::addColumn<bool>("disputed");
  QTest::addColumn<int>("format");
  QTest::newRow("nothing disputed, an older format") << false << 4;
  QTest::newRow("a field is disputed") << true << 7;
}

void tst_position_damage::flippedBitIsNoticed() {
  QFETCH(bool, disputed);
  QFETCH(int, format);
  PositionEntered entered = threeFields();
  if (disputed) entered.disputes[{PositionRow::stones, 0, 1}] = {"Ben saw it", "8"};
  const std::string whole = onDisk(entered, format);
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string text = whole;
      text[at] = static_cast<char>(text[at] ^ (1 << bit));
      const ReadablePosition readable = readablePosition(text);
      const auto read = readPositionEntered(readable.text, printedValues());
      // It cannot be read, is known to be damaged, or says what it said.
      const bool told = !read || readable.damage || *read == entered;
      QVERIFY2(told, qPrintable(QString::number(at)));
      // Whoever does not ask for what is left is refused.
      const auto strict = readPositionEntered(text, printedValues());
      QVERIFY(!strict || *strict == entered);
    }
  }
}

void tst_position_damage::cutDocumentKeepsItsWholeCells() {
  const std::string whole = onDisk(threeFields());
  const std::size_t cells = whole.find("\"cells\":[");
  std::size_t most = 0;
  for (std::size_t at = cells; at + 1 < whole.size(); ++at) {
    const ReadablePosition readable = readablePosition(whole.substr(0, at));
    QVERIFY(readable.damage);
    const auto read = readPositionEntered(readable.text, printedValues());
    if (!read) continue;
    // Never less with more of it.
    QVERIFY(read->texts.size() >= most);
    most = read->texts.size();
    const EnteredPosition entered = threeFields();
    for (const auto& [key, text] : read->texts) QCOMPARE(text, entered.texts.at(key));
  }
  QCOMPARE(most, std::size_t{3});
}

void tst_position_damage::zerosBehindItAreNoDamage() {
  const std::string text = onDisk(threeFields()) + std::string(512, '\0');
  const ReadablePosition readable = readablePosition(text);
  QVERIFY(!readable.damage);
  QVERIFY(*readPositionEntered(readable.text, printedValues()) == threeFields());
}

void tst_position_damage::documentWithoutAChecksumStaysReadable() {
  for (const int format : {3, 5, 7}) {
    const std::string text = withFormat(
        writePosition(threeFields(), Position::Stage::open, nullptr, printedValues()), format);
    QVERIFY(!readablePosition(text).damage);
    QVERIFY(*readPositionEntered(text, printedValues()) == threeFields());
  }
}

void tst_position_damage::damageOfALargeDocumentIsFoundSoon() {
  const std::string head = R"({"nilometer":"position","format":4,"entered":{"cells":[)";
  std::string many = head;
  for (int cell = 0; cell < 20'000; ++cell) many += "{\"row\":\"points\"},";
  const std::string deep = head + std::string(500'000, '[') + std::string(500'000, ']');
  QElapsedTimer clock;
  clock.start();
  const ReadablePosition cut = readablePosition(many);
  QVERIFY(cut.damage);
  QCOMPARE(cut.end, many.size() - 1);
  QVERIFY(readablePosition(deep).damage);
  // One by one it would be minutes.
  QVERIFY2(clock.elapsed() < 10'000, qPrintable(QString::number(clock.elapsed())));
}

NILOMETER_TEST(tst_position_damage)
#include "tst_position_damage.moc"
