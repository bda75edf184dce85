// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_file.h"

#include "engine/record/durable.h"
#include "engine/record/files.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/preferences.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace nilometer::ui {

namespace {

/// Ten earlier versions reach back twenty minutes of entering, at least.
constexpr std::chrono::seconds betweenForms{120};

/// Whether the file lies in that folder and is called so there, with a number perhaps.
bool isNamed(const QString& path, const QString& folder, const QString& name) {
  const QFileInfo file(path);
  QString rest = file.completeBaseName();
  if (QDir(file.absolutePath()) != QDir(folder) || !rest.startsWith(name)) return false;
  rest = rest.sliced(name.size());
  bool isNumber = false;
  static_cast<void>(rest.toInt(&isNumber));
  return rest.isEmpty() || (rest.startsWith(u' ') && isNumber);
}

} // namespace

FormFile::FormFile(const PositionGame& game, const GameLibrary& library, Preferences& preferences,
                   QObject* parent)
    : QObject(parent), m_game(game), m_library(library), m_preferences(preferences) {}

FormFile::~FormFile() {
  // Whoever would be told may be gone already.
  blockSignals(true);
  flush();
}

record::Result<PositionGame::Read> FormFile::read(const QString& path, std::string* found) const {
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  if (!text) return text.error();
  if (found != nullptr) *found = *text;
  return m_game.read(*text, file);
}

FormFile::OpenResult FormFile::open(const QString& path, Open how) {
  flush();
  const bool held = m_lock && fileKey(path) == fileKey(m_path);
  const bool ours = how == Open::toKeep && path.endsWith(positionEnding, Qt::CaseInsensitive);
  std::optional<FileLock> lock;
  if (ours && !held) {
    lock = holdFile(fileKey(path));
    if (!lock) return OpenFailure(InUse{path});
  }
  std::string found;
  const auto read = this->read(path, &found);
  if (!read) return OpenFailure(read.error());
  if (held) lock = std::exchange(m_lock, std::nullopt);
  begin(read->form);
  Opened opened{read->form, read->damage, {}};
  if (read->damage && ours) {
    opened.kept = backUpBeside(path, QStringLiteral("damaged"), QByteArray::fromStdString(found));
  }
  // What is kept nowhere else stays as it is, and what is changed goes into a new file.
  const bool stays = read->damage && opened.kept.isEmpty();
  m_scored = m_scoredBefore = read->scored;
  m_vouched = read->verified;
  if (how == Open::toLook) m_lookedAt = path;
  if (ours && !stays) {
    m_lock = std::move(lock);
    m_path = path;
    m_named = isNamed(path, m_library.directory(), name());
    keepFile();
    m_preferences.setPositionInProgress(m_game.id(), path);
  }
  if (how == Open::toKeep) m_preferences.addRecentFile(path);
  Q_EMIT told();
  return opened;
}

QString FormFile::earlier(const QString& path) const {
  for (const QString& version : earlierVersions(path)) {
    const auto found = read(version);
    if (found && !found->damage) return version;
  }
  return {};
}

FormFile::OpenResult FormFile::openEarlier(const QString& path) {
  const QString version = earlier(path);
  std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return OpenFailure(InUse{path});
  const auto found = record::readFile(path.toStdString());
  const auto good = record::readFile(version.toStdString());
  const QString kept =
      found ? backUpBeside(path, QStringLiteral("damaged"), QByteArray::fromStdString(*found))
            : QString();
  const bool goesOn =
      good && !kept.isEmpty() && writeFile(path, QByteArray::fromStdString(*good)).isEmpty();
  if (!goesOn) return open(version, Open::asCopy);
  lock->reset();
  auto opened = open(path, Open::toKeep);
  if (auto* const whole = std::get_if<Opened>(&opened)) whole->kept = kept;
  return opened;
}

void FormFile::begin(const PositionForm& form) {
  flush();
  m_file.reset();
  m_path.clear();
  m_named = false;
  m_lookedAt.clear();
  m_lock.reset();
  m_scored.reset();
  m_scoredBefore.reset();
  m_vouched = record::Verified::yes;
  m_begun = m_form = form;
  Q_EMIT told();
}

void FormFile::keep(const PositionForm& form) {
  if (form == m_form) return;
  m_isNaming = name() != positionName(form.date, form.title, form.seats);
  m_form = form;
  change();
}

void FormFile::score() {
  if (!m_lookedAt.isEmpty()) return;
  m_scored = m_form;
  change();
}

void FormFile::vouch() {
  m_vouched = record::Verified::yes;
  if (m_file) m_file->setVerified(m_vouched);
  Q_EMIT told();
}

bool FormFile::isWorthAFile() const {
  const auto both =
      static_cast<std::ptrdiff_t>(std::min(m_form.seats.size(), m_begun.seats.size()));
  return m_scored != m_scoredBefore || m_form.texts != m_begun.texts ||
         m_form.disputes != m_begun.disputes || m_form.title != m_begun.title ||
         !std::equal(m_form.seats.begin(), m_form.seats.begin() + both, m_begun.seats.begin());
}

bool FormFile::isSaved() const {
  return m_file ? m_file->isSaved() : !m_lookedAt.isEmpty() || !isWorthAFile();
}

void FormFile::flush() {
  if (!m_file) return;
  m_file->flush();
  rename();
  m_file->flush();
}

void FormFile::change() {
  if (!m_lookedAt.isEmpty()) return;
  if (m_file) return m_file->change();
  if (!isWorthAFile()) return;
  QDir().mkpath(m_library.directory());
  std::tie(m_path, m_lock) = freePositionFile(m_library.directory(), name());
  m_named = true;
  keepFile();
  m_preferences.addRecentFile(m_path);
  m_preferences.setPositionInProgress(m_game.id(), m_path);
}

void FormFile::keepFile() {
  m_file = std::make_unique<AutoSavedFile>(
      KeptContent{[this] { return text(); }, m_game.addSum(),
                  [this] { return m_library.toKeep(m_game.played(m_form)); }},
      Journal(m_path, betweenForms));
  connect(m_file.get(), &AutoSavedFile::told, this, [this] {
    Q_EMIT told();
    // Not with every letter of a name, but with whatever comes after it.
    if (!m_isNaming) QMetaObject::invokeMethod(this, &FormFile::rename, Qt::QueuedConnection);
  });
  connect(m_file.get(), &AutoSavedFile::othersKept, this, &FormFile::othersKept);
  m_file->schedule();
  if (isDoubtful()) m_file->setVerified(m_vouched);
  Q_EMIT told();
}

QString FormFile::saveElsewhere(const QString& path) {
  std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return inUseSentence(path);
  const QString failure = writeFile(path, m_game.addSum()(text(), m_vouched));
  if (!failure.isEmpty()) return failure;
  m_file.reset();
  m_lock = std::move(lock);
  m_path = path;
  m_named = false; // people have chosen it
  keepFile();
  m_preferences.addRecentFile(path);
  m_preferences.setPositionInProgress(m_game.id(), path);
  return {};
}

QByteArray FormFile::text() const {
  return QByteArray::fromStdString(m_game.write(m_form, scored()));
}

void FormFile::rename() {
  const bool fits = isNamed(m_path, m_library.directory(), name());
  if (!m_file || !m_file->isSaved() || !m_named || fits) return;
  auto [path, lock] = freePositionFile(m_library.directory(), name());
  m_file.reset();
  // Never over a file that is there; where it cannot be, the old name is as good.
  m_named = QFile::rename(m_path, path);
  if (m_named) {
    static_cast<void>(record::syncFolder(m_library.directory()) == 0);
    moveEarlier(m_path, path);
    m_preferences.replaceRecentFile(m_path, path);
    m_preferences.setPositionInProgress(m_game.id(), path);
    m_path = path;
    m_lock = std::move(lock);
  }
  keepFile();
}

} // namespace nilometer::ui
