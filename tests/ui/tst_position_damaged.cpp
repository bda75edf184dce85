// SPDX-License-Identifier: GPL-3.0-or-later
// End positions whose files can only be read in part, or say something else than was written.
#include "test_program.h"

#include "tests/ui/position_family.h"

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
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void changedValueStaysMarkedUntilTheTableSaysSo();
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
    QTRY_COMPARE(family.sign(), ui::Kept::onDisk);
  }
  {
    // Somebody else opens it, and goes on in it.
    Family family(home);
    family.window.openFile(path);
    QVERIFY2(family.notice().contains(u"damaged once"_s), qPrintable(family.notice()));
    family.type(points, 1, u"7"_s);
    QTRY_COMPARE(family.sign(), ui::Kept::onDisk);
  }
  {
    Family family(home);
    family.window.openFile(path);
    goWay(family.window, u"Compared with the table"_s);
    QVERIFY(family.notice().isEmpty());
    QTRY_COMPARE(family.sign(), ui::Kept::onDisk);
  }
  Family family(home);
  family.window.openFile(path);
  QVERIFY2(family.notice().isEmpty(), qPrintable(family.notice()));
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"68"_s);
}

NILOMETER_TEST(tst_position_damaged)
#include "tst_position_damaged.moc"
