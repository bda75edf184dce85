// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/effect.h"

namespace nilometer::table {

Effects::Effects(std::initializer_list<Effect> effects) {
  for (const Effect& effect : effects) push_back(effect);
}

Effects::Effects(const EffectsView& effects) {
  for (const Effect& effect : effects) push_back(effect, effects.basisOf(effect));
}

void Effects::truncate(std::size_t size) {
  if (size >= m_effects.size()) return;
  m_places.resize(m_effects[size].basis.first);
  m_effects.resize(size);
}

} // namespace nilometer::table
