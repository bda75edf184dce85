// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/edition_editor/copy_list_view.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/error_words.h"
#include "ui/text/phrase.h"

#include <QEvent>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace nilometer::ui {

namespace {

constexpr auto ofTheChosen = std::to_array(
    {CopyListView::Action::open, CopyListView::Action::rename, CopyListView::Action::duplicate,
     CopyListView::Action::share, CopyListView::Action::remove});
constexpr auto ofThemAll =
    std::to_array({CopyListView::Action::create, CopyListView::Action::import});

QString actionText(CopyListView::Action action) {
  switch (action) {
  case CopyListView::Action::open: return CopyListView::tr("Compare");
  case CopyListView::Action::rename: return CopyListView::tr("Rename…");
  case CopyListView::Action::duplicate: return CopyListView::tr("Duplicate…");
  case CopyListView::Action::share: return CopyListView::tr("Share as a file…");
  case CopyListView::Action::remove: return CopyListView::tr("Delete");
  case CopyListView::Action::create: return CopyListView::tr("New copy…");
  case CopyListView::Action::import: break;
  }
  return CopyListView::tr("Import a file…");
}

/// How far it is compared, and whether a game can be played with it.
QString stateOf(const OwnCopy& copy) {
  if (copy.error) return text::wholeSentence(*copy.error);
  const QString pages = text::fill(CopyListView::tr("%1 of %2 pages confirmed"),
                                   {text::number(copy.progress.confirmed()),
                                    text::number(static_cast<int>(copy.progress.pages.size()))});
  if (copy.usable()) return pages;
  return text::fill(
      CopyListView::tr("%1 · draft, not for a game yet; something makes no sense: %2"),
      {pages, copy.progress.nonsense(*copy.kind).join(QStringLiteral(", "))});
}

/// A copy as a card: its name, and below in quiet ink how far it is.
class CopyCard : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    const Theme& theme = themeOf(*option.widget);
    const QRectF card = option.rect.adjusted(0, 0, 0, -unit);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    paintCard(*painter, card, chosen ? theme.sunken : theme.surface, theme.line);
    if (chosen) paintChooseRing(*painter, card, theme);
    if (option.state.testFlag(QStyle::State_HasFocus)) paintFocus(*painter, card, theme);
    const QString text = index.data().toString();
    const QRect room = card.toRect().marginsRemoved(margins());
    painter->save();
    painter->setPen(theme.ink);
    painter->setFont(bold(option.font));
    painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, text.section(u'\n', 0, 0));
    painter->setPen(theme.quietInk);
    painter->setFont(option.font);
    painter->drawText(room.adjusted(0, QFontMetrics(bold(option.font)).lineSpacing(), 0, 0),
                      Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text.section(u'\n', 1));
    painter->restore();
  }

  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view == nullptr ? option.rect.width() : view->viewport()->width();
    const QRect room = QRect(0, 0, width, maxHeight).marginsRemoved(margins());
    const QString state = index.data().toString().section(u'\n', 1);
    const int below =
        QFontMetrics(option.font).boundingRect(room, Qt::TextWordWrap, state).height();
    const int name = QFontMetrics(bold(option.font)).lineSpacing();
    return {width, name + below + margins().top() + margins().bottom() + unit};
  }

private:
  static constexpr int maxHeight = 10'000;
  static QMargins margins() { return {3 * unit, 2 * unit, 3 * unit, 2 * unit}; }
  static QFont bold(QFont font) {
    font.setBold(true);
    return font;
  }
};

} // namespace

CopyListView::CopyListView(QWidget* parent) : QWidget(parent) {
  build();
  retranslate();
}

void CopyListView::build() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(3 * unit, 3 * unit, 3 * unit, 3 * unit);
  outer->setSpacing(2 * unit);
  auto* top = new QHBoxLayout;
  top->addWidget(m_title = plainLabel(this), 1);
  top->addWidget(m_leave = new Chip(this));
  outer->addLayout(top);
  outer->addWidget(m_text = quietLabel(this));
  auto* middle = new QHBoxLayout;
  middle->setSpacing(3 * unit);
  m_list = new QListWidget(this);
  m_list->setItemDelegate(new CopyCard(m_list));
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->viewport()->setAutoFillBackground(false);
  m_list->setResizeMode(QListView::Adjust);
  m_list->setMinimumWidth(60 * unit);
  middle->addWidget(m_list, 1);
  auto* actions = new QVBoxLayout;
  actions->setSpacing(unit);
  const auto add = [&](Action action) {
    auto* chip = new Chip(this);
    m_actions[static_cast<std::size_t>(action)] = chip;
    actions->addWidget(chip);
    connect(chip, &Chip::clicked, this, [this, action] { Q_EMIT wanted(action); });
  };
  for (const Action action : ofTheChosen) add(action);
  actions->addSpacing(3 * unit);
  for (const Action action : ofThemAll) add(action);
  actions->addStretch(1);
  middle->addLayout(actions);
  outer->addLayout(middle, 1);
  auto* below = new QHBoxLayout;
  m_sentence = plainLabel(this);
  m_sentence->setWordWrap(true);
  below->addWidget(m_sentence, 1);
  below->addWidget(m_bringBack = new Chip(this));
  m_bringBack->hide();
  outer->addLayout(below);
  connect(m_list, &QListWidget::itemActivated, this, [this] { Q_EMIT wanted(Action::open); });
  connect(m_bringBack, &Chip::clicked, this, &CopyListView::bringBackRequested);
  connect(m_leave, &Chip::clicked, this, &CopyListView::leaveRequested);
}

void CopyListView::retranslate() {
  m_title->setText(tr("Your copies"));
  m_title->setFont(sized(font(), TextSize::points));
  m_text->setText(tr("Each is a game in a box. A new game asks which one lies on the table. What "
                     "comes with the program always stays as it is."));
  m_list->setAccessibleName(m_title->text());
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  for (std::size_t i = 0; i < actionCount; ++i) {
    look.text = actionText(static_cast<Action>(i));
    m_actions[i]->setLook(look);
  }
  look.text = tr("Bring it back");
  m_bringBack->setLook(look);
  look.text = tr("Leave");
  look.keyCap = tr("Esc");
  m_leave->setLook(look);
}

void CopyListView::show(const std::vector<OwnCopy>& copies, const QString& chosen,
                        const QString& sentence) {
  m_copies = copies;
  showRows();
  const auto found = std::ranges::find(copies, chosen, &OwnCopy::path);
  if (!copies.empty()) {
    m_list->setCurrentRow(found == copies.end() ? 0 : static_cast<int>(found - copies.begin()));
  }
  for (const Action action : ofTheChosen) button(action)->setEnabled(!copies.empty());
  m_sentence->setText(sentence);
  if (copies.empty())
    button(Action::create)->setFocus();
  else
    m_list->setFocus();
}

void CopyListView::showRows() {
  const int row = m_list->currentRow();
  m_list->clear();
  for (const OwnCopy& copy : m_copies) m_list->addItem(copy.name + u'\n' + stateOf(copy));
  m_list->setCurrentRow(row);
}

void CopyListView::offerBack(Back back) {
  m_bringBack->setVisible(back == Back::yes);
}

QString CopyListView::chosen() const {
  const int row = m_list->currentRow();
  const bool is = row >= 0 && row < static_cast<int>(m_copies.size());
  return is ? m_copies[static_cast<std::size_t>(row)].path : QString();
}

QString CopyListView::sentence() const {
  return m_sentence->text();
}

void CopyListView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return Q_EMIT leaveRequested();
  if (event->key() == Qt::Key_Delete && m_list->hasFocus()) return button(Action::remove)->click();
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  auto* focused = qobject_cast<Chip*>(focusWidget());
  if (enters && focused != nullptr) return focused->click();
  QWidget::keyPressEvent(event);
}

void CopyListView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
    showRows();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
