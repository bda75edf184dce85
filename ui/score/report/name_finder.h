// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

/// Finds a name in a list by a few typed letters.
namespace nilometer::ui {

struct NameOffer {
  std::string id; ///< in the words of the game's files
  QString text{};
  QString key{}; ///< the shortest that finds it, to be learned by reading: "ob4"
};

/// Names with their words. "ob4" finds every name with a word that begins with "ob" and one that
/// begins with "4"; the first of them is what Enter takes. "ten" finds what "10" finds.
class NameFinder {
public:
  NameFinder() = default;
  /// Works out the keys. `offers` in the order in which they are shown.
  explicit NameFinder(std::vector<NameOffer> offers);

  [[nodiscard]] const std::vector<NameOffer>& offers() const { return m_offers; }
  /// Indices of offers; all of them for an empty text.
  [[nodiscard]] std::vector<std::size_t> find(const QString& typed) const;
  /// Empty where it is not among them.
  [[nodiscard]] QString textOf(std::string_view id) const;

private:
  [[nodiscard]] bool fits(std::size_t offer, const QStringList& parts) const;
  /// Whether it fits with numbers written in letters instead of digits, or the other way round.
  [[nodiscard]] bool fitsAlike(std::size_t offer, const QStringList& parts) const;
  [[nodiscard]] bool isFirst(std::size_t offer, const QString& typed) const;
  [[nodiscard]] QString shortest(std::size_t offer) const;

  std::vector<NameOffer> m_offers;
  std::vector<QStringList> m_words; ///< of each offer, in small letters
  QStringList m_numbers;            ///< in letters, from 1
};

} // namespace nilometer::ui
