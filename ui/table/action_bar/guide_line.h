// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/base/style/stop_button.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace nilometer::ui {

/// What the strip says of the guide: one thing that it has room for, and how many there are.
struct GuideHint {
  struct Thing {
    QString text{};
    QString rule{}; ///< its number, "FEED-2"; may be empty
    friend bool operator==(const Thing&, const Thing&) = default;
  };
  std::vector<Thing> things{}; ///< the most important first
  int count = 0;               ///< things to think of
  friend bool operator==(const GuideHint&, const GuideHint&) = default;
};

/// A bulb that opens the guide; beside it a sentence, or "Guide 2" where there is no room for one.
class GuideBulb : public StopButton {
public:
  explicit GuideBulb(QWidget* parent);

  /// `said` = what is said of the hint; empty = only that there is one.
  void setHint(const GuideHint& hint, const QString& said);
  /// What it takes to say no more than "Guide 2".
  [[nodiscard]] QSize sizeHint() const override;
  /// What it takes to say that.
  [[nodiscard]] int widthOf(const QString& said) const;

protected:
  void paintEvent(QPaintEvent* event) override;

private:
  [[nodiscard]] QString label() const;

  GuideHint m_hint;
  QString m_said;
};

/// "§ FEED-2": shows a rule.
class RuleMark : public StopButton {
public:
  explicit RuleMark(QWidget* parent);

  void setRule(const QString& rule);
  [[nodiscard]] QSize sizeHint() const override;

protected:
  void paintEvent(QPaintEvent* event) override;
};

/// The guide's end of the third line of the strip.
class GuideLine : public QWidget {
  Q_OBJECT
public:
  explicit GuideLine(QWidget* parent);

  void setHint(const GuideHint& hint);
  [[nodiscard]] const GuideHint& hint() const { return m_hint; }
  /// Only the bulb, whatever room there is.
  void setBulbOnly(bool only);
  [[nodiscard]] GuideBulb* bulb() const { return m_bulb; }
  [[nodiscard]] RuleMark* rule() const { return m_rule; }
  /// The most important thing that there is room for, whole or its first sentence; nothing where
  /// there is no room for any.
  [[nodiscard]] GuideHint::Thing said() const;
  /// The least it takes: the bulb.
  [[nodiscard]] QSize minimumSizeHint() const override { return m_bulb->sizeHint(); }

Q_SIGNALS:
  void guideRequested();
  void ruleRequested(const QString& rule);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void arrange();

  GuideHint m_hint;
  bool m_bulbOnly = false;
  GuideBulb* m_bulb;
  RuleMark* m_rule;
};

} // namespace nilometer::ui
