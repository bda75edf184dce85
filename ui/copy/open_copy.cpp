// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/copy/open_copy.h"

#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using egizia::CheckedEdition;
using egizia::EditionDocument;
using egizia::PrintedPage;
using record::Result;

namespace {

std::optional<PrintedPage> firstDifference(const egizia::Edition& before,
                                           const egizia::Edition& after) {
  const auto isThere = [](const egizia::PrintedValue& value, const egizia::Edition& edition) {
    return std::ranges::any_of(edition.printed, [&](const egizia::PrintedValue& other) {
      return other.key == value.key && other.value == value.value &&
             other.provenance == value.provenance;
    });
  };
  for (const auto& [one, other] : {std::pair(&before, &after), std::pair(&after, &before)}) {
    for (const egizia::PrintedValue& value : one->printed) {
      if (!isThere(value, *other)) return egizia::pageOf(*one, value.key);
    }
  }
  return std::nullopt;
}

} // namespace

OpenCopy::OpenCopy(const CopyShelf& shelf, QString path, EditionDocument document,
                   CheckedEdition checked)
    : m_shelf(shelf), m_path(std::move(path)), m_document(std::move(document)),
      m_checked(std::move(checked)), m_progress(progressOf(m_checked)),
      m_texts({m_document.text()}) {}

OpenCopy::OpenCopy(const CopyShelf& shelf, const egizia::Edition& from)
    : OpenCopy(shelf, {}, egizia::documentOf(from), {from, {}, {}}) {
  m_checked.edition.name = CopyShelf::usualName().toStdString();
  m_document.rename(m_checked.edition.name);
  m_texts = {m_document.text()};
}

std::variant<std::unique_ptr<OpenCopy>, CopyFailure> OpenCopy::open(const CopyShelf& shelf,
                                                                    const QString& path) {
  // First, so that nobody changes it in between.
  std::optional<FileLock> lock = holdFile(fileKey(path));
  Result<EditionDocument> document = shelf.open(path);
  if (!document) return CopyFailure{words::wholeSentence(document.error())};
  Result<CheckedEdition> checked = egizia::check(*document);
  if (!checked) return CopyFailure{words::wholeSentence(checked.error())};
  std::unique_ptr<OpenCopy> copy(
      new OpenCopy(shelf, path, std::move(*document), std::move(*checked)));
  copy->hold(std::move(lock));
  return copy;
}

void OpenCopy::hold(std::optional<FileLock> lock) {
  m_isLocked = !lock;
  if (lock) m_lock = std::move(*lock);
}

QString OpenCopy::name() const {
  return words::fromUtf8(m_checked.edition.name);
}

OpenCopy::Outcome OpenCopy::change(const std::function<bool(EditionDocument&)>& change) {
  EditionDocument next = m_document;
  if (!change(next)) return Outcome::refused;
  return take(std::move(next));
}

OpenCopy::Outcome OpenCopy::confirm(egizia::PrintedPage page) {
  EditionDocument next = m_document;
  confirmPage(next, m_checked, page);
  return take(std::move(next));
}

OpenCopy::Outcome OpenCopy::take(EditionDocument next) {
  std::string text = next.text();
  if (text == m_document.text()) return Outcome::same;
  if (m_isLocked) return Outcome::locked;
  Result<CheckedEdition> checked = egizia::check(next);
  if (!checked) return Outcome::refused;
  m_texts.resize(m_now + 1);
  m_texts.push_back(std::move(text));
  ++m_now;
  m_document = std::move(next);
  m_checked = std::move(*checked);
  m_progress = progressOf(m_checked);
  save();
  return Outcome::made;
}

std::optional<PrintedPage> OpenCopy::undo() {
  return canUndo() ? go(m_now - 1) : std::nullopt;
}

std::optional<PrintedPage> OpenCopy::redo() {
  return canRedo() ? go(m_now + 1) : std::nullopt;
}

// Every one of these texts could be read before. They are older than the name.
std::optional<PrintedPage> OpenCopy::go(std::size_t to) {
  if (m_isLocked) return std::nullopt;
  m_now = to;
  Result<EditionDocument> document = egizia::readDocument(m_texts[to]);
  document->rename(m_checked.edition.id, m_checked.edition.name);
  Result<CheckedEdition> checked = egizia::check(*document);
  const std::optional<PrintedPage> page = firstDifference(m_checked.edition, checked->edition);
  m_document = std::move(*document);
  m_checked = std::move(*checked);
  m_progress = progressOf(m_checked);
  save();
  return page;
}

void OpenCopy::save() {
  if (!m_path.isEmpty()) {
    m_problem = m_shelf.save(m_path, m_document);
    return;
  }
  const CopyPlace place = m_shelf.add(name(), m_document);
  if (const auto* failure = std::get_if<CopyFailure>(&place)) {
    m_problem = failure->sentence;
  } else {
    m_path = std::get<QString>(place);
    m_problem.clear();
    hold(holdFile(fileKey(m_path)));
  }
  // It has a name of its own now.
  if (Result<CheckedEdition> checked = egizia::check(m_document)) m_checked = std::move(*checked);
}

} // namespace nilometer::ui
