// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the copies does with the list of them.
#include "ui/pages/edition_editor/check_copy_page.h"
#include "ui/pages/edition_editor/copy_name_dialog.h"
#include "ui/store/games/file_lock.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <QFileInfo>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

using text::fill;

namespace {

/// What a new copy can begin with: what comes with the program, then the players' own.
struct Sources {
  QStringList names;
  std::vector<record::EditionDocument> shipped;
  QStringList paths;
};

Sources sourcesOf(const CopyShelf& shelf) {
  Sources sources;
  for (const CopyKind* kind : shelf.kinds()) {
    for (const std::string& id : kind->shipped()) {
      sources.shipped.push_back(kind->shippedCopy(id));
      sources.names += text::fromUtf8(kind->read(sources.shipped.back())->name);
    }
  }
  for (const OwnCopy& copy : shelf.copies()) {
    if (copy.error) continue;
    sources.names += copy.name;
    sources.paths += copy.path;
  }
  return sources;
}

/// "Our copy", "Our copy 2": a name that no copy has.
QString freeName(const QStringList& taken) {
  const QString usual = CopyShelf::usualName();
  QString name = usual;
  for (int number = 2; taken.contains(name); ++number) {
    name = usual + u' ' + text::number(number);
  }
  return name;
}

} // namespace

OwnCopy CheckCopyPage::look(const QString& path) const {
  const std::vector<OwnCopy> copies = m_shelf.copies();
  const auto found = std::ranges::find(copies, path, &OwnCopy::path);
  return found == copies.end() ? OwnCopy() : *found;
}

void CheckCopyPage::showList(const QString& chosen, const QString& sentence) {
  setCurrentWidget(m_listRoom);
  m_list->offerBack(m_deletedTo.isEmpty() ? CopyListView::Back::no : CopyListView::Back::yes);
  m_list->show(m_shelf.copies(), chosen, sentence);
}

void CheckCopyPage::carryOut(CopyListView::Action action) {
  const QString path = m_list->chosen();
  const bool ofOne =
      action != CopyListView::Action::create && action != CopyListView::Action::import;
  if (ofOne && path.isEmpty()) return;
  switch (action) {
  case CopyListView::Action::create: return askForNew({});
  case CopyListView::Action::import: return take();
  case CopyListView::Action::open: return open(path);
  case CopyListView::Action::rename: return askForName(path);
  case CopyListView::Action::duplicate: return askForNew(path);
  case CopyListView::Action::share: return share(path);
  case CopyListView::Action::remove: return remove(path);
  }
}

void CheckCopyPage::askForName(const QString& path) {
  auto* dialog = new CopyNameDialog(tr("Rename the copy"), look(path).name, {}, -1, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, path] { rename(path, dialog->name()); });
  dialog->open();
}

void CheckCopyPage::rename(const QString& path, const QString& name) {
  const auto lock = holdFile(fileKey(path));
  showList(path, lock ? m_shelf.rename(path, name) : inUseSentence(path));
  if (!lock) askWhereDoubtful(path, [this, path, name] { rename(path, name); });
}

void CheckCopyPage::askForNew(const QString& path) {
  const Sources sources = sourcesOf(m_shelf);
  const auto own = static_cast<int>(sources.paths.indexOf(path));
  const int source = own < 0 ? 0 : static_cast<int>(sources.shipped.size()) + own;
  const QString name =
      own < 0 ? freeName(sources.names) : fill(tr("%1, second one"), {look(path).name});
  auto* dialog = new CopyNameDialog(own < 0 ? tr("New copy") : tr("Duplicate the copy"), name,
                                    sources.names, source, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this,
          [this, dialog] { create(dialog->name(), dialog->source()); });
  dialog->open();
}

void CheckCopyPage::create(const QString& name, int source) {
  const Sources sources = sourcesOf(m_shelf);
  const int own = source - static_cast<int>(sources.shipped.size());
  if (own >= sources.paths.size()) return;
  if (own < 0) {
    const CopyPlace place =
        m_shelf.create(name, sources.shipped[static_cast<std::size_t>(std::max(source, 0))]);
    if (const auto* failure = std::get_if<CopyFailure>(&place)) {
      return showList({}, failure->sentence);
    }
    return showList(std::get<QString>(place));
  }
  record::Result<record::EditionDocument> document = m_shelf.open(sources.paths[own]);
  if (!document) return showList({}, text::wholeSentence(document.error()));
  const CopyPlace place = m_shelf.add(name, *document);
  if (const auto* failure = std::get_if<CopyFailure>(&place)) {
    return showList({}, failure->sentence);
  }
  showList(std::get<QString>(place));
}

void CheckCopyPage::share(const QString& path) {
  const QString file =
      m_dialogs.saveFile(this, tr("Share the copy as a file"), QFileInfo(path).fileName());
  if (file.isEmpty()) return;
  const QString error = m_shelf.exportTo(file, path);
  showList(path, error.isEmpty() ? fill(tr("Saved: %1"), {QFileInfo(file).fileName()}) : error);
}

void CheckCopyPage::take() {
  const QString file = m_dialogs.openFile(this, tr("Import a copy from a file"));
  if (file.isEmpty()) return;
  const CopyPlace place = m_shelf.import(file);
  if (const auto* failure = std::get_if<CopyFailure>(&place)) {
    return showList(m_list->chosen(), failure->sentence);
  }
  showList(std::get<QString>(place),
           fill(tr("Imported: %1"), {look(std::get<QString>(place)).name}));
}

void CheckCopyPage::remove(const QString& path) {
  const QString name = look(path).name;
  if (!holdFile(fileKey(path))) {
    showList(path, inUseSentence(path));
    return askWhereDoubtful(path, [this, path] { remove(path); });
  }
  const CopyPlace place = m_shelf.putAway(path);
  if (const auto* failure = std::get_if<CopyFailure>(&place)) {
    return showList(path, failure->sentence);
  }
  m_deletedFrom = path;
  m_deletedTo = std::get<QString>(place);
  showList({}, fill(tr("Deleted: %1. Games keep what they were played with."), {name}));
}

void CheckCopyPage::bringBack() {
  if (m_deletedTo.isEmpty()) return;
  const QString error = m_shelf.putBack(m_deletedTo, m_deletedFrom);
  if (error.isEmpty()) m_deletedTo.clear();
  showList(m_deletedFrom, error);
}

} // namespace nilometer::ui
