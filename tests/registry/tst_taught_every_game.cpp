// SPDX-License-Identifier: GPL-3.0-or-later
// What lessons and set-ups of every game share.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/home.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/painted_texts.h"
#include "ui/base/style/theme.h"
#include "ui/game/interface/game.h"
#include "ui/game/interface/new_game.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/lesson_panel.h"
#include "ui/pages/tutorial/lesson_view.h"
#include "ui/pages/tutorial/setup_row.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/registry/games.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/view/game_view.h"
#include "ui/text/language.h"

#include <QAbstractScrollArea>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QTest>

#include <cstdlib>
#include <optional>

using namespace nilometer;
using namespace nilometer::test;

using Kind = ui::LessonText::Kind;

namespace {

/// A lesson in a window of the usual size.
struct Taking {
  Taking(const ui::LessonSource& source, const QString& id) : view(source.take(id), 0, false) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
  }
  ui::LessonRun& run() { return view.run(); }
  void goOn() {
    if (!run().isSolved()) run().help();
    if (!run().isSolved()) run().help();
    QCoreApplication::processEvents();
    run().next();
    QCoreApplication::processEvents();
  }
  /// Where on the table that answer of the step lies; nothing if it does not.
  std::optional<QPoint> placeOf(int answer) {
    constexpr int step = 8;
    for (int y = 0; y < view.table().height(); y += step) {
      for (int x = 0; x < view.table().width(); x += step) {
        if (answerAt({x, y}) == answer) return QPoint(x, y);
      }
    }
    return std::nullopt;
  }
  int answerAt(const QPoint& at) { return run().game().answerAt(run().index(), at); }
  void press(const QPoint& at) {
    QWidget* const part = view.table().childAt(at);
    QTest::mouseClick(part, Qt::LeftButton, {}, part->mapFrom(&view.table(), at));
  }
  std::vector<QRect> rings() { return view.table().findChild<ui::LessonMarks*>()->rects(); }

  ui::LessonView view;
};

/// Every step of every lesson of the game.
template <class Look> void everyStep(const ui::Game& kind, Look look) {
  const auto source = kind.lessons();
  QVERIFY(source);
  for (const ui::LessonTitle& title : source->list()) {
    Taking taking(*source, title.id);
    for (int step = 0; step < title.steps; ++step) {
      look(taking);
      if (QTest::currentTestFailed()) return;
      taking.goOn();
    }
  }
}

/// The first text on that view of which a ring changes letters; empty if none
/// does. They may lie on the ring, which gives way to them.
QString coveredByRings(QWidget& view) {
  auto* const marks = view.findChild<ui::LessonMarks*>();
  PaintedTexts device(view.size());
  QPainter painter(&device);
  view.render(&painter);
  painter.end();
  const QImage with = view.grab().toImage();
  marks->hide();
  const QImage without = view.grab().toImage();
  marks->show();
  // What is inked through, and not the softened edge of a letter.
  const ui::Theme& theme = ui::themeOf(view);
  const int ground = theme.surface.lightness();
  const int isLetter = std::abs(theme.ink.lightness() - ground) * 9 / 10;
  constexpr int isSeen = 24;
  for (const PaintedText& text : device.texts()) {
    const QRect ink = text.ink.toAlignedRect() & with.rect();
    for (int y = ink.top(); y <= ink.bottom(); ++y) {
      for (int x = ink.left(); x <= ink.right(); ++x) {
        const int letter = without.pixelColor(x, y).lightness();
        const int now = with.pixelColor(x, y).lightness();
        if (std::abs(letter - ground) > isLetter && std::abs(now - letter) > isSeen) {
          return text.text;
        }
      }
    }
  }
  return {};
}

enum class Players { fewest, most };

ui::NewGameChoice usualGame(const ui::Game& kind, const ui::GameLibrary& library, Players players) {
  const ui::NewGameOffer offer = kind.offer(library);
  ui::NewGameChoice choice;
  const int seats = players == Players::most ? offer.seats.most : offer.seats.least;
  for (int seat = 0; seat < seats; ++seat) {
    choice.players.push_back({.name = "Player " + std::to_string(seat + 1),
                              .colour = offer.colours[static_cast<std::size_t>(seat)].id});
  }
  choice.profile = offer.profiles[static_cast<std::size_t>(offer.usualProfile)].key;
  choice.editionId = offer.values.front().id;
  choice.editionChecksum = offer.values.front().checksum;
  return choice;
}

void everyGame() {
  QTest::addColumn<const ui::Game*>("kind");
  for (const ui::Game* kind : ui::games()) {
    QTest::newRow(std::string(kind->id()).c_str()) << kind;
  }
}

} // namespace

class tst_taught_every_game : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(text::useLanguage(u"en")); }
  void answersOnTheTableAreGivenByPressingThem_data() { everyGame(); }
  void answersOnTheTableAreGivenByPressingThem();
  void ringsCoverNoLetters_data() { everyGame(); }
  void ringsCoverNoLetters();
  void entriesHaveNoNumbers_data() { everyGame(); }
  void entriesHaveNoNumbers();
  void setUpIsWholeAndMarked_data() { everyGame(); }
  void setUpIsWholeAndMarked();
  void ringsOfTheSetUpAreInSight_data() { everyGame(); }
  void ringsOfTheSetUpAreInSight();
};

void tst_taught_every_game::answersOnTheTableAreGivenByPressingThem() {
  QFETCH(const ui::Game*, kind);
  int asked = 0;
  everyStep(*kind, [&](Taking& taking) {
    ui::LessonRun& run = taking.run();
    if (run.step().kind != Kind::ask) return;
    const int right = run.step().rightAnswer();
    const auto rightPlace = taking.placeOf(right);
    for (const QRect& ring : taking.rings()) {
      // Around more than an answer it gives nothing away.
      const QRect inside = ring.adjusted(2, 2, -2, -2);
      QVERIFY2(taking.answerAt(inside.topLeft()) < 0 || taking.answerAt(inside.bottomRight()) < 0,
               qPrintable(run.step().text));
    }
    for (int answer = 0; answer < static_cast<int>(run.step().answers.size()); ++answer) {
      const auto place = taking.placeOf(answer);
      if (!place || answer == right) continue;
      taking.press(*place);
      QCOMPARE(run.chosenAnswer(), answer);
      QVERIFY(!run.isSolved());
    }
    if (!rightPlace) return;
    ++asked;
    taking.press(*rightPlace);
    QVERIFY2(run.isSolved(), qPrintable(run.step().text));
    const std::vector<QRect> rings = taking.rings();
    QCOMPARE(rings.size(), std::size_t{1});
    QVERIFY(rings.front().contains(*rightPlace));
  });
  QVERIFY(asked > 0);
}

void tst_taught_every_game::ringsCoverNoLetters() {
  QFETCH(const ui::Game*, kind);
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    const bool isFirst = language == text::languages().front();
    ui::applyAppearance(*qApp, isFirst ? ui::Appearance::dark : ui::Appearance::light);
    std::size_t step = 0;
    everyStep(*kind, [&](Taking& taking) {
      if (!isChosen(++step, 2, isFirst ? 1 : 0)) return;
      QCoreApplication::processEvents();
      const QString covered = coveredByRings(taking.view.table());
      QVERIFY2(covered.isEmpty(), qPrintable(covered + u": "_s + taking.run().step().text));
    });
    ui::applyAppearance(*qApp, ui::Appearance::light);
    if (QTest::currentTestFailed()) return;
  }
}

void tst_taught_every_game::entriesHaveNoNumbers() {
  QFETCH(const ui::Game*, kind);
  int moved = 0;
  everyStep(*kind, [&](Taking& taking) {
    if (taking.run().step().kind != Kind::act) return;
    taking.run().help();
    taking.run().help();
    QCoreApplication::processEvents();
    const ui::MoveContent& moves = taking.view.table().strip().content().moves;
    moved += moves.parts.empty() && moves.text.isEmpty() ? 0 : 1;
    QVERIFY2(moves.entry.isEmpty(), qPrintable(moves.entry));
  });
  QVERIFY(moved > 0);
}

/// With letters of 130 %, too: it is read standing at the table.
void tst_taught_every_game::setUpIsWholeAndMarked() {
  QFETCH(const ui::Game*, kind);
  for (const QString& language : text::languages()) {
    const LargeLetters letters(language, 130);
    const Home home;
    const auto session = kind->begin(usualGame(*kind, home.games, Players::fewest), home.games);
    ui::SetupView view(*session, kind->setup(*session), {}, nullptr);
    view.resize(1280, 720);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    int marked = 0;
    for (int step = 0; step < view.progress().count(); ++step) {
      view.open(step);
      QCoreApplication::processEvents();
      QVERIFY(view.row(step)->textFits());
      for (const QLabel* label : view.findChildren<QLabel*>()) {
        if (!label->isVisible()) continue;
        const QString cut = cutOffLabel(*label);
        QVERIFY2(cut.isEmpty(), qPrintable(cut));
      }
      const auto* const marks = view.findChild<ui::LessonMarks*>();
      QVERIFY(marks != nullptr);
      for (const QRect& ring : marks->rects()) {
        QVERIFY2(!ring.isEmpty() && marks->rect().contains(ring),
                 qPrintable(view.row(step)->text()));
      }
      marked += marks->rects().empty() ? 0 : 1;
    }
    QVERIFY2(2 * marked > view.progress().count(), qPrintable(QString::number(marked)));
  }
}

/// … and cover no letter of the picture, be it a quiet one.
void tst_taught_every_game::ringsOfTheSetUpAreInSight() {
  QFETCH(const ui::Game*, kind);
  int marked = 0;
  for (const QSize size : {QSize(1280, 720), QSize(1024, 600)}) {
    const LargeLetters letters(u"de"_s, 100);
    const Home home;
    const auto session = kind->begin(usualGame(*kind, home.games, Players::most), home.games);
    ui::SetupView view(*session, kind->setup(*session), {}, nullptr);
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    for (int step = view.progress().count() - 1; step >= 0; --step) {
      view.open(step);
      QCoreApplication::processEvents();
      auto& marks = *view.findChild<ui::LessonMarks*>();
      QRect all;
      for (const QRect& ring : marks.rects()) all |= ring;
      const QWidget* area = &marks;
      while (qobject_cast<const QAbstractScrollArea*>(area) == nullptr) area = area->parentWidget();
      const QString where = view.row(step)->text();
      const bool fits = !all.isEmpty() && all.height() + 12 < area->height();
      QVERIFY2(!fits || marks.visibleRegion().boundingRect().contains(all), qPrintable(where));
      marked += marks.rects().empty() ? 0 : 1;
      QWidget& picture = *marks.parentWidget();
      PaintedTexts device(picture.size());
      QPainter painter(&device);
      picture.render(&painter);
      painter.end();
      for (const QRect& ring : marks.rects()) {
        const QRect inside = ring.adjusted(-2, -2, 2, 2);
        const QRect outside = ring.adjusted(-5, -5, 5, 5);
        for (const PaintedText& text : device.texts()) {
          const QRect ink = text.ink.toAlignedRect();
          const bool isCrossed = outside.intersects(ink) && !inside.contains(ink);
          QVERIFY2(!isCrossed, qPrintable(where + u": "_s + text.text));
        }
      }
    }
  }
  QVERIFY(marked > 0);
}

NILOMETER_TEST(tst_taught_every_game)
#include "tst_taught_every_game.moc"
