// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games entered in windows with little room, or with letters for whoever sees little.
// NILOMETER_FULL=1 in the environment presses what is refused twice as often.
#include "test_program.h"

#include "tests/chosen.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/table_window.h"
#include "tests/words/language_rows.h"
#include "ui/egizia/board/board_view.h"
#include "ui/egizia/final_scoring/table_final_scoring.h"
#include "ui/table/action_bar/move_line.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/action_bar/turn_line.h"
#include "ui/table/board/place.h"
#include "ui/table/view/board_stage.h"
#include "ui/table/view/header_bar.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using ui::Place;
using ui::Scribe;

namespace {

QRect placeOf(const QWidget& widget, const ui::EgiziaView& view) {
  return {widget.mapTo(&view, QPoint()), widget.size()};
}

bool isWhole(const QWidget& widget) {
  return widget.isVisible() && widget.visibleRegion().boundingRect() == widget.rect();
}

/// So much of it is seen that a finger finds it.
bool isPressable(const QWidget& widget) {
  const QRect seen = widget.visibleRegion().boundingRect();
  return std::min(seen.width(), seen.height()) >= ui::targetHeight;
}

/// What says whose turn it is, or what is refused or done to all.
const QWidget& turnOf(const ui::StripView& strip) {
  if (strip.reasons()->isVisible()) return *strip.reasons();
  if (strip.columns().isVisible()) return strip.columns();
  return strip.turnLine();
}

QScrollArea& stageOf(const ui::EgiziaView& view) {
  return *qobject_cast<QScrollArea*>(view.board().parentWidget()->parentWidget());
}

/// Places that can be pressed now, or that are being entered.
std::vector<const Place*> wanted(const ui::EgiziaView& view) {
  std::vector<const Place*> places;
  for (const Place* place : view.board().findChildren<Place*>()) {
    const ui::PlaceLook::State state = place->look().state;
    const bool doable =
        state == ui::PlaceLook::State::open || state == ui::PlaceLook::State::chosen;
    if (doable) places.push_back(place);
  }
  return places;
}

/// What is wrong with the table as it is shown; empty if nothing is.
QString missing(const ui::EgiziaView& view) {
  const ui::StripView& strip = view.strip();
  const auto isLost = [&](const QWidget& part) {
    return !isWhole(part) || !view.rect().contains(placeOf(part, view));
  };
  if (isLost(strip.moveLine())) return u"move line"_s;
  if (strip.moveLine().height() < 30 * ui::lookUnit()) return u"move line too low"_s;
  // In the final scoring the stage says whose turn it is.
  if (!view.finalScoring().isShown() && isLost(turnOf(strip))) return u"turn line"_s;
  if (strip.turnLine().isVisible() && !strip.turnLine().fits()) return u"turn cut"_s;
  const ui::Chip& enter = *strip.confirmButton();
  if (!strip.content().hidesConfirm && isLost(enter)) return u"Enter"_s;
  if (isLost(view.header())) return u"header"_s;
  if (strip.geometry().intersects(view.header().geometry())) return u"strip over header"_s;
  return {};
}

/// Presses every place that a rule forbids, and takes it back.
void pressRefused(TableWindow& window, const std::function<void(const QString&)>& note) {
  for (Place* place : window.view.board().findChildren<Place*>()) {
    if (place->look().state != ui::PlaceLook::State::refused || !place->isVisible()) continue;
    const QString name = place->accessibleName();
    QTest::mouseClick(place, Qt::LeftButton);
    note(u"refused "_s + name);
    while (window.view.hasBegun()) window.view.goBack();
  }
}

using Look = std::function<QString(const ui::EgiziaView&)>;

/// Enters the whole game by pressing, and looks at the table before every press: what each look
/// finds.
std::vector<QStringList> faultsIn(QSize size, const std::vector<Look>& looks) {
  TableWindow window("revised-4-players");
  window.view.resize(size);
  std::vector<QStringList> faults(looks.size());
  const auto note = [&](const QString& when) {
    QCoreApplication::processEvents();
    for (std::size_t i = 0; i < looks.size(); ++i) {
      const QString fault = looks[i](window.view);
      if (fault.isEmpty()) continue;
      faults[i] += u"%1 %2: %3"_s.arg(window.session.record().entries.size()).arg(when, fault);
    }
  };
  const std::size_t refuseEvery = isWholeRun() ? 8 : 16;
  Scribe scribe(window.view, window.session, Scribe::By::mouse,
                {[&](QAbstractButton& button) {
                   const QString name = button.accessibleName(); // it may be gone then
                   note(u"before "_s + name);
                   QTest::mouseClick(&button, Qt::LeftButton);
                   note(u"after "_s + name);
                 },
                 [&](const QString& key) { window.type(key); }});
  for (const egizia::RecordedEntry& entry : window.golden.entries) {
    // The final scoring has a stage of its own.
    if (std::holds_alternative<egizia::FinalScore>(entry.entry)) break;
    if (window.session.record().entries.size() % refuseEvery == 0) pressRefused(window, note);
    if (scribe.enter(entry)) continue;
    for (QStringList& each : faults) each += u"not entered"_s;
    break;
  }
  return faults;
}

/// Why nothing of what can be pressed is seen; empty if something is. Counts the marks beside the
/// board.
QString unreached(const ui::EgiziaView& view, int& marks) {
  const QScrollArea& stage = stageOf(view);
  if (stage.viewport()->height() < 30 * ui::lookUnit()) return u"no board"_s;
  const auto places = wanted(view);
  if (places.empty() || view.finalScoring().isShown() || view.phaseCard().isVisible()) return {};
  const auto* bar = dynamic_cast<const ui::MarkedBar*>(stage.verticalScrollBar());
  if (bar == nullptr || !bar->isVisible()) return u"no bar"_s;
  marks += static_cast<int>(bar->marks().size());
  if (std::ranges::any_of(places, [](const Place* at) { return isPressable(*at); })) return {};
  return u"nothing to press: "_s + places.front()->look().name;
}

/// A game entered with letters of that size.
struct LargeGame {
  QStringList missing;
  QStringList unreached;
  int marks = 0;
};

/// Entered once for all that is looked at: it takes its time.
const LargeGame& largeGame(int percent) {
  static std::map<int, LargeGame> known;
  const auto [at, isNew] = known.try_emplace(percent);
  LargeGame& game = at->second;
  if (!isNew) return game;
  const LargeLetters letters(u"de"_s, percent);
  const auto reached = [&](const ui::EgiziaView& view) { return unreached(view, game.marks); };
  const auto faults = faultsIn({1280, 720}, {&missing, reached});
  game.missing = faults[0];
  game.unreached = faults[1];
  return game;
}

} // namespace

class tst_small_windows : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void everyEntryLeavesMoveTurnAndEnterInSight_data();
  void everyEntryLeavesMoveTurnAndEnterInSight();
  void whatCanBePressedIsScrolledTo_data();
  void whatCanBePressedIsScrolledTo();
  void shipsAreToBePlacedWhereTheRiverIsShown();
  void nothingScrollsInASmallTablet_data() { languageRows(); }
  void nothingScrollsInASmallTablet();
  void phasesAndReasonsHideNothingOfTheBoard_data() { languageRows(); }
  void phasesAndReasonsHideNothingOfTheBoard();
};

void tst_small_windows::everyEntryLeavesMoveTurnAndEnterInSight_data() {
  QTest::addColumn<int>("percent");
  for (const int percent : {225, 250}) QTest::addRow("%d %%", percent) << percent;
}

void tst_small_windows::everyEntryLeavesMoveTurnAndEnterInSight() {
  QFETCH(const int, percent);
  const QStringList& faults = largeGame(percent).missing;
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void tst_small_windows::whatCanBePressedIsScrolledTo_data() {
  everyEntryLeavesMoveTurnAndEnterInSight_data();
}

void tst_small_windows::whatCanBePressedIsScrolledTo() {
  QFETCH(const int, percent);
  const LargeGame& game = largeGame(percent);
  QVERIFY2(game.unreached.isEmpty(), qPrintable(game.unreached.join(u'\n')));
  QVERIFY(game.marks > 100);
}

void tst_small_windows::shipsAreToBePlacedWhereTheRiverIsShown() {
  TableWindow window("revised-4-players");
  Scribe scribe(window.view, window.session, Scribe::By::mouse,
                {[](QAbstractButton& button) { QTest::mouseClick(&button, Qt::LeftButton); },
                 [&](const QString& key) { window.type(key); }});
  window.view.resize(1280, 720);
  for (auto entry = window.golden.entries.begin();
       window.session.shown().phase != egizia::Phase::sail; ++entry) {
    QVERIFY(scribe.enter(*entry));
  }
  // Letters grow while the table stands.
  for (const int percent : {100, 125, 150, 175, 200, 250}) {
    const LargeLetters letters(u"de"_s, percent);
    QCoreApplication::processEvents();
    const auto places = wanted(window.view);
    QVERIFY(!places.empty());
    const bool any = std::ranges::any_of(places, [](const Place* at) { return isPressable(*at); });
    QVERIFY2(any, qPrintable(QString::number(percent)));
  }
}

void tst_small_windows::nothingScrollsInASmallTablet() {
  QFETCH(const QString, language);
  QVERIFY(text::useLanguage(language));
  ui::LookScale scale(*qApp);
  scale.setLetters(ui::lettersFor({800, 480}, 100));
  const auto look = [](const ui::EgiziaView& view) {
    const QScrollArea& stage = stageOf(view);
    if (stage.verticalScrollBar()->isVisible() || stage.verticalScrollBar()->maximum() > 0)
      return u"scrolls"_s;
    for (const Place* place : wanted(view)) {
      const QRect at(place->mapTo(&view, QPoint()), place->size());
      const QRect seen(stage.mapTo(&view, QPoint()), stage.size());
      if (place->isVisible() && !seen.contains(at))
        return QString(u"out of sight: "_s + place->look().name);
    }
    return missing(view);
  };
  const QStringList faults = faultsIn({800, 480}, {look}).front();
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

/// What all are told, and one or two rules that forbid something, have their room in the strip.
void tst_small_windows::phasesAndReasonsHideNothingOfTheBoard() {
  QFETCH(const QString, language);
  const LargeLetters letters(language, 100);
  int told = 0;
  int refused = 0;
  const auto look = [&](const ui::EgiziaView& view) {
    const ui::StripContent& content = view.strip().content();
    const bool isRefused = content.refused && content.body.count(u'\n') <= 1;
    const bool isTold = !content.refused && !content.columns.empty();
    if ((!isRefused && !isTold) || content.rows.size() > 1) return QString();
    told += isTold ? 1 : 0;
    refused += isRefused ? 1 : 0;
    for (const Place* place : view.board().findChildren<Place*>()) {
      if (place->isVisible() && !isWhole(*place))
        return QString(place->look().name + u" is hidden"_s);
    }
    return QString();
  };
  const QStringList faults = faultsIn({1280, 720}, {look}).front();
  QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
  QVERIFY(told > 20 && refused > 20);
}

NILOMETER_TEST(tst_small_windows)
#include "tst_small_windows.moc"
