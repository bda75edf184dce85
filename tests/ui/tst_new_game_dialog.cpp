// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/file/options_json.h"
#include "tests/ui/new_game_fixture.h"
#include "tests/ui/offered_names.h"
#include "ui/base/style/wheel.h"
#include "ui/egizia/text/names.h"
#include "ui/store/games/option_rows.h"
#include "ui/store/games/seat_rows.h"
#include "ui/text/language.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QContextMenuEvent>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

#include <set>

using namespace nilometer;
using namespace nilometer::test;

/// The dialog that begins a new game, filled in with mouse and keys.
class tst_new_game_dialog : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void namesAndEnterAreEnough();
  void enterGoesFromNameToNameAndThenToTheButton();
  void enterStopsAtANameThatIsMissing();
  void enterStopsAtTheSecondOfTwoEqualNames();
  void headerCanBeReadBack();
  void startIsRefusedWithOneSentence_data();
  void startIsRefusedWithOneSentence();
  void takenColourIsSwapped();
  void playersMoveWithTheirColours();
  void drawnOrderKeepsPlayersAndColoursTogether();
  void everyOrderCanBeDrawn();
  void everyOptionShowsTheSentenceChosen();
  void changedRulesAreToldAndCanBeUndone();
  void bidsAreAskedForOnlyWithTheirOption();
  void choicesAreProposedNextTime();
  void cancelRemembersNothing();
  void rememberedNamesAreOffered();
  void onePressStartsWhileNamesAreOffered();
  void forgottenNameIsOfferedNoMore();
  void rightButtonForgetsAName();
  void nameIsForgottenWhileItIsCompleted();
  void wheelScrollsAndChangesNothing();
  void everythingHasANameAndAPlaceInTheTabOrder();
  void isSmallInEveryLanguage();
};

void tst_new_game_dialog::namesAndEnterAreEnough() {
  Asked asked;
  QVERIFY(!asked.start()->isEnabled());
  QTest::keyClicks(QApplication::focusWidget(), u"Anna"_s);
  for (const QString& name : {u"Ben"_s, u"Cem"_s, u"Dora"_s}) {
    while (!qobject_cast<QComboBox*>(QApplication::focusWidget()) ||
           !QApplication::focusWidget()->accessibleName().startsWith(u"Name"_s) ||
           qobject_cast<QComboBox*>(QApplication::focusWidget())->currentText() != QString()) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QTest::keyClicks(QApplication::focusWidget(), name);
  }
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(QApplication::focusWidget(), asked.start());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  QCOMPARE(asked.dialog->result(), int{QDialog::Accepted});
  QCOMPARE(asked.names(), QStringList({u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s}));
  QCOMPARE(asked.colours(), QStringList({u"blue"_s, u"red"_s, u"green"_s, u"yellow"_s}));
}

void tst_new_game_dialog::enterGoesFromNameToNameAndThenToTheButton() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s});
  asked.click(asked.start());
  asked.open(); // Anna, Ben and Cem are offered in a list while a name is typed
  asked.name(1)->setFocus();
  const QStringList names{u"An"_s, u"Be"_s, u"Ce"_s};
  for (int player = 1; player <= 3; ++player) {
    QCOMPARE(QApplication::focusWidget(), asked.name(player));
    asked.write(asked.name(player), names[player - 1]);
    QWidget* const list = QApplication::activePopupWidget();
    QTest::keyClick(list == nullptr ? asked.name(player) : list,
                    player == 2 ? Qt::Key_Enter : Qt::Key_Return);
    QVERIFY(asked.dialog->isVisible());
    QVERIFY(QApplication::activePopupWidget() == nullptr);
  }
  QCOMPARE(QApplication::focusWidget(), asked.start());
  QCOMPARE(asked.names(), names);
  QTest::keyClick(asked.start(), Qt::Key_Return);
  QCOMPARE(asked.dialog->result(), int{QDialog::Accepted});
}

void tst_new_game_dialog::enterStopsAtANameThatIsMissing() {
  const Asked asked;
  asked.players({u"Anna"_s, u" "_s, u"Cem"_s});
  asked.name(3)->setFocus();
  QTest::keyClick(asked.name(3), Qt::Key_Return);
  QVERIFY(asked.dialog->isVisible());
  QCOMPARE(QApplication::focusWidget(), asked.name(2));
}

void tst_new_game_dialog::enterStopsAtTheSecondOfTwoEqualNames() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"ben"_s});
  asked.name(3)->setFocus();
  QTest::keyClick(asked.name(3), Qt::Key_Return);
  QCOMPARE(QApplication::focusWidget(), asked.name(3));
  // What is typed next takes the place of that name alone.
  QTest::keyClicks(QApplication::focusWidget(), u"Cem"_s);
  QCOMPARE(asked.names(), QStringList({u"Anna"_s, u"Ben"_s, u"Cem"_s}));
}

void tst_new_game_dialog::headerCanBeReadBack() {
  const Asked asked;
  asked.players({u"Anna"_s, QString(60, u'x')});
  asked.name(1)->setEditText(u"  Çağla   \"C\" "_s); // no test key types that
  asked.dialog->findChildren<QLineEdit*>().last()->setText(u"Friday\u2028 night\u0007"_s);
  asked.click(asked.start());
  const egizia::RecordHeader header = asked.header();
  const auto read = egizia::readHeader(egizia::writeHeader(header));
  QVERIFY(read);
  QVERIFY(*read == header);
  QCOMPARE(header.players[0].name, std::string("Çağla \"C\""));
  QCOMPARE(header.title, std::string("Friday night"));
  QCOMPARE(header.date, std::string("2026-11-21"));
  QCOMPARE(header.editionChecksum, shelfEdition()->checksum);
}

void tst_new_game_dialog::startIsRefusedWithOneSentence_data() {
  QTest::addColumn<QStringList>("names");
  QTest::addColumn<QString>("sentence");
  QTest::newRow("empty") << QStringList{u"Anna"_s, u" "_s} << u"Player 2 has no name yet."_s;
  QTest::newRow("twice") << QStringList{u"Anna"_s, u"Ben"_s, u"anna "_s}
                         << u"Two players are called “anna”."_s;
  QTest::newRow("long") << QStringList{u"Anna"_s, QString(61, u'x')}
                        << u"The name of player 2 is too long; 60 characters are the most."_s;
}

void tst_new_game_dialog::startIsRefusedWithOneSentence() {
  QFETCH(QStringList, names);
  QFETCH(QString, sentence);
  const Asked asked;
  asked.players(names);
  QVERIFY(!asked.start()->isEnabled());
  QVERIFY(asked.saying<QLabel>(sentence) != nullptr);
  QTest::keyClick(asked.name(1), Qt::Key_Return);
  QVERIFY(asked.dialog->isVisible());
  asked.players({u"Anna"_s, u"Ben"_s});
  QVERIFY(asked.start()->isEnabled());
  QVERIFY(asked.saying<QLabel>(sentence) == nullptr);
}

void tst_new_game_dialog::takenColourIsSwapped() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s});
  asked.colour(1)->setFocus();
  QTest::keyClick(asked.colour(1), Qt::Key_Down);
  QCOMPARE(asked.colours(), QStringList({u"red"_s, u"blue"_s, u"green"_s}));
  QTest::keyClick(asked.colour(1), Qt::Key_End); // yellow, which nobody has
  QCOMPARE(asked.colours(), QStringList({u"yellow"_s, u"blue"_s, u"green"_s}));
  QVERIFY(!asked.colour(1)->itemIcon(0).isNull());
}

void tst_new_game_dialog::playersMoveWithTheirColours() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s});
  asked.click(asked.named<QToolButton>(u"Player 3 earlier in the order"_s));
  QCOMPARE(asked.names(), QStringList({u"Anna"_s, u"Cem"_s, u"Ben"_s}));
  QCOMPARE(asked.colours(), QStringList({u"blue"_s, u"green"_s, u"red"_s}));
  // The keyboard has gone along.
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  QCOMPARE(asked.names(), QStringList({u"Cem"_s, u"Anna"_s, u"Ben"_s}));
  QVERIFY(!asked.named<QToolButton>(u"Player 1 earlier in the order"_s)->isEnabled());
  QVERIFY(!asked.named<QToolButton>(u"Player 3 later in the order"_s)->isEnabled());
}

void tst_new_game_dialog::drawnOrderKeepsPlayersAndColoursTogether() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s});
  const QStringList names = asked.names();
  const QStringList colours = asked.colours();
  for (asked.seed = 1; asked.seed < 20; ++asked.seed) {
    asked.click(asked.saying<QPushButton>(u"Draw the order"_s));
    for (int i = 0; i < 4; ++i) {
      const qsizetype now = asked.names().indexOf(names[i]);
      QVERIFY(now >= 0);
      QCOMPARE(asked.colours()[now], colours[i]);
    }
  }
}

void tst_new_game_dialog::everyOrderCanBeDrawn() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s});
  std::set<QStringList> orders;
  for (asked.seed = 1; asked.seed < 60; ++asked.seed) {
    asked.click(asked.saying<QPushButton>(u"Draw the order"_s));
    orders.insert(asked.names());
  }
  QCOMPARE(orders.size(), std::size_t{6});
}

void tst_new_game_dialog::everyOptionShowsTheSentenceChosen() {
  const Shelf shelf;
  ui::OptionRows rows(nullptr);
  rows.offer(ui::offerOf<egizia::Rules>(shelf.games).options);
  const auto boxes = rows.findChildren<QComboBox*>();
  QCOMPARE(boxes.size(), text::optionCount);
  for (int i = 0; i < text::optionCount; ++i) {
    const auto option = static_cast<text::Option>(i);
    QCOMPARE(boxes[i]->accessibleName(), text::optionName(option));
    QCOMPARE(boxes[i]->count(), text::optionValues(option).size());
    for (int value = 0; value < boxes[i]->count(); ++value) {
      boxes[i]->setCurrentIndex(value);
      QCOMPARE(boxes[i]->currentText(), text::optionValues(option)[value]);
      QCOMPARE(rows.options()[static_cast<std::size_t>(i)], value);
    }
  }
}

void tst_new_game_dialog::changedRulesAreToldAndCanBeUndone() {
  const Asked asked;
  auto* options = asked.dialog->findChild<ui::OptionRows*>();
  QVERIFY(!options->isVisible());
  QVERIFY(asked.saying<QLabel>(u"Revised rulebook, changed"_s) == nullptr);
  asked.click(asked.saying<QToolButton>(u"Options"_s));
  QVERIFY(options->isVisible());
  auto* passing = asked.named<QComboBox>(text::optionName(text::Option::mayPass));
  passing->setFocus();
  QTest::keyClick(passing, Qt::Key_Up);
  QVERIFY(!asked.header().options.mayPass);
  QVERIFY(asked.saying<QLabel>(u"Revised rulebook, changed"_s) != nullptr);
  asked.click(asked.saying<QPushButton>(u"Undo the changes"_s));
  QVERIFY(asked.header().options == egizia::RuleOptions{});
  QVERIFY(asked.saying<QLabel>(u"Revised rulebook, changed"_s) == nullptr);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
  QCOMPARE(asked.header().profile, egizia::Profile::first);
  QVERIFY(asked.header().options == egizia::optionsOf(egizia::Profile::first));
  QVERIFY(asked.saying<QLabel>(text::egiziaOptions().profileSummary(0)) != nullptr);
}

void tst_new_game_dialog::bidsAreAskedForOnlyWithTheirOption() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s});
  auto* bid = asked.named<QDoubleSpinBox>(u"Bid of player 1"_s);
  QVERIFY(!bid->isVisible());
  asked.click(asked.saying<QToolButton>(u"Options"_s));
  auto* option = asked.named<QComboBox>(text::optionName(text::Option::seatBids));
  option->setFocus();
  QTest::keyClick(option, Qt::Key_Down);
  QVERIFY(bid->isVisible());
  bid->setFocus();
  for (int i = 0; i < 3; ++i) QTest::keyClick(bid, Qt::Key_Up);
  QCOMPARE(asked.header().players[0].bid, 3); // half points
  QVERIFY(egizia::readHeader(egizia::writeHeader(asked.header())));
  QTest::keyClick(option, Qt::Key_Up);
  QCOMPARE(asked.header().players[0].bid, 0);
}

void tst_new_game_dialog::choicesAreProposedNextTime() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s});
  asked.click(asked.named<QToolButton>(u"Player 3 earlier in the order"_s));
  asked.named<QComboBox>(text::optionName(text::Option::mayPass))->setCurrentIndex(0);
  asked.click(asked.start());
  const egizia::RecordHeader before = asked.header();
  asked.open();
  QVERIFY(asked.header() == before);
  QVERIFY(asked.start()->isEnabled());
}

void tst_new_game_dialog::cancelRemembersNothing() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s});
  QTest::keyClick(asked.dialog.get(), Qt::Key_Escape);
  QCOMPARE(asked.dialog->result(), int{QDialog::Rejected});
  QVERIFY(asked.shelf.preferences.playerNames().isEmpty());
  QVERIFY(asked.shelf.preferences.newGame({}).players.empty());
}

void tst_new_game_dialog::rememberedNamesAreOffered() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s});
  asked.click(asked.start());
  asked.open();
  QCOMPARE(asked.name(1)->itemText(0), u"Anna"_s);
  // Typing a shorter name does not complete it behind the player's back.
  asked.write(asked.name(1), u"Ann"_s);
  QCOMPARE(asked.names().front(), u"Ann"_s);
}

void tst_new_game_dialog::onePressStartsWhileNamesAreOffered() {
  Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s});
  asked.click(asked.start());
  asked.open();
  asked.name(2)->clearEditText();
  pressBesideOfferedNames(*asked.name(2), u"Be"_s, *asked.start());
  QTRY_COMPARE(asked.dialog->result(), int{QDialog::Accepted});
}

void tst_new_game_dialog::forgottenNameIsOfferedNoMore() {
  Asked asked;
  asked.players({u"Anna"_s, u"Jrog"_s});
  asked.click(asked.start());
  asked.open();
  QComboBox& name = *asked.name(2);
  name.showPopup();
  name.view()->setCurrentIndex(name.model()->index(name.findText(u"Jrog"_s), 0));
  QTest::keyClick(name.view(), Qt::Key_Delete);
  name.hidePopup();
  for (int player : {1, 2}) QCOMPARE(asked.name(player)->findText(u"Jrog"_s), -1);
  QCOMPARE(asked.shelf.preferences.playerNames(), QStringList{u"Anna"_s});
  // Not even in the seat of the last game; until it is typed anew.
  asked.open();
  QCOMPARE(asked.names(), (QStringList{u"Anna"_s, QString()}));
  asked.players({u"Anna"_s, u"Jrog"_s});
  asked.click(asked.start());
  QVERIFY(asked.shelf.preferences.playerNames().contains(u"Jrog"_s));
}

void tst_new_game_dialog::rightButtonForgetsAName() {
  Asked asked;
  asked.players({u"Anna"_s, u"Jr&og"_s});
  asked.click(asked.start());
  asked.open();
  QComboBox& name = *asked.name(1);
  name.showPopup();
  const QPoint at =
      name.view()->visualRect(name.model()->index(name.findText(u"Jr&og"_s), 0)).center();
  QWidget& list = *name.view()->viewport();
  QContextMenuEvent asks(QContextMenuEvent::Mouse, at, list.mapToGlobal(at));
  QApplication::sendEvent(&list, &asks);
  auto* const menu = asked.dialog->findChild<QMenu*>();
  QVERIFY(menu != nullptr);
  QCOMPARE(menu->actions().front()->text(), u"Forget “Jr&&og”"_s);
  menu->actions().front()->trigger();
  name.hidePopup();
  QCOMPARE(asked.shelf.preferences.playerNames(), QStringList{u"Anna"_s});
}

void tst_new_game_dialog::nameIsForgottenWhileItIsCompleted() {
  Asked asked;
  asked.players({u"Anna"_s, u"Jrog"_s});
  asked.click(asked.start());
  asked.open();
  asked.write(asked.name(2), u"Jr"_s);
  QAbstractItemView* const offered = asked.name(2)->completer()->popup();
  QTRY_VERIFY(offered->isVisible());
  QTest::keyClick(offered, Qt::Key_Down);
  QTest::keyClick(offered, Qt::Key_Delete);
  QCOMPARE(asked.shelf.preferences.playerNames(), QStringList{u"Anna"_s});
}

void tst_new_game_dialog::wheelScrollsAndChangesNothing() {
  const ui::WheelScrolls wheelScrolls;
  const Asked asked;
  asked.click(asked.saying<QToolButton>(u"Options"_s));
  QCoreApplication::processEvents();
  auto* area = asked.dialog->findChild<QScrollArea*>();
  auto* passing = asked.named<QComboBox>(text::optionName(text::Option::mayPass));
  const QPoint middle = passing->rect().center();
  QWheelEvent wheel(middle, passing->mapToGlobal(middle), QPoint(), QPoint(0, -120), Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
  QSpontaneKeyEvent::setSpontaneous(&wheel); // others are not passed on to the area
  qApp->notify(passing, &wheel);
  QVERIFY(asked.header().options == egizia::RuleOptions{});
  QVERIFY(area->verticalScrollBar()->value() > 0);
}

void tst_new_game_dialog::everythingHasANameAndAPlaceInTheTabOrder() {
  const Asked asked;
  asked.players({u"Anna"_s, u"Ben"_s, u"Cem"_s, u"Dora"_s});
  asked.name(1)->setFocus();
  QStringList order;
  do {
    QWidget* here = QApplication::focusWidget();
    const QString name = here->accessibleName();
    order += name.isEmpty() ? labelOf(here) : name;
    QVERIFY2(!order.last().isEmpty(), here->metaObject()->className());
    QTest::keyClick(here, Qt::Key_Tab);
  } while (QApplication::focusWidget() != asked.name(1) && order.size() < 60);
  QVERIFY(order.size() < 60);
  const QStringList wanted = {u"Name of player 1"_s,
                              u"Colour of player 1"_s,
                              u"Name of player 2"_s,
                              u"Name of player 4"_s,
                              u"Rules"_s,
                              u"Options"_s,
                              u"Printed values"_s,
                              u"Title"_s,
                              u"Cancel"_s,
                              u"Start the game"_s};
  qsizetype place = -1;
  for (const QString& name : wanted) {
    QVERIFY2(order.indexOf(name) > place, qPrintable(name + u" in " + order.join(u" | ")));
    place = order.indexOf(name);
  }
}

void tst_new_game_dialog::isSmallInEveryLanguage() {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const Asked asked;
    QVERIFY(asked.dialog->width() <= 620);
    QVERIFY(asked.dialog->height() <= 520);
    const auto* area = asked.dialog->findChild<QScrollArea*>();
    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
  }
  QVERIFY(text::useLanguage(u"en"));
}

NILOMETER_TEST(tst_new_game_dialog)
#include "tst_new_game_dialog.moc"
