// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/shelf_fixture.h"
#include "ui/base/style/chip.h"
#include "ui/pages/archive/archive_table.h"
#include "ui/pages/archive/archive_view.h"
#include "ui/pages/archive/filter_bar.h"
#include "ui/pages/archive/statistics_view.h"
#include "ui/registry/games.h"
#include "ui/text/language.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

/// A shelf with finished games on it, and the archive that shows them.
namespace nilometer::test {

/// The stored result of a golden game.
inline QJsonObject goldenResult(const QString& name) {
  return QJsonDocument::fromJson(bytesOf(goldenPath + name + u".result.json")).object();
}

/// The printed values of the golden games lie beside the games.
class ArchiveShelf : public Shelf {
public:
  ArchiveShelf() { addGoldenEdition(); }
  [[nodiscard]] QString path(const QString& name) const { return file(u"games/"_s + name); }
  QString put(const QString& name, const QByteArray& text) const {
    const QString to = path(name + u".nilometer");
    writeBytes(to, text);
    return to;
  }
  void putGolden() const {
    for (const QString& name : goldenNames()) put(name, goldenText(name));
  }
};

class ArchiveWindow {
public:
  explicit ArchiveWindow(const ArchiveShelf& shelf, ui::Games games = ui::games())
      : view(shelf.games, games) {
    view.resize(1280, 720);
    view.show();
    if (!QTest::qWaitForWindowExposed(&view)) qFatal("the window is not shown");
    load();
  }
  void load() {
    view.refresh();
    if (!QTest::qWaitFor([this] { return !view.isLoading(); })) qFatal("the games are not read");
  }
  [[nodiscard]] int count() const { return view.rows().rowCount(); }
  [[nodiscard]] QString text(int row, int column) const {
    return view.rows().index(row, column).data().toString();
  }
  /// File names in the order shown.
  [[nodiscard]] QStringList shown() const {
    QStringList names;
    for (const ui::ArchivedGame* game : view.rows().games()) {
      names += QFileInfo(game->file.path).completeBaseName();
    }
    return names;
  }
  void click(ui::Chip* chip) { QTest::mouseClick(chip, Qt::LeftButton); }
  void key(int code) { QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code)); }

  ui::ArchiveView view;
};

} // namespace nilometer::test
