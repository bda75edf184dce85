// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/egizia_game/egizia_game.h"

#include "engine/egizia/file/game_ending.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/corrections/correction_dialog.h"
#include "ui/egizia/corrections/eyes_only_dialog.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/egizia_game/egizia_help.h"
#include "ui/egizia/end_position/page/egizia_position_page.h"
#include "ui/egizia/explain/table_why.h"
#include "ui/egizia/games/example_game.h"
#include "ui/egizia/printed_values/egizia_asks.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/report/source_groups.h"
#include "ui/egizia/rule_book/rules_subject.h"
#include "ui/egizia/session/egizia_session.h"
#include "ui/egizia/spectator/egizia_display.h"
#include "ui/egizia/style/box_picture.h"
#include "ui/egizia/table/egizia_view.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/egizia/tutorial/egizia_lesson.h"
#include "ui/egizia/tutorial/egizia_setup.h"
#include "ui/pages/rule_book/rules_book.h"
#include "ui/score/result/played_report.h"
#include "ui/store/games/game_from_rules.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include <QCoreApplication>

namespace nilometer::ui {

namespace {

EndingReader endings(const GameLibrary& library) {
  return [editions = editionsOn<egizia::Rules>(library, GameLibrary::SaveState::yes)](
             std::string_view text, GameDocument document, const std::string& file) {
    return document == GameDocument::position ? egizia::endingOfPosition(text, editions, file)
                                              : egizia::endingOfRecord(text, editions, file);
  };
}

/// Only sessions of Egizia reach what stands in its table.
EgiziaSession& egiziaOf(GameSession& session) {
  return static_cast<EgiziaSession&>(session);
}

QString exampleTitle() {
  return QCoreApplication::translate("ExampleGame", "Four friends on a Friday");
}

OpenedSession example() {
  const auto example = exampleGame();
  if (!example) return example.error();
  return std::unique_ptr<GameSession>(
      exampleSession<EgiziaSession>(inRoundThree(*example), example->edition, exampleTitle));
}

std::unique_ptr<PrintedValuePrompt> desk(GameSession& session, const GameLibrary& library,
                                         Games games) {
  return std::make_unique<PrintedValuePrompt>(askedGame(egiziaOf(session)),
                                              CopyShelf(library.copiesDirectory(), games));
}

std::unique_ptr<RulesSource> rules(const GameSession* session) {
  if (session == nullptr) return rulesSource(shippedRules());
  const auto& open = static_cast<const EgiziaSession&>(*session);
  const egizia::RecordHeader& header = open.record().header;
  return rulesSource(
      {open.sharedEdition(), header.profile, header.options, RulesSubject::Of::thisGame});
}

PlayedReport report(const GameSession& session) {
  return playedReport(static_cast<const EgiziaSession&>(session),
                      [](const auto&... played) { return report::scoreReport(played...); });
}

void correct(GameSession& session, QWidget& window) {
  auto* dialog = new CorrectionDialog(egiziaOf(session), &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  QObject::connect(dialog, &QDialog::accepted, &session, [&session, dialog] {
    egiziaOf(session).enter(dialog->entry(), dialog->anyway(), dialog->reason());
  });
  // Nothing else could take the place of the correction that was to be replaced.
  if (dialog->replaced() != nullptr) {
    QObject::connect(dialog, &QDialog::rejected, &session, &GameSession::stepBack);
  }
  dialog->open();
}

void eyesOnly(GameSession& session, table::Player player, QWidget& window) {
  auto* dialog = new EyesOnlyDialog(egiziaOf(session), player, &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace

const Game& egiziaGame() {
  static constexpr Game kind = [] {
    Game made = gameFromRules<EgiziaSession, egizia::Rules>();
    made.groups = report::sourceGroupCount;
    made.groupName = [](int group) {
      return report::groupName(static_cast<report::SourceGroup>(group));
    };
    made.groupOf = [](const table::LedgerLine& line) {
      return static_cast<int>(report::groupOf(line));
    };
    made.endings = endings;
    made.copies = &egiziaCopies;
    made.example = example;
    made.view = [](GameSession& session) -> GameView* { return new EgiziaView(egiziaOf(session)); };
    made.display = [](GameSession& session) { return displayOf(egiziaOf(session)); };
    made.desk = desk;
    made.rules = rules;
    made.report = report;
    made.correct = correct;
    made.eyesOnly = eyesOnly;
    made.eyesOnlyTitle = [] { return EyesOnlyDialog::tr("Name Sphinx cards, eyes only"); };
    made.positionPage = [](const GameLibrary& library, Preferences& preferences,
                           QWidget* parent) -> PositionPage* {
      return new EgiziaPositionPage(library, preferences, parent);
    };
    made.lookAtPosition = lookAtPosition;
    made.why = [](QWidget& page) { return guideWith(page, egizia::ruleNames, rowsWhy); };
    made.lessons = egiziaLessons;
    made.setup = egiziaSetup;
    made.help = egiziaHelp;
    made.box = {.front = 0xFF1B5674,
                .lid = 0xFF2E7FA8,
                .length = BoxWords::length<egizia::rounds>,
                .picture = paintBoxPicture};
    return made;
  }();
  return kind;
}

} // namespace nilometer::ui
