// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::text {

/// How a game speaks of itself: each game has its own among its words (`ui/<game>/words`), with
/// these static members. Nothing in it names what is hidden.
///
/// ```
/// static QString name();                        // as it stands on the box
/// using Names;                                  // what sentences need: players, printed names
/// static Names names(players, edition);         // the edition outlives them
/// static QString sentence(recordedEntry, names);
/// static QString brief(entry, names);           // in the words a row of the log has room for
/// static bool isDoubt(effect);                  // if it knows doubts: it says one of the entry
/// // if the table before an entry belongs to what is said of it:
/// static QString sentenceOn(state, entry, names);
/// // if what it has led to does: sentence(recordedEntry, names, seen), brief(entry, names, seen)
/// static Seen seenAt(replay, index, entry);
/// static QString sentence(effect, names);       // empty where nobody moves anything
/// static QString sentence(finding, names);      // ends with the rule's number
/// static QStringList impossible(set, names);    // a sentence for each broken invariant
/// static QString asPlayed(entry, moment, names);    // of RepairRules::asPlayed: what stays, and
/// when static QStringList moves(effects, names);     // what to move on the real board static
/// QString reason(ledgerLine, names, effects); static QString phase(moment, names);          // as
/// it begins static QString afterRounds(moment);           // what is done then; empty before
/// static QString standing(moment);              // "round 3, Build"
/// static QString seatOrder();                   // what the order of the players means
/// static constexpr bool drawsOrder;             // whether it may be drawn
/// static constexpr bool hidesPoints;            // until the end; only in such games
/// static QString profileName(profile);  static QString profileSummary(profile);
/// static QString optionName(index);     static QStringList optionValues(index); // a sentence each
/// static RuleNames ruleNames();
/// static QString ruleName(rule);  static QString ruleTitle(rule, names);
/// static QString ruleSummary(rule, setup);
/// static bool corrects(entry);                  // puts something on the table right
/// static bool isSettingUp(record);              // nothing has been done that begins the game
/// static Player playerOf(entry);                // noPlayer = the whole table
/// using Basis;                                  // Basis(replay, edition): PrintedSet of what is
///                                               // assumed by line of the ledger (lines()), behind
///                                               // an entry (ofEntry(entry, player))
/// static QString restsOn(values, names);  static QStringList restsOnLines(values, names);
/// static Effects movesBetween(edition, from, to);   // from one table to another
/// static std::vector<TrackedNumber> tracked numbers();          // every number of a table; the
/// points come first static int tracked number(setup, state, player, index);    // how much
/// somebody, or the table, has of it static QString printedName(place, names);         // "What the
/// harbour gives" static QString question(place);               // for it, where an entry says what
/// is printed static bool sameLayout(edition, edition);     // places and things have the same
/// numbers on both
/// ```
template <class G> struct Phrasebook;

} // namespace nilometer::text
