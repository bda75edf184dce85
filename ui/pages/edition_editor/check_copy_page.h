// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/edition_editor/copy_list_view.h"
#include "ui/pages/edition_editor/copy_state.h"
#include "ui/pages/edition_editor/copy_view.h"
#include "ui/store/own_edition/open_copy.h"

#include <QStackedWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

class QScrollArea;

namespace nilometer::ui {

/// What the desktop asks about files; a test answers for itself.
struct CopyDialogs {
  /// A file to be taken up; empty = none.
  std::function<QString(QWidget* parent, const QString& title)> openFile;
  /// Where to save, from a proposed name; empty = not at all.
  std::function<QString(QWidget* parent, const QString& title, const QString& name)> saveFile;

  /// Those of the desktop.
  [[nodiscard]] static CopyDialogs usual();
};

/// "Check your copy" as a page of the window: the copy being compared, or the list of the copies.
class CheckCopyPage : public QStackedWidget {
  Q_OBJECT
public:
  CheckCopyPage(CopyShelf shelf, QWidget* parent);
  ~CheckCopyPage() override;

  /// Others than those of the desktop.
  void setDialogs(CopyDialogs dialogs) { m_dialogs = std::move(dialogs); }
  /// From now on start() is about copies of that game, if it has any to compare.
  void choose(const CopyKind& kind) { m_kind = kind.pages() > 0 ? &kind : nullptr; }
  /// Goes on where it was left: with the only copy, with a new one if there is none, else with the
  /// list.
  void start();
  /// Goes on with the copy of that id, if there is one.
  void start(const std::string& id);

  /// To be called when another page takes the place of this one: games may write to the copy until
  /// start(). One that is not saved stays.
  void rest();

  /// The copy being compared; nullptr while the list is shown.
  [[nodiscard]] OpenCopy* copy() const { return m_copy.get(); }
  [[nodiscard]] CopyView& view() const { return *m_view; }
  [[nodiscard]] CopyListView& list() const { return *m_list; }
  /// The id of the copy that was compared last; empty if none has a file.
  [[nodiscard]] const std::string& lastId() const { return m_lastId; }
  /// The id of the copy on which something was changed or confirmed since start(); mostly empty.
  [[nodiscard]] const std::string& comparedId() const { return m_comparedId; }
  /// Everything is on the disk; if not, it is tried once more.
  [[nodiscard]] bool isSaved();

  void undo();
  void redo();

Q_SIGNALS:
  void closeRequested();
  void newGameRequested();
  /// A copy was left on which something makes no sense: in one sentence, what becomes of it.
  void leftAsDraft(const QString& sentence);
  /// Something was changed or confirmed on the copy, and it can be played with.
  void compared(const nilometer::ui::CheckedCopy& copy);

protected:
  void changeEvent(QEvent* event) override;

private:
  enum class Keyboard : bool { stays, matches };
  void connectView();
  void begin();
  void open(const QString& path);
  void letGo();
  [[nodiscard]] QString sentenceOnLeaving(std::optional<CopyPage> to) const;
  void go(std::optional<CopyPage> page);
  void refresh(const QString& sentence = {});
  void change(const CopyChange& change);
  void confirm();
  void remember(OpenCopy::Outcome outcome);
  void goBack();
  void goLater();
  void leave();

  void showList(const QString& chosen = {}, const QString& sentence = {});
  void carryOut(CopyListView::Action action);
  void askForName(const QString& path);
  void rename(const QString& path, const QString& name);
  /// After a lock kept it from being done: whether to do it all the same, where nobody may be
  /// behind the lock.
  void askWhereDoubtful(const QString& path, std::function<void()> goOn);
  void askForNew(const QString& path);
  void create(const QString& name, int source);
  void share(const QString& path);
  void take();
  void remove(const QString& path);
  void bringBack();
  [[nodiscard]] OwnCopy look(const QString& path) const;

  CopyShelf m_shelf;
  CopyDialogs m_dialogs;
  QScrollArea* m_viewRoom;
  QScrollArea* m_listRoom;
  CopyView* m_view;
  CopyListView* m_list;
  std::unique_ptr<OpenCopy> m_copy;
  std::optional<CopyPage> m_page;
  std::string m_lastId;
  std::string m_comparedId;
  const CopyKind* m_kind = nullptr; ///< whose copies are started with; nullptr: any
  QString m_lastPath;
  QString m_deletedFrom; ///< the copy deleted last: where it was
  QString m_deletedTo;   ///< and where it lies; empty = none
};

} // namespace nilometer::ui
