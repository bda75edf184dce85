// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/position_save.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/game_ending.h"
#include "engine/egizia/file/position_damage.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/egizia/game_rules.h"
#include "engine/record/durable.h"
#include "engine/record/files.h"
#include "ui/egizia/end_position/page/position_keeping.h"
#include "ui/egizia/end_position/position_check.h"
#include "ui/egizia/end_position/position_filling.h"
#include "ui/egizia/end_position/position_rest.h"
#include "ui/egizia/text/names.h"
#include "ui/store/games/atomic_file.h"
#include "ui/store/games/earlier_versions.h"
#include "ui/store/games/library_editions.h"
#include "ui/store/games/preferences.h"
#include "ui/text/phrase.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <set>
#include <tuple>
#include <utility>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;
using record::ReadError;
using record::ReadFault;

/// What stands in a file.
struct PositionSave::Read {
  PositionEntered entry;
  EditionPtr edition;
  std::optional<Scored> scored = {};
  std::optional<ReadError> damage = {};
  std::string all = {}; ///< what was in the file, where it is damaged
  record::Verified verified = record::Verified::yes;
};

namespace {

/// Ten earlier versions reach back twenty minutes of entering, at least.
constexpr std::chrono::seconds betweenVersions{120};

QByteArray summedPosition(const QByteArray& document, record::Verified verified) {
  return QByteArray::fromStdString(egizia::withPositionSum(document.toStdString(), verified));
}

/// One of those offered or kept with that name; with other values of that id the reader says what
/// does not fit.
record::Result<EditionPtr> editionFor(const record::EditionName& name,
                                      const std::vector<EditionPtr>& known,
                                      const std::string& file) {
  const egizia::Edition* const edition = egizia::editionOf(name, known);
  const auto found = std::ranges::find(known, edition, &EditionPtr::get);
  if (edition != nullptr && found != known.end()) return *found;
  return ReadError{ReadFault::unknownEdition, file, 0, "edition.id", {}, name.id};
}

/// Whether the file lies in that folder and is called as it is there, with a number perhaps.
bool namedAfter(const QString& path, const QString& folder, const PositionEntered& entry) {
  const QFileInfo file(path);
  if (QDir(file.absolutePath()) != QDir(folder)) return false;
  QString name = file.completeBaseName();
  const QString fits = positionFileName(entry);
  if (!name.startsWith(fits)) return false;
  name = name.sliced(fits.size());
  bool isNumber = false;
  static_cast<void>(name.toInt(&isNumber));
  return name.isEmpty() || (name.startsWith(u' ') && isNumber);
}

/// How many players have all their numbers; -1 where the printed values do not come with the
/// program: that is not worth looking for them.
int playersEntered(const std::string& text, const egizia::PositionHead& head,
                   const std::string& file) {
  if (!head.hasEntered) return -1;
  const auto edition = egizia::shippedEdition(head.edition.id);
  if (!edition) return -1;
  const auto entry = egizia::readPositionEntered(text, *edition, file);
  if (!entry) return -1;
  std::set<table::Player> missing;
  for (const egizia::PositionCell& cell : check(*entry, *edition).missing) {
    missing.insert(cell.player);
  }
  return static_cast<int>(head.seats.size() - std::min(missing.size(), head.seats.size()));
}

bool seatsDiffer(const PositionEntered& one, const PositionEntered& other) {
  const std::size_t both = std::min(one.seats.size(), other.seats.size());
  return !std::equal(one.seats.begin(), one.seats.begin() + static_cast<std::ptrdiff_t>(both),
                     other.seats.begin());
}

} // namespace

PositionSave::PositionSave(const GameLibrary& library, Preferences& preferences, QObject* parent)
    : QObject(parent), m_library(library), m_preferences(preferences) {}

PositionSave::~PositionSave() {
  // Whoever would be told may be gone already.
  blockSignals(true);
  flush();
}

record::Result<PositionSave::Read>
PositionSave::read(const QString& path, const std::vector<EditionPtr>& offered) const {
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  if (!text) return text.error();
  const egizia::ReadablePosition readable = egizia::readablePosition(*text, file);
  auto read = readText(readable.text, file, offered);
  if (!readable.damage) {
    if (read) read->verified = record::vouchedIn(*text);
    return read;
  }
  if (!read) read = readRest(readable, file, offered);
  if (!read) return *readable.damage;
  read->damage = readable.damage;
  read->all = *text;
  read->verified = record::Verified::no;
  return read;
}

record::Result<PositionSave::Read>
PositionSave::readRest(const egizia::ReadablePosition& readable, const std::string& file,
                       const std::vector<EditionPtr>& offered) const {
  const auto name = egizia::readPositionEdition(readable.text, file);
  if (!name) return name.error();
  const auto edition = editionFor(*name, known(offered), file);
  if (!edition) return edition.error();
  auto entry = entryOfRest(readable, **edition);
  if (!entry) return *readable.damage;
  return Read{std::move(*entry), *edition};
}

std::vector<EditionPtr> PositionSave::known(const std::vector<EditionPtr>& offered) const {
  std::vector<EditionPtr> known = offered;
  for (EditionPtr& kept : editionsOn<egizia::Rules>(m_library, GameLibrary::SaveState::yes)) {
    known.push_back(std::move(kept));
  }
  return known;
}

record::Result<PositionSave::Read>
PositionSave::readText(const std::string& text, const std::string& file,
                       const std::vector<EditionPtr>& offered) const {
  const auto head = egizia::readPositionHead(text, file);
  if (!head) return head.error();
  const std::vector<EditionPtr> known = this->known(offered);
  Read read;
  if (head->stage != egizia::Position::Stage::open) {
    const auto name = egizia::readPositionEdition(text, file);
    if (!name) return name.error();
    auto edition = editionFor(*name, known, file);
    if (!edition) return edition.error();
    const auto document = egizia::readPositionDocument(text, **edition, file);
    if (!document) return document.error();
    const egizia::Position position = judge(*document, **edition).position;
    read.edition = *edition;
    read.entry = entryOf(*document, position, **edition);
    read.scored = Scored{read.entry, *edition, *document};
  }
  if (!head->hasEntered) return read;
  auto edition = editionFor(head->edition, known, file);
  if (!edition) return edition.error();
  const auto entered = egizia::readPositionEntered(text, **edition, file);
  if (!entered) return entered.error();
  read.edition = *edition;
  read.entry = onScreen(*entered);
  if (entered->unchanged && read.scored) read.scored->entry = read.entry;
  return read;
}

PositionSave::OpenResult PositionSave::open(const QString& path,
                                            const std::vector<EditionPtr>& offered) {
  return open(path, offered, Hold::yes);
}

PositionSave::OpenResult PositionSave::openCopy(const QString& path,
                                                const std::vector<EditionPtr>& offered) {
  return open(path, offered, Hold::no);
}

PositionSave::OpenResult PositionSave::openToLook(const QString& path,
                                                  const std::vector<EditionPtr>& offered) {
  return open(path, offered, Hold::look);
}

PositionSave::OpenResult PositionSave::open(const QString& path,
                                            const std::vector<EditionPtr>& offered, Hold hold) {
  flush();
  const bool held = m_lock && fileKey(path) == fileKey(m_path);
  const bool ours = hold == Hold::yes && path.endsWith(positionEnding, Qt::CaseInsensitive);
  std::optional<FileLock> lock;
  if (ours && !held) {
    lock = holdFile(fileKey(path));
    if (!lock) return OpenFailure(InUse{path});
  }
  auto read = this->read(path, offered);
  if (!read) return OpenFailure(read.error());
  if (held) lock = std::exchange(m_lock, std::nullopt);
  begin(read->entry, read->edition);
  Opened opened{m_entry, m_edition, read->damage};
  m_vouched = read->verified;
  if (hold == Hold::look) m_lookedAt = path;
  if (ours) {
    m_lock = std::move(lock);
    m_path = path;
    m_named =
        namedAfter(path, m_library.directory(), m_entry) ? positionFileName(m_entry) : QString();
    m_scored = std::move(read->scored);
    if (read->damage) {
      opened.kept = backUpBeside(path, u"damaged"_s, QByteArray::fromStdString(read->all));
      // What was there is nowhere else: it stays, and what is changed goes into a new file.
      if (opened.kept.isEmpty()) begin(read->entry, read->edition);
      m_vouched = record::Verified::no;
    }
    keepFile();
    m_preferences.setPositionInProgress(egizia::Rules::id, path);
  }
  if (hold == Hold::yes) m_preferences.addRecentFile(path);
  Q_EMIT told();
  return opened;
}

QString PositionSave::earlier(const QString& path, const std::vector<EditionPtr>& offered) const {
  for (const QString& version : earlierVersions(path)) {
    const auto read = this->read(version, offered);
    if (read && !read->damage) return version;
  }
  return {};
}

PositionSave::OpenResult PositionSave::openEarlier(const QString& path,
                                                   const std::vector<EditionPtr>& offered) {
  const QString version = earlier(path, offered);
  std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return OpenFailure(InUse{path});
  const auto found = record::readFile(path.toStdString());
  const auto good = record::readFile(version.toStdString());
  const QString kept =
      found ? backUpBeside(path, u"damaged"_s, QByteArray::fromStdString(*found)) : QString();
  const bool goesOn =
      good && !kept.isEmpty() && writeFile(path, QByteArray::fromStdString(*good)).isEmpty();
  if (!goesOn) return openCopy(version, offered);
  lock->reset();
  auto opened = open(path, offered);
  if (auto* whole = std::get_if<Opened>(&opened)) whole->kept = kept;
  return opened;
}

void PositionSave::begin(const PositionEntered& entry, const EditionPtr& edition) {
  flush();
  m_file.reset();
  m_path.clear();
  m_named.clear();
  m_lookedAt.clear();
  m_lock.reset();
  m_scored.reset();
  m_vouched = record::Verified::yes;
  m_begun = entry;
  m_entry = entry;
  m_edition = edition;
  Q_EMIT begun();
  Q_EMIT told();
}

void PositionSave::keep(const PositionEntered& entry, const EditionPtr& edition) {
  m_isNaming = positionFileName(m_entry) != positionFileName(entry);
  m_entry = entry;
  m_edition = edition;
  change();
}

void PositionSave::score() {
  if (!m_lookedAt.isEmpty()) return;
  m_scored = Scored{m_entry, m_edition, documentOf(m_entry, *m_edition)};
  change();
}

bool PositionSave::isScored() const {
  const record::EditionName name{m_edition->id, m_edition->checksum};
  if (!m_scored || !name.fits(*m_scored->edition)) return false;
  // A mark changes nothing of what was scored.
  PositionEntered scored = m_scored->entry;
  scored.disputes = m_entry.disputes;
  return scored == m_entry;
}

bool PositionSave::isWorthAFile() const {
  return m_scored || m_entry.texts != m_begun.texts || m_entry.cards != m_begun.cards ||
         m_entry.switched != m_begun.switched || m_entry.disputes != m_begun.disputes ||
         m_entry.title != m_begun.title || seatsDiffer(m_entry, m_begun);
}

bool PositionSave::isSaved() const {
  return m_file ? m_file->isSaved() : !m_lookedAt.isEmpty() || !isWorthAFile();
}

void PositionSave::flush() {
  if (!m_file) return;
  m_file->flush();
  rename();
}

void PositionSave::change() {
  if (!m_lookedAt.isEmpty()) return;
  if (m_file) return m_file->change();
  if (!isWorthAFile()) return;
  takeNewFile();
  keepFile();
  m_preferences.addRecentFile(m_path);
  m_preferences.setPositionInProgress(egizia::Rules::id, m_path);
}

void PositionSave::keepFile() {
  if (m_path.isEmpty()) return;
  m_file = std::make_unique<AutoSavedFile>(
      KeptContent{[this] { return text(); }, summedPosition,
                  [this] { return m_library.toKeep(valuesOf(*m_edition)); }},
      Journal(m_path, betweenVersions));
  connect(m_file.get(), &AutoSavedFile::told, this, [this] {
    Q_EMIT told();
    // Not with every letter of a name, but with whatever comes after it.
    if (!m_isNaming) QMetaObject::invokeMethod(this, &PositionSave::rename, Qt::QueuedConnection);
  });
  connect(m_file.get(), &AutoSavedFile::othersKept, this, &PositionSave::othersKept);
  m_file->schedule();
  // Whole again, now that all that was there is kept.
  if (isDoubtful()) m_file->setVerified(m_vouched);
  Q_EMIT told();
}

void PositionSave::vouch() {
  m_vouched = record::Verified::yes;
  if (m_file) m_file->setVerified(m_vouched);
  Q_EMIT told();
}

QString PositionSave::saveElsewhere(const QString& path) {
  std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return inUseSentence(path);
  QString failure = writeFile(path, summedPosition(text(), m_vouched));
  if (!failure.isEmpty()) return failure;
  m_file.reset();
  m_lock = std::move(lock);
  m_path = path;
  m_named.clear(); // people have chosen it
  keepFile();
  m_preferences.addRecentFile(path);
  m_preferences.setPositionInProgress(egizia::Rules::id, path);
  return {};
}

QByteArray PositionSave::text() const {
  const bool isUnchanged = isScored();
  if (isUnchanged && m_entry.disputes.empty()) {
    return QByteArray::fromStdString(writePosition(m_scored->document, *m_edition));
  }
  PositionEntered entered = keptOf(m_entry, *m_edition, m_scored.has_value());
  entered.unchanged = isUnchanged;
  if (m_scored) {
    return QByteArray::fromStdString(
        writePosition(entered, &m_scored->document, *m_edition, m_scored->edition.get()));
  }
  // Complete numbers can be scored by whoever reads the file.
  const bool complete = check(m_entry, *m_edition).position.has_value();
  const egizia::PositionDocument document = documentOf(m_entry, *m_edition);
  return QByteArray::fromStdString(
      writePosition(entered, complete ? &document : nullptr, *m_edition));
}

void PositionSave::takeNewFile() {
  QDir().mkpath(m_library.directory());
  std::tie(m_path, m_lock) = freePositionFile(m_library.directory(), positionFileName(m_entry));
  m_named = positionFileName(m_entry);
}

void PositionSave::rename() {
  const bool isNamed = m_file && m_file->isSaved() && !m_named.isEmpty();
  if (!isNamed || m_named == positionFileName(m_entry)) return;
  auto [path, lock] = freePositionFile(m_library.directory(), positionFileName(m_entry));
  m_file.reset();
  // Never over a file that is there; where it cannot be, the old name is as good.
  const bool isRenamed = QFile::rename(m_path, path);
  m_named = isRenamed ? positionFileName(m_entry) : QString();
  if (isRenamed) {
    static_cast<void>(record::syncFolder(m_library.directory()) == 0);
    moveEarlier(m_path, path);
    m_preferences.replaceRecentFile(m_path, path);
    m_preferences.setPositionInProgress(egizia::Rules::id, path);
    m_path = path;
    m_lock = std::move(lock);
  }
  keepFile();
}

std::optional<KeptPosition> lookAtPosition(const QString& path) {
  if (path.isEmpty()) return std::nullopt;
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  if (!text) return std::nullopt;
  // What is damaged is told when it is opened.
  const std::string readable = egizia::readablePosition(*text, file).text;
  auto head = egizia::readPositionHead(readable, file);
  if (!head) return std::nullopt;
  KeptPosition kept{path,
                    {},
                    text::fromUtf8(head->title),
                    text::fromUtf8(head->date),
                    text::phase(egizia::Phase::final),
                    head->stage == egizia::Position::Stage::scored,
                    playersEntered(readable, *head, file)};
  for (const auto& seat : head->seats) {
    kept.players += seat.name.empty() ? text::playerColour(seat.colour) : text::fromUtf8(seat.name);
  }
  return kept;
}

QString positionFileName(const PositionEntered& entry) {
  return positionName(entry.date, entry.title, entry.seats);
}

} // namespace nilometer::ui
