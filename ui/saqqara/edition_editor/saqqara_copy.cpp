// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/saqqara/edition_editor/saqqara_copy.h"

#include "engine/saqqara/file/edition_file.h"
#include "engine/saqqara/file/entry_names.h"
#include "engine/saqqara/likely.h"
#include "engine/saqqara/stock.h"
#include "ui/pages/edition_editor/plain_copies.h"
#include "ui/saqqara/text/names.h"
#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>
#include <utility>

namespace nilometer::ui {

using saqqara::at;
using text::fill;
using text::fromUtf8;

namespace {

/// The pyramids come after them.
enum class SaqqaraPage : std::uint8_t { board, table, cards, pyramids };

struct SaqqaraPageWords {
  const char* name;
  const char* where;
};

struct CopyWords {
  Q_DECLARE_TR_FUNCTIONS(SaqqaraCopy)
public:
  /// In the order of SaqqaraPage; a pyramid's page is called what it is called.
  static constexpr auto pages = std::to_array<SaqqaraPageWords>({
      {QT_TR_NOOP("Box and board"),
       QT_TR_NOOP("Count the goods in the box, look at the warehouses from left to right "
                  "and at the end of the Nile.")},
      {QT_TR_NOOP("Distribution table"), QT_TR_NOOP("Look at the distribution table, row by row.")},
      {QT_TR_NOOP("Cards"),
       QT_TR_NOOP("Sort threshold cards, the influence cards of one player and market cards "
                  "by what is on them.")},
      {nullptr, QT_TR_NOOP("Look at this pyramid from the lowest level up: price, points, room for "
                           "workers.")},
  });
  /// What is printed beside a level, on the page of its pyramid.
  static constexpr auto ofLevel = std::to_array<std::pair<std::string_view, const char*>>({
      {".cost", QT_TR_NOOP("Level %1: price")},
      {".vp", QT_TR_NOOP("Level %1: points")},
      {".spaces", QT_TR_NOOP("Level %1: room")},
  });
};

/// How many cards a copy is to have in all, or has; nothing where nobody has told any.
template <class Counts>
void addCount(CheckedCopy& copy, const char* key, const std::optional<Counts>& counts, int all) {
  if (!counts) return;
  const int had = std::accumulate(counts->begin(), counts->end(), 0);
  if (had != all) copy.findings.push_back({key, SaqqaraPage::cards, had});
}

/// Years 1 to 3 have one market (STALL-2): where a second one would send the stall is asked of
/// nobody, unless somebody has told it.
bool isAsked(const table::PrintedValue& value) {
  const saqqara::PrintedPlace place = saqqara::printedPlaces.placeOf(value.key);
  const bool isSecond = value.key.ends_with(".stalls[1]") && place.first < saqqara::years / 2;
  return !isSecond || value.provenance != table::Provenance::missing;
}

class SaqqaraCopies final : public PlainCopies<saqqara::Rules> {
public:
  [[nodiscard]] record::Result<CheckedCopy>
  read(const record::EditionDocument& document) const override;
  [[nodiscard]] std::size_t pages() const override {
    return at(SaqqaraPage::pyramids) + saqqara::pyramidCount;
  }
  [[nodiscard]] QString pageName(CopyPage page) const override {
    const int pyramid = page.number - static_cast<int>(SaqqaraPage::pyramids);
    return pyramid < 0 ? CopyWords::tr(CopyWords::pages[page.number].name)
                       : text::pyramidName(saqqara::pyramidAt(pyramid));
  }
  [[nodiscard]] QString whereToLook(CopyPage page) const override {
    const auto kind = std::min(std::size_t{page.number}, at(SaqqaraPage::pyramids));
    return CopyWords::tr(CopyWords::pages[kind].where);
  }
  [[nodiscard]] QString valueName(const CheckedCopy& /*copy*/,
                                  std::string_view key) const override {
    return text::printedName(saqqara::printedPlaces.placeOf(key));
  }
  [[nodiscard]] CopyNumber number(const CheckedCopy& copy, std::string_view place) const override;
  [[nodiscard]] QString nonsense(const CheckedCopy& copy, std::size_t finding) const override;
  [[nodiscard]] std::optional<ValueParts> parts(std::string_view key) const override;

private:
  [[nodiscard]] CopyPage pageOf(std::string_view key) const override;
};

CopyPage SaqqaraCopies::pageOf(std::string_view key) const {
  if (key.starts_with("pyramids.")) {
    return CopyPage(at(SaqqaraPage::pyramids) + saqqara::printedPlaces.placeOf(key).first);
  }
  if (key.starts_with("distribution")) return SaqqaraPage::table;
  const bool isBoard = key.starts_with("supply") || key == "warehouses" || key == "nileLast";
  return isBoard ? SaqqaraPage::board : SaqqaraPage::cards;
}

record::Result<CheckedCopy> SaqqaraCopies::read(const record::EditionDocument& document) const {
  record::Result<saqqara::Edition> edition = saqqara::readEdition(document.text());
  if (!edition) return edition.error();
  saqqara::Edition asked = *edition;
  std::erase_if(asked.printed, [](const auto& value) { return !isAsked(value); });
  CheckedCopy copy =
      checkedCopyOf(*this, asked, [this](std::string_view key) { return pageOf(key); });
  addCount(copy, "thresholds", edition->thresholds, saqqara::thresholdCards);
  addCount(copy, "influence", edition->influence, saqqara::influenceCards);
  copy.game = std::make_shared<const saqqara::Edition>(std::move(*edition));
  return copy;
}

QString SaqqaraCopies::nonsense(const CheckedCopy& copy, std::size_t finding) const {
  const CopyFinding& found = copy.findings[finding];
  const int all = found.key == "thresholds" ? saqqara::thresholdCards : saqqara::influenceCards;
  return fill(
      //: %1: a pile of cards, %2: how many were told, %3: how many there are.
      CopyWords::tr("%1: %2 of %3."),
      {valueName(copy, found.key), text::number(found.number.value_or(0)), text::number(all)});
}

std::optional<ValueParts> SaqqaraCopies::parts(std::string_view key) const {
  using record::jsonText;
  ValueParts parts;
  for (const auto& [what, label] : CopyWords::ofLevel) {
    if (!key.ends_with(what)) continue;
    parts.label =
        fill(CopyWords::tr(label), {text::number(saqqara::printedPlaces.placeOf(key).second + 1)});
  }
  if (key.ends_with(".cost")) {
    addCounts<saqqara::Good>(parts, saqqara::goodNames, text::goodName);
    //: So many goods of a price may be of any kind.
    parts.counts.push_back({"any", CopyWords::tr("any")});
  } else if (key == "thresholds" || key == "influence") {
    for (int number = 1; number <= saqqara::highestNumber; ++number) {
      parts.counts.push_back({std::to_string(number), text::number(number)});
    }
    parts.summed = true;
    const bool isThreshold = key == "thresholds";
    if (isThreshold) parts.counts.push_back({"none", text::thresholdText(saqqara::noYield)});
    for (int i = 0; !isThreshold && i < 2; ++i) {
      parts.counts.push_back(
          {std::string(saqqara::specialWords[at(i)]), text::influenceCard(saqqara::beggar + i)});
    }
  } else if (key == "warehouses" || key.find(".stalls[") != std::string_view::npos) {
    const bool isStall = key != "warehouses";
    if (isStall) parts.words.push_back({jsonText("land"), text::goodName(saqqara::Good::land)});
    addWords<saqqara::Warehouse>(parts, saqqara::warehouseNames, text::warehouseName);
    if (isStall) parts.words.push_back({jsonText("none"), CopyWords::tr("no market any more")});
    parts.listed = isStall ? 0 : saqqara::warehouseCount;
    parts.once = true;
  } else if (key == "marketCards") {
    record::JsonArray both;
    for (const saqqara::CardKind kind : {saqqara::CardKind::goods, saqqara::CardKind::land}) {
      const std::string_view name = saqqara::cardKindNames[at(kind)];
      for (const auto good : {saqqara::Good::fish, saqqara::Good::linen, saqqara::Good::wood}) {
        both.emplace_back(record::JsonObject{{"kind", jsonText(name)},
                                             {"good", jsonText(saqqara::goodNames[at(good)])}});
        parts.words.push_back({both.back(), text::marketCard({kind, good})});
      }
      parts.words.push_back({record::JsonValue(record::JsonObject{{"kind", jsonText(name)}}),
                             text::marketCard({kind, {}})});
    }
    parts.listed = saqqara::marketCardCount;
    parts.lists = {{record::JsonValue(both),
                    CopyWords::tr("1 gold → 2 and 3 → 1 land, each with fish, linen and wood")}};
  }
  return parts;
}

CopyNumber SaqqaraCopies::number(const CheckedCopy& copy, std::string_view place) const {
  const auto likely = table::likelyAt(saqqara::likelyNumbers, place);
  if (auto count = countAt(copy, place, saqqara::maxNumber)) {
    count->likely = likely;
    return *count;
  }
  int least = place == "nileLast" ? saqqara::leastNileEnd : 0;
  if (place == "supply.gold") least = saqqara::leastInBox(saqqara::Good::gold);
  return {valueName(copy, place), {}, least, saqqara::maxNumber, likely};
}

const SaqqaraCopies theCopies;

record::JsonValue priceOf(const saqqara::Price& price) {
  record::JsonObject counts;
  const auto add = [&](std::string_view what, int count) {
    if (count != 0) counts.emplace_back(what, record::jsonNumber(count));
  };
  for (const saqqara::Good good : saqqara::allGoods) {
    add(saqqara::goodNames[at(good)], price.goods[good]);
  }
  add("any", price.any);
  return record::JsonValue(std::move(counts));
}

} // namespace

const CopyKind& saqqaraCopies = theCopies;

ToldValues toldValues(const saqqara::GameRecord& record, const saqqara::Replay& replay) {
  using saqqara::Phase;
  ToldValues values;
  for (std::size_t i = 0; i < record.entries.size(); ++i) {
    const saqqara::Entry& entry = record.entries[i].entry;
    const auto& line = replay.entries[i];
    if (!line.accepted) continue;
    if (const auto* told = std::get_if<saqqara::Tell>(&entry)) {
      values.push_back({saqqara::printedPlaces.of(saqqara::placeOf(*told)),
                        told->what == saqqara::Told::cost ? priceOf(told->cost)
                                                          : record::jsonNumber(told->number)});
      continue;
    }
    const auto* row = std::get_if<saqqara::TableNumber>(&entry);
    if (row != nullptr && line.phase == Phase::stock) {
      saqqara::State asked;
      asked.round = static_cast<std::uint8_t>(line.round);
      const auto place = saqqara::neededTableNumber(asked);
      if (place)
        values.push_back({saqqara::printedPlaces.of(*place), record::jsonNumber(row->number)});
    }
    const auto* stall = std::get_if<saqqara::MoveStall>(&entry);
    if (stall != nullptr && line.phase == Phase::stall) {
      // The stall moves first, by what the table shows.
      const auto effects = replay.effectsOf(i);
      const auto field = saqqara::FieldId{*replay.game.edition}.word(stall->to);
      for (const table::PrintedPlace place : effects.basisOf(effects[0])) {
        values.push_back({saqqara::printedPlaces.of(place), record::jsonText(field)});
      }
    }
  }
  return values;
}

std::shared_ptr<const saqqara::Edition> saqqaraOf(const CheckedCopy& copy) {
  return *std::any_cast<std::shared_ptr<const saqqara::Edition>>(&copy.game);
}

} // namespace nilometer::ui
