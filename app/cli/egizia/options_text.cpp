// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/egizia/egizia_options.h"
#include "app/cli/texts.h"
#include "ui/score/report/terminal_columns.h"
#include "ui/score/report/text_table.h"

#include "engine/egizia/bits.h"
#include "ui/egizia/text/words.h"
#include "ui/text/phrase.h"

namespace nilometer::cli {

using report::TextTable;
using report::wrappedText;

using text::fill;
using Align = TextTable::Align;

namespace {

/// The way to pay: "blue and joker, +3 strength".
QString paymentName(const egizia::Payment& payment, const text::Table& table) {
  QStringList parts = {text::crewSetName(payment.crews)};
  for (const int card : egizia::Bits(payment.strengthCards)) {
    parts += text::cardName(table.edition->nileCards[static_cast<std::size_t>(card)].name, table);
  }
  return parts.join(QStringLiteral(", "));
}

/// Puts the blocks together; those with nothing in them are left out.
class OptionsWriter {
public:
  explicit OptionsWriter(const EgiziaStanding& now)
      : m_now(now), m_list(now.list), m_names(now.names) {}

  QString text() {
    sphinxCards();
    building();
    refusedPlaces();
    refusedCells();
    return m_text;
  }

private:
  void sphinxCards() {
    if (m_list.sphinxToName == 0) return;
    QString body;
    for (const int card : egizia::Bits(m_list.nameable)) {
      body += QStringLiteral("  ") + wrappedText(text::sphinxCard(card, m_names), 2) + u'\n';
    }
    QString heading = Cli::tr("%n Sphinx card(s) to be named in the final scoring, of these",
                              nullptr, m_list.sphinxToName);
    if (m_list.maySell)
      heading += QStringLiteral(". ") + Cli::tr("The stones left may be sold (END-1)");
    body += QStringLiteral("  ") +
            fill(Cli::tr("For example: %1"), {m_now.game.lineOf(exampleScoring(m_list))}) + u'\n';
    m_text += optionsBlock(heading, body);
  }

  void building() {
    TextTable payments({Align::left, Align::right});
    for (const egizia::Payment& payment : m_list.payments) {
      payments.row({paymentName(payment, m_names), text::number(payment.strength)});
    }
    m_text += optionsBlock(Cli::tr("Crews that may build, and their strength"), payments.text(2));
    TextTable targets({Align::right, Align::left});
    for (const egizia::Target& target : m_list.targets) {
      const QStringList cells = text::cells(target.building, target.spaces, m_names);
      targets.row({text::number(target.value), text::listOf(cells)});
    }
    m_text += optionsBlock(
        Cli::tr("What can be built, with everything missing below it; several together up to "
                "strength and stones"),
        targets.text(2));
    if (m_list.payments.empty()) return;
    m_text += u'\n' + Cli::tr("%n stone(s) at hand", nullptr, m_list.budget) + u'\n';
  }

  void refusedPlaces() {
    TextTable table({Align::left, Align::left});
    for (const egizia::RefusedPlace& place : m_list.refusedPlaces) {
      QString name = placeName(place, m_names);
      for (const table::Finding& finding : place.verdict.findings()) {
        table.row({name, text::sentence(finding, m_names)});
        name.clear();
      }
    }
    m_text += optionsBlock(Cli::tr("Places that may not be chosen, and why"), table.text(2));
  }

  void refusedCells() {
    TextTable table({Align::left, Align::left});
    for (const egizia::RefusedCell& cell : m_list.refusedCells) {
      table.row(
          {text::cell(cell.building, cell.cell, m_names), text::sentence(cell.finding, m_names)});
    }
    m_text += optionsBlock(Cli::tr("Spaces that cannot be built on, and why"), table.text(2));
  }

  const EgiziaStanding& m_now;
  const egizia::Options& m_list;
  const text::Table& m_names;
  QString m_text;
};

} // namespace

egizia::Entry exampleScoring(const egizia::Options& options) {
  egizia::FinalScore scoring{.player = options.onTurn, .sell = options.maySell};
  int missing = options.sphinxToName;
  for (const int card : egizia::Bits(options.nameable)) {
    if (missing-- > 0) scoring.cards |= egizia::SphinxSet{1} << card;
  }
  return scoring;
}

QString placeName(const egizia::RefusedPlace& place, const text::Table& table) {
  QString stop = text::stop(place.stop, table);
  if (place.space == egizia::noSpace) return stop;
  if (place.space == egizia::reserveSpace) return fill(Cli::tr("%1, reserve"), {stop});
  return fill(Cli::tr("%1, building space %2"), {stop, text::number(place.space)});
}

QString moreOptions(const EgiziaStanding& now) {
  return OptionsWriter(now).text();
}

} // namespace nilometer::cli
