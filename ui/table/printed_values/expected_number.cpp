// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/expected_number.h"

#include "ui/table/printed_values/asked_game.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct ExpectedWords {
  Q_DECLARE_TR_FUNCTIONS(ExpectedNumber)
};

/// The numbers that could stand at one place while all others stay as they are.
class PossibleNumbers {
public:
  PossibleNumbers(const CopyKind& kind, const record::EditionDocument& played, std::string place)
      : m_kind(kind), m_played(played), m_place(std::move(place)) {}

  [[nodiscard]] bool contains(int value) const {
    const CopyInPlay copy = withFound(m_kind, m_played, [&](record::EditionDocument& document) {
      return document.correctNumber(m_place, value);
    });
    return std::holds_alternative<CheckedCopy>(copy);
  }
  /// Furthest from `good` on the way to `limit`: there is no gap in between.
  [[nodiscard]] int furthest(int good, int limit) const {
    if (contains(limit)) return limit;
    while (std::abs(limit - good) > 1) {
      const int middle = (good + limit) / 2;
      (contains(middle) ? good : limit) = middle;
    }
    return good;
  }

private:
  const CopyKind& m_kind;
  const record::EditionDocument& m_played;
  std::string m_place;
};

} // namespace

QString expectedNumber(const CopyKind& kind, const record::EditionDocument& played,
                       const TypedNumber& typed, const CopyFailure& failure) {
  const record::Result<CheckedCopy> copy = kind.read(played);
  if (!copy) return failure.sentence;
  const CopyNumber bounds = kind.number(*copy, typed.place);
  const PossibleNumbers possible(kind, played, typed.place);
  const std::optional<int> printed = printedNumber(copy->printed, typed.place);
  int good = bounds.least;
  if (printed && possible.contains(*printed)) {
    good = *printed;
  } else {
    while (good <= bounds.most && !possible.contains(good)) ++good;
    if (good > bounds.most) return failure.sentence;
  }
  const auto at = std::ranges::find_if(copy->printed, [&](const table::PrintedValue& value) {
    const std::size_t length = value.key.size();
    return typed.place.starts_with(value.key) &&
           (typed.place.size() == length || typed.place[length] == '.' ||
            typed.place[length] == '[');
  });
  if (at == copy->printed.end()) return failure.sentence;
  const CopyPage page = copy->pages[static_cast<std::size_t>(at - copy->printed.begin())];
  const int least = possible.furthest(good, std::min(bounds.least, good));
  const int most = possible.furthest(good, std::max(bounds.most, good));
  const QStringList facts{typed.name, number(least), number(most), number(typed.number),
                          kind.pageName(page)};
  if (least == most) {
    //: %1: what is printed somewhere; %5: a page of “Check your copy”
    return fill(ExpectedWords::tr("%1: beside the other numbers only %2 is possible, not %4; if "
                                  "those are other ones too, they are changed together under "
                                  "“Check your copy”, page “%5”."),
                facts);
  }
  //: %1: what is printed somewhere; %5: a page of “Check your copy”
  return fill(ExpectedWords::tr("%1: beside the other numbers %2 to %3 is possible, not %4; if "
                                "those are other ones too, they are changed together under "
                                "“Check your copy”, page “%5”."),
              facts);
}

QString doubtedNumber(const CopyKind& kind, const CheckedCopy& copy, const TypedNumber& typed) {
  const auto likely = kind.number(copy, typed.place).likely;
  if (!likely || likely->contains(typed.number)) return {};
  const bool isLow = typed.number < likely->least;
  const QString doubt =
      isLow ? ExpectedWords::tr("Can %1 be printed there? At least %2 is likely. Enter once more "
                                "takes it.")
            : ExpectedWords::tr("Can %1 be printed there? At most %2 is likely. Enter once more "
                                "takes it.");
  return fill(doubt, {number(typed.number), number(isLow ? likely->least : likely->most)});
}

} // namespace nilometer::ui
