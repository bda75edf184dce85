// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_dialog.h"

#include "ui/style/theme.h"
#include "ui/window/handbook.h"
#include "ui/window/page_list.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>
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

struct KeyHelp {
  QString key;
  QString what;
};

QString row(const KeyHelp& help) {
  return QStringLiteral("<tr><td style='padding:2px 16px 2px 0'><b>") + help.key.toHtmlEscaped() +
         QStringLiteral("</b></td><td style='padding:2px 0'>") + help.what.toHtmlEscaped() +
         QStringLiteral("</td></tr>");
}

/// The pages that have a key, called as in the menu.
void addPages(std::vector<KeyHelp>& keys) {
  for (const PageKind* page : pageKinds()) {
    const QString key = QKeySequence(page->key).toString(QKeySequence::NativeText);
    if (!key.isEmpty()) keys.push_back({key, page->title().remove(u'…')});
  }
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent)
    : QDialog(parent), m_find(new QLineEdit(this)), m_text(new QTextBrowser(this)),
      m_handbook(new QPushButton(this)), m_print(new QPushButton(this)) {
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
  std::vector<KeyHelp> keys = {
      {tr("letter or digit"),
       tr("presses the place or choice that shows it; the key of a taken space says why not")},
      {QStringLiteral("-"), tr("ends a turn: passes, does not build, takes no card")},
      //: The key.
      {tr("Enter"), tr("enters what is proposed")},
      {tr("Esc"), tr("takes back the last choice; from the past, returns to now")},
      {tr("Ctrl+Enter"), tr("enters it although a rule forbids it")},
      {tr("Backspace, +"), tr("in the final scoring: one step back, all at once")},
      //: Three keys.
      {tr("=, #, /"), tr("answer a question for a printed number: matches, another one, not now")},
      {tr("Tab, arrow keys, Space"), tr("go from place to place and press it")},
      {tr("F6, Shift+F6"), tr("go from part to part of the table: board, strip, players, log")},
      {tr("Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z"), tr("undo and redo, as far as you like")},
      {QStringLiteral("Alt+↑, Alt+↓"), tr("shows the table as it was, entry by entry")},
      {QStringLiteral("Alt+←, Alt+→"), tr("the same from phase to phase")},
      {tr("Alt+Page Up, Alt+Page Down"), tr("the same from round to round")},
      {tr("Alt+Home, Alt+End"), tr("shows the table after the first entry, and now")},
      {tr("Ctrl+F"), tr("finds an entry by its number, a player or a card: Enter stays there, Esc "
                        "goes back")},
      {tr("F2, Shift+F2, Del"),
       tr("changes the selected entry, inserts one before it, removes it")},
      {tr("Ctrl+D"), tr("marks the selected entry as disputed, or settles it; in the final "
                        "scoring alone, a value")},
      {tr("Ctrl+E"), tr("explains the selected entry")},
      {tr("Ctrl+H"), tr("shows what was done, with a way back to every step")},
      {tr("Ctrl+K"), tr("puts points, stones and markers right")},
      {tr("Ctrl+Shift+P"), tr("more or fewer prompts for the player on turn")},
      {tr("Ctrl+P"), tr("prints the score sheet")},
      {tr("Ctrl+N, Ctrl+O"), tr("begin a new game, open another one")},
      {tr("Ctrl+Shift+S"), tr("saves a copy of the game")},
      {tr("Ctrl++, Ctrl+-, Ctrl+0"), tr("larger letters, smaller ones, the usual ones")},
      {tr("Ctrl+W, Ctrl+Q"), tr("close what is in front; end the program")},
      {tr("Ctrl+L"), tr("changes the language")},
      {tr("F1"), tr("opens the handbook")},
      {QStringLiteral("?"), tr("opens this list of keys")},
      {tr("F3"), tr("opens the rules of the game")},
      {tr("F10"), tr("opens the menu")},
      {tr("F12"), tr("opens and closes the table view, a second window for the whole table")},
      {tr("F11"),
       tr("makes the table view, or without one this window, as large as the screen, and back")},
      {tr("Shift+F1"), tr("asks “Why?”; so does the right mouse button on nearly everything")},
  };
  addPages(keys);
  const QStringList wanted = m_find->text().split(u' ', Qt::SkipEmptyParts);
  const auto isFound = [&](const QString& first, const QString& second) {
    return std::ranges::all_of(wanted, [&](const QString& word) {
      return first.contains(word, Qt::CaseInsensitive) ||
             second.contains(word, Qt::CaseInsensitive);
    });
  };
  QString rows;
  for (const KeyHelp& help : keys) {
    if (isFound(help.key, help.what)) rows += row(help);
  }
  QString html;
  if (!rows.isEmpty()) {
    html = QStringLiteral("<h3>") + tr("Keys").toHtmlEscaped() + QStringLiteral("</h3><table>") +
           rows + QStringLiteral("</table>");
  }
  const std::vector<std::pair<QString, QString>> ways = {
      {tr("The table is right"),
       tr("Nilometer says which rule forbids an entry. If it happened all the same, enter it "
          "anyway; the log marks it. Points, stones and markers are put right under Menu, "
          "Correction.")},
      {tr("The past"),
       tr("Select a line of the log to see the table as it was. Its buttons change or remove that "
          "entry or insert one before it. What that leads to is shown before anything is "
          "kept.")},
      {tr("Hidden is hidden"),
       tr("Sphinx cards stay sealed: only their number is entered. They are named in the final "
          "scoring.")},
      {tr("Your game is safe"),
       tr("Every entry is on the disk at once. Nilometer offers the last game when it starts.")},
  };
  for (const auto& [title, text] : ways) {
    if (!isFound(title, text)) continue;
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

void showHelp(QWidget& window) {
  auto* open = window.findChild<HelpDialog*>();
  if (open == nullptr) open = new HelpDialog(&window);
  open->show();
  open->raise();
  open->activateWindow();
}

} // namespace nilometer::ui
