// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/file_lock_question.h"

#include "ui/store/games/file_lock.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace nilometer::ui {

namespace {

struct LockQuestionWords {
  Q_DECLARE_TR_FUNCTIONS(FileLock)
};

} // namespace

void askAboutLock(QWidget& parent, const QString& path, std::function<void()> goOn,
                  std::function<void()> openCopy) {
  auto* box = new QMessageBox(QMessageBox::Question, QGuiApplication::applicationDisplayName(),
                              doubtSentence(path), QMessageBox::Cancel, &parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  const QPushButton* const yes = box->addButton(LockQuestionWords::tr("Nobody has the file open"),
                                                QMessageBox::DestructiveRole);
  QObject::connect(yes, &QPushButton::clicked, &parent, [path, goOn = std::move(goOn)] {
    letGoOf(fileKey(path));
    goOn();
  });
  box->setDefaultButton(QMessageBox::Cancel);
  if (openCopy) {
    const QPushButton* const copy =
        box->addButton(LockQuestionWords::tr("Open a copy"), QMessageBox::AcceptRole);
    QObject::connect(copy, &QPushButton::clicked, &parent, std::move(openCopy));
  }
  box->open();
}

} // namespace nilometer::ui
