// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/end_position/page/egizia_position_game.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/file/position_judge.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/egizia/final_scoring/egizia_plan.h"
#include "ui/egizia/final_scoring/sphinx_motifs.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/egizia_phrasebook.h"
#include "ui/egizia/text/names.h"
#include "ui/store/games/new_game_of.h"
#include "ui/text/language.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <utility>

namespace nilometer::ui {

using egizia::Edition;
using record::ReadError;
using record::ReadFault;

namespace {

struct OptionWords {
  Q_DECLARE_TR_FUNCTIONS(PositionRules)
};

/// How many players have all their numbers; -1 where the printed values do not come with the
/// program: that is not worth looking for them.
int playersEntered(const std::string& text, const egizia::PositionHead& head,
                   const std::string& file) {
  if (!head.hasEntered) return -1;
  const auto edition = egizia::shippedEdition(head.edition.id);
  if (!edition) return -1;
  const auto entry = egizia::readPositionEntered(text, *edition, file);
  if (!entry) return -1;
  std::set<table::Player> missing;
  for (const PositionCell& cell : check(*entry, *edition).missing) missing.insert(cell.player);
  return static_cast<int>(head.seats.size() - std::min(missing.size(), head.seats.size()));
}

/// Reads one file on the editions that are known.
class Reading {
public:
  Reading(const EditionsOf<egizia::Rules>& known, std::string file)
      : m_known(known), m_file(std::move(file)) {}

  record::Result<PositionGame::Read> whole(const std::string& text) const {
    const auto head = egizia::readPositionHead(text, m_file);
    if (!head) return head.error();
    PositionGame::Read read;
    if (head->stage != egizia::Position::Stage::open) {
      const auto edition = editionOf(egizia::readPositionEdition(text, m_file));
      if (!edition) return edition.error();
      const auto document = egizia::readPositionDocument(text, **edition, m_file);
      if (!document) return document.error();
      read.form = entryOf(*document, **edition);
      read.scored = read.form;
    }
    if (!head->hasEntered) return read;
    const auto edition = editionOf(head->edition);
    if (!edition) return edition.error();
    const auto entered = egizia::readPositionEntered(text, **edition, m_file);
    if (!entered) return entered.error();
    read.form = *entered;
    if (head->stage == egizia::Position::Stage::scored) read.scored = read.form;
    return read;
  }

  /// Reads what is left of a scored position whose file is cut off. It is not scored any more.
  record::Result<PositionGame::Read> rest(const egizia::ReadablePosition& readable) const {
    const auto edition = editionOf(egizia::readPositionEdition(readable.text, m_file));
    if (!edition) return edition.error();
    const auto entry = entryOfRest(readable, **edition);
    if (!entry) return *readable.damage;
    return PositionGame::Read{.form = *entry, .scored = {}, .damage = {}};
  }

private:
  /// With other values of that id the reader says what does not fit.
  [[nodiscard]] record::Result<const Edition*>
  editionOf(const record::Result<record::EditionName>& name) const {
    if (!name) return name.error();
    const Edition* const edition = record::editionOf<Edition>(*name, m_known);
    if (edition != nullptr) return edition;
    return ReadError{ReadFault::unknownEdition, m_file, 0, "edition.id", {}, name->id};
  }

  const EditionsOf<egizia::Rules>& m_known;
  std::string m_file;
};

} // namespace

EditionPtr EgiziaPositionGame::editionOf(const PositionForm& form) const {
  const Edition* const edition = &this->edition(form.values);
  const auto found = std::ranges::find(known(), edition, &EditionPtr::get);
  return found == known().end() ? offered().front() : *found;
}

std::optional<egizia::Position> EgiziaPositionGame::position(const PositionForm& form) const {
  const Edition& values = edition(form.values);
  return check(form, values).position;
}

/// Only those rules that matter at the end.
std::vector<NewGameOffer::Option> EgiziaPositionGame::options() const {
  std::vector<NewGameOffer::Option> options;
  NewGameOffer::Option asked{
      std::string(egizia::everythingKey), {}, OptionWords::tr("What is asked for"), {}};
  asked.sentences = {OptionWords::tr("What can matter for the Sphinx cards in play"),
                     OptionWords::tr("Everything: every card, every space")};
  options.push_back(std::move(asked));
  //: The set of rules that was played by.
  NewGameOffer::Option rules{std::string(egizia::profileKey), {}, OptionWords::tr("Rules"), {}};
  for (std::size_t i = 0; i < egizia::profileNames.size(); ++i) {
    rules.sentences += text::profileName(static_cast<egizia::Profile>(i));
  }
  options.push_back(std::move(rules));
  for (const std::string_view key :
       {"withoutMoreSphinxCard", "withoutTenPercentCard", "seatBids"}) {
    options.push_back(offerOfOption<egizia::Rules>(key));
  }
  return options;
}

int EgiziaPositionGame::chosen(const PositionForm& form, const NewGameOffer::Option& option) const {
  return static_cast<int>(egizia::choiceIn(form, option.key));
}

void EgiziaPositionGame::choose(PositionForm& form, const NewGameOffer::Option& option,
                                int value) const {
  egizia::choose(form, option.key, static_cast<std::size_t>(value));
}

CardFinders EgiziaPositionGame::finders(const PositionForm& entry, const Edition& edition) const {
  const QString values = text::fromUtf8(edition.checksum);
  const std::pair with(QString(text::language() + values), aboutIn(entry).options);
  const std::lock_guard guard(m_findersGuard);
  if (m_findersFor != with || m_finders.empty()) {
    m_finders = findersFor(entry, edition);
    m_findersFor = with;
  }
  return m_finders;
}

FormLook EgiziaPositionGame::look(const PositionForm& form,
                                  const std::vector<std::string>& typed) const {
  const Edition& values = edition(form.values);
  std::vector<PositionCell> cells;
  for (const std::string& key : typed) {
    if (const auto cell = egizia::cellOf(key)) cells.push_back(*cell);
  }
  return formLookOf(form, values, check(form, values, cells), finders(form, values));
}

std::string EgiziaPositionGame::document(const PositionForm& form) const {
  const Edition& values = edition(form.values);
  return writePosition(documentOf(form, values), values);
}

std::string EgiziaPositionGame::write(const PositionForm& form, const PositionForm* scored) const {
  const Edition& values = edition(form.values);
  using Stage = egizia::Position::Stage;
  const Stage stage = scored == nullptr        ? Stage::open
                      : scored->scoresAs(form) ? Stage::scored
                                               : Stage::changed;
  if (stage == Stage::scored && form.disputes.empty()) return document(*scored);
  PositionForm entered = form;
  entered.values = {values.id, values.checksum};
  for (auto& seat : entered.seats) {
    if (egizia::choiceIn(form, "seatBids") == 0) seat.bid = 0;
  }
  // Complete numbers can be scored by whoever reads the file.
  const PositionForm& around = scored != nullptr ? *scored : form;
  const Edition& its = edition(around.values);
  const egizia::PositionDocument document = documentOf(around, its);
  const bool isComplete = scored != nullptr || position(form);
  return writePosition(entered, stage, isComplete ? &document : nullptr, values, &its);
}

record::Result<PositionGame::Read> EgiziaPositionGame::read(std::string_view text,
                                                            const std::string& file) const {
  const Reading reading(known(), file);
  egizia::ReadablePosition readable = egizia::readablePosition(text, file);
  auto read = reading.whole(readable.text);
  if (!readable.damage) {
    if (read) read->verified = record::verifiedIn(text);
    return read;
  }
  if (!read) read = reading.rest(readable);
  if (!read) return *readable.damage;
  read->damage = std::move(readable.damage);
  read->verified = record::Verified::no;
  return read;
}

/// Older ones name no game.
bool EgiziaPositionGame::owns(std::string_view text) const {
  return record::gameIn(text).empty() || PositionGameOf::owns(text);
}

report::ScoreReport EgiziaPositionGame::report(const PositionForm& form) const {
  return report::scoreReport(*position(form), edition(form.values));
}

ScoringPlan EgiziaPositionGame::plan(const PositionForm& form) const {
  return positionPlan(*position(form), edition(form.values), scored(form));
}

CardPainter EgiziaPositionGame::pictures(const PositionForm& form) const {
  return [edition = editionOf(form)](QPainter& painter, const QRectF& room, const ScoreCard& card,
                                     const Theme& theme, qreal u) {
    paintMotif(painter, room, card, *edition, theme, u);
  };
}

std::optional<KeptPosition> lookAtPosition(const QString& path) {
  if (path.isEmpty()) return std::nullopt;
  const std::string file = path.toStdString();
  const auto text = record::readFile(file, record::maxPositionBytes);
  if (!text) return std::nullopt;
  // What is damaged is told when it is opened.
  const std::string readable = egizia::readablePosition(*text, file).text;
  auto head = egizia::readPositionHead(readable, file);
  if (!head) return std::nullopt;
  KeptPosition kept{path,
                    {},
                    text::fromUtf8(head->title),
                    text::fromUtf8(head->date),
                    text::phase(egizia::Phase::final),
                    head->stage == egizia::Position::Stage::scored,
                    playersEntered(readable, *head, file)};
  for (const auto& seat : head->seats) {
    kept.players += seat.name.empty() ? text::playerColour(seat.colour) : text::fromUtf8(seat.name);
  }
  return kept;
}

} // namespace nilometer::ui
