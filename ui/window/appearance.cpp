// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/appearance.h"

#include "ui/store/games/preferences.h"
#include "ui/text/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <iterator>
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
      text::languages().contains(code) ? code : text::languageFor(QLocale::system().name());
  delete app.findChild<QTranslator*>(catalogueName(), Qt::FindDirectChildrenOnly);
  auto translator = std::make_unique<QTranslator>();
  const QString path = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
  if (translator->load(QStringLiteral("qtbase_%1").arg(language), path)) {
    translator->setObjectName(catalogueName());
    QCoreApplication::installTranslator(translator.get());
    translator.release()->setParent(&app);
  }
  text::useLanguage(language);
}

ChosenLook::ChosenLook(QApplication& app, Preferences& preferences)
    : m_app(app), m_preferences(preferences), m_scale(app) {}

void ChosenLook::setLanguage(const QString& code) {
  m_preferences.setLanguage(code);
  switchLanguage(m_app, code);
}

void ChosenLook::nextLanguage() {
  const QStringList all = text::languages();
  setLanguage(all[(all.indexOf(text::language()) + 1) % all.size()]);
}

void ChosenLook::setAppearance(Appearance appearance) {
  m_preferences.setAppearance(appearance);
  applyAppearance(m_app, appearance);
}

void ChosenLook::setTextSize(int percent) {
  m_preferences.setTextPercent(percent);
  fitLetters();
}

void ChosenLook::stepTextSize(int step) {
  const auto now = std::ranges::lower_bound(textPercents, m_preferences.textPercent());
  const auto last = std::ssize(textPercents) - 1;
  const auto wanted = std::clamp(now - textPercents.begin() + step, std::ptrdiff_t(0), last);
  setTextSize(textPercents[static_cast<std::size_t>(wanted)]);
}

void ChosenLook::fitWindow(QSize window) {
  m_window = window;
  fitLetters();
}

void ChosenLook::fitLetters() {
  m_scale.setLetters(lettersFor(m_window, m_preferences.textPercent()));
}

} // namespace nilometer::ui
