// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "registry/toy_table.h"

#include "ui/pages/edition_editor/plain_copies.h"
#include "ui/table/printed_values/asked_game_of.h"
#include "ui/table/printed_values/printed_value_prompt.h"

#include <memory>

/// Copies of the toy game: a page for each place of the board, made of plain fields.
namespace nilometer::test {

inline record::Result<toy::Edition> readToyEdition(const record::EditionDocument& document) {
  return record::FileFormat<toy::Rules>::readEdition(document.text(), {});
}

/// "harbour.holds" is on the page of the harbour.
inline ui::CopyPage toyPageOf(std::string_view key) {
  return key.starts_with(toy::placeNames[0]) ? toy::Place::harbour : toy::Place::field;
}

inline QString toyValueName(std::string_view key) {
  const bool holds = key.ends_with(".holds");
  return text::fill(holds ? QStringLiteral("What %1 holds") : QStringLiteral("What %1 gives"),
                    {text::fromUtf8(key.substr(0, key.find('.')))});
}

/// A place that holds nothing makes no sense.
class ToyCopies final : public ui::PlainCopies<toy::Rules> {
public:
  [[nodiscard]] record::Result<ui::CheckedCopy>
  read(const record::EditionDocument& document) const override {
    auto copy = PlainCopies::read(document);
    for (std::size_t i = 0; copy && i < copy->printed.size(); ++i) {
      const table::PrintedValue& value = copy->printed[i];
      if (!value.key.ends_with(".holds") || value.value != "0") continue;
      copy->findings.push_back({value.key, copy->pages[i], 0});
    }
    return copy;
  }
  [[nodiscard]] std::size_t pages() const override { return toy::placeNames.size(); }
  [[nodiscard]] QString pageName(ui::CopyPage page) const override {
    return ui::Phrasebook<toy::Rules>::place(page.number);
  }
  [[nodiscard]] QString whereToLook(ui::CopyPage) const override {
    return QStringLiteral("Look at the board.");
  }
  [[nodiscard]] QString valueName(const ui::CheckedCopy&, std::string_view key) const override {
    return toyValueName(key);
  }
  [[nodiscard]] ui::CopyNumber number(const ui::CheckedCopy&,
                                      std::string_view place) const override {
    const bool holds = place.ends_with(".holds");
    return {toyValueName(place), holds ? QStringLiteral("stones") : QStringLiteral("points"), 0, 9};
  }
  [[nodiscard]] QString nonsense(const ui::CheckedCopy& copy, std::size_t finding) const override {
    return text::fill(QStringLiteral("%1: at least 1."),
                      {toyValueName(copy.findings[finding].key)});
  }

private:
  [[nodiscard]] ui::CopyPage pageOf(std::string_view key) const override { return toyPageOf(key); }
};
inline const ToyCopies toyCopies;

inline record::EditionDocument toyDocument(const toy::Edition& edition) {
  const std::string text = record::FileFormat<toy::Rules>::writeEdition(edition);
  return std::move(*record::EditionDocument::read(text, toyCopies.form()));
}

} // namespace nilometer::test

namespace nilometer::ui {

template <> struct Asks<toy::Rules> {
  static std::vector<table::OpenPlace> openPlaces(const toy::Edition& edition,
                                                  const table::EffectsView& entry) {
    std::vector<table::OpenPlace> open;
    for (std::size_t i = 0; i < entry.size(); ++i) {
      for (const table::PrintedPlace& place : entry.basisOf(entry[i])) {
        const auto value = std::ranges::find(edition.printed, placeText(edition, place),
                                             &table::PrintedValue::key);
        const bool assumed =
            value != edition.printed.end() && value->provenance == table::Provenance::assumed;
        if (assumed) open.push_back({place, i});
      }
    }
    return open;
  }
  static std::string placeText(const toy::Edition&, table::PrintedPlace place) {
    return std::string(toy::placeNames[place.first]) + ".gives";
  }
  static bool isNaming(const toy::Entry&) { return false; }
  static bool isSecret(const toy::Entry&) { return false; }
  static QString placeName(std::string_view place, const Phrasebook<toy::Rules>::Names&) {
    return test::toyValueName(place);
  }
  static record::EditionDocument document(const toy::Edition& edition) {
    return test::toyDocument(edition);
  }
  static std::shared_ptr<const toy::Edition> edition(const CheckedCopy& copy) {
    return *std::any_cast<std::shared_ptr<const toy::Edition>>(&copy.game);
  }
  static bool mayBeJudgedOn(const SessionOf<toy::Rules>&, const toy::Edition&) { return true; }
  static QStringList differences(const Phrasebook<toy::Rules>::Names&,
                                 const Phrasebook<toy::Rules>::Names&) {
    return {QStringLiteral("Another board.")};
  }
};

} // namespace nilometer::ui
