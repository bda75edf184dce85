// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/asked/judged_anew.h"

#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace nilometer::ui {

using words::fill;
using words::number;

namespace {

struct JudgedWords {
  Q_DECLARE_TR_FUNCTIONS(JudgedAnew)
};

/// What is said about each entry, by its index.
using Said = std::map<std::size_t, QStringList>;

QStringList rulesBroken(const egizia::Verdict& verdict, const words::Table& table) {
  QStringList sentences;
  for (const egizia::Finding& finding : verdict.findings()) {
    sentences += words::sentence(finding, table);
  }
  return sentences;
}

/// Hidden cards are named in such an entry: nothing about it is told but that it is other.
bool isSecret(const egizia::Entry& entry) {
  return std::holds_alternative<egizia::NameSphinxCards>(entry);
}

QString verdictOf(const record::ChangedVerdict& changed, const EgiziaSession& session) {
  const bool secret = isSecret(session.record().entries[changed.entry].entry);
  if (changed.wasAccepted && !changed.isAccepted) {
    const QString left = JudgedWords::tr("No longer allowed, so it is left out.");
    const QStringList why = secret ? QStringList() : rulesBroken(changed.after, session.table());
    return (QStringList(left) + why).join(QLatin1Char('\n'));
  }
  if (!changed.wasAccepted && changed.isAccepted) return JudgedWords::tr("Allowed now.");
  if (changed.after.legal()) return JudgedWords::tr("Within the rules now.");
  const QStringList why = secret ? QStringList() : rulesBroken(changed.after, session.table());
  return (QStringList(JudgedWords::tr("Against the rules for other reasons.")) + why)
      .join(QLatin1Char('\n'));
}

QString pointsOf(const record::ChangedPoints& changed, const words::Table& table) {
  return fill(JudgedWords::tr("%1: %2 instead of %3."),
              {words::playerName(changed.player, table), number(changed.after),
               words::points(changed.before)});
}

} // namespace

JudgedAnew judgedAnew(const EgiziaSession& session, const egizia::Rejudged& judged,
                      const QString& title) {
  const words::Table& table = session.table();
  Said said;
  for (const record::LeftOut& left : judged.leftOut) {
    said[left.entry] += JudgedWords::tr("Cannot be said with these values, so it is left out.");
  }
  for (const record::ChangedVerdict& changed : judged.verdicts) {
    said[changed.entry] += verdictOf(changed, session);
  }
  for (const record::ChangedPoints& changed : judged.points) {
    said[changed.entry] += pointsOf(changed, table);
  }
  JudgedAnew anew{title, {}, {}, {}};
  for (table::Player player = 0; player < session.players(); ++player) {
    anew.totals.push_back({words::playerName(player, table), judged.pointsBefore[player],
                           judged.pointsAfter[player]});
  }
  for (const auto& [entry, sentences] : said) {
    anew.lines.push_back({entry, words::sentence(session.record().entries[entry], table),
                          sentences.join(QLatin1Char('\n'))});
  }
  return anew;
}

} // namespace nilometer::ui
