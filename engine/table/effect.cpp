// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/effect.h"

namespace nilometer::table {

Effects::Effects(std::initializer_list<Effect> effects) {
  for (const Effect& effect : effects) push_back(effect);
}

Effects::Effects(const EffectsView& effects) {
  for (const Effect& effect : effects) push_back(effect, effects.basisOf(effect));
}

void Effects::reserve(std::size_t effects) {
  constexpr std::size_t usualBasis = 4;
  m_effects.reserve(effects);
  m_places.reserve(usualBasis * effects);
}

void Effects::truncate(std::size_t size) {
  if (size >= m_effects.size()) return;
  m_effects.resize(size);
  const BasisPart last = m_effects.empty() ? BasisPart{} : m_effects.back().basis;
  m_places.resize(last.first + last.count);
}

} // namespace nilometer::table
