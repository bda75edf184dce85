// SPDX-License-Identifier: GPL-3.0-or-later
// The room above the strip belongs to the board or to the strip at every moment, in every game.
#include "test_program.h"

#include "registry/between_games.h"
#include "ui/text/language.h"

#include <algorithm>
#include <optional>
#include <vector>

using namespace nilometer;
using namespace nilometer::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostBlank = 24; ///< pixels

/// How many rows of pixels directly above the strip are of one colour, on the board.
int blankAboveStrip(ui::GameView& table) {
  const QImage seen = table.grab().toImage();
  const QWidget& board = table.boardPart();
  const QPoint corner = board.mapTo(&table, QPoint());
  const int left = corner.x() + 12;
  const int right = corner.x() + board.width() - 12;
  const int bottom = std::min(table.strip().geometry().top(), corner.y() + board.height() - 3) - 1;
  const auto isBlank = [&](int y) {
    const QRgb first = seen.pixel(left, y);
    for (int x = left; x < right; ++x) {
      if (seen.pixel(x, y) != first) return false;
    }
    return true;
  };
  int rows = 0;
  while (bottom - rows > corner.y() && isBlank(bottom - rows)) ++rows;
  return rows;
}

/// Chooses one of what the strip offers; false where it offers nothing.
bool chooses(const ui::GameView& table, int which) {
  std::vector<ui::Chip*> open;
  for (auto* chip : table.strip().findChildren<ui::Chip*>()) {
    const bool mayBe = chip->isVisible() && chip->isEnabled() && !chip->look().chosen;
    if (mayBe && chip->look().tone == ui::ChipLook::Tone::choice) open.push_back(chip);
  }
  if (open.empty()) return false;
  open[static_cast<std::size_t>(which) % open.size()]->click();
  return true;
}

} // namespace

class tst_strip_room : public QObject {
  Q_OBJECT
private Q_SLOTS:
  void isNeverBlank_data();
  void isNeverBlank();
};

void tst_strip_room::isNeverBlank_data() {
  QTest::addColumn<const ui::Game*>("kind");
  for (const ui::Game* kind : ui::games()) QTest::newRow(qPrintable(kind->name())) << kind;
}

void tst_strip_room::isNeverBlank() {
  QFETCH(const ui::Game*, kind);
  BetweenGames program;
  program.preferences.setMotion(false);
  program.window.resize(1280, 720);
  program.window.openFile(program.put(*kind));
  int grown = 0;
  for (int i = 0; i < 40 && program.window.session()->canUndo(); ++i) {
    ui::GameView& table = *program.window.game();
    const std::size_t entries = program.window.session()->entries();
    std::optional<QRect> enter;
    for (int press = 0; press < 6 && program.window.session()->entries() == entries; ++press) {
      QCoreApplication::processEvents();
      const int blank = blankAboveStrip(table);
      const QString where =
          u"%1 entries back, press %2: %3 blank rows"_s.arg(i).arg(press).arg(blank);
      QVERIFY2(blank <= mostBlank, qPrintable(where));
      grown += table.strip().height() > table.strip().place().height() ? 1 : 0;
      // What ends the entry does not move while it is made.
      const ui::Chip& confirm = *table.strip().confirmButton();
      if (confirm.isVisible()) {
        const QRect now(confirm.mapTo(&table, QPoint()), confirm.size());
        if (press > 0 && enter) QVERIFY2(now == *enter, qPrintable(where));
        enter = now;
      }
      if (!chooses(table, i + press)) break;
    }
    if (program.window.session()->entries() > entries) program.window.session()->undo();
    program.window.session()->undo();
  }
  QVERIFY(grown > 0);
}

NILOMETER_TEST(tst_strip_room)
#include "tst_strip_room.moc"
