// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/egizia/bits.h"
#include "engine/egizia/file/options_json.h"
#include "engine/egizia/file/position.h"
#include "engine/egizia/file/position_document.h"
#include "engine/egizia/file/position_entered.h"
#include "engine/record/json_text.h"

namespace nilometer::egizia {

using namespace record;

namespace {

class PositionWriter {
public:
  explicit PositionWriter(const Edition& edition) : m_edition(edition) {}

  std::string write(const PositionDocument& document) {
    begin(document.edition.checksum.empty() ? 1 : 2);
    whole(document);
    return end();
  }

  std::string write(const PositionEntered& entered, const PositionDocument* document) {
    begin(positionFormatVersion);
    if (document != nullptr)
      whole(*document);
    else
      edition(entered.edition);
    m_out.key("entered").object().flag("scored", entered.scored);
    edition(entered.edition);
    head(entered);
    m_out.flag("everything", entered.everything).key("players").array();
    for (const RecordHeader::Seat& player : entered.seats) {
      m_out.object().member("name", std::string_view(player.name));
      colourAndBid(player);
      m_out.endObject();
    }
    m_out.endArray().key("cells").array();
    for (const PositionEntered::Cell& cell : entered.cells) this->cell(cell);
    m_out.endArray().endObject();
    return end();
  }

private:
  void begin(int format) {
    m_out.object().member("nilometer", "position").member("format", format);
  }
  std::string end() { return m_out.endObject().take() + '\n'; }

  void whole(const PositionDocument& document) {
    edition(document.edition);
    head(document);
    m_out.key("players").array();
    for (const PositionDocument::Player& player : document.players) this->player(player);
    m_out.endArray();
    built(document);
  }

  template <class Head> void head(Head from) {
    Archive at(m_out);
    describe(at, from.profile, from.options);
    text("date", from.date);
    text("title", from.title);
  }

  void cell(const PositionEntered::Cell& cell) {
    m_out.object().member("row", enteredRows[cell.row]);
    if (cell.part != 0) m_out.member("part", cell.part + 1);
    m_out.member("player", cell.player + 1);
    text("text", cell.text);
    fields("cards", cell.cards);
    m_out.flag("switched", cell.switched).endObject();
  }

  void colourAndBid(const RecordHeader::Seat& seat) {
    text("colour", seat.colour);
    if (seat.bid != 0) m_out.key("bid").half(seat.bid);
  }

  void edition(const EditionName& name) {
    if (name.checksum.empty()) {
      m_out.member("edition", std::string_view(name.id));
      return;
    }
    m_out.key("edition").object().member("id", std::string_view(name.id));
    m_out.member("checksum", std::string_view(name.checksum)).endObject();
  }
  void text(const char* key, const std::string& value) {
    if (!value.empty()) m_out.member(key, std::string_view(value));
  }
  void number(const char* key, const std::optional<int>& value) {
    if (value) m_out.member(key, *value);
  }
  void names(const char* key, const std::vector<std::string>& values) {
    if (values.empty()) return;
    m_out.key(key).array();
    for (const std::string& value : values) m_out.value(std::string_view(value));
    m_out.endArray();
  }
  void numbers(const std::vector<int>& values) {
    m_out.array();
    for (const int value : values) m_out.value(value);
    m_out.endArray();
  }

  void player(const PositionDocument::Player& player) {
    m_out.object();
    text("name", player.seat.name);
    colourAndBid(player.seat);
    m_out.member("orderTile", player.orderTile).member("points", player.points);
    number("queue", player.queue);
    m_out.member("stones", player.stones);
    m_out.member("stoneMarket", player.marketStep[0]).member("grainMarket", player.marketStep[1]);
    m_out.key("crews").object();
    for (std::size_t i = 0; i < crewNames.size(); ++i) m_out.member(crewNames[i], player.crews[i]);
    m_out.endObject();
    for (std::size_t i = 0; i < buildingCount; ++i) {
      stones(static_cast<Building>(i), player.ownStones[i]);
    }
    cards(player);
    m_out.flag("sell", player.sell).endObject();
  }

  void stones(Building building, const PositionDocument::OwnStones& own) {
    m_out.key(buildingNames[static_cast<std::size_t>(building)]);
    if (!own.spaces) {
      m_out.value(own.count);
      return;
    }
    m_out.array();
    for (const int space : Bits(*own.spaces)) this->space(building, space);
    m_out.endArray();
  }

  /// As in a record: a number, [row, number] or [part, number], from 1.
  void space(Building building, int space) {
    if (building == Building::obelisk || building == Building::tombs) {
      m_out.value(space + 1);
      return;
    }
    int row = 0;
    for (const BuildingPart& part : m_edition.plan(building).parts) {
      ++row;
      if ((part.spaces() & spaceBit(space)) == 0) continue;
      m_out.array();
      if (building == Building::pyramid)
        m_out.value(row);
      else
        m_out.value(std::string_view(part.id));
      m_out.value(space - part.first + 1).endArray();
    }
  }

  void cards(const PositionDocument::Player& player) {
    if (player.tombTiles) {
      m_out.key("tombTiles");
      numbers(*player.tombTiles);
    }
    number("tombSum", player.tombSum);
    if (player.startFieldImproved != 0) {
      m_out.key("startField").object().member("improved", player.startFieldImproved).endObject();
    }
    fields("fields", player.fields);
    if (player.grain) {
      m_out.key("grain").object();
      for (std::size_t i = 0; i < fieldColourNames.size(); ++i) {
        m_out.member(fieldColourNames[i], (*player.grain)[i]);
      }
      m_out.endObject();
    }
    names("quarries", player.quarries);
    number("quarryYield", player.quarryYield);
    names("permanents", player.permanents);
    if (player.morePermanents != 0) m_out.member("morePermanents", player.morePermanents);
    names("sphinx", player.sphinx);
  }

  void fields(const char* key, const std::vector<PositionDocument::Field>& fields) {
    if (fields.empty()) return;
    m_out.key(key).array();
    for (const PositionDocument::Field& field : fields) {
      if (field.improved == 0) {
        m_out.value(std::string_view(field.card));
        continue;
      }
      m_out.object().member("card", std::string_view(field.card));
      m_out.member("improved", field.improved).endObject();
    }
    m_out.endArray();
  }

  void built(const PositionDocument& document) {
    if (!document.pyramid && !document.temple) return;
    m_out.key("built").object();
    if (document.pyramid) {
      m_out.key("pyramid");
      numbers(*document.pyramid);
    }
    if (document.temple) {
      m_out.key("temple").object();
      const auto& parts = m_edition.plan(Building::temple).parts;
      for (std::size_t i = 0; i < parts.size() && i < document.temple->size(); ++i) {
        m_out.member(std::string_view(parts[i].id), (*document.temple)[i]);
      }
      m_out.endObject();
    }
    m_out.endObject();
  }

  const Edition& m_edition;
  JsonText m_out;
};

} // namespace

std::string writePosition(const PositionDocument& document, const Edition& edition) {
  return PositionWriter(edition).write(document);
}

std::string writePosition(const PositionEntered& entered, const PositionDocument* document,
                          const Edition& edition) {
  return PositionWriter(edition).write(entered, document);
}

} // namespace nilometer::egizia
