// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/copy/copy_progress.h"

#include <algorithm>

namespace nilometer::ui {

using egizia::PrintedPage;
using egizia::printedPageCount;

int CopyProgress::confirmed() const {
  return static_cast<int>(std::ranges::count(pages, PageState::confirmed));
}

std::optional<PrintedPage> CopyProgress::next(PrintedPage from) const {
  for (int i = 0; i < printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>((static_cast<int>(from) + i) % printedPageCount);
    if (of(page) != PageState::confirmed) return page;
  }
  return std::nullopt;
}

CopyProgress progressOf(const egizia::CheckedEdition& copy) {
  CopyProgress progress;
  for (int i = 0; i < printedPageCount; ++i) {
    const auto page = static_cast<PrintedPage>(i);
    PageState& state = progress.pages[static_cast<std::size_t>(i)];
    if (!findingsOn(copy, page).empty())
      state = PageState::nonsense;
    else
      state = egizia::isConfirmed(copy.edition, page) ? PageState::confirmed : PageState::open;
  }
  return progress;
}

std::vector<std::size_t> findingsOn(const egizia::CheckedEdition& copy, PrintedPage page) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < copy.findings.size(); ++i) {
    if (egizia::pageOf(copy.edition, copy.findings[i].key) == page) found.push_back(i);
  }
  return found;
}

void confirmPage(egizia::EditionDocument& document, const egizia::CheckedEdition& copy,
                 PrintedPage page) {
  for (const std::size_t value : egizia::printedOn(copy.edition, page)) {
    document.confirm(copy.edition.printed[value].key);
  }
}

} // namespace nilometer::ui
