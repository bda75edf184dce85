// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/damage_words.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>
#include <QStringList>

namespace nilometer::text {

namespace {

struct DamageWords {
  Q_DECLARE_TR_FUNCTIONS(Damage)
};

} // namespace

std::vector<std::string> namesOfNobody(int players) {
  std::vector<std::string> names;
  for (int player = 1; player <= players; ++player) {
    //: a player whose name is lost; %1: a number
    names.push_back(fill(DamageWords::tr("Player %1"), {number(player)}).toStdString());
  }
  return names;
}

QString madeUp(const record::NewHeader& header) {
  QStringList said;
  if (header.seats) {
    said += DamageWords::tr(
        "The list of players is lost; %n player(s) are the fewest that all entries fit.", nullptr,
        header.players);
  } else if (header.names) {
    said += DamageWords::tr("Names or colours of players are lost, and others took their place.");
  }
  if (header.rules) {
    said += DamageWords::tr("The rules that were agreed on are lost, and the usual ones took their "
                            "place.");
  }
  if (header.edition) {
    said += DamageWords::tr("Which printed values it was played with is lost; it goes on with the "
                            "first that all entries fit.");
  }
  if (said.isEmpty()) {
    said += DamageWords::tr("All that stands there could be read; it may say something else than "
                            "before.");
  }
  return said.join(u' ');
}

} // namespace nilometer::text
