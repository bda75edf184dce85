// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/copy_shelf.h"

#include "engine/record/files.h"
#include "ui/store/games/atomic_file.h"
#include "ui/text/error_words.h"
#include "ui/text/outside_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;
using record::EditionDocument;
using record::Result;
using text::fill;

namespace {

struct CopyWords {
  Q_DECLARE_TR_FUNCTIONS(CopyShelf)
};

/// What readers allow (docs/edition.md).
constexpr qsizetype maxNameBytes = 80;
constexpr qsizetype maxIdLetters = 30; // a number still fits behind it

/// Beside the copies.
const QString deletedOnes = u"/deleted"_s;
const QString ofGames = u"/of games"_s; // GameLibrary

std::string fileName(const QString& path) {
  return QFileInfo(path).fileName().toStdString();
}

Result<std::string> textOf(const QString& path) {
  Result<std::string> text = record::readFile(path.toStdString());
  if (!text) text.error().file = fileName(path);
  return text;
}

/// Short enough for a name, without white space around it.
QString shortName(const QString& name) {
  QString text = name.simplified();
  while (text.toUtf8().size() > maxNameBytes) text.chop(text.back().isLowSurrogate() ? 2 : 1);
  return text.isEmpty() ? CopyShelf::usualName() : text;
}

/// The letters of the name that an id may have: "Our old copy!" as "our-old-copy".
QString idFrom(const QString& name) {
  QString id;
  for (const QChar letter : name.normalized(QString::NormalizationForm_KD).toLower()) {
    const bool fits = (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9');
    if (fits)
      id += letter;
    else if (letter.isSpace() || letter.isPunct())
      id += u'-';
  }
  id = id.split(u'-', Qt::SkipEmptyParts).join(u'-').left(maxIdLetters);
  return id.isEmpty() || id.front() < u'a' ? u"copy-"_s + id : id;
}

/// Never over a file that is there. Returns why it failed, or nothing.
QString moved(const QString& from, const QString& to) {
  QFile file(from);
  if (file.rename(to)) return {};
  return fill(CopyWords::tr("“%1” cannot be moved: %2."),
              {QFileInfo(from).fileName(), text::systemRefusal(file.errorString())});
}

QStringList filesIn(const QString& directory) {
  QStringList paths;
  for (const std::string& path : record::jsonFilesIn(directory.toStdString())) {
    paths += text::fromUtf8(path);
  }
  return paths;
}

} // namespace

QString CopyShelf::usualName() {
  return CopyWords::tr("Our copy");
}

std::vector<const CopyKind*> CopyShelf::kinds() const {
  std::vector<const CopyKind*> kinds;
  for (const Game* game : m_games) {
    if (game->copies().pages() > 0) kinds.push_back(&game->copies());
  }
  return kinds;
}

const CopyKind& CopyShelf::kindOf(std::string_view game) const {
  return gameOf(m_games, game).copies();
}

/// The copy in a text that can be read as an edition, whether or not it makes sense.
OwnCopy CopyShelf::lookAt(const QString& path, const EditionDocument& document) const {
  OwnCopy copy;
  copy.kind = &kindOf(document);
  copy.path = path;
  copy.name = QFileInfo(path).completeBaseName();
  const Result<CheckedCopy> checked = copy.kind->read(document);
  if (!checked) {
    copy.error = checked.error();
    copy.error->file = fileName(path);
    return copy;
  }
  copy.name = text::fromUtf8(checked->name);
  copy.id = checked->id;
  copy.checksum = checked->checksum;
  copy.progress = progressOf(*checked);
  copy.findings = static_cast<int>(checked->findings.size());
  return copy;
}

// The name counts.
bool CopyShelf::sameButForTheId(const EditionDocument& one, const EditionDocument& other) const {
  const Result<CheckedCopy> checked = kindOf(one).read(one);
  if (!checked) return one.text() == other.text();
  EditionDocument renamed = other;
  renamed.rename(checked->id, checked->name);
  const Result<CheckedCopy> like = kindOf(other).read(other);
  return like && like->name == checked->name && renamed.text() == one.text();
}

std::vector<OwnCopy> CopyShelf::copies() const {
  std::vector<OwnCopy> found;
  for (const QString& path : filesIn(m_directory)) {
    const Result<EditionDocument> document = open(path);
    if (document) found.push_back(lookAt(path, *document));
  }
  std::ranges::stable_sort(found, [](const OwnCopy& a, const OwnCopy& b) {
    return QString::localeAwareCompare(a.name, b.name) < 0;
  });
  return found;
}

QString CopyShelf::freePath(const QString& name) const {
  QString file = fileNameOf(name);
  while (file.startsWith(u'.')) file.remove(0, 1); // would be hidden
  const QString base = m_directory + u'/' + (file.isEmpty() ? u"-"_s : file);
  QString path = base + u".json"_s;
  for (int number = 2; QFileInfo::exists(path); ++number) {
    path = base + u' ' + QString::number(number) + u".json"_s;
  }
  return path;
}

std::vector<std::string> CopyShelf::takenIds() const {
  std::vector<std::string> taken;
  for (const CopyKind* kind : kinds()) {
    for (std::string& id : kind->shipped()) taken.push_back(std::move(id));
  }
  for (const OwnCopy& copy : copies()) {
    if (!copy.id.empty()) taken.push_back(copy.id);
  }
  return taken;
}

std::string CopyShelf::freeId(const QString& name) const {
  std::vector<std::string> taken = takenIds();
  // Games name what was taken away, too.
  for (const QString& gone : {deletedOnes, ofGames}) {
    const std::vector<std::string> ids = CopyShelf(m_directory + gone, m_games).takenIds();
    taken.insert(taken.end(), ids.begin(), ids.end());
  }
  const std::string base = idFrom(name).toStdString();
  std::string id = base;
  for (int number = 2; std::ranges::find(taken, id) != taken.end(); ++number) {
    id = base + '-' + std::to_string(number);
  }
  return id;
}

CopyPlace CopyShelf::add(const QString& name, EditionDocument& copy) const {
  const QString called = shortName(name);
  copy.rename(freeId(called), called.toStdString());
  const QString path = freePath(called);
  const QString error = save(path, copy);
  if (!error.isEmpty()) return CopyFailure{error};
  return path;
}

Result<EditionDocument> CopyShelf::read(const std::string& text, const QString& path) const {
  const std::string named = record::gameIn(text);
  const CopyKind& kind = kindOf(named);
  if (kind.pages() == 0) {
    return record::ReadError{record::ReadFault::otherGame,       fileName(path), 0, {},
                             std::string(m_games.front()->id()), named};
  }
  return EditionDocument::read(text, kind.form(), fileName(path));
}

Result<EditionDocument> CopyShelf::open(const QString& path) const {
  const Result<std::string> text = textOf(path);
  if (!text) return text.error();
  return read(*text, path);
}

QString CopyShelf::save(const QString& path, const EditionDocument& copy) const {
  return writeFile(path, QByteArray::fromStdString(copy.text()));
}

QString CopyShelf::rename(const QString& path, const QString& name) const {
  Result<EditionDocument> copy = open(path);
  if (!copy) return text::wholeSentence(copy.error());
  copy->rename(shortName(name).toStdString());
  return save(path, *copy);
}

CopyPlace CopyShelf::import(const QString& file) const {
  const Result<std::string> text = textOf(file);
  if (!text) return CopyFailure{text::wholeSentence(text.error())};
  Result<EditionDocument> document = read(*text, file);
  if (!document) return CopyFailure{text::wholeSentence(document.error())};
  const OwnCopy from = lookAt(file, *document);
  for (const QString& path : filesIn(m_directory)) {
    const Result<EditionDocument> here = open(path);
    if (here && sameButForTheId(*here, *document)) return path;
  }
  const std::vector<std::string> taken = takenIds();
  if (std::ranges::find(taken, from.id) != taken.end()) return add(from.name, *document);
  const QString path = freePath(from.name);
  const QString error = writeFile(path, QByteArray::fromStdString(*text));
  if (!error.isEmpty()) return CopyFailure{error};
  return path;
}

QString CopyShelf::exportTo(const QString& file, const QString& path) const {
  const Result<std::string> text = textOf(path);
  if (!text) return text::wholeSentence(text.error());
  const QString target = QFileInfo(file).absolutePath();
  if (QDir(target) == QDir(m_directory) ||
      QDir(target).canonicalPath() == QDir(m_directory).canonicalPath()) {
    return CopyWords::tr("Your own copies lie in this folder. Choose another one.");
  }
  return writeFile(file, QByteArray::fromStdString(*text));
}

CopyPlace CopyShelf::putAway(const QString& path) const {
  const QString directory = m_directory + deletedOnes;
  QDir().mkpath(directory);
  const QFileInfo info(path);
  QString to = directory + u'/' + info.fileName();
  for (int number = 2; QFileInfo::exists(to); ++number) {
    to = directory + u'/' + info.completeBaseName() + u' ' + QString::number(number) + u".json"_s;
  }
  const QString error = moved(path, to);
  if (!error.isEmpty()) return CopyFailure{error};
  return to;
}

QString CopyShelf::putBack(const QString& from, const QString& path) const {
  return moved(from, path);
}

} // namespace nilometer::ui
