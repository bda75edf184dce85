// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/games/preferences.h"

#include "engine/egizia/file/entry_names.h"
#include "engine/egizia/file/options_json.h"
#include "ui/words/language.h"
#include "ui/words/phrase.h"

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

constexpr auto appearanceNames = std::to_array<std::string_view>({"system", "light", "dark"});
constexpr auto paperNames = std::to_array<std::string_view>({"a4", "letter"});
constexpr auto yesNo = std::to_array<std::string_view>({"false", "true"});

constexpr QLatin1StringView languageKey = "language"_L1;
constexpr QLatin1StringView appearanceKey = "appearance"_L1;
constexpr QLatin1StringView textKey = "textPercent"_L1;
constexpr QLatin1StringView motionKey = "motion"_L1;
constexpr QLatin1StringView paperKey = "paper"_L1;
constexpr QLatin1StringView namesKey = "players/names"_L1;
constexpr QLatin1StringView newGameGroup = "newGame"_L1;
constexpr QLatin1StringView optionsGroup = "options"_L1;
constexpr QLatin1StringView geometryKey = "window/geometry"_L1;
constexpr QLatin1StringView rulesGeometryKey = "rules/geometry"_L1;
constexpr QLatin1StringView rulesPlaceKey = "rules/place"_L1;
constexpr QLatin1StringView recentKey = "games/recent"_L1;
constexpr QLatin1StringView progressKey = "games/inProgress"_L1;
constexpr QLatin1StringView positionKey = "games/position"_L1;
constexpr QLatin1StringView setupGroup = "setup"_L1;
constexpr QLatin1StringView guidedKey = "games/guided"_L1;

/// The index of what stands there in the list, or 0.
template <class Names> std::size_t readWord(const QVariant& value, const Names& names) {
  return record::findName(names, value.toString().toStdString()).value_or(0);
}

std::span<const std::string_view> wordsOf(const egizia::OptionKey& option) {
  const auto words = egizia::optionWords(option);
  return words.empty() ? std::span<const std::string_view>(yesNo) : words;
}

/// The new ones first, then the old ones that are no repetition.
QStringList inFront(const QStringList& fresh, const QStringList& old, qsizetype most) {
  QStringList all = fresh + old;
  all.removeAll(QString());
  all.removeDuplicates();
  return all.mid(0, most);
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

/// 2 to 4 players with names and distinct colours of the box, or none.
std::vector<egizia::RecordHeader::Seat> seatsFrom(const QStringList& names,
                                                  const QStringList& colours) {
  QStringList distinct = colours;
  const bool fit = names.size() == colours.size() && names.size() >= 2 &&
                   names.size() <= egizia::maxPlayers && distinct.removeDuplicates() == 0;
  std::vector<egizia::RecordHeader::Seat> seats;
  for (qsizetype i = 0; fit && i < names.size(); ++i) {
    const std::string colour = colours[i].toStdString();
    if (!record::findName(egizia::playerColours, colour)) return {};
    seats.push_back({names[i].toStdString(), colour, 0});
  }
  return seats;
}

} // namespace

QString Preferences::language() const {
  const QString code = m_settings.value(languageKey).toString();
  return words::languages().contains(code) ? code : QString();
}

void Preferences::setLanguage(const QString& code) {
  m_settings.setValue(languageKey, code);
}

Appearance Preferences::appearance() const {
  return static_cast<Appearance>(readWord(m_settings.value(appearanceKey), appearanceNames));
}

void Preferences::setAppearance(Appearance appearance) {
  const auto name = appearanceNames[static_cast<std::size_t>(appearance)];
  m_settings.setValue(appearanceKey, words::fromUtf8(name));
}

int Preferences::textPercent() const {
  const int percent = m_settings.value(textKey).toInt();
  const auto* const found = std::find(textPercents.begin(), textPercents.end(), percent);
  return found == textPercents.end() ? textPercents.front() : *found;
}

void Preferences::setTextPercent(int percent) {
  m_settings.setValue(textKey, percent);
}

bool Preferences::motion() const {
  return m_settings.value(motionKey, true).toBool();
}

void Preferences::setMotion(bool on) {
  m_settings.setValue(motionKey, on);
}

Paper Preferences::paper() const {
  const auto chosen =
      record::findName(paperNames, m_settings.value(paperKey).toString().toStdString());
  if (chosen) return static_cast<Paper>(*chosen);
  const bool american = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
  return american ? Paper::letter : Paper::a4;
}

void Preferences::setPaper(Paper paper) {
  m_settings.setValue(paperKey, words::fromUtf8(paperNames[static_cast<std::size_t>(paper)]));
}

QStringList Preferences::playerNames() const {
  return inFront(m_settings.value(namesKey).toStringList(), {}, maxNames);
}

PromptLevel Preferences::promptLevel(const QString& player) const {
  const auto chosen = record::findName(
      promptLevelNames, m_settings.value(promptLevelKey(player)).toString().toStdString());
  return chosen ? static_cast<PromptLevel>(*chosen) : PromptLevel::knowing;
}

void Preferences::setPromptLevel(const QString& player, PromptLevel level) {
  const auto name = promptLevelNames[static_cast<std::size_t>(level)];
  m_settings.setValue(promptLevelKey(player), words::fromUtf8(name));
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

egizia::RecordHeader Preferences::newGame() const {
  egizia::RecordHeader header;
  m_settings.beginGroup(newGameGroup);
  header.players = seatsFrom(m_settings.value(u"names"_s).toStringList(),
                             m_settings.value(u"colours"_s).toStringList());
  const QString profile = m_settings.value(u"profile"_s).toString();
  const auto found = record::findName(egizia::profileNames, profile.toStdString());
  if (found) header.profile = static_cast<egizia::Profile>(*found);
  header.options = egizia::optionsOf(header.profile);
  header.editionId = m_settings.value(u"editionId"_s).toString().toStdString();
  header.editionChecksum = m_settings.value(u"editionChecksum"_s).toString().toStdString();
  m_settings.beginGroup(optionsGroup);
  for (const egizia::OptionKey& option : egizia::optionKeys()) {
    const QString word = m_settings.value(words::fromUtf8(option.key)).toString();
    const auto value = record::findName(wordsOf(option), word.toStdString());
    if (value) egizia::setOption(header.options, option, *value);
  }
  m_settings.endGroup();
  m_settings.endGroup();
  return header;
}

void Preferences::rememberNewGame(const egizia::RecordHeader& header) {
  QStringList names;
  QStringList colours;
  for (const auto& seat : header.players) {
    names += words::fromUtf8(seat.name);
    colours += words::fromUtf8(seat.colour);
  }
  m_settings.setValue(namesKey, inFront(names, playerNames(), maxNames));
  m_settings.remove(newGameGroup);
  m_settings.beginGroup(newGameGroup);
  m_settings.setValue(u"names"_s, names);
  m_settings.setValue(u"colours"_s, colours);
  const auto profile = egizia::profileNames[static_cast<std::size_t>(header.profile)];
  m_settings.setValue(u"profile"_s, words::fromUtf8(profile));
  m_settings.setValue(u"editionId"_s, words::fromUtf8(header.editionId));
  m_settings.setValue(u"editionChecksum"_s, words::fromUtf8(header.editionChecksum));
  m_settings.beginGroup(optionsGroup);
  const egizia::RuleOptions usual = egizia::optionsOf(header.profile);
  for (const egizia::OptionKey& option : egizia::optionKeys()) {
    const std::size_t value = egizia::optionValue(header.options, option);
    if (value == egizia::optionValue(usual, option)) continue;
    m_settings.setValue(words::fromUtf8(option.key), words::fromUtf8(wordsOf(option)[value]));
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

QStringList Preferences::recentFiles() const {
  QStringList paths = m_settings.value(recentKey).toStringList();
  const auto missing = [](const QString& path) { return !QFileInfo::exists(path); };
  paths.removeIf(missing);
  return paths.mid(0, maxRecent);
}

void Preferences::addRecentFile(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  const QStringList old = m_settings.value(recentKey).toStringList();
  m_settings.setValue(recentKey, inFront({absolute}, old, maxRecent));
}

QString Preferences::gameInProgress() const {
  return m_settings.value(progressKey).toString();
}

void Preferences::setGameInProgress(const QString& path) {
  m_settings.setValue(progressKey, path.isEmpty() ? QString() : QFileInfo(path).absoluteFilePath());
}

QString Preferences::positionInProgress() const {
  return m_settings.value(positionKey).toString();
}

void Preferences::setPositionInProgress(const QString& path) {
  m_settings.setValue(positionKey, QFileInfo(path).absoluteFilePath());
}

} // namespace nilometer::ui
