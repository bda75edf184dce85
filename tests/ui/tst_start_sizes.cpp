// SPDX-License-Identifier: GPL-3.0-or-later
// The start page in real windows with letters of every size.
#include "test_program.h"

#include "tests/ui/left_game.h"
#include "tests/ui/unread.h"
#include "ui/base/style/unit.h"
#include "ui/window/box_shelf.h"
#include "ui/window/game_menu.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_view.h"

#include <QScrollBar>

#include <algorithm>
#include <array>

using namespace nilometer;
using namespace nilometer::test;

namespace {

constexpr std::array startSizes{QSize(800, 480), QSize(1024, 600), QSize(1280, 720),
                                QSize(1920, 1080)};
constexpr std::array startPercents{80, 100, 150, 200, 250};

void become(HomeProgram& program, QSize size, int percent) {
  Q_EMIT program.window.findChild<ui::GameMenu*>()->textSizeChosen(percent);
  for (int round = 0; round < 3; ++round) {
    program.window.resize(size);
    QCoreApplication::processEvents();
  }
  QCOMPARE(program.window.size(), size);
}

QRect placeIn(const ui::StartView& start, const QWidget& part) {
  return {part.mapTo(start.viewport(), QPoint()), part.size()};
}

/// In every language, window and size of letters, with a game of short or long names.
template <class Check> void everywhere(const egizia::GameRecord& record, Check check) {
  for (const QString& language : text::languages()) {
    QVERIFY(text::useLanguage(language));
    Home home;
    leaveGame(home, u"over"_s, SIZE_MAX);
    leaveGame(home, u"other"_s, 20);
    leave(home, u"friday"_s, record, 97, u"Four friends on a Friday"_s);
    HomeProgram program(home.directory());
    const ui::StartTile& finished = *program.window.startView().archiveButton();
    QTRY_VERIFY(finished.look().colour.has_value());
    for (const QSize size : startSizes) {
      for (const int percent : startPercents) {
        become(program, size, percent);
        const QString wrong = check(program.window.startView());
        QVERIFY2(wrong.isEmpty(), qPrintable(u"%1 %2x%3 %4 %: %5"_s.arg(language)
                                                 .arg(size.width())
                                                 .arg(size.height())
                                                 .arg(percent)
                                                 .arg(wrong)));
      }
    }
  }
}

egizia::GameRecord shortNamed() {
  return goldenGame("revised-4-players", *goldenEdition());
}

} // namespace

class tst_start_sizes : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void cleanup() { QVERIFY(text::useLanguage(u"en")); }
  void everyTextIsWhole();
  void nothingIsCutWithLongNames();
  void goOnIsReachedWithoutScrolling();
  void noRowIsCutByTheEdge();
  void everyPlayerHasTheSameRoom();
  void wavesAreWholeOrNotThere();
};

void tst_start_sizes::everyTextIsWhole() {
  everywhere(shortNamed(), [](ui::StartView& start) {
    QStringList wrong;
    QScrollBar& bar = *start.verticalScrollBar();
    for (int at = 0;; at = std::min(at + bar.pageStep() / 2, bar.maximum())) {
      bar.setValue(at);
      QCoreApplication::processEvents();
      wrong += unreadIn(*start.window());
      if (at == bar.maximum()) break;
    }
    bar.setValue(0);
    // A time or name is shortened nowhere, a text beside a link neither.
    const ui::BoxShelf& shelf = start.shelf();
    const auto texts = PaintedPage(*start.window()).written();
    for (const WrittenText& text : texts) {
      if (text.text.endsWith(u'…') && !shelf.openButton().accessibleName().contains(text.text) &&
          start.newButton()->accessibleName() != text.text) {
        wrong += u"shortened: "_s + text.text;
      }
    }
    return wrong.join(u'\n');
  });
}

void tst_start_sizes::nothingIsCutWithLongNames() {
  everywhere(longNamed(u"revised-4-players"_s, *goldenEdition()),
             [](ui::StartView& start) { return unreadIn(*start.window()).join(u'\n'); });
}

void tst_start_sizes::goOnIsReachedWithoutScrolling() {
  everywhere(shortNamed(), [](const ui::StartView& start) {
    const QRect room = start.viewport()->rect();
    if (!room.contains(placeIn(start, *start.continueButton()))) return u"out of sight"_s;
    if (start.widget()->width() > room.width()) return u"wider than the window"_s;
    return QString();
  });
}

void tst_start_sizes::noRowIsCutByTheEdge() {
  everywhere(shortNamed(), [](const ui::StartView& start) {
    const int edge = start.viewport()->height();
    for (const QWidget* part : {static_cast<const QWidget*>(start.positionButton()),
                                static_cast<const QWidget*>(start.lessonsButton()),
                                static_cast<const QWidget*>(start.archiveButton()),
                                static_cast<const QWidget*>(start.copiesButton()),
                                static_cast<const QWidget*>(&start.shelf())}) {
      const QRect place = placeIn(start, *part);
      if (place.top() < edge - 2 && place.bottom() > edge + 2) {
        return u"a part from %1 to %2 is cut at %3"_s.arg(place.top())
            .arg(place.bottom())
            .arg(edge);
      }
    }
    return QString();
  });
}

void tst_start_sizes::everyPlayerHasTheSameRoom() {
  Home home;
  const egizia::GameRecord record = longNamed(u"revised-4-players"_s, *goldenEdition());
  leave(home, u"friday"_s, record, 97, u"Friday"_s);
  HomeProgram program(home.directory());
  const text::ShownNames names(QStringList(longNames.begin(), longNames.end()));
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 600)}) {
    become(program, size, 100);
    const qsizetype least = size.width() < 1280 ? 10 : text::ShownNames::longest - 1;
    QStringList all;
    const auto texts = PaintedPage(program.window).written();
    for (const WrittenText& text : texts) all += text.text;
    for (const QString& name : names.shown) {
      const bool isSaid = std::ranges::any_of(
          all, [&](const QString& text) { return text.startsWith(name.first(least)); });
      QVERIFY2(isSaid, qPrintable(name + u" in "_s + all.join(u'|')));
    }
  }
}

void tst_start_sizes::wavesAreWholeOrNotThere() {
  everywhere(shortNamed(), [](const ui::StartView& start) {
    const qreal u = ui::lookUnit(start.font());
    const qreal free = start.widget()->height() - start.waterTop();
    return free > 0 && free < 24 * u ? u"%1 of water"_s.arg(free / u) : QString();
  });
}

NILOMETER_TEST(tst_start_sizes)
#include "tst_start_sizes.moc"
