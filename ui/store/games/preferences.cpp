// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/preferences.h"

#include "engine/record/find_name.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QUrl>

#include <algorithm>
#include <string_view>
#include <vector>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype maxNames = 12;
constexpr qsizetype maxRecent = 10;

constexpr auto appearanceNames =
    std::to_array<std::string_view>({"system", "light", "dark", "contrast"});
constexpr auto paperNames = std::to_array<std::string_view>({"a4", "letter"});

constexpr QLatin1StringView languageKey = "language"_L1;
constexpr QLatin1StringView appearanceKey = "appearance"_L1;
constexpr QLatin1StringView textKey = "textPercent"_L1;
constexpr QLatin1StringView motionKey = "motion"_L1;
constexpr QLatin1StringView singleKeysKey = "singleKeys"_L1;
constexpr QLatin1StringView paperKey = "paper"_L1;
constexpr QLatin1StringView namesKey = "players/names"_L1;
constexpr QLatin1StringView optionsGroup = "options"_L1;
constexpr QLatin1StringView geometryKey = "window/geometry"_L1;
constexpr QLatin1StringView rulesGeometryKey = "rules/geometry"_L1;
constexpr QLatin1StringView rulesPlaceKey = "rules/place"_L1;
constexpr QLatin1StringView displayGeometryKey = "display/geometry"_L1;
constexpr QLatin1StringView displayOpenKey = "display/open"_L1;
constexpr QLatin1StringView displayAppearanceKey = "display/appearance"_L1;
constexpr QLatin1StringView displayLanguageKey = "display/language"_L1;
constexpr QLatin1StringView awakeKey = "keepsAwake"_L1;
constexpr QLatin1StringView recentKey = "games/recent"_L1;
constexpr QLatin1StringView progressKey = "games/inProgress"_L1;
constexpr QLatin1StringView positionKey = "games/position"_L1;
constexpr QLatin1StringView setupGroup = "setup"_L1;
constexpr QLatin1StringView guidedKey = "games/guided"_L1;
constexpr QLatin1StringView chosenKey = "games/chosen"_L1;

/// The index of what stands there in the list, or 0.
template <class Names> std::size_t readWord(const QVariant& value, const Names& names) {
  return record::findName(names, value.toString().toStdString()).value_or(0);
}

/// Empty for a language that there is not.
QString readLanguage(const QVariant& value) {
  const QString code = value.toString();
  return text::languages().contains(code) ? code : QString();
}

Appearance readAppearance(const QVariant& value) {
  return static_cast<Appearance>(readWord(value, appearanceNames));
}

QString appearanceWord(Appearance appearance) {
  return text::fromUtf8(appearanceNames[static_cast<std::size_t>(appearance)]);
}

/// The new ones first, then the old ones that are no repetition.
QStringList inFront(const QStringList& fresh, const QStringList& old, qsizetype most) {
  QStringList all = fresh + old;
  all.removeAll(QString());
  all.removeDuplicates();
  return all.mid(0, most);
}

/// Each player once, as the name was written last.
QStringList namesInFront(const QStringList& fresh, const QStringList& old) {
  QStringList all;
  QStringList keys;
  for (const QString& name : fresh + old) {
    const QString key = text::nameKey(name);
    if (key.isEmpty() || keys.contains(key)) continue;
    keys += key;
    all += text::plainLine(name);
  }
  return all.mid(0, maxNames);
}

/// A slash in a name must not become a group.
QString promptLevelKey(const QString& player) {
  return u"prompts/"_s + QString::fromLatin1(QUrl::toPercentEncoding(player));
}

QString lessonKey(const QString& lesson, QLatin1StringView what) {
  return u"lessons/"_s + lesson + u'/' + what;
}

QString setupKey(const QString& file) {
  const QString path = QFileInfo(file).absoluteFilePath();
  return setupGroup + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(path));
}

QString newGameGroup(std::string_view game) {
  return game.empty() ? u"newGame"_s : u"newGame of "_s + text::fromUtf8(game);
}

QString positionKeyOf(std::string_view game) {
  return positionKey + u" of "_s + text::fromUtf8(game);
}

/// Players with names and distinct colours, or none.
std::vector<record::Seat> seatsFrom(const QStringList& names, const QStringList& colours) {
  QStringList distinct = colours;
  std::vector<record::Seat> seats;
  if (names.size() != colours.size() || distinct.removeDuplicates() > 0) return seats;
  for (qsizetype i = 0; i < names.size(); ++i) {
    seats.push_back({names[i].toStdString(), colours[i].toStdString(), 0});
  }
  return seats;
}

} // namespace

QStringList Preferences::listNow(const QString& key) const {
  m_settings.sync();
  return m_settings.value(key).toStringList();
}

void Preferences::keepList(const QString& key, const QStringList& list) {
  m_settings.setValue(key, list);
  m_settings.sync();
}

QString Preferences::language() const {
  return readLanguage(m_settings.value(languageKey));
}

void Preferences::setLanguage(const QString& code) {
  m_settings.setValue(languageKey, code);
}

Appearance Preferences::appearance() const {
  return readAppearance(m_settings.value(appearanceKey));
}

void Preferences::setAppearance(Appearance appearance) {
  m_settings.setValue(appearanceKey, appearanceWord(appearance));
}

int Preferences::textPercent() const {
  if (m_triedText) return *m_triedText;
  const int percent = m_settings.value(textKey).toInt();
  const auto* const found = std::find(textPercents.begin(), textPercents.end(), percent);
  return found == textPercents.end() ? usualTextPercent : *found;
}

void Preferences::setTextPercent(int percent) {
  m_triedText.reset();
  m_settings.setValue(textKey, percent);
}

bool Preferences::motion() const {
  return m_settings.value(motionKey, true).toBool();
}

void Preferences::setMotion(bool on) {
  m_settings.setValue(motionKey, on);
}

bool Preferences::singleKeys() const {
  return m_settings.value(singleKeysKey, true).toBool();
}

void Preferences::setSingleKeys(bool on) {
  m_settings.setValue(singleKeysKey, on);
}

Paper Preferences::paper() const {
  const auto chosen =
      record::findName(paperNames, m_settings.value(paperKey).toString().toStdString());
  if (chosen) return static_cast<Paper>(*chosen);
  const bool american = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
  return american ? Paper::letter : Paper::a4;
}

void Preferences::setPaper(Paper paper) {
  m_settings.setValue(paperKey, text::fromUtf8(paperNames[static_cast<std::size_t>(paper)]));
}

QStringList Preferences::playerNames() const {
  return namesInFront(listNow(namesKey), {});
}

void Preferences::propose(const QString& now, const QString& player) {
  const QString key = text::nameKey(player);
  const auto put = [&](QStringList names) {
    for (QString& name : names) {
      if (text::nameKey(name) == key) name = now;
    }
    return names;
  };
  keepList(namesKey, namesInFront(put(playerNames()), {}));
  for (const QString& group : m_settings.childGroups()) {
    if (!group.startsWith(newGameGroup({}))) continue;
    const QString names = group + u"/names"_s;
    m_settings.setValue(names, put(m_settings.value(names).toStringList()));
  }
}

void Preferences::forgetPlayer(const QString& player) {
  propose({}, player);
}

void Preferences::renamePlayer(const QString& player, const QString& now) {
  propose(now, player);
  const bool isNew = !m_settings.contains(promptLevelKey(now));
  if (isNew && m_settings.contains(promptLevelKey(player))) {
    setPromptLevel(now, promptLevel(player));
  }
}

PromptLevel Preferences::promptLevel(const QString& player) const {
  const auto chosen = record::findName(
      promptLevelNames, m_settings.value(promptLevelKey(player)).toString().toStdString());
  return chosen ? static_cast<PromptLevel>(*chosen) : PromptLevel::knowing;
}

void Preferences::setPromptLevel(const QString& player, PromptLevel level) {
  const auto name = promptLevelNames[static_cast<std::size_t>(level)];
  m_settings.setValue(promptLevelKey(player), text::fromUtf8(name));
}

LessonProgress Preferences::lessonProgress(const QString& lesson) const {
  const int step = m_settings.value(lessonKey(lesson, "step"_L1)).toInt();
  const bool done = m_settings.value(lessonKey(lesson, "done"_L1)).toBool();
  return {std::max(step, 0), done};
}

void Preferences::setLessonProgress(const QString& lesson, LessonProgress progress) {
  m_settings.setValue(lessonKey(lesson, "step"_L1), progress.step);
  m_settings.setValue(lessonKey(lesson, "done"_L1), progress.done);
}

QStringList Preferences::setupDone(const QString& file) const {
  return m_settings.value(setupKey(file)).toStringList();
}

void Preferences::setSetupDone(const QString& file, const QStringList& steps) {
  // Games that were never begun and are gone leave nothing behind.
  m_settings.beginGroup(setupGroup);
  for (const QString& key : m_settings.childKeys()) {
    const QString path = QUrl::fromPercentEncoding(key.toLatin1());
    if (!QFileInfo::exists(path)) m_settings.remove(key);
  }
  m_settings.endGroup();
  if (steps.isEmpty()) {
    m_settings.remove(setupKey(file));
  } else {
    m_settings.setValue(setupKey(file), steps);
  }
}

QString Preferences::guidedGame() const {
  return m_settings.value(guidedKey).toString();
}

void Preferences::setGuidedGame(const QString& file) {
  m_settings.setValue(guidedKey, file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath());
}

std::string Preferences::chosenGame() const {
  return m_settings.value(chosenKey).toString().toStdString();
}

void Preferences::setChosenGame(std::string_view game) {
  m_settings.setValue(chosenKey, QString::fromUtf8(game.data(), std::ssize(game)));
}

NewGameChoice Preferences::newGame(std::string_view game) const {
  NewGameChoice choice;
  m_settings.beginGroup(newGameGroup(game));
  const auto text = [this](const QString& key) {
    return m_settings.value(key).toString().toStdString();
  };
  choice.players = seatsFrom(m_settings.value(u"names"_s).toStringList(),
                             m_settings.value(u"colours"_s).toStringList());
  choice.profile = text(u"profile"_s);
  choice.editionId = text(u"editionId"_s);
  choice.editionChecksum = text(u"editionChecksum"_s);
  m_settings.beginGroup(optionsGroup);
  for (const QString& key : m_settings.childKeys()) {
    choice.options.emplace(key.toStdString(), text(key));
  }
  m_settings.endGroup();
  m_settings.endGroup();
  return choice;
}

void Preferences::rememberNewGame(const NewGameChoice& choice, std::string_view game) {
  QStringList names;
  QStringList colours;
  for (const record::Seat& seat : choice.players) {
    names += text::fromUtf8(seat.name);
    colours += text::fromUtf8(seat.colour);
  }
  keepList(namesKey, namesInFront(names, playerNames()));
  m_settings.remove(newGameGroup(game));
  m_settings.beginGroup(newGameGroup(game));
  m_settings.setValue(u"names"_s, names);
  m_settings.setValue(u"colours"_s, colours);
  m_settings.setValue(u"profile"_s, text::fromUtf8(choice.profile));
  m_settings.setValue(u"editionId"_s, text::fromUtf8(choice.editionId));
  m_settings.setValue(u"editionChecksum"_s, text::fromUtf8(choice.editionChecksum));
  m_settings.beginGroup(optionsGroup);
  for (const auto& [key, value] : choice.options) {
    m_settings.setValue(text::fromUtf8(key), text::fromUtf8(value));
  }
  m_settings.endGroup();
  m_settings.endGroup();
}

QByteArray Preferences::windowGeometry() const {
  return m_settings.value(geometryKey).toByteArray();
}

void Preferences::setWindowGeometry(const QByteArray& geometry) {
  m_settings.setValue(geometryKey, geometry);
}

QByteArray Preferences::rulesGeometry() const {
  return m_settings.value(rulesGeometryKey).toByteArray();
}

void Preferences::setRulesGeometry(const QByteArray& geometry) {
  m_settings.setValue(rulesGeometryKey, geometry);
}

QString Preferences::rulesPlace() const {
  return m_settings.value(rulesPlaceKey).toString();
}

void Preferences::setRulesPlace(const QString& anchor) {
  m_settings.setValue(rulesPlaceKey, anchor);
}

QByteArray Preferences::displayGeometry() const {
  return m_settings.value(displayGeometryKey).toByteArray();
}

void Preferences::setDisplayGeometry(const QByteArray& geometry) {
  m_settings.setValue(displayGeometryKey, geometry);
}

bool Preferences::displayOpen() const {
  return m_settings.value(displayOpenKey).toBool();
}

void Preferences::setDisplayOpen(bool open) {
  m_settings.setValue(displayOpenKey, open);
}

Appearance Preferences::displayAppearance() const {
  return readAppearance(m_settings.value(displayAppearanceKey));
}

void Preferences::setDisplayAppearance(Appearance appearance) {
  m_settings.setValue(displayAppearanceKey, appearanceWord(appearance));
}

QString Preferences::displayLanguage() const {
  return readLanguage(m_settings.value(displayLanguageKey));
}

void Preferences::setDisplayLanguage(const QString& code) {
  m_settings.setValue(displayLanguageKey, code);
}

bool Preferences::keepsAwake() const {
  return m_settings.value(awakeKey, true).toBool();
}

void Preferences::setKeepsAwake(bool on) {
  m_settings.setValue(awakeKey, on);
}

QStringList Preferences::recentFiles() const {
  QStringList paths = listNow(recentKey);
  const auto missing = [](const QString& path) { return !QFileInfo::exists(path); };
  paths.removeIf(missing);
  return paths.mid(0, maxRecent);
}

void Preferences::addRecentFile(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  keepList(recentKey, inFront({absolute}, listNow(recentKey), maxRecent));
}

void Preferences::replaceRecentFile(const QString& path, const QString& now) {
  QStringList paths = listNow(recentKey);
  paths.replaceInStrings(QFileInfo(path).absoluteFilePath(), QFileInfo(now).absoluteFilePath());
  keepList(recentKey, paths);
}

QString Preferences::gameInProgress() const {
  return m_settings.value(progressKey).toString();
}

void Preferences::setGameInProgress(const QString& path) {
  m_settings.setValue(progressKey, path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath());
}

QString Preferences::positionInProgress(std::string_view game) const {
  // Before, there was one for all games together.
  return m_settings.value(positionKeyOf(game), m_settings.value(positionKey)).toString();
}

void Preferences::setPositionInProgress(std::string_view game, const QString& path) {
  m_settings.setValue(positionKeyOf(game), QFileInfo(path).absoluteFilePath());
}

} // namespace nilometer::ui
