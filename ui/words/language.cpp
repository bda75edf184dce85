// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

#include <memory>

namespace nilometer::words {

namespace {

/// The system's way to write dates and numbers where it is of that language, as in "en_GB" or
/// "de_AT"; else the most common one.
QLocale localeOf(const QString& code) {
  const QLocale usual(code);
  for (const char* name : {"LC_ALL", "LC_TIME", "LANG"}) {
    const QLocale asked(qEnvironmentVariable(name).section(u'.', 0, 0).section(u'@', 0, 0));
    if (asked.language() == usual.language()) return asked;
    if (!qEnvironmentVariableIsEmpty(name)) break;
  }
  const QLocale system(QLocale::system().name());
  return system.language() == usual.language() ? system : usual;
}

// The catalogue in use is a child of the application, found by this name.
QString catalogueName() {
  return QStringLiteral("nilometer.catalogue");
}

QTranslator* installed() {
  const auto* app = QCoreApplication::instance();
  if (app == nullptr) return nullptr;
  return app->findChild<QTranslator*>(catalogueName(), Qt::FindDirectChildrenOnly);
}

} // namespace

QStringList languages() {
  return {QStringLiteral("de"), QStringLiteral("en")};
}

bool useLanguage(QStringView code) {
  auto* app = QCoreApplication::instance();
  if (app == nullptr || !languages().contains(code)) return false;
  auto next = std::make_unique<QTranslator>();
  if (!next->load(QStringLiteral(":/i18n/nilometer_%1.qm").arg(code))) return false;
  delete installed();
  next->setObjectName(catalogueName());
  next->setProperty("language", code.toString());
  QCoreApplication::installTranslator(next.get());
  next.release()->setParent(app);
  QLocale::setDefault(localeOf(code.toString()));
  return true;
}

QString language() {
  const QTranslator* translator = installed();
  return translator == nullptr ? QString() : translator->property("language").toString();
}

InLanguage::InLanguage(QStringView code) {
  const QString before = language();
  if (code != before && useLanguage(code)) m_before = before;
}

InLanguage::~InLanguage() {
  if (!m_before.isEmpty()) useLanguage(m_before);
}

} // namespace nilometer::words
