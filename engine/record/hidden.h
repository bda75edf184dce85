// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace nilometer::record {

/// What lies hidden on the table of a game: each that hides something says with
/// `static int named(state)` beside its public copy (`engine/<game>/file`) how many hidden things
/// a record names.
template <class G> struct Hidden;

/// Whether a game hides something.
template <class G>
concept Hides = requires {
  sizeof(Hidden<G>);
};

} // namespace nilometer::record
