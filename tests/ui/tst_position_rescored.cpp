// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/position_family.h"
#include "ui/score/end_position/rescored_card.h"
#include "ui/score/final_scoring/final_scoring_page.h"

#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

/// A position of two players, 60 and 61 points, that was scored and is on the screen again.
class ScoredOnce : public Family {
public:
  ScoredOnce() {
    begin();
    enterAll();
    click(view().scoreButton());
    key(Qt::Key_Escape);
  }

  [[nodiscard]] ui::RescoredCard& card() const { return page().rescored(); }
  [[nodiscard]] bool isInFinalScoring() const {
    return page().currentWidget() == page().finalScoring();
  }
  void key(Qt::Key pressed, Qt::KeyboardModifiers with = Qt::NoModifier) const {
    QTest::keyClick(QApplication::focusWidget(), pressed, with);
  }
};

} // namespace

/// A result that was told is not replaced by another one without a word.
class tst_PositionRescored : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void changedResultIsShownBeforeItIsScoredAnew();
  void keysAnswer();
  void nothingIsAskedWhereTheResultStays();
  void onlyWhatChangesIsShown();
  void twoCalledAlikeAreToldApartByColour();
  void whoLeavesHasNothingAfterwards();
  void openedPositionAsksToo();
  void coveredFieldsTakeNoKey();
  void cardSpeaksAnotherLanguageAtOnce();
  void longNamesOfFourFit_data();
  void longNamesOfFourFit();
};

void tst_PositionRescored::changedResultIsShownBeforeItIsScoredAnew() {
  ScoredOnce family;
  const QStringList before = family.listed();
  family.click(family.window.archive()->openButton());
  family.type(points, 0, u"99"_s);
  QVERIFY(!family.card().isVisible());
  family.click(family.view().scoreButton());
  QVERIFY(family.card().isVisible() && !family.isInFinalScoring());
  const QString text = family.card().text();
  for (const QString& part : {u"Anna"_s, u"Ben"_s, u"60 → 99"_s, u"2. → 1."_s, u"1. → 2."_s}) {
    QVERIFY2(text.contains(part), qPrintable(text));
  }
  family.click(family.card().noButton());
  QVERIFY(!family.card().isVisible() && !family.isInFinalScoring());
  QCOMPARE(QApplication::focusWidget(), family.view().scoreButton());
  QCOMPARE(ui::textIn(family.view().entry(), {points, 0, 0}), u"99"_s);
  QCOMPARE(family.listed(), before);
  family.click(family.window.archive()->openButton());
  family.click(family.view().scoreButton());
  family.click(family.card().yesButton());
  QVERIFY(family.isInFinalScoring());
  QVERIFY(family.listed() != before);
}

void tst_PositionRescored::keysAnswer() {
  const ScoredOnce family;
  family.type(points, 0, u"99"_s);
  family.key(Qt::Key_Return, Qt::ControlModifier);
  QVERIFY(family.card().isVisible());
  family.key(Qt::Key_Escape);
  QVERIFY(!family.card().isVisible() && !family.isInFinalScoring());
  family.key(Qt::Key_Return);
  QVERIFY(family.card().isVisible());
  family.key(Qt::Key_Backtab); // to an answer, and Enter is that one
  while (!family.card().noButton()->hasFocus()) family.key(Qt::Key_Tab);
  family.key(Qt::Key_Return);
  QVERIFY(!family.card().isVisible() && !family.isInFinalScoring());
  family.key(Qt::Key_Return);
  family.key(Qt::Key_Return);
  QVERIFY(family.isInFinalScoring());
}

void tst_PositionRescored::nothingIsAskedWhereTheResultStays() {
  const ScoredOnce family;
  family.type(points, 0, u"99"_s);
  family.type(points, 0, u"60"_s);
  family.name(0, u"Annemarie"_s);
  family.click(family.view().scoreButton());
  QVERIFY(!family.card().isVisible() && family.isInFinalScoring());
}

void tst_PositionRescored::onlyWhatChangesIsShown() {
  const ScoredOnce family;
  family.type(points, 1, u"70"_s);
  family.click(family.view().scoreButton());
  // He was first and stays it; and nothing of her changes.
  QCOMPARE(family.card().text().count(u"→"), 2);
  QVERIFY(family.card().text().contains(u"61 → 70"_s));
  QVERIFY(!family.card().text().contains(u"Anna"_s));
}

void tst_PositionRescored::twoCalledAlikeAreToldApartByColour() {
  const ScoredOnce family;
  family.name(0, u"Ben"_s);
  family.click(family.view().scoreButton());
  family.key(Qt::Key_Escape);
  family.type(points, 1, u"70"_s);
  family.click(family.view().scoreButton());
  const QString told = family.card().text();
  QVERIFY2(told.contains(u"61 → 70"_s) && told.count(u"→"_s) == 2, qPrintable(told));
  family.click(family.card().yesButton());
  family.key(Qt::Key_Escape);
  // One of them is renamed: nothing but the name is other.
  family.name(0, u"Benno"_s);
  family.click(family.view().scoreButton());
  QVERIFY2(!family.card().isVisible(), qPrintable(family.card().text()));
}

void tst_PositionRescored::whoLeavesHasNothingAfterwards() {
  const ScoredOnce family;
  family.click(family.view().countButton(3));
  family.name(2, u"Carla"_s);
  family.type(points, 2, u"80"_s);
  family.type(stoneMarket, 2, u"4"_s);
  family.type(tombSum, 2, u"4"_s);
  QVERIFY2(family.view().scoreButton()->isEnabled(), qPrintable(family.view().ranking().text()));
  family.click(family.view().scoreButton());
  QVERIFY2(family.card().text().contains(u"– → 80"_s), qPrintable(family.card().text()));
  family.click(family.card().yesButton());
  family.key(Qt::Key_Escape);
  family.click(family.view().countButton(2));
  family.click(family.view().scoreButton());
  QVERIFY(family.card().text().contains(u"80 → –"_s));
}

void tst_PositionRescored::openedPositionAsksToo() {
  const QTemporaryDir home;
  {
    Family family(home);
    family.begin();
    family.enterAll();
    family.click(family.view().scoreButton());
  }
  Family family(home);
  QCOMPARE(family.listed().size(), 1);
  family.click(family.window.archive()->openButton());
  family.click(family.view().scoreButton());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  family.type(points, 0, u"99"_s);
  family.click(family.view().scoreButton());
  QVERIFY(family.page().rescored().isVisible());
  // Another page, and back: the fields are there again.
  family.window.showStart();
  family.window.showPosition();
  QVERIFY(!family.page().rescored().isVisible());
  QVERIFY(family.view().isEnabled());
}

void tst_PositionRescored::coveredFieldsTakeNoKey() {
  const ScoredOnce family;
  family.type(points, 0, u"99"_s);
  const ui::PositionEntered entered = family.view().entry();
  family.click(family.view().scoreButton());
  family.key(Qt::Key_Z, Qt::ControlModifier);
  family.key(Qt::Key_7);
  for (int i = 0; i < 3; ++i) family.key(Qt::Key_Tab);
  QVERIFY(!family.view().form.isAncestorOf(QApplication::focusWidget()));
  QVERIFY(family.view().entry() == entered);
  QVERIFY(family.card().isVisible());
}

void tst_PositionRescored::cardSpeaksAnotherLanguageAtOnce() {
  const ScoredOnce family;
  family.type(points, 0, u"99"_s);
  family.click(family.view().scoreButton());
  QVERIFY(family.card().text().contains(u"Points"_s));
  QVERIFY(text::useLanguage(u"de"));
  QTRY_VERIFY(family.card().text().contains(u"Punkte"_s));
  QCOMPARE(family.card().yesButton()->look().text, u"Neu werten"_s);
}

void tst_PositionRescored::longNamesOfFourFit_data() {
  QTest::addColumn<QString>("language");
  QTest::newRow("en") << u"en"_s;
  QTest::newRow("de") << u"de"_s;
}

void tst_PositionRescored::longNamesOfFourFit() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  ScoredOnce family;
  family.window.resize(1280, 720);
  family.click(family.view().countButton(4));
  for (int player = 0; player < 4; ++player) {
    family.name(player, QString(53, u'W') + QString::number(player));
    family.type(points, player, QString::number(player + 3));
    for (const auto row : {stoneMarket, tombSum}) family.type(row, player, u"4"_s);
  }
  QVERIFY2(family.view().scoreButton()->isEnabled(), qPrintable(family.view().ranking().text()));
  family.click(family.view().scoreButton());
  const auto* text = family.card().findChild<QTextBrowser*>();
  QVERIFY(family.card().isVisible());
  QVERIFY(text->document()->idealWidth() <= text->viewport()->width());
  QVERIFY(text->document()->size().height() <= text->viewport()->height());
  for (const QWidget* part : family.card().findChildren<QWidget*>()) {
    if (part->isVisible()) QCOMPARE(cutOff(*part), QString());
  }
}

NILOMETER_TEST(tst_PositionRescored)
#include "tst_position_rescored.moc"
