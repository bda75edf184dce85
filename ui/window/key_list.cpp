// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/key_list.h"

#include "ui/game/interface/game.h"
#include "ui/window/help_dialog.h"
#include "ui/window/page_list.h"

#include <QKeySequence>

#include <algorithm>
#include <array>
#include <iterator>

namespace nilometer::ui {

namespace {

/// A page is called as in the menu.
QString titleOf(const PageKind& page) {
  return page.title().remove(u'…');
}

KeyGroup keysOf(const PageKind& page, std::vector<KeyHelp> keys) {
  return {&page, titleOf(page), std::move(keys)};
}

/// How the entry at the table goes on and back, in any game.
std::vector<KeyHelp> entryKeys(const Game& game) {
  std::vector<KeyHelp> keys{
      //: The key.
      {HelpDialog::tr("Enter"), HelpDialog::tr("enters what is proposed")},
      {HelpDialog::tr("Esc"),
       HelpDialog::tr("takes back the last choice; from the past, returns to now")},
      {HelpDialog::tr("Shift+Esc"), HelpDialog::tr("takes the whole entry back that is made")},
      {HelpDialog::tr("Ctrl+Enter"), HelpDialog::tr("enters it although a rule forbids it")},
  };
  if (game.asksForValues()) {
    keys.push_back(
        //: Three keys.
        {HelpDialog::tr("=, #, /"),
         HelpDialog::tr("answer a question for a printed number: matches, another one, not now")});
  }
  return keys;
}

/// Going about at the table, and what can be done with a line of the log.
std::vector<KeyHelp> wayKeys() {
  return {
      {HelpDialog::tr("Tab, Shift+Tab"),
       HelpDialog::tr("go from panel to panel, each as it was left")},
      {HelpDialog::tr("arrow keys, Space"),
       HelpDialog::tr("go about in a panel and press what the ring is on")},
      {HelpDialog::tr("F6, Shift+F6"),
       HelpDialog::tr(
           "go from part to part of the table: board, strip, players, guide, log, header")},
      {QStringLiteral("Alt+↑, Alt+↓"), HelpDialog::tr("shows the table as it was, entry by entry")},
      {QStringLiteral("Alt+←, Alt+→"), HelpDialog::tr("the same from phase to phase")},
      {HelpDialog::tr("Alt+Page Up, Alt+Page Down"),
       HelpDialog::tr("the same from round to round")},
      {HelpDialog::tr("Alt+Home, Alt+End"),
       HelpDialog::tr("shows the table after the first entry, and now")},
      {HelpDialog::tr("Ctrl+F"),
       HelpDialog::tr("finds an entry by its number, a player or a card: Enter stays there, "
                      "Esc goes back")},
      {HelpDialog::tr("F2, Shift+F2, Del"),
       HelpDialog::tr("changes the selected entry, inserts one before it, removes it")},
      {HelpDialog::tr("Ctrl+D"),
       HelpDialog::tr("marks the selected entry as disputed, or settles it")},
      {HelpDialog::tr("Ctrl+E"), HelpDialog::tr("explains the selected entry")},
      {HelpDialog::tr("Ctrl+K"), HelpDialog::tr("puts what lies on the table right, with a note")},
      {HelpDialog::tr("Ctrl+Shift+K"),
       HelpDialog::tr("puts a number right that is printed on a component")},
      {HelpDialog::tr("Ctrl+H"),
       HelpDialog::tr("shows what was done, with a way back to every step")},
      {HelpDialog::tr("Ctrl+Shift+P"),
       HelpDialog::tr("more or fewer prompts for the player on turn")},
  };
}

KeyGroup tableKeys(const Game& game) {
  KeyGroup group{&tablePage, HelpDialog::tr("At the table"), helpOf(game).table};
  for (std::vector<KeyHelp>& keys : std::array{entryKeys(game), wayKeys()}) {
    std::ranges::move(keys, std::back_inserter(group.keys));
  }
  return group;
}

KeyGroup everywhereKeys() {
  KeyGroup group{
      nullptr,
      HelpDialog::tr("Everywhere"),
      {
          {HelpDialog::tr("Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z"),
           HelpDialog::tr("undo and redo, as far as you like")},
          {HelpDialog::tr("Ctrl+P"), HelpDialog::tr("prints the score sheet")},
          {HelpDialog::tr("Ctrl+N, Ctrl+O"), HelpDialog::tr("begin a new game, open another one")},
          {HelpDialog::tr("Ctrl+Shift+S"), HelpDialog::tr("saves a copy of the game")},
          {HelpDialog::tr("Ctrl++, Ctrl+-, Ctrl+0"),
           HelpDialog::tr("larger letters, smaller ones, the usual ones")},
          {HelpDialog::tr("Ctrl+W, Ctrl+Q"),
           HelpDialog::tr("close what is in front; end the program")},
          {HelpDialog::tr("Ctrl+L"), HelpDialog::tr("changes the language")},
          {HelpDialog::tr("F1"), HelpDialog::tr("opens the handbook")},
          {QStringLiteral("?"), HelpDialog::tr("opens this list of keys")},
          {HelpDialog::tr("F3"), HelpDialog::tr("opens the rules of the game")},
          {HelpDialog::tr("F10"), HelpDialog::tr("opens the menu")},
          {HelpDialog::tr("F12"),
           HelpDialog::tr("opens and closes the table view, a second window for the whole table")},
          {HelpDialog::tr("F11"),
           HelpDialog::tr("makes the window as large as the screen, and back")},
          {HelpDialog::tr("Shift+F1"),
           HelpDialog::tr("asks “Why?”; so does the right mouse button on nearly everything")},
      }};
  for (const PageKind* page : pageKinds()) {
    const QString key = QKeySequence(page->key).toString(QKeySequence::NativeText);
    if (!key.isEmpty()) group.keys.push_back({key, titleOf(*page)});
  }
  return group;
}

KeyGroup endPositionKeys(const Game& game) {
  KeyGroup group =
      keysOf(endPositionPage,
             {{QStringLiteral("Tab, Enter, ↓"), HelpDialog::tr("go on to the next number")},
              {HelpDialog::tr("Shift+Tab, ↑"), HelpDialog::tr("go back to the one before")},
              {HelpDialog::tr("Ctrl+Enter"),
               HelpDialog::tr("counts the points; there Enter goes a step on, + shows all")},
              {HelpDialog::tr("Esc"),
               HelpDialog::tr("leaves the page; while points are counted, a step back")}});
  std::ranges::move(helpOf(game).position, std::back_inserter(group.keys));
  return group;
}

KeyGroup startKeys() {
  return keysOf(startPage,
                {{HelpDialog::tr("Enter"),
                  HelpDialog::tr("goes on with the running game, without one begins a new one")},
                 {HelpDialog::tr("arrow keys"),
                  HelpDialog::tr("choose a game on the shelf, go from one thing to the next")}});
}

KeyGroup archiveKeys() {
  return keysOf(
      archivePage,
      {{HelpDialog::tr("Ctrl+F"), HelpDialog::tr("finds a game; ↓ goes into the list")},
       {HelpDialog::tr("Enter"), HelpDialog::tr("opens the selected game")},
       {HelpDialog::tr("F2"), HelpDialog::tr("puts its names right, or those of a player")},
       {HelpDialog::tr("Del"), HelpDialog::tr("deletes it; that can be undone")},
       {HelpDialog::tr("Esc"), HelpDialog::tr("leaves the page")}});
}

KeyGroup lessonsKeys() {
  return keysOf(lessonsPage,
                {{HelpDialog::tr("Enter"), HelpDialog::tr("goes on")},
                 {HelpDialog::tr("digit"), HelpDialog::tr("gives the answer that shows it")},
                 {HelpDialog::tr("Esc"), HelpDialog::tr("leaves the page")}});
}

KeyGroup copiesKeys() {
  return keysOf(
      copiesPage,
      {{HelpDialog::tr("Enter"), HelpDialog::tr("everything matches: on to the next page")},
       {HelpDialog::tr("Page Down"), HelpDialog::tr("scrolls, then on without an answer")},
       {HelpDialog::tr("Page Up"), HelpDialog::tr("scrolls, then to the page before")},
       {HelpDialog::tr("Backspace"), HelpDialog::tr("to the page before")},
       {HelpDialog::tr("Esc"), HelpDialog::tr("leaves the page")}});
}

KeyGroup setupKeys() {
  return keysOf(setupPage, {{HelpDialog::tr("Enter"), HelpDialog::tr("done: on to the next step")},
                            {QStringLiteral("↑, ↓"), HelpDialog::tr("go from step to step")},
                            {HelpDialog::tr("Space"), HelpDialog::tr("ticks a step off")},
                            {HelpDialog::tr("Esc"), HelpDialog::tr("leaves the page")}});
}

KeyGroup resultKeys() {
  return keysOf(
      resultPage,
      {{HelpDialog::tr("Enter"), HelpDialog::tr("on from who has won to the sheet")},
       {HelpDialog::tr("Page Up, Page Down"), HelpDialog::tr("scroll")},
       {HelpDialog::tr("arrow keys, Space"),
        HelpDialog::tr("go from number to number and ask where it comes from")},
       {HelpDialog::tr("Esc"), HelpDialog::tr("back to who has won, then out of the page")}});
}

KeyGroup rulesKeys() {
  return {nullptr,
          HelpDialog::tr("Rules of the game"),
          {{HelpDialog::tr("Ctrl+F"), HelpDialog::tr("finds a word; ↑ and ↓ go about in what "
                                                     "was found, Enter opens it")},
           {QStringLiteral("Alt+←, Alt+→"), HelpDialog::tr("to the rule read before, and back")},
           {HelpDialog::tr("Alt+Home"), HelpDialog::tr("to the contents")},
           {HelpDialog::tr("Esc"), HelpDialog::tr("empties the search, then closes the rules")}}};
}

KeyGroup displayKeys() {
  return {nullptr,
          HelpDialog::tr("Table view"),
          {{HelpDialog::tr("F11"), HelpDialog::tr("as large as the screen, and back")},
           {HelpDialog::tr("Esc"), HelpDialog::tr("back to a window, then closes it")},
           {HelpDialog::tr("F12"), HelpDialog::tr("closes it")}}};
}

} // namespace

GameHelp helpOf(const Game& game) {
  return game.help();
}

std::vector<KeyGroup> keyGroups(const PageKind* front, const Game& game) {
  std::vector<KeyGroup> groups{everywhereKeys(), tableKeys(game), endPositionKeys(game),
                               resultKeys(),     copiesKeys(),    rulesKeys(),
                               displayKeys(),    setupKeys(),     lessonsKeys(),
                               archiveKeys(),    startKeys()};
  const auto first = std::ranges::find_if(groups, [front](const KeyGroup& group) {
    return group.page != nullptr && group.page == front;
  });
  if (first != groups.end()) std::rotate(groups.begin(), first, first + 1);
  return groups;
}

} // namespace nilometer::ui
