// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/choose_in_menu.h"
#include "tests/ui/home.h"

#include "ui/base/style/chip.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/board/place.h"
#include "ui/table/view/game_view.h"
#include "ui/table/view/header_bar.h"
#include "ui/window/box_shelf.h"
#include "ui/window/game_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/page_list.h"
#include "ui/window/start_button.h"
#include "ui/window/start_tile.h"
#include "ui/window/start_view.h"

#include <QApplication>
#include <QMenu>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace nilometer::test {

/// The program, with what a person does in its window who goes from game to game.
struct BetweenGames : Home {
  enum class By { keys, mouse };

  BetweenGames() {
    window.show();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
    window.showStart();
  }
  [[nodiscard]] ui::StartView& start() const {
    return *static_cast<ui::StartView*>(window.page(ui::startPage));
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
  }
  static void click(QWidget& what) { QTest::mouseClick(&what, Qt::LeftButton); }
  /// The entry of the menu that leads there.
  [[nodiscard]] QAction& startEntry() const {
    const auto entries = window.findChild<ui::GameMenu*>()->actions();
    const QKeySequence keys(Qt::CTRL | Qt::Key_B);
    const auto found =
        std::ranges::find(entries, keys, [](QAction* one) { return one->shortcut(); });
    if (found == entries.end()) qFatal("nothing leads to the start page");
    return **found;
  }
  /// From wherever the keyboard is, or through the menu of the table.
  void toStart(By by = By::keys) const {
    if (by == By::keys || !window.game()->isVisible()) {
      press(Qt::Key_B, Qt::ControlModifier);
    } else {
      click(*window.game()->header().menuButton());
      chooseInMenu(*window.findChild<ui::GameMenu*>(), startEntry());
    }
    QVERIFY(start().isVisible());
  }
  /// The running game of that kind: by its card, or by the list of the others.
  void goTo(const ui::Game& kind, By by = By::keys) const {
    toStart(by);
    if (QTest::currentTestFailed()) return;
    ui::StartButton& goOn = *start().continueButton();
    if (goOn.accessibleName().contains(kind.name())) {
      return by == By::keys ? press(Qt::Key_Return) : click(goOn);
    }
    auto& list = const_cast<QMenu&>(start().recentList());
    for (QAction* game : list.actions()) {
      if (!game->text().contains(kind.name())) continue;
      if (by == By::keys) return game->trigger();
      click(*start().moreButton());
      return chooseInMenu(list, *game);
    }
    QFAIL(qPrintable(kind.name()));
  }
  /// A game in the middle, as the file it is kept in.
  [[nodiscard]] QString put(const ui::Game& kind) {
    const auto session = kind.example();
    const QString path = file(kind.name() + QStringLiteral(".nilometer"));
    if (!session || !games.saveElsewhere(path, **session).isEmpty()) qFatal("not saved");
    return path;
  }
  [[nodiscard]] std::string record() const { return window.session()->written(); }
  /// Presses what can be chosen on the board, else in the strip, until an entry is begun.
  [[nodiscard]] bool begins() const {
    for (int press = 0; press < 60 && !window.game()->hasBegun(); ++press) {
      std::vector<QAbstractButton*> open;
      for (auto* place : window.game()->boardPart().findChildren<ui::Place*>()) {
        const bool mayBe = place->isVisible() && place->look().state == ui::PlaceLook::State::open;
        if (mayBe) open.push_back(place);
      }
      for (auto* chip : window.game()->strip().findChildren<ui::Chip*>()) {
        const bool mayBe = chip->isVisible() && chip->isEnabled() && !chip->look().chosen;
        const bool isChoice = chip->look().tone == ui::ChipLook::Tone::choice;
        if (open.empty() && mayBe && isChoice) open.push_back(chip);
      }
      if (open.empty()) return false;
      open[static_cast<std::size_t>(press) % open.size()]->click();
    }
    return window.game()->hasBegun();
  }
  /// What the strip asks and offers, with what is chosen in it.
  [[nodiscard]] QStringList asked() const {
    QStringList texts{window.game()->strip().content().title};
    for (const auto* chip : window.game()->strip().findChildren<ui::Chip*>()) {
      if (chip->isVisible()) texts += chip->accessibleName() + chip->text();
    }
    return texts;
  }

  ui::MainWindow window{games, preferences, ui::games()};
};

} // namespace nilometer::test
