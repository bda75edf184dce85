// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/name_box.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QWidget>
#include <QWindow>

namespace nilometer::ui {

namespace {

/// Hands a press beside the list on: by itself the list takes it, and on X11 nobody gets it again.
class PressBesideNames : public QObject {
public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::MouseButtonPress) return false;
    auto& list = static_cast<QWidget&>(*watched);
    const auto& press = static_cast<const QMouseEvent&>(*event);
    if (list.rect().contains(press.position().toPoint())) return false;
    list.hide();
    QWidget& dialog = *static_cast<QWidget*>(parent())->window();
    const QPointF at = dialog.mapFromGlobal(press.globalPosition());
    if (dialog.rect().contains(at.toPoint())) {
      QCoreApplication::postEvent(dialog.windowHandle(),
                                  new QMouseEvent(press.type(), at, press.globalPosition(),
                                                  press.button(), press.buttons(),
                                                  press.modifiers()));
    }
    return true;
  }
};

} // namespace

QComboBox* nameBox(const QStringList& names, int leastLetters, QWidget* parent) {
  auto* box = new QComboBox(parent);
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->addItems(names);
  box->setEditText(QString());
  // Completing while typing would turn a new "Ann" into a remembered "Anna".
  box->completer()->setCompletionMode(QCompleter::PopupCompletion);
  QAbstractItemView* list = box->completer()->popup();
  list->setAttribute(Qt::WA_NoMouseReplay);
  list->installEventFilter(new PressBesideNames(box));
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(leastLetters);
  return box;
}

} // namespace nilometer::ui
