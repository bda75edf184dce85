// SPDX-License-Identifier: GPL-3.0-or-later
// The result in windows from a small tablet to a large screen, with letters of every size.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/full_cards.h"
#include "tests/ui/home_program.h"
#include "tests/ui/result_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/score/chart/bars_chart.h"
#include "ui/score/chart/course_chart.h"
#include "ui/score/chart/point_stripes.h"
#include "ui/score/result/gauge_ranking.h"
#include "ui/score/result/ranking_view.h"
#include "ui/score/result/result_head.h"
#include "ui/score/result/winner_scene.h"

#include <QFile>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>

#include <array>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array resultSizes{QSize(800, 480), QSize(1024, 600), QSize(1280, 720),
                                 QSize(1920, 1080), QSize(3840, 2160)};
constexpr std::array letterSizes{80, 100, 150, 200, 250};

/// Pages that are wider than the room in which they scroll.
QString wideIn(const QWidget& window) {
  for (const auto* area : window.findChildren<QScrollArea*>()) {
    if (!area->isVisible() || area->widget() == nullptr) continue;
    if (area->horizontalScrollBar()->isVisible() ||
        area->widget()->width() > area->viewport()->width()) {
      return QString::fromLatin1(area->widget()->metaObject()->className());
    }
  }
  return {};
}

/// A window with the result of a finished game in front.
struct ResultWindow {
  ResultWindow() { program.openGolden(u"revised-4-players"_s); }

  /// The same game among people with names of 54 letters.
  void nameLong() {
    const auto edition = goldenEdition();
    const QString path = program.file(u"games/long.nilometer"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const egizia::GameRecord record = longNamed(u"revised-4-players"_s, *edition);
    file.write(QByteArray::fromStdString(egizia::writeRecord(record, *edition)));
    file.close();
    program.window.openFile(path);
  }
  void showIn(QSize size, int percent) {
    program.window.showResult();
    Q_EMIT program.window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
    for (int round = 0; round < 2; ++round) {
      program.window.resize(size);
      for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    }
  }
  [[nodiscard]] ui::ResultPage& page() { return *program.window.resultPage(); }
  template <typename Part> [[nodiscard]] Part& part() { return *program.window.findChild<Part*>(); }
  void openPage(int page) {
    QTest::mouseClick(&this->page().view().tab(page), Qt::LeftButton);
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  }

  HomeProgram program;
};

} // namespace

class tst_result_sizes : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void nothingIsCutOff_data();
  void nothingIsCutOff();
  void aSmallWindowShowsTheWholeScene();
  void aLowWindowTellsBesideTheRanking();
  void theButtonsHaveOneLine();
  void whatLeavesTheLineIsInItsMenu();
  void everyPageIsNamedAndItsButtonsStandStill();
  void theHeadSaysItInOneLine();
  void theButtonsOfTheWindowOpenWhatTheySay();
  void chartsStandBelowEachOther();
};

void tst_result_sizes::nothingIsCutOff_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<bool>("longNames");
  QTest::newRow("English") << u"en"_s << false;
  QTest::newRow("German") << u"de"_s << false;
  QTest::newRow("long names") << u"de"_s << true;
}

void tst_result_sizes::nothingIsCutOff() {
  QFETCH(const QString, language);
  QFETCH(const bool, longNames);
  QVERIFY(text::useLanguage(language));
  ResultWindow at;
  if (longNames) at.nameLong();
  QStringList wrong;
  // The three rows share the sizes between them.
  const std::size_t shift = longNames ? 2 : language == u"de" ? 1 : 0;
  for (const auto& [size, percent] : chosenPairs(resultSizes, letterSizes, 3, shift)) {
    at.showIn(size, percent);
    QCOMPARE(at.program.window.size(), size);
    for (int page = 0; page < at.page().view().pageCount(); ++page) {
      at.openPage(page);
      const QString what = wideIn(at.page()) + cutOffAtLast(at.page());
      if (what.isEmpty()) continue;
      wrong += u"%1x%2 %3 %, page %4: %5"_s.arg(size.width())
                   .arg(size.height())
                   .arg(percent)
                   .arg(page)
                   .arg(what);
    }
    at.openPage(0);
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void tst_result_sizes::aSmallWindowShowsTheWholeScene() {
  ResultWindow at;
  for (const QSize size : {QSize(800, 480), QSize(1024, 600), QSize(1280, 720)}) {
    at.showIn(size, 100);
    const auto& scene = at.part<ui::WinnerScene>();
    QVERIFY(scene.isVisible());
    QCOMPARE(scene.visibleRegion().boundingRect(), scene.rect());
    QCOMPARE(at.part<ui::GaugeRanking>().visibleRegion().boundingRect(),
             at.part<ui::GaugeRanking>().rect());
  }
  // With very large letters the ranking comes first.
  at.showIn(QSize(1280, 720), 250);
  QVERIFY(!at.part<ui::WinnerScene>().isVisible());
  QVERIFY(at.part<ui::GaugeRanking>().isVisible());
  QCOMPARE(at.part<ui::GaugeRanking>().x(), 0);
}

void tst_result_sizes::aLowWindowTellsBesideTheRanking() {
  ResultWindow at;
  const auto toldLeft = [&at] {
    const QWidget& stripes = at.part<ui::PointStripes>();
    return stripes.mapTo(&at.page(), QPoint()).x();
  };
  const auto gaugeRight = [&at] {
    const QWidget& gauge = at.part<ui::GaugeRanking>();
    return gauge.mapTo(&at.page(), QPoint(gauge.width(), 0)).x();
  };
  at.showIn(QSize(1280, 720), 100);
  QVERIFY(toldLeft() < gaugeRight());
  at.showIn(QSize(800, 480), 100);
  QVERIFY(toldLeft() >= gaugeRight());
  at.showIn(QSize(1280, 720), 100);
  QVERIFY(toldLeft() < gaugeRight());
}

void tst_result_sizes::theButtonsHaveOneLine() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    ResultWindow at;
    for (const QSize size : {QSize(800, 480), QSize(1024, 600), QSize(1280, 720)}) {
      at.showIn(size, 100);
      for (int page = 0; page < at.page().view().pageCount(); ++page) {
        at.openPage(page);
        const int line = at.page().view().saveButton().mapTo(&at.page(), QPoint()).y();
        const QList<ui::Chip*> chips =
            at.page().view().findChildren<ui::Chip*>(QString(), Qt::FindDirectChildrenOnly);
        for (const ui::Chip* chip : chips) {
          const QString name = chip->accessibleName() + u' ' + language;
          if (chip->isVisible())
            QVERIFY2(chip->mapTo(&at.page(), QPoint()).y() == line, qPrintable(name));
        }
      }
    }
  }
}

void tst_result_sizes::whatLeavesTheLineIsInItsMenu() {
  ResultWindow at;
  at.showIn(QSize(1280, 720), 100);
  const ui::ResultView& view = at.page().view();
  const auto* menu = view.findChild<QMenu*>();
  QVERIFY(view.printButton().isVisible() && !menu->actions().front()->isVisible());
  QCOMPARE(at.page().backButton().look().text, u"Close the result"_s);
  at.showIn(QSize(800, 480), 150);
  QVERIFY(!view.printButton().isVisible() && menu->actions().front()->isVisible());
  QCOMPARE(menu->actions().front()->text(), view.printButton().look().text);
  QCOMPARE(at.page().backButton().accessibleName(), u"Close the result"_s);
  QCOMPARE(at.page().againButton().accessibleName(), u"Same players again"_s);
}

void tst_result_sizes::everyPageIsNamedAndItsButtonsStandStill() {
  for (const QString& language : {u"en"_s, u"de"_s}) {
    QVERIFY(text::useLanguage(language));
    for (const QSize size : {QSize(800, 480), QSize(1280, 720)}) {
      ResultWindow at;
      at.showIn(size, 100);
      const ui::ResultView& view = at.page().view();
      const QList<ui::Chip*> chips =
          view.findChildren<ui::Chip*>(QString(), Qt::FindDirectChildrenOnly);
      const auto places = [&] {
        std::vector<QRect> all;
        for (const ui::Chip* chip : chips) {
          all.emplace_back(chip->isVisible() ? chip->mapTo(&at.page(), QPoint()) : QPoint(-1, -1),
                           chip->size());
        }
        return all;
      };
      const std::vector<QRect> before = places();
      QVERIFY(!at.page().backButton().look().text.isEmpty());
      const QString closes = at.page().backButton().look().text;
      for (int page = 1; page < view.pageCount(); ++page) {
        at.openPage(page);
        QVERIFY2(places() == before, qPrintable(view.tab(page).text()));
        const auto labels = view.findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) {
          return label->isVisible() && label->text() == view.tab(page).look().text;
        }));
        // Where Esc leads is said.
        const QString& back = at.page().backButton().look().text;
        QVERIFY(back != closes && back.contains(view.tab(0).look().text, Qt::CaseInsensitive));
        QTest::keyClick(&at.page(), Qt::Key_Escape);
        QCoreApplication::processEvents();
        QVERIFY(view.tab(0).isChecked());
      }
    }
  }
}

void tst_result_sizes::theHeadSaysItInOneLine() {
  const report::ScoreReport report = Played("revised-4-players").report();
  ui::ResultHead head(nullptr);
  head.show(report, 96);
  head.resize(1280, head.heightForWidth(1280));
  head.QWidget::show();
  const auto labels = head.findChildren<QLabel*>();
  const auto written = [&labels](const QString& text) -> const QLabel* {
    const auto found = std::ranges::find(labels, text, &QLabel::text);
    return found == labels.end() ? nullptr : *found;
  };
  const QLabel* lead = written(u"95 points, 4 ahead of Ben"_s);
  const QLabel* facts = written(report.title + u" · 96 minutes"_s);
  QVERIFY(lead != nullptr && facts != nullptr && facts->isVisible());
  const auto* title = head.findChild<ui::LineLabel*>();
  QVERIFY(lead->x() > title->geometry().right() && facts->x() > lead->geometry().right());
  QVERIFY(title->geometry().top() < lead->y() && lead->geometry().bottom() < head.height());
  // Narrow: by how much goes below, and what is quiet leaves.
  head.resize(480, head.heightForWidth(480));
  QVERIFY(lead->y() >= title->geometry().bottom() && !facts->isVisible());
  // How long a game took is only said where it is known.
  head.show(report, 0);
  QCOMPARE(facts->text(), report.title);
}

void tst_result_sizes::theButtonsOfTheWindowOpenWhatTheySay() {
  ResultWindow at;
  at.showIn(QSize(1280, 720), 100);
  const ui::WindowChips& chips = at.part<ui::ResultHead>().chips();
  QVERIFY(chips.menu->isVisible() && chips.language->isVisible());
  QTest::mouseClick(chips.menu, Qt::LeftButton);
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  QVERIFY(menu != nullptr);
  QVERIFY(menu->y() >= chips.menu->mapToGlobal(QPoint()).y() + chips.menu->height() - 1);
  menu->close();
  // Of two languages the other one is meant.
  const QString before = text::language();
  const QString next = text::nextLanguage();
  QTest::mouseClick(chips.language, Qt::LeftButton);
  QCOMPARE(text::language(), next);
  QTest::mouseClick(chips.language, Qt::LeftButton);
  QCOMPARE(text::language(), before);
}

void tst_result_sizes::chartsStandBelowEachOther() {
  ResultWindow at;
  at.showIn(QSize(1280, 720), 100);
  at.openPage(2);
  const ui::CourseChart& course = at.page().course();
  const ui::BarsChart& sources = at.page().sources();
  QVERIFY(course.isVisible() && sources.isVisible());
  QVERIFY(course.y() + course.height() <= sources.y());
  QCOMPARE(course.visibleRegion().boundingRect(), course.rect());
  QCOMPARE(sources.visibleRegion().boundingRect(), sources.rect());
  // Both together use the page below its heading.
  const int heading = course.mapTo(&at.page(), QPoint()).y();
  QVERIFY(course.height() + sources.height() > 0.8 * (at.page().height() - heading));
}

NILOMETER_TEST(tst_result_sizes)
#include "tst_result_sizes.moc"
