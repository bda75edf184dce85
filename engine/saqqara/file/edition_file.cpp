// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/saqqara/file/edition_file.h"

#include "engine/record/edition_reader.h"
#include "engine/record/file_kind.h"
#include "engine/record/files.h"
#include "engine/saqqara/file/edition_parts.h"
#include "engine/saqqara/game_rules.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace nilometer::saqqara {

using namespace record;

namespace {

using table::PrintedValue;
using table::Provenance;

constexpr const char* notSaid = "Not said.";

/// Goes through an edition value by value, in the order of the file: reads them, or writes them.
class EditionWalk {
public:
  /// Reads into `edition` what stands at `root`.
  EditionWalk(Edition& edition, const JsonNode& root) : m_edition(edition), m_node(root) {}
  /// Writes into an object that has begun.
  EditionWalk(Edition& edition, JsonText& out) : m_edition(edition), m_out(&out) {}

  /// "key=value" of each value, for the checksum.
  [[nodiscard]] const std::string& lines() const { return m_lines; }

  void run() {
    group("supply", [&] {
      for (const Good good : allGoods) {
        needed(goodNames[at(good)], m_edition.supply.of[at(good)],
               Number<std::int16_t>{leastInBox(good), maxNumber});
      }
    });
    needed("warehouses", m_edition.warehouses, WarehouseOrder{});
    group("specialValue", [&] {
      for (std::size_t i = 0; i < specialWords.size(); ++i) {
        needed(specialWords[i], m_edition.specialValue[i], Number<std::int16_t>{0, maxNumber});
      }
    });
    each("distribution", years, [&](std::size_t i) { year(m_edition.sheet.rows[i]); });
    value("thresholds", m_edition.thresholds, CardCounts<ThresholdCounts>{thresholdId});
    value("influence", m_edition.influence, CardCounts<InfluenceCounts>{influenceId});
    value("marketCards", m_edition.marketCards, MarketCards{});
    group("pyramids", [&] {
      for (std::size_t i = 0; i < pyramidCount; ++i) {
        each(pyramidNames[i], topLevel,
             [&](std::size_t level) { this->level(m_edition.sheet.levels[i][level]); });
      }
    });
    value("nileLast", m_edition.sheet.nileLast, printedNumber);
  }

  /// The keys of what was opened last.
  void allowOnly(std::vector<std::string_view> more) {
    if (!m_node) return;
    more.insert(more.end(), m_keys.begin(), m_keys.end());
    m_node->allowOnly(more);
  }

private:
  using Node = std::optional<JsonNode>;

  void year(YearPrint& row) {
    value("bonus", row.bonus, printedNumber);
    value("land", row.land, printedNumber);
    each("stalls", row.stalls.size(),
         [&](std::size_t i) { checkable(row.stalls[i], FieldId{m_edition}); });
  }
  void level(LevelPrint& level) {
    value("cost", level.cost, priceObject);
    value("vp", level.points, Number<std::int16_t>{0, maxNumber});
    value("spaces", level.spaces, printedNumber);
  }

  /// Steps into a member or an element, and out again.
  template <class Inside> void inside(const std::string& step, const Node& node, Inside visit) {
    const std::size_t length = m_path.size();
    const Node outer = m_node;
    const std::vector<std::string_view> keys = std::exchange(m_keys, {});
    m_path += step;
    m_node = node;
    visit();
    m_path.resize(length);
    m_node = outer;
    m_keys = keys;
  }
  template <class Inside> void member(std::string_view key, Inside visit) {
    m_keys.push_back(key);
    if (m_out != nullptr) m_out->key(key);
    const std::string step = (m_path.empty() ? "" : ".") + std::string(key);
    inside(step, m_node ? Node(m_node->member(key)) : Node(), visit);
  }
  template <class Inside> void object(Inside visit) {
    if (m_out != nullptr) m_out->object();
    visit();
    if (m_out != nullptr) m_out->endObject();
    if (m_node && *m_node) allowOnly({});
  }
  template <class Inside> void group(std::string_view key, Inside visit) {
    member(key, [&] { object(visit); });
  }
  /// A list of so many objects or values.
  template <class Inside> void each(std::string_view key, std::size_t count, Inside visit) {
    member(key, [&] {
      if (m_out != nullptr) m_out->array();
      if (m_node) static_cast<void>(m_node->size(count, count));
      for (std::size_t i = 0; i < count; ++i) {
        const Node element = m_node ? Node(m_node->at(i)) : Node();
        inside('[' + std::to_string(i) + ']', element, [&] { inElement(visit, i); });
      }
      if (m_out != nullptr) m_out->endArray();
    });
  }
  template <class Inside> void inElement(Inside visit, std::size_t index) {
    if (m_path.find(".stalls[") != std::string::npos) {
      visit(index);
    } else {
      object([&] { visit(index); });
    }
  }
  template <class T, class As>
  void value(std::string_view key, std::optional<T>& known, const As& as) {
    member(key, [&] { checkable(known, as); });
  }
  /// One that no game can do without.
  template <class T, class As> void needed(std::string_view key, T& known, const As& as) {
    member(key, [&] {
      std::optional<T> maybe = known;
      checkable(maybe, as);
      if (!maybe && m_node && *m_node) m_node->fail(ReadFault::badEdition, "a value");
      known = maybe.value_or(known);
    });
  }
  template <class T, class As> void checkable(std::optional<T>& known, const As& as) {
    if (m_out == nullptr) {
      read(known, as);
    } else {
      write(known, as);
    }
  }
  template <class T, class As> void read(std::optional<T>& known, const As& as) {
    PrintedValue printed = readPrinted(*m_node, m_path);
    known.reset();
    if (printed.provenance != Provenance::missing) known = as.read(m_node->member("value"));
    JsonText text;
    known ? as.write(text, *known) : static_cast<void>(text.null());
    printed.value = text.take();
    m_edition.printed.push_back(std::move(printed));
  }
  template <class T, class As> void write(const std::optional<T>& known, const As& as) {
    JsonText text;
    known ? as.write(text, *known) : static_cast<void>(text.null());
    m_lines += m_path + '=' + text.text() + '\n';
    const auto listed = std::ranges::find(m_edition.printed, m_path, &PrintedValue::key);
    PrintedValue printed;
    printed.reason = notSaid;
    if (listed != m_edition.printed.end()) printed = *listed;
    if (!known) printed.provenance = Provenance::missing;
    m_out->object().key("value");
    known ? as.write(*m_out, *known) : static_cast<void>(m_out->null());
    m_out->member("provenance", table::provenanceNames[at(printed.provenance)]);
    m_out->member("reason", std::string_view(printed.reason));
    if (!printed.compared.empty()) {
      List{Text{}}.write(m_out->key("compared"), printed.compared);
    }
    m_out->endObject();
  }

  Edition& m_edition;
  Node m_node; ///< nothing while writing
  JsonText* m_out = nullptr;
  std::string m_path;
  std::string m_lines;
  std::vector<std::string_view> m_keys;
};

/// All values, and what the checksum is over.
std::string valuesText(const Edition& edition, std::string& lines) {
  Edition copy = edition;
  JsonText out;
  out.object();
  EditionWalk walk(copy, out);
  walk.run();
  lines = walk.lines();
  return out.endObject().take();
}

} // namespace

const EditionForm& editionForm() {
  static constexpr EditionForm form{{Rules::id, GameNamed::always}};
  return form;
}

Result<Edition> readEdition(std::string_view text, const std::string& file) {
  Result<JsonValue> parsed = parseJson(text);
  if (!parsed) {
    parsed.error().file = file;
    return unparsed(std::move(parsed.error()), text, editionKind);
  }
  JsonReading reading(*parsed, file);
  const JsonNode root = reading.root();
  if (!readEditionFormat(root, editionForm().game)) return reading.error();
  Edition edition;
  edition.id = readId(root.member("id"));
  edition.name = root.member("name").text(1, 80);
  EditionWalk walk(edition, root);
  walk.run();
  walk.allowOnly({"nilometer", "game", "format", "id", "name"});
  if (reading.failed()) return reading.error();
  edition.checksum = editionChecksum(edition);
  return edition;
}

Result<Edition> shippedEdition() {
  const std::string file = ":/editions/saqqara-2012.json";
  const Result<std::string> text = readFile(file);
  if (!text) return text.error();
  return readEdition(*text, file);
}

std::string writeEdition(const Edition& edition) {
  std::string lines;
  std::string values = valuesText(edition, lines);
  values.erase(0, 1); // behind what an edition begins with
  JsonText head;
  head.object().member("nilometer", "edition").member("game", Rules::id);
  head.member("format", editionFormatVersion);
  head.member("id", std::string_view(edition.id)).member("name", std::string_view(edition.name));
  return EditionDocument::read(head.take() + ',' + values, editionForm())->text();
}

std::string editionChecksum(const Edition& edition) {
  std::string lines;
  static_cast<void>(valuesText(edition, lines));
  const QByteArrayView bytes(lines.data(), static_cast<qsizetype>(lines.size()));
  const QByteArray hash = QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256);
  return "sha256:" + hash.toHex().toStdString();
}

} // namespace nilometer::saqqara
