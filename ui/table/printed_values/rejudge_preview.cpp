// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/printed_values/rejudge_preview.h"

#include "ui/text/phrase.h"
#include "ui/text/shown_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace nilometer::ui {

using text::fill;
using text::number;

namespace {

struct JudgedWords {
  Q_DECLARE_TR_FUNCTIONS(RejudgePreview)
};

/// What is said about each entry, by its index.
using Said = std::map<std::size_t, QStringList>;

QString verdictOf(const record::ChangedVerdict& changed, const SaidAnew& said) {
  if (!changed.wasAccepted && changed.isAccepted) return JudgedWords::tr("Allowed now.");
  const bool isLeftOut = changed.wasAccepted && !changed.isAccepted;
  if (!isLeftOut && changed.after.legal()) return JudgedWords::tr("Within the rules now.");
  QStringList lines{isLeftOut ? JudgedWords::tr("No longer allowed, so it is left out.")
                              : JudgedWords::tr("Against the rules for other reasons.")};
  if (said.isSecret(changed.entry)) return lines.front();
  for (const table::Finding& finding : changed.after.findings()) lines += said.finding(finding);
  return lines.join(QLatin1Char('\n'));
}

QString pointsOf(const record::ChangedPoints& changed, const QStringList& players) {
  return fill(JudgedWords::tr("%1: %2 instead of %3."),
              {text::playerName(changed.player, players), number(changed.after),
               text::points(changed.before)});
}

} // namespace

RejudgePreview judgedAnew(const SaidAnew& game, const record::GameRejudged& judged,
                          const QString& title) {
  Said said;
  for (const record::LeftOut& left : judged.leftOut) {
    said[left.entry] += JudgedWords::tr("Cannot be said with these values, so it is left out.");
  }
  for (const record::ChangedVerdict& changed : judged.verdicts) {
    said[changed.entry] += verdictOf(changed, game);
  }
  for (const record::ChangedPoints& changed : judged.points) {
    said[changed.entry] += pointsOf(changed, game.players);
  }
  RejudgePreview anew{title, {}, {}, {}};
  for (table::Player player = 0; player < game.players.size(); ++player) {
    anew.totals.push_back({text::playerName(player, game.players), judged.pointsBefore[player],
                           judged.pointsAfter[player]});
  }
  for (const auto& [entry, sentences] : said) {
    anew.lines.push_back({entry, game.entry(entry), sentences.join(QLatin1Char('\n'))});
  }
  return anew;
}

} // namespace nilometer::ui
