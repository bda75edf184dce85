// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/correction.h"
#include "ui/game/session/session_of.h"

#include <algorithm>
#include <optional>

/// The numbers of an open game that can be put right.
namespace nilometer::ui {

/// What the dialog asks of an open game, in the language of the moment.
class CorrectableTable {
public:
  struct Number {
    QString name;
    bool ofPlayer = false; ///< else of the whole table
    QStringList places{};  ///< where there is one at each place
    bool isNamed = false;  ///< its values have names, else it is an amount
  };
  struct Chosen {
    std::size_t number = 0; ///< index into numbers()
    table::Player player = 0;
    int place = 0; ///< index into Number::places
    int value = 0;
  };
  struct Judged {
    QStringList lines; ///< why not, or what hands have to move
    bool legal = true;
    bool possible = true;
  };
  struct Replaced {
    Chosen chosen;
    QString reason;
  };

  CorrectableTable() = default;
  virtual ~CorrectableTable() = default;
  CorrectableTable(const CorrectableTable&) = delete;
  CorrectableTable& operator=(const CorrectableTable&) = delete;

  [[nodiscard]] virtual const GameSession& session() const = 0;
  [[nodiscard]] virtual std::vector<Number> numbers() const = 0;
  /// The names of the values from 0 on; the chosen value does not matter.
  [[nodiscard]] virtual QStringList values(const Chosen& chosen) const = 0;
  [[nodiscard]] virtual table::Player onTurn() const = 0; ///< noPlayer where nobody is asked
  /// What the table says now, if that is one of the values; the chosen one does not matter.
  [[nodiscard]] virtual std::optional<int> now(const Chosen& chosen) const = 0;
  [[nodiscard]] virtual Judged judged(const Chosen& chosen) const = 0;
  /// The correction whose place the next entry takes, if it takes one's.
  [[nodiscard]] virtual std::optional<Replaced> replaced() const = 0;
  virtual void enter(const Chosen& chosen, bool anyway, const QString& reason) = 0;
  /// Nothing else can take the place of a correction that was to be replaced.
  virtual void giveUp() = 0;
};

/// What all games do alike. `Correct` = the entry that puts a number right.
template <class Session, class Correct> class CorrectionsIn : public CorrectableTable {
public:
  [[nodiscard]] const GameSession& session() const final { return m_session; }
  [[nodiscard]] Judged judged(const Chosen& chosen) const override {
    const Correct entry = entryOf(chosen);
    const table::Outcome outcome = m_session.tryOut(entry);
    Judged judged{m_session.objections(outcome.verdict, outcome.impossible),
                  outcome.verdict.legal(), outcome.impossible == 0};
    if (judged.lines.isEmpty()) judged.lines = movesOf(entry);
    return judged;
  }
  [[nodiscard]] std::optional<Replaced> replaced() const final {
    const Correct* before = replacedEntry();
    if (before == nullptr) return std::nullopt;
    return Replaced{chosenIn(*before), text::fromUtf8(m_session.replaced()->reason)};
  }
  void enter(const Chosen& chosen, bool anyway, const QString& reason) final {
    m_session.enter(entryOf(chosen), anyway, reason);
  }
  void giveUp() final {
    if (replacedEntry() != nullptr) m_session.stepBack();
  }

protected:
  /// Not owned; it must not change while the dialog is open.
  explicit CorrectionsIn(Session& session) : m_session(session) {}
  [[nodiscard]] virtual Correct entryOf(const Chosen& chosen) const = 0;
  [[nodiscard]] virtual Chosen chosenIn(const Correct& entry) const = 0;
  /// What hands have to move.
  [[nodiscard]] virtual QStringList movesOf(const Correct& entry) const = 0;
  [[nodiscard]] const Correct* replacedEntry() const {
    const auto* line = m_session.replaced();
    return line == nullptr ? nullptr : std::get_if<Correct>(&line->entry);
  }

  Session& m_session;
};

/// Of a game whose Phrasebook names the numbers that it lets put right (text::correctionSentence).
template <class Session>
class CorrectableTableOf final
    : public CorrectionsIn<Session, typename text::Phrasebook<typename Session::Rules>::Correct> {
  using Speech = text::Phrasebook<typename Session::Rules>;
  using Correct = typename Speech::Correct;
  using Chosen = CorrectableTable::Chosen;
  using Number = CorrectableTable::Number;
  using CorrectionsIn<Session, Correct>::m_session;

public:
  explicit CorrectableTableOf(Session& session) : CorrectionsIn<Session, Correct>(session) {
    const Correct* before = this->replacedEntry();
    for (const Correct& number :
         table::correctableIn<decltype(Correct::what)>(Speech::correctables)) {
      const bool isMeant = before != nullptr && isOfRow(*before, number);
      if (number.place == 0 && (isMeant || isThere(number))) m_numbers.push_back(number);
    }
  }

  [[nodiscard]] std::vector<Number> numbers() const override {
    std::vector<Number> numbers;
    for (Correct number : m_numbers) {
      Number row{Speech::correctable(number), number.player != table::noPlayer};
      for (int place = 0; place < kindOf(number).places; ++place) {
        number.place = table::code(place);
        row.places += Speech::placeOf(number);
      }
      row.places.removeAll(QString());
      row.isNamed = Speech::isNamed(number);
      numbers.push_back(row);
    }
    return numbers;
  }
  [[nodiscard]] QStringList values(const Chosen& chosen) const override {
    QStringList values;
    Correct number = m_numbers[chosen.number];
    const auto range = rangeOf(m_session.game(), m_session.shown(), number);
    for (number.value = 0; number.value <= range.high; ++number.value) {
      values += Speech::correctedTo(number, m_session.table());
    }
    return values;
  }
  [[nodiscard]] table::Player onTurn() const override { return m_session.shown().turn; }
  [[nodiscard]] std::optional<int> now(const Chosen& chosen) const override {
    return numberNow(m_session.shown(), entryOf(chosen));
  }

private:
  [[nodiscard]] static const table::CorrectableKind& kindOf(const Correct& number) {
    return Speech::correctables[table::code(number.what)];
  }
  [[nodiscard]] static bool isOfRow(const Correct& entry, const Correct& number) {
    return entry.what == number.what && entry.thing == number.thing;
  }
  /// Of anybody, anywhere.
  [[nodiscard]] bool isThere(Correct number) const {
    const int players = number.player == table::noPlayer ? 1 : m_session.players();
    for (int i = 0; i < players * kindOf(number).places; ++i) {
      if (number.player != table::noPlayer) number.player = table::code(i % players);
      number.place = table::code(i / players);
      if (!rangeOf(m_session.game(), m_session.shown(), number).empty()) return true;
    }
    return false;
  }
  [[nodiscard]] Correct entryOf(const Chosen& chosen) const override {
    Correct entry = m_numbers[chosen.number];
    if (entry.player != table::noPlayer) entry.player = chosen.player;
    entry.place = table::code(std::max(chosen.place, 0));
    entry.value = static_cast<std::int16_t>(chosen.value);
    return entry;
  }
  [[nodiscard]] Chosen chosenIn(const Correct& entry) const override {
    const auto row = std::ranges::find_if(
        m_numbers, [&](const Correct& number) { return isOfRow(entry, number); });
    Chosen chosen{.number = static_cast<std::size_t>(row - m_numbers.begin()),
                  .place = entry.place,
                  .value = entry.value};
    if (entry.player != table::noPlayer) chosen.player = entry.player;
    return chosen;
  }
  [[nodiscard]] QStringList movesOf(const Correct& entry) const override {
    return Speech::moves(m_session.preview(entry), m_session.table());
  }

  std::vector<Correct> m_numbers; ///< without their places
};

} // namespace nilometer::ui
