// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include "ui/games/preferences.h"
#include "ui/words/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace nilometer::ui {

namespace {

// Qt's own catalogue in use is a child of the application, found by this name.
QString catalogueName() {
  return QStringLiteral("nilometer.qtbase");
}

} // namespace

void switchLanguage(QCoreApplication& app, const QString& code) {
  const QString language =
      words::languages().contains(code) ? code : words::languageFor(QLocale::system().name());
  delete app.findChild<QTranslator*>(catalogueName(), Qt::FindDirectChildrenOnly);
  auto translator = std::make_unique<QTranslator>();
  const QString path = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (translator->load(QStringLiteral("qtbase_%1").arg(language), path)) {
    translator->setObjectName(catalogueName());
    QCoreApplication::installTranslator(translator.get());
    translator.release()->setParent(&app);
  }
  words::useLanguage(language);
}

void applyTextSize(QApplication& app, const QFont& systemFont, int percent) {
  QFont font = systemFont;
  if (font.pointSizeF() > 0) {
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
  } else {
    font.setPixelSize(font.pixelSize() * percent / 100);
  }
  if (app.font() != font) QApplication::setFont(font);
}

ChosenLook::ChosenLook(QApplication& app, Preferences& preferences)
    : m_app(app), m_preferences(preferences), m_systemFont(QApplication::font()) {
  applyTextSize(m_app, m_systemFont, m_preferences.textPercent());
}

void ChosenLook::setLanguage(const QString& code) {
  m_preferences.setLanguage(code);
  switchLanguage(m_app, code);
}

void ChosenLook::nextLanguage() {
  const QStringList all = words::languages();
  setLanguage(all[(all.indexOf(words::language()) + 1) % all.size()]);
}

void ChosenLook::setAppearance(Appearance appearance) {
  m_preferences.setAppearance(appearance);
  applyAppearance(m_app, appearance);
}

void ChosenLook::setTextSize(int percent) {
  m_preferences.setTextPercent(percent);
  applyTextSize(m_app, m_systemFont, percent);
}

} // namespace nilometer::ui
