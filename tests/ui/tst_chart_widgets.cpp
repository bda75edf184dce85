// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_program.h"

#include "tests/ui/chart_fixture.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/course_layout.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace nilometer;
using namespace nilometer::test;
using ui::Course;

namespace {

QImage painted(const QSize& size, const ChartedGame& game, const ui::ChartLook& look) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(look.theme->ground);
  QPainter painter(&image);
  const QRectF upper(0, 0, size.width(), size.height() / 2.0);
  ui::paintCourse(painter, upper, game.course(), look);
  ui::paintBars(painter, upper.translated(0, upper.height()), game.bars(), look, 0);
  return image;
}

/// How many pixels of both pictures are an edge in one and none in the other, in percent of the
/// edges.
double percentOfOtherEdges(const QImage& a, const QImage& b) {
  int other = 0;
  int edges = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 1; x < a.width(); ++x) {
      const bool inA = a.pixel(x, y) != a.pixel(x - 1, y);
      const bool inB = b.pixel(x, y) != b.pixel(x - 1, y);
      if (inA || inB) ++edges;
      if (inA != inB) ++other;
    }
  }
  return 100.0 * other / std::max(edges, 1);
}

double luminance(const QColor& colour) {
  const auto part = [](double value) {
    return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) +
         0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

/// A chart on the screen with the keyboard in it.
void present(QWidget& chart) {
  chart.resize(800, 400);
  chart.show();
  QVERIFY(QTest::qWaitForWindowActive(&chart));
  chart.setFocus(Qt::TabFocusReason);
  QTRY_VERIFY(chart.hasFocus());
}

} // namespace

/// The charts in a window, for eyes and ears, and on paper.
class tst_chart_widgets : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void initTestCase() { QVERIFY(text::useLanguage(u"en")); }
  void gameJustBegunIsASentence();
  void keysReadTheMoments();
  void mouseReadsTheMomentItIsOver();
  void shorterCourseForgetsTheMomentItHasNot();
  void keysReadTheBars();
  void languageIsFollowed();
  void looksDifferOnlyInColours();
  void patternsStandOutFromTheGround();
  void lineUnderTheMouseIsAskedAbout();
  void anySizeCanBePainted();
};

// Cem is third by seat and first by points, Dora the other way round.
void tst_chart_widgets::lineUnderTheMouseIsAskedAbout() {
  const ChartedGame played(u"revised-4-players"_s);
  ui::CourseChart chart;
  chart.setCourse(played.course());
  chart.resize(800, 400);
  constexpr std::size_t cem = 2;
  constexpr std::size_t dora = 3;
  const int ends = chart.width() - 4;
  QCOMPARE(chart.linesFrom(QPoint(ends, chart.height())).front(), dora);
  QCOMPARE(chart.linesFrom(QPoint(ends, chart.height())).size(), std::size_t{4});
  QCOMPARE(chart.linesFrom(QPoint(ends, 0)).front(), cem);
  QCOMPARE(chart.linesFrom(std::nullopt).front(), std::size_t{0});
}

void tst_chart_widgets::gameJustBegunIsASentence() {
  const ChartedGame played(u"revised-4-players"_s);
  ui::CourseChart chart;
  chart.setCourse(played.course(1));
  present(chart);
  QTest::keyClick(&chart, Qt::Key_Home);
  QVERIFY(!chart.current());
  QCOMPARE(chart.accessibleDescription(), u"As soon as points move, their course appears here."_s);
  ui::BarsChart bars;
  QCOMPARE(bars.accessibleDescription(), u"There is nothing to show yet."_s);
  // The sentence is there to be seen, too.
  for (QWidget* empty : std::initializer_list<QWidget*>{&chart, &bars}) {
    const QImage image = empty->grab().toImage();
    const QRect middle(image.width() / 4, image.height() / 4, image.width() / 2,
                       image.height() / 2);
    QImage plain = image.copy(middle);
    plain.fill(image.pixel(middle.topLeft()));
    QVERIFY(image.copy(middle) != plain);
  }
}

void tst_chart_widgets::keysReadTheMoments() {
  const ChartedGame played(u"revised-4-players"_s);
  const Course course = played.course();
  const std::size_t last = course.moments.size() - 1;
  ui::CourseChart chart;
  chart.setCourse(course);
  present(chart);
  QVERIFY(!chart.current());
  QTest::keyClick(&chart, Qt::Key_Left);
  QCOMPARE(chart.current(), last);
  QCOMPARE(chart.accessibleDescription(),
           u"Final scoring, Dora. Cem: 95, Ben: 91, Anna: 86, Dora: 75 (+18)"_s);
  const QImage atTheEnd = chart.grab().toImage();
  QTest::keyClick(&chart, Qt::Key_Left);
  QCOMPARE(chart.current(), last - 1);
  QVERIFY(chart.grab().toImage() != atTheEnd);
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Left);
  QCOMPARE(chart.accessibleDescription(), u"Start. Anna: 0, Ben: 0, Cem: 0, Dora: 0"_s);
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chart.current(), std::size_t{1});
  QTest::keyClick(&chart, Qt::Key_End);
  QTest::keyClick(&chart, Qt::Key_Right);
  QCOMPARE(chart.current(), last);
  chart.clearFocus();
  QVERIFY(!chart.current());
}

void tst_chart_widgets::mouseReadsTheMomentItIsOver() {
  const ChartedGame played(u"first-3-players"_s);
  ui::CourseChart chart;
  chart.setCourse(played.course());
  chart.resize(800, 400);
  chart.show();
  QVERIFY(QTest::qWaitForWindowExposed(&chart));
  QTest::mouseMove(&chart, {799, 200});
  QTRY_COMPARE(chart.current(), played.course().moments.size() - 1);
  QTest::mouseMove(&chart, {1, 200});
  QTRY_COMPARE(chart.current(), std::size_t{0});
}

void tst_chart_widgets::shorterCourseForgetsTheMomentItHasNot() {
  const ChartedGame played(u"revised-4-players"_s);
  ui::CourseChart chart;
  chart.setCourse(played.course());
  present(chart);
  QTest::keyClick(&chart, Qt::Key_End);
  chart.setCourse(played.course(100));
  QVERIFY(!chart.current());
}

void tst_chart_widgets::keysReadTheBars() {
  const ChartedGame played(u"revised-4-players"_s);
  ui::BarsChart chart;
  chart.setBars(played.bars());
  present(chart);
  const QImage before = chart.grab().toImage();
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Down);
  QCOMPARE(chart.current(), std::size_t{1});
  QVERIFY(chart.accessibleDescription().startsWith(u"Ben, 91. Sphinx: 6, "_s));
  QVERIFY(chart.accessibleDescription().contains(u"Missing grain: −5"_s));
  QVERIFY(chart.grab().toImage() != before);
}

void tst_chart_widgets::languageIsFollowed() {
  const ChartedGame played(u"revised-4-players"_s);
  ui::CourseChart chart;
  const auto phaseRead = [&] {
    const Course course = played.course();
    chart.setCourse(course);
    return course.phases[static_cast<std::size_t>(course.moments[1].phase)];
  };
  const QString english = phaseRead();
  present(chart);
  QTest::keyClick(&chart, Qt::Key_Home);
  QTest::keyClick(&chart, Qt::Key_Right);
  QVERIFY(chart.accessibleDescription().contains(english));
  QVERIFY(text::useLanguage(u"de"));
  const QString german = phaseRead();
  QVERIFY(german != english);
  QVERIFY(chart.accessibleDescription().contains(german));
  QVERIFY(text::useLanguage(u"en"));
}

void tst_chart_widgets::looksDifferOnlyInColours() {
  const ChartedGame played(u"tournament-4-players"_s);
  const QSize size(700, 600);
  const QFont font = fontOf(13);
  const QImage paper = painted(size, played, ui::paperLook(font));
  for (const ui::Theme* theme : {&ui::lightTheme(), &ui::darkTheme()}) {
    const QImage screen = painted(size, played, {theme, font});
    QVERIFY(screen != paper);
    QVERIFY(percentOfOtherEdges(screen, paper) < 3);
  }
}

void tst_chart_widgets::patternsStandOutFromTheGround() {
  const QFont font = fontOf(13);
  for (const ui::Theme* theme : {&ui::lightTheme(), &ui::darkTheme(), ui::paperLook(font).theme}) {
    std::vector<QImage> patterns;
    for (int source = 0; source < ui::patternCount; ++source) {
      const QColor ink = ui::sourceColour(source, *theme);
      QVERIFY(contrast(ink, theme->surface) >= 3);
      QVERIFY(contrast(ink, theme->ground) >= 3);
      // In one ink, as on a printer without colours, no two patterns are alike.
      QImage image(60, 20, QImage::Format_RGB32);
      image.fill(theme->surface);
      QPainter painter(&image);
      ui::paintPattern(painter, {2, 2, 56, 16}, source, *theme, 16);
      painter.end();
      const QImage shape = image.createMaskFromColor(theme->surface.rgb());
      QVERIFY(std::ranges::find(patterns, shape) == patterns.end());
      patterns.push_back(shape);
    }
  }
}

void tst_chart_widgets::anySizeCanBePainted() {
  const ChartedGame played(u"revised-2-players-tie"_s);
  for (const QSize& size : {QSize(1, 1), QSize(20, 900), QSize(900, 20), QSize(3000, 2000)}) {
    for (const int pixels : {1, 13, 60}) {
      QVERIFY(!painted(size, played, {&ui::lightTheme(), fontOf(pixels)}).isNull());
    }
  }
}

NILOMETER_TEST(tst_chart_widgets)
#include "tst_chart_widgets.moc"
