// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/check/captions.h"
#include "ui/check/copied_tombs.h"
#include "ui/check/copy_picture.h"

namespace nilometer::ui {

/// The tomb spaces as they lie on the board, the tiles of the box by their values, and what their
/// sum brings in the final scoring.
class TombsPicture : public CopyPicture {
  Q_OBJECT
public:
  explicit TombsPicture(QWidget* parent = nullptr);

  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

protected:
  void furnish(const CopyState& copy) override;
  void arrange() override;
  void paintEvent(QPaintEvent* event) override;

private:
  /// A number with its caption before it.
  struct Count {
    QLabel* caption = nullptr;
    NumberField* field = nullptr;
    [[nodiscard]] QSize size() const;
    void place(const QRect& rect) const;
  };
  struct Tiles {
    NumberField* value = nullptr;
    NumberField* count = nullptr;
    StepButton* remove = nullptr;
    [[nodiscard]] QSize size() const;
    void place(const QRect& rect) const;
  };
  struct Band {
    QLabel* from = nullptr;
    NumberField* upTo = nullptr; ///< the last one has none
    NumberField* points = nullptr;
    StepButton* add = nullptr;
    StepButton* remove = nullptr;
  };
  /// Widths of the columns of the bands.
  struct BandNeeds {
    int from = 0;
    int upTo = 0;
    int points = 0;
    int button = 0;
    int line = 0; ///< height
    QSize size;
  };
  /// Where the three groups stand, and where things stand in them.
  struct Layout {
    QRect counts; ///< of the spaces, with their heading
    QRect board;
    std::vector<QRect> spaces;
    QRect tiles;
    QRect bands;
    int height = 0;
  };

  [[nodiscard]] Count count(const CopyState& copy, const QString& place, const QString& caption,
                            int most);
  void furnishTiles(const CopyState& copy);
  void furnishKind(const CopyState& copy, std::size_t index);
  void furnishBands(const CopyState& copy);
  void furnishBand(const CopyState& copy, std::size_t index);
  [[nodiscard]] QSize tileSize() const;
  [[nodiscard]] BandNeeds bandNeeds() const;
  [[nodiscard]] int leastGroup() const;
  [[nodiscard]] std::vector<QSize> kindSizes() const;
  [[nodiscard]] int countsHeight(int width) const;
  [[nodiscard]] int tilesHeight(int width) const;
  [[nodiscard]] Layout layOut(int width) const;
  void arrangeCounts(const Layout& layout);
  void arrangeTiles(const Layout& layout);
  void arrangeBands(const Layout& layout);

  egizia::Edition m_drawn; ///< has only the tomb spaces
  int m_open = 0;
  std::vector<CopiedTiles> m_copiedTiles;
  std::vector<CopiedBand> m_copiedBands;
  Captions m_captions;
  QLabel* m_spacesHeading = nullptr;
  QLabel* m_tilesHeading = nullptr;
  QLabel* m_bandsHeading = nullptr;
  QLabel* m_sumHeader = nullptr;
  QLabel* m_pointsHeader = nullptr;
  Count m_spaces;
  Count m_openCount;
  Count m_tileCount;
  std::vector<Tiles> m_tiles;
  StepButton* m_addTiles = nullptr;
  std::vector<Band> m_bands;
  Layout m_layout;
};

} // namespace nilometer::ui
