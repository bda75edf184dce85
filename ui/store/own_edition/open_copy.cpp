// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/open_copy.h"

#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using record::EditionDocument;
using record::Result;
using table::PrintedValue;

namespace {

std::optional<CopyPage> firstDifference(const CheckedCopy& before, const CheckedCopy& after) {
  const auto isThere = [](const PrintedValue& value, const CheckedCopy& copy) {
    return std::ranges::any_of(copy.printed, [&](const PrintedValue& other) {
      return other.key == value.key && other.value == value.value &&
             other.provenance == value.provenance;
    });
  };
  for (const auto& [one, other] : {std::pair(&before, &after), std::pair(&after, &before)}) {
    for (std::size_t i = 0; i < one->printed.size(); ++i) {
      if (!isThere(one->printed[i], *other)) return one->pages[i];
    }
  }
  return std::nullopt;
}

} // namespace

OpenCopy::OpenCopy(const CopyShelf& shelf, QString path, EditionDocument document)
    : m_shelf(shelf), m_path(std::move(path)), m_document(std::move(document)) {}

OpenCopy::OpenCopy(const CopyShelf& shelf, EditionDocument from)
    : OpenCopy(shelf, {}, std::move(from)) {
  m_document.rename(CopyShelf::usualName().toStdString());
  m_texts = {m_document.text()};
  read(std::move(*m_shelf.kindOf(m_document).read(m_document)));
}

std::variant<std::unique_ptr<OpenCopy>, CopyFailure> OpenCopy::open(const CopyShelf& shelf,
                                                                    const QString& path) {
  // First, so that nobody changes it in between.
  std::optional<FileLock> lock = holdFile(fileKey(path));
  Result<EditionDocument> document = shelf.open(path);
  if (!document) return CopyFailure{text::wholeSentence(document.error())};
  Result<CheckedCopy> checked = shelf.kindOf(*document).read(*document);
  if (!checked) return CopyFailure{text::wholeSentence(checked.error())};
  std::unique_ptr<OpenCopy> copy(new OpenCopy(shelf, path, std::move(*document)));
  copy->m_texts = {copy->m_document.text()};
  copy->read(std::move(*checked));
  copy->hold(std::move(lock));
  return copy;
}

void OpenCopy::read(CheckedCopy checked) {
  m_checked = std::move(checked);
  m_progress = progressOf(m_checked);
}

void OpenCopy::hold(std::optional<FileLock> lock) {
  m_isLocked = !lock;
  if (lock) m_lock = std::move(*lock);
}

QString OpenCopy::name() const {
  return text::fromUtf8(m_checked.name);
}

OpenCopy::Outcome OpenCopy::change(const std::function<bool(EditionDocument&)>& change) {
  EditionDocument next = m_document;
  if (!change(next)) return Outcome::refused;
  return take(std::move(next));
}

OpenCopy::Outcome OpenCopy::confirm(CopyPage page) {
  EditionDocument next = m_document;
  confirmPage(next, m_checked, page);
  return take(std::move(next));
}

OpenCopy::Outcome OpenCopy::take(EditionDocument next) {
  std::string text = next.text();
  if (text == m_document.text()) return Outcome::same;
  if (m_isLocked) return Outcome::locked;
  Result<CheckedCopy> checked = m_checked.kind->read(next);
  if (!checked) return Outcome::refused;
  m_texts.resize(m_now + 1);
  m_texts.push_back(std::move(text));
  ++m_now;
  m_document = std::move(next);
  read(std::move(*checked));
  save();
  return Outcome::made;
}

std::optional<CopyPage> OpenCopy::undo() {
  return canUndo() ? go(m_now - 1) : std::nullopt;
}

std::optional<CopyPage> OpenCopy::redo() {
  return canRedo() ? go(m_now + 1) : std::nullopt;
}

// Every one of these texts could be read before. They are older than the name.
std::optional<CopyPage> OpenCopy::go(std::size_t to) {
  if (m_isLocked) return std::nullopt;
  m_now = to;
  Result<EditionDocument> document = EditionDocument::read(m_texts[to], m_document.form());
  document->rename(m_checked.id, m_checked.name);
  Result<CheckedCopy> checked = m_checked.kind->read(*document);
  const std::optional<CopyPage> page = firstDifference(m_checked, *checked);
  m_document = std::move(*document);
  read(std::move(*checked));
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
  if (Result<CheckedCopy> checked = m_checked.kind->read(m_document)) {
    m_checked = std::move(*checked);
  }
}

} // namespace nilometer::ui
