// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says about itself in the window.
#include "test_program.h"

#include "tests/ui/choose_in_menu.h"
#include "tests/ui/home_program.h"
#include "ui/text/language.h"
#include "ui/window/about_dialog.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// All that an open dialog says.
QString saidBy(const ui::AboutDialog& dialog) {
  QString all = dialog.windowTitle();
  for (const QLabel* label : dialog.findChildren<QLabel*>()) all += label->text();
  return all;
}

} // namespace

class tst_about : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() {
    QCoreApplication::setApplicationVersion(QStringLiteral(NILOMETER_VERSION));
  }
  void cleanup() { text::useLanguage(u"en"); }
  void theMenuTellsVersionLicenceAndWhereToReport_data();
  void theMenuTellsVersionLicenceAndWhereToReport();
  void onlyAnAddressThatCanBeSomebodysIsALink_data();
  void onlyAnAddressThatCanBeSomebodysIsALink();
  void itFollowsTheLanguage();
};

void tst_about::theMenuTellsVersionLicenceAndWhereToReport_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QString>("action");
  QTest::addColumn<QString>("close");
  QTest::newRow("en") << u"en"_s << u"About Nilometer"_s << u"Close"_s;
  QTest::newRow("de") << u"de"_s << u"Über Nilometer"_s << u"Schließen"_s;
}

void tst_about::theMenuTellsVersionLicenceAndWhereToReport() {
  QFETCH(const QString, language);
  QFETCH(const QString, action);
  QFETCH(const QString, close);
  QVERIFY(text::useLanguage(language));
  HomeProgram program;
  QTest::keyClick(&program.window, Qt::Key_F10);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  const auto actions = menu->findChildren<QAction*>();
  const auto about = std::ranges::find(actions, action, &QAction::text);
  QVERIFY(about != actions.end());
  const auto isAbove = [&](const QAction* entry) {
    return entry->menu() != nullptr && entry->menu()->actions().contains(*about);
  };
  const auto entries = menu->actions();
  const auto above = std::ranges::find_if(entries, isAbove);
  QVERIFY(above != entries.end());
  chooseInMenu(*menu, **above);
  chooseInMenu(*(*above)->menu(), **about);
  auto* dialog = program.window.findChild<ui::AboutDialog*>();
  QVERIFY(dialog != nullptr && dialog->isVisible());
  const QString said = saidBy(*dialog);
  QVERIFY2(said.contains(u"Nilometer " NILOMETER_VERSION), qPrintable(said));
  QVERIFY2(said.contains(u"GNU General Public License"), qPrintable(said));
  QVERIFY2(said.contains(language == u"en"_s ? u"is wrong, or missing?"_s : u"stimmt nicht"_s),
           qPrintable(said));
  auto* button = dialog->findChild<QPushButton*>();
  QCOMPARE(button->text(), close);
  QTest::mouseClick(button, Qt::LeftButton);
  QTRY_VERIFY(program.window.findChild<ui::AboutDialog*>() == nullptr);
}

void tst_about::onlyAnAddressThatCanBeSomebodysIsALink_data() {
  QTest::addColumn<QString>("address");
  QTest::addColumn<bool>("isLink");
  QTest::newRow("somebody's") << u"https://nilometer.org/issues"_s << true;
  QTest::newRow("ends alike") << u"https://anexample.org/a.example"_s << true;
  QTest::newRow("nobody's") << u"https://nilometer.example/issues"_s << false;
}

void tst_about::onlyAnAddressThatCanBeSomebodysIsALink() {
  QFETCH(const QString, address);
  QFETCH(const bool, isLink);
  const ui::AboutDialog dialog(address, nullptr);
  const QString said = saidBy(dialog);
  QCOMPARE(said.contains(u"href=\"%1\""_s.arg(address)), isLink);
  QCOMPARE(said.contains(u"whoever you have Nilometer from"_s), !isLink);
}

void tst_about::itFollowsTheLanguage() {
  HomeProgram program;
  ui::showAbout(program.window);
  const auto* dialog = program.window.findChild<ui::AboutDialog*>();
  QVERIFY(dialog != nullptr);
  const QString english = saidBy(*dialog);
  QTest::keyClick(&program.window, Qt::Key_L, Qt::ControlModifier);
  QTRY_COMPARE(dialog->windowTitle(), u"Über Nilometer"_s);
  QVERIFY(saidBy(*dialog) != english);
}

NILOMETER_TEST(tst_about)
#include "tst_about.moc"
