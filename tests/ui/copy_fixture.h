// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/printed_on.h"
#include "tests/ui/cut_off.h"
#include "tests/ui/large_letters.h"
#include "tests/ui/read_copy.h"
#include "ui/base/style/theme.h"

#include <QFile>
#include <QLabel>
#include <QTest>

#include <memory>
#include <random>

/// One page of the copy with a document behind it.
namespace nilometer::test {

using namespace Qt::Literals::StringLiterals;

/// The copy that comes with the program.
inline egizia::EditionDocument shippedCopy() {
  const auto edition = egizia::shippedEdition("egizia-2009");
  if (!edition) qFatal("the shipped edition cannot be read");
  return egizia::documentOf(*edition);
}

/// The copy of the tests that has another value everywhere.
inline egizia::EditionDocument differentCopy() {
  QFile file(QStringLiteral(NILOMETER_SOURCE_DIR "/tests/editions/different.json"));
  if (!file.open(QIODevice::ReadOnly)) qFatal("no tests/editions/different.json");
  auto read = egizia::readDocument(file.readAll().toStdString());
  if (!read) qFatal("tests/editions/different.json cannot be read");
  return std::move(*read);
}

/// The places of all numbers at or below a place of a document: "obelisk.rows" gives
/// "obelisk.rows[0].spaces", "obelisk.rows[0].value", …
inline void addNumberPlaces(const record::JsonValue& value, const QString& place,
                            QStringList& places) {
  if (value.as<std::int64_t>() != nullptr) places += place;
  if (const auto* list = value.as<record::JsonArray>()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      addNumberPlaces((*list)[i], place + u'[' + QString::number(i) + u']', places);
    }
  }
  if (const auto* members = value.as<record::JsonObject>()) {
    for (const auto& member : *members) {
      addNumberPlaces(member.second, place + u'.' + QString::fromStdString(member.first), places);
    }
  }
}
inline QStringList numberPlaces(const egizia::EditionDocument& copy, const std::string& key) {
  QStringList places;
  if (const record::JsonValue* value = copy.value(key)) {
    addNumberPlaces(*value, QString::fromStdString(key), places);
  }
  return places;
}

/// The keys of all printed values on a page.
inline std::vector<std::string> keysOn(const egizia::Edition& edition, egizia::PrintedPage page) {
  std::vector<std::string> keys;
  for (const std::size_t i : printedOn(edition, page)) {
    keys.push_back(edition.printed[i].key);
  }
  return keys;
}

/// Another copy with about `changes` random changes in numbers and lists of that page: numbers set
/// from 0 to 99, elements of lists doubled, taken away, moved. It may make no sense, but it can be
/// shown.
inline egizia::EditionDocument randomCopy(const egizia::EditionDocument& from,
                                          egizia::PrintedPage page, int changes, unsigned seed) {
  std::mt19937 random(seed);
  const auto below = [&random](std::size_t end) -> std::size_t {
    return end == 0 ? 0 : random() % end;
  };
  egizia::EditionDocument copy = from;
  auto checked = egizia::check(copy);
  for (int i = 0; i < changes; ++i) {
    const std::vector<std::string> keys = keysOn(checked->edition, page);
    const std::string& key = keys[below(keys.size())];
    egizia::EditionDocument next = copy;
    const auto* list =
        next.value(key) == nullptr ? nullptr : next.value(key)->as<record::JsonArray>();
    if (list != nullptr && below(2) == 0) {
      const std::size_t size = list->size();
      const std::size_t at = below(size);
      switch (below(3)) {
      case 0: next.duplicate(key, at); break;
      case 1: next.remove(key, at); break;
      default: next.move(key, at, below(size)); break;
      }
    } else if (const QStringList numbers = numberPlaces(next, key); !numbers.isEmpty()) {
      const QString& place = numbers[static_cast<qsizetype>(below(std::size_t(numbers.size())))];
      const std::size_t highest = below(4) == 0 ? 100 : 10;
      next.set(place.toStdString(), static_cast<int>(below(highest)));
    }
    auto shown = egizia::check(next);
    if (!shown) continue;
    copy = std::move(next);
    checked = std::move(shown);
  }
  return copy;
}

/// A page with a document behind it: what somebody wants to change is changed and shown again.
/// What could not be shown any longer is refused.
class CopyBench {
public:
  CopyBench(egizia::PrintedPage page, egizia::EditionDocument document)
      : m_document(std::move(document)), m_checked(readCopy(m_document)),
        m_fields(fieldsPageOf(page).release()) {
    m_fields->setParent(&m_window);
    QObject::connect(m_fields, &ui::FieldsPage::changeWanted, &m_window,
                     [this](const ui::CopyChange& change) { apply(change); });
    m_fields->show(state());
    resize({1280, 720});
    m_window.show();
    m_window.activateWindow();
    settle();
  }
  CopyBench(const CopyBench&) = delete;
  CopyBench& operator=(const CopyBench&) = delete;

  bool apply(const ui::CopyChange& change) {
    egizia::EditionDocument next = m_document;
    const bool fits = change(next);
    auto checked = ui::egiziaCopies.read(next);
    if (!fits || !checked) {
      m_fields->show(state());
      return false;
    }
    m_document = std::move(next);
    m_checked = std::move(*checked);
    ++m_changes;
    m_fields->show(state());
    settle();
    return true;
  }
  void show(const egizia::EditionDocument& document) {
    apply([&document](egizia::EditionDocument& copy) {
      copy = document;
      return true;
    });
  }

  /// Gives the page that width, or what it needs at least, and the height it asks for there.
  void resize(const QSize& size) {
    m_size = size;
    settle();
  }
  void settle() {
    constexpr int rounds = 5; // a page that never comes to rest is a failure of its own
    for (int round = 0; round < rounds; ++round) {
      const QSize before = m_fields->size();
      const int width = std::max(m_size.width(), m_fields->minimumSizeHint().width());
      const int height = std::max(m_size.height(), m_fields->heightForWidth(width));
      m_window.resize(width, height);
      m_fields->setGeometry(0, 0, width, height);
      QCoreApplication::processEvents();
      if (m_fields->size() == before) break;
    }
  }

  [[nodiscard]] ui::CopyState state() const { return {m_document, m_checked}; }
  [[nodiscard]] const egizia::EditionDocument& document() const { return m_document; }
  [[nodiscard]] const egizia::CheckedEdition& checked() const {
    return ui::checkedEdition(m_checked);
  }
  [[nodiscard]] const egizia::Edition& edition() const { return checked().edition; }
  [[nodiscard]] bool has(egizia::EditionFault fault) const {
    const auto is = [fault](const auto& finding) { return finding.fault == fault; };
    return std::ranges::any_of(checked().findings, is);
  }
  [[nodiscard]] ui::FieldsPage& fields() const { return *m_fields; }
  [[nodiscard]] QWidget& window() { return m_window; }
  [[nodiscard]] int changes() const { return m_changes; } ///< how many were made

  /// The number at that place of the document; -1 = there is none.
  [[nodiscard]] int number(const QString& place) const {
    const record::JsonValue* value = m_document.value(place.toStdString());
    const auto* number = value == nullptr ? nullptr : value->as<std::int64_t>();
    return number == nullptr ? -1 : static_cast<int>(*number);
  }

  /// The cell with that object name, or nullptr: a NumberField, ChoiceField or StepButton.
  template <class Cell> [[nodiscard]] Cell* cell(const QString& name) const {
    return m_fields->findChild<Cell*>(name);
  }

  /// Everything on the page that the keyboard reaches.
  [[nodiscard]] QList<QWidget*> cells() const {
    QList<QWidget*> found;
    for (QWidget* widget : m_fields->findChildren<QWidget*>()) {
      if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) found += widget;
    }
    return found;
  }

  /// Types a number into the cell of that place, as a person does who came there with Tab.
  bool type(const QString& place, int value) {
    auto* field = cell<ui::NumberField>(place);
    if (field == nullptr || !field->isVisible()) return false;
    field->setFocus(Qt::TabFocusReason);
    QTest::keyClicks(field, QString::number(value));
    QTest::keyClick(field, Qt::Key_Return);
    return true;
  }
  /// Presses a step button with the keyboard.
  bool press(const QString& name) {
    auto* button = cell<ui::StepButton>(name);
    if (button == nullptr || !button->isVisible() || !button->isEnabled()) return false;
    button->setFocus(Qt::TabFocusReason);
    QTest::keyClick(button, Qt::Key_Space);
    return true;
  }

  /// Texts that the page shows as wrong.
  [[nodiscard]] QStringList wrongTexts() const {
    QStringList texts;
    for (const QLabel* label : m_fields->findChildren<QLabel*>()) {
      const QColor ink = label->palette().color(QPalette::WindowText);
      if (label->isVisible() && ink == ui::themeOf(*m_fields).stop) texts += label->text();
    }
    return texts;
  }

  /// The names of all cells that the Tab key reaches from the first one on, in its order.
  [[nodiscard]] QStringList tabOrder() const {
    QStringList names;
    const QWidget* widget = m_window.nextInFocusChain();
    for (; widget != nullptr && widget != &m_window; widget = widget->nextInFocusChain()) {
      const bool tab = (widget->focusPolicy() & Qt::TabFocus) != 0;
      if (widget->parentWidget() == m_fields && widget->isVisible() && tab) {
        names += widget->objectName();
      }
    }
    return names;
  }

  /// Cells that overlap or stand outside the page, as "one / other".
  [[nodiscard]] QStringList overlaps() const {
    QStringList found;
    const auto cells = m_fields->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (qsizetype i = 0; i < cells.size(); ++i) {
      if (!cells[i]->isVisible()) continue;
      const QRect mine = cells[i]->geometry();
      if (!m_fields->rect().contains(mine)) found += called(*cells[i]) + u" / page"_s;
      for (qsizetype j = i + 1; j < cells.size(); ++j) {
        if (cells[j]->isVisible() && cells[j]->geometry().intersects(mine)) {
          found += called(*cells[i]) + u" / "_s + called(*cells[j]);
        }
      }
    }
    return found;
  }

private:
  /// A cell by its place, a label by what it says.
  [[nodiscard]] static QString called(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    return label == nullptr ? widget.objectName() : label->text();
  }

  egizia::EditionDocument m_document;
  ui::CheckedCopy m_checked;
  QWidget m_window;
  ui::FieldsPage* m_fields; ///< a child of the window
  QSize m_size;
  int m_changes = 0;
};

} // namespace nilometer::test
