// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "engine/egizia/projection.h"
#include "tests/ui/eyes_only_fixture.h"
#include "ui/egizia/text/words.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTest>

#include <bit>

using namespace nilometer;
using namespace nilometer::test;
using egizia::NameSphinxCards;
using egizia::SphinxSet;
using namespace std::chrono_literals;

/// Naming Sphinx cards behind a cover.
class tst_eyes_only : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void coveredCardsStandNowhere();
  void everyCardIsShownWhileTheMouseHolds();
  void everyCardIsShownWhileSpaceHolds();
  void coveredWhenTheWindowLosesTheKeyboard();
  void coveredWhenTheButtonLosesTheKeyboard();
  void coveredWhenTheMouseLeavesTheButton();
  void coveredAfterATimeThoughStillHeld();
  void coveredWhenTheWindowIsHidden();
  void coveredWhenTheLanguageChanges();
  void keysTickWhileTheMouseHolds();
  void mouseTicksWhileSpaceHolds();
  void arrowsAndEnterTickWhileSpaceHolds();
  void keysDoNothingWhileCovered();
  void namedCardIsTickedAndStays();
  void noMoreThanKeptCanBeTicked();
  void tickedCardsAreNamed();
  void cardNamedByAnotherPlayerLooksLikeAnyOther();
  void cardNamedByAnotherPlayerIsTakenLikeAnyOther();
  void forecastCountsTheCardsTickedAndIsSeenOnlyWhileHeld_END_3();
  void playerWithoutCardsHasNothingToLookAt();
};

void tst_eyes_only::coveredCardsStandNowhere() {
  EyesOnly opened;
  QVERIFY(opened.secret());
  opened.holdMouse();
  opened.key(Qt::Key_A);
  QVERIFY(opened.allTexts().contains(opened.card(0)));
  QVERIFY(!opened.secret());
  opened.letMouseGo();
  QVERIFY(opened.secret());
  QCOMPARE(std::popcount(opened.ticked()), 1); // not forgotten
  QVERIFY(opened.allTexts().contains(u"Nobody needs this"_s));
}

void tst_eyes_only::everyCardIsShownWhileTheMouseHolds() {
  EyesOnly opened;
  opened.holdMouse();
  for (std::size_t i = 0; i < opened.session.edition().sphinxCards.size(); ++i) {
    QVERIFY(opened.box(static_cast<int>(i)) != nullptr);
  }
  opened.letMouseGo();
  QVERIFY(opened.secret());
}

void tst_eyes_only::everyCardIsShownWhileSpaceHolds() {
  EyesOnly opened;
  opened.holdSpace();
  QVERIFY(!opened.covered());
  // A key held down repeats itself.
  QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
  QKeyEvent release(QEvent::KeyRelease, Qt::Key_Space, Qt::NoModifier, u" "_s, true);
  QCoreApplication::sendEvent(&opened.hold, &release);
  QCoreApplication::sendEvent(&opened.hold, &again);
  QVERIFY(opened.box(0) != nullptr);
  opened.letSpaceGo();
  QVERIFY(opened.secret());
}

void tst_eyes_only::coveredWhenTheWindowLosesTheKeyboard() {
  EyesOnly opened;
  opened.holdMouse();
  QEvent deactivate(QEvent::WindowDeactivate);
  QCoreApplication::sendEvent(&opened.dialog, &deactivate);
  QVERIFY(opened.secret());
}

void tst_eyes_only::coveredWhenTheButtonLosesTheKeyboard() {
  EyesOnly opened;
  opened.holdSpace();
  QTest::keyClick(&opened.hold, Qt::Key_Tab);
  QVERIFY(!opened.hold.hasFocus());
  QVERIFY(opened.secret());
}

void tst_eyes_only::coveredWhenTheMouseLeavesTheButton() {
  EyesOnly opened;
  opened.holdMouse();
  QMouseEvent away(QEvent::MouseMove, QPointF(-50, -50), opened.hold.mapToGlobal(QPointF(-50, -50)),
                   Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&opened.hold, &away);
  QVERIFY(opened.secret());
}

void tst_eyes_only::coveredAfterATimeThoughStillHeld() {
  EyesOnly opened(1ms);
  opened.holdMouse();
  QTRY_VERIFY(opened.secret());
  QVERIFY(opened.hold.isDown());
  opened.key(Qt::Key_A);
  QCOMPARE(opened.ticked(), SphinxSet{0});
}

void tst_eyes_only::coveredWhenTheWindowIsHidden() {
  EyesOnly opened;
  opened.holdMouse();
  opened.dialog.hide();
  QVERIFY(opened.secret());
}

void tst_eyes_only::coveredWhenTheLanguageChanges() {
  EyesOnly opened;
  opened.holdMouse();
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QVERIFY(opened.secret());
  QVERIFY(text::useLanguage(u"en"));
}

void tst_eyes_only::keysTickWhileTheMouseHolds() {
  EyesOnly opened;
  opened.holdMouse();
  opened.key(Qt::Key_C);
  QCOMPARE(opened.ticked(), SphinxSet{1} << 2);
  QVERIFY(opened.box(2)->isChecked());
  opened.key(Qt::Key_C);
  QCOMPARE(opened.ticked(), SphinxSet{0});
  opened.key(Qt::Key_3); // after Z come the digits
  QCOMPARE(opened.ticked(), SphinxSet{1} << 28);
}

void tst_eyes_only::mouseTicksWhileSpaceHolds() {
  EyesOnly opened;
  opened.holdSpace();
  QTest::mouseClick(opened.box(2), Qt::LeftButton, {}, QPoint(5, opened.box(2)->height() / 2));
  QVERIFY(opened.hold.hasFocus());
  QVERIFY(!opened.covered());
  QCOMPARE(opened.ticked(), SphinxSet{1} << 2);
  QVERIFY(opened.box(2)->isChecked());
  opened.letSpaceGo();
  QVERIFY(opened.secret());
}

void tst_eyes_only::arrowsAndEnterTickWhileSpaceHolds() {
  EyesOnly opened;
  opened.holdSpace();
  opened.key(Qt::Key_Down);
  opened.key(Qt::Key_Down);
  opened.key(Qt::Key_Up);
  opened.key(Qt::Key_Return);
  QCOMPARE(opened.ticked(), SphinxSet{1} << 1);
  QVERIFY(!opened.covered());
  QVERIFY(opened.dialog.isVisible());
  QVERIFY(opened.box(1)->font().bold());
}

void tst_eyes_only::keysDoNothingWhileCovered() {
  EyesOnly opened;
  opened.key(Qt::Key_A);
  opened.key(Qt::Key_Return);
  QCOMPARE(opened.ticked(), SphinxSet{0});
  QVERIFY(opened.dialog.isVisible());
  QVERIFY(opened.secret());
}

void tst_eyes_only::namedCardIsTickedAndStays() {
  EyesOnly opened;
  opened.holdMouse();
  QVERIFY(opened.box(3)->isChecked());
  opened.key(Qt::Key_D);
  QVERIFY(opened.box(3)->isChecked());
  QCOMPARE(opened.ticked(), SphinxSet{0});
}

void tst_eyes_only::noMoreThanKeptCanBeTicked() {
  EyesOnly opened;
  opened.holdMouse();
  opened.key(Qt::Key_A); // with the one named before, that makes two
  opened.key(Qt::Key_B);
  QCOMPARE(opened.ticked(), SphinxSet{1});
  QVERIFY(!opened.box(1)->isChecked());
  QVERIFY(opened.allTexts().contains(u"No more cards can be named than are kept."_s));
  opened.key(Qt::Key_A);
  opened.key(Qt::Key_B);
  QCOMPARE(opened.ticked(), SphinxSet{2});
}

void tst_eyes_only::tickedCardsAreNamed() {
  EyesOnly opened;
  QVERIFY(!opened.button(u"Name the cards"_s)->isEnabled());
  opened.holdMouse();
  opened.key(Qt::Key_A);
  opened.letMouseGo();
  opened.key(Qt::Key_Return);
  QCOMPARE(opened.dialog.result(), int{QDialog::Accepted});
  const auto& entry = opened.session.record().entries.back().entry;
  QVERIFY(entry == egizia::Entry(NameSphinxCards{anna, SphinxSet{1}}));
  QCOMPARE(opened.session.shown().player[anna].sphinxNamed, SphinxSet{0b1001});
}

void tst_eyes_only::cardNamedByAnotherPlayerLooksLikeAnyOther() {
  EyesOnly opened;
  opened.holdMouse();
  const QCheckBox* plain = opened.box(6);
  const QCheckBox* bens = opened.box(7);
  QVERIFY(bens != nullptr);
  QVERIFY(bens->isEnabled() && !bens->isChecked());
  QCOMPARE(bens->font(), plain->font());
  QCOMPARE(bens->toolTip(), plain->toolTip());
  opened.key(Qt::Key_H);
  QVERIFY(bens->isChecked());
  QCOMPARE(opened.ticked(), SphinxSet{1} << 7);
}

// A refusal would tell what somebody else has.
void tst_eyes_only::cardNamedByAnotherPlayerIsTakenLikeAnyOther() {
  EyesOnly opened;
  const std::size_t before = opened.session.record().entries.size();
  opened.holdMouse();
  opened.key(Qt::Key_H);
  opened.letMouseGo();
  QTest::mouseClick(opened.button(u"Name the cards"_s), Qt::LeftButton);
  QVERIFY(!opened.dialog.isVisible());
  QCOMPARE(opened.session.record().entries.size(), before + 1);
  QVERIFY(opened.session.replay().clean());
}

void tst_eyes_only::forecastCountsTheCardsTickedAndIsSeenOnlyWhileHeld_END_3() {
  EyesOnly opened;
  const auto sentenceOf = [&](SphinxSet cards) -> QString {
    const egizia::Projection now =
        egizia::projection(opened.session.game(), opened.session.shown(), anna, cards);
    egizia::PrintedSet basis = opened.session.basis().ofPlayer(anna, opened.session.shownEntries());
    egizia::addPrinted(basis, egizia::assumedAmong(opened.session.edition(), now.basis));
    const QString rests = text::restsOn(basis, opened.session.table());
    return text::fill(
               u"%1 for the Sphinx cards ticked, %2 in all."_s,
               {text::number(now.forCards()), text::number(now.total()) + text::restsSign(basis)}) +
           (rests.isEmpty() ? rests : u'\n' + rests);
  };
  constexpr SphinxSet named = SphinxSet{1} << 3;
  opened.holdMouse();
  QVERIFY(opened.allTexts().contains(sentenceOf(named)));
  // Strength of the blue crew: it pays from the start, whatever is printed.
  int crew = 0;
  while (opened.session.edition().sphinxCards[static_cast<std::size_t>(crew)].kind !=
         egizia::SphinxKind::crewStrength) {
    ++crew;
  }
  const int strength = opened.session.shown().player[anna].crews[0];
  QVERIFY(opened.box(crew)->text().endsWith(u"(now %1)"_s.arg(strength)));
  opened.box(crew)->click();
  QVERIFY(opened.allTexts().contains(sentenceOf(named | (SphinxSet{1} << crew))));
  QVERIFY(sentenceOf(named) != sentenceOf(named | (SphinxSet{1} << crew)));
  opened.letMouseGo();
  QVERIFY(opened.secret());
}

void tst_eyes_only::playerWithoutCardsHasNothingToLookAt() {
  ui::EgiziaSession session(keptCards(), shelfEdition());
  const egizia::Correct none{.what = egizia::Correctable::sphinxCount, .player = 2};
  QVERIFY(session.enter(none, false, u"for the test"_s).accepted);
  const ui::EyesOnlyDialog dialog(session, 2);
  QVERIFY(!dialog.holdButton().isEnabled());
}

NILOMETER_TEST(tst_eyes_only)
#include "tst_eyes_only.moc"
