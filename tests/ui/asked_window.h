// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/asked_fixture.h"
#include "tests/ui/home_program.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/log/log_model.h"
#include "ui/table/log/log_view.h"
#include "ui/table/printed_values/difference_card.h"

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
    // Where there is only room to say that something is asked, the first key opens it.
    if (row().isVisible() && row().form() == ui::AskedRow::Form::folded)
      row().openButton()->click();
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

/// Every row of the log as the window shows it, and as one made anew would say it.
inline bool logIsUpToDate(const AskedWindow& table) {
  const QAbstractItemModel& shown = *table.view().log().model();
  const ui::LogModel fresh(table.session());
  if (shown.rowCount() != fresh.rowCount()) return false;
  for (int row = 0; row < fresh.rowCount(); ++row) {
    const int role = Qt::AccessibleTextRole;
    if (shown.index(row, 0).data(role) != fresh.index(row).data(role)) return false;
  }
  return true;
}

} // namespace nilometer::test
