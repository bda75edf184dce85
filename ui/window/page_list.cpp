// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the window: what it is called, where it is listed, and how it is made.
#include "ui/window/page_list.h"

#include "ui/pages/archive/archive_view.h"
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/tutorial/lessons_page.h"
#include "ui/pages/tutorial/setup_view.h"
#include "ui/score/end_position/position_page.h"
#include "ui/score/final_scoring/final_scoring_page.h"
#include "ui/score/result/result_page.h"
#include "ui/score/result/sheet_why.h"
#include "ui/store/games/preferences.h"
#include "ui/table/action_bar/window_chips.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/table/view/game_view.h"
#include "ui/text/error_words.h"
#include "ui/window/game_files.h"
#include "ui/window/game_menu.h"
#include "ui/window/game_table.h"
#include "ui/window/help_dialog.h"
#include "ui/window/messages.h"
#include "ui/window/new_games.h"
#include "ui/window/open_game.h"
#include "ui/window/pages.h"
#include "ui/window/rules_window.h"

#include <QScrollArea>

#include <array>
#include <memory>
#include <utility>

namespace nilometer::ui {

namespace {

/// Somebody asks "Why?" in that page of a game and wants to read a rule.
WhyGuide* addWhy(QWidget& page, const Game& game, RulesWindow& rules) {
  WhyGuide* guide = game.why(page);
  QObject::connect(guide, &WhyGuide::ruleRequested, guide,
                   [&rules](const QString& rule) { rules.show(rule); });
  return guide;
}

/// A button in the head of a page, as that of the table.
void press(WindowButton button, const QWidget* below, const WindowContext& at) {
  switch (button) {
  case WindowButton::language: return at.menu.popUpLanguagesBelow(below);
  case WindowButton::help: return showHelp(at.window, at.pages.front(), at.chosen());
  case WindowButton::menu: return at.menu.popUpBelow(below);
  }
}

bool isThere(const GameSession* game) {
  return game != nullptr;
}

Page makeArchive(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  auto* archive = new ArchiveView(at.library, at.games, &parent);
  QObject::connect(archive, &ArchiveView::openRequested, archive,
                   [&at](const QString& path) { at.files.open(path); });
  QObject::connect(archive, &ArchiveView::closeRequested, &at.pages, &Pages::back);
  QObject::connect(
      archive, &ArchiveView::playerRenamed, archive,
      [&at](const QString& was, const QString& now) { at.preferences.renamePlayer(was, now); });
  QObject::connect(archive, &ArchiveView::nameForgotten, archive,
                   [&at](const QString& name) { at.preferences.forgetPlayer(name); });
  const auto enter = [&at, archive](Asked) {
    at.game.save(); // the open game counts as it is on the disk
    archive->refresh();
  };
  return {.widget = archive, .enter = enter, .undo = [archive] { archive->undo(); }};
}

Page makeLessons(QWidget& parent, const WindowContext& at, const Game& game) {
  auto source = game.lessons();
  if (!source) {
    say(at.window, text::wholeSentence(source.error()));
    return {};
  }
  auto* lessons = new LessonsPage(at.preferences, std::move(*source), &parent);
  QObject::connect(lessons, &LessonsPage::closeRequested, &at.pages, &Pages::back);
  QObject::connect(lessons, &LessonsPage::languageRequested, lessons,
                   [&at] { at.menu.popUpLanguagesBelow(nullptr); });
  QObject::connect(lessons, &LessonsPage::ruleRequested, lessons,
                   [&at](const QString& rule) { at.rules.show(rule); });
  QObject::connect(lessons, &LessonsPage::helpRequested, lessons,
                   [&at] { showHelp(at.window, &lessonsPage, at.chosen()); });
  QObject::connect(lessons, &LessonsPage::menuRequested, lessons,
                   [&at] { at.menu.popUpBelow(nullptr); });
  return {.widget = lessons, .enter = [lessons](Asked) { lessons->start(); }};
}

/// Whoever waits for the copy goes on with it.
void leaveCopies(const CheckCopyPage& copies, const WindowContext& at) {
  at.pages.back();
  if (at.game.desk() != nullptr && !copies.comparedId().empty()) {
    at.game.desk()->copyCompared(copies.comparedId());
  }
  at.newGames.goOnWith(copies.lastId());
}

Page makeCopies(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  auto* copies = new CheckCopyPage(CopyShelf(at.library.copiesDirectory(), at.games), &parent);
  QObject::connect(copies, &CheckCopyPage::closeRequested, copies,
                   [&at, copies] { leaveCopies(*copies, at); });
  QObject::connect(copies, &CheckCopyPage::newGameRequested, copies, [&at, copies] {
    const bool waits = at.newGames.waits();
    leaveCopies(*copies, at);
    if (!waits) at.newGames.start();
  });
  QObject::connect(copies, &CheckCopyPage::compared, copies,
                   [&at](const CheckedCopy& copy) { proposeCopy(copy, at.preferences, at.games); });
  // Later: in front of whatever comes next.
  QObject::connect(
      copies, &CheckCopyPage::leftAsDraft, copies,
      [&at](const QString& sentence) { tell(at.window, sentence); }, Qt::QueuedConnection);
  const auto enter = [&at, copies](Asked asked) {
    if (asked == Asked::again) return;
    copies->choose(at.chosen().copies());
    copies->start();
  };
  const auto mayClose = [&at, copies] {
    return copies->isSaved() ||
           closeAllTheSame(at.window,
                           Pages::tr("The copy could not be saved. Close it all the same?"));
  };
  return {.widget = copies,
          .enter = enter,
          .leave = [copies] { copies->rest(); },
          .undo = [copies] { copies->undo(); },
          .redo = [copies] { copies->redo(); },
          .mayClose = mayClose};
}

Page makeSetup(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  GameSession& session = *at.game.session();
  const QString path = at.game.path();
  auto* setup = new SetupView(session, at.game.kind().setup(session),
                              at.preferences.setupDone(path), &parent);
  QObject::connect(setup, &SetupView::closeRequested, &at.pages, &Pages::back);
  QObject::connect(setup, &SetupView::progressed, setup, [&at, path](const QStringList& done) {
    if (!path.isEmpty()) at.preferences.setSetupDone(path, done);
  });
  QObject::connect(setup, &SetupView::ruleRequested, setup,
                   [&at](const QString& rule) { at.rules.show(rule); });
  const auto enter = [&session, setup](Asked) {
    session.backToNow();
    setup->setFocus();
  };
  return {.widget = setup, .enter = enter};
}

Page makeEndPosition(QWidget& parent, const WindowContext& at, const Game& game) {
  if (!game.hasEndPositions()) return {};
  PositionPage* page = game.positionPage(at.library, at.preferences, &parent);
  addWhy(*page, game, at.rules);
  QObject::connect(page, &PositionPage::failed, page,
                   [&at](const QString& sentence) { say(at.window, sentence); });
  QObject::connect(page, &PositionPage::told, page,
                   [&at](const QString& sentence) { tell(at.window, sentence); });
  QObject::connect(page, &PositionPage::offered, page,
                   [&at](const QString& sentence, const QString& way, const auto& go) {
                     offer(at.window, sentence, way, go);
                   });
  QObject::connect(page, &PositionPage::fileTold, &at.pages, &Pages::fileTold);
  const auto from = std::make_shared<const PageKind*>();
  QObject::connect(page, &PositionPage::opened, page, [&at, &game, page, from] {
    *from = at.pages.front();
    at.newGames.choose(game);
    at.pages.bring(endPositionPage);
    page->start();
  });
  // Whoever looks at one finished game after the other goes on with the next.
  QObject::connect(page, &PositionPage::resultSeen, page, [&at, from] {
    if (*from == &archivePage) at.pages.show(archivePage);
  });
  QObject::connect(page, &PositionPage::closeRequested, &at.pages, &Pages::back);
  QObject::connect(page, &PositionPage::windowButtonPressed, page,
                   [&at](WindowButton button, const QWidget* below) { press(button, below, at); });
  QObject::connect(page, &PositionPage::ruleRequested, page,
                   [&at](const QString& rule) { at.rules.show(rule); });
  const auto enter = [page](Asked asked) {
    if (asked == Asked::anew) return page->goOn();
    page->start();
  };
  const auto mayClose = [&at, page] {
    while (!page->isSaved()) {
      const auto answer = at.files.askAboutUnsaved(page->failure());
      if (answer != GameFiles::Unsaved::elsewhere) return answer == GameFiles::Unsaved::close;
      page->saveElsewhere();
    }
    return true;
  };
  return {.widget = page,
          .enter = enter,
          .leave = [page] { page->leave(); },
          .undo = [page] { page->undo(); },
          .redo = [page] { page->redo(); },
          .mayClose = mayClose};
}

Page makeFinalScoring(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  const Game& kind = at.game.kind();
  if (!kind.pictures()) return {};
  auto* finalScoring =
      new FinalScoringPage(kind.report(*at.game.session()).report, kind.pictures(), &parent);
  addWhy(*finalScoring, kind, at.rules);
  QObject::connect(finalScoring, &FinalScoringPage::wentBack, finalScoring,
                   [&at] { at.pages.show(tablePage); });
  QObject::connect(finalScoring, &FinalScoringPage::told, finalScoring,
                   [&at] { at.table.view()->releaseResult(); });
  QObject::connect(finalScoring, &FinalScoringPage::finished, finalScoring,
                   [&at] { at.pages.show(resultPage); });
  QObject::connect(finalScoring, &FinalScoringPage::ruleRequested, finalScoring,
                   [&at](const QString& rule) { at.rules.show(rule); });
  const auto enter = [&at, &kind, finalScoring](Asked asked) {
    if (asked == Asked::again) return;
    const GameView& table = *at.table.view();
    finalScoring->view().setMotion(at.preferences.motion());
    finalScoring->begin(kind.report(*at.game.session()).report,
                        table.holdsResult() ? table.strip().content().moves : MoveContent());
    finalScoring->setFocus();
  };
  // What is taken back or done again is seen at the table.
  const auto atTable = [&at](void (GameView::*does)()) {
    at.pages.show(tablePage);
    (at.table.view()->*does)();
  };
  return {.widget = finalScoring,
          .enter = enter,
          .undo = [atTable] { atTable(&GameView::undo); },
          .redo = [atTable] { atTable(&GameView::redo); }};
}

Page makeResult(QWidget& parent, const WindowContext& at, const Game& /*game*/) {
  auto* result = new ResultPage(at.preferences, &parent);
  QObject::connect(result, &ResultPage::closeRequested, &at.pages, &Pages::back);
  QObject::connect(result, &ResultPage::windowButtonPressed, result,
                   [&at](WindowButton button, const QWidget* below) { press(button, below, at); });
  QObject::connect(result, &ResultPage::againRequested, &at.newGames, &NewGames::startAgain);
  QObject::connect(result, &ResultPage::finalScoringRequested, result, [&at] {
    at.game.session()->backToNow();
    at.pages.show(finalScoringPage);
  });
  const auto enter = [&at, result, why = static_cast<WhyGuide*>(nullptr),
                      of = static_cast<const Game*>(nullptr)](Asked) mutable {
    if (std::exchange(of, &at.game.kind()) != &at.game.kind()) {
      delete why;
      why = addWhy(*result, at.game.kind(), at.rules);
      why->add(sheetWhy);
      why->offerNumbers(*result, WhyGuide::Enter::asks);
      QObject::connect(why, &WhyGuide::numberRequested, why,
                       [&at](const text::AskedNumber& number, const auto& all) {
                         at.pages.bring(tablePage);
                         at.table.view()->showNumber(number, all);
                       });
    }
    const PlayedReport played = at.game.kind().report(*at.game.session());
    result->show(played);
    result->offerFinalScoring(at.game.kind().pictures() && played.report().isFinished);
    result->setFocus();
    at.table.view()->releaseResult();
  };
  return {.widget = result, .enter = enter};
}

Page makeTable(QWidget& /*parent*/, const WindowContext& at, const Game& /*game*/) {
  const auto enter = [&at](Asked) {
    at.table.view()->setFocus();
    if (at.game.desk() != nullptr) at.game.desk()->lookAtCopy();
  };
  return {.widget = &at.table.room(),
          .enter = enter,
          .undo = [&at] { at.table.view()->undo(); },
          .redo = [&at] { at.table.view()->redo(); }};
}

} // namespace

const PageKind archivePage{.menu = PageKind::Menu::games,
                           .title = [] { return GameMenu::tr("Finished games"); },
                           .key = Qt::CTRL | Qt::Key_G,
                           .make = makeArchive};
const PageKind lessonsPage{.menu = PageKind::Menu::games,
                           .title = [] { return GameMenu::tr("Learn…"); },
                           .key = Qt::CTRL | Qt::Key_T,
                           .lasts = PageKind::Lasts::eachGame,
                           .make = makeLessons};
const PageKind copiesPage{.menu = PageKind::Menu::games,
                          .title = [] { return GameMenu::tr("Check your copy…"); },
                          .key = Qt::CTRL | Qt::Key_M,
                          .make = makeCopies};
const PageKind setupPage{
    .menu = PageKind::Menu::games,
    .title = [] { return GameMenu::tr("Set up the table…"); },
    .key = Qt::CTRL | Qt::Key_U,
    .goesWith = [](const GameSession* game) { return game != nullptr && game->isSettingUp(); },
    .lasts = PageKind::Lasts::asGame,
    .make = makeSetup};
const PageKind endPositionPage{.menu = PageKind::Menu::scoring,
                               .title = [] { return GameMenu::tr("Final scoring only…"); },
                               .key = Qt::CTRL | Qt::SHIFT | Qt::Key_F,
                               .lasts = PageKind::Lasts::eachGame,
                               .make = makeEndPosition};
const PageKind finalScoringPage{
    .goesWith = [](const GameSession* game) { return game != nullptr && game->clock().over; },
    .lasts = PageKind::Lasts::asGame,
    .make = makeFinalScoring};
const PageKind resultPage{.menu = PageKind::Menu::openGame,
                          .title = [] { return GameMenu::tr("Score sheet and charts…"); },
                          .key = Qt::CTRL | Qt::Key_R,
                          .goesWith = isThere,
                          .make = makeResult};
const PageKind tablePage{.goesWith = isThere, .make = makeTable};

std::span<const PageKind* const> pageKinds() {
  static constexpr std::array all{&startPage, &archivePage,     &lessonsPage, &copiesPage,
                                  &setupPage, &endPositionPage, &resultPage};
  return all;
}

} // namespace nilometer::ui
