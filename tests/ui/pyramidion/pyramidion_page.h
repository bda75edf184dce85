// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/pyramidion/pyramidion_games.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/pyramidion/edition_editor/pyramidion_copy.h"

#include <QTest>

#include <algorithm>
#include <any>
#include <memory>

/// A page on which a copy of Pyramidion is compared, as it is shown.
namespace nilometer::pyramidion_test {

using ui::CheckedCopy;
using ui::CopyPage;

inline const ui::CopyKind& kind = pyramidion::copies;

[[nodiscard]] inline record::EditionDocument shippedOne() {
  return kind.shippedCopy(kind.shipped().front());
}
[[nodiscard]] inline record::EditionDocument completeOne() {
  return *record::EditionDocument::read(sourceText("editions/pyramidion-golden.json"),
                                        pyramidion::editionForm());
}
[[nodiscard]] inline std::string valueIn(const record::EditionDocument& document,
                                         std::string_view place) {
  const record::JsonValue* const value = document.value(place);
  return value == nullptr ? std::string() : record::writeJson(*value);
}

/// The values of a copy, as a game is played with them.
[[nodiscard]] inline Edition editionIn(const record::EditionDocument& document) {
  const CheckedCopy copy = *kind.read(document);
  return **std::any_cast<std::shared_ptr<const Edition>>(&copy.game);
}

/// A change that nobody could read is refused, as the window does.
struct PyramidionPage {
  PyramidionPage(std::string_view key, record::EditionDocument from)
      : document(std::move(from)), page(pageOf(key)),
        fields([this](const ui::CopyState& copy) { return kind.fields(copy, page); }) {
    QObject::connect(&fields, &ui::FieldsPage::changeWanted, &fields,
                     [this](const ui::CopyChange& change) {
                       record::EditionDocument next = document;
                       if (!change(next) || !kind.read(next)) return;
                       document = std::move(next);
                       show();
                     });
    show();
    fields.resize(1200, 700);
    fields.show();
  }
  [[nodiscard]] CopyPage pageOf(std::string_view key) const {
    const CheckedCopy copy = *kind.read(document);
    const auto found = std::ranges::find(copy.printed, key, &table::PrintedValue::key);
    return copy.pages[std::size_t(found - copy.printed.begin())];
  }
  void show() {
    const CheckedCopy checked = *kind.read(document);
    fields.show({document, checked});
  }
  void type(const QString& place, const QString& digits) const {
    auto* const field = fields.findChild<ui::NumberField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, digits);
    QTest::keyClick(field, Qt::Key_Return);
  }
  /// Nobody has read it.
  [[nodiscard]] bool isOpen(const QString& place) const {
    const auto* const field = fields.findChild<ui::NumberField*>(place);
    if (field == nullptr) qFatal("no field %s", qPrintable(place));
    return field->content().sureness == ui::Sureness::missing;
  }
  [[nodiscard]] std::size_t count(const QString& key) const {
    const record::JsonValue* const value = document.value(key.toStdString());
    const auto* const list = value == nullptr ? nullptr : value->as<record::JsonArray>();
    return list == nullptr ? 0 : list->size();
  }
  void choose(const QString& place, int id) const {
    auto* const field = fields.findChild<ui::ChoiceField*>(place);
    QVERIFY2(field != nullptr, qPrintable(place));
    field->choose(id);
  }
  void press(const QString& step) const {
    auto* const button = fields.findChild<ui::StepButton*>(step);
    QVERIFY2(button != nullptr, qPrintable(step));
    button->click();
  }

  record::EditionDocument document;
  CopyPage page;
  ui::FieldsPage fields;
};

} // namespace nilometer::pyramidion_test
