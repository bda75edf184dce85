// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/log/explanation.h"

#include "ui/egizia/words/rests_on.h"
#include "ui/egizia/words/rule_link.h"
#include "ui/egizia/words/words.h"
#include "ui/style/theme.h"
#include "ui/words/phrase.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace nilometer::ui {

using words::fill;

namespace {

struct ExplanationWords {
  Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString tag(QLatin1String name, const QString& text) {
  return QLatin1Char('<') + name + QLatin1Char('>') + text + QStringLiteral("</") + name +
         QLatin1Char('>');
}

QString paragraph(const QString& text) {
  return tag(QLatin1String("p"), words::withRuleLinks(text));
}

QString list(const QStringList& lines) {
  if (lines.isEmpty()) return {};
  QString items;
  for (const QString& line : lines) items += tag(QLatin1String("li"), line.toHtmlEscaped());
  return tag(QLatin1String("ul"), items);
}

QString ruleHeading(table::RuleId rule, const words::Table& table) {
  const QString text = fill(QStringLiteral("%1 · %2"), {words::fromUtf8(egizia::ruleName(rule)),
                                                        words::ruleTitle(rule, table)});
  const QString link = QStringLiteral("<a href=\"") + words::ruleAddress(rule) +
                       QStringLiteral("\">") + text.toHtmlEscaped() + QStringLiteral("</a>");
  return tag(QLatin1String("h4"), link);
}

/// Tells one entry of the record.
class Explainer {
public:
  Explainer(const EgiziaSession& session, std::size_t entry)
      : m_session(session), m_entry(entry), m_replayed(session.replay().entries[entry]) {}

  [[nodiscard]] QString text() const {
    const auto& recorded = m_session.record().entries[m_entry];
    const QString title = words::sentence(recorded, m_session.wholeTable());
    return tag(QLatin1String("h3"), title.toHtmlEscaped()) + verdict() + effects();
  }

private:
  [[nodiscard]] QString verdict() const;
  [[nodiscard]] QStringList impossible() const;
  [[nodiscard]] QString effects() const;
  [[nodiscard]] QString effectsOf(table::RuleId rule) const;
  [[nodiscard]] QStringList pointsOf(table::RuleId rule) const;

  const EgiziaSession& m_session;
  std::size_t m_entry;
  const egizia::ReplayedEntry& m_replayed;
};

QStringList Explainer::impossible() const {
  QStringList lines;
  for (std::size_t i = 0; i < egizia::invariantNames.size(); ++i) {
    const auto invariant = static_cast<egizia::Invariant>(i);
    if ((m_replayed.impossible & egizia::invariantBit(invariant)) != 0) {
      lines += words::sentence(invariant);
    }
  }
  return lines;
}

QString Explainer::verdict() const {
  if (m_replayed.verdict.legal() && m_replayed.accepted) {
    return paragraph(ExplanationWords::tr("Legal: no rule speaks against it."));
  }
  QString text = paragraph(
      m_replayed.accepted
          ? ExplanationWords::tr("Against the rules, entered anyway. The table is right.")
          : ExplanationWords::tr("It no longer fits what came before it, so it is left out. "
                                 "Change it, or change what came before."));
  for (const egizia::Finding& finding : m_replayed.verdict.findings()) {
    text += ruleHeading(finding.rule, m_session.wholeTable());
    text += paragraph(words::sentence(finding, m_session.wholeTable()));
    text += paragraph(words::ruleSummary(finding.rule, m_session.game().options));
  }
  return text + list(impossible());
}

QStringList Explainer::pointsOf(table::RuleId rule) const {
  QStringList lines;
  egizia::PrintedSet all;
  const auto ledger = m_session.replay().ledger.lines();
  for (std::size_t i = 0; i < ledger.size(); ++i) {
    const table::LedgerLine& line = ledger[i];
    if (line.entry != static_cast<int>(m_entry) + 1 || line.rule != rule) continue;
    const egizia::PrintedSet& basis = m_session.basis().lines()[i];
    egizia::addPrinted(all, basis);
    const QString points = words::number(line.points) + words::restsSign(basis);
    lines +=
        fill(QStringLiteral("%1 %2: %3"),
             {words::playerName(line.player, m_session.wholeTable()),
              line.points > 0 ? QLatin1Char('+') + points : points,
              words::reason(line, m_session.wholeTable(), m_session.replay().effectsOf(m_entry))});
  }
  return lines + words::restsOnLines(all, m_session.wholeTable());
}

QString Explainer::effectsOf(table::RuleId rule) const {
  QStringList lines;
  for (const egizia::Effect& effect : m_session.replay().effectsOf(m_entry)) {
    if (effect.rule == rule) lines += words::sentence(effect, m_session.wholeTable());
  }
  lines += pointsOf(rule);
  lines.removeAll({});
  if (lines.isEmpty()) return {};
  return ruleHeading(rule, m_session.wholeTable()) +
         paragraph(words::ruleSummary(rule, m_session.game().options)) + list(lines);
}

QString Explainer::effects() const {
  // Each rule once, in the order in which they come into play.
  std::vector<table::RuleId> told;
  QString text;
  for (const egizia::Effect& effect : m_session.replay().effectsOf(m_entry)) {
    if (std::find(told.begin(), told.end(), effect.rule) != told.end()) continue;
    told.push_back(effect.rule);
    text += effectsOf(effect.rule);
  }
  return text;
}

} // namespace

QString explanation(const EgiziaSession& session, std::size_t entry) {
  Q_ASSERT(entry < session.record().entries.size());
  return Explainer(session, entry).text();
}

ExplanationDialog::ExplanationDialog(const EgiziaSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_text(new QTextBrowser(this)) {
  setModal(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  column->setSpacing(2 * unit);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setOpenLinks(false);
  connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const QString rule = words::linkedRuleName(link.toString());
    if (!rule.isEmpty()) Q_EMIT ruleRequested(rule);
  });
  m_text->document()->setDocumentMargin(3 * unit);
  m_text->document()->setIndentWidth(5 * unit);
  column->addWidget(m_text, 1);
  auto* buttons = new QDialogButtonBox(this);
  m_close = buttons->addButton(QString(), QDialogButtonBox::RejectRole);
  m_close->setMinimumHeight(targetHeight);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  connect(&session, &EgiziaSession::changed, this, &ExplanationDialog::refresh);
}

void ExplanationDialog::explain(std::size_t entry) {
  Q_ASSERT(entry < m_session.record().entries.size());
  m_entry = entry;
  show();
  raise();
  activateWindow();
  refresh();
}

QSize ExplanationDialog::sizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 72, metrics.height() * 28};
}

void ExplanationDialog::refresh() {
  if (!isVisible()) return;
  if (m_entry >= m_session.record().entries.size()) {
    close();
    return;
  }
  setWindowTitle(fill(tr("Entry %1 explained"), {words::number(static_cast<int>(m_entry) + 1)}));
  m_text->setAccessibleName(windowTitle());
  m_close->setText(tr("Close"));
  const QString text = explanation(m_session, m_entry);
  if (text == m_shown) return;
  m_shown = text;
  m_text->setHtml(text);
}

void ExplanationDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refresh();
  // Links keep the colour they were written with.
  if (event->type() == QEvent::PaletteChange) m_text->setHtml(m_shown);
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
