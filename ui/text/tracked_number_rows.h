// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/phrase.h"
#include "ui/text/tracked_number.h"

#include <algorithm>
#include <array>

/// The numbers of a table as rows: of each thing of a kind there may be one.
namespace nilometer::text {

/// `Kind` = what there is one number of each of; its first enumerator = the one number itself.
template <class Kind> struct TrackedNumberRow {
  const char* name; ///< before it is translated; %1 = which thing
  Kind each = Kind{};
  bool ofTable = false;
};

/// `tr` = of the words that have the rows, `count` = how many things of a kind there are, `thing`
/// = what one of them is called.
template <class Kind, std::size_t rowCount> class TrackedNumberTable {
public:
  using Rows = std::array<TrackedNumberRow<Kind>, rowCount>;
  TrackedNumberTable(const Rows& rows, QString (*tr)(const char*, const char*, int),
                     int (*count)(Kind), QString (*thing)(Kind, int))
      : m_rows(rows), m_tr(tr), m_count(count), m_thing(thing) {}

  /// Tables are compared by the numbers with those indices.
  [[nodiscard]] std::vector<TrackedNumber> all(std::initializer_list<std::size_t> compared) const {
    std::vector<TrackedNumber> all;
    for (const auto& row : m_rows) {
      for (int which = 0; which < m_count(row.each); ++which) {
        const bool isCompared = std::ranges::find(compared, all.size()) != compared.end();
        // One of the table alone, a round or space, is a place and no amount.
        const bool isPlace = row.ofTable && row.each == Kind{};
        all.push_back({fill(m_tr(row.name, nullptr, -1), {m_thing(row.each, which)}), row.ofTable,
                       isCompared, isPlace ? &number : nullptr});
      }
    }
    return all;
  }
  struct Place {
    std::size_t row;
    std::size_t which;
  };
  /// Where the number of that index stands. @pre it is one of all()
  [[nodiscard]] Place find(int index) const {
    std::size_t row = 0;
    for (; index >= m_count(m_rows[row].each); ++row) index -= m_count(m_rows[row].each);
    return {row, static_cast<std::size_t>(index)};
  }

private:
  const Rows& m_rows;
  QString (*m_tr)(const char*, const char*, int);
  int (*m_count)(Kind);
  QString (*m_thing)(Kind, int);
};

} // namespace nilometer::text
