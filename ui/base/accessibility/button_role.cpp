// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/accessibility/button_role.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QVariant>

namespace nilometer::ui {

namespace {

constexpr const char* roleProperty = "nilometerButtonRole";
constexpr const char* questionProperty = "nilometerQuestion";
constexpr const char* descriptionProperty = "nilometerDescription";
constexpr const char* untoldProperty = "nilometerUntold";
constexpr const char* chosenProperty = "nilometerChosen";

ButtonRole roleOf(const QAbstractButton& button) {
  return static_cast<ButtonRole>(button.property(roleProperty).toInt());
}

bool isChosen(const QAbstractButton& button) {
  return button.isCheckable() ? button.isChecked() : button.property(chosenProperty).toBool();
}

class AccessibleButton : public QAccessibleWidget {
public:
  explicit AccessibleButton(QAbstractButton& button) : QAccessibleWidget(&button) {}

  [[nodiscard]] QAccessible::Role role() const override {
    switch (roleOf(button())) {
    case ButtonRole::plain: break;
    case ButtonRole::choice: return QAccessible::RadioButton;
    case ButtonRole::tick: return QAccessible::CheckBox;
    case ButtonRole::page: return QAccessible::PageTab;
    }
    return QAccessible::Button;
  }

  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    switch (roleOf(button())) {
    case ButtonRole::plain: break;
    case ButtonRole::choice:
    case ButtonRole::tick:
      state.checkable = 1;
      state.checked = isChosen(button()) ? 1 : 0;
      break;
    case ButtonRole::page:
      state.selectable = 1;
      state.selected = isChosen(button()) ? 1 : 0;
      break;
    }
    return state;
  }

  [[nodiscard]] QString text(QAccessible::Text part) const override {
    if (part == QAccessible::Description && button().accessibleDescription().isEmpty()) {
      return buttonDescription(button());
    }
    if (part != QAccessible::Name) return QAccessibleWidget::text(part);
    const QString own =
        button().accessibleName().isEmpty() ? button().text() : button().accessibleName();
    const QString question = button().property(questionProperty).toString();
    if (question.isEmpty()) return own;
    const bool asks = QStringLiteral("?:").contains(question.back());
    return question + (asks ? QStringLiteral(" ") : QStringLiteral(": ")) + own;
  }

  [[nodiscard]] QStringList actionNames() const override {
    QStringList names;
    if (button().isEnabled()) {
      const ButtonRole role = roleOf(button());
      const bool toggles = role == ButtonRole::choice || role == ButtonRole::tick;
      names += toggles ? toggleAction() : pressAction();
    }
    return names + QAccessibleWidget::actionNames();
  }

  void doAction(const QString& action) override {
    if (!button().isEnabled()) return;
    if (action != pressAction() && action != toggleAction())
      return QAccessibleWidget::doAction(action);
    button().click();
  }

private:
  [[nodiscard]] QAbstractButton& button() const { return static_cast<QAbstractButton&>(*widget()); }
};

QAccessibleInterface* accessibleButton(const QString& /*className*/, QObject* object) {
  auto* button = qobject_cast<QAbstractButton*>(object);
  const bool ours = button != nullptr && button->property(roleProperty).isValid();
  return ours ? new AccessibleButton(*button) : nullptr;
}

void tell(QAccessible::Event event, QAbstractButton& button) {
  QAccessibleEvent told(&button, event);
  QAccessible::updateAccessibility(&told);
}

/// Screen readers keep what they have read once until they are told that it is another.
void tellWhatIsNew(QWidget* /*before*/, QWidget* now) {
  auto* button = qobject_cast<QAbstractButton*>(now);
  if (button == nullptr || !button->property(untoldProperty).toBool()) return;
  button->setProperty(untoldProperty, false);
  tell(QAccessible::DescriptionChanged, *button);
}

} // namespace

void setButtonRole(QAbstractButton& button, ButtonRole role, const QString& question) {
  static const bool installed = [] {
    QAccessible::installFactory(accessibleButton);
    return true;
  }();
  Q_UNUSED(installed);
  if (!button.property(roleProperty).isValid() || roleOf(button) != role) {
    button.setProperty(roleProperty, static_cast<int>(role));
  }
  if (button.property(questionProperty).toString() == question) return;
  button.setProperty(questionProperty, question);
  // One that comes into sight is asked for its name then.
  if (button.isVisible()) tell(QAccessible::NameChanged, button);
}

void setButtonDescription(QAbstractButton& button, const QString& description) {
  if (buttonDescription(button) == description) return;
  static const auto told = QObject::connect(qApp, &QApplication::focusChanged, tellWhatIsNew);
  Q_UNUSED(told);
  button.setProperty(descriptionProperty, description);
  button.setProperty(untoldProperty, true);
  if (button.hasFocus()) tellWhatIsNew(nullptr, &button);
}

QString buttonDescription(const QAbstractButton& button) {
  return button.property(descriptionProperty).toString();
}

void setChosen(QAbstractButton& button, bool chosen) {
  if (button.property(chosenProperty).toBool() == chosen) return;
  button.setProperty(chosenProperty, chosen);
  QAccessible::State state;
  switch (roleOf(button)) {
  case ButtonRole::plain: return;
  case ButtonRole::choice:
  case ButtonRole::tick: state.checked = 1; break;
  case ButtonRole::page: state.selected = 1; break;
  }
  QAccessibleStateChangeEvent event(&button, state);
  QAccessible::updateAccessibility(&event);
}

} // namespace nilometer::ui
