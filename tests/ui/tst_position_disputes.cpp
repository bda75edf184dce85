// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/home_program.h"
#include "tests/ui/position_form_window.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/final_scoring/final_scoring_view.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/result_page.h"
#include "ui/table/action_bar/line_label.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/dispute/dispute_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QDir>
#include <QJsonArray>
#include <QMenu>
#include <QPushButton>

using namespace nilometer;
using namespace nilometer::test;
using enum ui::PositionRow;

namespace {

const ui::PositionCell annasPoints{points, 0, 0};

/// The window on the page for an end position, filled in.
class Filled : public HomeProgram {
public:
  explicit Filled(const QTemporaryDir& home) : HomeProgram(home) {
    addGoldenEdition();
    window.showPosition();
    view().setEntry(neededOf("revised-4-players", *goldenEdition()), goldenEdition());
  }

  [[nodiscard]] ui::EndPositionPage& page() const { return *window.positionPage(); }
  [[nodiscard]] EgiziaScreen view() const { return screenOf(page()); }
  [[nodiscard]] ui::PositionEntered entry() const { return view().entry(); }
  void key(Qt::Key pressed, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QWidget* to = QApplication::focusWidget();
    QTest::keyClick(to == nullptr ? &window : to, pressed, with);
  }
  void askByKey(const ui::PositionCell& cell) {
    view().table().focusCell(cell);
    key(Qt::Key_D, Qt::ControlModifier);
  }
  void askByMenu(const ui::PositionCell& cell) {
    QWidget* field = view().table().field(cell);
    const QPoint middle = field->rect().center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, middle, field->mapToGlobal(middle));
    QApplication::sendEvent(field, &event);
    auto* menu = field->findChild<QMenu*>();
    if (menu == nullptr) qFatal("no menu");
    menu->actions().back()->trigger();
    menu->close();
  }
  /// The dialog about a value.
  [[nodiscard]] ui::DisputeDialog& dialog() const {
    auto* asked = view().form.findChild<ui::DisputeDialog*>();
    if (asked == nullptr || !asked->isVisible()) qFatal("nobody asks");
    return *asked;
  }
  void press(QPushButton& button) {
    QTest::mouseClick(&button, Qt::LeftButton);
    if (!QTest::qWaitFor(
            [this] { return view().form.findChild<ui::DisputeDialog*>() == nullptr; })) {
      qFatal("the dialog stays");
    }
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not in front");
  }
  void markPoints(const QString& other, const QString& note = {}) {
    askByKey(annasPoints);
    dialog().other().setText(other);
    dialog().note().setText(note);
    press(dialog().markButton());
  }
  [[nodiscard]] QStringList names() const {
    QStringList names;
    for (const ui::HistoryLine& line : view().form.history()) names += line.name;
    return names;
  }
};

} // namespace

/// A value of an end position that the table does not agree about.
class tst_position_disputes : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void otherWayIsThePositionScoredWithTheOtherValue();
  void otherAnswerIsScoredToo();
  void otherValueThatFitsNothingHasNoScore();
  void otherValueThatFitsNothingIsSaidInTheDialog();
  void valueIsMarkedByKeyAndMenu_data();
  void valueIsMarkedByKeyAndMenu();
  void markIsOneStepAndSettledEitherWay();
  void scoredPositionKeepsItsMarks();
  void reportTellsWhatIsDisputed();
  void finalScoringAndSheetDeclareNoWinnerWhoIsDisputed();
  void longNamesFitInGerman();
};

void tst_position_disputes::otherWayIsThePositionScoredWithTheOtherValue() {
  const auto edition = goldenEdition();
  ui::PositionEntered entry = neededOf("revised-4-players", *edition);
  for (const ui::PositionCell& cell : {annasPoints, ui::PositionCell{points, 0, 2}}) {
    const int was = ui::textIn(entry, cell).toInt();
    entry.disputes[cell] = {"", std::to_string(was + 7)};
  }
  const auto position = ui::check(entry, *edition).position;
  QVERIFY(position);
  const report::ScoreReport report = GoldenPositions().scored(entry);
  QCOMPARE(report.disputes.size(), std::size_t(2));
  for (const report::ScoreDispute& dispute : report.disputes) {
    const auto at = static_cast<egizia::Player>(&dispute == &report.disputes[0] ? 0 : 2);
    ui::PositionEntered other = entry;
    other.disputes.clear();
    other.texts[{points, 0, at}] = std::to_string(ui::textIn(entry, {points, 0, at}).toInt() + 7);
    const auto scored = scorePosition(*ui::check(other, *edition).position, *edition);
    for (egizia::Player player = 0; player < 4; ++player) {
      QCOMPARE(dispute.points[player], scored.track.points(player));
    }
    QCOMPARE(dispute.ranking, scored.ranking);
    QVERIFY(dispute.points[at] != report.seats[at].points);
  }
}

void tst_position_disputes::otherAnswerIsScoredToo() {
  const auto edition = goldenEdition();
  ui::PositionEntered entry = neededOf("revised-4-players", *edition);
  const ui::PositionCell cell{tombCard, 0, 1};
  entry.disputes[cell] = {"", ""};
  const bool was = ui::isOn(entry, cell, *edition);
  const report::ScoreReport report = GoldenPositions().scored(entry);
  QCOMPARE(report.disputes.size(), std::size_t(1));
  QCOMPARE(report.disputes[0].said.otherwise, was ? u"no"_s : u"yes"_s);
  entry.disputes.clear();
  if (entry.switched.erase(cell) == 0) entry.switched.insert(cell);
  const auto scored = scorePosition(*ui::check(entry, *edition).position, *edition);
  for (egizia::Player player = 0; player < 4; ++player) {
    QCOMPARE(report.disputes[0].points[player], scored.track.points(player));
  }
}

void tst_position_disputes::otherValueThatFitsNothingHasNoScore() {
  const auto edition = goldenEdition();
  ui::PositionEntered entry = neededOf("revised-4-players", *edition);
  entry.disputes[annasPoints] = {"", "many"};
  const report::ScoreReport report = GoldenPositions().scored(entry);
  QCOMPARE(report.disputes.size(), std::size_t(1));
  QVERIFY(report.disputes[0].points.empty());
  QVERIFY(report::scoreText(report, report::Detail::sheet).contains(u"Otherwise: many"_s));
}

void tst_position_disputes::otherValueThatFitsNothingIsSaidInTheDialog() {
  const QTemporaryDir home;
  Filled at(home);
  const int was = ui::textIn(at.entry(), annasPoints).toInt();
  at.askByKey(annasPoints);
  ui::DisputeDialog& dialog = at.dialog();
  QTest::keyClicks(&dialog.other(), QString::number(was + 9));
  QVERIFY2(dialog.hint().isEmpty(), qPrintable(dialog.hint()));
  QTest::keyClicks(&dialog.other(), u"000"_s);
  QVERIFY2(dialog.hint().startsWith(u"With the other value there is no score: "_s),
           qPrintable(dialog.hint()));
  // It may be what somebody says all the same.
  QVERIFY(dialog.markButton().isEnabled());
}

void tst_position_disputes::valueIsMarkedByKeyAndMenu_data() {
  QTest::addColumn<bool>("byMenu");
  QTest::newRow("key") << false;
  QTest::newRow("menu") << true;
}

void tst_position_disputes::valueIsMarkedByKeyAndMenu() {
  QFETCH(bool, byMenu);
  const QTemporaryDir home;
  Filled at(home);
  at.view().form.setWinnerTold(true);
  const QString before = at.view().ranking().text();
  byMenu ? at.askByMenu(annasPoints) : at.askByKey(annasPoints);
  ui::DisputeDialog& dialog = at.dialog();
  QVERIFY(!dialog.markButton().isEnabled());
  QVERIFY(!dialog.staysButton().isVisible());
  const int was = ui::textIn(at.entry(), annasPoints).toInt();
  QTest::keyClicks(&dialog.other(), QString::number(was + 9));
  QTest::keyClicks(&dialog.note(), u"Ben counted again"_s);
  if (byMenu)
    at.press(dialog.markButton());
  else
    QTest::keyClick(&dialog.note(), Qt::Key_Return);
  QTRY_VERIFY(at.view().form.findChild<ui::DisputeDialog*>() == nullptr);
  QCOMPARE(at.entry().disputes.size(), std::size_t(1));
  const ui::FieldLine& line = at.view().table().numberCell(annasPoints)->line();
  QVERIFY(line.disputeSign().isVisible());
  QVERIFY(line.disputeSign().toolTip().contains(u"Ben counted again"_s));
  QVERIFY(line.accessibleDescription().startsWith(
      u"Disputed: Ben counted again · Otherwise: %1"_s.arg(was + 9)));
  QVERIFY(at.view().ranking().text() != before);
  QVERIFY(at.view().ranking().text().contains(u"?"_s));
  QVERIFY(at.view().ranking().accessibleDescription().contains(u"instead of"_s));
}

void tst_position_disputes::markIsOneStepAndSettledEitherWay() {
  const QTemporaryDir home;
  Filled at(home);
  const ui::PositionEntered before = at.entry();
  const QString was = ui::textIn(before, annasPoints);
  const QString other = QString::number(was.toInt() + 9);
  at.markPoints(other);
  const ui::PositionEntered marked = at.entry();
  QVERIFY(at.names().back().startsWith(u"Disputed: "_s));
  QVERIFY(at.names().back().endsWith(u": "_s + was));
  at.view().form.undo();
  QVERIFY(at.entry() == before);
  at.view().form.redo();
  QVERIFY(at.entry() == marked);
  at.askByKey(annasPoints);
  at.press(at.dialog().staysButton());
  QVERIFY(at.entry() == before);
  QVERIFY(at.names().back().startsWith(u"Settled: "_s));
  at.view().form.undo();
  QVERIFY(at.entry() == marked);
  at.askByKey(annasPoints);
  at.press(at.dialog().otherButton());
  QCOMPARE(ui::textIn(at.entry(), annasPoints), other);
  QVERIFY(at.entry().disputes.empty());
  QVERIFY(at.names().back().endsWith(u": "_s + other));
  at.view().form.undo();
  QVERIFY(at.entry() == marked);
}

void tst_position_disputes::scoredPositionKeepsItsMarks() {
  const QTemporaryDir home;
  const ui::PositionEntered entry = neededOf("revised-4-players", *goldenEdition());
  ui::PositionEntered disputed = entry;
  disputed.disputes[annasPoints] = {"Ben counted again", "70"};
  Filled at(home);
  at.view().setEntry(disputed, goldenEdition());
  at.markPoints(u"71"_s, u"Ben"_s);
  const ui::PositionEntered marked = at.entry();
  QVERIFY(at.page().isSaved());
  at.view().scoreButton()->click();
  QVERIFY(at.page().isSaved());
  const QString path = QDir(home.path()).filePath(u"games"_s);
  const QStringList files = QDir(path).entryList({u"*"_s + ui::positionEnding}, QDir::Files);
  QCOMPARE(files.size(), 1);
  const QString file = path + u'/' + files.front();
  const auto kept = ui::lookAtPosition(file);
  QVERIFY(kept && kept->scored);
  at.page().leave();
  QVERIFY(at.page().openFile(file));
  QVERIFY(at.entry() == marked);
  QVERIFY(at.page().isSaved());
  const auto again = ui::lookAtPosition(file);
  QVERIFY(again && again->scored);
}

void tst_position_disputes::reportTellsWhatIsDisputed() {
  const auto edition = goldenEdition();
  ui::PositionEntered entry = neededOf("revised-4-players", *edition);
  const int was = ui::textIn(entry, annasPoints).toInt();
  entry.disputes[annasPoints] = {"Ben counted again", std::to_string(was + 200)};
  const report::ScoreReport report = GoldenPositions().scored(entry);
  const QString text = report::scoreText(report, report::Detail::sheet);
  for (const QString& part : {u"Disputed values"_s, u"Ben counted again"_s,
                              u"Otherwise: %1"_s.arg(was + 200), u"instead of"_s}) {
    QVERIFY2(text.contains(part), qPrintable(text));
  }
  QVERIFY(!text.contains(u"Entry 0"_s));
  const QJsonObject json = report::scoreJson(report, report::Detail::sheet);
  const QJsonObject dispute = json[u"disputes"].toArray().at(0).toObject();
  QVERIFY(!dispute.contains(u"entry"));
  QCOMPARE(dispute[u"otherwise"].toString(), QString::number(was + 200));
  QCOMPARE(dispute[u"points"].toArray().size(), 4);
  QVERIFY(report::scoreCsv(report, report::Detail::sheet).contains(u"Ben counted again"_s));
}

void tst_position_disputes::finalScoringAndSheetDeclareNoWinnerWhoIsDisputed() {
  const QTemporaryDir home;
  Filled at(home);
  at.markPoints(QString::number(ui::textIn(at.entry(), annasPoints).toInt() + 100));
  at.askByKey({points, 0, 1});
  at.dialog().other().setText(u"1"_s);
  at.press(at.dialog().markButton());
  QTest::mouseClick(at.view().scoreButton(), Qt::LeftButton);
  const ui::FinalScoringPage& finalScoring = *at.page().finalScoring();
  for (int guard = 0; !finalScoring.scoring().isAtRanking() && guard < 20; ++guard) {
    QTest::keyClicks(at.page().currentWidget(), u"+"_s);
    QTest::keyClick(at.page().currentWidget(), Qt::Key_Return);
  }
  const ui::FinalScoringContent& shown = finalScoring.view().content();
  QVERIFY2(shown.title.endsWith(u" wins?"_s), qPrintable(shown.title));
  QVERIFY(finalScoring.strip().content().title.endsWith(u" wins?"_s));
  int doubted = 0;
  for (const ui::ScoreRow& row : shown.rows) doubted += row.pointsSign.contains(u"/ "_s) ? 1 : 0;
  QCOMPARE(doubted, 2);
  QTest::keyClick(at.page().currentWidget(), Qt::Key_Return);
  const report::ScoreReport report = GoldenPositions().scored(at.entry());
  QStringList said;
  for (const auto* label : at.page().result()->findChildren<QLabel*>()) said += label->text();
  for (const auto* line : at.page().result()->findChildren<ui::LineLabel*>()) said += line->text();
  const QString all = said.join(u'\n');
  const bool isWon = std::ranges::any_of(all.split(u'\n'), [](const QString& line) {
    return line.endsWith(u" wins."_s) && !line.startsWith(u"Then: "_s);
  });
  QVERIFY2(all.contains(u" wins?"_s) && !isWon, qPrintable(all));
  QVERIFY2(all.contains(u"The winner is not settled: 2 values are disputed."_s), qPrintable(all));
  QCOMPARE(report::outcome(report), shown.title);
  // What is disputed is said once, with what would follow.
  const QString what = report::disputeTexts(report).front().what;
  const QString notes = ui::rankingNotes(report).join(u'\n');
  QCOMPARE(notes.count(what), 1);
  QVERIFY2(notes.contains(report::disputeTexts(report).front().then), qPrintable(notes));
}

void tst_position_disputes::longNamesFitInGerman() {
  const QTemporaryDir home;
  Filled at(home);
  QVERIFY(text::useLanguage(u"de"));
  ui::PositionEntered entry = at.entry();
  for (auto& seat : entry.seats) seat.name = std::string(54, 'W');
  at.view().setEntry(entry, goldenEdition());
  at.markPoints(u"99"_s, QString(500, u'n'));
  QVERIFY(at.names().back().endsWith(u": "_s + ui::textIn(entry, annasPoints)));
  at.askByKey(annasPoints);
  QVERIFY(at.dialog().width() <= at.window.width());
  at.press(at.dialog().staysButton());
  QVERIFY(at.entry() == entry);
}

NILOMETER_TEST(tst_position_disputes)
#include "tst_position_disputes.moc"
