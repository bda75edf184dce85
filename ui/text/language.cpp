// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace nilometer::text {

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

/// What Qt asks for texts: it hands on to a catalogue, and which one can be exchanged without Qt
/// noticing.
class CatalogueInUse : public QTranslator {
public:
  explicit CatalogueInUse(const QString& code) : m_code(code), m_catalogue(kept(code)) {}

  [[nodiscard]] QString translate(const char* context, const char* source, const char* note,
                                  int number) const override {
    return m_catalogue.load()->translate(context, source, note, number);
  }
  [[nodiscard]] bool isEmpty() const override { return m_catalogue.load()->isEmpty(); }

  [[nodiscard]] const QString& code() const { return m_code; }
  void exchange(const QString& code) {
    m_code = code;
    m_catalogue = kept(code);
    QLocale::setDefault(localeOf(code));
  }

  /// Read once; nullptr if there is no catalogue of that code.
  static const QTranslator* kept(const QString& code) {
    static std::map<QString, std::unique_ptr<QTranslator>> all;
    const auto found = all.find(code);
    if (found != all.end()) return found->second.get();
    auto catalogue = catalogueOf(code);
    return catalogue == nullptr ? nullptr : (all[code] = std::move(catalogue)).get();
  }

private:
  QString m_code;
  std::atomic<const QTranslator*> m_catalogue; ///< texts are made in other threads, too
};

// It is a child of the application, found by this name.
QString catalogueName() {
  return QStringLiteral("nilometer.catalogue");
}

CatalogueInUse* installed() {
  const auto* app = QCoreApplication::instance();
  if (app == nullptr) return nullptr;
  return static_cast<CatalogueInUse*>(
      app->findChild<QTranslator*>(catalogueName(), Qt::FindDirectChildrenOnly));
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
  if (app == nullptr || CatalogueInUse::kept(code.toString()) == nullptr) return false;
  delete installed();
  auto* const next = new CatalogueInUse(code.toString());
  next->setObjectName(catalogueName());
  next->setParent(app);
  QCoreApplication::installTranslator(next);
  QLocale::setDefault(localeOf(next->code()));
  return true;
}

QString language() {
  const CatalogueInUse* catalogue = installed();
  return catalogue == nullptr ? QString() : catalogue->code();
}

QString nextLanguage() {
  const QStringList all = languages();
  return all[(all.indexOf(language()) + 1) % all.size()];
}

InLanguage::InLanguage(QStringView code) {
  CatalogueInUse* catalogue = installed();
  const QString wanted = code.toString();
  if (catalogue == nullptr || wanted == catalogue->code()) return;
  if (CatalogueInUse::kept(wanted) == nullptr) return;
  m_before = catalogue->code();
  catalogue->exchange(wanted);
}

InLanguage::~InLanguage() {
  if (!m_before.isEmpty()) installed()->exchange(m_before);
}

} // namespace nilometer::text
