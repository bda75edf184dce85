// SPDX-License-Identifier: GPL-3.0-or-later
#include "egizia_positions.h"
#include "position_documents.h"
#include "position_fixture.h"
#include "test_program.h"
#include "tests/golden_games.h"

#include "engine/record/files.h"

#include <QDir>
#include <QTest>

using namespace position_fixture;
using namespace Qt::Literals::StringLiterals;
using nilometer::record::readFile;
using nilometer::test::RandomPosition;

namespace {

PositionDocument reread(const PositionDocument& document, const Edition& edition) {
  const std::string text = writePosition(document, edition);
  const auto read = readPositionDocument(text, edition);
  if (!read) qFatal("%s in %s", errorText(read).c_str(), text.c_str());
  return *read;
}

} // namespace

/// What was entered of a final position is written and read without a loss.
class tst_PositionWriter : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void storedPositionIsReadBackEqual_data();
  void storedPositionIsReadBackEqual();
  void randomPositionIsReadBackEqual();
  void everyKeyIsReadBackEqual();
  void documentFitsTheSchema();
  void whatIsNotSaidIsLeftOut();
  void sumsScoreLikeTheCards();
  void impossibleSumsAreRefused_data();
  void impossibleSumsAreRefused();
  void dateMustBeADay();

private:
  Edition m_edition = *nilometer::test::goldenEdition();
};

void tst_PositionWriter::storedPositionIsReadBackEqual_data() {
  QTest::addColumn<QString>("file");
  const QDir positions(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions"));
  for (const QString& file : positions.entryList({u"*.json"_s}, QDir::Files)) {
    if (!nilometer::test::isOfEgizia(positions.filePath(file))) continue;
    QTest::newRow(qPrintable(file)) << positions.filePath(file);
  }
}

void tst_PositionWriter::storedPositionIsReadBackEqual() {
  QFETCH(QString, file);
  const auto text = readFile(file.toStdString());
  QVERIFY(text);
  const auto document = readPositionDocument(*text, m_edition);
  QVERIFY2(document, errorText(document).c_str());
  QVERIFY(reread(*document, m_edition) == *document);
  const auto before = readPosition(*text, m_edition);
  const auto after = readPosition(writePosition(*document, m_edition), m_edition);
  QVERIFY(before && after);
  QVERIFY(scorePosition(*before, m_edition).track == scorePosition(*after, m_edition).track);
}

void tst_PositionWriter::randomPositionIsReadBackEqual() {
  for (unsigned seed = 0; seed < 40; ++seed) {
    const RandomPosition random(m_edition, 2 + static_cast<int>(seed % 3), seed);
    const PositionDocument document = random.document();
    QVERIFY(reread(document, m_edition) == document);
  }
}

void tst_PositionWriter::everyKeyIsReadBackEqual() {
  auto read = readPositionDocument(nilometer::test::positionText("revised-4-players"), m_edition);
  QVERIFY(read);
  PositionDocument document = *read;
  document.date = "2026-11-20";
  document.title = "At \"Çağla's\"";
  document.options.seatBids = true;
  for (auto& player : document.players) {
    player.seat.bid = 3;
    player.fields.clear();
    player.quarries.clear();
    player.grain = {m_edition.startFieldGrain, 4, 0};
    player.quarryYield = m_edition.startQuarry + 2;
    player.permanents.resize(1);
    player.morePermanents = 1;
  }
  QVERIFY(reread(document, m_edition) == document);
  const auto position = readPosition(writePosition(document, m_edition), m_edition);
  QVERIFY(position);
  QCOMPARE(position->date, document.date);
  QCOMPARE(position->title, document.title);
  QCOMPARE(position->players.front().bid, 3);
}

void tst_PositionWriter::documentFitsTheSchema() {
  const std::string text = nilometer::test::positionText("tournament-4-players");
  auto document = readPositionDocument(text, m_edition);
  QVERIFY(document);
  document->date = "2026-11-20";
  document->title = "Friday";
  auto& player = document->players.front();
  player.fields.clear();
  player.grain = {m_edition.startFieldGrain, 0, 0};
  player.quarries.clear();
  player.quarryYield = m_edition.startQuarry;
  player.morePermanents = 1;
  const std::string written = writePosition(*document, m_edition);
  QCOMPARE(positionSchemaFindings(QByteArray::fromStdString(written)), QByteArray());
}

void tst_PositionWriter::whatIsNotSaidIsLeftOut() {
  auto document =
      readPositionDocument(nilometer::test::positionText("tournament-4-players"), m_edition);
  QVERIFY(document);
  const std::string whole = writePosition(*document, m_edition);
  auto& player = document->players.front();
  player.sphinx.clear();
  player.stones.reset();
  player.crews = {};
  player.ownStones[static_cast<std::size_t>(Building::obelisk)] = {};
  document->built[static_cast<std::size_t>(Building::pyramid)] = {std::nullopt, 0, 0};
  const std::string text = writePosition(*document, m_edition);
  QVERIFY(text.find(R"("format":7,)") != std::string::npos);
  for (const char* key : {R"("stones":)", R"("crews":)", R"("obelisk":)"}) {
    const auto count = [key](const std::string& in) {
      return QByteArray::fromStdString(in).count(key);
    };
    QCOMPARE(count(text), count(whole) - 1);
  }
  QCOMPARE(positionSchemaFindings(QByteArray::fromStdString(text)), QByteArray());
  // A program of before could not tell that something is missing.
  const QByteArray older =
      replaced(QByteArray::fromStdString(text), R"("format":7,)", R"("format":2,)");
  const auto read = readPosition(view(older), m_edition);
  QVERIFY(!read);
  QCOMPARE(read.error().where, std::string("players[0].stones"));
}

void tst_PositionWriter::sumsScoreLikeTheCards() {
  for (unsigned seed = 0; seed < 20; ++seed) {
    const PositionDocument cards = RandomPosition(m_edition, 4, seed).document();
    const auto full = readPosition(writePosition(cards, m_edition), m_edition);
    QVERIFY(full);
    PositionDocument sums = cards;
    for (std::size_t i = 0; i < sums.players.size(); ++i) {
      auto& player = sums.players[i];
      const PlayerFacts& facts = full->facts.player[i];
      const auto named = static_cast<int>(player.permanents.size());
      player.morePermanents = facts.permanents - named;
      player.fields.clear();
      player.startFieldImproved = 0;
      std::ranges::copy(facts.grainByColour, player.grain.begin());
      player.quarries.clear();
      player.quarryYield = facts.quarryYield;
    }
    const auto summed = readPosition(writePosition(sums, m_edition), m_edition);
    QVERIFY2(summed, errorText(summed).c_str());
    QVERIFY(scorePosition(*summed, m_edition).track == scorePosition(*full, m_edition).track);
  }
}

void tst_PositionWriter::impossibleSumsAreRefused_data() {
  QTest::addColumn<QByteArray>("keys");
  QTest::addColumn<QByteArray>("where");
  const auto row = [](const char* name, const char* keys, const char* where) {
    QTest::newRow(name) << QByteArray(keys) << QByteArray(where);
  };
  row("less than the start field", R"("grain":{"green":0,"yellow-green":0,"brown":0})",
      "players[1].grain.green");
  row("more brown than printed", R"("grain":{"green":9,"yellow-green":0,"brown":999})",
      "players[1].grain.brown");
  row("more yellow-green than can be improved",
      R"("grain":{"green":9,"yellow-green":999,"brown":0})", "players[1].grain.yellow-green");
  row("more than all fields", R"("grain":{"green":999,"yellow-green":0,"brown":0})",
      "players[1].grain.green");
  row("a colour missing", R"("grain":{"green":9,"brown":0})", "players[1].grain.yellow-green");
  row("fields and their sum", R"("fields":[],"grain":{"green":9,"yellow-green":0,"brown":0})",
      "players[1].fields");
  row("less than the start quarry", R"("quarryYield":0)", "players[1].quarryYield");
  row("more than all quarries", R"("quarryYield":999)", "players[1].quarryYield");
  row("quarries and their sum", R"("quarries":[],"quarryYield":9)", "players[1].quarries");
  row("more Permanent cards than there are", R"("morePermanents":60)", "players[1].morePermanents");
}

void tst_PositionWriter::impossibleSumsAreRefused() {
  QFETCH(QByteArray, keys);
  QFETCH(QByteArray, where);
  const QByteArray first = QByteArray(R"("points":1,)").append(nothingBuilt);
  const QByteArray second =
      QByteArray(R"("points":2,)").append(keys).append(',').append(nothingBuilt);
  const auto position = readPosition(view(bareDocument(first, second)), m_edition);
  QVERIFY(!position);
  QCOMPARE(QByteArray::fromStdString(position.error().where), where);
}

void tst_PositionWriter::dateMustBeADay() {
  const QByteArray nothing = nothingBuilt;
  const QByteArray text = bareDocument(QByteArray(R"("points":1,)").append(nothing),
                                       QByteArray(R"("points":2,)").append(nothing));
  QVERIFY(readPosition(view(text), m_edition));
  for (const char* date : {R"("date":"2026-02-30",)", R"("date":"yesterday",)"}) {
    const QByteArray dated =
        replaced(text, R"("players":)", QByteArray(date).append(R"("players":)"));
    const auto position = readPosition(view(dated), m_edition);
    QVERIFY(!position);
    QCOMPARE(position.error().where, std::string("date"));
  }
}

NILOMETER_TEST(tst_PositionWriter)
#include "tst_position_writer.moc"
