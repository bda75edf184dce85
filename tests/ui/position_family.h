// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/archive_fixture.h"
#include "tests/ui/home_program.h"
#include "tests/ui/notice.h"
#include "tests/ui/position_form_window.h"
#include "ui/egizia/end_position/page/egizia_position_game.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/seat_head.h"
#include "ui/table/history_edit/save_indicator.h"
#include "ui/window/start_view.h"

#include <QDir>
#include <QPushButton>

namespace nilometer::test {

/// The files of end positions in that home, by name.
inline QStringList positionsIn(const QTemporaryDir& home) {
  return QDir(home.filePath(u"games"_s))
      .entryList({u"*"_s + ui::positionEnding}, QDir::Files, QDir::Name);
}

/// The window on the page for an end position, used as two players do.
class Family : public HomeProgram {
public:
  using HomeProgram::HomeProgram;

  [[nodiscard]] ui::EndPositionPage& page() const { return *window.positionPage(); }
  [[nodiscard]] EgiziaScreen view() const { return screenOf(page()); }
  void click(QWidget* what) const { QTest::mouseClick(what, Qt::LeftButton); }
  void type(ui::PositionRow row, int player, const QString& text) const {
    const ui::PositionCell cell{row, 0, static_cast<egizia::Player>(player)};
    view().table().focusCell(cell);
    QWidget* const keyboard = QApplication::focusWidget();
    QTest::keyClicks(keyboard != nullptr ? keyboard : view().table().field(cell), text);
  }
  void name(int player, const QString& text) const {
    QLineEdit& field = view().table().head(static_cast<egizia::Player>(player)).name();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
  }
  void begin() const {
    click(window.startView().positionButton());
    click(view().countButton(2));
    name(0, u"Anna"_s);
    name(1, u"Ben"_s);
  }
  void enterAll() const {
    for (const ui::PositionRow row :
         {ui::PositionRow::points, ui::PositionRow::stoneMarket, ui::PositionRow::tombSum}) {
      for (int player = 0; player < 2; ++player) {
        type(row, player, row == ui::PositionRow::points ? QString::number(60 + player) : u"4"_s);
      }
    }
  }
  [[nodiscard]] ui::SaveState sign() const {
    return view().form.findChild<ui::SaveIndicator*>()->kept();
  }
  /// The line below the page; empty while there is none.
  [[nodiscard]] QString notice() const { return noticeIn(window); }
  [[nodiscard]] QStringList listed() {
    window.showArchive();
    if (!QTest::qWaitFor([this] { return !window.archive()->isLoading(); })) qFatal("not read");
    QStringList all;
    const ui::ArchiveRows& rows = window.archive()->rows();
    for (int row = 0; row < rows.rowCount(); ++row) {
      all += rows.index(row, ui::ArchiveModel::Players).data().toString();
    }
    return all;
  }
};

} // namespace nilometer::test
