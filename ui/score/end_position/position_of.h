// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/end_position.h"
#include "engine/record/ending_of.h"
#include "engine/record/files.h"
#include "ui/game/interface/game.h"
#include "ui/game/interface/kept_position.h"
#include "ui/score/end_position/end_position_page.h"
#include "ui/score/end_position/form_rows.h"
#include "ui/score/report/plain_report.h"
#include "ui/store/games/new_game_of.h"
#include "ui/text/colour_name.h"
#include "ui/text/phrasebook.h"

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>

/// Final scoring only, of a game whose end position is numbers: page, file and what a list of games
/// shows, templates over what the game says of it.
namespace nilometer::ui {

/// Each game has its own in `ui/<game>/end_position`, derived from DefaultPositions, with these
/// static members.
///
/// ```
/// static std::vector<PlayerNumber<Document>> numbers();   // of each player
/// static QString stand();              // what is done with it
/// static FormLook look(form, edition);
/// using File;                          // the PositionFile of its documents
/// static Scored score(document, edition);   // its record and replay, and what is missing
/// static constexpr CardPainter pictures;
/// ```
template <class G> struct Positions;

/// What a game need not say. Its document has edition, date, title, players with a seat, open.
template <class D> struct DefaultPositions {
  using Document = D;
  /// Rule options that decide about the end.
  static std::vector<std::string> optionKeys() { return {}; }
  /// What stands in the form beside the numbers of players, and back.
  static void takeFurther(const PositionForm& /*form*/, Document& /*document*/) {}
  static void showFurther(const Document& /*document*/, PositionForm& /*form*/) {}
};

template <class G>
concept DescribesPositions =
    std::derived_from<Positions<G>, DefaultPositions<typename Positions<G>::Document>> &&
    requires(const PositionForm& form, typename Positions<G>::Document document,
             const typename G::Edition& edition) {
  { Positions<G>::numbers().front().key } -> std::convertible_to<std::string_view>;
  { Positions<G>::stand() } -> std::convertible_to<QString>;
  { Positions<G>::look(form, edition) } -> std::same_as<FormLook>;
  { Positions<G>::score(document, edition).missing.empty() } -> std::same_as<bool>;
  { Positions<G>::pictures } -> std::convertible_to<CardPainter>;
  typename Positions<G>::File;
};

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
  Described::takeFurther(form, document);
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
  Positions<G>::showFurther(document, form);
  return form;
}

template <table::Rules G> class PlainPosition : public PositionGameOf<G> {
  static_assert(DescribesPositions<G>);

public:
  using PositionGameOf<G>::PositionGameOf;
  using Described = Positions<G>;

  std::vector<NewGameOffer::Option> options() const override {
    std::vector<NewGameOffer::Option> offered;
    for (const std::string& key : Described::optionKeys()) offered.push_back(offerOfOption<G>(key));
    return offered;
  }
  FormLook look(const PositionForm& form,
                const std::vector<std::string>& /*typed*/) const override {
    return Described::look(form, this->edition(form.values));
  }
  std::string document(const PositionForm& form) const override {
    return Described::File::write(documentIn<G>(form), this->edition(form.values));
  }
  std::string write(const PositionForm& form, const PositionForm* scored) const override {
    const PositionForm& last = scored == nullptr ? form : *scored;
    auto document = documentIn<G>(last);
    document.open = scored == nullptr;
    document.changed = scored != nullptr && !scored->scoresAs(form);
    return Described::File::write(std::move(document), this->edition(last.values), form);
  }
  record::Result<PositionGame::Read> read(std::string_view text,
                                          const std::string& file) const override {
    auto fields = Described::File::readFields(text, file);
    if (!fields) return fields.error();
    PositionGame::Read read{.form = {},
                            .scored = {},
                            .verified = fields->verified,
                            .damage = std::move(fields->damage)};
    auto document = documentOf(fields->text, file);
    if (fields->entered) {
      if (const auto missing = noEditionOf(fields->entered->values, file)) return *missing;
      read.form = completed(*fields->entered);
    }
    // What is entered outlasts damage to the document beside it.
    if (!document && fields->entered) return read;
    if (!document) return document.error();
    PositionForm form = formWith<G>(*document);
    for (const auto& [key, typed] : document->typed) form.texts[key] = typed;
    if (!fields->entered) read.form = form;
    if (!document->open) read.scored = document->changed ? form : read.form;
    return read;
  }
  report::ScoreReport report(const PositionForm& form) const override {
    const auto& values = this->edition(form.values);
    return report::positionReport(Described::score(documentIn<G>(form), values), values);
  }
  CardPainter pictures(const PositionForm& /*form*/) const override { return Described::pictures; }

private:
  /// With as many players as the game has at least: of a file that is cut off some are left.
  static PositionForm completed(PositionForm form) {
    for (const std::string_view colour : record::FileFormat<G>::seatRules({}).colours) {
      if (std::cmp_greater_equal(form.seats.size(), G::seats.least)) break;
      const bool isTaken =
          std::ranges::find(form.seats, colour, &record::Seat::colour) != form.seats.end();
      if (!isTaken) form.seats.push_back({.name = {}, .colour = std::string(colour)});
    }
    return form;
  }
  [[nodiscard]] std::optional<record::ReadError> noEditionOf(const record::EditionName& name,
                                                             const std::string& file) const {
    if (this->found(name) != nullptr) return {};
    return record::noEdition(name.id, file, 0);
  }
  [[nodiscard]] record::Result<typename Described::Document>
  documentOf(std::string_view text, const std::string& file) const {
    const auto name = Described::File::readName(text, file);
    if (!name) return name.error();
    if (const auto missing = noEditionOf(*name, file)) return *missing;
    const auto* const found = this->found(*name);
    auto document = Described::File::readEntered(text, *found, file);
    // One that names no checksum is of the first edition of its id.
    if (document) document->edition = {found->id, found->checksum};
    return document;
  }
};

/// Game::positionPage.
template <table::Rules G>
[[nodiscard]] PositionPage* plainPositionPage(const GameLibrary& library, Preferences& preferences,
                                              QWidget* parent) {
  return new EndPositionPage(std::make_unique<PlainPosition<G>>(library), library, preferences,
                             parent);
}

/// Game::lookAtPosition.
template <table::Rules G>
[[nodiscard]] std::optional<KeptPosition> lookAtPlain(const QString& path) {
  using Described = Positions<G>;
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  const auto fields = text ? Described::File::readFields(*text, file) : text.error();
  if (!fields) return std::nullopt;
  KeptPosition kept{path, {}, {}, {}, Described::stand(), false, -1};
  const auto show = [&kept](const std::string& title, const std::string& date) {
    kept.title = text::fromUtf8(title);
    kept.date = text::fromUtf8(date);
  };
  // Who plays is the same whatever is printed.
  const auto name = Described::File::readName(fields->text, file);
  typename G::Edition any;
  if (name) std::tie(any.id, any.checksum) = std::tie(name->id, name->checksum);
  const auto document = Described::File::readEntered(fields->text, any, file);
  if (document) {
    show(document->title, document->date);
    kept.scored = !document->open && !document->changed;
    for (const auto& player : document->players) kept.players += text::fromUtf8(player.seat.name);
  }
  if (!fields->entered) return document ? std::optional(kept) : std::nullopt;
  show(fields->entered->title, fields->entered->date);
  kept.players.clear();
  for (const record::Seat& seat : fields->entered->seats) {
    kept.players += seat.name.empty() ? text::playerColour(seat.colour) : text::fromUtf8(seat.name);
  }
  return kept;
}

/// How the game in a document ended. `file` is only named in errors.
template <table::Rules G>
[[nodiscard]] record::Ending endingOfPlain(std::string_view text, const EditionsOf<G>& editions,
                                           const std::string& file) {
  using Described = Positions<G>;
  const auto name = Described::File::readName(text, file);
  if (!name) return record::Unreadable{name.error(), {}, {}};
  const auto* const edition = record::editionOf<typename G::Edition>(*name, editions);
  if (edition == nullptr) return record::Unreadable{record::noEdition(name->id, file, 0), {}, {}};
  const auto entered = Described::File::readEntered(text, *edition, file);
  if (entered && entered->open) return record::Unfinished{};
  const auto document = Described::File::readWhole(text, *edition, file);
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
