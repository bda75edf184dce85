// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/asked_fixture.h"
#include "tests/ui/home_program.h"
#include "ui/asked/difference_card.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/strip/strip_view.h"

#include <QApplication>
#include <QTest>

namespace nilometer::test {

/// A game on the disk and the window in which it is open.
class AskedWindow : public HomeProgram {
public:
  explicit AskedWindow(const egizia::GameRecord& game) { open(game); }
  AskedWindow(const QTemporaryDir& home, const egizia::GameRecord& game) : HomeProgram(home) {
    open(game);
  }

  [[nodiscard]] ui::EgiziaView& view() const { return *window.game(); }
  [[nodiscard]] ui::EgiziaSession& session() const { return *window.session(); }
  [[nodiscard]] ui::AskedRow& row() const { return view().strip().asked(); }
  [[nodiscard]] ui::DifferenceCard& card() const { return view().difference(); }
  [[nodiscard]] ui::AskedValue asked() const {
    const auto asked = ui::askedAfterEntry(session(), leftAlone);
    if (!asked) qFatal("nothing is asked");
    return *asked;
  }
  void type(const QString& keys) const {
    QWidget* to = QApplication::focusWidget();
    QTest::keyClicks(to == nullptr ? &view() : to, keys);
  }
  /// The other number, by keys alone.
  void correct(int number) const {
    type(ui::AskedRow::otherKey);
    type(QString::number(number));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents(); // the table is laid anew
  }
  void takeOver() const {
    type(ui::DifferenceCard::takeOverKey);
    QCoreApplication::processEvents();
  }
  [[nodiscard]] std::vector<ui::OwnCopy> copies() const {
    return copyShelf(games.copiesDirectory()).copies();
  }

  QString path;
  ui::PlacesLeftAlone leftAlone;

private:
  void open(const egizia::GameRecord& game) {
    path = newFile(games, game.header);
    const QString error = save(games, path, game, *shelfEdition());
    if (!error.isEmpty()) qFatal("%s", qPrintable(error));
    window.openFile(path);
    if (window.game() == nullptr) qFatal("not opened");
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) qFatal("the window is not active");
  }
};

} // namespace nilometer::test
