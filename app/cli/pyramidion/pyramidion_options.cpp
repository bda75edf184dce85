// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pyramidion/pyramidion_options.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>
#include <vector>

namespace nilometer::cli {

using pyramidion::allResources;
using pyramidion::allSites;
using pyramidion::at;
using text::fill;
using text::fromUtf8;

namespace {

QString idOf(const auto& names, auto value) {
  return fromUtf8(names[at(value)]);
}

/// Says each thing twice: to people and to programs.
class PyramidionOptionsWriter {
public:
  PyramidionOptionsWriter(const PyramidionStanding& now, OptionsReport& report)
      : m_list(now.list), m_report(report) {}

  void write() {
    cards();
    if (m_list.recruits) {
      sayThat("recruits", PyramidionCli::tr("A card may be discarded for another one (PLAY-4)"));
    }
    if (m_list.karnak) {
      sayThat("karnak", PyramidionCli::tr("Karnak may be activated with the boat that is drawn"));
    }
    asked();
  }

private:
  void say(const char* key, const QString& heading, const QJsonArray& json,
           const QStringList& lines) {
    if (json.isEmpty()) return;
    m_report.more += optionsBlock(heading, QStringLiteral("  %1\n").arg(lines.join(u"\n  ")));
    m_report.moreJson.insert(QString::fromLatin1(key), json);
  }

  void sayThat(const char* key, const QString& sentence) {
    m_report.more += QStringLiteral("\n%1\n").arg(sentence);
    m_report.moreJson.insert(QString::fromLatin1(key), true);
  }

  void cards() {
    QStringList lines;
    QJsonArray json;
    for (const pyramidion::CardOffer& offer : m_list.cards) {
      QJsonObject card{{QStringLiteral("kind"), idOf(pyramidion::kindNames, offer.kind)},
                       {QStringLiteral("basic"), offer.basic}};
      const QStringList deeds = deedsOf(offer.choices, card);
      QString line = text::cardName(offer.kind);
      //: A basic card: "Merchant, basic".
      if (offer.basic) line = fill(PyramidionCli::tr("%1, basic"), {line});
      if (!deeds.isEmpty()) line += QStringLiteral(": ") + deeds.join(QStringLiteral("; "));
      lines += line;
      json += card;
    }
    say("cards", PyramidionCli::tr("Kinds of cards that may be played with the numbers they show"),
        json, lines);
  }

  /// What the card could do: one of these.
  static QStringList deedsOf(const pyramidion::Choices& choices, QJsonObject& card) {
    QStringList deeds;
    const auto add = [&](const char* key, const QString& heading, const auto& all, auto nameOf,
                         auto jsonOf) {
      QStringList names;
      QJsonArray json;
      for (const auto& one : all) {
        names += nameOf(one);
        json += jsonOf(one);
      }
      if (json.isEmpty()) return;
      deeds += fill(heading, {text::listOf(names)});
      card.insert(QString::fromLatin1(key), json);
    };
    //: Cards that lie at the site, by number: "on 1 and 3".
    add("targets", PyramidionCli::tr("on %1"), choices.targets, text::number,
        [](int number) { return number; });
    add("troops", PyramidionCli::tr("sends home: %1"), choices.troops, troopText, troopJson);
    //: Resources, one of which a card takes or adds.
    add("resources", PyramidionCli::tr("one of %1"), membersOf(choices.resources, allResources),
        text::resourceName,
        [](pyramidion::Resource kind) { return idOf(pyramidion::resourceNames, kind); });
    if (choices.raise) {
      deeds += PyramidionCli::tr("raises both minima");
      card.insert(QStringLiteral("raise"), true);
    }
    //: Sites with which resources may be swapped.
    add("swaps", PyramidionCli::tr("swaps with %1"), membersOf(choices.swaps, allSites),
        text::siteName, [](pyramidion::Site site) { return idOf(pyramidion::siteNames, site); });
    return deeds;
  }

  template <class Value, std::size_t count>
  static std::vector<Value> membersOf(pyramidion::Bits set, const std::array<Value, count>& all) {
    std::vector<Value> members;
    std::ranges::copy_if(all, std::back_inserter(members),
                         [set](Value value) { return pyramidion::has(set, value); });
    return members;
  }

  static QString troopText(const pyramidion::TroopAt& troop) {
    //: A troop and where it is: "torturer troop at Giza".
    return fill(PyramidionCli::tr("%1 at %2"),
                {text::troopName(troop.kind), text::siteName(troop.site)});
  }

  static QJsonObject troopJson(const pyramidion::TroopAt& troop) {
    return {{QStringLiteral("site"), idOf(pyramidion::siteNames, troop.site)},
            {QStringLiteral("kind"), idOf(pyramidion::troopNames, troop.kind)}};
  }

  void asked() {
    QStringList questions;
    QJsonArray json;
    for (const table::PrintedPlace place : m_list.asked) {
      questions += text::pyramidionQuestion(place);
      json += QString::fromStdString(pyramidion::printedPlaces.of(place));
    }
    say("asked", PyramidionCli::tr("Printed numbers that the table may be asked for"), json,
        questions);
  }

  const pyramidion::Options& m_list;
  OptionsReport& m_report;
};

} // namespace

void addPyramidionOptions(const PyramidionStanding& now, OptionsReport& report) {
  PyramidionOptionsWriter(now, report).write();
}

} // namespace nilometer::cli
