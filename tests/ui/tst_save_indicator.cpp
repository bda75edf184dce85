// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says about the file of the open game while it is played.
#include "test_program.h"

#include "tests/run_program.h"
#include "tests/ui/home_program.h"
#include "tests/ui/shelf_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/store/games/file_lock.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/seats_view.h"
#include "ui/table/log/log_view.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/text/language.h"
#include "ui/window/game_notice.h"

#include <QApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A table of a golden game whose file can be taken away from the program.
class KeptTable : public HomeProgram {
public:
  KeptTable() {
    openGolden(u"first-3-players"_s);
    QCoreApplication::processEvents();
  }

  [[nodiscard]] QString path() const { return file(u"games/first-3-players.nilometer"_s); }
  [[nodiscard]] QString sign() const {
    for (const QLabel* label : window.game()->header().findChildren<QLabel*>()) {
      if (label->isVisible() && !label->accessibleName().isEmpty()) return label->accessibleName();
    }
    return {};
  }
  [[nodiscard]] const ui::GameNotice& notice() const {
    return *window.findChild<ui::GameNotice*>();
  }
  [[nodiscard]] QString noticed() const {
    return notice().isVisible() ? notice().findChild<QLabel*>()->text() : QString();
  }
  /// Nothing can be written where a folder is.
  void takeTheFileAway() const {
    QVERIFY(QFile::remove(path()));
    QVERIFY(QDir().mkpath(path()));
  }
};

} // namespace

class tst_save_indicator : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void calmLineLiesBelowTheTableAndCoversNothing_data() { languageRows(); }
  void calmLineLiesBelowTheTableAndCoversNothing();
  void signSaysSavedWhenTheDiskHasIt();
  void signTakesTheColoursOfAnotherAppearance();
  void exampleHasNoSign();
  void fileThatCannotBeWrittenIsSaidInALineThatStays();
  void gameGoesOnElsewhere();
  void lineSpeaksTheLanguageOfTheWindow();
  void gameThatIsOpenElsewhereIsOnlyLookedAt();
};

void tst_save_indicator::signSaysSavedWhenTheDiskHasIt() {
  KeptTable table;
  QCOMPARE(table.sign(), u"saved"_s);
  table.window.session()->undo();
  QCOMPARE(table.sign(), u"saving"_s);
  QTRY_COMPARE(table.sign(), u"saved"_s);
  QVERIFY(readAll(table.path()).contains("\"sum\""));
  // A look at the past changes nothing; in narrow windows the sign leaves the phases its room then.
  table.window.resize(1600, 900);
  QCoreApplication::processEvents();
  table.window.session()->lookAt(3);
  QCoreApplication::processEvents();
  QCOMPARE(table.sign(), u"saved"_s);
}

void tst_save_indicator::signTakesTheColoursOfAnotherAppearance() {
  const KeptTable table;
  const auto* sign = table.window.findChild<ui::SaveIndicator*>();
  using ui::Appearance;
  for (const Appearance appearance :
       {Appearance::dark, Appearance::highContrast, Appearance::light}) {
    ui::applyAppearance(*qApp, appearance);
    QCoreApplication::processEvents();
    QCOMPARE(sign->palette().color(QPalette::WindowText), ui::themeOf(*sign).quietInk);
  }
}

void tst_save_indicator::exampleHasNoSign() {
  HomeProgram program;
  program.window.openExample();
  QVERIFY(program.window.game() != nullptr);
  for (const QLabel* label : program.window.game()->header().findChildren<QLabel*>()) {
    QVERIFY(!label->isVisible() || label->accessibleName().isEmpty());
  }
}

void tst_save_indicator::fileThatCannotBeWrittenIsSaidInALineThatStays() {
  const KeptTable table;
  table.takeTheFileAway();
  table.window.session()->undo();
  QTRY_COMPARE(table.sign(), u"not saved"_s);
  QVERIFY2(table.noticed().contains(u"first-3-players.nilometer"_s), qPrintable(table.noticed()));
  // The game goes on without a word more.
  table.window.session()->undo();
  QCOMPARE(table.sign(), u"not saved"_s);
  QTest::qWait(50);
  QVERIFY(!table.noticed().isEmpty());
  QVERIFY(table.window.findChild<QMessageBox*>() == nullptr);
  // The folder is there again: the next entry brings everything to the disk.
  QVERIFY(QDir().rmdir(table.path()));
  table.window.session()->undo();
  QTRY_COMPARE(table.sign(), u"saved"_s);
  QVERIFY2(table.noticed().contains(u"taken it away"_s), qPrintable(table.noticed()));
  QCOMPARE(static_cast<std::size_t>(readAll(table.path()).count("{\"do\"")),
           table.window.session()->entries());
}

void tst_save_indicator::gameGoesOnElsewhere() {
  const KeptTable table;
  table.takeTheFileAway();
  table.window.session()->undo();
  QTRY_COMPARE(table.sign(), u"not saved"_s);
  const QString other = table.file(u"elsewhere.nilometer"_s);
  QTimer::singleShot(100, &table.window, [&] {
    auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return;
    dialog->findChild<QLineEdit*>()->setText(other);
    QMetaObject::invokeMethod(dialog, "accept");
  });
  table.notice().findChild<QPushButton*>()->click();
  QTRY_COMPARE(table.sign(), u"saved"_s);
  QCOMPARE(table.noticed(), QString());
  QCOMPARE(table.preferences.gameInProgress(), other);
  table.window.session()->undo();
  QTRY_COMPARE(table.sign(), u"saved"_s);
  QCOMPARE(static_cast<std::size_t>(readAll(other).count("{\"do\"")),
           table.window.session()->entries());
}

void tst_save_indicator::lineSpeaksTheLanguageOfTheWindow() {
  const KeptTable table;
  table.takeTheFileAway();
  table.window.session()->undo();
  QTRY_COMPARE(table.sign(), u"not saved"_s);
  const auto* way = table.notice().findChild<QPushButton*>();
  const QString english = way->text();
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(way->text() != english);
  QVERIFY(table.sign() != u"not saved"_s);
}

void tst_save_indicator::gameThatIsOpenElsewhereIsOnlyLookedAt() {
  HomeProgram program;
  const QString path = program.file(u"open.nilometer"_s);
  writeBytes(path,
             QByteArray::fromStdString(egizia::writeRecord(firstEntries(5), *shelfEdition())));
  const QByteArray before = bytesOf(path);
  ui::GameLibrary other(program.file(u"others"_s), program.preferences, ui::games());
  gameIn(other.open(path));
  ui::letGoOf(ui::fileKey(path)); // in vain
  program.window.openFile(path);
  ui::EgiziaSession* session = program.window.session();
  QVERIFY(session != nullptr && session->record() == firstEntries(5));
  const auto* notice = program.window.findChild<ui::GameNotice*>();
  QVERIFY(notice->isVisible());
  const QString said = notice->findChild<QLabel*>()->text();
  QVERIFY2(said.contains(u"open.nilometer"_s), qPrintable(said));
  QVERIFY2(said.contains(u"process "_s + QString::number(QCoreApplication::applicationPid())),
           qPrintable(said));
  // Nothing can be entered, replaced or taken back, and nothing is written.
  QVERIFY(!session->enter(wholeGame().entries[5].entry).accepted);
  QVERIFY(!session->canUndo());
  session->undo();
  session->startReplacing(2);
  QVERIFY(!session->isPast());
  session->lookAt(3);
  QVERIFY(session->isPast());
  QVERIFY(!program.window.game()->strip().isEnabled());
  QVERIFY(!program.window.game()->boardPart().isEnabled());
  QVERIFY(session->record() == firstEntries(5));
  QCOMPARE(bytesOf(path), before);
  // A copy can be played.
  QTest::mouseClick(notice->findChild<QPushButton*>(), Qt::LeftButton);
  QVERIFY(!notice->isVisible());
  QVERIFY(program.window.session()->enter(wholeGame().entries[5].entry).accepted);
  QVERIFY(program.preferences.gameInProgress() != path);
}

void tst_save_indicator::calmLineLiesBelowTheTableAndCoversNothing() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  KeptTable program;
  program.window.resize(1280, 720);
  QCoreApplication::processEvents();
  ui::EgiziaView& table = *program.window.game();
  const int letters = table.font().pixelSize();
  program.takeTheFileAway();
  program.window.session()->undo();
  QTRY_VERIFY(program.notice().isVisible());
  QCoreApplication::processEvents();
  // A little smaller, so that nothing of the board is hidden.
  QVERIFY(table.font().pixelSize() <= letters && table.font().pixelSize() >= letters - 1);
  const auto placed = [&](const QWidget& widget) {
    return QRect(widget.mapTo(&program.window, QPoint()), widget.size());
  };
  const QRect notice = placed(program.notice());
  QVERIFY(program.window.rect().contains(notice));
  QVERIFY(notice.height() <= 3 * ui::targetHeight);
  QVERIFY(!notice.intersects(placed(table)));
  QVERIFY(!notice.intersects(placed(table.log())));
  QVERIFY(!notice.intersects(placed(table.playersPart())));
  QVERIFY(!notice.intersects(placed(table.strip())));
  QVERIFY(placed(table.log()).height() > 2 * table.fontMetrics().height());
  const auto* sentence = program.notice().findChild<QLabel*>();
  QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
}

NILOMETER_TEST(tst_save_indicator)
#include "tst_save_indicator.moc"
