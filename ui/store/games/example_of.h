// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/file_format.h"
#include "engine/record/files.h"
#include "engine/record/read_record.h"
#include "engine/record/replay.h"

#include <QString>

#include <functional>
#include <memory>
#include <string>
#include <utility>

/// The recorded game of each kind that comes with the program.
namespace nilometer::ui {

/// With the printed values it was played with.
template <table::Rules G> struct ExampleOf {
  record::GameRecord<G> record;
  std::shared_ptr<const typename G::Edition> edition;
};

/// The one in that folder of the resources.
template <table::Rules G>
[[nodiscard]] record::Result<ExampleOf<G>> exampleIn(const std::string& folder) {
  const std::string values = folder + "/edition.json";
  const std::string game = folder + "/game.jsonl";
  const auto printed = record::readFile(values);
  if (!printed) return printed.error();
  auto edition = record::FileFormat<G>::readEdition(*printed, values);
  if (!edition) return edition.error();
  ExampleOf<G> example;
  example.edition = std::make_shared<const typename G::Edition>(std::move(*edition));
  const auto text = record::readFile(game);
  if (!text) return text.error();
  auto record = record::readRecord<G>(*text, *example.edition, game);
  if (!record) return record.error();
  example.record = std::move(*record);
  return example;
}

/// The example as it stood before the entry of that number (from 1) in that phase of that round.
template <table::Rules G, class Phase>
[[nodiscard]] record::GameRecord<G> asOf(const ExampleOf<G>& example, int round, Phase phase,
                                         int number) {
  const auto replay = record::replay(example.record, *example.edition);
  record::GameRecord<G> record = example.record;
  for (std::size_t i = 0; i < replay.entries.size(); ++i) {
    const auto& entry = replay.entries[i];
    if (entry.round != round || entry.phase != phase || --number > 0) continue;
    record.entries.resize(i);
    break;
  }
  return record;
}

/// An example while it is open. It has no file, and is called something in the language of the
/// moment; what is saved of it is called as it was when it was opened.
template <class Session> class ExampleSession : public Session {
public:
  template <class Record, class EditionPtr>
  ExampleSession(std::function<QString()> titleNow, Record record, EditionPtr edition)
      : Session(std::move(record), std::move(edition)), m_title(std::move(titleNow)) {}
  [[nodiscard]] QString title() const override { return m_title(); }

private:
  std::function<QString()> m_title;
};
template <class Session, table::Rules G>
[[nodiscard]] std::unique_ptr<Session>
exampleSession(record::GameRecord<G> record, std::shared_ptr<const typename G::Edition> edition,
               std::function<QString()> title) {
  record.header.title = title().toStdString();
  return std::make_unique<ExampleSession<Session>>(std::move(title), std::move(record),
                                                   std::move(edition));
}

} // namespace nilometer::ui
