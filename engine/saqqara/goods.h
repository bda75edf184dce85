// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/saqqara/vocabulary.h"
#include "engine/table/amounts.h"

namespace nilometer::saqqara {

/// The most of anything that a file may count: goods of a kind, printed numbers.
inline constexpr int maxNumber = 99;

/// So many goods of each kind: in front of a player, in a warehouse, of a bid, a price. Where they
/// are counted, all kinds count alike (GOODS-1).
using Goods = table::Amounts<Good, goodCount>;
/// Goods of one kind.
inline constexpr auto some = Goods::only;

} // namespace nilometer::saqqara
