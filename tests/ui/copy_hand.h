// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields_page.h"

#include <QMenu>
#include <QTest>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Changing a copy on its pages as a person does: by keys in the cells, found by their places.
namespace nilometer::test {

/// What the hand works on: the window, or a page with a document behind it.
struct CopyDesk {
  /// The copy as it is now.
  std::function<const egizia::EditionDocument&()> document;
  /// Shows the page; its cells.
  std::function<ui::FieldsPage&(egizia::PrintedPage)> page;
};

/// A value of the document as compact JSON; empty if there is none.
inline std::string jsonAt(const egizia::EditionDocument& document, const std::string& place) {
  const record::JsonValue* value = document.value(place);
  return value == nullptr ? std::string() : record::writeJson(*value);
}
inline std::string wordAt(const egizia::EditionDocument& document, const std::string& place) {
  const record::JsonValue* value = document.value(place);
  const auto* word = value == nullptr ? nullptr : value->as<std::string>();
  return word == nullptr ? std::string() : *word;
}
/// -1 if there is no number.
inline int numberAt(const egizia::EditionDocument& document, const std::string& place) {
  const record::JsonValue* value = document.value(place);
  const auto* number = value == nullptr ? nullptr : value->as<std::int64_t>();
  return number == nullptr ? -1 : static_cast<int>(*number);
}
/// -1 if there is no list.
inline int sizeAt(const egizia::EditionDocument& document, const std::string& place) {
  const record::JsonValue* value = document.value(place);
  const auto* list = value == nullptr ? nullptr : value->as<record::JsonArray>();
  return list == nullptr ? -1 : static_cast<int>(list->size());
}
inline std::vector<std::string> wordsAt(const egizia::EditionDocument& document,
                                        const std::string& place) {
  std::vector<std::string> words;
  for (int i = 0; i < sizeAt(document, place); ++i) {
    words.push_back(wordAt(document, place + '[' + std::to_string(i) + ']'));
  }
  return words;
}

class CopyHand {
public:
  explicit CopyHand(CopyDesk desk) : m_desk(std::move(desk)) {}

  [[nodiscard]] const egizia::EditionDocument& now() const { return m_desk.document(); }
  /// How often something was entered, by what it was done with.
  [[nodiscard]] int typed() const { return m_typed; }
  [[nodiscard]] int chosen() const { return m_chosen; }
  [[nodiscard]] int pressed() const { return m_pressed; }

  void turnTo(egizia::PrintedPage page) { m_page = page; }

  /// Types the number into the cell of that place.
  void type(const std::string& place, int number) {
    auto* field = cell<ui::NumberField>(place);
    if (field == nullptr) return;
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(field, QString::number(number));
    QTest::keyClick(field, Qt::Key_Return);
    ++m_typed;
  }
  /// Presses the button of that name. False: there is none, or it cannot be pressed.
  bool press(const std::string& name) {
    auto* button = cell<ui::StepButton>(name);
    if (button == nullptr || !button->isEnabled()) return false;
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    ++m_pressed;
    return true;
  }
  /// Takes an option out of the menu of the cell: the one with which `fits` holds afterwards.
  /// Another one that was tried is taken back, if it is one of several.
  template <class Fits> bool choose(const std::string& place, Fits fits) {
    const auto* field = cell<ui::ChoiceField>(place);
    if (field == nullptr) return false;
    const bool several = field->content().kind == ui::ChoiceField::Kind::several;
    const std::size_t options = field->content().options.size();
    for (std::size_t option = 0; option < options && !fits(); ++option) {
      const std::string before = now().text();
      take(place, option);
      if (!fits() && several && now().text() != before) take(place, option);
    }
    return fits();
  }
  /// Takes the option with that number out of the menu of the cell.
  bool take(const std::string& place, std::size_t option) {
    auto* field = cell<ui::ChoiceField>(place);
    if (field == nullptr || option >= field->content().options.size()) return false;
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClick(field, Qt::Key_Space);
    auto* menu = field->findChild<QMenu*>();
    if (menu == nullptr) return false;
    menu->setActiveAction(menu->actions().front());
    for (std::size_t i = 0; i < option; ++i) QTest::keyClick(menu, Qt::Key_Down);
    QWidget* const window = field->window();
    QTest::keyClick(menu, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    // Desktops give the keyboard back to the window by themselves.
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window)) qFatal("the window is not active");
    ++m_chosen;
    return true;
  }

  /// The cell with that name on the page, if it can be seen.
  template <class Cell> [[nodiscard]] Cell* cell(const std::string& name) const {
    const ui::FieldsPage& page = m_desk.page(m_page);
    auto* found = page.findChild<Cell*>(QString::fromStdString(name));
    return found != nullptr && found->isVisible() ? found : nullptr;
  }

private:
  CopyDesk m_desk;
  egizia::PrintedPage m_page{};
  int m_typed = 0;
  int m_chosen = 0;
  int m_pressed = 0;
};

} // namespace nilometer::test
