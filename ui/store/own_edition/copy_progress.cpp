// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/own_edition/copy_progress.h"

#include <QStringList>

#include <algorithm>

namespace nilometer::ui {

int CopyProgress::confirmed() const {
  return static_cast<int>(std::ranges::count(pages, PageState::confirmed));
}

std::optional<CopyPage> CopyProgress::next(CopyPage from) const {
  for (std::size_t i = 0; i < pages.size(); ++i, from = after(from)) {
    if (of(from) != PageState::confirmed) return from;
  }
  return std::nullopt;
}

QStringList CopyProgress::nonsense(const CopyKind& kind) const {
  QStringList names;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (pages[i] == PageState::nonsense) names += kind.pageName(CopyPage(i));
  }
  return names;
}

CopyProgress progressOf(const CheckedCopy& copy) {
  CopyProgress progress{.pages = std::vector<PageState>(copy.kind->pages(), PageState::confirmed),
                        .unread = std::vector<int>(copy.kind->pages(), 0),
                        .values = static_cast<int>(copy.printed.size())};
  for (std::size_t i = 0; i < copy.printed.size(); ++i) {
    if (copy.printed[i].provenance == table::Provenance::confirmed) {
      ++progress.confirmedValues;
      continue;
    }
    progress.pages[copy.pages[i].number] = PageState::open;
    if (copy.printed[i].provenance == table::Provenance::missing) {
      ++progress.unread[copy.pages[i].number];
    }
  }
  for (const CopyFinding& finding : copy.findings) {
    progress.pages[finding.page.number] = PageState::nonsense;
  }
  return progress;
}

std::vector<std::size_t> findingsOn(const CheckedCopy& copy, CopyPage page) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < copy.findings.size(); ++i) {
    if (copy.findings[i].page == page) found.push_back(i);
  }
  return found;
}

int countOn(const CheckedCopy& copy, CopyPage page, table::Provenance provenance) {
  int count = 0;
  for (std::size_t i = 0; i < copy.printed.size(); ++i) {
    count += copy.pages[i] == page && copy.printed[i].provenance == provenance ? 1 : 0;
  }
  return count;
}

void confirmPage(record::EditionDocument& document, const CheckedCopy& copy, CopyPage page) {
  for (std::size_t i = 0; i < copy.printed.size(); ++i) {
    if (copy.pages[i] == page) document.confirm(copy.printed[i].key);
  }
}

} // namespace nilometer::ui
