// SPDX-License-Identifier: GPL-3.0-or-later
// Which picture stands with which rule, and how it is said in words.
#include "ui/egizia/rule_book/rule_html.h"
#include "ui/egizia/rule_book/rules_pages.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

struct PicturedRow {
  table::RuleId rule;
  const char* picture;
  const char* alternative;
};

struct PictureWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPicture)
public:
  static constexpr auto rows = std::to_array<PicturedRow>({
      {"TRACK-1"_rule, "track", QT_TR_NOOP("The score track with the markers of four players.")},
      {"SAIL-4"_rule, "river",
       QT_TR_NOOP("The river with its Nile card spaces on the left bank, round spaces and building "
                  "sites on the right.")},
      {"SAIL-5"_rule, "site",
       QT_TR_NOOP("A building site: its building spaces side by side, the reserve dashed.")},
      {"FEED-2"_rule, "ring", QT_TR_NOOP("The three positions of the water ring.")},
      {"SPHINX-1"_rule, "sphinx",
       QT_TR_NOOP("The Sphinx: the deck and how many cards each player keeps.")},
      {"OBELISK-1"_rule, "obelisk", QT_TR_NOOP("The obelisk, partly built.")},
      {"TOMB-1"_rule, "tombs", QT_TR_NOOP("The tombs with open tomb tiles and stones.")},
      {"TEMPLE-1"_rule, "temple",
       QT_TR_NOOP("The temple: pillars left and right, columns between them, stones above.")},
      {"PYR-1"_rule, "pyramid", QT_TR_NOOP("The pyramid with its rows, partly built.")},
      {"MARKET-2"_rule, "markets",
       QT_TR_NOOP("The stone market and the grain market, step by step from the top.")},
  });
};

/// The round space whose action the rule is; nothing for other rules.
QString roundSpacePicture(table::RuleId rule) {
  for (int i = 0; i < egizia::roundSpaceCount; ++i) {
    const auto space = static_cast<egizia::RoundSpace>(i);
    if (egizia::ruleOf(space) != rule) continue;
    const QString text = text::fill(PictureWords::tr("The round space of %1 on the river."),
                                    {text::roundSpace(space)});
    return html::picture(QStringLiteral("round-%1").arg(i), text);
  }
  return {};
}

} // namespace

QString pictureOf(table::RuleId rule) {
  const auto row = std::ranges::find(PictureWords::rows, rule, &PicturedRow::rule);
  if (row == PictureWords::rows.end()) return roundSpacePicture(rule);
  return html::picture(QString::fromLatin1(row->picture), PictureWords::tr(row->alternative));
}

} // namespace nilometer::ui
