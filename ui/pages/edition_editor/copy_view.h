// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/fields_page.h"
#include "ui/store/own_edition/open_copy.h"

#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;

namespace nilometer::ui {

class Chip;
class PageList;

/// A copy page by page: the list of the pages, the page itself with what is printed there, and
/// "Matches". It only shows; what is wanted is carried out by the CheckCopyPage around it.
class CopyView : public QWidget {
  Q_OBJECT
public:
  explicit CopyView(QWidget* parent);

  /// Where the keyboard is afterwards.
  enum class Keyboard : std::uint8_t {
    stays,
    matches, ///< on "Matches", or on what comes next once everything is compared
  };
  /// Shows that page, or without one that everything is compared. `sentence` is what there is to
  /// say about the last change, `left` about the page shown before; both are mostly empty. `copy`
  /// is not kept.
  void show(const OpenCopy& copy, std::optional<CopyPage> page, const QString& sentence,
            Keyboard keyboard, const QString& left = {});
  using QWidget::show;

  [[nodiscard]] std::optional<CopyPage> page() const { return m_page; }
  [[nodiscard]] PageList& list() const { return *m_list; }
  /// The fields of the page; nullptr once everything is compared.
  [[nodiscard]] FieldsPage* fields() const { return m_fields; }
  [[nodiscard]] Chip* matchesButton() const { return m_matches; }
  [[nodiscard]] Chip* backButton() const { return m_back; }
  [[nodiscard]] Chip* laterButton() const { return m_later; }
  [[nodiscard]] Chip* copiesButton() const { return m_copies; }
  [[nodiscard]] Chip* leaveButton() const { return m_leave; }
  [[nodiscard]] Chip* newGameButton() const { return m_newGame; }
  /// What makes no sense on this page and what could not be done, one sentence a line.
  [[nodiscard]] QString problems() const;

Q_SIGNALS:
  void matchesPressed();
  void backPressed();
  void laterPressed();
  void pageChosen(nilometer::ui::CopyPage page);
  void changeWanted(const nilometer::ui::CopyChange& change);
  void copiesRequested();
  void newGameRequested();
  void leaveRequested();

protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build();
  void connectParts();
  void retranslate();
  void showFields(const OpenCopy& copy);
  void showEnd(const OpenCopy& copy);
  void showProblems(const OpenCopy& copy, const QString& sentence);
  void showButtons(const OpenCopy& copy);
  void paintProblems();

  const CopyKind* m_kind = nullptr; ///< of the copy that is shown
  std::optional<CopyPage> m_page;
  QLabel* m_title;
  Chip* m_copies;
  PageList* m_list;
  QLabel* m_heading;
  QLabel* m_where;
  QLabel* m_legend;
  QLabel* m_problems;
  QScrollArea* m_room;
  FieldsPage* m_fields = nullptr;
  Chip* m_back;
  Chip* m_later;
  Chip* m_matches;
  Chip* m_newGame;
  Chip* m_leave;
};

} // namespace nilometer::ui
