// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/copy/copy_in_play.h"

#include "engine/egizia/file/edition_file.h"
#include "ui/egizia/words/words.h"
#include "ui/games/file_lock.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace nilometer::ui {

using egizia::CheckedEdition;
using egizia::Edition;
using egizia::EditionDocument;
using record::Result;
using words::fill;

namespace {

struct InPlayWords {
  Q_DECLARE_TR_FUNCTIONS(CopyInPlay)
};

QString reasonOf(const CheckedEdition& copy) {
  const egizia::EditionFinding& finding = copy.findings.front();
  const QString reason = words::nonsense(finding, {&copy.edition, {}});
  if (finding.fault != egizia::EditionFault::stepsRise) return reason;
  // The numbers beside it may be other ones, too; only together do they make sense.
  return fill(InPlayWords::tr("%1 Several numbers at once are changed where the copy is checked."),
              {reason});
}

CopyInPlay changed(EditionDocument& document, const FoundOnCopy& found) {
  if (!found(document)) {
    return CopyFailure{InPlayWords::tr("There is no such value on this copy.")};
  }
  Result<CheckedEdition> checked = egizia::check(document);
  if (!checked) return CopyFailure{words::wholeSentence(checked.error())};
  if (!checked->findings.empty()) return CopyFailure{reasonOf(*checked)};
  return std::make_shared<const Edition>(std::move(checked->edition));
}

/// The copy with the values of the game: the one it is played on, otherwise any.
const OwnCopy* copyOf(const std::vector<OwnCopy>& copies, const Edition& played) {
  const auto find = [&](const auto& is) {
    const auto found = std::ranges::find_if(copies, [&](const OwnCopy& copy) {
      return copy.usable() && copy.checksum == played.checksum && is(copy);
    });
    return found == copies.end() ? nullptr : &*found;
  };
  const OwnCopy* const same = find([&](const OwnCopy& copy) { return copy.id == played.id; });
  if (same != nullptr || isOwnCopy(played)) return same;
  return find([](const OwnCopy&) { return true; });
}

} // namespace

bool isOwnCopy(const Edition& edition) {
  const std::vector<std::string> shipped = egizia::shippedEditions();
  return std::ranges::find(shipped, edition.id) == shipped.end();
}

CopyInPlay withFound(const Edition& played, const FoundOnCopy& found) {
  EditionDocument document = egizia::documentOf(played);
  return changed(document, found);
}

KeptFound keepFound(const CopyShelf& shelf, const egizia::Edition& played,
                    const FoundOnCopy& found) {
  const std::vector<OwnCopy> copies = shelf.copies();
  QString path;
  if (const OwnCopy* copy = copyOf(copies, played)) {
    path = copy->path;
  } else if (isOwnCopy(played)) {
    return {withFound(played, found)};
  } else {
    const CopyPlace made = shelf.create({}, played);
    if (const auto* failure = std::get_if<CopyFailure>(&made)) return {*failure};
    path = std::get<QString>(made);
  }
  const std::optional<FileLock> lock = holdFile(fileKey(path));
  if (!lock) return {CopyFailure{inUseSentence(path)}};
  Result<EditionDocument> document = shelf.open(path);
  if (!document) return {CopyFailure{words::wholeSentence(document.error())}};
  CopyInPlay result = changed(*document, found);
  if (std::holds_alternative<CopyFailure>(result)) return {result};
  const QString error = shelf.save(path, *document);
  if (!error.isEmpty()) return {CopyFailure{error}};
  return {result, true};
}

} // namespace nilometer::ui
