// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/table/score_sheet.h"
#include "tests/ui/archive_fixture.h"
#include "tests/ui/painted_texts.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/text/names.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/pages/archive/row_table.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/text/typed_day.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>

using namespace nilometer;
using namespace nilometer::test;
using ui::ArchiveModel;

namespace {

/// Anna in three games under three spellings: places 3, 2 and 1 of 4, 3 and 2 players.
void putGamesOfAnna(const ArchiveShelf& shelf) {
  shelf.put(u"four"_s, goldenText(u"revised-4-players"_s));
  shelf.put(u"three"_s, goldenText(u"first-3-players"_s).replace("\"Emil\"", "\"ANNA\""));
  shelf.put(u"two"_s, goldenText(u"online-2-players"_s).replace("\"Ivo\"", "\"anna\""));
}

void addOtherEditions(const ArchiveShelf& shelf) {
  for (const QString& id : {u"saqqara-golden"_s, u"pyramidion-golden"_s}) {
    writeBytes(shelf.path(u"editions/"_s + id + u".json"),
               bytesOf(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/") + id + u".json"));
  }
}

/// What the stored results say of a player, by rule.
int storedPoints(const QString& game, int player, const QString& rule) {
  const QJsonObject seat = goldenResult(game)[u"players"].toArray()[player].toObject();
  return seat[u"sources"].toObject()[rule].toInt();
}

/// The texts that are painted in the column of the players, from left to right.
std::vector<PaintedText> paintedPlayers(const ArchiveWindow& window) {
  auto& table = *window.view.findChild<ui::ArchiveTable*>();
  const int left = table.columnViewportPosition(ArchiveModel::Players);
  const int right = left + table.columnWidth(ArchiveModel::Players);
  PaintedTexts device(table.viewport()->size());
  QPainter painter(&device);
  table.viewport()->render(&painter);
  painter.end();
  std::vector<PaintedText> cell;
  for (const PaintedText& text : device.texts()) {
    if (text.place.left() >= left && text.place.left() < right) cell.push_back(text);
  }
  std::ranges::sort(cell, {}, [](const PaintedText& painted) { return painted.place.left(); });
  return cell;
}

} // namespace

/// The archive: which games are in it, and what they say about the players.
class tst_archive : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }

  void everyGoldenGameHasItsStoredResult_END_4();
  void newestGameComesFirst();
  void clickOnAHeadingSorts();
  void gameThatGoesOnShowsNothingOfItself();
  void gameIsInTheListWhenItIsOver();
  void fileThatCannotBeReadIsListedWithASentence();
  void sentenceQuotesNoHiddenCard();
  void gameWithUnknownPrintedValuesIsListedWithItsDay();
  void endPositionCountsWithoutItsSeats();
  void filterLooksForAllWords();
  void filterByPlayerNumberAndRules();
  void statisticsAddUpOverSpellings();
  void statisticsCountWhatPassesTheFilter();
  void startPlacesAreThoseOfTheOrderOfPlay();
  void gamesOfDifferentKindsAreCountedApart();
  void bestGameIsALink();
  void everyColumnOfTheStatisticsIsInSight();
  void everybodyOfALongRowIsInSight();
  void lastNumberOfARowIsInSight();
};

void tst_archive::everyGoldenGameHasItsStoredResult_END_4() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  const ui::GameReader reader(ui::games(), shelf.games);
  for (const QString& name : goldenNames()) {
    const ui::ArchivedGame game = reader.read(ui::gameFile(shelf.path(name + u".nilometer")));
    QVERIFY2(game.result() != nullptr, qPrintable(name));
    const record::GameResult& result = *game.result();
    const QJsonObject stored = goldenResult(name);
    QStringList ranking;
    for (const std::size_t seat : record::byPlace(result)) {
      const auto colour = static_cast<std::size_t>(result.seats[seat].colour);
      ranking += QString::fromLatin1(egizia::playerColours[colour].data());
    }
    QCOMPARE(QVariant(ranking), QVariant(stored[u"ranking"].toVariant().toStringList()));
    const auto sheet = table::scoreSheet(result.lines);
    for (std::size_t i = 0; i < result.seats.size(); ++i) {
      const QJsonObject player = stored[u"players"].toArray()[static_cast<int>(i)].toObject();
      QCOMPARE(result.seats[i].points, player[u"points"].toInt());
      QCOMPARE(result.seats[i].result() / 2.0, player[u"result"].toDouble());
      QCOMPARE(result.seats[i].before, 0);
      QCOMPARE(sheet.totals[i], player[u"points"].toInt());
    }
  }
}

void tst_archive::newestGameComesFirst() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  const ArchiveWindow window(shelf);
  QCOMPARE(window.shown(), QStringList({u"revised-4-players"_s, u"revised-2-players-tie"_s,
                                        u"revised-3-players-anyway"_s, u"tournament-4-players"_s,
                                        u"online-2-players"_s, u"first-3-players"_s}));
  QCOMPARE(window.text(0, ArchiveModel::Players),
           u"▲ Cem 95* · ■ Ben 91* · ● Anna 86* · ◆ Dora 75*"_s);
  QCOMPARE(window.text(0, ArchiveModel::Winner), u"▲ Cem"_s);
  QCOMPARE(window.text(0, ArchiveModel::Points), u"95*"_s);
  QCOMPARE(window.text(0, ArchiveModel::Count), u"4"_s);
  QCOMPARE(window.text(0, ArchiveModel::Title), u"Four friends on a Friday"_s);
  // Bids count (END-4), and a tie has one winner.
  QCOMPARE(window.text(3, ArchiveModel::Players),
           u"◆ Jana 103* · ● Karl 102.5* · ▲ Lina 100.5* · ■ Mats 88*"_s);
  QCOMPARE(window.text(1, ArchiveModel::Players), u"● Sven 131* · ■ Rike 131*"_s);
}

void tst_archive::clickOnAHeadingSorts() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  const ArchiveWindow window(shelf);
  const QHeaderView& header = *window.view.table()->horizontalHeader();
  const auto click = [&](int column) {
    const QPoint at(header.sectionViewportPosition(column) + 10, header.height() / 2);
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, at);
  };
  click(ArchiveModel::Points);
  const QString up = window.text(0, ArchiveModel::Points);
  click(ArchiveModel::Points);
  const QString down = window.text(0, ArchiveModel::Points);
  QCOMPARE(QStringList({up, down}), QStringList({u"95*"_s, u"131*"_s}));
  click(ArchiveModel::Winner);
  QCOMPARE(window.text(0, ArchiveModel::Winner), u"▲ Cem"_s);
  // By the names in the order of places; the symbols do not count.
  click(ArchiveModel::Players);
  QCOMPARE(window.text(0, ArchiveModel::Winner), u"▲ Cem"_s);
  QCOMPARE(window.text(1, ArchiveModel::Winner), u"◆ Frida"_s);
}

void tst_archive::gameThatGoesOnShowsNothingOfItself() {
  const ArchiveShelf shelf;
  egizia::GameRecord game = firstEntries(80);
  game.entries.push_back({egizia::NameSphinxCards{0, 1U}, true, "", "", 0});
  game.header.players[0].name = "Nefertari";
  shelf.put(u"goes on"_s, QByteArray::fromStdString(egizia::writeRecord(game, *shelfEdition())));
  const ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 0);
  QCOMPARE(window.view.filterBar()->player()->findText(u"Nefertari"_s), -1);
  for (const QLabel* label : window.view.findChildren<QLabel*>()) {
    QVERIFY(!label->text().contains(u"Nefertari"));
  }
}

void tst_archive::gameIsInTheListWhenItIsOver() {
  const ArchiveShelf shelf;
  const egizia::GameRecord& whole = wholeGame();
  const auto text = [](const egizia::GameRecord& game) {
    return QByteArray::fromStdString(egizia::writeRecord(game, *shelfEdition()));
  };
  shelf.put(u"game"_s, text(firstEntries(whole.entries.size() - 1)));
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 0);
  shelf.put(u"game"_s, text(whole));
  window.load();
  QCOMPARE(window.count(), 1);
  QVERIFY(QFile::remove(shelf.path(u"game.nilometer"_s)));
  window.load();
  QCOMPARE(window.count(), 0);
}

void tst_archive::fileThatCannotBeReadIsListedWithASentence() {
  const ArchiveShelf shelf;
  shelf.put(u"broken"_s, goldenText(u"revised-4-players"_s).chopped(40));
  const ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  const QString sentence = window.text(0, ArchiveModel::Players);
  QVERIFY2(sentence.contains(u"broken.nilometer"), qPrintable(sentence));
  QCOMPARE(window.view.message(), sentence);
  QCOMPARE(window.text(0, ArchiveModel::Winner), QString());
}

void tst_archive::sentenceQuotesNoHiddenCard() {
  const ArchiveShelf shelf;
  const std::string hidden =
      "{\"do\":\"name-sphinx\",\"player\":\"blue\",\"cards\":[\"secret-card\"]}\n";
  const std::string text = egizia::writeRecord(firstEntries(40), *shelfEdition()) + hidden;
  shelf.put(u"unknown"_s, QByteArray::fromStdString(text));
  shelf.put(u"misspelt"_s, QByteArray::fromStdString(text).replace("\"secret", "secret"));
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 2);
  for (int row = 0; row < 2; ++row) {
    window.view.table()->selectRow(row);
    const QModelIndex index = window.view.rows().index(row, ArchiveModel::Players);
    for (const QString& said :
         {index.data().toString(), index.data(Qt::ToolTipRole).toString(), window.view.message()}) {
      QVERIFY(said.contains(u"nilometer"));
      QVERIFY2(!said.contains(u"secret"), qPrintable(said));
    }
  }
}

void tst_archive::gameWithUnknownPrintedValuesIsListedWithItsDay() {
  const ArchiveShelf shelf;
  egizia::Edition edition = *shelfEdition();
  edition.id = "unheard-of";
  const std::string printed = egizia::writeEdition(edition);
  edition = orStop(egizia::readEdition(printed), "no edition");
  egizia::GameRecord game = wholeGame();
  game.header.editionId = edition.id;
  game.header.editionChecksum = edition.checksum;
  game.header.date = "2019-03-04";
  shelf.put(u"strange"_s, QByteArray::fromStdString(egizia::writeRecord(game, edition)));
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  QVERIFY(window.view.table()->current()->result() == nullptr);
  QCOMPARE(window.text(0, ArchiveModel::Date), text::dayInFigures(QDate(2019, 3, 4)));
  QVERIFY(window.view.message().contains(u"unheard-of"));
  // It is found by its players all the same, and read as soon as its printed values are there.
  window.view.filterBar()->words()->setText(u"anna 2019"_s);
  QCOMPARE(window.count(), 1);
  writeBytes(shelf.path(u"editions/strange.json"_s), QByteArray::fromStdString(printed));
  window.load();
  QVERIFY(window.view.table()->current()->result() != nullptr);
}

void tst_archive::endPositionCountsWithoutItsSeats() {
  const ArchiveShelf shelf;
  const QString source = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/");
  const QByteArray text = bytesOf(source + u"revised-4-players.json");
  writeBytes(shelf.path(u"end.nilometer-position"_s), text);
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  const record::GameResult& result = *window.view.table()->current()->result();
  QVERIFY(!result.recorded);
  const auto sheet = table::scoreSheet(result.lines);
  const QJsonArray players = QJsonDocument::fromJson(text).object()[u"players"].toArray();
  for (std::size_t i = 0; i < result.seats.size(); ++i) {
    const record::SeatResult& seat = result.seats[i];
    QCOMPARE(seat.before, players[static_cast<int>(i)].toObject()[u"points"].toInt());
    QCOMPARE(seat.before + sheet.totals[i], seat.points);
  }
  window.click(window.view.statisticsButton());
  QVERIFY(window.view.statistics()->seats()->isHidden());
  // The sources and what was there before make up the average.
  double sum = 0;
  for (const ui::Bar& bar : window.view.statistics()->sources()->bars()) sum += bar.parts[0].value;
  const QString name = window.view.statistics()->players()->currentIndex().data().toString();
  const auto named = [&](const record::SeatResult& seat) { return ui::nameOf(seat) == name; };
  QCOMPARE(sum, std::ranges::find_if(result.seats, named)->points);
}

void tst_archive::filterLooksForAllWords() {
  const ArchiveShelf shelf;
  shelf.putGolden();
  shelf.put(u"accents"_s, goldenText(u"revised-2-players-tie"_s).replace("\"Rike\"", "\"Çağla\""));
  ArchiveWindow window(shelf);
  QLineEdit* words = window.view.filterBar()->words();
  const auto type = [&](const QString& text) {
    words->clear();
    QTest::keyClicks(words, text);
    return window.shown();
  };
  QCOMPARE(type(u"FRIDAY"_s), QStringList{u"revised-4-players"_s});
  QCOMPARE(type(u"sven rike"_s), QStringList{u"revised-2-players-tie"_s});
  QCOMPARE(type(u"cagla"_s), QStringList{u"accents"_s});
  QCOMPARE(type(u"2026 ole"_s), QStringList{u"revised-3-players-anyway"_s});
  const QStringList ofThatDay = type(u"2026-11-20"_s);
  QVERIFY(!ofThatDay.isEmpty());
  for (const QString& day : {u"20.11.2026"_s, u"11/20/26"_s, u"20 November 2026"_s}) {
    QCOMPARE(type(day), ofThatDay);
  }
  QCOMPARE(type(u"2025"_s), QStringList());
  QVERIFY(window.view.findChild<QLabel*>(u"empty"_s)->isVisible());
  QTest::keyClick(words, Qt::Key_Escape);
  QCOMPARE(window.count(), 7);
  // By the name of the game, too.
  shelf.put(u"pyramids"_s, goldenText(u"saqqara-3-players"_s));
  window.load();
  QCOMPARE(type(u"saqqara"_s), QStringList{u"pyramids"_s});
}

void tst_archive::filterByPlayerNumberAndRules() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  shelf.put(u"other"_s, goldenText(u"revised-2-players-tie"_s));
  const ArchiveWindow window(shelf);
  const ui::FilterBar& bar = *window.view.filterBar();
  const auto choose = [](QComboBox* box, const QString& text) {
    box->setFocus();
    QTest::keyClicks(box, text);
    QCOMPARE(box->currentText().left(text.size()).toCaseFolded(), text.toCaseFolded());
  };
  choose(bar.player(), u"anna"_s);
  QCOMPARE(window.shown(), QStringList({u"four"_s, u"two"_s, u"three"_s}));
  choose(bar.count(), u"2"_s);
  QCOMPARE(window.shown(), QStringList{u"two"_s});
  bar.count()->setCurrentIndex(0);
  choose(bar.rules(), u"Egizia: "_s + text::profileName(egizia::Profile::first));
  QCOMPARE(window.shown(), QStringList{u"three"_s});
}

void tst_archive::statisticsAddUpOverSpellings() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  const ArchiveWindow window(shelf);
  const std::vector<ui::PlayerStatistics> players = ui::statisticsOf(window.view.rows().games());
  QCOMPARE(players.size(), std::size_t{7});
  const ui::PlayerStatistics& anna = players.front(); // three games, all others one
  QCOMPARE(anna.name, u"Anna"_s);                     // as in the last one
  QCOMPARE(anna.all, (ui::ResultCount{3, 1, 2 * (86 + 117 + 126)}));
  QCOMPARE(anna.bestHalves, 2 * 126);
  QVERIFY(anna.bestPath.endsWith(u"two.nilometer"));
  QCOMPARE(anna.byStart[0], (ui::ResultCount{2, 0, 2 * (86 + 117)}));
  QCOMPARE(anna.byStart[1], (ui::ResultCount{1, 1, 2 * 126}));
  QCOMPARE(anna.byStart[2], ui::ResultCount{});
  const auto stored = [](const QString& rule) {
    return storedPoints(u"revised-4-players"_s, 0, rule) +
           storedPoints(u"first-3-players"_s, 0, rule) +
           storedPoints(u"online-2-players"_s, 1, rule);
  };
  const std::vector<int>& sources = anna.sources.points;
  const auto counted = [&](report::SourceGroup group) {
    return sources[static_cast<std::size_t>(group)];
  };
  QVERIFY(stored(u"FEED-3"_s) < 0);
  QCOMPARE(counted(report::SourceGroup::penalties), stored(u"FEED-3"_s));
  QCOMPARE(counted(report::SourceGroup::sphinxCards), stored(u"END-3"_s));
  QCOMPARE(counted(report::SourceGroup::participation), stored(u"BONUS-1"_s));
  QCOMPARE(counted(report::SourceGroup::stonesTombs), stored(u"END-1"_s) + stored(u"END-2"_s));
  int sum = 0;
  for (const int points : sources) sum += points;
  QCOMPARE(sum, 86 + 117 + 126);
}

void tst_archive::statisticsCountWhatPassesTheFilter() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  ArchiveWindow window(shelf);
  window.click(window.view.statisticsButton());
  ui::StatisticsView& statistics = *window.view.statistics();
  QVERIFY(statistics.isVisible());
  QCOMPARE(statistics.summary(), u"3 games, 1 win (33 %), 109.7* points on average"_s);
  QCOMPARE(statistics.seats()->bars().size(), std::size_t{2});
  QTest::keyClicks(window.view.filterBar()->words(), u"online"_s);
  QCOMPARE(statistics.summary(), u"1 game, 1 win (100 %), 126.0* points on average"_s);
  QCOMPARE(statistics.seats()->bars().size(), std::size_t{1});
  // Another player by the arrow key.
  QTest::keyClick(statistics.players(), Qt::Key_Down);
  QCOMPARE(statistics.summary(), u"1 game, 0 wins (0 %), 117.0* points on average"_s);
}

void tst_archive::startPlacesAreThoseOfTheOrderOfPlay() {
  const ArchiveShelf shelf;
  addOtherEditions(shelf);
  // Ben starts, then clockwise Carla, David and Anna; in Pyramidion numbers are drawn.
  shelf.put(u"clockwise"_s, goldenText(u"saqqara-4-players"_s));
  shelf.put(u"drawn"_s, goldenText(u"pyramidion-3-players"_s));
  shelf.put(u"tiles"_s, goldenText(u"revised-2-players-tie"_s));
  const QMap<QString, int> places{{u"Ben"_s, 1},  {u"Carla"_s, 2}, {u"David"_s, 3}, {u"Anna"_s, 4},
                                  {u"Nora"_s, 1}, {u"Mert"_s, 2},  {u"Lena"_s, 3}};
  const ArchiveWindow window(shelf);
  int found = 0;
  for (const ui::PlayerStatistics& player : ui::statisticsOf(window.view.rows().games())) {
    const bool isEgizia = player.kind->id() == "egizia";
    if (!isEgizia && !places.contains(player.name)) QFAIL(qPrintable(player.name));
    for (std::size_t place = 0; place < player.byStart.size(); ++place) {
      const bool isHere = static_cast<int>(place) + 1 == places.value(player.name);
      if (!isEgizia) QVERIFY2(player.byStart[place].games == isHere, qPrintable(player.name));
      found += player.byStart[place].games;
    }
  }
  QCOMPARE(found, 4 + 3 + 2);
}

void tst_archive::gamesOfDifferentKindsAreCountedApart() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  addOtherEditions(shelf);
  const auto putOther = [&](const QString& game) {
    QByteArray text = goldenText(game);
    const QJsonObject first = goldenResult(game)[u"players"].toArray()[0].toObject();
    const QByteArray name = u"\"%1\""_s.arg(first[u"name"].toString()).toUtf8();
    text.replace(name, "\"Anna\"");
    shelf.put(game, text);
    return first[u"points"].toInt();
  };
  const int saqqara = putOther(u"saqqara-3-players"_s);
  const int pyramidion = putOther(u"pyramidion-3-players"_s);
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 5);
  window.click(window.view.statisticsButton());
  const QAbstractItemModel& rows = *window.view.statistics()->players()->model();
  const auto columnOf = [&](const QString& title) {
    for (int column = 0; column < rows.columnCount(); ++column) {
      if (rows.headerData(column, Qt::Horizontal).toString() == title) return column;
    }
    return -1;
  };
  QVERIFY(columnOf(u"Game"_s) >= 0);
  QMap<QString, QStringList> ofAnna;
  for (int row = 0; row < rows.rowCount(); ++row) {
    const auto said = [&](const QString& title) {
      return rows.index(row, columnOf(title)).data().toString().remove(u'*');
    };
    if (said(u"Player"_s) != u"Anna"_s) continue;
    ofAnna[said(u"Game"_s)] = {said(u"Games"_s), said(u"Average"_s), said(u"Best"_s)};
  }
  QCOMPARE(ofAnna.size(), 3);
  QCOMPARE(ofAnna[u"Egizia"_s], QStringList({u"3"_s, u"109.7"_s, u"126"_s}));
  const auto once = [](int points) {
    return QStringList{u"1"_s, QString::number(points) + u".0", QString::number(points)};
  };
  QCOMPARE(ofAnna[u"Saqqara"_s], once(saqqara));
  QCOMPARE(ofAnna[u"Pyramidion"_s], once(pyramidion));
  // Everybody is offered once to filter by.
  const QComboBox& player = *window.view.filterBar()->player();
  QVERIFY(player.findText(u"Anna"_s) >= 0);
  for (int i = 1; i < player.count(); ++i) QCOMPARE(player.findData(player.itemData(i)), i);
}

void tst_archive::everyColumnOfTheStatisticsIsInSight() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    ArchiveWindow window(shelf);
    window.click(window.view.statisticsButton());
    QCoreApplication::processEvents();
    const auto& table = *window.view.statistics()->players();
    QVERIFY(table.isVisible());
    QCOMPARE(table.horizontalScrollBar()->maximum(), 0);
  }
}

void tst_archive::everybodyOfALongRowIsInSight() {
  const ArchiveShelf shelf;
  QByteArray game = goldenText(u"revised-4-players"_s);
  for (const char* name : {"Anna", "Ben", "Cem", "Dora"}) {
    const QByteArray quoted = u"\"%1\""_s.arg(QLatin1String(name)).toUtf8();
    game.replace(quoted, QByteArray(quoted.chopped(1) + " Wilhelmine\""));
  }
  shelf.put(u"long"_s, game);
  ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  const std::vector<PaintedText> cell = paintedPlayers(window);
  // Four names and the points behind each of them.
  QCOMPARE(cell.size(), std::size_t{8});
  const auto& table = *window.view.findChild<ui::ArchiveTable*>();
  const int right = table.columnViewportPosition(ArchiveModel::Players) +
                    table.columnWidth(ArchiveModel::Players);
  QVERIFY(!cell.back().text.endsWith(u'…') && cell.back().place.right() <= right);
}

// A number of one digit is narrower than the dots that would say that there are more.
void tst_archive::lastNumberOfARowIsInSight() {
  const ArchiveShelf shelf;
  const QString source = QStringLiteral(NILOMETER_SOURCE_DIR "/tests/positions/");
  writeBytes(shelf.path(u"end.nilometer-position"_s),
             bytesOf(source + u"pyramidion-3-players-sums.json"));
  const ArchiveWindow window(shelf);
  QCOMPARE(window.count(), 1);
  QCOMPARE(paintedPlayers(window).back().text, u"8"_s);
}

void tst_archive::bestGameIsALink() {
  const ArchiveShelf shelf;
  putGamesOfAnna(shelf);
  ArchiveWindow window(shelf);
  window.click(window.view.statisticsButton());
  const QSignalSpy opened(&window.view, &ui::ArchiveView::openRequested);
  ui::Chip* best = window.view.statistics()->bestButton();
  QVERIFY(best->look().text.contains(u"126"));
  window.click(best);
  QCOMPARE(opened.size(), 1);
  QCOMPARE(opened[0][0].toString(), shelf.path(u"two.nilometer"_s));
}

NILOMETER_TEST(tst_archive)
#include "tst_archive.moc"
