// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/edition_editor/colour_choice.h"

#include "ui/text/phrase.h"

#include <QCoreApplication>

#include <array>

namespace nilometer::ui {

namespace {

struct Colours {
  Q_DECLARE_TR_FUNCTIONS(Colours)
public:
  static constexpr auto words =
      std::to_array<const char*>({QT_TR_NOOP("white"), QT_TR_NOOP("yellow"), QT_TR_NOOP("orange"),
                                  QT_TR_NOOP("red"), QT_TR_NOOP("violet"), QT_TR_NOOP("blue"),
                                  //: The colour of a piece, as its name.
                                  QT_TR_NOOP("green"),
                                  //: The colour of a piece, as its name.
                                  QT_TR_NOOP("brown"), QT_TR_NOOP("grey"), QT_TR_NOOP("black")});
};

constexpr int another = static_cast<int>(Colours::words.size());

} // namespace

ChoiceField::Content colourChoice(const std::string& colour) {
  ChoiceField::Content content;
  content.chosen = {another};
  for (int id = 0; id < another; ++id) {
    const char* const word = Colours::words[static_cast<std::size_t>(id)];
    content.options.push_back({id, Colours::tr(word)});
    if (colour == word) content.chosen = {id};
  }
  if (content.chosen.front() == another) {
    content.options.push_back({another, text::fromUtf8(colour)});
  }
  return content;
}

std::string colourOfChoice(int id, const std::string& now) {
  return id < 0 || id >= another ? now : Colours::words[static_cast<std::size_t>(id)];
}

} // namespace nilometer::ui
