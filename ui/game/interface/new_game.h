// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"

#include <QString>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

/// The choices before a game begins, for any game: what there is to choose from, and what was
/// chosen.
namespace nilometer::ui {

/// What was chosen, in the words of the game's files.
struct NewGameChoice {
  std::vector<record::Seat> players; ///< in starting order; none = not chosen
  std::string profile;
  std::map<std::string, std::string> options; ///< those that are not as in the profile, by key
  std::string editionId;
  std::string editionChecksum;
  std::string date; ///< YYYY-MM-DD; empty in what is only proposed
  std::string title;

  friend bool operator==(const NewGameChoice&, const NewGameChoice&) = default;
};

/// What a game lets the table choose, in the language of the moment.
struct NewGameOffer {
  /// A rule that tables may choose; its values have indices.
  struct Option {
    std::string key;
    std::vector<std::string> words; ///< of the values, as they stand in files
    QString name;
    QStringList sentences; ///< of the values
  };
  /// A set of rules.
  struct Profile {
    std::string key;
    QString name;
    QString summary;
    std::vector<int> options; ///< the value of each
  };
  /// Printed values to play with.
  struct Values {
    std::string id;
    std::string checksum;
    QString name;
    int assumed = 0; ///< how many nobody has compared
    int missing = 0; ///< how many nobody has read; the game asks for them
    QString wrong{}; ///< what makes no sense, a sentence: no game can be played; mostly nothing
  };

  /// Of the pieces in the box.
  struct Colour {
    std::string id;
    QString name;
  };

  table::SeatRange seats;
  QString order{};             ///< what the order of the players means, a sentence
  bool isDrawn = true;         ///< that order may be drawn; else they are listed as they sit
  std::vector<Colour> colours; ///< as many as the most players
  std::vector<Option> options;
  int bids = -1; ///< the option by which players bid for their seats; -1: none does
  std::vector<Profile> profiles;
  int usualProfile = 0;
  std::vector<Values> values; ///< at least one
};

} // namespace nilometer::ui
