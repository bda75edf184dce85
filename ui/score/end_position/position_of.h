// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/end_position.h"
#include "engine/record/ending_of.h"
#include "engine/record/files.h"
#include "ui/game/interface/game.h"
#include "ui/game/interface/kept_position.h"
#include "ui/score/end_position/form_page.h"
#include "ui/score/end_position/form_rows.h"
#include "ui/score/report/plain_report.h"
#include "ui/store/games/new_game_of.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrasebook.h"

#include <functional>
#include <memory>
#include <utility>

/// Final scoring only, of a game whose end position is numbers: page, file and what a list of games
/// shows, templates over what the game says of it.
namespace nilometer::ui {

/// Each game has its own in `ui/<game>/position`, with these static members.
///
/// ```
/// using Document;                      // edition, date, title, players with a seat, open
/// static std::vector<PlayerNumber<Document>> numbers();   // of each player
/// // If rule options decide about the end (Document::options):
/// static std::span<const OptionKey> optionKeys();
/// // If printed values are told in it (Document::printed):
/// static std::string keyOf(told);      // empty: has no place in the form
/// static std::vector<Told> tellable(); // every printed value that may stand in the form
/// static constexpr int most;           // none is greater
/// // Always:
/// static QString stand();              // what is done with it
/// static FormLook look(form, edition);
/// static Result<EditionName> readName(text, file);
/// static Result<Document> readEntered(text, edition, file);  // whatever cannot be in it
/// static Result<Document> readWhole(text, edition, file);
/// static std::string write(document, edition);
/// static Scored score(document, edition);   // its record and replay, and what is missing
/// static constexpr CardPainter pictures;
/// ```
template <class G> struct Positions;

/// A number that each player has.
template <class Document> struct PlayerNumber {
  using Player = typename decltype(Document::players)::value_type;
  std::string_view key;
  int most = 0; ///< what is more than this counts as none
  std::function<int&(Player&)> in;
};

/// Empty fields, and what makes no sense, are 0. A document has a name for everybody.
template <class G>
[[nodiscard]] typename Positions<G>::Document documentIn(const PositionForm& form) {
  using Described = Positions<G>;
  typename Described::Document document;
  document.edition = form.values;
  document.date = form.date;
  document.title = form.title;
  for (std::size_t i = 0; i < form.seats.size(); ++i) {
    auto& player = document.players.emplace_back();
    player.seat = form.seats[i];
    if (player.seat.name.empty()) {
      player.seat.name = text::playerColour(player.seat.colour).toStdString();
    }
    for (const auto& number : Positions<G>::numbers()) {
      number.in(player) = numberIn(form, keyOfPlayer(i, number.key), number.most).value_or(0);
    }
  }
  if constexpr (requires { Described::optionKeys(); }) {
    for (const auto& option : Described::optionKeys()) {
      const int last = static_cast<int>(option.words.all().size()) - 1;
      const int chosen = numberIn(form, std::string(option.key), last).value_or(0);
      option.set(document.options, static_cast<std::size_t>(chosen));
    }
  }
  if constexpr (requires { Described::tellable(); }) {
    for (auto told : Described::tellable()) {
      const auto value = numberIn(form, Described::keyOf(told), Described::most);
      if (!value) continue;
      told.number = static_cast<decltype(told.number)>(*value);
      document.printed.push_back(told);
    }
  }
  return document;
}

template <class G> [[nodiscard]] PositionForm formWith(typename Positions<G>::Document document) {
  PositionForm form{.seats = {},
                    .texts = {},
                    .title = document.title,
                    .date = document.date,
                    .values = document.edition};
  for (std::size_t i = 0; i < document.players.size(); ++i) {
    auto& player = document.players[i];
    form.seats.push_back(player.seat);
    for (const auto& number : Positions<G>::numbers()) {
      const int value = number.in(player);
      if (value != 0) form.texts[keyOfPlayer(i, number.key)] = std::to_string(value);
    }
  }
  using Described = Positions<G>;
  if constexpr (requires { Described::optionKeys(); }) {
    for (const auto& option : Described::optionKeys()) {
      const std::size_t value = option.value(document.options);
      if (value != 0) form.texts[std::string(option.key)] = std::to_string(value);
    }
  }
  if constexpr (requires { Described::tellable(); }) {
    for (const auto& told : document.printed) {
      const std::string key = Described::keyOf(told);
      if (!key.empty()) form.texts[key] = std::to_string(told.number);
    }
  }
  return form;
}

template <table::Rules G> class PlainPosition : public PositionGameOf<G> {
public:
  using PositionGameOf<G>::PositionGameOf;
  using Described = Positions<G>;

  std::vector<NewGameOffer::Option> options() const override {
    std::vector<NewGameOffer::Option> offered;
    if constexpr (requires { Described::optionKeys(); }) {
      for (const auto& option : Described::optionKeys())
        offered.push_back(offerOfOption<G>(option.key));
    }
    return offered;
  }
  FormLook look(const PositionForm& form) const override {
    return Described::look(form, this->edition(form.values));
  }
  std::string write(const PositionForm& form, bool open) const override {
    auto document = documentIn<G>(form);
    document.open = open;
    if (open) document.typed = notIn(document, form);
    return Described::write(std::move(document), this->edition(form.values));
  }
  record::Result<PositionGame::Read> read(std::string_view text,
                                          const std::string& file) const override {
    const auto name = Described::readName(text, file);
    if (!name) return name.error();
    const auto* const found = record::editionOf<typename G::Edition>(*name, this->known());
    if (found == nullptr) return record::noEdition(name->id, file, 0);
    auto document = Described::readEntered(text, *found, file);
    if (!document) return document.error();
    // One that names no checksum is of the first edition of its id.
    document->edition = {found->id, found->checksum};
    PositionGame::Read read{formWith<G>(*document), document->open};
    for (const auto& [key, typed] : document->typed) read.form.texts[key] = typed;
    return read;
  }
  report::ScoreReport report(const PositionForm& form) const override {
    const auto& values = this->edition(form.values);
    return report::positionReport(Described::score(documentIn<G>(form), values), values);
  }
  CardPainter pictures() const override { return Described::pictures; }

private:
  /// What was typed and would be lost: half of a number, what makes no sense, a 0.
  static std::vector<record::TypedField> notIn(const typename Described::Document& document,
                                               const PositionForm& form) {
    const auto known = formWith<G>(document).texts;
    std::vector<record::TypedField> lost;
    for (const auto& [key, text] : form.texts) {
      const auto found = known.find(key);
      if (found == known.end() || found->second != text) lost.push_back({key, text});
    }
    return lost;
  }
};

/// Game::positionPage.
template <table::Rules G>
[[nodiscard]] PositionPage* plainPositionPage(const GameLibrary& library, Preferences& preferences,
                                              QWidget* parent) {
  return new FormPage(std::make_unique<PlainPosition<G>>(library), library, preferences, parent);
}

/// Game::lookAtPosition.
template <table::Rules G>
[[nodiscard]] std::optional<KeptPosition> lookAtPlain(const QString& path) {
  using Described = Positions<G>;
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  const auto name = text ? Described::readName(*text, file) : text.error();
  if (!name) return std::nullopt;
  // Who plays is the same whatever is printed.
  typename G::Edition any;
  any.id = name->id;
  any.checksum = name->checksum;
  const auto document = Described::readEntered(*text, any, file);
  if (!document) return std::nullopt;
  KeptPosition kept{path,
                    {},
                    text::fromUtf8(document->title),
                    text::fromUtf8(document->date),
                    Described::stand(),
                    !document->open,
                    -1};
  for (const auto& player : document->players) kept.players += text::fromUtf8(player.seat.name);
  return kept;
}

/// How the game in a document ended. `file` is only named in errors.
template <table::Rules G>
[[nodiscard]] record::Ending endingOfPlain(std::string_view text, const EditionsOf<G>& editions,
                                           const std::string& file) {
  using Described = Positions<G>;
  const auto name = Described::readName(text, file);
  if (!name) return record::Unreadable{name.error(), {}, {}};
  const auto* const edition = record::editionOf<typename G::Edition>(*name, editions);
  if (edition == nullptr) return record::Unreadable{record::noEdition(name->id, file, 0), {}, {}};
  const auto entered = Described::readEntered(text, *edition, file);
  if (entered && entered->open) return record::Unfinished{};
  const auto document = Described::readWhole(text, *edition, file);
  if (!document) return record::Unreadable{document.error(), {}, {}};
  const auto scored = Described::score(*document, *edition);
  if (!scored.missing.empty()) return record::Unfinished{};
  auto result = record::resultOf<typename text::Phrasebook<G>::Basis, G>(
      scored.record, scored.replay, *edition, std::nullopt);
  result.recorded = false;
  return result;
}

/// Game::endings of a game in which the table puts nothing right.
template <table::Rules G> [[nodiscard]] EndingReader plainEndings(const GameLibrary& library) {
  using Basis = typename text::Phrasebook<G>::Basis;
  return [editions = editionsOn<G>(library, GameLibrary::SaveState::yes)](
             std::string_view text, GameDocument document, const std::string& file) {
    return document == GameDocument::position
               ? endingOfPlain<G>(text, editions, file)
               : record::endingOfRecord<Basis, G>(text, editions, std::nullopt, file);
  };
}

} // namespace nilometer::ui
