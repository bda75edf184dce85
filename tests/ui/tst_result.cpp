// SPDX-License-Identifier: GPL-3.0-or-later
// The result page: pages, files, printing, the clipboard, and the play for other programs.
#include "test_program.h"

#include "tests/ui/choose_in_menu.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/result_fixture.h"
#include "tests/words/language_rows.h"
#include "ui/base/style/chip.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/hand_over_page.h"
#include "ui/score/result/qr_view.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/result_view.h"
#include "ui/score/result/score_sheet_view.h"
#include "ui/table/action_bar/line_label.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPrinter>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::test;
using ui::Paper;
using ui::ResultView;
using Way = ui::ResultView::Way;

class tst_result : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init();
  void cleanup();
  void pagesAreOpenedByMouseAndKeys();
  void everythingThatTakesFocusHasAName_data() { languageRows(); }
  void everythingThatTakesFocusHasAName();
  void nothingPushesTheWindowWider_data() { languageRows(); }
  void nothingPushesTheWindowWider();
  void longNamesUseTheRoomThereIs();
  void addedPagesStandBeforeHandingOver();
  void rankingExplainsPlaceBidAndTie_END_4();
  void filesHoldWhatTheReportSays_data();
  void filesHoldWhatTheReportSays();
  void savingMovesNothing();
  void filesMayBeInTheOtherLanguage();
  void germanTableIsOpenedInColumns();
  void aFileThatCannotBeWrittenIsOneSentence();
  void nothingIsWrittenWithoutAPath();
  void printsOnWhatWasChosen();
  void anUnfinishedGameHasNoLink();
  void copyPutsTheSheetIntoTheClipboard();
  void paperIsRemembered();
  void languageFollowsTheWindow();

private:
  /// A view on a result, in a window.
  ResultView& open(const std::string& name) { return open(Played(name)); }
  ResultView& open(const Played& game);
  static void click(QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }
  /// Out of the menu that opens over the button.
  static void take(const ResultView& view, Way way) {
    click(view.saveButton());
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr && menu->actions().contains(&view.way(way)));
    chooseInMenu(*menu, view.way(way));
    QVERIFY(!menu->isVisible());
  }
  [[nodiscard]] QString file(const QString& name) const { return m_directory->filePath(name); }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<QSettings> m_settings;
  std::unique_ptr<ui::Preferences> m_preferences;
  std::unique_ptr<Played> m_game;
  std::unique_ptr<ResultView> m_view;
  QString m_path;     ///< what the person answers
  QString m_proposal; ///< what was proposed
  bool m_prints = true;
};

void tst_result::init() {
  QVERIFY(text::useLanguage(u"en"));
  m_directory = std::make_unique<QTemporaryDir>();
  m_settings = std::make_unique<QSettings>(file(u"settings.ini"_s), QSettings::IniFormat);
  m_preferences = std::make_unique<ui::Preferences>(*m_settings);
  m_preferences->setPaper(Paper::a4);
  m_prints = true;
}

void tst_result::cleanup() {
  m_view.reset();
  m_game.reset();
}

ResultView& tst_result::open(const Played& game) {
  m_game = std::make_unique<Played>(game);
  ui::ResultDialogs dialogs;
  dialogs.saveFile = [this](QWidget*, const QString&, const QString& path) {
    m_proposal = path;
    return m_path;
  };
  dialogs.print = [this](QPrinter& printer, QWidget*) {
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(m_path);
    return m_prints;
  };
  m_view = std::make_unique<ResultView>(*m_preferences, dialogs);
  m_view->show({[this] { return m_game->report(); }},
               ui::playFacts(m_game->record, *m_game->edition));
  m_view->resize(880, 560);
  m_view->QWidget::show();
  if (!QTest::qWaitForWindowExposed(m_view.get())) qFatal("the window is not shown");
  return *m_view;
}

void tst_result::pagesAreOpenedByMouseAndKeys() {
  ResultView& view = open("revised-4-players");
  QCOMPARE(view.pageCount(), 3);
  QVERIFY(view.tab(0).look().chosen && !view.sheet().isVisible());
  click(view.tab(1));
  QVERIFY(view.tab(1).look().chosen && !view.tab(0).look().chosen && view.sheet().isVisible());
  view.tab(2).setFocus();
  QTest::keyClick(&view.tab(2), Qt::Key_Return);
  QVERIFY(view.handOver().isVisible() && !view.sheet().isVisible());
  view.tab(2).setFocus();
  QTest::keyClick(&view.tab(2), Qt::Key_Left);
  QVERIFY(view.sheet().isVisible());
  // From a tab the Tab key leads into the open page, and on to the buttons below.
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
  QVERIFY(view.sheet().hasFocus());
  QTest::keyClick(&view.sheet(), Qt::Key_Tab);
  QVERIFY(view.printButton().hasFocus());
}

void tst_result::everythingThatTakesFocusHasAName() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  const ResultView& view = open("tournament-4-players");
  int seen = 0;
  for (const QWidget* widget : view.findChildren<QWidget*>()) {
    if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<const QScrollArea*>(widget)) continue;
    if (widget->parentWidget()->inherits("QComboBox")) continue;
    // Qt 6.8 has the list of a combo box from the beginning; it is said as the box.
    if (widget->inherits("QComboBoxListView")) continue;
    ++seen;
    QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
    if (qobject_cast<const QAbstractButton*>(widget))
      QVERIFY(widget->minimumSizeHint().height() >= 28);
  }
  QVERIFY(seen >= 9);
}

void tst_result::nothingPushesTheWindowWider() {
  QFETCH(const QString, language);
  const LargeLetters letters(language, 200);
  Played game("revised-4-players");
  for (auto& seat : game.record.header.players) seat.name = std::string(60, 'W');
  const ResultView& view = open(game);
  QVERIFY2(view.minimumSizeHint().width() <= 860,
           qPrintable(QString::number(view.minimumSizeHint().width())));
  QVERIFY(view.minimumSizeHint().height() <= 460);
  for (const auto* chip : view.findChildren<ui::Chip*>()) {
    if (chip->isVisible()) QVERIFY(chip->width() >= chip->sizeHint().width());
  }
}

void tst_result::longNamesUseTheRoomThereIs() {
  Played game("first-3-players");
  for (auto& seat : game.record.header.players) seat.name += " von und zu Liechtenstein-Habsburg";
  ResultView& view = open(game);
  view.resize(1280, 700);
  QCoreApplication::processEvents();
  for (const auto* line : view.findChildren<ui::LineLabel*>()) {
    QVERIFY2(!line->isVisible() || line->textFits(), qPrintable(line->text()));
    // The winner's, in large letters.
    const qsizetype end = line->text().indexOf(u"…"_s);
    QVERIFY2(!line->isVisible() || end < 0 || end > text::ShownNames::longest + 4,
             qPrintable(line->text()));
  }
  click(view.tab(1));
  auto* sheet = view.findChild<ui::ScoreSheetView*>();
  QVERIFY(sheet->isVisible());
  QFont bold = sheet->font();
  bold.setBold(true);
  for (int column = 1; column < sheet->model()->columnCount(); ++column) {
    const QString name = sheet->model()->headerData(column, Qt::Horizontal).toString();
    const int width = sheet->horizontalHeader()->sectionSize(column);
    QVERIFY2(width > QFontMetrics(bold).horizontalAdvance(name), qPrintable(name));
  }
}

void tst_result::addedPagesStandBeforeHandingOver() {
  ResultView& view = open("revised-4-players");
  auto* page = new QLabel(u"a chart"_s);
  view.addPage([] { return text::language() == u"de" ? u"Verlauf"_s : u"Course"_s; }, page);
  QCOMPARE(view.pageCount(), 4);
  QVERIFY(view.tab(0).look().chosen && !page->isVisible());
  QCOMPARE(view.tab(2).text(), u"Course"_s);
  click(view.tab(2));
  QVERIFY(page->isVisible());
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QCOMPARE(view.tab(2).text(), u"Verlauf"_s);
  QVERIFY(page->isVisible());
  click(view.tab(3));
  QVERIFY(view.handOver().isVisible());
}

void tst_result::rankingExplainsPlaceBidAndTie_END_4() {
  const auto said = [](const ResultView& view) {
    QString text;
    for (const QLabel* label : view.findChildren<QLabel*>()) text += label->text() + u'\n';
    for (const auto* line : view.findChildren<ui::LineLabel*>()) text += line->text() + u'\n';
    text += view.findChild<ui::GaugeRanking*>()->accessibleDescription();
    return text;
  };
  const QString tie = said(open("revised-2-players-tie"));
  const report::ScoreReport report = m_game->report();
  QVERIFY(tie.contains(report::outcome(report).chopped(1))); // a title has no full stop
  QVERIFY(tie.contains(report.ranking.front().tieBreak));
  const QString bids = said(open("tournament-4-players"));
  QVERIFY2(bids.contains(u"1.5"_s) && bids.contains(u"102.5"_s), qPrintable(bids));
  const QString anyway = said(open("revised-3-players-anyway"));
  QVERIFY(anyway.contains(u'*') && anyway.contains(u'!'));
}

void tst_result::filesHoldWhatTheReportSays_data() {
  QTest::addColumn<int>("way"); // -1 = JSON, on the page for handing over
  QTest::addColumn<QString>("ending");
  QTest::newRow("PDF") << static_cast<int>(Way::pdf) << u".pdf"_s;
  QTest::newRow("CSV") << static_cast<int>(Way::csv) << u".csv"_s;
  QTest::newRow("text") << static_cast<int>(Way::text) << u".txt"_s;
  QTest::newRow("JSON") << static_cast<int>(Way::json) << u".json"_s;
  QTest::newRow("JSON on its page") << -1 << u".json"_s;
}

void tst_result::filesHoldWhatTheReportSays() {
  QFETCH(const int, way);
  QFETCH(const QString, ending);
  ResultView& view = open("revised-3-players-anyway");
  m_path = file(u"score"_s + ending);
  if (way < 0) {
    click(view.tab(2));
    click(view.handOver().jsonButton());
  } else {
    take(view, static_cast<Way>(way));
  }
  QVERIFY2(m_proposal.endsWith(u"Nora, Ole, Pia – Egizia"_s + ending), qPrintable(m_proposal));
  QVERIFY(view.message().contains(u"score"_s + ending));
  const QByteArray bytes = readAll(m_path);
  const report::ScoreReport report = m_game->report();
  using report::Detail;
  if (ending == u".pdf")
    QVERIFY(bytes.startsWith("%PDF") && pdfText(m_path).contains(u"Ole wins"_s));
  if (ending == u".csv") QCOMPARE(bytes, scoreCsv(report, Detail::sheet).toUtf8());
  if (ending == u".txt") QCOMPARE(QString::fromUtf8(bytes), scoreText(report, Detail::sheet));
  if (ending == u".json") {
    QCOMPARE(QJsonDocument::fromJson(bytes).object(), scoreJson(report, Detail::steps));
  }
  // The next file is proposed where this one went.
  take(view, Way::csv);
  QVERIFY(m_proposal.startsWith(m_directory->path()));
}

/// The heading shrank and the picture rose as soon as a file was saved.
void tst_result::savingMovesNothing() {
  ResultView& view = open("revised-4-players");
  view.resize(1280, 720);
  QCoreApplication::processEvents();
  const QSize picture = view.ranking().size();
  const QSize head = view.ranking().head().size();
  m_path = file(u"score.json"_s);
  take(view, Way::json);
  QCoreApplication::processEvents();
  QVERIFY(!view.message().isEmpty());
  QCOMPARE(view.ranking().size(), picture);
  QCOMPARE(view.ranking().head().size(), head);
  const auto labels = view.findChildren<ui::LineLabel*>();
  const auto said = std::ranges::find(labels, view.message(), &ui::LineLabel::text);
  QVERIFY(said != labels.end() && (*said)->isVisible() && (*said)->textFits());
  click(view.tab(1));
  QVERIFY(view.message().isEmpty());
}

void tst_result::filesMayBeInTheOtherLanguage() {
  ResultView& view = open("revised-4-players");
  click(view.tab(2));
  QComboBox& language = view.handOver().languageBox();
  QCOMPARE(language.currentText(), u"English"_s);
  language.setFocus();
  QTest::keyClick(&language, Qt::Key_D);
  QCOMPARE(language.currentText(), u"Deutsch"_s);
  m_path = file(u"a.pdf"_s);
  take(view, Way::pdf);
  QCoreApplication::processEvents();
  const QString text = pdfText(m_path);
  QVERIFY(text.contains(u"Schlusswertung"_s) && text.contains(u"Cem gewinnt"_s));
  const QString about = runProgram(u"pdfinfo"_s, {u"-meta"_s, m_path}).text();
  QVERIFY2(about.contains(u"<rdf:li>de</rdf:li>"_s) && about.contains(u"Egizia"_s),
           qPrintable(about));
  take(view, Way::copy);
  QVERIFY(QApplication::clipboard()->text().contains(u"Cem gewinnt"_s));
  // The window has not changed, nor the choice.
  QCoreApplication::processEvents();
  QCOMPARE(text::language(), u"en"_s);
  QCOMPARE(view.tab(0).text(), u"Result"_s);
  QCOMPARE(view.sheet().model()->index(0, 0).data().toString(), u"The game"_s);
  QCOMPARE(language.currentText(), u"Deutsch"_s);
  QCOMPARE(view.message(), u"The score sheet is copied."_s);
}

void tst_result::germanTableIsOpenedInColumns() {
  QVERIFY(text::useLanguage(u"de"));
  ResultView& view = open("tournament-4-players"); // with bids, of which some end in a half
  m_path = file(u"a.csv"_s);
  take(view, Way::csv);
  const QStringList lines = QString::fromUtf8(readAll(m_path)).split(u'\n', Qt::SkipEmptyParts);
  const auto players = static_cast<qsizetype>(m_game->report().seats.size());
  for (const QString& line : lines) QVERIFY2(line.count(u';') >= players + 3, qPrintable(line));
  QVERIFY(lines.join(u'\n').contains(u"102,5"_s));
  if (QStandardPaths::findExecutable(u"soffice"_s).isEmpty()) {
    QSKIP("LibreOffice is not installed");
  }
  // What its dialog proposes where the language is German: columns end at commas and semicolons.
  const QString proposed = u"Text - txt - csv (StarCalc):59/44,34,76,1,,1031,false,true"_s;
  const QString folder = file(u"opened"_s);
  runProgram(u"soffice"_s, {u"--headless"_s, u"-env:UserInstallation=file://"_s + file(u"office"_s),
                            u"--infilter="_s + proposed, u"--convert-to"_s, u"html"_s,
                            u"--outdir"_s, folder, m_path});
  const QString html = QString::fromUtf8(readAll(folder + u"/a.html"_s));
  QVERIFY2(html.count(u"<td"_s) == lines.size() * (players + 4), qPrintable(html));
  QVERIFY(html.contains(u"sdval=\"102.5\""_s));
}

void tst_result::aFileThatCannotBeWrittenIsOneSentence() {
  ResultView& view = open("revised-4-players");
  m_path = writeAll(file(u"occupied"_s), "a file") + u"/sheet.pdf"_s;
  take(view, Way::pdf);
  QVERIFY2(view.message().contains(u"sheet.pdf"_s) && view.message().contains(u"cannot be saved"_s),
           qPrintable(view.message()));
  QCOMPARE(readAll(file(u"occupied"_s)), QByteArray("a file"));
}

void tst_result::nothingIsWrittenWithoutAPath() {
  ResultView& view = open("revised-4-players");
  m_path.clear();
  take(view, Way::csv);
  QCOMPARE(view.message(), QString());
  m_path = file(u"printed.pdf"_s);
  m_prints = false;
  click(view.printButton());
  QCOMPARE(view.message(), QString());
  QVERIFY(!QFile::exists(m_path));
}

void tst_result::printsOnWhatWasChosen() {
  ResultView& view = open("revised-4-players");
  click(view.tab(2));
  QTest::keyClick(&view.handOver().paperBox(), Qt::Key_Down);
  m_path = file(u"printed.pdf"_s);
  click(view.printButton());
  QVERIFY(view.message().contains(u"printed.pdf"_s)); // not on paper: where it is found
  QCOMPARE(pdfFact(m_path, u"Pages"_s), u"1"_s);
  QVERIFY(pdfFact(m_path, u"Page size"_s).contains(u"(letter)"_s));
  QVERIFY(pdfText(m_path).contains(u"Cem wins."_s));
  m_path = file(u"nowhere/printed.pdf"_s);
  QTest::ignoreMessage(QtWarningMsg, "QPainter::begin(): Returned false");
  click(view.printButton());
  QVERIFY2(view.message().contains(u"did not take"_s), qPrintable(view.message()));
}

void tst_result::copyPutsTheSheetIntoTheClipboard() {
  ResultView& view = open("revised-4-players");
  take(view, Way::copy);
  QCOMPARE(QApplication::clipboard()->text(),
           report::scoreText(m_game->report(), report::Detail::sheet));
  click(view.tab(2));
  click(view.handOver().copyLinkButton());
  QCOMPARE(QApplication::clipboard()->text().toLatin1(), view.handOver().link());
  QCOMPARE(view.message(), u"The link is copied."_s);
}

void tst_result::paperIsRemembered() {
  ResultView& view = open("revised-2-players-tie");
  QCOMPARE(view.handOver().paper(), Paper::a4);
  click(view.tab(2));
  QTest::keyClick(&view.handOver().paperBox(), Qt::Key_Down);
  QCOMPARE(m_preferences->paper(), Paper::letter);
  QCOMPARE(open("revised-2-players-tie").handOver().paper(), Paper::letter);
  m_settings->setValue(u"paper"_s, u"papyrus"_s);
  QVERIFY(m_preferences->paper() == Paper::a4 || m_preferences->paper() == Paper::letter);
}

void tst_result::languageFollowsTheWindow() {
  ResultView& view = open("revised-4-players");
  QVERIFY(text::useLanguage(u"de"));
  QCoreApplication::processEvents();
  QCOMPARE(view.tab(0).text(), u"Ergebnis"_s);
  QCOMPARE(view.handOver().language(), u"de"_s);
  QCOMPARE(view.sheet().model()->index(0, 0).data().toString(), u"Das Spiel"_s);
}

void tst_result::anUnfinishedGameHasNoLink() {
  Played game("revised-4-players");
  game.record.entries.resize(60);
  ResultView& view = open(game);
  click(view.tab(2));
  QVERIFY(view.handOver().link().isEmpty());
  QVERIFY(!view.handOver().copyLinkButton().isVisible() && !view.handOver().code().isVisible());
}

NILOMETER_TEST(tst_result)
#include "tst_result.moc"
