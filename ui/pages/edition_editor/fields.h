// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/copy_cells.h"

#include <QSizeF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <variant>
#include <vector>

class QPainter;
class QRectF;

/// A page of a copy as data: which fields there are, and what stands beside them. Where they stand
/// is for the FieldsPage; the value, how sure it is and why is for the copy.
namespace nilometer::ui {

struct Theme;

/// A text. With a place it carries the mark of what is printed there.
struct FieldText {
  enum class Tone : std::uint8_t { plain, quiet, strong, wrong };
  QString text;
  Tone tone = Tone::plain;
  QString place;
};
/// A number of the copy.
struct FieldNumber {
  QString place;
  NumberField::Content content;          ///< its name, its bounds, what is printed beside it
  std::function<CopyChange(int)> change; ///< where more changes than this number; else empty
};
/// A word that is typed.
struct FieldWord {
  QString place;
  QString name; ///< accessible
};
/// Words out of a list. With a blank in its place it is no value of the copy: it adds one.
struct FieldChoice {
  QString place;
  ChoiceField::Content content; ///< without how sure it is
  std::function<CopyChange(const std::vector<int>&)> change;
};
/// A button. In a row where one is called "… earlier" or "… later", Alt and an arrow press it from
/// each of them.
struct FieldStep {
  QString name; ///< the object name: "obelisk.rows[2] remove"
  StepButton::Sign sign = StepButton::Sign::add;
  QString text;
  CopyChange change;
  bool enabled = true;
  QStringList next{}; ///< where the keyboard goes afterwards: the first of these that is there
};
/// Something pictured.
struct FieldDrawing {
  QSizeF size; ///< in heights of a letter
  /// In the coordinates of the page, so that drawings below each other can be one picture.
  std::function<void(QPainter& painter, const QRectF& room, const Theme& theme)> paint;
  QString name{}; ///< for those who do not see it; empty = it says nothing new
};

using FieldPart =
    std::variant<FieldText, FieldNumber, FieldWord, FieldChoice, FieldStep, FieldDrawing>;
/// What belongs together, side by side.
using FieldParts = std::vector<FieldPart>;

struct FieldRow {
  enum class Lay : std::uint8_t {
    columns, ///< each of the parts below that of the row before
    flow     ///< one after the other, in as many lines as they need
  };
  QString label; ///< before all; empty = none
  std::vector<FieldParts> parts;
  Lay lay = Lay::columns;
};

/// A card of the page.
struct FieldGroup {
  enum class Rows : std::uint8_t {
    apart,
    joined, ///< so close that their drawings are one picture
    upwards ///< the same from the bottom to the top
  };
  QString heading;
  QString place;        ///< the value the heading speaks of, if it is to carry its mark
  FieldParts before;    ///< before the heading
  FieldParts behind;    ///< at its right end
  QStringList findings; ///< what makes no sense about it
  std::vector<FieldRow> rows;
  Rows order = Rows::apart;
};

/// Cards under a heading (or none).
struct FieldSection {
  enum class Widths : std::uint8_t {
    columns, ///< all cards are equally wide
    own
  };
  QString heading;
  std::vector<FieldGroup> groups;
  Widths widths = Widths::columns;
};

struct FieldList {
  std::vector<FieldParts> head; ///< above all cards
  std::vector<FieldSection> sections;
};

} // namespace nilometer::ui
