// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a page become.
#include "ui/base/style/tool_tip.h"
#include "ui/pages/edition_editor/field_pieces.h"
#include "ui/pages/edition_editor/fields_page.h"
#include "ui/pages/edition_editor/plain_fields.h"
#include "ui/pages/edition_editor/word_field.h"

#include <utility>

namespace nilometer::ui {

template <class Widget, class Signal, class ChangeOf>
Widget& FieldsPage::cell(const QString& name, const FieldPart& part, Signal signal,
                         ChangeOf changeOf) {
  std::shared_ptr<Cell>& known = m_cells[name];
  if (!known || qobject_cast<Widget*>(known->widget) == nullptr) {
    known = std::make_shared<Cell>();
    auto* const made = new Widget(name, this);
    known->widget = made;
    connect(made, signal, this, [this, cell = known, changeOf](const auto&... entered) {
      Q_EMIT changeWanted(changeOf(cell->part, entered...));
    });
  }
  known->part = part;
  m_order.push_back(known->widget);
  return *qobject_cast<Widget*>(known->widget);
}

QWidget* FieldsPage::made(const CopyState& copy, const FieldText& text) {
  const std::string place = text.place.toStdString();
  const bool isMarked = !place.empty();
  auto* const label =
      new FieldLabel(text, isMarked ? copy.sureness(place) : Sureness::certain, this);
  if (isMarked) setTip(*label, copy.tip(place));
  label->show();
  m_beside.push_back(label);
  return label;
}

QWidget* FieldsPage::made(const CopyState& copy, const FieldNumber& field) {
  const std::string place = field.place.toStdString();
  NumberField::Content content = field.content;
  content.value = copy.number(place);
  content.sureness = copy.sureness(place);
  content.tip = copy.tip(place);
  const auto changeOf = [](const FieldPart& part, int value) -> CopyChange {
    const auto& now = std::get<FieldNumber>(part);
    if (now.change) return now.change(value);
    return [where = now.place.toStdString(), value](record::EditionDocument& document) {
      return document.enterNumber(where, value);
    };
  };
  auto& made = cell<NumberField>(field.place, field, &NumberField::entered, changeOf);
  made.setContent(content);
  return &made;
}

QWidget* FieldsPage::made(const CopyState& copy, const FieldWord& field) {
  const std::string place = field.place.toStdString();
  const record::JsonValue* const value = copy.document.value(place);
  const auto* const word = value == nullptr ? nullptr : value->as<std::string>();
  const auto changeOf = [](const FieldPart& part, const QString& entered) {
    return setting(std::get<FieldWord>(part).place, record::JsonValue(entered.toStdString()));
  };
  auto& made = cell<WordField>(field.place, field, &WordField::entered, changeOf);
  made.setContent({word == nullptr ? QString() : QString::fromStdString(*word),
                   copy.sureness(place), field.name, copy.tip(place)});
  return &made;
}

QWidget* FieldsPage::made(const CopyState& copy, const FieldChoice& field) {
  const std::string place = field.place.toStdString();
  ChoiceField::Content content = field.content;
  if (!field.place.contains(u' ')) {
    content.sureness = copy.sureness(place);
    content.tip = copy.tip(place);
  }
  const auto changeOf = [](const FieldPart& part, const std::vector<int>& chosen) {
    return std::get<FieldChoice>(part).change(chosen);
  };
  auto& made = cell<ChoiceField>(field.place, field, &ChoiceField::chosen, changeOf);
  made.setContent(content);
  return &made;
}

QWidget* FieldsPage::made(const CopyState& /*copy*/, const FieldStep& button) {
  const auto changeOf = [this](const FieldPart& part, bool /*checked*/) {
    const auto& now = std::get<FieldStep>(part);
    m_next = now.next;
    return now.change;
  };
  auto& made = cell<StepButton>(button.name, button, &StepButton::clicked, changeOf);
  made.setContent(button.sign, button.text);
  made.setEnabled(button.enabled);
  return &made;
}

QWidget* FieldsPage::made(const CopyState& /*copy*/, const FieldDrawing& drawing) {
  auto* const drawn = new DrawnField(drawing, this);
  drawn->show();
  m_beside.push_back(drawn);
  return drawn;
}

} // namespace nilometer::ui
