// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options_report.h"
#include "app/cli/output.h"
#include "app/cli/texts.h"
#include "ui/report/text_table.h"
#include "ui/report/text_width.h"

#include "engine/egizia/bits.h"
#include "ui/egizia/words/words.h"
#include "ui/words/phrase.h"

namespace nilometer::cli {

using report::onOneLine;
using report::TextTable;
using report::wrappedText;

using words::fill;
using Align = TextTable::Align;

namespace {

/// Puts the blocks together; those with nothing in them are left out.
class OptionsWriter {
public:
  explicit OptionsWriter(const OptionsReport& report)
      : m_report(report), m_options(report.options) {}

  QString text() {
    heading();
    entries();
    sphinxCards();
    building();
    refusedPlaces();
    refusedCells();
    return m_text;
  }

private:
  void block(const QString& heading, const QString& body) {
    if (!body.isEmpty()) m_text += u'\n' + wrappedText(heading, 0) + u'\n' + body;
  }

  void heading() {
    const egizia::State& state = m_report.state;
    m_text = fill(Cli::tr("After %n entry(ies): %1", nullptr, m_report.after),
                  {words::moment(state.round, state.phase)}) +
             u'\n';
    if (state.phase == egizia::Phase::over) return;
    m_text += fill(Cli::tr("On turn: %1"),
                   {onOneLine(words::playerName(m_options.onTurn, m_report.table))}) +
              u'\n';
  }

  void entries() {
    QString body;
    for (const egizia::Entry& entry : m_options.entries) {
      const QString sentence = onOneLine(words::sentence(entry, m_report.table));
      body += QStringLiteral("  ") + wrappedText(sentence, 2) + u'\n';
      body += QStringLiteral("    ") + lineOf(entry, m_report) + u'\n';
    }
    block(Cli::tr("What may be done now, each with the line for the record"), body);
  }

  void sphinxCards() {
    if (m_options.sphinxToName == 0) return;
    QString body;
    for (const int card : egizia::Bits(m_options.nameable)) {
      body +=
          QStringLiteral("  ") + wrappedText(words::sphinxCard(card, m_report.table), 2) + u'\n';
    }
    QString heading = Cli::tr("%n Sphinx card(s) to be named in the final scoring, of these",
                              nullptr, m_options.sphinxToName);
    if (m_options.maySell)
      heading += QStringLiteral(". ") + Cli::tr("The stones left may be sold (END-1)");
    body += QStringLiteral("  ") +
            fill(Cli::tr("For example: %1"), {lineOf(exampleScoring(m_options), m_report)}) + u'\n';
    block(heading, body);
  }

  void building() {
    TextTable payments({Align::left, Align::right});
    for (const egizia::Payment& payment : m_options.payments) {
      payments.row({paymentName(payment, m_report.table), words::number(payment.strength)});
    }
    block(Cli::tr("Crews that may build, and their strength"), payments.text(2));
    TextTable targets({Align::right, Align::left});
    for (const egizia::Target& target : m_options.targets) {
      const QStringList cells = cellNames(target.building, target.spaces, m_report.table);
      targets.row({words::number(target.value), words::listOf(cells)});
    }
    block(Cli::tr("What can be built, with everything missing below it; several together up to "
                  "strength and stones"),
          targets.text(2));
    if (m_options.payments.empty()) return;
    m_text += u'\n' + Cli::tr("%n stone(s) at hand", nullptr, m_options.budget) + u'\n';
  }

  void refusedPlaces() {
    TextTable table({Align::left, Align::left});
    for (const egizia::RefusedPlace& place : m_options.refusedPlaces) {
      QString name = placeName(place, m_report.table);
      for (const table::Finding& finding : place.verdict.findings()) {
        table.row({name, words::sentence(finding, m_report.table)});
        name.clear();
      }
    }
    block(Cli::tr("Places that may not be chosen, and why"), table.text(2));
  }

  void refusedCells() {
    TextTable table({Align::left, Align::left});
    for (const egizia::RefusedCell& cell : m_options.refusedCells) {
      table.row({words::cell(cell.building, cell.cell, m_report.table),
                 words::sentence(cell.finding, m_report.table)});
    }
    block(Cli::tr("Spaces that cannot be built on, and why"), table.text(2));
  }

  const OptionsReport& m_report;
  const egizia::Options& m_options;
  QString m_text;
};

} // namespace

QString optionsText(const OptionsReport& report) {
  return OptionsWriter(report).text();
}

} // namespace nilometer::cli
