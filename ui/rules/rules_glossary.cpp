// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_html.h"
#include "ui/rules/rules_pages.h"
#include "ui/words/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

namespace {

/// A term of the game in both languages: a dictionary, the same whatever is spoken.
struct Term {
  const char* english;
  const char* german;
  const char* meaning;
};

struct GlossaryWords {
  Q_DECLARE_TR_FUNCTIONS(RulesGlossary)
public:
  static constexpr auto terms = std::to_array<Term>({
      {"construction crew", "Bautrupp", QT_TR_NOOP("Builds, and has to be fed every round.")},
      {"joker crew", "Joker-Bautrupp", QT_TR_NOOP("The fourth crew. It only helps others.")},
      {"strength", "Stärke", QT_TR_NOOP("How much a crew can build, and how much it eats.")},
      {"player tableau", "Spielertableau", QT_TR_NOOP("What lies in front of each player.")},
      {"ship", "Schiff", QT_TR_NOOP("Placed on the river to make use of a space.")},
      {"stone", "Stein", QT_TR_NOOP("Pays for building, and shows who has built.")},
      {"stone marker", "Steinemarker", QT_TR_NOOP("Shows on the stone track how many there are.")},
      {"stone track", "Steineleiste", QT_TR_NOOP("Counts the stones a player can spend.")},
      {"grain", "Getreide", QT_TR_NOOP("Feeds the crews. It cannot be kept.")},
      {"field", "Getreidefeld", QT_TR_NOOP("Bears grain when the flood reaches it.")},
      {"quarry", "Steinbruch", QT_TR_NOOP("Delivers stones every round.")},
      {"Nile card", "Nil-Karte", QT_TR_NOOP("Lies on the river and is fetched by a ship.")},
      {"Anytime card", "Jederzeit-Karte", QT_TR_NOOP("Kept, played once, then gone.")},
      {"Permanent card", "Permanent-Karte", QT_TR_NOOP("Kept, and works again and again.")},
      {"Immediate card", "Sofort-Karte", QT_TR_NOOP("Carried out at once, then gone.")},
      {"round space", "rundes Feld", QT_TR_NOOP("A stop of the river with an action.")},
      {"building space", "Baufeld", QT_TR_NOOP("Where a ship waits for building.")},
      {"building site", "Bauplatz", QT_TR_NOOP("A stop of the river where crews can build.")},
      {"reserve", "Reserve", QT_TR_NOOP("The place beside a full building site.")},
      {"water ring", "Wasserring", QT_TR_NOOP("Shows how far the flood reaches.")},
      {"stone market", "Steineverkauf", QT_TR_NOOP("Steps that lead to stones and to selling.")},
      {"grain market", "Getreidemarkt", QT_TR_NOOP("Steps that make hunger cheaper.")},
      {"score track", "Zählleiste", QT_TR_NOOP("Counts the points; markers queue on it.")},
      {"order tile", "Nummern-Plättchen", QT_TR_NOOP("Says who places ships when.")},
      {"tomb tile", "Gräber-Plättchen", QT_TR_NOOP("Built at the tombs and kept.")},
      {"tombs", "Gräber", QT_TR_NOOP("Built tile by tile, in order.")},
      {"obelisk", "Obelisk", QT_TR_NOOP("Built from the bottom up.")},
      {"pyramid", "Pyramide", QT_TR_NOOP("Built in rows that pay when full.")},
      {"temple", "Tempel", QT_TR_NOOP("Built in parts, from the bottom up.")},
      {"pillar", "Pfeiler", QT_TR_NOOP("The left or right foot of the temple.")},
      {"column", "Säule", QT_TR_NOOP("Between the two pillars.")},
      {"Sphinx card", "Sphinx-Karte", QT_TR_NOOP("A secret aim for the end of the game.")},
      {"final scoring", "Schlusswertung", QT_TR_NOOP("The last points, after the last round.")},
      {"scarab", "Skarabäus", QT_TR_NOOP("Marks 50 points on the score track.")},
      {"sail the Nile", "Nil befahren", QT_TR_NOOP("Phase 2: ships are placed.")},
      {"next order", "neue Reihenfolge", QT_TR_NOOP("Phase 7: who goes when next round.")},
      {"own copy", "eigenes Exemplar", QT_TR_NOOP("The game in your box and its numbers.")},
  });
};

} // namespace

RulesPage glossaryPage() {
  RulesPage page{QStringLiteral("page-glossary"), GlossaryWords::tr("Glossary"), {}, {}};
  const bool german = words::language() == QStringLiteral("de");
  std::vector<QStringList> rows;
  for (const Term& term : GlossaryWords::terms) {
    QStringList names{QString::fromUtf8(term.english), QString::fromUtf8(term.german)};
    if (german) names.swapItemsAt(0, 1);
    rows.push_back({html::bold(names[0]), names[1].toHtmlEscaped(),
                    GlossaryWords::tr(term.meaning).toHtmlEscaped()});
  }
  std::ranges::sort(rows, [](const QStringList& one, const QStringList& other) {
    return QString::localeAwareCompare(one.front(), other.front()) < 0;
  });
  page.intro = html::paragraph(
      GlossaryWords::tr("The words of the game, in both languages, and what they mean."));
  const QStringList head{GlossaryWords::tr("Word").toHtmlEscaped(),
                         GlossaryWords::tr("The other language").toHtmlEscaped(),
                         GlossaryWords::tr("Meaning").toHtmlEscaped()};
  page.intro += html::table(head, rows);
  return page;
}

} // namespace nilometer::ui
