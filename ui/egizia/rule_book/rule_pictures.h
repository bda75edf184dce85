// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/egizia/rule_book/rules_subject.h"

#include <QHash>
#include <QImage>

#include <memory>

class QWidget;

namespace nilometer::ui {

class BoardView;
class EgiziaSession;
class RiverView;

/// Pictures for the rules: the parts of the board as the game draws them, on a table in the
/// middle of a game played for the purpose. Drawn when first asked for and kept.
class RulePictures {
public:
  explicit RulePictures(const RulesSubject& subject);
  ~RulePictures();

  /// The picture of that name in the look of the widget it is for: its colours, letters and
  /// screen. At most `width` logical pixels wide. Null for an unknown name.
  [[nodiscard]] QImage picture(const QString& name, const QWidget& beside, int width);
  /// Colours, letters or language are others now.
  void forget();

private:
  [[nodiscard]] const EgiziaSession& session();
  [[nodiscard]] QImage draw(const QString& name, const QWidget& beside);
  [[nodiscard]] QImage drawRiver(const QString& name, const QWidget& beside);

  RulesSubject m_subject;
  std::unique_ptr<EgiziaSession> m_session; ///< made for the language of the moment
  QHash<QString, QImage> m_drawn;
};

} // namespace nilometer::ui
