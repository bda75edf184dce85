// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/real_board_of.h"
#include "ui/pages/rule_book/plain_book.h"
#include "ui/pages/tutorial/lesson_game_of.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/plain_setup.h"
#include "ui/score/end_position/position_of.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/report/plain_report.h"
#include "ui/score/result/played_report.h"
#include "ui/store/games/example_of.h"
#include "ui/store/games/game_from_rules.h"
#include "ui/store/own_edition/judged_values.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/printed_values/own_edition_updater.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/table/printed_values/read_component_dialog.h"
#include "ui/table/spectator/display_content.h"
#include "ui/table/view/drafted_view.h"
#include "ui/table/view/moves_told.h"

/// The game for the window (Game), of a game whose entries a draft makes.
namespace nilometer::ui {

/// As what the example of a game is opened: before the entry of that number in that phase.
template <class Phase> struct ExampleMoment {
  int round = 1;
  Phase phase{};
  int number = 1;
};

/// `Of` names what the game has for it:
///
/// ```
/// using View;      // its DraftedView
/// using Lessons;   // has all() with the edition given(), as lessonsFor() needs it
/// using Subject;   // what its book tells of, a PlainSubject
/// static constexpr const CopyKind& copies;
/// static constexpr auto toldValues, book, tell;
/// static constexpr RuleId winRule;                 // of a row in a scoring that names no other
/// static constexpr ExampleMoment<Phase> example;   static QString exampleTitle();
/// static QRect spotIn(const View&, spot);          // what a lesson points at, on the table
/// static std::vector<QRectF> setupRooms(const Board&, const QString& step);   // of the set-up, in
/// u
/// // If not all lies there from the first step of the set-up on:
/// static void lay(Board&, const Session&, const QString& step);
/// ```
///
/// and beside its types displayOf(), moveParts(), setupSteps().
/// How many groups there are, help and box are left to the game.
template <class Of>
class DefaultGame : public GameFromRules<typename Of::View::Session, typename Of::View::Rules> {
  using View = typename Of::View;
  using Session = typename View::Session;
  using Rules = typename View::Rules;
  using Edition = typename Rules::Edition;
  using Subject = typename Of::Subject;
  using GameFromRules<Session, Rules>::opened;

public:
  [[nodiscard]] QString groupName(int group) const override {
    return report::sourcesOf<Rules>().things[static_cast<std::size_t>(group)].name;
  }
  [[nodiscard]] int groupOf(const table::LedgerLine& line) const override {
    return report::groupIn<Rules>(line);
  }
  [[nodiscard]] EndingReader endings(const GameLibrary& library) const override {
    return plainEndings<Rules>(library);
  }
  [[nodiscard]] NewGameOffer offer(const GameLibrary& library) const override {
    return offerOf<Rules>(library, judgedAs<Of::copies>);
  }
  [[nodiscard]] const CopyKind* copies() const override { return &Of::copies; }
  [[nodiscard]] OpenedSession example() const override {
    const auto recorded = exampleIn<Rules>(":/example/" + std::string(Rules::id));
    if (!recorded) return recorded.error();
    const auto [round, phase, number] = Of::example;
    return std::unique_ptr<GameSession>(exampleSession<Session>(
        asOf(*recorded, round, phase, number), recorded->edition, Of::exampleTitle));
  }

  [[nodiscard]] GameView* view(GameSession& session) const override {
    return new View(opened(session));
  }
  [[nodiscard]] DisplayContent display(GameSession& session) const override {
    Session& open = opened(session);
    const RealBoard& board = RealBoardOf<Rules>::of(open);
    const auto said = text::Phrasebook<Rules>::moves(board.moves(), open.table());
    return completed(displayOf(open), open, View::Parts::phaseLook(open.clock()),
                     movesTold(board.because(), moveParts(open, board.moves()), said));
  }
  [[nodiscard]] std::unique_ptr<PrintedValuePrompt> prompt(GameSession&, const GameLibrary&,
                                                           Games) const override {
    return nullptr;
  }
  [[nodiscard]] std::unique_ptr<OwnEditionUpdater>
  updater(GameSession& session, const GameLibrary& library, Games games,
          std::function<std::string()> next) const override {
    return updaterOf<Rules>(opened(session), Of::toldValues, library, games, std::move(next));
  }
  [[nodiscard]] std::unique_ptr<RulesSource> rules(const GameSession* session) const override {
    const auto source = [](Subject subject) {
      return std::make_unique<PlainRules<Subject>>(std::move(subject), Of::book);
    };
    if (session == nullptr) {
      auto edition =
          std::make_shared<const Edition>(record::FileFormat<Rules>::shippedEditions().front());
      return source({edition, edition->sheet, {}});
    }
    const Session& open = opened(*session);
    return source({open.sharedEdition(), open.shown().sheet, open.record().header.options});
  }
  [[nodiscard]] PlayedReport report(const GameSession& session) const override {
    return reportFrom<Session, report::scoreReport<Rules>>(session);
  }
  [[nodiscard]] CardPainter pictures() const override { return Positions<Rules>::pictures; }
  [[nodiscard]] bool hasCorrections() const override { return true; }
  void correct(GameSession& session, QWidget& window) const override {
    tellPrinted(Of::tell(opened(session)), window);
  }

  [[nodiscard]] PositionPage* positionPage(const GameLibrary& library, Preferences& preferences,
                                           QWidget* parent) const override {
    return plainPositionPage<Rules>(library, preferences, parent);
  }
  [[nodiscard]] std::optional<KeptPosition> lookAtPosition(const QString& path) const override {
    return lookAtPlain<Rules>(path);
  }
  [[nodiscard]] WhyGuide* why(QWidget& page) const override {
    return guideWith(page, text::Phrasebook<Rules>::ruleNames(),
                     [](QWidget& about, std::optional<QPoint> at) {
                       return askedRowWhy<Rules>(about, at, Of::winRule);
                     });
  }

  [[nodiscard]] record::Result<LessonSource> lessons() const override {
    TaughtTableOf<Session, typename Of::Lessons> taught;
    taught.make = [](Session& session, QWidget* parent) { return new View(session, parent); };
    taught.refused = [](const GameView& table) {
      const bool refused = table.strip().content().refused;
      return refused ? static_cast<const View&>(table).draft().entry() : std::nullopt;
    };
    taught.spotIn = [](const GameView& table, const auto& spot) {
      return Of::spotIn(static_cast<const View&>(table), spot);
    };
    return lessonsFor<Session, typename Of::Lessons>(taught);
  }
  [[nodiscard]] std::unique_ptr<SetupSource> setup(GameSession& session) const override {
    using Board = typename View::Board;
    const Session& open = opened(session);
    PlainSetup::Show show;
    if constexpr (requires { Of::lay; }) {
      show = [&open](QWidget& picture, const QString& step) {
        Of::lay(static_cast<Board&>(picture), open, step);
      };
    }
    return std::make_unique<PlainSetup>([&open] { return setupSteps(open.game()); },
                                        [&open](QWidget* parent) -> QWidget* {
                                          return new QuietBoard<Board, typename View::Draft>(
                                              open, parent);
                                        },
                                        [](const QWidget& picture, const QString& step) {
                                          const auto& board = static_cast<const Board&>(picture);
                                          std::vector<QRect> spots;
                                          for (const QRectF& room : Of::setupRooms(board, step)) {
                                            spots.push_back(board.pixelsOf(room));
                                          }
                                          return spots;
                                        },
                                        show);
  }
};

} // namespace nilometer::ui
