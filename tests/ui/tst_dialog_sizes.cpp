// SPDX-License-Identifier: GPL-3.0-or-later
// Every dialog on the smallest tablet, with letters of every size.
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/corrections/eyes_only_dialog.h"
#include "ui/pages/archive/player_name_dialog.h"
#include "ui/pages/edition_editor/copy_name_dialog.h"
#include "ui/store/games/file_lock_question.h"
#include "ui/store/games/names_dialog.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/table/dispute/dispute_dialog.h"
#include "ui/table/history_edit/history_dialog.h"
#include "ui/table/log/explanation.h"
#include "ui/text/language.h"
#include "ui/window/about_dialog.h"
#include "ui/window/help_dialog.h"
#include "ui/window/messages.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <functional>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr QSize tablet(800, 480);
/// What its frame and title leave of it.
constexpr QSize roomOnTablet(780, 440);

constexpr auto longSentence = QLatin1String(
    "Das Spiel „Maximiliana-Alexandrina gegen Wolfgang Amadeus“ lässt sich nicht öffnen, weil ein "
    "anderes Programm die Datei gerade liest oder schreibt. Schließe das andere Programm oder "
    "warte "
    "einen Augenblick; danach geht es ohne Verlust weiter.");

/// One way to have a dialog over the window.
struct Way {
  QString name;
  std::function<QDialog*(HomeProgram&)> open;
};

template <class Dialog> QDialog* found(const HomeProgram& program) {
  return program.window.findChild<Dialog*>();
}

template <class Dialog> QDialog* shown(Dialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
  return dialog;
}

QDialog* ask(HomeProgram& program) {
  ui::askAboutLock(
      program.window, u"/a/directory/with/a/long/name/of/the/game.nilometer"_s, [] {}, [] {});
  return program.window.findChild<QDialog*>();
}

std::vector<Way> ways() {
  return {
      {u"new game"_s,
       [](HomeProgram& program) {
         program.window.startNewGame();
         return found<ui::NewGameDialog>(program);
       }},
      {u"guided game"_s,
       [](HomeProgram& program) {
         program.window.startGuidedGame();
         return found<ui::NewGameDialog>(program);
       }},
      {u"help"_s,
       [](HomeProgram& program) {
         ui::showHelp(program.window, &ui::startPage, *ui::games().front());
         return found<ui::HelpDialog>(program);
       }},
      {u"about"_s,
       [](HomeProgram& program) {
         ui::showAbout(program.window);
         return found<ui::AboutDialog>(program);
       }},
      {u"name of a copy"_s,
       [](HomeProgram& program) {
         return shown(new ui::CopyNameDialog(u"Kopie"_s, u"Unser Exemplar"_s,
                                             {longSentence.left(60), u"Leer"_s}, 0,
                                             &program.window));
       }},
      {u"what was done"_s,
       [](HomeProgram& program) {
         Q_EMIT program.window.findChild<ui::GameMenu*>()->historyRequested();
         return found<ui::HistoryDialog>(program);
       }},
      {u"names and colours"_s,
       [](HomeProgram& program) {
         Q_EMIT program.window.findChild<ui::GameMenu*>()->namesRequested();
         return found<ui::NamesDialog>(program);
       }},
      {u"name of a player"_s,
       [](HomeProgram& program) {
         const auto tell = [](const QString&) {
           return ui::PlayerNameDialog::Told{longSentence, true};
         };
         return shown(
             new ui::PlayerNameDialog(longSentence.left(60), {u"Leer"_s}, tell, &program.window));
       }},
      {u"disputed"_s,
       [](HomeProgram& program) {
         program.window.session()->markDisputed(5, u"Das war anders."_s);
         return shown(new ui::DisputeDialog(*program.window.session(), 5, &program.window));
       }},
      {u"explained"_s,
       [](HomeProgram& program) {
         auto* dialog = new ui::ExplanationDialog(*program.window.session(), &program.window);
         dialog->explain(60);
         return dialog;
       }},
      {u"correction"_s,
       [](HomeProgram& program) {
         return shown(new ui::NumberDialog(ui::correctableTable(*program.window.session()),
                                           &program.window));
       }},
      {u"correction of a number"_s,
       [](HomeProgram& program) {
         const ui::Game& kind = *ui::games().back();
         ui::GameSession* session = std::move(*kind.example()).release();
         session->setParent(&program.window);
         kind.correct(*session, program.window);
         return found<ui::JudgedDialog>(program);
       }},
      {u"eyes only"_s,
       [](HomeProgram& program) {
         return shown(new ui::EyesOnlyDialog(*program.window.session(), 0, &program.window));
       }},
      {u"told"_s,
       [](HomeProgram& program) {
         ui::tell(program.window, longSentence);
         return program.window.findChild<QDialog*>();
       }},
      {u"offered"_s,
       [](HomeProgram& program) {
         ui::offer(program.window, longSentence, u"Eine Kopie davon öffnen und weiterspielen"_s,
                   [] {});
         return program.window.findChild<QDialog*>();
       }},
      {u"asked about a lock"_s, &ask},
  };
}

bool scrolls(const QWidget& button) {
  for (const QWidget* around = button.parentWidget(); around != nullptr;
       around = around->parentWidget()) {
    if (qobject_cast<const QAbstractScrollArea*>(around) != nullptr) return true;
  }
  return false;
}

/// What of a dialog cannot be reached; empty if nothing.
QString outOfReach(const QDialog& dialog) {
  for (const auto* area : dialog.findChildren<QAbstractScrollArea*>()) {
    if (!area->isVisible()) continue;
    const bool cut = area->horizontalScrollBar()->maximum() > 0;
    if (cut) return u"scrolls sideways: "_s + QString::fromLatin1(area->metaObject()->className());
    const auto* holder = qobject_cast<const QScrollArea*>(area);
    if (holder != nullptr && holder->widget()->width() > area->viewport()->width()) {
      return u"cut off at the right: %1 in %2"_s.arg(holder->widget()->width())
          .arg(area->viewport()->width());
    }
  }
  for (const auto* button : dialog.findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || scrolls(*button)) continue;
    const QRect place(button->mapTo(&dialog, QPoint()), button->size());
    if (!dialog.rect().contains(place)) return u"out of sight: "_s + button->text();
    if (button->width() < button->minimumSizeHint().width()) return u"cut: "_s + button->text();
  }
  return {};
}

QString sized(QSize size) {
  return u"%1×%2"_s.arg(size.width()).arg(size.height());
}

/// What is wrong with a dialog on a small screen; it may lay itself out in several rounds.
QString wrongWith(QDialog& dialog) {
  for (int round = 0; round < 5; ++round) QCoreApplication::processEvents();
  const QSize screen = dialog.screen()->availableSize();
  if (dialog.width() > screen.width() || dialog.height() > screen.height()) {
    return u"larger than its screen: "_s + sized(dialog.size());
  }
  const QSize room = dialog.size().boundedTo(roomOnTablet);
  dialog.resize(room);
  for (int round = 0; round < 5; ++round) QCoreApplication::processEvents();
  if (dialog.size() != room) return u"needs "_s + sized(dialog.size());
  return outOfReach(dialog);
}

} // namespace

class tst_dialog_sizes : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"de")); }
  void everyDialogFitsOnASmallScreen_data();
  void everyDialogFitsOnASmallScreen();
  void everyCorrectionFitsOnASmallScreen();
  void languageChangesInEveryDialog();
};

void tst_dialog_sizes::everyDialogFitsOnASmallScreen_data() {
  QTest::addColumn<int>("way");
  QTest::addColumn<int>("percent");
  int number = 0;
  for (const Way& way : ways()) {
    for (const int percent : {100, 150, 200, 250}) {
      QTest::addRow("%s %d %%", qPrintable(way.name), percent) << number << percent;
    }
    ++number;
  }
}

void tst_dialog_sizes::everyDialogFitsOnASmallScreen() {
  QFETCH(const int, way);
  QFETCH(const int, percent);
  HomeProgram program;
  program.openGolden(u"revised-4-players"_s);
  program.window.resize(tablet);
  Q_EMIT program.window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
  QDialog* dialog = ways()[static_cast<std::size_t>(way)].open(program);
  QVERIFY(dialog != nullptr && dialog->isVisible());
  QCOMPARE(wrongWith(*dialog), QString());
  delete dialog;
}

void tst_dialog_sizes::languageChangesInEveryDialog() {
  for (const Way& way : ways()) {
    QVERIFY(text::useLanguage(u"en"));
    HomeProgram program;
    program.openGolden(u"revised-4-players"_s);
    QDialog* dialog = way.open(program);
    QVERIFY(dialog != nullptr && dialog->isVisible());
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QWidget* inside = dialog->focusWidget();
    QTest::keyClick(inside == nullptr ? dialog : inside, Qt::Key_L, Qt::ControlModifier);
    QVERIFY2(text::language() == u"de", qPrintable(way.name));
    QVERIFY(dialog->isVisible());
    delete dialog;
  }
  QVERIFY(text::useLanguage(u"en"));
}

void tst_dialog_sizes::everyCorrectionFitsOnASmallScreen() {
  for (const int percent : {100, 200}) {
    HomeProgram program;
    program.openGolden(u"revised-4-players"_s);
    program.window.session()->lookAt(60);
    program.window.resize(tablet);
    Q_EMIT program.window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
    ui::NumberDialog dialog(ui::correctableTable(*program.window.session()), &program.window);
    dialog.show();
    auto* what = dialog.findChild<QComboBox*>();
    for (int i = 0; i < what->count(); ++i) {
      what->setCurrentIndex(i);
      QVERIFY2(wrongWith(dialog).isEmpty(), qPrintable(what->currentText() + wrongWith(dialog)));
    }
  }
}

NILOMETER_TEST(tst_dialog_sizes)
#include "tst_dialog_sizes.moc"
