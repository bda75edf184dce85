// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/scoring_fixture.h"
#include "tests/ui/why_fixture.h"
#include "ui/table/log/explanation.h"
#include "ui/table/log/log_view.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>

using namespace nilometer;
using namespace nilometer::test;
using egizia::Phase;
using ui::Place;
using ui::WhyCard;
using ui::WhyText;

/// How "Why?" is asked, with the mouse, by key and from the menu, and left again.
class tst_why_asked : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void whatAPhaseDoesToAPlayerIsAsked();
  void logLineOpensTheExplanation();
  void rowsOfTheFinalScoringAreAsked();
  void keyboardStaysOnARowWhenThereAreFewer();
  void cornersOfTheCardShowWhatIsBehind();
  void everythingIsAskedByKeyAndByMenu();
  void linkIsFollowedByKeyboard();
  void escGivesTheKeyboardBack();
};

void tst_why_asked::whatAPhaseDoesToAPlayerIsAsked() {
  const std::pair<Phase, QString> phases[] = {{Phase::feed, u"FEED-1"_s},
                                              {Phase::stone, u"STONE-1"_s},
                                              {Phase::bonus, u"BONUS-1"_s},
                                              {Phase::order, u"ORDER-1"_s}};
  for (const auto& [phase, rule] : phases) {
    const TableWindow window("revised-4-players", entriesIn(phase, 2));
    const auto columns = window.view.strip().columns().buttons();
    QCOMPARE(columns.size(), std::size_t{4});
    QTest::mouseClick(columns[0], Qt::LeftButton);
    WhyCard* card = window.view.why().card();
    QVERIFY2(card != nullptr && card->isVisible(), qPrintable(rule));
    QVERIFY2(namesRule(card->text(), rule), qPrintable(card->text().lines.join(u'\n')));
    card->close();
    // The same with the keyboard, of the next player.
    columns[1]->setFocus();
    QTest::keyClick(columns[1], Qt::Key_Space);
    QVERIFY(card->isVisible());
    QCOMPARE(card->text().title, columns[1]->column().line.text);
  }
}

void tst_why_asked::logLineOpensTheExplanation() {
  TableWindow window("revised-4-players", sailing);
  QSignalSpy explained(&window.view.log(), &ui::LogView::explainRequested);
  askByKey(window, window.view.log());
  QCOMPARE(explained.count(), 1);
  QCOMPARE(explained[0][0].toULongLong(), sailing - 1);
  ui::ExplanationDialog dialog(window.session);
  QSignalSpy wanted(&dialog, &ui::ExplanationDialog::ruleRequested);
  dialog.explain(sailing - 1);
  auto* text = dialog.findChild<QTextBrowser*>();
  text->setFocus();
  QTest::keyClick(text, Qt::Key_Tab);
  QTest::keyClick(text, Qt::Key_Return);
  QCOMPARE(wanted.count(), 1);
  QVERIFY(egizia::findRule(wanted[0][0].toString().toStdString()).has_value());
  QVERIFY(window.view.why().card() == nullptr);
}

void tst_why_asked::rowsOfTheFinalScoringAreAsked() {
  TableWindow window("revised-4-players",
                     firstScoring(goldenGame("revised-4-players", *goldenEdition())));
  ui::ScoreRows& rows = window.view.finalScoring().view().rows();
  QVERIFY(rows.isVisible());
  QStringList rules;
  for (std::size_t i = 0; i < rows.rows().size(); ++i) {
    const WhyText text = asked(window, rows, rows.rowRect(i).center());
    QCOMPARE(text.title, rows.rows()[i].title);
    rules += text.lines.last();
  }
  const QString all = rules.join(u'\n');
  for (const QString& rule : {u"END-1"_s, u"END-2"_s, u"END-3"_s}) {
    QVERIFY2(all.contains(rule), qPrintable(all));
  }
  QCOMPARE(askByKey(window, rows)->text().title, rows.rows().front().title);
}

void tst_why_asked::keyboardStaysOnARowWhenThereAreFewer() {
  ui::ScoreRows rows(nullptr);
  rows.setRows(std::vector<ui::ScoreRow>(5));
  for (int i = 0; i < 4; ++i) QTest::keyClick(&rows, Qt::Key_Down);
  QCOMPARE(rows.currentRow(), std::size_t{4});
  rows.setRows(std::vector<ui::ScoreRow>(2));
  QTest::keyClick(&rows, Qt::Key_Up);
  QCOMPARE(rows.currentRow(), std::size_t{0});
}

void tst_why_asked::cornersOfTheCardShowWhatIsBehind() {
  TableWindow window("revised-4-players", sailing);
  const WhyCard* card = askByKey(window, *window.view.players().card(0));
  QVERIFY(card != nullptr);
  QVERIFY(!card->testAttribute(Qt::WA_TranslucentBackground));
  for (const QPoint& corner : {card->rect().topLeft(), card->rect().bottomRight()}) {
    QVERIFY(!card->mask().contains(corner));
  }
  QVERIFY(card->mask().contains(card->rect().center()));
  QCOMPARE(card->mask().boundingRect(), card->rect());
}

void tst_why_asked::everythingIsAskedByKeyAndByMenu() {
  TableWindow window("revised-4-players", sailing);
  ui::BoardView& board = window.view.board();
  std::vector<QWidget*> things{refusedPlace(window),
                               board.place(ui::cellId(egizia::Building::tombs, 0)),
                               board.place(ui::ringId(egizia::Ring::left)),
                               board.findChild<ui::TrackPanel*>(),
                               board.findChild<ui::SphinxPanel*>(),
                               window.view.players().card(0)};
  things.push_back(board.findChild<ui::MarketsPanel*>()->findChild<Place*>());
  for (QWidget* thing : things) {
    QVERIFY(thing != nullptr);
    WhyCard* card = askByKey(window, *thing);
    QVERIFY2(card != nullptr && card->isVisible(), thing->metaObject()->className());
    const QString byKey = card->text().title;
    QCOMPARE(fault(card->text()), QString());
    card->close();
    const QPoint at(thing->width() / 5, 6);
    card = askByMenu(window, *thing, at);
    QVERIFY2(card->isVisible(), thing->metaObject()->className());
    QCOMPARE(card->text().title, asked(window, *thing, at).title);
    if (qobject_cast<Place*>(thing) != nullptr) QCOMPARE(card->text().title, byKey);
    card->close();
  }
}

void tst_why_asked::linkIsFollowedByKeyboard() {
  TableWindow window("revised-4-players", sailing);
  QSignalSpy wanted(&window.view, &ui::EgiziaView::ruleRequested);
  Place* place = refusedPlace(window);
  WhyCard* card = askByKey(window, *place);
  const QString rule = QRegularExpression(u"rule:([A-Z0-9-]+)"_s)
                           .match(text::withRuleLinks(card->text().lines.front()))
                           .captured(1);
  QTest::keyClick(&card->browser(), Qt::Key_Tab);
  QTest::keyClick(&card->browser(), Qt::Key_Return);
  QCOMPARE(wanted.count(), 1);
  QCOMPARE(wanted[0][0].toString(), rule);
  QVERIFY(!card->isVisible());
  // A topic stays in the card.
  card = askByKey(window, *window.view.players().card(0));
  const QString before = card->text().title;
  QVERIFY(!card->text().topics.empty());
  QTest::keyClick(&card->browser(), Qt::Key_Backtab, Qt::ShiftModifier);
  QTest::keyClick(&card->browser(), Qt::Key_Return);
  QVERIFY(card->isVisible());
  QVERIFY(card->text().title != before);
  QCOMPARE(wanted.count(), 1);
}

void tst_why_asked::escGivesTheKeyboardBack() {
  TableWindow window("revised-4-players", sailing);
  Place* place = refusedPlace(window);
  WhyCard* card = askByKey(window, *place);
  QVERIFY(card->isVisible());
  QTest::keyClick(&card->browser(), Qt::Key_Escape);
  QVERIFY(!card->isVisible());
  QVERIFY(place->hasFocus());
}

NILOMETER_TEST(tst_why_asked)
#include "tst_why_asked.moc"
