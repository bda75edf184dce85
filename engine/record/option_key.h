// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/table/rules.h"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

/// The options of a game's rules as they stand in its files: the keys are the names of its rules
/// file, and only what differs from the set of rules is written.
namespace nilometer::record {

/// The values of an option that is a matter of yes or no; in files they are booleans.
inline constexpr auto noYes = std::to_array<std::string_view>({"false", "true"});

/// One option. A value is an index into its words.
template <class Options> struct OptionKey {
  std::string_view key;
  std::size_t (*value)(const Options& options);
  void (*set)(Options& options, std::size_t value); ///< @pre `value` is such an index
  std::span<const std::string_view> words = noYes;

  [[nodiscard]] bool isYesNo() const { return words.data() == noYes.data(); }
};

/// The option that a member of a game's options is.
template <auto member> struct OptionOf;
template <class Options, class T, T Options::*member> struct OptionOf<member> {
  static constexpr OptionKey<Options> named(std::string_view key,
                                            std::span<const std::string_view> words = noYes) {
    return {key, [](const Options& options) { return static_cast<std::size_t>(options.*member); },
            [](Options& options, std::size_t value) { options.*member = static_cast<T>(value); },
            words};
  }
};

/// An object with those of these options that are not the usual ones.
template <class Options>
[[nodiscard]] auto otherThan(const Options& usual, std::span<const OptionKey<Options>> keys) {
  return objectOf<Options>([usual, keys](Archive& in, Options& set) {
    if (in.reads()) set = usual;
    for (const OptionKey<Options>& option : keys) {
      std::size_t value = option.value(set);
      const std::size_t otherwise = option.value(usual);
      if (option.isYesNo())
        in.unless(otherwise, option.key, value, YesNo{});
      else
        in.unless(otherwise, option.key, value, Word<std::size_t>{option.words});
      option.set(set, value);
    }
  });
}

/// The member "profile" and the optional one "options", with what differs from the profile.
template <table::Rules G>
void describeOptions(Archive& at, typename G::Profile& profile, typename G::Options& options,
                     std::span<const OptionKey<typename G::Options>> keys) {
  at.needed("profile", profile, Word<typename G::Profile>{G::profileNames});
  const typename G::Options usual = G::optionsOf(profile);
  at.unless(usual, "options", options, otherThan(usual, keys));
}

} // namespace nilometer::record
