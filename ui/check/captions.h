// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>
#include <QPointer>
#include <QString>

#include <vector>

namespace nilometer::ui {

/// The printed words between the cells of a picture. Asked for anew whenever the copy is shown:
/// those not asked for any longer go.
class Captions {
public:
  enum class Tone : std::uint8_t { quiet, plain, heading };

  /// `picture` owns the labels.
  explicit Captions(QWidget* picture) : m_picture(picture) {}

  void begin() { m_asked.clear(); }
  /// `name` tells the captions of a picture apart.
  QLabel* say(const QString& name, const QString& text, Tone tone = Tone::quiet);
  void end();

private:
  QWidget* m_picture;
  QHash<QString, QLabel*> m_labels;
  std::vector<QLabel*> m_asked;
};

/// The height that a caption needs at that width; it is broken into lines where it must be.
[[nodiscard]] int captionHeight(const QLabel& caption, int width);
/// Of one line of it.
[[nodiscard]] int captionLine(const QLabel& caption);
/// The width it has on one line.
[[nodiscard]] int captionWidth(const QLabel& caption);

} // namespace nilometer::ui
