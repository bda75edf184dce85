// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/game/session/real_board_of.h"
#include "ui/pages/rule_book/plain_book.h"
#include "ui/pages/tutorial/lesson_game_of.h"
#include "ui/pages/tutorial/lesson_marks.h"
#include "ui/pages/tutorial/plain_setup.h"
#include "ui/score/end_position/position_ending.h"
#include "ui/score/end_position/position_of.h"
#include "ui/score/final_scoring/row_why.h"
#include "ui/score/report/plain_report.h"
#include "ui/score/result/played_report.h"
#include "ui/store/games/example_of.h"
#include "ui/store/games/game_from_rules.h"
#include "ui/store/own_edition/judged_values.h"
#include "ui/table/action_bar/strip_view.h"
#include "ui/table/corrections/number_dialog.h"
#include "ui/table/explain/why_guide.h"
#include "ui/table/printed_values/own_edition_updater.h"
#include "ui/table/printed_values/printed_value_prompt.h"
#include "ui/table/printed_values/read_component_dialog.h"
#include "ui/table/spectator/display_content.h"
#include "ui/table/view/drafted_view.h"
#include "ui/table/view/moves_told.h"

/// The game for the window (Game), of a game whose entries a draft makes.
namespace nilometer::ui {

/// A game whose entries a draft makes. `View` = its DraftedView; `Lessons` has all() with the
/// edition given(), as lessonsFor() needs it. What is private and virtual is what the game has for
/// it; help, box and how many groups there are, too.
template <class View, class Lessons>
class DefaultGame : public GameFromRules<typename View::Session, typename View::Rules> {
protected:
  using Session = typename View::Session;
  using Rules = typename View::Rules;
  using Edition = typename Rules::Edition;
  using State = typename Rules::State;
  using Board = typename View::Board;
  using Record = record::GameRecord<Rules>;
  using Replay = record::Replay<Rules>;
  using Spot = typename decltype(LessonIn<Lessons>::Step::spots)::value_type;
  using Subject =
      PlainSubject<Edition, decltype(State::sheet), decltype(record::RecordHeader<Rules>::options)>;
  using GameFromRules<Session, Rules>::opened;

  /// When the example is opened: before the entry of that number in that phase.
  struct Moment {
    int round = 1;
    typename Rules::Phase phase{};
    int number = 1;
  };

private:
  [[nodiscard]] virtual Moment exampleMoment() const = 0;
  [[nodiscard]] virtual QString exampleTitle() const = 0;
  /// What the real table is told to move.
  [[nodiscard]] virtual std::vector<MovePart>
  moveParts(const Session& session, std::span<const table::Effect> effects) const = 0;
  /// What the table view shows, without its phase and its moves.
  [[nodiscard]] virtual DisplayContent shownBy(const Session& session) const = 0;
  /// What its entries have told of the printed values.
  [[nodiscard]] virtual ToldValues told(const Record& record, const Replay& replay) const = 0;
  [[nodiscard]] virtual RulesBook book(const Subject& subject) const = 0;
  /// What can be read off a component at any time.
  [[nodiscard]] virtual TellGame toTell(Session& session) const = 0;
  /// Of a row in a scoring that names no other rule.
  [[nodiscard]] virtual table::RuleId winRule() const = 0;
  /// Where what a lesson points at is on the table.
  [[nodiscard]] virtual QRect spotIn(const View& view, const Spot& spot) const = 0;
  [[nodiscard]] virtual std::vector<SetupStep>
  setupSteps(const typename Rules::Setup& game) const = 0;
  /// Where on the board, in u, is what that step of the set-up speaks of.
  [[nodiscard]] virtual std::vector<QRectF> setupRooms(const Board& board,
                                                       const QString& step) const = 0;
  /// Lays out what all steps up to that one have. Unless it does, all lies there from the first on.
  virtual void lay(Board& /*board*/, const Session& /*session*/, const QString& /*step*/) const {}

public:
  [[nodiscard]] QString groupName(int group) const override {
    return report::sourcesOf<Rules>().things[static_cast<std::size_t>(group)].name;
  }
  [[nodiscard]] int groupOf(const table::LedgerLine& line) const override {
    return report::groupIn<Rules>(line);
  }
  [[nodiscard]] EndingReader endings(const GameLibrary& library) const override {
    return withEntered(plainEndings<Rules>(library),
                       [&library] { return std::make_unique<PlainPosition<Rules>>(library); });
  }
  [[nodiscard]] NewGameOffer offer(const GameLibrary& library) const override {
    return offerOf<Rules>(library, [this](NewGameOffer::Values& values, const std::string& text) {
      judgeValues(this->copies(), values, text);
    });
  }
  [[nodiscard]] OpenedSession example() const override {
    const auto recorded = exampleIn<Rules>(":/example/" + std::string(Rules::id));
    if (!recorded) return recorded.error();
    const auto [round, phase, number] = exampleMoment();
    return std::unique_ptr<GameSession>(
        exampleSession<Session>(asOf(*recorded, round, phase, number), recorded->edition,
                                [this] { return exampleTitle(); }));
  }

  [[nodiscard]] GameView* view(GameSession& session) const override {
    return new View(opened(session));
  }
  [[nodiscard]] DisplayContent display(GameSession& session) const override {
    Session& open = opened(session);
    const RealBoard& board = RealBoardOf<Rules>::of(open);
    const auto said = text::Phrasebook<Rules>::moves(board.moves(), open.table());
    return completed(shownBy(open), open, View::phaseLook(open.clock()),
                     movesTold(board.because(), moveParts(open, board.moves()), said));
  }
  [[nodiscard]] std::unique_ptr<PrintedValuePrompt> prompt(GameSession&, const GameLibrary&,
                                                           Games) const override {
    return nullptr;
  }
  [[nodiscard]] std::unique_ptr<OwnEditionUpdater>
  updater(GameSession& session, const GameLibrary& library, Games games,
          std::function<std::string()> next) const override {
    const auto told = [this](const Record& record, const Replay& replay) {
      return this->told(record, replay);
    };
    return updaterOf<Rules>(opened(session), told, library, games, std::move(next));
  }
  [[nodiscard]] std::unique_ptr<RulesSource> rules(const GameSession* session) const override {
    const auto source = [this](Subject subject) {
      return std::make_unique<PlainRules<Subject>>(std::move(subject),
                                                   [this](const Subject& of) { return book(of); });
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
    correctNumber(std::make_unique<CorrectableTableOf<Session>>(opened(session)), window);
  }
  [[nodiscard]] bool readsPrinted() const override { return true; }
  void readPrinted(GameSession& session, QWidget& window) const override {
    tellPrinted(toTell(opened(session)), window);
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
                     [this](QWidget& about, std::optional<QPoint> at) {
                       return askedRowWhy<Rules>(about, at, winRule());
                     });
  }

  [[nodiscard]] record::Result<LessonSource> lessons() const override {
    TaughtTableOf<Session, Lessons> taught;
    taught.make = [](Session& session, QWidget* parent) { return new View(session, parent); };
    taught.refused = [](const GameView& table) {
      const bool refused = table.strip().content().refused;
      return refused ? static_cast<const View&>(table).draft().entry() : std::nullopt;
    };
    taught.spotIn = [this](const GameView& table, const Spot& spot) {
      return spotIn(static_cast<const View&>(table), spot);
    };
    return lessonsFor<Session, Lessons>(taught);
  }
  [[nodiscard]] std::unique_ptr<SetupSource> setup(GameSession& session) const override {
    const Session& open = opened(session);
    const auto spots = [this](const QWidget& picture, const QString& step) {
      const auto& board = static_cast<const Board&>(picture);
      std::vector<QRect> rooms;
      for (const QRectF& room : setupRooms(board, step)) rooms.push_back(board.pixelsOf(room));
      return rooms;
    };
    return std::make_unique<PlainSetup>([this, &open] { return setupSteps(open.game()); },
                                        [&open](QWidget* parent) -> QWidget* {
                                          return new QuietBoard<Board, typename View::Draft>(
                                              open, parent);
                                        },
                                        spots,
                                        [this, &open](QWidget& picture, const QString& step) {
                                          lay(static_cast<Board&>(picture), open, step);
                                        });
  }
};

} // namespace nilometer::ui
