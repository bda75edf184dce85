// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/file_beside.h"
#include "ui/store/games/file_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace nilometer;
using namespace Qt::StringLiterals;

/// Names of files at their limits.
class tst_file_names : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void titleBecomesAName_data();
  void titleBecomesAName();
  void longestNameIsSavedAndKeptSafe_data();
  void longestNameIsSavedAndKeptSafe();
  void longNamesThatBeginAlikeHaveFilesOfTheirOwn();
};

void tst_file_names::titleBecomesAName_data() {
  QTest::addColumn<QString>("title");
  QTest::addColumn<QString>("name");
  const auto row = [](const char* tag, const QString& title, const QString& name) {
    QTest::newRow(tag) << title << name;
  };
  row("plain", u"Egizia 2026"_s, u"Egizia 2026"_s);
  row("slashes", u"a/b\\c"_s, u"a-b-c"_s);
  row("a way out of the folder", u"../../x"_s, u"-..-x"_s);
  row("points alone", u".."_s, u"-"_s);
  row("leading points", u"...Anna"_s, u"Anna"_s);
  row("trailing points and blanks", u"Anna. . "_s, u"Anna"_s);
  row("control characters", u"An\u0007na\n"_s, u"An na"_s);
  row("nothing to see", u"\u200B"_s, u"-"_s);
  row("decomposed", u"Jo\u0308rg"_s, u"Jörg"_s);
  row("joined emoji", u"👨\u200D👩\u200D👧"_s, u"👨\u200D👩\u200D👧"_s);
  row("right to left", u"\u202Egpj.exe"_s, u"gpj.exe"_s);
  row("long", QString(300, u'x'), QString(180, u'x'));
  row("long, of two bytes each", QString(300, u'ö'), QString(90, u'ö'));
  row("cut before a mark", QString(178, u'x') + u"q\u0323\u0301"_s, QString(178, u'x'));
}

void tst_file_names::titleBecomesAName() {
  QFETCH(QString, title);
  QFETCH(QString, name);
  QCOMPARE(ui::fileNameOf(title), name);
}

void tst_file_names::longestNameIsSavedAndKeptSafe_data() {
  QTest::addColumn<QString>("name");
  const QString ending = u".nilometer"_s;
  QTest::newRow("short") << u"game"_s + ending;
  QTest::newRow("249 bytes") << QString(239, u'x') + ending;
  QTest::newRow("255 bytes") << QString(245, u'x') + ending;
  QTest::newRow("255 bytes, of two each") << QString(122, u'ö') + u'x' + ending;
}

void tst_file_names::longestNameIsSavedAndKeptSafe() {
  QFETCH(QString, name);
  const QTemporaryDir home;
  const QString path = home.filePath(name);
  QCOMPARE(ui::writeFile(path, "one"), QString());
  QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
  QCOMPARE(ui::writeFile(path, "two"), QString());
  QFile file(path);
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(file.readAll(), "two");
  QVERIFY(!(file.permissions() & QFile::ReadOther));
  QCOMPARE(QDir(home.path()).entryList(QDir::Files), QStringList{name});
  for (const QString& as : {u"damaged"_s, u"other"_s}) {
    const QString kept = ui::backUpBeside(path, as, "lost");
    QVERIFY(kept.endsWith(u".%1-1"_s.arg(as)));
    QVERIFY(QFileInfo::exists(home.filePath(kept)));
  }
  ui::keepEarlier(path, "one");
  QCOMPARE(ui::earlierVersions(path).size(), 1);
  const auto lock = ui::holdFile(ui::fileKey(path));
  QVERIFY(lock && *lock);
  QVERIFY(!ui::holdFile(ui::fileKey(path)));
}

void tst_file_names::longNamesThatBeginAlikeHaveFilesOfTheirOwn() {
  const QString begin(250, u'x');
  const QString one = ui::fileBeside(u"/games/"_s + begin + u'1', {}, u".old"_s);
  const QString two = ui::fileBeside(u"/games/"_s + begin + u'2', {}, u".old"_s);
  QVERIFY(one != two);
  QVERIFY(QFileInfo(one).fileName().size() < 255);
}

NILOMETER_TEST(tst_file_names)
#include "tst_file_names.moc"
