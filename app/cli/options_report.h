// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <vector>

namespace nilometer::cli {

/// What may be done in a game after some of its entries.
struct OptionsReport {
  struct Offer {
    QString line; ///< that could be appended to the record
    QString sentence;
    QStringList doubts; ///< what speaks against it
  };

  QString file;        ///< as shown
  int after = 0;       ///< entries carried out or refused so far
  int findings = 0;    ///< of them refused
  QStringList missing; ///< printed values that some of those waited for, by name
  int round = 0;
  QString phase;        ///< stable id, "SAIL"
  QString standing;     ///< "round 3, Sail"
  QString onTurn;       ///< a name, or the whole table; empty when the game is over
  QString onTurnColour; ///< stable id; empty where it is nobody in particular
  std::vector<Offer> entries;

  // What only this game has to say.
  QString more; ///< blocks of text
  QJsonObject moreJson;
};

[[nodiscard]] QString optionsText(const OptionsReport& report);
[[nodiscard]] QJsonObject optionsJson(const OptionsReport& report);

/// A heading with lines below it; nothing without any.
[[nodiscard]] QString optionsBlock(const QString& heading, const QString& body);

} // namespace nilometer::cli
