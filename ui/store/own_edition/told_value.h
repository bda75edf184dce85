// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/edition_document.h"

#include <string>
#include <string_view>
#include <vector>

namespace nilometer::ui {

/// What the table has read off its copy, as the edition file writes it.
struct ToldValue {
  std::string place; ///< "pyramids.trade.levels[2].vp"
  record::JsonValue value;
  bool listed = false;     ///< it is one of the things in the list at that place
  std::string_view open{}; ///< of such a thing: the member that need not have been read with it
};
using ToldValues = std::vector<ToldValue>;

/// Whether the copy says so already.
[[nodiscard]] bool isTold(const record::EditionDocument& copy, const ToldValue& told);
/// The copy says so from now on; false if there is no such place. One thing of a list is added
/// where there is none like it; where there is one of which less was read, the rest of it is.
bool tell(record::EditionDocument& copy, const ToldValue& told);
/// Two readings of one thing, or of two that look alike: they differ in what may be open at most.
[[nodiscard]] bool isAlike(const ToldValue& one, const ToldValue& other);
/// The thing that says `wrong` says what is `right`; false if there is none.
bool putRight(record::EditionDocument& copy, const ToldValue& wrong, const ToldValue& right);
/// It was read wrong: that thing is taken out of its list, or is what it was `before`. What the
/// copy says otherwise by now stays.
void takeBack(record::EditionDocument& copy, const ToldValue& told,
              const record::EditionDocument& before);

} // namespace nilometer::ui
