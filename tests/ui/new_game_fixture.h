// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/shelf_fixture.h"
#include "ui/store/games/new_game_dialog.h"
#include "ui/store/games/new_game_of.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

#include <memory>

namespace nilometer::test {

/// The dialog with what it is made from, and its parts as a player finds them.
struct Asked {
  Shelf shelf;
  std::unique_ptr<ui::NewGameDialog> dialog;

  Asked() { open(); }
  void open() {
    dialog = std::make_unique<ui::NewGameDialog>(
        shelf.preferences, [this] { return ui::offerOf<egizia::Rules>(shelf.games); },
        std::string_view(), QDate(2026, 11, 21), [this] { return seed; });
    dialog->show();
    if (!QTest::qWaitForWindowActive(dialog.get())) qFatal("the dialog is not active");
  }
  template <class T> [[nodiscard]] T* named(const QString& name) const {
    for (T* part : dialog->findChildren<T*>()) {
      if (part->accessibleName() == name) return part;
    }
    qFatal("nothing is called %s", qPrintable(name));
  }
  template <class T> [[nodiscard]] T* saying(const QString& text) const {
    for (T* part : dialog->findChildren<T*>()) {
      if (part->text().remove(u'&') == text && part->isVisible()) return part;
    }
    return nullptr;
  }
  [[nodiscard]] QComboBox* name(int player) const {
    return named<QComboBox>(u"Name of player %1"_s.arg(player));
  }
  [[nodiscard]] QComboBox* colour(int player) const {
    return named<QComboBox>(u"Colour of player %1"_s.arg(player));
  }
  [[nodiscard]] QPushButton* start() const { return saying<QPushButton>(u"Start the game"_s); }
  void click(QAbstractButton* button) const { QTest::mouseClick(button, Qt::LeftButton); }
  void write(QWidget* field, const QString& text) const {
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(field, text);
  }
  void players(const QStringList& names) const {
    click(saying<QRadioButton>(QString::number(names.size())));
    for (int i = 0; i < names.size(); ++i) write(name(i + 1), names[i]);
  }
  [[nodiscard]] egizia::RecordHeader header() const {
    return ui::headerOf<egizia::Rules>(dialog->chosen());
  }
  [[nodiscard]] QStringList names() const {
    QStringList all;
    for (const auto& seat : header().players) all += QString::fromStdString(seat.name);
    return all;
  }
  [[nodiscard]] QStringList colours() const {
    QStringList all;
    for (const auto& seat : header().players) all += QString::fromStdString(seat.colour);
    return all;
  }

  std::uint32_t seed = 1;
};

/// What stands on the widget or on the label beside it.
inline QString labelOf(const QWidget* widget) {
  if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
    return button->text().remove(u'&');
  }
  for (const QLabel* label : widget->window()->findChildren<QLabel*>()) {
    if (label->buddy() == widget) return label->text().remove(u'&');
  }
  return {};
}

} // namespace nilometer::test
