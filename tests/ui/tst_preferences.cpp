// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/store/games/new_game_of.h"
#include "ui/store/games/preferences.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace nilometer;
using namespace Qt::Literals::StringLiterals;
using ui::Appearance;
using ui::Paper;
using ui::Preferences;
using ui::PromptLevel;

/// What the program remembers from one start to the next.
class tst_preferences : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init();
  void nothingRememberedGivesTheDefaults();
  void everythingIsThereAtTheNextStart();
  void aTriedTextSizeIsNotRemembered();
  void nonsenseGivesTheDefaults();
  void namesOfLateStandFirstAndTwelveAreKept();
  void everyPlayerHasAPromptLevel();
  void progressOfLessonsIsKept();
  void newGameRemembersPlayersRulesAndNames();
  void newGameWithNonsenseHasNoPlayers_data();
  void newGameWithNonsenseHasNoPlayers();
  void recentFilesAreTheLastTenThatAreThere();
  void secondProgramAddsToTheListsOfTheFirst();

private:
  [[nodiscard]] QString file(const QString& name) const { return m_directory->filePath(name); }
  QString makeFile(const QString& name) const;
  /// Starts again with what is on the disk.
  Preferences& restart();

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<QSettings> m_settings;
  std::unique_ptr<Preferences> m_preferences;
};

namespace {

egizia::RecordHeader chosen(std::initializer_list<egizia::RecordHeader::Seat> players) {
  egizia::RecordHeader header;
  header.players = players;
  header.editionId = "copy";
  header.editionChecksum = "sha256:1";
  return header;
}

} // namespace

void tst_preferences::init() {
  m_directory = std::make_unique<QTemporaryDir>();
  QVERIFY(m_directory->isValid());
  restart();
}

Preferences& tst_preferences::restart() {
  m_preferences.reset();
  m_settings.reset();
  m_settings = std::make_unique<QSettings>(file(u"settings.ini"_s), QSettings::IniFormat);
  m_preferences = std::make_unique<Preferences>(*m_settings);
  return *m_preferences;
}

QString tst_preferences::makeFile(const QString& name) const {
  QFile made(file(name));
  if (!made.open(QIODevice::WriteOnly)) qFatal("cannot write a file");
  return made.fileName();
}

void tst_preferences::nothingRememberedGivesTheDefaults() {
  QCOMPARE(m_preferences->language(), QString());
  QCOMPARE(m_preferences->appearance(), Appearance::system);
  QCOMPARE(m_preferences->textPercent(), 100);
  QVERIFY(m_preferences->motion());
  QVERIFY(m_preferences->playerNames().isEmpty());
  QVERIFY(ui::headerOf<egizia::Rules>(m_preferences->newGame({})).players.empty());
  QCOMPARE(ui::headerOf<egizia::Rules>(m_preferences->newGame({})).profile,
           egizia::Profile::revised);
  QVERIFY(m_preferences->windowGeometry().isEmpty());
  QVERIFY(!m_preferences->displayOpen());
  QVERIFY(m_preferences->keepsAwake());
  QVERIFY(m_preferences->recentFiles().isEmpty());
  QCOMPARE(m_preferences->gameInProgress(), QString());
}

void tst_preferences::everythingIsThereAtTheNextStart() {
  m_preferences->setLanguage(u"de"_s);
  m_preferences->setAppearance(Appearance::dark);
  m_preferences->setTextPercent(150);
  m_preferences->setMotion(false);
  m_preferences->setPaper(Paper::letter);
  m_preferences->setWindowGeometry("geometry");
  m_preferences->setDisplayGeometry("on the wall");
  m_preferences->setDisplayOpen(true);
  m_preferences->setDisplayAppearance(Appearance::highContrast);
  m_preferences->setDisplayLanguage(u"en"_s);
  m_preferences->setKeepsAwake(false);
  m_preferences->setGameInProgress(file(u"a.nilometer"_s));
  Preferences& next = restart();
  QCOMPARE(next.language(), u"de"_s);
  QCOMPARE(next.appearance(), Appearance::dark);
  QCOMPARE(next.textPercent(), 150);
  QVERIFY(!next.motion());
  QCOMPARE(next.paper(), Paper::letter);
  next.setPaper(Paper::a4);
  QCOMPARE(next.paper(), Paper::a4);
  QCOMPARE(next.windowGeometry(), QByteArray("geometry"));
  QCOMPARE(next.displayGeometry(), QByteArray("on the wall"));
  QVERIFY(next.displayOpen());
  QCOMPARE(next.displayAppearance(), Appearance::highContrast);
  QCOMPARE(next.displayLanguage(), u"en"_s);
  QVERIFY(!next.keepsAwake());
  QCOMPARE(next.gameInProgress(), file(u"a.nilometer"_s));
  next.setGameInProgress({});
  QCOMPARE(restart().gameInProgress(), QString());
}

void tst_preferences::aTriedTextSizeIsNotRemembered() {
  m_preferences->setTextPercent(125);
  m_preferences->tryTextPercent(133);
  QCOMPARE(m_preferences->textPercent(), 133);
  QCOMPARE(restart().textPercent(), 125);
  m_preferences->tryTextPercent(133);
  m_preferences->setTextPercent(150);
  QCOMPARE(m_preferences->textPercent(), 150);
}

void tst_preferences::nonsenseGivesTheDefaults() {
  m_settings->setValue(u"language"_s, u"xx"_s);
  m_settings->setValue(u"appearance"_s, u"pink"_s);
  m_settings->setValue(u"textPercent"_s, 137);
  m_settings->setValue(u"display/language"_s, u"xx"_s);
  m_settings->setValue(u"display/appearance"_s, u"pink"_s);
  m_settings->setValue(u"newGame/profile"_s, u"chess"_s);
  m_settings->setValue(u"newGame/options/mayPass"_s, u"perhaps"_s);
  QCOMPARE(m_preferences->language(), QString());
  QCOMPARE(m_preferences->appearance(), Appearance::system);
  QCOMPARE(m_preferences->textPercent(), 100);
  QCOMPARE(m_preferences->displayLanguage(), QString());
  QCOMPARE(m_preferences->displayAppearance(), Appearance::system);
  QCOMPARE(ui::headerOf<egizia::Rules>(m_preferences->newGame({})).profile,
           egizia::Profile::revised);
  QVERIFY(ui::headerOf<egizia::Rules>(m_preferences->newGame({})).options == egizia::RuleOptions{});
}

void tst_preferences::namesOfLateStandFirstAndTwelveAreKept() {
  m_preferences->rememberNewGame(
      ui::choiceOf(chosen({{"Anna", "blue", 0}, {"Ben, the 2nd", "red", 0}})), {});
  m_preferences->rememberNewGame(ui::choiceOf(chosen({{"Cem", "blue", 0}, {"Anna", "red", 0}})),
                                 {});
  QCOMPARE(restart().playerNames(), QStringList({u"Cem"_s, u"Anna"_s, u"Ben, the 2nd"_s}));
  // A player stands there once, as the name was written last.
  m_preferences->rememberNewGame(
      ui::choiceOf(chosen({{"CEM", "blue", 0}, {"Jo\u0308rg", "red", 0}})), {});
  m_preferences->rememberNewGame(
      ui::choiceOf(chosen({{"Cem", "blue", 0}, {"J\u00F6rg\u200B", "red", 0}})), {});
  QCOMPARE(restart().playerNames(),
           QStringList({u"Cem"_s, u"Jörg"_s, u"Anna"_s, u"Ben, the 2nd"_s}));
  for (int i = 0; i < 6; ++i) {
    const std::string number = std::to_string(i);
    m_preferences->rememberNewGame(
        ui::choiceOf(chosen({{"x" + number, "blue", 0}, {"y" + number, "red", 0}})), {});
  }
  QCOMPARE(m_preferences->playerNames().size(), 12);
  QCOMPARE(m_preferences->playerNames().front(), u"x5"_s);
  QVERIFY(!m_preferences->playerNames().contains(u"Cem"_s));
}

void tst_preferences::everyPlayerHasAPromptLevel() {
  QCOMPARE(m_preferences->promptLevel(u"Anna"_s), PromptLevel::knowing);
  m_preferences->setPromptLevel(u"Anna"_s, PromptLevel::newcomer);
  m_preferences->setPromptLevel(u"Jörg/2 %"_s, PromptLevel::silent);
  Preferences& later = restart();
  QCOMPARE(later.promptLevel(u"Anna"_s), PromptLevel::newcomer);
  QCOMPARE(later.promptLevel(u"Jörg/2 %"_s), PromptLevel::silent);
  QCOMPARE(later.promptLevel(u"Jörg"_s), PromptLevel::knowing);
  m_settings->setValue(u"prompts/Anna"_s, u"shouting"_s);
  QCOMPARE(restart().promptLevel(u"Anna"_s), PromptLevel::knowing);
}

void tst_preferences::progressOfLessonsIsKept() {
  QCOMPARE(m_preferences->lessonProgress(u"idea"_s), ui::LessonProgress{});
  const ui::LessonProgress middle{3, false};
  const ui::LessonProgress done{0, true};
  m_preferences->setLessonProgress(u"idea"_s, middle);
  m_preferences->setLessonProgress(u"crews"_s, done);
  Preferences& later = restart();
  QCOMPARE(later.lessonProgress(u"idea"_s), middle);
  QCOMPARE(later.lessonProgress(u"crews"_s), done);
  m_settings->setValue(u"lessons/idea/step"_s, -7);
  QCOMPARE(restart().lessonProgress(u"idea"_s), ui::LessonProgress{});
  m_settings->setValue(u"lessons/idea/step"_s, u"far"_s);
  QCOMPARE(restart().lessonProgress(u"idea"_s), ui::LessonProgress{});
}

void tst_preferences::newGameRemembersPlayersRulesAndNames() {
  egizia::RecordHeader header =
      chosen({{"Anna", "yellow", 3}, {"Ben", "red", 0}, {"Çağla", "blue", 0}});
  header.profile = egizia::Profile::tournament;
  header.options = egizia::optionsOf(header.profile);
  header.options.seatBids = true;
  header.options.occupiedOwnLastShip = egizia::OwnLastShip::no;
  header.date = "2026-11-21";
  header.title = "Friday";
  m_preferences->rememberNewGame(ui::choiceOf(header), {});
  egizia::RecordHeader expected = header;
  expected.players[0].bid = 0;
  expected.date.clear();
  expected.title.clear();
  QVERIFY(ui::headerOf<egizia::Rules>(restart().newGame({})) == expected);
  header.options = egizia::optionsOf(header.profile);
  m_preferences->rememberNewGame(ui::choiceOf(header), {});
  QVERIFY(ui::headerOf<egizia::Rules>(restart().newGame({})).options ==
          egizia::optionsOf(egizia::Profile::tournament));
}

void tst_preferences::newGameWithNonsenseHasNoPlayers_data() {
  QTest::addColumn<QStringList>("names");
  QTest::addColumn<QStringList>("colours");
  QTest::newRow("fewer colours") << QStringList{u"a"_s, u"b"_s} << QStringList{u"red"_s};
  QTest::newRow("no colour") << QStringList{u"a"_s, u"b"_s} << QStringList{u"red"_s, u"pink"_s};
  QTest::newRow("one twice") << QStringList{u"a"_s, u"b"_s} << QStringList{u"red"_s, u"red"_s};
  QTest::newRow("one player") << QStringList{u"a"_s} << QStringList{u"red"_s};
}

void tst_preferences::newGameWithNonsenseHasNoPlayers() {
  QFETCH(QStringList, names);
  QFETCH(QStringList, colours);
  m_settings->setValue(u"newGame/names"_s, names);
  m_settings->setValue(u"newGame/colours"_s, colours);
  QVERIFY(ui::headerOf<egizia::Rules>(m_preferences->newGame({})).players.empty());
}

void tst_preferences::recentFilesAreTheLastTenThatAreThere() {
  QStringList paths;
  for (int i = 0; i < 12; ++i) {
    paths.prepend(makeFile(u"game %1.nilometer"_s.arg(i)));
    m_preferences->addRecentFile(paths.front());
  }
  QCOMPARE(restart().recentFiles(), paths.first(10));
  m_preferences->addRecentFile(paths[4]);
  paths.move(4, 0);
  QCOMPARE(m_preferences->recentFiles(), paths.first(10));
  QVERIFY(QFile::remove(paths[2]));
  QStringList there = paths.first(10);
  there.removeAt(2);
  QCOMPARE(m_preferences->recentFiles(), there);
  makeFile(QFileInfo(paths[2]).fileName());
  QCOMPARE(m_preferences->recentFiles(), paths.first(10));
}

void tst_preferences::secondProgramAddsToTheListsOfTheFirst() {
  const QString first = makeFile(u"first.nilometer"_s);
  const QString second = makeFile(u"second.nilometer"_s);
  const QString third = makeFile(u"third.nilometer"_s);
  m_preferences->addRecentFile(first);
  {
    // Another process: settings of the same file in this one share what they have read.
    const QString copy = file(u"other.ini"_s);
    QVERIFY(QFile::copy(m_settings->fileName(), copy));
    QSettings settings(copy, QSettings::IniFormat);
    Preferences(settings).addRecentFile(second);
    QVERIFY(QFile::remove(m_settings->fileName()) && QFile::rename(copy, m_settings->fileName()));
  }
  m_preferences->addRecentFile(third);
  QCOMPARE(m_preferences->recentFiles(), QStringList({third, second, first}));
  QCOMPARE(restart().recentFiles(), QStringList({third, second, first}));
}

NILOMETER_TEST(tst_preferences)
#include "tst_preferences.moc"
