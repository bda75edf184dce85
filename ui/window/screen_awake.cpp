// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/screen_awake.h"

#include <QGuiApplication>

namespace nilometer::ui {

ScreenAwake::ScreenAwake(ScreenSaver& saver)
    : m_saver(saver), m_inFront(QGuiApplication::applicationState() == Qt::ApplicationActive) {
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this,
          [this](Qt::ApplicationState state) {
            m_inFront = state == Qt::ApplicationActive;
            follow();
          });
}

ScreenAwake::~ScreenAwake() {
  m_saver.keepAwake(false);
}

void ScreenAwake::want(bool on) {
  m_wanted = on;
  follow();
}

void ScreenAwake::follow() {
  m_saver.keepAwake(m_wanted && m_inFront);
}

} // namespace nilometer::ui
