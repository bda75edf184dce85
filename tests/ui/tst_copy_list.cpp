// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the players' own copies in the window: several of them, files from elsewhere.
#include "test_program.h"

#include "tests/ui/check_program.h"
#include "ui/egizia/text/words.h"
#include "ui/pages/edition_editor/copy_name_dialog.h"
#include "ui/text/language.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;
using Action = ui::CopyListView::Action;

namespace {

/// The program with the list, and files named in advance.
struct ListProgram : CheckProgram {
  ListProgram() {
    window.showCopies();
    page().setDialogs({[this](QWidget*, const QString&) { return asked; },
                       [this](QWidget*, const QString&, const QString&) { return asked; }});
    click(view().copiesButton());
  }
  void press(Action action) { click(page().list().button(action)); }
  /// Answers the dialog that asks for a name.
  void answer(const QString& name) const {
    auto* const dialog = page().findChildren<ui::CopyNameDialog*>().value(0);
    if (dialog == nullptr) qFatal("no dialog");
    auto* const line = dialog->findChild<QLineEdit*>();
    line->setText(name);
    QTest::keyClick(line, Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  void create(const QString& name) {
    press(Action::create);
    answer(name);
  }
  [[nodiscard]] QStringList names() const {
    QStringList all;
    for (int i = 0; i < page().list().list().count(); ++i) {
      all += page().list().list().item(i)->text().section(u'\n', 0, 0);
    }
    return all;
  }
  [[nodiscard]] QString sentence() const { return page().list().sentence(); }

  QString asked;
};

} // namespace

class tst_copy_list : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en"_s)); }

  void severalCopiesAreListedByName();
  void withSeveralCopiesTheListComesFirst();
  void aNewCopyIsProposedANameOfItsOwn();
  void aCopyGetsAnotherName();
  void aDuplicateHasWhatWasChanged();
  void aDeletedCopyComesBack();
  void aSharedCopyIsTakenUpElsewhere();
  void aDraftSaysWhatMakesNoSense();
  void hostileFilesAreNotTakenUp_data();
  void hostileFilesAreNotTakenUp();
  void aCopyThatIsOpenElsewhereIsNotTouched();
  void aLockThatNobodyIsBehindIsTakenAwayAfterAsking();
  void aCopyThatBecameUnreadableIsKept();
};

void tst_copy_list::severalCopiesAreListedByName() {
  ListProgram program;
  QCOMPARE(program.names(), QStringList());
  program.create(u"Second"_s);
  program.create(u"First"_s);
  QCOMPARE(program.names(), QStringList({u"First"_s, u"Second"_s}));
  QVERIFY(program.page().list().chosen().contains(u"First"_s));
}

void tst_copy_list::withSeveralCopiesTheListComesFirst() {
  ListProgram program;
  program.create(u"One"_s);
  program.create(u"Two"_s);
  program.key(Qt::Key_Escape);
  program.open();
  QVERIFY(program.page().list().isVisible());
  program.key(Qt::Key_Return);
  QVERIFY(program.view().isVisible());
  QCOMPARE(program.page().copy()->name(), u"One"_s);
}

void tst_copy_list::aNewCopyIsProposedANameOfItsOwn() {
  ListProgram program;
  for (int i = 0; i < 3; ++i) {
    program.press(Action::create);
    program.answer(program.page().findChild<ui::CopyNameDialog*>()->name());
  }
  QStringList names = program.names();
  QCOMPARE(names.removeDuplicates(), 0);
  QCOMPARE(names.size(), 3);
}

void tst_copy_list::aCopyGetsAnotherName() {
  ListProgram program;
  program.create(u"Old"_s);
  const std::string id = program.onDisk(program.page().list().chosen()).edition.id;
  program.press(Action::rename);
  program.answer(u"New"_s);
  QCOMPARE(program.names(), QStringList(u"New"_s));
  QCOMPARE(program.onDisk(program.page().list().chosen()).edition.id, id);
}

void tst_copy_list::aDuplicateHasWhatWasChanged() {
  ListProgram program;
  program.create(u"Old"_s);
  program.press(Action::open);
  program.choose(egizia::PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0); // a draft can be duplicated, too
  program.click(program.view().copiesButton());
  const egizia::CheckedEdition old = program.onDisk(program.page().list().chosen());
  program.press(Action::duplicate);
  program.answer(u"Young"_s);
  QCOMPARE(program.names(), QStringList({u"Old"_s, u"Young"_s}));
  const egizia::CheckedEdition young = program.onDisk(program.page().list().chosen());
  QCOMPARE(young.edition.checksum, old.edition.checksum);
  QVERIFY(young.edition.id != old.edition.id);
  QVERIFY(!young.findings.empty());
}

void tst_copy_list::aDeletedCopyComesBack() {
  ListProgram program;
  program.create(u"Away"_s);
  program.press(Action::remove);
  QCOMPARE(program.names(), QStringList());
  QCOMPARE(program.files(), QStringList());
  program.key(Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(program.names(), QStringList(u"Away"_s));
  program.press(Action::remove);
  program.click(program.page().list().bringBackButton());
  QCOMPARE(program.names(), QStringList(u"Away"_s));
  QVERIFY(!program.page().list().bringBackButton()->isVisible());
}

void tst_copy_list::aSharedCopyIsTakenUpElsewhere() {
  const QTemporaryDir away;
  ListProgram program;
  program.create(u"Ours"_s);
  program.asked = away.filePath(u"given.json"_s);
  program.press(Action::share);
  ListProgram other;
  other.asked = program.asked;
  other.press(Action::import);
  QCOMPARE(other.names(), QStringList(u"Ours"_s));
  QCOMPARE(other.onDisk(other.page().list().chosen()).edition.id,
           program.onDisk(program.page().list().chosen()).edition.id);
  other.press(Action::import);
  QCOMPARE(other.names().size(), 1);
}

void tst_copy_list::aDraftSaysWhatMakesNoSense() {
  ListProgram program;
  program.create(u"Draft"_s);
  program.press(Action::open);
  program.choose(egizia::PrintedPage::obelisk);
  program.enter(u"obelisk.rows[1].value"_s, 0);
  program.click(program.view().copiesButton());
  const QString row = program.page().list().list().item(0)->text();
  QVERIFY(row.contains(text::printedPage(egizia::PrintedPage::obelisk)));
}

void tst_copy_list::hostileFilesAreNotTakenUp_data() {
  QTest::addColumn<QByteArray>("bytes");
  const egizia::Edition edition = *egizia::shippedEdition(egizia::shippedEditions().front());
  const auto whole = QByteArray::fromStdString(egizia::writeEdition(edition));
  QTest::addRow("nothing") << QByteArray();
  QTest::addRow("no text") << QByteArray("\0\xff\xfe", 3);
  QTest::addRow("cut off") << whole.left(whole.size() / 2);
  QTest::addRow("another kind") << QByteArray(R"({"nilometer":"game","format":1})");
  QTest::addRow("from the future") << QByteArray(whole).replace("\"format\": 1", "\"format\": 999");
  QTest::addRow("deep") << QByteArray(100'000, '[');
}

void tst_copy_list::hostileFilesAreNotTakenUp() {
  QFETCH(const QByteArray, bytes);
  ListProgram program;
  program.create(u"Ours"_s);
  const std::string before = program.onDisk(program.page().list().chosen()).edition.checksum;
  program.asked = program.file(u"hostile.json"_s);
  QFile file(program.asked);
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(bytes);
  file.close();
  program.press(Action::import);
  QVERIFY(!program.sentence().isEmpty());
  QVERIFY(program.sentence().contains(u"hostile.json"_s));
  QVERIFY(!program.sentence().contains(program.directory().path()));
  QCOMPARE(program.names(), QStringList(u"Ours"_s));
  QCOMPARE(program.onDisk(program.page().list().chosen()).edition.checksum, before);
}

void tst_copy_list::aCopyThatIsOpenElsewhereIsNotTouched() {
  ListProgram program;
  program.create(u"Ours"_s);
  CheckProgram other(program.directory());
  other.window.showCopies();
  QVERIFY(!other.page().copy()->isLocked());
  program.press(Action::remove);
  QCOMPARE(program.names(), QStringList(u"Ours"_s));
  QVERIFY(!program.sentence().isEmpty());
  program.press(Action::rename);
  program.answer(u"Mine"_s);
  QCOMPARE(program.names(), QStringList(u"Ours"_s));
}

void tst_copy_list::aLockThatNobodyIsBehindIsTakenAwayAfterAsking() {
  ListProgram program;
  program.create(u"Ours"_s);
  const QFileInfo copy(program.page().list().chosen());
  QFile lock(copy.absolutePath() + u"/."_s + copy.fileName() + u".lock"_s);
  QVERIFY(lock.open(QFile::WriteOnly));
  lock.close();
  const auto press = [&](const QString& button) {
    for (const auto* box : program.page().findChildren<QMessageBox*>()) {
      for (QAbstractButton* one : box->buttons()) {
        if (one->text().remove(u'&') == button) QTest::mouseClick(one, Qt::LeftButton);
      }
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  program.press(Action::rename);
  program.answer(u"Mine"_s);
  press(u"Cancel"_s);
  QCOMPARE(program.names(), QStringList(u"Ours"_s));
  QVERIFY(lock.exists());
  program.press(Action::rename);
  program.answer(u"Mine"_s);
  press(u"Nobody has the file open"_s);
  QCOMPARE(program.names(), QStringList(u"Mine"_s));
  QVERIFY(lock.open(QFile::WriteOnly));
  lock.close();
  program.press(Action::open);
  QVERIFY(program.page().copy()->isLocked());
  press(u"Nobody has the file open"_s);
  QVERIFY(!program.page().copy()->isLocked());
}

void tst_copy_list::aCopyThatBecameUnreadableIsKept() {
  ListProgram program;
  program.create(u"Ours"_s);
  const QString path = program.page().list().chosen();
  QFile file(path);
  QVERIFY(file.open(QFile::ReadOnly));
  QByteArray bytes = file.readAll();
  file.close();
  bytes.replace("\"players\"", "\"playerz\"");
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(bytes);
  file.close();
  program.key(Qt::Key_Escape);
  program.open();
  QVERIFY(program.page().list().isVisible());
  QVERIFY(!program.sentence().isEmpty());
  QVERIFY(file.open(QFile::ReadOnly));
  QCOMPARE(file.readAll(), bytes);
}

NILOMETER_TEST(tst_copy_list)
#include "tst_copy_list.moc"
