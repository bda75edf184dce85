// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"
#include "engine/table/printed.h"
#include "engine/table/rule_id.h"
#include "engine/table/verdict.h"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace nilometer::table {

/// What sort of thing an effect moved. Which one exactly is `Effect::what`, numbered by the game.
enum class EffectKind : std::uint8_t {
  points, ///< the marker on the score track; `detail` = player directly in front on the same space
  queue,  ///< only the place inside a space of the score track
  stock,  ///< a store of goods (stones, grain)
  strength, ///< a worker's strength
  turned,   ///< a worker turned over (after = 1) or back (after = 0)
  marker,   ///< a marker on another track, or a shared marker (`player` = noPlayer)
  piece,    ///< a ship put down or taken back; places numbered by the game
  built,    ///< a stone put on a building space
  card,     ///< a card changes hands or becomes known
  tile,     ///< a tile is taken, turned up or handed out
  order,    ///< a player's order tile
  phase,    ///< the game goes on to another phase or round
  note,     ///< nothing moves, but the table should know (a player is out, a ship is first)
};

/// Where Effects keep what an effect rests on. It is no part of what has changed, so that effects
/// that say the same are equal.
struct BasisPart {
  static constexpr std::uint32_t most = (1U << 24U) - 1;
  std::uint32_t first : 24 = 0;
  std::uint32_t count : 8 = 0;

  friend constexpr bool operator==(BasisPart, BasisPart) { return true; }
};

/// One change on the table: what, from where to where, and the rule that makes it.
/// The log, "what to move", the score audit and the tests all read these.
struct Effect {
  EffectKind kind = EffectKind::note;
  Player player = noPlayer;
  RuleId rule;
  std::uint8_t what = nothing;
  std::uint8_t detail = nothing;
  std::int16_t before = 0;
  std::int16_t after = 0;
  BasisPart basis = {}; ///< written and read by Effects alone

  friend constexpr bool operator==(const Effect&, const Effect&) = default;
};
static_assert(sizeof(Effect) <= 16);
/// Whether it is that note, of the game's own enumeration.
[[nodiscard]] constexpr bool isNote(const Effect& effect, auto note) {
  return effect.kind == EffectKind::note && effect.what == static_cast<std::uint8_t>(note);
}
/// A predicate that calls isNote() with a fixed note.
template <auto note>
inline constexpr auto isNoteOf = [](const Effect& effect) { return isNote(effect, note); };

/// Effects, or some that stand in a row among them, with what they rest on. Does not own them.
class EffectsView {
public:
  EffectsView() = default;
  EffectsView(std::span<const Effect> effects, const PrintedPlace* places)
      : m_effects(effects), m_places(places) {}

  [[nodiscard]] const Effect* data() const { return m_effects.data(); }
  [[nodiscard]] std::size_t size() const { return m_effects.size(); }
  [[nodiscard]] bool empty() const { return m_effects.empty(); }
  [[nodiscard]] const Effect* begin() const { return data(); }
  [[nodiscard]] const Effect* end() const { return data() + size(); }
  [[nodiscard]] const Effect& operator[](std::size_t index) const { return m_effects[index]; }

  [[nodiscard]] EffectsView part(std::size_t first, std::size_t count) const {
    return {m_effects.subspan(first, count), m_places};
  }
  /// The printed values behind one of these effects.
  [[nodiscard]] std::span<const PrintedPlace> basisOf(const Effect& effect) const {
    return {m_places + effect.basis.first, effect.basis.count};
  }

private:
  std::span<const Effect> m_effects;
  const PrintedPlace* m_places = nullptr;
};

/// Where effects are written while an entry is carried out. Reuse one to avoid allocating.
class Effects {
public:
  Effects() = default;
  Effects(std::initializer_list<Effect> effects);
  explicit Effects(const EffectsView& effects);

  /// `basis` = the printed values that a movement of points rests on, or what makes others matter.
  void push_back(Effect effect, std::span<const PrintedPlace> basis = {}) {
    effect.basis.first = static_cast<std::uint32_t>(m_places.size()) & BasisPart::most;
    effect.basis.count = static_cast<std::uint8_t>(basis.size());
    if (!basis.empty()) m_places.insert(m_places.end(), basis.begin(), basis.end());
    m_effects.push_back(effect);
  }
  /// One that rests on the same as the effect before it. @pre !empty()
  void pushOnSameBasis(Effect effect) {
    effect.basis = m_effects.back().basis;
    m_effects.push_back(effect);
  }
  /// Room for that many, and for what about as many usually rest on.
  void reserve(std::size_t effects);
  void clear() { truncate(0); }
  /// Forgets all but the first `size`.
  void truncate(std::size_t size);

  operator EffectsView() const { return {m_effects, m_places.data()}; }
  [[nodiscard]] const Effect* data() const { return m_effects.data(); }
  [[nodiscard]] std::size_t size() const { return m_effects.size(); }
  [[nodiscard]] bool empty() const { return m_effects.empty(); }
  [[nodiscard]] const Effect* begin() const { return data(); }
  [[nodiscard]] const Effect* end() const { return data() + size(); }
  [[nodiscard]] const Effect& operator[](std::size_t index) const { return m_effects[index]; }
  [[nodiscard]] const Effect& front() const { return m_effects.front(); }
  [[nodiscard]] const Effect& back() const { return m_effects.back(); }
  [[nodiscard]] std::span<const PrintedPlace> basisOf(const Effect& effect) const {
    return EffectsView(*this).basisOf(effect);
  }

  friend bool operator==(const Effects&, const Effects&) = default;

private:
  std::vector<Effect> m_effects;
  std::vector<PrintedPlace> m_places;
};

} // namespace nilometer::table
