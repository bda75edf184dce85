// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/home_program.h"
#include "tests/ui/read_copy.h"
#include "ui/base/style/chip.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/edition_editor/copy_view.h"
#include "ui/pages/edition_editor/printed_page_list.h"
#include "ui/window/start_view.h"

#include <QApplication>

namespace nilometer::test {

/// The program with the page of the copies; counts what a person does.
class CheckProgram : public HomeProgram {
public:
  using HomeProgram::HomeProgram;

  [[nodiscard]] ui::CheckCopyPage& page() const {
    if (window.copies() == nullptr) qFatal("the page was not shown");
    return *window.copies();
  }
  [[nodiscard]] ui::CopyView& view() const { return page().view(); }
  [[nodiscard]] QString path() const { return page().copy()->path(); }
  [[nodiscard]] QStringList files() const {
    return QDir(shelfOfCopies.directory())
        .entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
  }

  void click(QAbstractButton* button) {
    if (!button->isVisible() || !button->isEnabled()) qFatal("cannot be clicked");
    QTest::mouseClick(button, Qt::LeftButton);
    ++actions;
  }
  /// Where the keyboard is.
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* const focus = QApplication::focusWidget();
    QTest::keyClick(focus == nullptr ? &window : focus, key, modifiers);
    ++actions;
  }
  void open() { key(Qt::Key_M, Qt::ControlModifier); }
  void choose(egizia::PrintedPage to) { click(view().list().row(to)); }
  [[nodiscard]] ui::NumberField& number(const QString& place) const {
    auto* field = view().fields()->findChild<ui::NumberField*>(place);
    if (field == nullptr) qFatal("no number at %s", qPrintable(place));
    return *field;
  }
  /// Clicks the number, types another one and takes it over.
  void enter(const QString& place, int value) {
    QTest::mouseClick(&number(place), Qt::LeftButton);
    QTest::keyClicks(&number(place), QString::number(value));
    QTest::keyClick(&number(place), Qt::Key_Return);
  }
  /// Presses Enter until everything is compared; false if that does not come about.
  bool confirmAll() {
    for (int i = 0; i < egizia::printedPageCount && view().page(); ++i) key(Qt::Key_Return);
    return !view().page();
  }
  /// The copy as it is on the disk.
  [[nodiscard]] egizia::CheckedEdition onDisk(const QString& file) const {
    const auto document = shelfOfCopies.open(file);
    if (!document) qFatal("the copy cannot be read");
    const auto checked = egizia::check(*document);
    if (!checked) qFatal("the copy is no edition");
    return *checked;
  }

  ui::CopyShelf shelfOfCopies = copyShelf(games.copiesDirectory());
  int actions = 0;
};

} // namespace nilometer::test
