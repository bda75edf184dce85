// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/egizia_game/egizia_game.h"

#include "engine/egizia/file/game_ending.h"
#include "engine/egizia/file/game_record.h"
#include "engine/egizia/turn.h"
#include "ui/egizia/corrections/egizia_corrections.h"
#include "ui/egizia/corrections/eyes_only_dialog.h"
#include "ui/egizia/edition_editor/page_fields.h"
#include "ui/egizia/end_position/page/egizia_position_game.h"
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
#include "ui/egizia/tutorial/egizia_setup.h"
#include "ui/egizia/tutorial/lessons.h"
#include "ui/game/interface/game_help.h"
#include "ui/pages/rule_book/rules_book.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/position_ending.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/result/played_report.h"
#include "ui/store/games/game_from_rules.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/printed_values/own_edition_updater.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include <QCoreApplication>

namespace nilometer::ui {

using egizia::operator""_rule;

namespace {

struct HelpWords {
  Q_DECLARE_TR_FUNCTIONS(EgiziaHelp)
};

/// What the list of keys says of Egizia alone.
GameHelp egiziaHelp() {
  return {.table = {{HelpWords::tr("letter or digit"),
                     HelpWords::tr("presses the place or choice that shows it; the key of a taken "
                                   "space says why not")},
                    {QStringLiteral("-"),
                     HelpWords::tr("ends a turn: passes, does not build, takes no card")},
                    {HelpWords::tr("Backspace, +"),
                     HelpWords::tr("in the final scoring: one step back, all at once")}},
          .position = {{QStringLiteral("Tab"), HelpWords::tr("comes to yes and no, too")},
                       {HelpWords::tr("Backspace"),
                        HelpWords::tr("where cards are entered: takes the last one away")},
                       {HelpWords::tr("Esc"), HelpWords::tr("closes the list of cards")},
                       {HelpWords::tr("Ctrl+D"),
                        HelpWords::tr("marks a value as disputed, or settles it")},
                       {HelpWords::tr("Ctrl+H"),
                        HelpWords::tr("shows what was done, with a way back to every step")}},
          .corrected =
              HelpWords::tr("Points, stones and markers are put right under Menu, Correction."),
          .hidden =
              HelpWords::tr("Sphinx cards stay sealed: only their number is entered. They are "
                            "named in the final scoring.")};
}

QString exampleTitle() {
  return QCoreApplication::translate("ExampleGame", "Four friends on a Friday");
}

class EgiziaGame final : public GameFromRules<EgiziaSession, egizia::Rules> {
public:
  [[nodiscard]] int groups() const override { return report::sourceGroupCount; }
  [[nodiscard]] QString groupName(int group) const override {
    return report::groupName(static_cast<report::SourceGroup>(group));
  }
  [[nodiscard]] int groupOf(const table::LedgerLine& line) const override {
    return static_cast<int>(report::groupOf(line));
  }
  [[nodiscard]] GameBox box() const override {
    return {.front = 0xFF1B5674,
            .lid = 0xFF2E7FA8,
            .length = BoxWords::length<egizia::rounds>,
            .picture = paintBoxPicture};
  }
  [[nodiscard]] GameHelp help() const override { return egiziaHelp(); }

  [[nodiscard]] EndingReader endings(const GameLibrary& library) const override {
    const auto read = [editions = editionsOn<egizia::Rules>(library, GameLibrary::SaveState::yes)](
                          std::string_view text, GameDocument document, const std::string& file) {
      return document == GameDocument::position ? egizia::endingOfPosition(text, editions, file)
                                                : egizia::endingOfRecord(text, editions, file);
    };
    return withEntered(read, [&library] { return std::make_unique<EgiziaPositionGame>(library); });
  }
  [[nodiscard]] const CopyKind& copies() const override { return egiziaCopies; }
  [[nodiscard]] OpenedSession example() const override {
    const auto example = exampleGame();
    if (!example) return example.error();
    return std::unique_ptr<GameSession>(
        exampleSession<EgiziaSession>(inRoundThree(*example), example->edition, exampleTitle));
  }

  [[nodiscard]] GameView* view(GameSession& session) const override {
    return new EgiziaView(opened(session));
  }
  [[nodiscard]] DisplayContent display(GameSession& session) const override {
    return displayOf(opened(session));
  }
  [[nodiscard]] bool asksForValues() const override { return true; }
  [[nodiscard]] std::unique_ptr<PrintedValuePrompt>
  prompt(GameSession& session, const GameLibrary& library, Games games) const override {
    return std::make_unique<PrintedValuePrompt>(askedGame(opened(session)),
                                                CopyShelf(library.copiesDirectory(), games));
  }
  [[nodiscard]] std::unique_ptr<OwnEditionUpdater>
  updater(GameSession&, const GameLibrary&, Games, std::function<std::string()>) const override {
    return nullptr;
  }
  [[nodiscard]] std::unique_ptr<RulesSource> rules(const GameSession* session) const override {
    if (session == nullptr) return rulesSource(shippedRules());
    const EgiziaSession& open = opened(*session);
    const egizia::RecordHeader& header = open.record().header;
    return rulesSource(
        {open.sharedEdition(), header.profile, header.options, RulesSubject::Of::thisGame});
  }
  [[nodiscard]] PlayedReport report(const GameSession& session) const override {
    return playedReport(opened(session),
                        [](const auto&... played) { return report::scoreReport(played...); });
  }
  [[nodiscard]] bool hasCorrections() const override { return true; }
  void correct(GameSession& session, QWidget& window) const override {
    correctNumber(correctableTable(opened(session)), window);
  }
  [[nodiscard]] QString eyesOnlyTitle() const override {
    return EyesOnlyDialog::tr("Name Sphinx cards, eyes only");
  }
  void eyesOnly(GameSession& session, table::Player player, QWidget& window) const override;

  [[nodiscard]] PositionPage* positionPage(const GameLibrary& library, Preferences& preferences,
                                           QWidget* parent) const override {
    return new EndPositionPage(std::make_unique<EgiziaPositionGame>(library), library, preferences,
                               parent);
  }
  [[nodiscard]] std::optional<KeptPosition> lookAtPosition(const QString& path) const override {
    return ui::lookAtPosition(path);
  }
  [[nodiscard]] WhyGuide* why(QWidget& page) const override {
    return guideWith(page, egizia::ruleNames, [](QWidget& about, std::optional<QPoint> at) {
      return askedRowWhy<egizia::Rules>(about, at, "END-4"_rule);
    });
  }
  [[nodiscard]] record::Result<LessonSource> lessons() const override {
    return lessonsFor<EgiziaSession, EgiziaLessons>(taughtTable());
  }
  [[nodiscard]] std::unique_ptr<SetupSource> setup(GameSession& session) const override {
    return egiziaSetup(session);
  }
};

void EgiziaGame::eyesOnly(GameSession& session, table::Player player, QWidget& window) const {
  auto* dialog = new EyesOnlyDialog(opened(session), player, &window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

} // namespace

const Game& egiziaGame() {
  static const EgiziaGame game;
  return game;
}

} // namespace nilometer::ui
