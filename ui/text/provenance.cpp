// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/provenance.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

struct ProvenanceWords {
  Q_DECLARE_TR_FUNCTIONS(Name)
public:
  static constexpr auto names = std::to_array<const char*>(
      {QT_TR_NOOP("certain"), QT_TR_NOOP("deduced"), QT_TR_NOOP("assumed"), QT_TR_NOOP("confirmed"),
       QT_TR_NOOP("missing")});
};
static_assert(ProvenanceWords::names.size() == table::provenanceNames.size());

} // namespace

QString provenance(table::Provenance provenance) {
  return ProvenanceWords::tr(ProvenanceWords::names[static_cast<std::size_t>(provenance)]);
}

} // namespace nilometer::text
