// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <functional>
#include <memory>
#include <vector>

namespace nilometer::ui {

/// Something that stands in a line: a word or a sign. Painted at the beginning of its base line.
struct InlinePiece {
  qreal width = 0;
  qreal gap = 0; ///< before it, unless it begins a line
  std::function<void(const QPointF&)> paint;
  bool leads = false; ///< the next one stands in the same line
  /// It and all up to the next that begins stand in one line, if a line is wide enough for them.
  bool begins = false;
  /// Stands before it where it begins a line that is not the first: a sign of what goes on there.
  std::shared_ptr<const InlinePiece> again{};
  /// Stands before it unless it begins a line, behind a gap of its own: what keeps it apart from
  /// the piece before.
  std::shared_ptr<const InlinePiece> between{};
};

/// Pieces put into lines, as a text is.
class InlineFlow {
public:
  InlineFlow(std::vector<InlinePiece> pieces, qreal width);
  [[nodiscard]] int lines() const { return m_lines; }
  /// Nothing sticks out at the right.
  [[nodiscard]] bool fits() const { return m_fits; }
  /// `base` = where the first line begins; the next ones are that much lower. Of too many lines
  /// the first are painted.
  void paint(const QPointF& base, qreal pitch, int most) const;

private:
  struct Placed {
    InlinePiece piece;
    qreal left = 0;
    int line = 0;
  };
  std::vector<Placed> m_placed;
  int m_lines = 0;
  bool m_fits = true;
};

} // namespace nilometer::ui
