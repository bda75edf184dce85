// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/cut_off.h"
#include "tests/ui/home_program.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/table/view/header_bar.h"
#include "ui/table/view/phase_bar.h"
#include "ui/window/start_view.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;

/// What the window is headed with says all of it: its title, the start page, the phases.
class tst_window_names : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void titleSaysTheWholeNameOfTheGame();
  void startPageNamesTheGame_data() { languageRows(); }
  void startPageNamesTheGame();
  void phasesAreWholeWhileThePastIsShown_data() { startPageNamesTheGame_data(); }
  void phasesAreWholeWhileThePastIsShown();
  void phasesAreCalledInTheLanguageOfTheWindow();
};

// Qt takes "[*]" in a title for the place of a sign that something is not saved.
void tst_window_names::titleSaysTheWholeNameOfTheGame() {
  const auto edition = goldenEdition();
  for (const auto& name : {"A[*]B", "[*]", "A[*][*]B", "A[[*]]"}) {
    HomeProgram program;
    program.addGoldenEdition();
    egizia::GameRecord game = TableWindow::cut(goldenGame("online-2-players", *edition), 3);
    game.header.title = name;
    const QString path = program.file(u"games/stars.nilometer"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(egizia::writeRecord(game, *edition)));
    file.close();
    program.window.openFile(path);
    QVERIFY(program.window.game() != nullptr);
    QString shown = program.window.windowTitle();
    // As Qt reads it: doubled it is itself, alone it vanishes.
    const QString doubled = u"[*][*]"_s;
    shown.replace(doubled, QString(QChar::Null));
    QVERIFY2(!shown.contains(u"[*]"_s), qPrintable(program.window.windowTitle()));
    shown.replace(QChar::Null, u"[*]"_s);
    QCOMPARE(shown, QString::fromUtf8(name) + u" – Egizia – Nilometer"_s);
  }
}

void tst_window_names::startPageNamesTheGame() {
  QFETCH(const QString, language);
  HomeProgram program;
  QVERIFY(text::useLanguage(language));
  QCoreApplication::processEvents();
  const QAbstractButton& box = program.window.startView().shelf().box(0);
  QVERIFY(box.isVisible());
  QVERIFY(box.accessibleName().contains(u"Egizia"_s));
}

void tst_window_names::phasesAreWholeWhileThePastIsShown() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  TableWindow window("revised-4-players", 200); // at the end the header tells of other things
  const auto* phases = window.view.header().findChild<ui::PhaseBar*>();
  for (const std::size_t entries : {std::size_t{0}, std::size_t{1}, std::size_t{30}}) {
    window.session.lookAt(entries);
    QCoreApplication::processEvents();
    QCOMPARE(window.view.width(), 1280);
    QVERIFY2(phases->width() >= phases->sizeHint().width(),
             qPrintable(u"%1 of %2"_s.arg(phases->width()).arg(phases->sizeHint().width())));
    QCOMPARE(cutOffAtLast(window.view.header()), QString());
    const int past = phases->width();
    window.session.backToNow();
    QCoreApplication::processEvents();
    // Where there is room the names come back.
    QVERIFY2(phases->width() >= phases->sizeHint().width(), qPrintable(QString::number(past)));
  }
}

void tst_window_names::phasesAreCalledInTheLanguageOfTheWindow() {
  TableWindow window("revised-4-players", 0);
  const auto* phases = window.view.header().findChild<ui::PhaseBar*>();
  QCOMPARE(phases->accessibleName(), u"Round 1 of 5"_s);
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QCOMPARE(phases->accessibleName(), u"Runde 1 von 5"_s);
  const QStringList names = {u"Auslegen"_s, u"Befahren"_s, u"Ernähren"_s,   u"Steine"_s,
                             u"Bauen"_s,    u"Bonus"_s,    u"Reihenfolge"_s};
  QCOMPARE(phases->look().phases, names);
}

NILOMETER_TEST(tst_window_names)
#include "tst_window_names.moc"
