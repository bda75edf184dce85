// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/egizia/egizia_game.h"

#include "app/cli/egizia/egizia_options.h"
#include "app/cli/game_from_rules.h"

#include "engine/egizia/file/edition_file.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/likely.h"
#include "engine/egizia/printed_pages.h"
#include "engine/random_play/egizia/random_game.h"
#include "ui/egizia/end_position/egizia_form.h"
#include "ui/egizia/end_position/position_entry.h"
#include "ui/egizia/report/game_report.h"
#include "ui/egizia/text/egizia_phrasebook.h"

namespace nilometer::cli {

using record::Result;

namespace {

class EgiziaGame : public GameFromRules<egizia::Rules> {
public:
  [[nodiscard]] Result<ReadPosition> readPosition(const Given& given,
                                                  Editions& editions) const override;
  [[nodiscard]] Result<SavedPosition> readSavedPosition(const Given& given,
                                                        Editions& editions) const override;
  [[nodiscard]] Result<ShownEdition> readEdition(const Given& given) const override;
  [[nodiscard]] std::vector<record::EditionDifference>
  compareEditions(const Given& before, const Given& after) const override {
    const auto checked = [](const Given& given) {
      return egizia::readEditionWithFindings(given.text, given.name)->edition;
    };
    return egizia::compareEditions(checked(before), checked(after));
  }

private:
  [[nodiscard]] report::ScoreReport score(const egizia::GameRecord& record,
                                          const egizia::Replay& replay,
                                          const egizia::Edition& edition) const override {
    return report::scoreReport(record, replay, edition);
  }
  void addOptions(const EgiziaStanding& now, OptionsReport& report) const override {
    report.more = moreOptions(now);
    report.moreJson = moreOptionsJson(now);
  }
  [[nodiscard]] Result<SavedPosition> savedIn(const std::string& text, const Given& given,
                                              Editions& editions) const;
  [[nodiscard]] Result<SavedPosition> restIn(const egizia::ReadablePosition& readable,
                                             const Given& given, Editions& editions) const;
};

Result<ReadPosition> EgiziaGame::readPosition(const Given& given, Editions& editions) const {
  const auto asked = egizia::readPositionEdition(given.text, given.name);
  if (!asked) return asked.error();
  const auto edition = editions.find<egizia::Rules>(*asked, given.name, 0);
  if (!edition) return edition.error();
  const auto position = egizia::readPosition(given.text, **edition, given.name);
  if (!position) return position.error();
  const auto stage = static_cast<PositionStage>(position->stage);
  const auto head = egizia::readPositionHead(given.text, given.name);
  if (!head) return head.error();
  // What was entered after it was scored is another position.
  if (!head->hasEntered || stage == PositionStage::changed) {
    return ReadPosition{report::scoreReport(*position, **edition), stage};
  }
  const auto entered = egizia::readPositionEntered(given.text, **edition, given.name);
  if (!entered) return entered.error();
  return ReadPosition{ui::reportOf(*entered, *position, **edition), stage};
}

/// The position in that text, which has no checksum.
Result<SavedPosition> EgiziaGame::savedIn(const std::string& text, const Given& given,
                                          Editions& editions) const {
  using Stage = egizia::Position::Stage;
  const auto head = egizia::readPositionHead(text, given.name);
  if (!head) return head.error();
  SavedPosition saved{.text = text,
                      .stage = static_cast<PositionStage>(head->stage),
                      .damage = {},
                      .end = 0,
                      .conflict = {},
                      .verified = record::verifiedIn(given.text)};
  if (head->stage != Stage::scored) {
    const auto edition = editions.find<egizia::Rules>(head->edition, given.name, 0);
    if (!edition) return edition.error();
    const auto entered = egizia::readPositionEntered(text, **edition, given.name);
    if (!entered) return entered.error();
  }
  if (const auto read = readPosition({text, given.name}, editions); !read) {
    using enum record::ReadFault;
    if (read.error().fault == badPosition) {
      saved.conflict = read.error();
    } else if (read.error().fault != unfinishedPosition) {
      return read.error();
    }
  }
  return saved;
}

/// What is left of one that was scored, to be scored anew.
Result<SavedPosition> EgiziaGame::restIn(const egizia::ReadablePosition& readable,
                                         const Given& given, Editions& editions) const {
  const auto name = egizia::readPositionEdition(readable.text, given.name);
  if (!name) return name.error();
  const auto edition = editions.find<egizia::Rules>(*name, given.name, 0);
  if (!edition) return edition.error();
  auto entry = ui::entryOfRest(readable, **edition);
  if (!entry) return *readable.damage;
  return savedIn(writePosition(*entry, egizia::Position::Stage::open, nullptr, **edition), given,
                 editions);
}

Result<SavedPosition> EgiziaGame::readSavedPosition(const Given& given, Editions& editions) const {
  const egizia::ReadablePosition readable = egizia::readablePosition(given.text, given.name);
  auto saved = savedIn(readable.text, given, editions);
  if (!readable.damage) return saved;
  if (!saved) saved = restIn(readable, given, editions);
  // What follows from the damage is not what is wrong.
  if (!saved) return *readable.damage;
  saved->damage = readable.damage;
  saved->end = readable.end < given.text.size() ? readable.end : 0;
  return saved;
}

Result<ShownEdition> EgiziaGame::readEdition(const Given& given) const {
  const auto checked = egizia::readEditionWithFindings(given.text, given.name);
  if (!checked) return checked.error();
  ShownEdition shown = shownEdition(checked->edition);
  for (int i = 0; i < egizia::printedPageCount; ++i) {
    const auto page = static_cast<egizia::PrintedPage>(i);
    shown.pages.push_back(
        {text::fill(QStringLiteral("%1. %2"), {text::printedPage(page), text::whereToLook(page)}),
         {}});
  }
  const egizia::Edition& edition = checked->edition;
  for (std::size_t i = 0; i < edition.printed.size(); ++i) {
    const auto page = static_cast<std::size_t>(pageOf(edition, edition.printed[i].key));
    shown.pages[page].values.push_back(i);
  }
  for (std::size_t i = 0; i < checked->findings.size(); ++i) {
    const egizia::EditionFinding& finding = checked->findings[i];
    shown.findings.push_back({finding.key, checked->lines[i], text::sentence(finding)});
  }
  addUnlikely(shown, egizia::likelyNumbers);
  return shown;
}

} // namespace

const Game& egiziaGame() {
  static const EgiziaGame game;
  return game;
}

} // namespace nilometer::cli
