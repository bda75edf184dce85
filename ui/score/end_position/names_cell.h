// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/score/report/name_finder.h"

#include <QWidget>

#include <memory>
#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace nilometer::ui {

class FieldLine;
class NameList;
class NameTag;

/// The names told of one player, such as the cards he holds, and a line to tell further ones by a
/// few letters or out of the list that opens with it. Enter takes the name chosen in the list, Tab
/// takes it and goes on; Backspace in the empty line takes the last name away.
class NamesCell : public QWidget {
  Q_OBJECT
public:
  struct Content {
    std::vector<std::string> names; ///< ids of offers of the finder
    QString letters;                ///< of a name that is not taken yet
    std::shared_ptr<const NameFinder> finder;
    std::vector<std::string> without; ///< are not offered
    QString name;                     ///< accessible
    QString tip;
    QString problem;
    QString disputed; ///< what is said of it; empty = it is not
    friend bool operator==(const Content&, const Content&) = default;
  };

  /// `under` is what the list of found names lies over.
  NamesCell(QWidget* under, QWidget* parent);

  void setContent(const Content& content);
  void hideList();
  [[nodiscard]] FieldLine& line() const { return *m_line; }
  [[nodiscard]] NameList& list() const { return *m_list; }
  [[nodiscard]] const std::vector<NameTag*>& tags() const { return m_tags; }
  [[nodiscard]] QLabel& problem() const { return *m_problem; }

Q_SIGNALS:
  void added(const std::string& name);
  void removed(const std::string& name);
  void stepped(int by);
  /// The letters have changed; no name is taken yet.
  void typed(const QString& letters);

protected:
  void changeEvent(QEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void retranslate();
  void search();
  void showTags();
  void showProblem();
  /// Forgets the letters typed.
  void leave();
  /// Takes the name at that place of the list.
  void take(int found);
  [[nodiscard]] bool takeKey(const class QKeyEvent& event);

  Content m_content;
  std::vector<NameOffer> m_found;
  bool m_isTaken = false; ///< something that fits is not offered: somebody has it
  QVBoxLayout* m_column;
  std::vector<NameTag*> m_tags;
  FieldLine* m_line;
  NameList* m_list;
  QLabel* m_problem;
};

} // namespace nilometer::ui
