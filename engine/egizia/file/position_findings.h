// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/egizia/file/position_judge.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nilometer::egizia {

/// Collects what a judge of end positions finds.
class PositionFindings {
public:
  explicit PositionFindings(std::vector<PositionFinding>& findings) : m_findings(findings) {}

  void add(const PositionPlace& place, record::ReadFault fault, std::string expected = {}) {
    m_findings.push_back({place, fault, std::move(expected), {}});
  }
  /// Something that has to be said comes after all that is wrong.
  void miss(const PositionPlace& place, std::string why = {}) {
    m_missing.push_back({place, record::ReadFault::missingKey, std::move(why), {}});
  }
  void tellMissing() { m_findings.insert(m_findings.end(), m_missing.begin(), m_missing.end()); }
  /// Numbers that cannot be together.
  void bad(const PositionPlace& place, std::string expected, std::optional<int> found = {}) {
    add(place, record::ReadFault::badPosition, std::move(expected));
    if (found) m_findings.back().found = std::to_string(*found);
  }
  /// One of several numbers that are too much or too little together.
  void badTogether(const PositionPlace& place, std::string expected, int found, int total) {
    bad(place, std::move(expected), found);
    if (found != total) m_findings.back().found += ", with the others " + std::to_string(total);
  }
  /// The value, or `least` with a finding, or without one where nobody has said it.
  int bounded(const PositionPlace& place, std::optional<int> said, int least, int most) {
    const int value = said.value_or(least);
    if (value >= least && value <= most) return value;
    add(place, record::ReadFault::outOfRange,
        std::to_string(least) + " to " + std::to_string(most));
    return least;
  }

private:
  std::vector<PositionFinding>& m_findings;
  std::vector<PositionFinding> m_missing;
};

} // namespace nilometer::egizia
