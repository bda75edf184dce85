// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <vector>

namespace nilometer::words {

namespace {

struct Language {
  QString code;
  QString name;
  QString locale;
};

const std::vector<Language>& languageTable() {
  static const auto table = [] {
    QFile file(QStringLiteral(":/i18n/languages.json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("the program has no languages");
    std::vector<Language> languages;
    for (const QJsonValue each : QJsonDocument::fromJson(file.readAll()).array()) {
      languages.push_back(
          {each[u"code"].toString(), each[u"name"].toString(), each[u"locale"].toString()});
    }
    return languages;
  }();
  return table;
}

/// Empty for a code that is not in the table.
Language languageOfCode(QStringView code) {
  const auto& table = languageTable();
  const auto found =
      std::ranges::find_if(table, [&](const Language& each) { return each.code == code; });
  return found == table.end() ? Language{} : *found;
}

/// The system's way to write dates and numbers where it is of that language, as in "en_GB" or
/// "de_AT"; else the most common one.
QLocale localeOf(const QString& code) {
  const QString known = languageOfCode(code).locale;
  const QLocale usual(known.isEmpty() ? code : known);
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
  QStringList codes;
  for (const Language& each : languageTable()) codes += each.code;
  return codes;
}

QString languageName(QStringView code) {
  return languageOfCode(code).name;
}

QString sourceLanguage() {
  return QStringLiteral("en");
}

QString languageFor(const QString& locale) {
  const auto& table = languageTable();
  const auto wanted = QLocale(locale).language();
  const auto found = std::ranges::find_if(
      table, [&](const Language& each) { return QLocale(each.locale).language() == wanted; });
  return found == table.end() ? sourceLanguage() : found->code;
}

std::unique_ptr<QTranslator> catalogueOf(QStringView code) {
  const QString path = QStringLiteral(":/i18n/nilometer_%1.qm").arg(code);
  // Qt would go on to look for "nilometer_de" in place of "nilometer_de_AT".
  if (!QFile::exists(path)) return nullptr;
  auto catalogue = std::make_unique<QTranslator>();
  return catalogue->load(path) ? std::move(catalogue) : nullptr;
}

bool useLanguage(QStringView code) {
  auto* app = QCoreApplication::instance();
  if (app == nullptr) return false;
  auto next = catalogueOf(code);
  if (next == nullptr) return false;
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
