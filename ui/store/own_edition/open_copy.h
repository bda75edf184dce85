// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/store/games/file_lock.h"
#include "ui/store/own_edition/copy_shelf.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace nilometer::ui {

/// A copy that is being compared: what is changed or confirmed is saved at once and can be taken
/// back. Holds its file against other running programs; what one of them has open can be looked at
/// here, but not changed.
class OpenCopy {
public:
  /// A new copy with the values of `from`. Its file is made with the first change, so that nobody
  /// who only looks leaves one behind. `shelf` is not owned and outlives this.
  OpenCopy(const CopyShelf& shelf, record::EditionDocument from);
  /// One that is there, or in one sentence why it cannot even be looked at.
  [[nodiscard]] static std::variant<std::unique_ptr<OpenCopy>, CopyFailure>
  open(const CopyShelf& shelf, const QString& path);

  [[nodiscard]] const record::EditionDocument& document() const { return m_document; }
  [[nodiscard]] const CheckedCopy& checked() const { return m_checked; }
  [[nodiscard]] const CopyProgress& progress() const { return m_progress; }
  /// Compared to the end and without nonsense.
  [[nodiscard]] bool complete() const {
    return m_progress.complete() && m_checked.findings.empty();
  }
  [[nodiscard]] QString name() const;
  /// Records name it by this; not final as long as there is no file.
  [[nodiscard]] const std::string& id() const { return m_checked.id; }
  /// Empty as long as there is no file.
  [[nodiscard]] QString path() const { return m_path; }

  enum class Outcome : std::uint8_t {
    made,
    same,    ///< nothing is different now
    refused, ///< it cannot be on any copy of the game
    locked,  ///< another running program has the file open
  };
  Outcome change(const std::function<bool(record::EditionDocument&)>& change);
  Outcome confirm(CopyPage page);

  [[nodiscard]] bool canUndo() const { return m_now > 0; }
  [[nodiscard]] bool canRedo() const { return m_now + 1 < m_texts.size(); }
  /// The page on which something is different now, if any.
  std::optional<CopyPage> undo();
  std::optional<CopyPage> redo();

  /// Why the last change is not on the disk, or nothing. It is kept here; the next one, or save(),
  /// tries again.
  [[nodiscard]] const QString& problem() const { return m_problem; }
  void save();
  [[nodiscard]] bool isLocked() const { return m_isLocked; }

private:
  OpenCopy(const CopyShelf& shelf, QString path, record::EditionDocument document);
  Outcome take(record::EditionDocument next);
  std::optional<CopyPage> go(std::size_t to);
  void hold(std::optional<FileLock> lock);

  void read(CheckedCopy checked);

  const CopyShelf& m_shelf;
  QString m_path;
  FileLock m_lock;
  bool m_isLocked = false;
  record::EditionDocument m_document;
  CheckedCopy m_checked;
  CopyProgress m_progress;
  std::vector<std::string> m_texts; ///< as it was after each change
  std::size_t m_now = 0;            ///< of them
  QString m_problem;
};

} // namespace nilometer::ui
