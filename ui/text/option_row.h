// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/rule_id.h"

#include <QString>
#include <QStringList>

#include <array>
#include <bit>
#include <cstdint>

namespace nilometer::text {

/// The texts of a rule option, before they are translated.
struct OptionRow {
  table::RuleId rule; ///< whose summary the chosen value completes
  const char* name;
  // A sentence for each value; nullptr where there is none.
  const char* first;
  const char* second;
  const char* third = nullptr;
  const char* fourth = nullptr;

  [[nodiscard]] constexpr std::array<const char*, 4> values() const {
    return {first, second, third, fourth};
  }
};

/// The texts of a profile, before they are translated: what it is called, what it is and for whom.
struct ProfileRow {
  const char* name;
  const char* summary;
};

/// Of a game whose options are one byte each, in the order of the rows: each value is an index into
/// OptionRow::values(), no before yes. `profiles` = in the order of theirs, `tr` = of the words
/// that have the rows.
template <std::size_t count, std::size_t profileCount> class OptionTexts {
public:
  using Rows = std::array<OptionRow, count>;
  using Profiles = std::array<ProfileRow, profileCount>;
  using Translate = QString (*)(const char*, const char*, int);
  constexpr OptionTexts(const Rows& rows, const Profiles& profiles, Translate tr)
      : m_rows(rows), m_profiles(profiles), m_tr(tr) {}

  [[nodiscard]] QString profileName(std::size_t profile) const {
    return m_tr(m_profiles[profile].name, nullptr, -1);
  }
  [[nodiscard]] QString profileSummary(std::size_t profile) const {
    return m_tr(m_profiles[profile].summary, nullptr, -1);
  }

  [[nodiscard]] QString name(int option) const {
    return m_tr(m_rows[static_cast<std::size_t>(option)].name, nullptr, -1);
  }
  [[nodiscard]] QStringList values(int option) const {
    QStringList all;
    for (const char* text : m_rows[static_cast<std::size_t>(option)].values()) {
      if (text != nullptr) all += m_tr(text, nullptr, -1);
    }
    return all;
  }
  /// What has been chosen for the options of a rule.
  template <class Options>
  [[nodiscard]] QStringList chosen(table::RuleId rule, const Options& options) const {
    using Values = std::array<std::uint8_t, count>;
    static_assert(sizeof(Values) == sizeof(Options));
    const auto values = std::bit_cast<Values>(options);
    QStringList all;
    for (std::size_t i = 0; i < count; ++i) {
      if (m_rows[i].rule == rule) all += m_tr(m_rows[i].values()[values[i]], nullptr, -1);
    }
    return all;
  }

private:
  const Rows& m_rows;
  const Profiles& m_profiles;
  Translate m_tr;
};

} // namespace nilometer::text
