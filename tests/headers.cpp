// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing: the precompiled headers of the tests belong to this source (CMakeLists.txt).
