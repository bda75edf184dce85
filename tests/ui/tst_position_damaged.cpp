// SPDX-License-Identifier: GPL-3.0-or-later
// End positions whose files can only be read in part, or say something else than was written.
#include "test_program.h"

#include "engine/egizia/file/position_document.h"
#include "tests/ui/position_family.h"
#include "ui/egizia/end_position/position_entry.h"

#include <QMessageBox>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

/// A scored position of two players in that home; its file.
QString leaveScored(const QTemporaryDir& home) {
  Family family(home);
  family.begin();
  family.enterAll();
  family.click(family.view().scoreButton());
  if (!family.page().isSaved()) qFatal("not saved");
  return home.filePath(u"games/"_s + positionsIn(home).front());
}

} // namespace

class tst_position_damaged : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void changedValueStaysMarkedUntilTheTableSaysSo();
  void scoredPositionThatIsCutOffOpens();
  void scoredPositionIsReadUpToAnyCut();
  void damageToWhatIsEnteredLeavesThePosition();
  void damagedCardIsNotTakenForAnother();
};

void tst_position_damaged::changedValueStaysMarkedUntilTheTableSaysSo() {
  const QTemporaryDir home;
  const QString path = leaveScored(home);
  const QByteArray changed = bytesOf(path).replace(R"("points":60)", R"("points":68)");
  writeBytes(path, changed);
  {
    Family family(home);
    family.window.openFile(path);
    QVERIFY2(family.notice().contains(u".damaged-1"_s), qPrintable(family.notice()));
    QVERIFY(family.window.findChildren<QMessageBox*>().isEmpty());
    QCOMPARE(bytesOf(path + u".damaged-1"_s), changed);
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  }
  {
    // Somebody else opens it, and goes on in it.
    Family family(home);
    family.window.openFile(path);
    QVERIFY2(family.notice().contains(u"damaged once"_s), qPrintable(family.notice()));
    family.type(points, 1, u"7"_s);
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  }
  {
    Family family(home);
    family.window.openFile(path);
    goWay(family.window, u"Compared with the table"_s);
    QVERIFY(family.notice().isEmpty());
    QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  }
  Family family(home);
  family.window.openFile(path);
  QVERIFY2(family.notice().isEmpty(), qPrintable(family.notice()));
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"68"_s);
}

void tst_position_damaged::scoredPositionThatIsCutOffOpens() {
  const QTemporaryDir home;
  const QString path = leaveScored(home);
  const QByteArray whole = bytesOf(path);
  // In the middle of what the second one has.
  const QByteArray cut = whole.first(whole.lastIndexOf("\"stoneMarket\"") + 5);
  writeBytes(path, cut);
  Family family(home);
  family.window.openFile(path);
  QVERIFY2(family.notice().contains(u".damaged-1"_s), qPrintable(family.notice()));
  QCOMPARE(bytesOf(path + u".damaged-1"_s), cut);
  const ui::PositionEntered& entry = family.view().entry();
  QCOMPARE(entry.seats.size(), std::size_t{2});
  QCOMPARE(entry.seats[1].name, std::string("Ben"));
  QCOMPARE(ui::textIn(entry, {points, 0, 0}), u"60"_s);
  QCOMPARE(ui::textIn(entry, {points, 0, 1}), u"61"_s);
  QCOMPARE(ui::textIn(entry, {tombSum, 0, 0}), u"4"_s);
  QCOMPARE(ui::textIn(entry, {stoneMarket, 0, 1}), QString());
  QCOMPARE(ui::textIn(entry, {tombSum, 0, 1}), QString());
  // Scored it is once the rest was entered.
  QVERIFY(!family.view().scoreButton()->isEnabled());
  QTRY_COMPARE(family.sign(), ui::SaveState::onDisk);
  const auto kept = ui::lookAtPosition(path);
  QVERIFY(kept && !kept->scored);
}

void tst_position_damaged::scoredPositionIsReadUpToAnyCut() {
  const Shelf shelf;
  const std::string document = positionText("revised-4-players");
  const auto edition = goldenEdition();
  const auto read = orStop(egizia::readPositionDocument(document, *edition, {}), "golden");
  const std::string whole = record::withSumsOnly(writePosition(read, *edition));
  const ui::PositionEntered all = ui::entryOf(read, *edition);
  std::size_t most = 0;
  for (std::size_t at = whole.find("\"players\""); at + 1 < whole.size(); ++at) {
    const auto readable = egizia::readablePosition(whole.substr(0, at));
    const std::optional<ui::PositionEntered> rest = ui::entryOfRest(readable, *edition);
    QVERIFY2(rest, whole.substr(at - 40, 40).c_str());
    for (const auto& [cell, text] : rest->texts) {
      const auto found = all.texts.find(cell);
      // Nothing is made up. (What is counted from cards counts those that are whole.)
      if (found != all.texts.end() && cell.row != tombSum) QCOMPARE(text, found->second);
    }
    QVERIFY(rest->seats.size() >= 2 && rest->seats.size() <= 4);
    most = std::max(most, rest->texts.size());
  }
  QVERIFY(most > all.texts.size() / 2);
}

void tst_position_damaged::damageToWhatIsEnteredLeavesThePosition() {
  const auto edition = goldenEdition();
  const auto read = orStop(
      egizia::readPositionDocument(positionText("revised-4-players"), *edition, {}), "golden");
  const ui::PositionEntered all = ui::entryOf(read, *edition);
  const std::string whole = record::withSumsOnly(
      egizia::writePosition(all, egizia::Position::Stage::open, &read, *edition, edition.get()));
  std::string flipped = whole;
  flipped[flipped.rfind("\"text\"") + 2] ^= 0x20;
  const std::string cut = whole.substr(0, whole.find("\"entered\"") + 40);
  for (const std::string& damaged : {flipped, cut}) {
    const auto readable = egizia::readablePosition(damaged);
    QVERIFY(readable.damage);
    QVERIFY(!egizia::readPositionEntered(readable.text, *edition));
    const std::optional<ui::PositionEntered> rest = ui::entryOfRest(readable, *edition);
    QVERIFY(rest && rest->texts == all.texts);
    QCOMPARE(rest->seats.size(), all.seats.size());
  }
}

void tst_position_damaged::damagedCardIsNotTakenForAnother() {
  const auto edition = goldenEdition();
  const auto read = orStop(
      egizia::readPositionDocument(positionText("revised-4-players"), *edition, {}), "golden");
  std::string damaged = record::withSumsOnly(writePosition(read, *edition));
  std::vector<std::string> left = read.players[1].sphinx;
  damaged[damaged.find('"' + left.back() + '"') + 1] ^= 1;
  left.pop_back();
  const std::optional<ui::PositionEntered> rest =
      ui::entryOfRest(egizia::readablePosition(damaged), *edition);
  QVERIFY(rest);
  std::vector<std::string> held;
  for (const ui::PositionCard& card : rest->cardsIn({sphinx, 0, 1})) held.push_back(card.card);
  QVERIFY(held == left);
}

NILOMETER_TEST(tst_position_damaged)
#include "tst_position_damaged.moc"
