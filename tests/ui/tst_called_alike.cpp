// SPDX-License-Identifier: GPL-3.0-or-later
// Two players of one name can be told apart in every sentence, whatever the game.
#include "test_program.h"

#include "tests/ui/archive_fixture.h"
#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/egizia/report/game_report.h"
#include "ui/saqqara/end_position/saqqara_form.h"
#include "ui/score/final_scoring/final_scoring.h"
#include "ui/score/report/csv.h"
#include "ui/score/report/score_text.h"
#include "ui/score/result/course_story.h"
#include "ui/score/result/played_report.h"
#include "ui/score/result/ranking_words.h"
#include "ui/score/result/sheet_rows.h"

#include <QRegularExpression>

using namespace nilometer;
using namespace nilometer::test;

namespace {

/// A golden game in which everybody is called Sam, with other letters and blanks.
ui::OpenedGame openAlike(ArchiveShelf& shelf, const QString& name) {
  for (const QString& id : {u"saqqara-golden"_s, u"pyramidion-golden"_s}) {
    writeBytes(shelf.path(u"editions/"_s + id + u".json"),
               bytesOf(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/") + id + u".json"));
  }
  QString text = QString::fromUtf8(goldenText(name));
  const qsizetype end = text.indexOf(u'\n');
  QString header = text.left(end);
  header.replace(QRegularExpression(u"\"name\":\"[^\"]+\""_s), u"\"name\":\"Sam\""_s);
  header.replace(header.indexOf(u"\"Sam\""_s), 5, u"\"SAM\""_s);
  const QString path = shelf.put(name, (header + text.mid(end)).toUtf8());
  return std::get<ui::OpenedGame>(shelf.games.open(path));
}

/// Where somebody is named without the colour, and what stands around it.
QString unclear(const QString& text) {
  static const QRegularExpression alone(u"\\bSam\\b(?! \\()"_s,
                                        QRegularExpression::CaseInsensitiveOption);
  const auto found = alone.match(text);
  return found.hasMatch() ? text.mid(std::max<qsizetype>(0, found.capturedStart() - 40), 90)
                          : QString();
}

} // namespace

class tst_called_alike : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void sentencesNameTheColour_data();
  void sentencesNameTheColour();
  void tableTellsThemApartInTheLanguageOfToday();
  void filesKeepTheNameAsItWasEntered();
  void endPositionTellsThemApartToo();
  void fieldsOfAnEndPositionTellThemApart();
};

void tst_called_alike::sentencesNameTheColour_data() {
  QTest::addColumn<QString>("game");
  for (const QString& game :
       {u"revised-2-players-tie"_s, u"saqqara-3-players"_s, u"pyramidion-3-players"_s}) {
    QTest::newRow(qPrintable(game)) << game;
  }
}

void tst_called_alike::sentencesNameTheColour() {
  QFETCH(const QString, game);
  ArchiveShelf shelf;
  const ui::OpenedGame opened = openAlike(shelf, game);
  const report::ScoreReport report = opened.kind->report(*opened.session).report();
  ui::FinalScoring scoring;
  scoring.setPlan(report);
  QStringList told{report::scoreText(report, report::Detail::steps),
                   report::outcome(report),
                   ui::leadText(report),
                   ui::whatDecided(report),
                   opened.session->names().whole.join(u", "_s),
                   opened.session->names().shown.join(u", "_s)};
  told += ui::rankingNotes(report) + ui::sheetNotes(report) + ui::courseStory(report);
  do {
    told += {scoring.prompt().title, scoring.prompt().confirm, scoring.content().title,
             scoring.content().story.place};
  } while (scoring.next());
  for (const QString& text : told) QCOMPARE(unclear(text), QString());
  QVERIFY(told.join(u'\n').contains(u"(blue)"_s));
  QVERIFY(text::useLanguage(u"de"));
  const QString german = report::outcome(opened.kind->report(*opened.session).report());
  static const QRegularExpression colour(u"Sam \\((blau|rot|gelb)\\)"_s,
                                         QRegularExpression::CaseInsensitiveOption);
  QVERIFY2(german.contains(colour), qPrintable(german));
}

void tst_called_alike::tableTellsThemApartInTheLanguageOfToday() {
  ArchiveShelf shelf;
  const ui::OpenedGame opened = openAlike(shelf, u"saqqara-3-players"_s);
  const std::unique_ptr<ui::GameView> view(opened.kind->view(*opened.session));
  const QString english = opened.session->names().whole.first();
  QVERIFY(text::useLanguage(u"de"));
  QEvent spoken(QEvent::LanguageChange);
  QCoreApplication::sendEvent(view.get(), &spoken);
  QVERIFY2(opened.session->names().whole.first() != english, qPrintable(english));
}

void tst_called_alike::filesKeepTheNameAsItWasEntered() {
  ArchiveShelf shelf;
  const ui::OpenedGame opened = openAlike(shelf, u"revised-2-players-tie"_s);
  const report::ScoreReport report = opened.kind->report(*opened.session).report();
  const QJsonArray players = report::scoreJson(report, report::Detail::sheet)[u"players"].toArray();
  QCOMPARE(players[0].toObject()[u"name"].toString(), u"SAM"_s);
  QCOMPARE(players[1].toObject()[u"name"].toString(), u"Sam"_s);
  QVERIFY(report::scoreCsv(report, report::Detail::sheet, {}).contains(u",SAM,Sam,"_s));
}

void tst_called_alike::endPositionTellsThemApartToo() {
  const auto edition = goldenEdition();
  egizia::Position position = goldenPosition("revised-2-players-tie", *edition);
  for (auto& seat : position.players) seat.name = "Sam";
  const report::ScoreReport report = report::scoreReport(position, *edition);
  const QStringList told = ui::rankingNotes(report) + QStringList{report::outcome(report)};
  QVERIFY2(told.front().startsWith(u"Sam ("_s), qPrintable(told.front()));
  QCOMPARE(unclear(told.join(u'\n')), QString());
}

void tst_called_alike::fieldsOfAnEndPositionTellThemApart() {
  const Home home;
  const std::vector<record::Seat> seats{{"Sam", "blue"}, {"Sam", "red"}, {"Cem", "green"}};
  const std::unique_ptr<ui::PositionGame> games[]{
      std::make_unique<ui::PlainPosition<saqqara::Rules>>(home.games),
      std::make_unique<ui::EgiziaPositionGame>(home.games)};
  for (const auto& game : games) {
    const ui::PositionForm form{.seats = seats, .texts = {}, .values = game->values({}).front().id};
    QStringList fields;
    for (const ui::FormRow& row : game->look(form, {}).rows) {
      for (const ui::FormCell& cell : row.cells) fields += cell.content.name;
    }
    QVERIFY2(fields.front().startsWith(u"Sam (blue), "_s), qPrintable(fields.front()));
    QCOMPARE(unclear(fields.join(u'\n')), QString());
  }
}

NILOMETER_TEST(tst_called_alike)
#include "tst_called_alike.moc"
