// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_copy.h"
#include "ui/game/interface/kept_position.h"
#include "ui/pages/rule_book/rules_book.h"
#include "ui/pages/tutorial/lesson_game.h"
#include "ui/pages/tutorial/setup_source.h"
#include "ui/registry/games.h"
#include "ui/score/result/played_report.h"
#include "ui/store/games/library_editions.h"
#include "ui/table/printed_values/own_edition_updater.h"
#include "ui/table/spectator/display_content.h"

#include <QByteArray>
#include <QWidget>

#include <memory>
#include <utility>
#include <vector>

/// What the window asks of the toy game.
namespace nilometer::test {

inline const toy::Edition toyEdition;

/// A record of the toy game, both places full: A has two stones in the harbour.
inline QByteArray toyText(const QByteArray& game = "toy") {
  record::GameRecord<toy::Rules> record;
  record.header.editionId = toyEdition.id;
  record.header.editionChecksum = toyEdition.checksum;
  record.header.date = "2026-11-22";
  record.header.players = {{"Anna", "black", 0}, {"Ben", "pink", 0}};
  for (const auto& [player, place] :
       {std::pair{0, toy::Place::harbour}, std::pair{1, toy::Place::field},
        std::pair{0, toy::Place::harbour}, std::pair{1, toy::Place::field},
        std::pair{0, toy::Place::field}}) {
    record::RecordedEntry<toy::Rules> entry;
    entry.entry = {toy::Doing::put, static_cast<table::Player>(player), place};
    record.entries.push_back(entry);
  }
  QByteArray text = QByteArray::fromStdString(record::writeRecord<toy::Rules>(record, toyEdition));
  return text.replace("\"toy\"", QByteArray('"' + game + '"'));
}

inline record::Ending toyEnding(std::string_view text, ui::GameDocument, const std::string& file) {
  const auto record = record::readRecord<toy::Rules>(text, toyEdition, file);
  if (!record) return record::Unreadable{record.error(), {}, {}};
  const auto played = record::replay(*record, toyEdition);
  const auto& points = played.state.points;
  record::GameResult result;
  result.date = record->header.date;
  result.seats = record::seatResults(record->header.players, toy::colours,
                                     {points.begin(), points.begin() + 2}, played.ledger, {0, 1});
  result.lines.assign(played.ledger.lines().begin(), played.ledger.lines().end());
  result.assumed.resize(result.lines.size());
  return result;
}

/// Nothing but players and printed values is to be chosen.
inline ui::NewGameOffer toyOffer(const ui::GameLibrary& library) {
  ui::NewGameOffer offer;
  offer.seats = toy::Rules::seats;
  for (const std::string_view colour : toy::colours) {
    offer.colours.push_back({std::string(colour), text::fromUtf8(colour)});
  }
  offer.profiles.push_back(
      {"usual", QStringLiteral("Usual rules"), QStringLiteral("As everybody plays it."), {}});
  for (const auto& edition : ui::editionsOn<toy::Rules>(library)) {
    offer.values.push_back({edition->id, edition->checksum, text::fromUtf8(edition->id), 0});
  }
  return offer;
}

inline std::unique_ptr<ui::GameSession> beginToy(const ui::NewGameChoice& choice,
                                                 const ui::GameLibrary& library) {
  record::GameRecord<toy::Rules> record;
  record.header.players = choice.players;
  record.header.date = choice.date;
  record.header.title = choice.title;
  record.header.editionId = choice.editionId;
  record.header.editionChecksum = choice.editionChecksum;
  return std::make_unique<ToySession>(std::move(record),
                                      ui::editionsOn<toy::Rules>(library).front());
}

/// Whose turn it is and how far everybody is: more there is not to see.
inline ui::DisplayContent toyDisplay(ui::GameSession& session) {
  const toy::State& state = static_cast<ToySession&>(session).shown();
  ui::DisplayContent content;
  content.turn = {.colour = ui::playerColourAt(session.colourOf(state.next)),
                  .name = text::playerName(state.next, session.names().shown),
                  .does = QStringLiteral("puts a stone")};
  std::vector<table::Player> order;
  for (table::Player player = 0; player < session.players(); ++player) order.push_back(player);
  content.lanes = ui::displayLanes(session, order, state.points);
  return content;
}

/// It is so simple that nobody needs a lesson.
inline record::Result<ui::LessonSource> toyLessons() {
  return ui::LessonSource{[] { return std::vector<ui::LessonTitle>(); },
                          [](const QString&) { return std::unique_ptr<ui::LessonGame>(); }};
}

/// One step, with a picture of nothing.
class ToySetup : public ui::SetupSource {
public:
  [[nodiscard]] std::vector<ui::SetupStep> steps() const override {
    return {{QStringLiteral("stones"),
             QStringLiteral("The stones"),
             QStringLiteral("Everybody takes all stones of one colour (TOY-1)."),
             {{table::noPlayer, QStringLiteral("Stones: as many as there are")}}}};
  }
  [[nodiscard]] QWidget* makePicture(QWidget* parent) override { return new QWidget(parent); }
  void show(const ui::SetupStep&) override {}
};

class ToyGame : public ui::Game {
  static ToySession& opened(ui::GameSession& session) { return static_cast<ToySession&>(session); }

public:
  [[nodiscard]] std::string_view id() const override { return toy::Rules::id; }
  [[nodiscard]] record::GameNamed named() const override { return record::GameNamed::always; }
  [[nodiscard]] table::SeatRange seats() const override { return toy::Rules::seats; }
  [[nodiscard]] int profiles() const override { return 1; }
  [[nodiscard]] ui::OpenedSession open(std::string_view text, const ui::GameLibrary& library,
                                       const std::string& file) const override {
    return ui::openFrom<ToySession, toy::Rules>(text, library, file);
  }
  [[nodiscard]] std::optional<record::NewHeader>
  newHeader(std::string_view text, const ui::GameLibrary& library) const override {
    return ui::newHeaderFrom<toy::Rules>(text, library);
  }
  [[nodiscard]] QString name() const override { return QStringLiteral("Stones"); }
  [[nodiscard]] QString profileName(int) const override { return QStringLiteral("Usual rules"); }
  [[nodiscard]] ui::GameBox box() const override {
    return {.front = 0xFF3B3557, .lid = 0xFF5B5285};
  }
  [[nodiscard]] int groups() const override { return 2; }
  [[nodiscard]] QString groupName(int group) const override {
    return group == 0 ? QStringLiteral("Harbour") : QStringLiteral("Field");
  }
  [[nodiscard]] int groupOf(const table::LedgerLine& line) const override { return line.what; }
  [[nodiscard]] ui::EndingReader endings(const ui::GameLibrary&) const override {
    return toyEnding;
  }
  [[nodiscard]] ui::NewGameOffer offer(const ui::GameLibrary& library) const override {
    return toyOffer(library);
  }
  [[nodiscard]] std::unique_ptr<ui::GameSession>
  begin(const ui::NewGameChoice& choice, const ui::GameLibrary& library) const override {
    return beginToy(choice, library);
  }
  [[nodiscard]] const ui::CopyKind& copies() const override { return toyCopies; }
  [[nodiscard]] bool hasExample() const override { return false; }
  [[nodiscard]] ui::OpenedSession example() const override {
    return std::unique_ptr<ui::GameSession>();
  }
  [[nodiscard]] ui::GameView* view(ui::GameSession& session) const override {
    return new ToyView(opened(session));
  }
  [[nodiscard]] ui::DisplayContent display(ui::GameSession& session) const override {
    return toyDisplay(session);
  }
  [[nodiscard]] bool asksForValues() const override { return true; }
  [[nodiscard]] std::unique_ptr<ui::PrintedValuePrompt>
  prompt(ui::GameSession& session, const ui::GameLibrary& library, ui::Games games) const override {
    return std::make_unique<ui::PrintedValuePrompt>(
        std::make_unique<ui::AskedGameOf<toy::Rules>>(opened(session)),
        ui::CopyShelf(library.copiesDirectory(), games));
  }
  [[nodiscard]] std::unique_ptr<ui::OwnEditionUpdater>
  updater(ui::GameSession&, const ui::GameLibrary&, ui::Games,
          std::function<std::string()>) const override {
    return nullptr;
  }
  [[nodiscard]] bool hasRuleBook() const override { return false; }
  [[nodiscard]] std::unique_ptr<ui::RulesSource> rules(const ui::GameSession*) const override {
    return nullptr;
  }
  [[nodiscard]] ui::PlayedReport report(const ui::GameSession&) const override { return {}; }
  [[nodiscard]] bool hasEndPositions() const override { return false; }
  [[nodiscard]] ui::PositionPage* positionPage(const ui::GameLibrary&, ui::Preferences&,
                                               QWidget*) const override {
    return nullptr;
  }
  [[nodiscard]] std::optional<ui::KeptPosition> lookAtPosition(const QString&) const override {
    return std::nullopt;
  }
  [[nodiscard]] ui::WhyGuide* why(QWidget&) const override { return nullptr; }
  [[nodiscard]] record::Result<ui::LessonSource> lessons() const override { return toyLessons(); }
  [[nodiscard]] std::unique_ptr<ui::SetupSource> setup(ui::GameSession&) const override {
    return std::make_unique<ToySetup>();
  }
};
inline const ToyGame toyGame;

/// The games of the program and the toy.
inline const std::vector<const ui::Game*>& allGames() {
  static const std::vector<const ui::Game*> all = [] {
    const ui::Games known = ui::games();
    std::vector<const ui::Game*> kinds(known.begin(), known.end());
    kinds.push_back(&toyGame);
    return kinds;
  }();
  return all;
}

} // namespace nilometer::test
