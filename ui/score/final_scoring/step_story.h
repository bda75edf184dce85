// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/theme.h"
#include "ui/text/shown_names.h"

#include <QString>
#include <QWidget>

#include <optional>

namespace nilometer::ui {

class Chip;

/// One step of the final scoring, told to be read out at the table.
struct StepStoryContent {
  QString kind;                       ///< "Sphinx card 2 of 5"
  QString name;                       ///< whose points they are, or a sentence
  std::optional<PlayerColour> player; ///< whose colour name and gain have
  QString gain;                       ///< "+6", large; empty before the first step
  bool gains = false;                 ///< more than nothing
  QString way;                        ///< "73 → 79"
  QString place;                      ///< "Place 3 now, 12 behind Ben"
  QString reason;                     ///< in sentences
  QString rule{};                     ///< that gives them, by its number; empty for none
  text::ShownNames names{};           ///< those in `name`
  friend bool operator==(const StepStoryContent&, const StepStoryContent&) = default;
};

/// Paints it as large as there is room; the same text is the accessible description.
class StepStory : public QWidget {
  Q_OBJECT
public:
  explicit StepStory(QWidget* parent);

  void show(const StepStoryContent& content);
  [[nodiscard]] const StepStoryContent& content() const { return m_content; }
  /// Opens the rule.
  [[nodiscard]] Chip& ruleLink() const { return *m_rule; }
  /// Whether all of it is to be seen, but for the end of a long name.
  [[nodiscard]] bool isWhole() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;
  /// The least in which all of it is to be seen.
  [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
  void ruleRequested(const QString& rule);

protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  /// Sizes of the letters and heights of the lines, in logical pixels.
  struct Sizes {
    qreal kind = 0;
    qreal name = 0;
    qreal gain = 0;
    qreal way = 0;
    qreal place = 0;
    qreal reason = 0;
    qreal all = 0; ///< height
  };
  /// With the large letters so much smaller; the others stay readable.
  [[nodiscard]] Sizes sizesAt(qreal scale, int width) const;
  /// What stands beside the gain, from left to right.
  [[nodiscard]] qreal besideGain(qreal gain, int width) const;
  /// What stands beside the gain has room there.
  [[nodiscard]] bool waysFit(const Sizes& sizes) const;
  [[nodiscard]] Sizes sizes() const;
  [[nodiscard]] static qreal gainLine(const Sizes& sizes);
  /// With less of a long name only where the smallest letters do not fit into one line.
  [[nodiscard]] QString shownName(int width) const;
  /// Of a name of that height, which gets smaller before it breaks.
  [[nodiscard]] QFont nameLetters(qreal size, int width) const;
  [[nodiscard]] qreal nameTall(qreal size, int width) const;
  /// What the symbol before it takes.
  [[nodiscard]] qreal nameIndent(qreal size) const { return m_content.player ? size : 0; }
  [[nodiscard]] qreal reasonHeight(qreal width) const;
  void placeRule();
  qreal paintName(QPainter& painter, const Sizes& sizes, qreal top) const;
  qreal paintGain(QPainter& painter, const Sizes& sizes, qreal top) const;

  StepStoryContent m_content;
  Chip* m_rule;
};

} // namespace nilometer::ui
