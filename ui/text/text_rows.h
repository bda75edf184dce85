// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <array>
#include <cstddef>
#include <cstdlib>
#include <string_view>

/// Texts of a game that stand in a list, in the order of an enumeration.
namespace nilometer::text {

/// The name of a value of that enumeration, of so many if it counts (%n); what does not exist is
/// called "?". `tr` = of the words that have the names.
template <class Names>
[[nodiscard]] QString named(const Names& names, auto value,
                            QString (*tr)(const char*, const char*, int), int count = -1) {
  const auto index = static_cast<std::size_t>(value);
  return index < names.size() ? tr(names[index], nullptr, count) : QStringLiteral("?");
}

/// What the values of an enumeration are called. `tr` = of the words that have the names.
template <class Value, std::size_t count> class NameList {
public:
  using Names = std::array<const char*, count>;
  constexpr NameList(const Names& names, QString (*tr)(const char*, const char*, int))
      : m_names(names), m_tr(tr) {}

  [[nodiscard]] QString operator()(Value value) const { return named(m_names, value, m_tr); }
  /// In the order of the enumeration; those of a set (a bit each), or all.
  [[nodiscard]] QStringList of(unsigned set = ~0U) const {
    QStringList parts;
    for (std::size_t i = 0; i < count; ++i) {
      if ((set >> i & 1U) != 0) parts += m_tr(m_names[i], nullptr, -1);
    }
    return parts;
  }

private:
  const Names& m_names;
  QString (*m_tr)(const char*, const char*, int);
};

/// What decides between singular and plural of a text: that number where it counts (%n), none
/// elsewhere.
[[nodiscard]] inline int countFor(std::string_view text, int number) {
  return text.find("%n") == std::string_view::npos ? -1 : std::abs(number);
}

} // namespace nilometer::text
