// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/home_program.h"
#include "tests/ui/setup_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/window/start_view.h"

#include <QApplication>
#include <QComboBox>
#include <QTest>

namespace nilometer::test {

/// A program in which a first game is begun.
class Program : public HomeProgram {
public:
  Program() { activate(); }
  explicit Program(const QTemporaryDir& home) : HomeProgram(home) { activate(); }

  /// From the start page to the set-up, with real clicks and keys.
  void startGuided(const QStringList& names) {
    QTest::mouseClick(window.startView().guidedButton(), Qt::LeftButton);
    auto* dialog = window.findChild<ui::NewGameDialog*>();
    QVERIFY(dialog != nullptr);
    int named = 0;
    for (QComboBox* name : dialog->findChildren<QComboBox*>()) {
      if (!name->isEditable() || !name->isVisible()) continue;
      name->setEditText(names.value(named++));
    }
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(window.setupView() != nullptr && window.setupView()->isVisible());
    QTRY_VERIFY(window.findChild<ui::NewGameDialog*>() == nullptr);
    activate();
  }
  [[nodiscard]] ui::SetupView& setup() const { return *window.setupView(); }
  [[nodiscard]] const egizia::State& table() const { return window.session()->shown(); }
  [[nodiscard]] bool onTheTable() const { return window.game()->isVisible(); }
  void press(int key, Qt::KeyboardModifiers with = Qt::NoModifier) {
    QWidget* to = QApplication::focusWidget();
    QTest::keyClick(to == nullptr ? &window : to, static_cast<Qt::Key>(key), with);
  }

private:
  void activate() {
    window.activateWindow(); // nothing else does without a desktop
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
  }
};

} // namespace nilometer::test
