// SPDX-License-Identifier: GPL-3.0-or-later
// The file of an end position is called after those who played, not after the first letter typed.
#include "test_program.h"

#include "tests/ui/position_family.h"
#include "ui/store/games/earlier_versions.h"

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

class tst_position_named : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void fileGetsTheNamesOnceTheyAreEntered();
  void fileIsRenamedWithAPlayer();
  void nameThatPeopleGaveStays();
};

void tst_position_named::fileGetsTheNamesOnceTheyAreEntered() {
  const QTemporaryDir home;
  Family family(home);
  family.click(family.window.startView().positionButton());
  family.click(family.view().countButton(2));
  family.name(0, u"A"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(positionsIn(home).size(), 1);
  family.name(0, u"Anna"_s);
  family.name(1, u"Ben"_s);
  family.type(points, 0, u"61"_s);
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  QCOMPARE(positionsIn(home).size(), 1);
  QTRY_VERIFY(positionsIn(home).front().endsWith(u"Anna, Ben"_s + ui::positionEnding));
  const QString path = home.filePath(u"games/"_s + positionsIn(home).front());
  QVERIFY(bytesOf(path).contains("61"));
  QCOMPARE(family.preferences.positionInProgress(egizia::Rules::id), path);
  QVERIFY(family.preferences.recentFiles() == QStringList{path});
  // One lock, and it is that of the file.
  const QStringList locks =
      QDir(home.filePath(u"games"_s)).entryList({u".*.lock"_s}, QDir::Files | QDir::Hidden);
  QCOMPARE(locks, QStringList{u"."_s + positionsIn(home).front() + u".lock"_s});
}

void tst_position_named::fileIsRenamedWithAPlayer() {
  const QTemporaryDir home;
  {
    Family family(home);
    family.begin();
    family.type(points, 0, u"61"_s);
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
    family.type(points, 1, u"58"_s);
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  }
  const QString before = home.filePath(u"games/"_s + positionsIn(home).front());
  const qsizetype versions = ui::earlierVersions(before).size();
  QVERIFY(versions > 0);
  {
    Family family(home);
    family.window.openFile(before);
    family.name(1, u"Cem"_s);
    QVERIFY(family.page().isSaved());
  }
  QCOMPARE(positionsIn(home).size(), 1);
  const QString path = home.filePath(u"games/"_s + positionsIn(home).front());
  QVERIFY2(path.endsWith(u"Anna, Cem"_s + ui::positionEnding), qPrintable(path));
  QVERIFY(bytesOf(path).contains("Cem"));
  // What it was before goes with it.
  QVERIFY(ui::earlierVersions(path).size() >= versions);
  QVERIFY(ui::earlierVersions(before).isEmpty());
}

void tst_position_named::nameThatPeopleGaveStays() {
  const QTemporaryDir home;
  {
    Family family(home);
    family.begin();
    family.type(points, 0, u"61"_s);
    QVERIFY(family.page().isSaved());
  }
  const QString path = home.filePath(u"games/friday"_s + ui::positionEnding);
  QVERIFY(QFile::rename(home.filePath(u"games/"_s + positionsIn(home).front()), path));
  Family family(home);
  family.window.openFile(path);
  family.name(1, u"Cem"_s);
  family.type(points, 1, u"58"_s);
  QVERIFY(family.page().isSaved());
  QCOMPARE(positionsIn(home), QStringList{u"friday"_s + ui::positionEnding});
  QVERIFY(bytesOf(path).contains("Cem"));
}

NILOMETER_TEST(tst_position_named)
#include "tst_position_named.moc"
