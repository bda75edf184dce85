// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QStringList>

/// How every game says that a number of the table is put right (table::Correction).
namespace nilometer::text {

struct CorrectionWords {
  Q_DECLARE_TR_FUNCTIONS(Correction)
public:
  /// Where points come from that were put right by hand.
  [[nodiscard]] static QString group() { return tr("Corrections"); }
  /// Why a player has those points.
  [[nodiscard]] static QString reason() { return tr("Correction"); }
  /// `what` = which number, `value` = what it is from now on.
  [[nodiscard]] static QString sentence(const QString& what, const QString& value) {
    //: Something is put right: "Correction: Anna, Space on the Nile → 12".
    return fill(tr("Correction: %1 → %2"), {what, value});
  }
};

/// "Correction: Anna, Space on the Nile → 12". `Speech` = the Phrasebook of the game; it has
///
/// ```
/// using Correct;  static constexpr std::span<const table::CorrectableKind> correctables;
/// static bool isNamed(const Correct&);                  // whether its values have names
/// static QString correctable(const Correct&);           // what the number is called
/// static QString placeOf(const Correct&);               // where, if there is one at each place
/// static QString correctedTo(const Correct&, names);    // its value in words
/// ```
template <class Speech>
[[nodiscard]] QString correctionSentence(const auto& entry, const auto& names) {
  QStringList what;
  if (entry.player < names.playerNames.size()) what += playerName(entry.player, names);
  what += Speech::placeOf(entry);
  what += Speech::correctable(entry);
  what.removeAll(QString());
  return CorrectionWords::sentence(what.join(QStringLiteral(", ")),
                                   Speech::correctedTo(entry, names));
}

} // namespace nilometer::text
