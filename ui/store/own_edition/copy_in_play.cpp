// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/copy_in_play.h"

#include "ui/store/games/file_lock.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using record::EditionDocument;
using record::Result;
using text::fill;

namespace {

struct InPlayWords {
  Q_DECLARE_TR_FUNCTIONS(CopyInPlay)
};

QString reasonOf(const CheckedCopy& copy) {
  const QString reason = copy.kind->nonsense(copy, 0);
  if (!copy.findings.front().restsOnNeighbours) return reason;
  // The numbers beside it may be other ones, too; only together do they make sense.
  return fill(InPlayWords::tr("%1 Several numbers at once are changed where the copy is checked."),
              {reason});
}

CopyInPlay changed(const CopyKind& kind, EditionDocument& document, const FoundOnCopy& found) {
  if (!found(document)) {
    return CopyFailure{InPlayWords::tr("There is no such value on this copy.")};
  }
  Result<CheckedCopy> checked = kind.read(document);
  if (!checked) return CopyFailure{text::wholeSentence(checked.error())};
  if (!checked->findings.empty()) return CopyFailure{reasonOf(*checked)};
  return std::move(*checked);
}

/// The copy with the values of the game: the one it is played on, otherwise any.
const OwnCopy* copyOf(const std::vector<OwnCopy>& copies, const CopyKind& kind,
                      const record::EditionName& played) {
  const auto find = [&](const auto& is) {
    const auto found = std::ranges::find_if(copies, [&](const OwnCopy& copy) {
      return copy.usable() && copy.kind == &kind && copy.checksum == played.checksum && is(copy);
    });
    return found == copies.end() ? nullptr : &*found;
  };
  const OwnCopy* const same = find([&](const OwnCopy& copy) { return copy.id == played.id; });
  if (same != nullptr || isOwnCopy(kind, played.id)) return same;
  return find([](const OwnCopy&) { return true; });
}

} // namespace

bool isOwnCopy(const CopyKind& kind, const std::string& id) {
  const std::vector<std::string> shipped = kind.shipped();
  return std::ranges::find(shipped, id) == shipped.end();
}

CopyInPlay withFound(const CopyKind& kind, EditionDocument played, const FoundOnCopy& found) {
  return changed(kind, played, found);
}

KeptFound keepFoundOn(const CopyShelf& shelf, const QString& path, const FoundOnCopy& found) {
  const std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return {CopyFailure{inUseSentence(path)}};
  Result<EditionDocument> document = shelf.open(path);
  if (!document) return {CopyFailure{text::wholeSentence(document.error())}};
  CopyInPlay result = changed(shelf.kindOf(*document), *document, found);
  if (std::holds_alternative<CopyFailure>(result)) return {result};
  const QString error = shelf.save(path, *document);
  if (!error.isEmpty()) return {CopyFailure{error}};
  return {result, true};
}

KeptFound keepFound(const CopyShelf& shelf, const PlayedCopy& played, const FoundOnCopy& found) {
  const CopyKind& kind = shelf.kindOf(played.document);
  const std::vector<OwnCopy> copies = shelf.copies();
  QString path;
  if (const OwnCopy* copy = copyOf(copies, kind, played.name)) {
    path = copy->path;
  } else if (isOwnCopy(kind, played.name.id)) {
    return {withFound(kind, played.document, found)};
  } else {
    const CopyPlace made = shelf.create({}, played.document);
    if (const auto* failure = std::get_if<CopyFailure>(&made)) return {*failure};
    path = std::get<QString>(made);
  }
  return keepFoundOn(shelf, path, found);
}

} // namespace nilometer::ui
