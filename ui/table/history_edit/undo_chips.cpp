// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/history_edit/undo_chips.h"

#include "ui/base/style/chip.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

struct UndoWords {
  Q_DECLARE_TR_FUNCTIONS(nilometer::ui::HeaderBar)
};

void showStep(Chip& chip, const QString& step, const QString& sign, const QString& name,
              const QString& tip, const QString& key) {
  chip.setEnabled(!step.isEmpty());
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = sign;
  look.name = name;
  look.tip = text::fill(QStringLiteral("%1 (%2)"), {tip, key});
  chip.setLook(look);
}

QString undoText(UndoSays says) {
  const QString sign = QStringLiteral("↶");
  return says == UndoSays::sign ? sign : sign + u' ' + UndoWords::tr("Undo");
}

} // namespace

int undoWidth(const Chip& chip, UndoSays says) {
  ChipLook look = chip.look();
  look.text = undoText(says);
  return chipWidth(look, chip.font());
}

void showUndo(Chip& chip, const QString& step, UndoSays says) {
  showStep(chip, step, undoText(says), UndoWords::tr("Undo"),
           step.isEmpty() ? UndoWords::tr("Nothing to undo")
                          : text::fill(UndoWords::tr("Undo: %1"), {step}),
           UndoWords::tr("Ctrl+Z"));
}

void showRedo(Chip& chip, const QString& step) {
  showStep(chip, step, QStringLiteral("↷"), UndoWords::tr("Redo"),
           step.isEmpty() ? UndoWords::tr("Nothing to redo")
                          : text::fill(UndoWords::tr("Redo: %1"), {step}),
           UndoWords::tr("Ctrl+Y"));
}

} // namespace nilometer::ui
