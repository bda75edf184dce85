// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/disputed.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

namespace nilometer::text {

namespace {

struct DisputedWords {
  Q_DECLARE_TR_FUNCTIONS(Disputed)
};

} // namespace

QString otherwiseText(const Disputed& disputed) {
  if (!disputed.hasOther) return {};
  if (disputed.otherwise.isEmpty()) return DisputedWords::tr("Otherwise: it was not made");
  //: %1: the sentence of an entry, "Anna's ship to Edfu"
  return fill(DisputedWords::tr("Otherwise: %1"), {disputed.otherwise});
}

QString disputedText(const Disputed& disputed) {
  const QString other = otherwiseText(disputed);
  // An entry that the table does not agree about.
  const QString said = disputed.note.isEmpty()
                           ? DisputedWords::tr("Disputed")
                           //: %1: a note that somebody wrote
                           : fill(DisputedWords::tr("Disputed: %1"), {disputed.note});
  return other.isEmpty() ? said : fill(QStringLiteral("%1 · %2"), {said, other});
}

} // namespace nilometer::text
