// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help_dialog.h"

#include "ui/style/theme.h"
#include "ui/window/page_list.h"

#include <QEvent>
#include <QKeySequence>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace nilometer::ui {

namespace {

QString row(const QString& key, const QString& what) {
  return QStringLiteral("<tr><td style='padding:2px 16px 2px 0'><b>") + key.toHtmlEscaped() +
         QStringLiteral("</b></td><td style='padding:2px 0'>") + what.toHtmlEscaped() +
         QStringLiteral("</td></tr>");
}

/// The pages that have a key, called as in the menu.
QString rowsOfPages() {
  QString rows;
  for (const PageKind* page : pageKinds()) {
    const QString key = QKeySequence(page->key).toString(QKeySequence::NativeText);
    if (!key.isEmpty()) rows += row(key, page->title().remove(u'…'));
  }
  return rows;
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent), m_text(new QTextBrowser(this)) {
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_text);
  setAttribute(Qt::WA_DeleteOnClose);
  constexpr qreal ofScreen = 0.9;
  resize(QSize(140 * unit, 110 * unit).boundedTo(screen()->availableSize() * ofScreen));
  retranslate();
}

void HelpDialog::retranslate() {
  setWindowTitle(tr("Keys and help"));
  const std::vector<std::pair<QString, QString>> keys = {
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
      {tr("Ctrl+Z, Ctrl+Y"), tr("undo and redo, as far as you like")},
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
      {tr("Ctrl+P"), tr("more or fewer prompts for the player on turn")},
      {tr("Ctrl+L"), tr("changes the language")},
      {tr("F3"), tr("opens the rules of the game")},
      {tr("F10"), tr("opens the menu")},
      {tr("F12"), tr("opens and closes the table view, a second window for the whole table")},
      {tr("F11"),
       tr("makes the table view, or without one this window, as large as the screen, and back")},
      {tr("Shift+F1"), tr("asks “Why?”; so does the right mouse button on nearly everything")},
  };
  QString html =
      QStringLiteral("<h3>") + tr("Keys").toHtmlEscaped() + QStringLiteral("</h3><table>");
  for (const auto& [key, what] : keys) html += row(key, what);
  html += rowsOfPages() + QStringLiteral("</table>");
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
    html += QStringLiteral("<h3>") + title.toHtmlEscaped() + QStringLiteral("</h3><p>") +
            text.toHtmlEscaped() + QStringLiteral("</p>");
  }
  m_text->setHtml(html);
  m_text->setAccessibleName(windowTitle());
}

void HelpDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDialog::changeEvent(event);
}

void showHelp(QWidget& window) {
  (new HelpDialog(&window))->show();
}

} // namespace nilometer::ui
