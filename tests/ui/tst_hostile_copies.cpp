// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever lies in the folder of the players' own copies: nothing breaks, and nothing is lost.
#include "test_program.h"

#include "tests/ui/read_copy.h"
#include "tests/ui/shelf_fixture.h"
#include "ui/store/own_edition/copy_shelf.h"
#include "ui/text/language.h"

#include <QRandomGenerator>
#include <QTest>

#include <map>

#include <sys/stat.h>

using namespace record_fixture;
using namespace nilometer;
using namespace nilometer::test;
using ui::CopyFailure;
using ui::CopyShelf;
using ui::OwnCopy;

namespace {

QByteArray shippedBytes() {
  return QByteArray::fromStdString(writeEdition(*shelfEdition()));
}

/// A copy of its own with one value that the shipped edition has otherwise.
Edition otherValues() {
  EditionDocument document = egizia::documentOf(*shelfEdition());
  document.rename("ours", "Ours");
  document.set("players.stoneTrackEnd", shelfEdition()->stoneTrackEnd - 1);
  return egizia::check(document)->edition;
}

/// Files that are no copy at all, or none that can be shown.
std::map<QString, QByteArray> hostileFiles() {
  const QByteArray good = shippedBytes();
  std::map<QString, QByteArray> files{
      {u"a game.json"_s, R"({"nilometer":"game","format":1})"},
      {u"binary.json"_s, QByteArray("\x7f"
                                    "ELF\0\xff\xfe",
                                    7)},
      {u"brackets.json"_s, QByteArray(1'000'000, '[')},
      {u"cut.json"_s, good.left(good.size() / 2)},
      {u"empty.json"_s, {}},
      {u"huge number.json"_s,
       QByteArray(good).replace(R"("ships": {"value": )", R"("ships": {"value": 99999999999)")},
      {u"newer.json"_s, QByteArray(good).replace(R"("format": 1)", R"("format": 99)")},
      {u"no list.json"_s, R"({"nilometer":"edition","format":1,"nileCards":7,"river":[]})"},
      {u"no values.json"_s, R"({"nilometer":"edition","format":1})"},
      {u"twice.json"_s,
       QByteArray(good).replace(R"("format": 1,)", R"("format": 1, "format": 1,)")},
  };
  // Bytes turned over at random, always the same ones.
  QRandomGenerator random(6);
  for (int number = 0; number < 30; ++number) {
    QByteArray bytes = good;
    for (int i = 0; i < 20; ++i) {
      bytes[random.bounded(bytes.size())] = static_cast<char>(random.bounded(256));
    }
    files[u"bytes %1.json"_s.arg(number)] = bytes;
  }
  return files;
}

/// A shelf of games with copies beside it, good and hostile.
struct Copies : Shelf {
  CopyShelf copies = test::copyShelf(games.directory() + u"/editions"_s);
  std::map<QString, QByteArray> hostile = hostileFiles();
  QString good;

  Copies() {
    const auto made = copies.create(u"Ours"_s, egizia::documentOf(otherValues()));
    if (!std::holds_alternative<QString>(made)) qFatal("no copy");
    good = std::get<QString>(made);
    for (const auto& [name, bytes] : hostile) writeBytes(pathOf(name), bytes);
  }
  [[nodiscard]] QString pathOf(const QString& name) const {
    return copies.directory() + u'/' + name;
  }
  /// The names of the hostile files that are no longer as they were.
  [[nodiscard]] QStringList harmed() const {
    QStringList names;
    for (const auto& [name, bytes] : hostile) {
      if (bytesOf(pathOf(name)) != bytes) names += name;
    }
    return names;
  }
};

} // namespace

class tst_hostile_copies : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void listShowsEveryCopyThatCanBeShown();
  void gamesAreStillPlayedAndOpened();
  void openingSaysWhatIsWrong();
  void importTakesUpNoneOfThemTwiceAndKeepsTheOthers();
  void takingOneAwayKeepsItsBytes();
  void pipeIsNeverWaitedFor();
  void copyThatBecameUnreadableStaysAsItIs();
};

void tst_hostile_copies::listShowsEveryCopyThatCanBeShown() {
  const Copies shelf;
  bool isThere = false;
  for (const OwnCopy& copy : shelf.copies.copies()) {
    if (copy.path == shelf.good) {
      isThere = true;
      QVERIFY(copy.usable());
    } else {
      QVERIFY2(!copy.usable() || bytesOf(copy.path) != shippedBytes(), qPrintable(copy.path));
      // What cannot be shown says why, with its name.
      if (!copy.error) continue;
      QVERIFY2(text::sentence(*copy.error).startsWith(QFileInfo(copy.path).fileName()),
               qPrintable(text::sentence(*copy.error)));
    }
  }
  QVERIFY(isThere);
  QCOMPARE(shelf.harmed(), QStringList());
}

void tst_hostile_copies::gamesAreStillPlayedAndOpened() {
  Copies shelf;
  const Edition edition = otherValues();
  bool isOffered = false;
  for (const ui::EditionPtr& offered : editions(shelf.games)) {
    if (offered->checksum == edition.checksum) isOffered = true;
  }
  QVERIFY(isOffered);
  GameRecord game = randomGame(edition, 3, Profile::revised, 2);
  game.entries.resize(40);
  const QString path = shelf.file(u"a game.nilometer"_s);
  QCOMPARE(save(shelf.games, path, game, edition), QString());
  QVERIFY(gameIn(shelf.games.open(path)).record == game);
  QCOMPARE(shelf.harmed(), QStringList());
}

void tst_hostile_copies::openingSaysWhatIsWrong() {
  const Copies shelf;
  int refused = 0;
  for (const auto& [name, bytes] : shelf.hostile) {
    const Result<EditionDocument> document = shelf.copies.open(shelf.pathOf(name));
    if (document) {
      QVERIFY(egizia::readDocument(document->text())->text() == document->text());
      continue;
    }
    ++refused;
    const QString sentence = text::sentence(document.error());
    QVERIFY2(sentence.startsWith(name), qPrintable(sentence));
  }
  QVERIFY(refused >= 7);
  QCOMPARE(shelf.harmed(), QStringList());
}

void tst_hostile_copies::importTakesUpNoneOfThemTwiceAndKeepsTheOthers() {
  const Copies shelf;
  const QByteArray before = bytesOf(shelf.good);
  const auto files = [&] {
    return QDir(shelf.copies.directory()).entryList({u"*.json"_s}, QDir::Files).size();
  };
  const auto count = files();
  for (const auto& [name, bytes] : shelf.hostile) {
    const QString file = shelf.file(u"elsewhere.json"_s);
    writeBytes(file, bytes);
    const ui::CopyPlace place = shelf.copies.import(file);
    const auto* failure = std::get_if<CopyFailure>(&place);
    if (failure != nullptr) QVERIFY(failure->sentence.startsWith(u"elsewhere.json"_s));
  }
  QCOMPARE(files(), count);
  QCOMPARE(bytesOf(shelf.good), before);
  QCOMPARE(shelf.harmed(), QStringList());
}

void tst_hostile_copies::takingOneAwayKeepsItsBytes() {
  const Copies shelf;
  for (const auto& [name, bytes] : shelf.hostile) {
    QVERIFY(std::holds_alternative<QString>(shelf.copies.putAway(shelf.pathOf(name))));
    QCOMPARE(bytesOf(shelf.copies.directory() + u"/deleted/"_s + name), bytes);
  }
  QCOMPARE(shelf.copies.copies().size(), std::size_t{1});
}

void tst_hostile_copies::pipeIsNeverWaitedFor() {
  const Copies shelf;
  const QString pipe = shelf.file(u"pipe"_s);
  QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
  QVERIFY(QFile::link(pipe, shelf.pathOf(u"pipe.json"_s)));
  QVERIFY(QFile::link(u"/dev/zero"_s, shelf.pathOf(u"zero.json"_s)));
  QVERIFY(QFile::link(shelf.file(u"nowhere"_s), shelf.pathOf(u"nowhere.json"_s)));
  QVERIFY(QDir().mkpath(shelf.pathOf(u"folder.json"_s)));
  QVERIFY(!shelf.copies.copies().empty());
  QVERIFY(editions(shelf.games).size() >= 2);
}

void tst_hostile_copies::copyThatBecameUnreadableStaysAsItIs() {
  const Copies shelf;
  const QByteArray broken = bytesOf(shelf.good).chopped(200);
  writeBytes(shelf.good, broken);
  QVERIFY(!shelf.copies.open(shelf.good));
  QVERIFY(!shelf.copies.rename(shelf.good, u"Mended"_s).isEmpty());
  QCOMPARE(bytesOf(shelf.good), broken);
  // A new copy of the same name does not take its place.
  const ui::CopyPlace made = shelf.copies.create(u"Ours"_s, egizia::documentOf(otherValues()));
  QVERIFY(std::holds_alternative<QString>(made));
  QVERIFY(std::get<QString>(made) != shelf.good);
  QCOMPARE(bytesOf(shelf.good), broken);
}

NILOMETER_TEST(tst_hostile_copies)
#include "tst_hostile_copies.moc"
