// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/archive.h"
#include "engine/table/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>

/// The options of a game's rules as they stand in its files: the keys are the names of its rules
/// file, and only what differs from the set of rules is written.
namespace nilometer::record {

/// The values of an option, each by its place. One without words of its own is a matter of yes or
/// no; in files it is a boolean.
class OptionWords {
public:
  constexpr OptionWords() = default;
  constexpr OptionWords(std::span<const std::string_view> words)
      : m_isYesNo(false), m_count(words.size()) {
    std::ranges::copy(words, m_words.begin());
  }
  constexpr OptionWords(std::initializer_list<std::string_view> words)
      : OptionWords(std::span(words.begin(), words.size())) {}
  template <std::size_t count>
  constexpr OptionWords(const std::array<std::string_view, count>& words)
      : OptionWords(std::span(words)) {}
  [[nodiscard]] constexpr bool isYesNo() const { return m_isYesNo; }
  [[nodiscard]] constexpr std::span<const std::string_view> all() const {
    return std::span(m_words).first(m_count);
  }

private:
  bool m_isYesNo = true;
  std::size_t m_count = 2;
  std::array<std::string_view, 4> m_words{"false", "true"};
};

/// One option. A value is an index into its words.
template <class Options> struct OptionKey {
  std::string_view key;
  std::size_t (*value)(const Options& options);
  void (*set)(Options& options, std::size_t value); ///< @pre `value` is such an index
  OptionWords words{};

  [[nodiscard]] bool isYesNo() const { return words.isYesNo(); }
};

/// The option that a member of a game's options is.
template <auto member> struct OptionOf;
template <class Options, class T, T Options::*member> struct OptionOf<member> {
  static constexpr OptionKey<Options> named(std::string_view key, OptionWords words = {}) {
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
        in.unless(otherwise, option.key, value, Word<std::size_t>{option.words.all()});
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
