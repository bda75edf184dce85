// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/saqqara/saqqara_options.h"

#include "app/cli/output.h"
#include "app/cli/texts.h"

#include <QJsonArray>

namespace nilometer::cli {

using text::fill;
using text::fromUtf8;

namespace {

/// Says each thing twice: to people and to programs.
class SaqqaraOptionsWriter {
public:
  SaqqaraOptionsWriter(const SaqqaraStanding& now, OptionsReport& report)
      : m_now(now), m_list(now.list), m_report(report) {}

  void write() {
    offers("bids", Cli::tr("Huts where goods of any kinds may be bid, and how many"), m_list.bids);
    offers("investments",
           Cli::tr("Warehouses where goods of any kinds may be invested, and how many"),
           m_list.investments);
    theft();
    pyramids("openPriced", Cli::tr("The entry says in “paid” which goods the price leaves open"),
             m_list.openPriced);
    unpriced();
    players("toReveal", Cli::tr("Influence cards still to be turned up, of"), m_list.toReveal);
    asked("asked", m_list.asked);
  }

private:
  void say(const char* key, const QString& heading, const QStringList& lines,
           const QJsonArray& json) {
    if (json.isEmpty()) return;
    m_report.more += optionsBlock(heading, QStringLiteral("  %1\n").arg(lines.join(u"\n  ")));
    m_report.moreJson.insert(QString::fromLatin1(key), json);
  }

  void offers(const char* key, const QString& heading,
              const std::vector<saqqara::GoodsOffer>& offers) {
    QStringList lines;
    QJsonArray json;
    for (const saqqara::GoodsOffer& offer : offers) {
      //: A warehouse, and how many goods: “Linen: 2 to 5”.
      lines += fill(Cli::tr("%1: %2 to %3"), {text::warehouseName(offer.at),
                                              text::number(offer.least), text::number(offer.most)});
      json += QJsonObject{{QStringLiteral("at"), fromUtf8(saqqara::warehouseNames[at(offer.at)])},
                          {QStringLiteral("least"), offer.least},
                          {QStringLiteral("most"), offer.most}};
    }
    say(key, heading, lines, json);
  }

  void theft() {
    const saqqara::TheftBounds& bounds = m_list.theft;
    if (m_list.robbable == 0) return;
    const QString heading = fill(
        Cli::tr("Goods that may be stolen: %1 at most, %2 at most of one player, from players: "
                "%3 to %4"),
        {text::number(bounds.goods), text::number(bounds.each), text::number(bounds.leastVictims),
         text::number(bounds.mostVictims)});
    players("robbable", heading, m_list.robbable);
    m_report.moreJson.insert(QStringLiteral("theft"),
                             QJsonObject{{QStringLiteral("goods"), bounds.goods},
                                         {QStringLiteral("each"), bounds.each},
                                         {QStringLiteral("leastVictims"), bounds.leastVictims},
                                         {QStringLiteral("mostVictims"), bounds.mostVictims}});
  }

  void players(const char* key, const QString& heading, saqqara::PlayerSet set) {
    QStringList names;
    QJsonArray json;
    const auto& seats = m_now.game.record.header.players;
    for (table::Player player = 0; player < seats.size(); ++player) {
      if ((set & saqqara::playerBit(player)) == 0) continue;
      names += text::playerName(player, m_now.names);
      json += fromUtf8(seats[player].colour);
    }
    say(key, heading, names, json);
  }

  void pyramids(const char* key, const QString& heading, saqqara::PyramidSet set) {
    QStringList names;
    QJsonArray json;
    for (int i = 0; i < saqqara::pyramidCount; ++i) {
      const saqqara::Pyramid pyramid = saqqara::pyramidAt(i);
      if ((set & saqqara::pyramidBit(pyramid)) == 0) continue;
      names += text::pyramidName(pyramid);
      json += fromUtf8(saqqara::pyramidNames[at(pyramid)]);
    }
    say(key, heading, names, json);
  }

  /// ASK-2: prices of the levels that could be entered.
  void unpriced() {
    std::vector<table::PrintedPlace> places;
    for (int i = 0; i < saqqara::pyramidCount; ++i) {
      const saqqara::Pyramid pyramid = saqqara::pyramidAt(i);
      if ((m_list.unpriced & saqqara::pyramidBit(pyramid)) == 0) continue;
      const int level = m_now.replay.state.of(m_list.onTurn).levelOf(pyramid) + 1;
      places.push_back(saqqara::printedCost(pyramid, level));
    }
    asked("unpriced", places);
  }

  void asked(const char* key, const std::vector<table::PrintedPlace>& places) {
    QStringList questions;
    QJsonArray json;
    for (const table::PrintedPlace place : places) {
      questions += text::askFor(place);
      json += QString::fromStdString(saqqara::printedPlaces.of(place));
    }
    say(key, Cli::tr("Printed numbers that the table may be asked for"), questions, json);
  }

  template <class Value> static std::size_t at(Value value) { return saqqara::at(value); }

  const SaqqaraStanding& m_now;
  const saqqara::Options& m_list;
  OptionsReport& m_report;
};

} // namespace

void addSaqqaraOptions(const SaqqaraStanding& now, OptionsReport& report) {
  SaqqaraOptionsWriter(now, report).write();
}

} // namespace nilometer::cli
