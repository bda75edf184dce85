// SPDX-License-Identifier: GPL-3.0-or-later
// Between two games: the final scoring that is filled in, and the set-up of the next one.
#include "test_program.h"

#include "registry/between_games.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/saqqara/saqqara_game/saqqara_game.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_table.h"
#include "ui/score/end_position/form_view.h"
#include "ui/score/end_position/number_cell.h"
#include "ui/text/language.h"

#include <QSet>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::Literals::StringLiterals;

class tst_saqqara_between : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void finalScoringThatIsFilledInIsThereAgain();
  void setUpShowsWhatItsStepSpeaksOf();
};

void tst_saqqara_between::finalScoringThatIsFilledInIsThereAgain() {
  BetweenGames program;
  program.window.openFile(program.put(*ui::games().back()));
  program.toStart();
  QTest::mouseClick(&program.start().shelf().box(1), Qt::LeftButton);
  program.start().positionButton()->click();
  const auto& page = *static_cast<ui::EndPositionPage*>(program.window.page(ui::endPositionPage));
  const auto nile = [&] { return &page.view().table().cell("0.nile")->line(); };
  QTest::keyClicks(nile(), u"7"_s);
  program.toStart();
  const ui::StartButton& goOn = *program.start().continuePositionButton();
  QVERIFY(goOn.isVisible());
  QTest::mouseClick(program.start().continuePositionButton(), Qt::LeftButton);
  QVERIFY(page.view().isVisible());
  QCOMPARE(nile()->text(), u"7"_s);
}

void tst_saqqara_between::setUpShowsWhatItsStepSpeaksOf() {
  const Home home;
  const auto offer = ui::saqqaraGame().offer(home.games);
  ui::NewGameChoice choice;
  choice.profile = "standard";
  choice.editionId = offer.values.front().id;
  choice.editionChecksum = offer.values.front().checksum;
  choice.players = {{"Anna", "red", 0}, {"Ben", "blue", 0}, {"Carla", "yellow", 0}};
  choice.date = "2026-11-26";
  const auto session = ui::saqqaraGame().begin(choice, home.games);
  const auto setup = ui::saqqaraGame().setup(*session);
  QWidget host;
  host.resize(900, 560);
  QWidget* const picture = setup->makePicture(&host);
  picture->resize(host.size());
  host.show();
  QSet<QString> shown;
  for (const ui::SetupStep& step : setup->steps()) {
    setup->show(step);
    QStringList places;
    for (const QRect& spot : picture->findChild<ui::LessonMarks*>()->rects()) {
      QVERIFY2(!spot.isEmpty() && picture->rect().intersects(spot), qPrintable(step.key));
      places += u"%1,%2 %3x%4"_s.arg(spot.x()).arg(spot.y()).arg(spot.width()).arg(spot.height());
    }
    shown += places.join(u' ');
  }
  // Two kinds of cards lie on the same places, and who begins lies nowhere.
  QCOMPARE(shown.size(), static_cast<qsizetype>(setup->steps().size()) - 1);
}

NILOMETER_TEST(tst_saqqara_between)
#include "tst_saqqara_between.moc"
