// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded games of Pyramidion are entered again through its table in the window, by keys.
#include "engine/pyramidion/pyramidion_games.h"
#include "test_program.h"
#include "tests/ui/pyramidion/pyramidion_scribe.h"

#include "ui/pyramidion/board/board_view.h"
#include "ui/pyramidion/table/pyramidion_view.h"
#include "ui/pyramidion/tell/pyramidion_tell.h"
#include "ui/pyramidion/words/words.h"
#include "ui/strip/chip.h"
#include "ui/strip/strip_view.h"
#include "ui/words/language.h"

#include <QTest>

#include <algorithm>

using namespace nilometer;
using namespace nilometer::pyramidion_test;

namespace {

/// Keys, and the mouse where something has none: what a press led to is seen from outside.
struct TableHands {
  pyramidion::View& view;
  pyramidion::Session& session;

  Progress press(const ui::PlaceId& place) const {
    const QString key = view.keys().board().value(place);
    return key.isEmpty() ? click(view.board().place(place), {}) : type(key, {});
  }
  Progress choose(const ui::ChoiceId& choice, Change change) const {
    const Qt::KeyboardModifiers held = change == Change::less ? Qt::ShiftModifier : Qt::NoModifier;
    const QString key = view.keys().of(choice);
    return key.isEmpty() ? click(view.choice(choice.question, choice.id), held) : type(key, held);
  }
  Progress start(Move move) const {
    const QString key = view.keys().of(move);
    if (!key.isEmpty()) return type(key, {});
    const auto& actions = view.draft().actions();
    const auto found = std::ranges::find(actions, move, &Action::move);
    if (found == actions.end()) return Progress::ignored;
    return click(view.strip().action(static_cast<std::size_t>(found - actions.begin())), {});
  }
  void clear() const { QTest::keyClick(&view, Qt::Key_Escape, Qt::ShiftModifier); }

private:
  template <class Press> Progress led(Press press) const {
    const std::size_t before = session.record().entries.size();
    press();
    return session.record().entries.size() > before ? Progress::ready : Progress::asks;
  }
  Progress type(const QString& key, Qt::KeyboardModifiers held) const {
    return led([&] { QTest::keyClick(&view, key.front().toLatin1(), held); });
  }
  Progress click(QWidget* what, Qt::KeyboardModifiers held) const {
    if (what == nullptr) return Progress::ignored;
    return led([&] { QTest::mouseClick(what, Qt::LeftButton, held); });
  }
};

struct WindowTable {
  WindowTable(const PlayedPyramidion& game, std::size_t entries)
      : session(beginning(game, entries), std::make_shared<const Edition>(*game.edition)),
        view(session) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    view.setFocus();
  }
  static pyramidion::GameRecord beginning(const PlayedPyramidion& game, std::size_t entries) {
    pyramidion::GameRecord record = game.record;
    record.entries.resize(entries);
    return record;
  }
  /// What was shared out by itself is taken note of.
  void goOn() {
    if (!view.strip().content().columns.empty()) QTest::keyClick(&view, Qt::Key_Return);
  }

  pyramidion::Session session;
  pyramidion::View view;
};

} // namespace

class tst_PyramidionView : public QObject {
  Q_OBJECT

private Q_SLOTS:
  void init() { QVERIFY(words::useLanguage(u"en")); }
  void wholeGameByKeysIsTheRecordedOne_data() { pyramidionGameRows(); }
  void wholeGameByKeysIsTheRecordedOne();
  void everyPlaceAnswersWhy_data() { pyramidionGameRows(); }
  void everyPlaceAnswersWhy();
  void noPointsOfBoatsAreSeenBeforeTheEnd_SEE2();
};

void tst_PyramidionView::wholeGameByKeysIsTheRecordedOne() {
  QFETCH(const PlayedPyramidion*, game);
  WindowTable table(*game, 0);
  const auto& lines = game->record.entries;
  const auto entered = [&] { return table.session.record().entries.size(); };
  while (entered() < lines.size()) {
    table.goOn();
    const std::size_t before = entered();
    const auto& line = lines[before];
    const QString what = words::sentence(line.entry, table.session.table());
    if (line.anyway) {
      table.session.enter(line.entry, true, QString::fromStdString(line.reason));
    } else {
      const Ground ground = table.view.draft().ground();
      Scribe<TableHands> scribe(table.view.draft(), ground, {table.view, table.session});
      QVERIFY2(scribe.make(line.entry), qPrintable(what));
      if (entered() == before) QTest::keyClick(&table.view, Qt::Key_Return);
    }
    QVERIFY2(entered() > before, qPrintable(what + u": not entered"));
    QVERIFY2(table.session.record().entries[before].entry == line.entry, qPrintable(what));
  }
  QVERIFY(table.session.replay().state == game->played.state);
}

void tst_PyramidionView::everyPlaceAnswersWhy() {
  QFETCH(const PlayedPyramidion*, game);
  for (std::size_t entries = 1; entries < game->record.entries.size(); entries += 40) {
    WindowTable table(*game, entries);
    for (auto* const place : table.view.board().findChildren<ui::Place*>()) {
      if (!place->isVisible() || !table.view.board().idOf(*place)) continue;
      const auto answer = table.view.why().answer(*place, std::nullopt);
      QVERIFY2(answer && !answer->title.isEmpty(), qPrintable(place->look().name));
    }
  }
}

void tst_PyramidionView::noPointsOfBoatsAreSeenBeforeTheEnd_SEE2() {
  const PlayedPyramidion& game = pyramidionGames().front();
  const std::size_t all = game.record.entries.size();
  const WindowTable before(game, all - 1);
  for (Player player = 0; player < before.session.players(); ++player) {
    QCOMPARE(before.session.pointsNow(player), 0);
  }
  const WindowTable after(game, all);
  const auto order = ranking(after.session.game(), after.session.shown());
  QVERIFY(after.session.pointsNow(order.front()) > 0);
}

NILOMETER_TEST(tst_PyramidionView)
#include "tst_pyramidion_view.moc"
