// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/colour_name.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::text {

namespace {

struct ColourName {
  std::string_view id;
  const char* name;
};

struct ColourNames {
  Q_DECLARE_TR_FUNCTIONS(Colour)
public:
  static constexpr auto all = std::to_array<ColourName>({{"blue", QT_TR_NOOP("Blue")},
                                                         {"red", QT_TR_NOOP("Red")},
                                                         {"green", QT_TR_NOOP("Green")},
                                                         {"yellow", QT_TR_NOOP("Yellow")},
                                                         {"violet", QT_TR_NOOP("Violet")}});
};

} // namespace

QString playerColour(std::string_view id) {
  for (const ColourName& colour : ColourNames::all) {
    if (colour.id == id) return ColourNames::tr(colour.name);
  }
  return fromUtf8(id);
}

} // namespace nilometer::text
