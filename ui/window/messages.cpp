// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages.h"

#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace nilometer::ui {

namespace {

/// Goes when it is closed.
QMessageBox& newBox(QWidget& window, QMessageBox::Icon icon, const QString& sentence,
                    QMessageBox::StandardButton button) {
  auto* box =
      new QMessageBox(icon, QGuiApplication::applicationDisplayName(), sentence, button, &window);
  box->setTextFormat(Qt::PlainText);
  box->setAttribute(Qt::WA_DeleteOnClose);
  return *box;
}

} // namespace

void tell(QWidget& window, const QString& sentence) {
  newBox(window, QMessageBox::Information, sentence, QMessageBox::Ok).open();
}

void say(QWidget& window, const QString& sentence) {
  newBox(window, QMessageBox::Warning, sentence, QMessageBox::Ok).open();
}

void offer(QWidget& window, const QString& sentence, const QString& way, std::function<void()> go) {
  QMessageBox& offered = newBox(window, QMessageBox::Warning, sentence, QMessageBox::Cancel);
  QPushButton* const button = offered.addButton(way, QMessageBox::AcceptRole);
  offered.setDefaultButton(button);
  QObject::connect(button, &QPushButton::clicked, &window, std::move(go));
  offered.open();
}

bool closeAllTheSame(QWidget& window, const QString& question) {
  return QMessageBox::warning(&window, window.windowTitle(), question,
                              QMessageBox::Close | QMessageBox::Cancel,
                              QMessageBox::Cancel) == QMessageBox::Close;
}

} // namespace nilometer::ui
