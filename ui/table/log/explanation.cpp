// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/log/explanation.h"

#include "ui/base/style/theme.h"
#include "ui/text/phrase.h"
#include "ui/text/rule_link.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace nilometer::ui {

using text::fill;

namespace {

struct ExplanationWords {
  Q_DECLARE_TR_FUNCTIONS(Explanation)
};

QString tag(QLatin1String name, const QString& text) {
  return QLatin1Char('<') + name + QLatin1Char('>') + text + QStringLiteral("</") + name +
         QLatin1Char('>');
}

QString list(const QStringList& lines) {
  if (lines.isEmpty()) return {};
  QString items;
  for (const QString& line : lines) items += tag(QLatin1String("li"), line.toHtmlEscaped());
  return tag(QLatin1String("ul"), items);
}

/// Tells one entry of the record.
class Explainer {
public:
  Explainer(const ToldEntry& told, text::RuleNames rules) : m_told(told), m_rules(rules) {}

  [[nodiscard]] QString text() const {
    QString text = tag(QLatin1String("h3"), m_told.headline.toHtmlEscaped()) + verdict();
    for (const ToldRule& rule : m_told.effects) {
      text += heading(rule) + paragraph(rule.summary) + list(rule.lines);
    }
    return text;
  }

private:
  [[nodiscard]] QString paragraph(const QString& text) const {
    return tag(QLatin1String("p"), text::withRuleLinks(text, m_rules));
  }
  [[nodiscard]] static QString heading(const ToldRule& rule) {
    const QString text = fill(QStringLiteral("%1 · %2"), {rule.name, rule.title});
    const QString link = QStringLiteral("<a href=\"") + text::ruleAddress(rule.name) +
                         QStringLiteral("\">") + text.toHtmlEscaped() + QStringLiteral("</a>");
    return tag(QLatin1String("h4"), link);
  }
  [[nodiscard]] QString verdict() const;

  const ToldEntry& m_told;
  text::RuleNames m_rules;
};

QString Explainer::verdict() const {
  if (m_told.legal && m_told.accepted) {
    return paragraph(ExplanationWords::tr("Legal: no rule speaks against it."));
  }
  QString text = paragraph(
      m_told.accepted
          ? ExplanationWords::tr("Against the rules, entered anyway. The table is right.")
          : ExplanationWords::tr("It no longer fits what came before it, so it is left out. "
                                 "Change it, or change what came before."));
  for (const ToldRule& rule : m_told.broken) {
    text += heading(rule);
    for (const QString& line : rule.lines) text += paragraph(line);
    text += paragraph(rule.summary);
  }
  return text + list(m_told.impossible);
}

} // namespace

QString explanation(const GameSession& session, std::size_t entry) {
  Q_ASSERT(entry < session.entries());
  return Explainer(session.told(entry), session.ruleNames()).text();
}

ExplanationDialog::ExplanationDialog(const GameSession& session, QWidget* parent)
    : QDialog(parent), m_session(session), m_text(new QTextBrowser(this)) {
  setModal(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
  column->setSpacing(2 * unit);
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setOpenLinks(false);
  connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const QString rule = text::linkedRule(link.toString());
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
  connect(&session, &GameSession::changed, this, &ExplanationDialog::refresh);
}

void ExplanationDialog::explain(std::size_t entry) {
  Q_ASSERT(entry < m_session.entries());
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
  if (m_entry >= m_session.entries()) {
    close();
    return;
  }
  setWindowTitle(fill(tr("Entry %1 explained"), {text::number(static_cast<int>(m_entry) + 1)}));
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
