// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/check_copy_page.h"

#include "ui/pages/edition_editor/copy_view.h"
#include "ui/store/games/file_lock.h"
#include "ui/store/games/file_lock_question.h"
#include "ui/store/games/place_to_save.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QFileDialog>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

QScrollArea* scrollArea(QWidget* widget, QWidget* parent) {
  auto* area = new QScrollArea(parent);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setWidget(widget);
  return area;
}

QString fileFilter() {
  return text::fill(CheckCopyPage::tr("Editions of the game (%1)"), {QStringLiteral("*.json")});
}

/// The pages on which something makes no sense, and what becomes of the copy.
QString draftSentence(const OpenCopy& copy) {
  const QStringList pages = copy.progress().nonsense(*copy.checked().kind);
  return text::fill(
      CheckCopyPage::tr("“%1” is kept as a draft. It cannot be chosen for a game while %n page(s) "
                        "make no sense: %2.",
                        nullptr, static_cast<int>(pages.size())),
      {copy.name(), text::listOf(pages)});
}

/// For who has pressed "Matches" on a page with empty fields; else nothing.
QString sentenceOnMissing(const CheckedCopy& copy, CopyPage page) {
  const int missing = countOn(copy, page, table::Provenance::missing);
  if (missing == 0) return {};
  return text::fill(
      CheckCopyPage::tr("“%1”: %n value(s) are still missing; the page stays open. What was "
                        "filled in is confirmed.",
                        nullptr, missing),
      {copy.kind->pageName(page)});
}

} // namespace

CopyDialogs CopyDialogs::usual() {
  return {[](QWidget* parent, const QString& title) {
            return QFileDialog::getOpenFileName(parent, title, {}, fileFilter());
          },
          [](QWidget* parent, const QString& title, const QString& name) {
            return askWhereToSave(parent, title, name, fileFilter());
          }};
}

CheckCopyPage::CheckCopyPage(CopyShelf shelf, QWidget* parent)
    : QStackedWidget(parent), m_shelf(std::move(shelf)), m_dialogs(CopyDialogs::usual()),
      m_view(new CopyView(nullptr)), m_list(new CopyListView(nullptr)) {
  m_viewRoom = scrollArea(m_view, this);
  m_listRoom = scrollArea(m_list, this);
  addWidget(m_viewRoom);
  addWidget(m_listRoom);
  connectView();
  connect(m_list, &CopyListView::wanted, this, &CheckCopyPage::carryOut);
  connect(m_list, &CopyListView::bringBackRequested, this, &CheckCopyPage::bringBack);
  connect(m_list, &CopyListView::leaveRequested, this, &CheckCopyPage::closeRequested);
}

CheckCopyPage::~CheckCopyPage() = default;

void CheckCopyPage::connectView() {
  connect(m_view, &CopyView::matchesPressed, this, &CheckCopyPage::confirm);
  connect(m_view, &CopyView::backPressed, this, &CheckCopyPage::goBack);
  connect(m_view, &CopyView::laterPressed, this, &CheckCopyPage::goLater);
  connect(m_view, &CopyView::pageChosen, this, &CheckCopyPage::go);
  connect(m_view, &CopyView::changeWanted, this, &CheckCopyPage::change);
  connect(m_view, &CopyView::leaveRequested, this, &CheckCopyPage::leave);
  connect(m_view, &CopyView::copiesRequested, this, [this] {
    const QString path = m_copy->path();
    letGo();
    if (m_copy == nullptr) showList(path);
  });
  connect(m_view, &CopyView::newGameRequested, this, [this] {
    letGo();
    if (m_copy == nullptr) Q_EMIT newGameRequested();
  });
}

void CheckCopyPage::start() {
  start({});
}

void CheckCopyPage::start(const std::string& id) {
  if (m_copy != nullptr) return go(m_page);
  m_lastId.clear();
  m_comparedId.clear();
  std::vector<OwnCopy> copies = m_shelf.copies();
  const auto isOther = [this](const OwnCopy& copy) { return copy.kind != m_kind; };
  if (m_kind != nullptr) std::erase_if(copies, isOther);
  const auto found = std::ranges::find(copies, id, &OwnCopy::id);
  if (!id.empty() && found != copies.end()) return open(found->path);
  if (copies.empty()) return begin();
  if (copies.size() == 1) return open(copies.front().path);
  showList(m_lastPath);
}

void CheckCopyPage::begin() {
  const CopyKind& kind = m_kind != nullptr ? *m_kind : *m_shelf.kinds().front();
  m_copy = std::make_unique<OpenCopy>(m_shelf, kind.shippedCopy(kind.shipped().front()));
  m_page.reset();
  go(CopyPage());
}

void CheckCopyPage::open(const QString& path) {
  auto opened = OpenCopy::open(m_shelf, path);
  if (const auto* failure = std::get_if<CopyFailure>(&opened)) {
    return showList(path, failure->sentence);
  }
  m_copy = std::move(std::get<std::unique_ptr<OpenCopy>>(opened));
  m_lastId = m_copy->id();
  m_lastPath = path;
  m_page.reset();
  go(m_copy->progress().next());
  if (!m_copy->isLocked()) return;
  refresh(inUseSentence(path));
  askWhereDoubtful(path, [this, path] {
    m_copy.reset();
    open(path);
  });
}

void CheckCopyPage::askWhereDoubtful(const QString& path, std::function<void()> goOn) {
  if (holdOn(fileKey(path)) == Hold::doubtful) askAboutLock(*this, path, std::move(goOn));
}

// What is not on the disk stays here.
void CheckCopyPage::letGo() {
  if (!isSaved()) return refresh();
  m_copy.reset();
}

bool CheckCopyPage::isSaved() {
  if (m_copy == nullptr) return true;
  if (!m_copy->problem().isEmpty()) m_copy->save();
  return m_copy->problem().isEmpty();
}

void CheckCopyPage::rest() {
  if (m_copy == nullptr || !isSaved()) return;
  const bool isDraft = !m_copy->checked().findings.empty() && !m_copy->isLocked();
  const QString sentence = isDraft ? draftSentence(*m_copy) : QString();
  m_copy.reset();
  if (isDraft) Q_EMIT leftAsDraft(sentence);
}

void CheckCopyPage::leave() {
  rest();
  Q_EMIT closeRequested();
}

void CheckCopyPage::go(std::optional<CopyPage> page) {
  const QString left = sentenceOnLeaving(page);
  m_page = page;
  setCurrentWidget(m_viewRoom);
  m_view->show(*m_copy, m_page, {}, CopyView::Keyboard::matches, left);
}

/// For who turns over from a page on which something makes no sense.
QString CheckCopyPage::sentenceOnLeaving(std::optional<CopyPage> to) const {
  if (!m_page || to == m_page || m_copy->progress().of(*m_page) != PageState::nonsense) return {};
  return text::fill(tr("“%1” makes no sense yet. It is kept as it is, but no game can be played "
                       "with this copy until that is put right."),
                    {m_copy->checked().kind->pageName(*m_page)});
}

void CheckCopyPage::refresh(const QString& sentence) {
  m_view->show(*m_copy, m_page, sentence, CopyView::Keyboard::stays);
}

void CheckCopyPage::remember(OpenCopy::Outcome outcome) {
  if (m_copy->path().isEmpty()) return;
  m_lastId = m_copy->id();
  if (outcome != OpenCopy::Outcome::made) return;
  m_comparedId = m_lastId;
  if (m_copy->checked().findings.empty()) Q_EMIT compared(m_copy->checked());
}

void CheckCopyPage::change(const CopyChange& change) {
  const OpenCopy::Outcome outcome = m_copy->change(change);
  remember(outcome);
  switch (outcome) {
  case OpenCopy::Outcome::made:
  case OpenCopy::Outcome::same: return refresh();
  case OpenCopy::Outcome::refused:
    return refresh(tr("This cannot be on a copy of the game. It stays as it was."));
  case OpenCopy::Outcome::locked: return refresh(inUseSentence(m_copy->path()));
  }
}

void CheckCopyPage::confirm() {
  if (!m_page) return;
  const OpenCopy::Outcome outcome = m_copy->confirm(*m_page);
  if (outcome == OpenCopy::Outcome::locked) return refresh(inUseSentence(m_copy->path()));
  remember(outcome);
  const QString left = sentenceOnMissing(m_copy->checked(), *m_page);
  m_page = m_copy->progress().next(m_copy->progress().after(*m_page));
  m_view->show(*m_copy, m_page, {}, CopyView::Keyboard::matches, left);
}

void CheckCopyPage::goBack() {
  const std::size_t behind = m_page ? m_page->number : m_copy->progress().pages.size();
  go(CopyPage(std::max(behind, std::size_t{1}) - 1));
}

void CheckCopyPage::goLater() {
  if (m_page) go(m_copy->progress().after(*m_page));
}

void CheckCopyPage::undo() {
  if (currentWidget() == m_listRoom) return bringBack();
  if (m_copy == nullptr || !m_copy->canUndo()) return;
  if (const auto page = m_copy->undo(); page && page != m_page) return go(page);
  refresh();
}

void CheckCopyPage::redo() {
  if (m_copy == nullptr || !m_copy->canRedo()) return;
  if (const auto page = m_copy->redo(); page && page != m_page) return go(page);
  refresh();
}

void CheckCopyPage::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    if (m_copy != nullptr)
      refresh();
    else if (currentWidget() == m_listRoom)
      showList(m_list->chosen());
  }
  QStackedWidget::changeEvent(event);
}

} // namespace nilometer::ui
