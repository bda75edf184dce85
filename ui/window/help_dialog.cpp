// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_dialog.h"

#include "ui/base/style/theme.h"
#include "ui/window/handbook.h"
#include "ui/window/key_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace nilometer::ui {

namespace {

QString row(const KeyHelp& help) {
  return QStringLiteral("<tr><td style='padding:2px 16px 2px 0'><b>") + help.keys.toHtmlEscaped() +
         QStringLiteral("</b></td><td style='padding:2px 0'>") + help.what.toHtmlEscaped() +
         QStringLiteral("</td></tr>");
}

} // namespace

HelpDialog::HelpDialog(const PageKind* front, const Game& game, QWidget* parent)
    : QDialog(parent), m_front(front), m_game(&game), m_find(new QLineEdit(this)),
      m_text(new QTextBrowser(this)), m_handbook(new QPushButton(this)),
      m_print(new QPushButton(this)) {
  auto* column = new QVBoxLayout(this);
  auto* head = new QHBoxLayout;
  m_find->setClearButtonEnabled(true);
  head->addWidget(m_find, 1);
  for (QPushButton* button : {m_handbook, m_print}) {
    button->setAutoDefault(false);
    head->addWidget(button);
  }
  column->addLayout(head);
  column->addWidget(m_text);
  connect(m_find, &QLineEdit::textChanged, this, &HelpDialog::showFound);
  connect(m_handbook, &QPushButton::clicked, this, [this] { showHandbook(*parentWidget()); });
  connect(m_print, &QPushButton::clicked, this, &HelpDialog::print);
  setAttribute(Qt::WA_DeleteOnClose);
  constexpr qreal ofScreen = 0.9;
  resize(QSize(140 * unit, 110 * unit).boundedTo(screen()->availableSize() * ofScreen));
  retranslate();
}

void HelpDialog::retranslate() {
  setWindowTitle(tr("Keys and help"));
  m_find->setPlaceholderText(tr("Find a key or a word"));
  m_find->setAccessibleName(m_find->placeholderText());
  m_handbook->setText(tr("Handbook (F1)"));
  m_print->setText(tr("Print…"));
  m_text->setAccessibleName(windowTitle());
  showFound();
}

void HelpDialog::print() {
  QPrinter printer;
  if (QPrintDialog(&printer, this).exec() == QDialog::Accepted) m_text->print(&printer);
}

void HelpDialog::showFound() {
  const QStringList wanted = m_find->text().split(u' ', Qt::SkipEmptyParts);
  const auto isFound = [&](const QString& first, const QString& second) {
    return std::ranges::all_of(wanted, [&](const QString& word) {
      return first.contains(word, Qt::CaseInsensitive) ||
             second.contains(word, Qt::CaseInsensitive);
    });
  };
  QString html;
  for (const KeyGroup& group : keyGroups(m_front, *m_game)) {
    QString rows;
    for (const KeyHelp& help : group.keys) {
      if (isFound(help.keys, help.what)) rows += row(help);
    }
    if (rows.isEmpty()) continue;
    html += QStringLiteral("<h3>") + group.title.toHtmlEscaped() + QStringLiteral("</h3><table>") +
            rows + QStringLiteral("</table>");
  }
  const GameHelp own = helpOf(*m_game);
  const std::vector<std::pair<QString, QString>> ways = {
      {tr("The table is right"),
       QStringList{tr("Nilometer says which rule forbids an entry. If it happened all the same, "
                      "enter it anyway; the log marks it."),
                   own.corrected}
           .join(u' ')
           .trimmed()},
      {tr("The past"),
       tr("Select a line of the log to see the table as it was. Its buttons change or remove that "
          "entry or insert one before it. What that leads to is shown before anything is "
          "kept.")},
      {tr("Hidden is hidden"), own.hidden},
      {tr("Your game is safe"),
       tr("Every entry is on the disk at once. Nilometer offers the last game when it starts.")},
  };
  for (const auto& [title, text] : ways) {
    if (text.isEmpty() || !isFound(title, text)) continue;
    html += QStringLiteral("<h3>") + title.toHtmlEscaped() + QStringLiteral("</h3><p>") +
            text.toHtmlEscaped() + QStringLiteral("</p>");
  }
  if (html.isEmpty()) html = tr("Nothing has that word.").toHtmlEscaped();
  m_text->setHtml(html);
}

void HelpDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

void HelpDialog::setFront(const PageKind* front, const Game& game) {
  const bool isOther = m_front != front || m_game != &game;
  m_front = front;
  m_game = &game;
  if (isOther) showFound();
}

void showHelp(QWidget& window, const PageKind* front, const Game& game) {
  auto* open = window.findChild<HelpDialog*>();
  if (open == nullptr) open = new HelpDialog(front, game, &window);
  open->setFront(front, game);
  open->show();
  open->raise();
  open->activateWindow();
}

} // namespace nilometer::ui
