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
#include "ui/table/printed_values/read_component_dialog.h"
#include "ui/table/spectator/display_content.h"
#include "ui/table/view/drafted_view.h"
#include "ui/table/view/moves_told.h"

/// The table for the window (Game) of a game whose entries a draft makes.
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
template <class Of> class DefaultGame {
  using View = typename Of::View;
  using Session = typename View::Session;
  using Rules = typename View::Rules;
  using Edition = typename Rules::Edition;
  using Subject = typename Of::Subject;

  /// Only sessions of the game reach what stands in its table.
  static Session& opened(GameSession& session) { return static_cast<Session&>(session); }

  static OpenedSession example() {
    const auto recorded = exampleIn<Rules>(":/example/" + std::string(Rules::id));
    if (!recorded) return recorded.error();
    const auto [round, phase, number] = Of::example;
    return std::unique_ptr<GameSession>(exampleSession<Session>(
        asOf(*recorded, round, phase, number), recorded->edition, Of::exampleTitle));
  }
  static DisplayContent display(GameSession& session) {
    Session& open = opened(session);
    const RealBoard& board = RealBoardOf<Rules>::of(open);
    const auto said = text::Phrasebook<Rules>::moves(board.moves(), open.table());
    return completed(displayOf(open), open, View::Parts::phaseLook(open.clock()),
                     movesTold(board.because(), moveParts(open, board.moves()), said));
  }
  static std::unique_ptr<RulesSource> rules(const GameSession* session) {
    const auto source = [](Subject subject) {
      return std::make_unique<PlainRules<Subject>>(std::move(subject), Of::book);
    };
    if (session == nullptr) {
      auto edition =
          std::make_shared<const Edition>(record::FileFormat<Rules>::shippedEditions().front());
      return source({edition, edition->sheet, {}});
    }
    const auto& open = static_cast<const Session&>(*session);
    return source({open.sharedEdition(), open.shown().sheet, open.record().header.options});
  }
  static record::Result<LessonSource> lessons() {
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
  static std::unique_ptr<SetupSource> setup(GameSession& session) {
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

public:
  /// How many groups there are, help and box are left to the game.
  static constexpr Game made() {
    Game kind = gameFromRules<Session, Rules>();
    kind.endings = plainEndings<Rules>;
    kind.offer = [](const GameLibrary& library) {
      return offerOf<Rules>(library, judgedAs<Of::copies>);
    };
    kind.copies = &Of::copies;
    kind.example = example;
    kind.view = [](GameSession& session) -> GameView* { return new View(opened(session)); };
    kind.display = display;
    kind.keeper = [](GameSession& session, const GameLibrary& library, Games games,
                     std::function<std::string()> next) {
      return keeperOf<Rules>(opened(session), Of::toldValues, library, games, std::move(next));
    };
    kind.rules = rules;
    kind.groupOf = report::groupIn<Rules>;
    kind.groupName = [](int group) {
      return report::sourcesOf<Rules>().things[static_cast<std::size_t>(group)].name;
    };
    kind.report = reportFrom<Session, report::scoreReport<Rules>>;
    kind.pictures = Positions<Rules>::pictures;
    kind.correct = [](GameSession& session, QWidget& window) {
      tellPrinted(Of::tell(opened(session)), window);
    };
    kind.positionPage = plainPositionPage<Rules>;
    kind.lookAtPosition = lookAtPlain<Rules>;
    kind.why = [](QWidget& page) {
      return guideWith(page, text::Phrasebook<Rules>::ruleNames(),
                       [](QWidget& about, std::optional<QPoint> at) {
                         return askedRowWhy<Rules>(about, at, Of::winRule);
                       });
    };
    kind.lessons = lessons;
    kind.setup = setup;
    return kind;
  }
};

} // namespace nilometer::ui
