// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archive_view.h"
#include "ui/store/games/game_library.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/menu_text.h"
#include "ui/base/style/theme.h"
#include "ui/pages/archive/archive_table.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/pages/archive/filter_bar.h"
#include "ui/pages/archive/row_table.h"
#include "ui/pages/archive/statistics_view.h"
#include "ui/pages/archive/wrapped_label.h"
#include "ui/store/games/names_dialog.h"
#include "ui/store/games/seat_rows.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace nilometer::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

ChipLook look(ChipLook::Tone tone, const QString& text, const QString& key = {}) {
  ChipLook result;
  result.tone = tone;
  result.text = text;
  result.keyCap = key;
  return result;
}

/// The names of everybody in these games, by alphabet.
QStringList namesIn(const ArchiveModel& model) {
  std::vector<const ArchivedGame*> games;
  for (int row = 0; row < model.rowCount(); ++row) games.push_back(&model.game(row));
  QStringList names;
  for (const PlayerStatistics& player : statisticsOf(games)) names += player.name;
  names.removeDuplicates(); // of several kinds of games
  names.sort(Qt::CaseInsensitive);
  return names;
}

} // namespace

ArchiveView::ArchiveView(const GameLibrary& library, Games games, QWidget* parent)
    : QWidget(parent), m_library(library), m_model(new ArchiveModel(library, games, this)),
      m_rows(new ArchiveRows(*m_model, this)), m_deleted(library), m_renamed(library),
      m_title(wrappedLabel(this)), m_games(new Chip(this)), m_counts(new Chip(this)),
      m_back(new Chip(this)), m_filter(new FilterBar(games, this)),
      m_pages(new QStackedWidget(this)), m_table(new ArchiveTable(*m_rows)),
      m_empty(wrappedLabel(this)), m_statistics(new StatisticsView), m_message(wrappedLabel(this)),
      m_open(new Chip(this)), m_delete(new Chip(this)), m_rename(new Chip(this)),
      m_undo(new Chip(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(3 * unit, 3 * unit, 3 * unit, 3 * unit);
  column->setSpacing(2 * unit);
  column->addLayout(topRow());
  column->addWidget(m_filter);
  column->addWidget(m_pages, 1);
  column->addLayout(bottomRow());
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setObjectName(u"empty"_s);
  m_pages->addWidget(m_table);
  m_pages->addWidget(m_statistics);
  m_pages->addWidget(m_empty);
  connectParts();
  retranslate();
}

ArchiveView::~ArchiveView() = default;

QHBoxLayout* ArchiveView::topRow() {
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * unit);
  m_title->setWordWrap(false);
  m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  row->addWidget(m_title);
  row->addSpacing(3 * unit);
  row->addWidget(m_games);
  row->addWidget(m_counts);
  row->addStretch();
  row->addWidget(m_back);
  return row;
}

QHBoxLayout* ArchiveView::bottomRow() {
  auto* row = new QHBoxLayout;
  row->setSpacing(2 * unit);
  row->addWidget(m_message, 1);
  row->addWidget(m_undo);
  row->addWidget(m_rename);
  row->addWidget(m_delete);
  row->addWidget(m_open);
  return row;
}

void ArchiveView::connectParts() {
  connect(m_model, &ArchiveModel::loaded, this, [this] {
    if (std::exchange(m_hasNewRows, false)) m_table->fit();
    m_table->select(m_wanted, m_table->rowInUse());
    takeOver();
    if (!m_filter->words()->hasFocus()) focusRows();
  });
  connect(m_model, &ArchiveModel::rowsInserted, this, [this] {
    const bool first = m_pages->currentWidget() == m_empty;
    m_hasNewRows = true;
    showButtons();
    if (!first) return;
    m_table->fit();
    if (!m_filter->words()->hasFocus()) focusRows();
  });
  connect(m_filter, &FilterBar::changed, this, [this] {
    const ArchivedGame* current = m_table->current();
    const QString path = current == nullptr ? m_wanted : current->file.path;
    m_rows->setFilter(m_filter->filter());
    m_table->select(path);
    refreshParts();
  });
  connect(m_filter, &FilterBar::leaveRequested, this, &ArchiveView::focusRows);
  connect(m_table, &ArchiveTable::currentGameChanged, this, [this] {
    const ArchivedGame* game = m_table->current();
    const bool chosen = game != nullptr && m_table->selectionModel()->hasSelection();
    if (isLoading() && chosen) m_wanted = game->file.path;
    showWhetherNamed();
    describeCurrent();
  });
  connect(m_table, &ArchiveTable::openRequested, this, &ArchiveView::openCurrent);
  connect(m_table, &ArchiveTable::deleteRequested, this, &ArchiveView::deleteCurrent);
  connect(m_statistics, &StatisticsView::openRequested, this, &ArchiveView::openRequested);
  connect(m_games, &Chip::clicked, this, [this] { showPage(Page::games); });
  connect(m_counts, &Chip::clicked, this, [this] { showPage(Page::statistics); });
  connect(m_back, &Chip::clicked, this, &ArchiveView::closeRequested);
  connect(m_open, &Chip::clicked, this, &ArchiveView::openCurrent);
  connect(m_delete, &Chip::clicked, this, &ArchiveView::deleteCurrent);
  connect(m_rename, &Chip::clicked, this, qOverload<>(&ArchiveView::rename));
  connect(m_undo, &Chip::clicked, this, &ArchiveView::undo);
}

void ArchiveView::refresh() {
  const ArchivedGame* current = m_table->current();
  const QString wanted = current == nullptr ? m_wanted : current->file.path;
  m_model->refresh();
  m_wanted = wanted;
  showButtons();
  focusRows();
}

void ArchiveView::focusRows() {
  m_page == Page::games ? m_table->setFocus() : m_statistics->players()->setFocus();
}

void ArchiveView::showPage(Page page) {
  m_page = page;
  if (page == Page::statistics) m_statistics->count(m_rows->games());
  retranslate();
  showButtons();
}

void ArchiveView::openCurrent() {
  const ArchivedGame* game = m_table->current();
  if (game != nullptr) Q_EMIT openRequested(QString(game->file.path));
}

void ArchiveView::deleteCurrent() {
  const ArchivedGame* game = m_table->current();
  if (game == nullptr || m_page != Page::games) return;
  const QString path = game->file.path;
  const QString name = gameName(*game);
  const int row = m_table->currentIndex().row();
  const QString failure = m_deleted.remove(path);
  if (!failure.isEmpty()) return say(failure);
  m_model->remove(path);
  m_done.push_back(Done::deleted);
  m_table->selectRow(row);
  takeOver();
  say(text::fill(tr("“%1” is deleted. Its file stays in the folder “%2” until you empty it."),
                 {name, QFileInfo(m_deleted.directory()).fileName()}));
}

void ArchiveView::undo() {
  if (m_done.empty()) return;
  m_done.back() == Done::deleted ? undoDelete() : undoNames();
}

void ArchiveView::undoDelete() {
  const QString path = m_deleted.next();
  const QString failure = m_deleted.bringBack();
  if (!failure.isEmpty()) return say(failure);
  m_done.pop_back();
  m_model->add(path);
  m_table->select(path);
  takeOver();
  focusRows();
  if (m_table->current() == nullptr) return;
  say(text::fill(tr("“%1” is back."), {gameName(*m_table->current())}));
}

void ArchiveView::undoNames() {
  const QStringList paths = m_renamed.next();
  const QString failure = m_renamed.takeBack();
  if (!failure.isEmpty()) return say(failure);
  m_done.pop_back();
  readAgain(paths);
  say(tr("The old names are back in %n game(s).", nullptr, static_cast<int>(paths.size())));
}

void ArchiveView::rename() {
  m_page == Page::games ? renameCurrent() : renamePlayer();
}

void ArchiveView::renameCurrent() {
  const ArchivedGame* current = m_table->current();
  const auto was = current == nullptr ? std::nullopt : m_renamed.naming(*current);
  if (!was) return;
  const ArchivedGame game = *current;
  const auto colours = [this, kind = game.kind] { return kind->offer(m_library).colours; };
  auto* dialog = new NamesDialog(*was, colours, namesIn(*m_model), this);
  connect(dialog, &NamesDialog::nameForgotten, this, &ArchiveView::nameForgotten);
  connect(dialog, &NamesDialog::accepted, this, [this, dialog, game, was] {
    const record::Naming now = dialog->naming();
    if (record::isCalledAs(now, *was)) return;
    rename({game}, changeOf(*was, now), tr("The names are put right."));
  });
  dialog->open();
}

std::vector<ArchivedGame> ArchiveView::gamesOf(const QString& player) const {
  std::vector<ArchivedGame> games;
  for (int row = 0; row < m_model->rowCount(); ++row) {
    if (hasPlayer(m_model->game(row), text::nameKey(player))) games.push_back(m_model->game(row));
  }
  return games;
}

PlayerNameDialog::Told ArchiveView::tellRenamed(const QString& was, const QString& now) const {
  const QString key = text::nameKey(now);
  if (key.isEmpty() || now == was) return {};
  const std::vector<ArchivedGame> games = gamesOf(was);
  const int count = static_cast<int>(games.size());
  if (key == text::nameKey(was) || gamesOf(now).empty()) {
    return {text::fill(tr("“%1” becomes “%2” in %n game(s).", nullptr, count), {was, now}), true};
  }
  for (const ArchivedGame& game : games) {
    if (!hasPlayer(game, key)) continue;
    return {text::fill(
                tr("%1 Both play in “%2”."),
                {text::fill(SeatRows::tr("Two players are called “%1”."), {now}), gameName(game)}),
            false};
  }
  return {text::fill(tr("“%1” becomes “%2” in %n game(s), and both are one player from then on.",
                        nullptr, count),
                     {was, now}),
          true};
}

void ArchiveView::renamePlayer() {
  const QString was = m_statistics->player();
  if (was.isEmpty()) return;
  auto* dialog = new PlayerNameDialog(
      was, namesIn(*m_model), [this, was](const QString& now) { return tellRenamed(was, now); },
      this);
  connect(dialog, &PlayerNameDialog::accepted, this, [this, dialog, was] {
    const QString now = dialog->name();
    const QString key = text::nameKey(was);
    const auto change = [key, now](record::Naming naming) {
      for (record::Seat& seat : naming.players) {
        if (text::nameKey(text::fromUtf8(seat.name)) == key) seat.name = now.toStdString();
      }
      return naming;
    };
    const std::vector<ArchivedGame> games = gamesOf(was);
    const auto count = static_cast<int>(games.size());
    const std::size_t before = m_done.size();
    rename(games, change,
           text::fill(tr("“%1” is called “%2” now in %n game(s).", nullptr, count), {was, now}));
    if (m_done.size() > before) Q_EMIT playerRenamed(was, now);
  });
  dialog->open();
}

void ArchiveView::rename(const std::vector<ArchivedGame>& games, const NamingChange& change,
                         const QString& done) {
  const QString failure = m_renamed.rename(games, change);
  if (!failure.isEmpty()) return say(failure);
  m_done.push_back(Done::renamed);
  readAgain(m_renamed.next());
  say(done);
}

void ArchiveView::readAgain(const QStringList& paths) {
  const ArchivedGame* current = m_table->current();
  const QString chosen = current == nullptr ? QString() : current->file.path;
  for (const QString& path : paths) {
    m_model->remove(path);
    m_model->add(path);
  }
  m_table->select(chosen);
  takeOver();
}

void ArchiveView::takeOver() {
  m_filter->setPlayers(namesIn(*m_model));
  refreshParts();
}

void ArchiveView::refreshParts() {
  if (m_page == Page::statistics) m_statistics->count(m_rows->games());
  describeCurrent();
  showButtons();
}

void ArchiveView::showButtons() {
  const bool games = m_page == Page::games;
  const bool some = m_rows->rowCount() > 0;
  QWidget* page = games ? static_cast<QWidget*>(m_table) : m_statistics;
  m_empty->setText(emptyText());
  m_pages->setCurrentWidget(some ? page : m_empty);
  m_open->setVisible(games);
  m_delete->setVisible(games);
  m_open->setEnabled(some);
  m_delete->setEnabled(some);
  showWhetherNamed();
  m_undo->setVisible(!m_done.empty());
  const bool deleted = !m_done.empty() && m_done.back() == Done::deleted;
  m_undo->setLook(look(ChipLook::Tone::action,
                       //: Gives the games in the list the names they had before.
                       deleted ? tr("Undo delete") : tr("Old names back")));
  //: The button that calls a game and its players otherwise: opens a dialog.
  const QString names = tr("Names…");
  //: A player of finished games: to be called otherwise, or to be the same as another one.
  const QString join = tr("Rename or join…");
  m_rename->setLook(look(ChipLook::Tone::action, games ? names : join, u"F2"_s));
  m_filter->setEnabled(m_model->rowCount() > 0);
}

void ArchiveView::showWhetherNamed() {
  const ArchivedGame* game = m_table->current();
  const bool isRead = game != nullptr && game->result() != nullptr;
  m_rename->setEnabled(m_rows->rowCount() > 0 && (isRead || m_page == Page::statistics));
}

QString ArchiveView::emptyText() const {
  if (isLoading()) return tr("Reading the games…");
  if (m_model->rowCount() > 0) return tr("No finished game fits the filter.");
  return tr(
      "No finished games yet. After its final scoring a game in the games folder appears here "
      "by itself.");
}

void ArchiveView::describeCurrent() {
  const ArchivedGame* game = m_table->current();
  if (game == nullptr) return say({});
  if (game->unreadable() != nullptr) return say(publicSentence(game->unreadable()->error));
  const record::GameResult& result = *game->result();
  QStringList parts{gameName(*game), standingText(result),
                    rulesText(*game->kind, result.profile, m_model->kinds())};
  if (!result.recorded) parts += tr("only the final scoring is known");
  parts += assumedText(result);
  parts += doubtTexts(result);
  parts.removeAll(QString());
  say(parts.join(u" · "_s));
}

void ArchiveView::say(const QString& text) {
  m_message->setText(text);
}

QString ArchiveView::message() const {
  return m_message->text();
}

void ArchiveView::retranslate() {
  using Tone = ChipLook::Tone;
  m_title->setFont(sized(font(), TextSize::points));
  m_title->setText(tr("Finished games"));
  ChipLook games = look(Tone::choice, tr("Games"));
  games.chosen = m_page == Page::games;
  m_games->setLook(games);
  ChipLook counts = look(Tone::choice, tr("Statistics"));
  counts.chosen = m_page == Page::statistics;
  m_counts->setLook(counts);
  m_back->setLook(look(Tone::action, tr("Back"), tr("Esc")));
  m_open->setLook(look(Tone::confirm, tr("Open")));
  m_delete->setLook(look(Tone::action, tr("Delete")));
  showButtons();
  m_table->setAccessibleName(tr("Finished games"));
  m_empty->setText(emptyText());
}

void ArchiveView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Find)) return m_filter->words()->setFocus();
  if (event->key() == Qt::Key_Escape) return Q_EMIT closeRequested();
  if (event->key() == Qt::Key_F2) return rename();
  QWidget::keyPressEvent(event);
}

void ArchiveView::contextMenuEvent(QContextMenuEvent* event) {
  const RowTable& rows = m_page == Page::games ? *m_table : *m_statistics->players();
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const QModelIndex row = byKey ? rows.currentIndex()
                                : rows.indexAt(rows.viewport()->mapFromGlobal(event->globalPos()));
  if (!row.isValid()) return QWidget::contextMenuEvent(event);
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  for (Chip* chip : {m_open, m_rename, m_delete}) {
    if (!chip->isVisible()) continue;
    menu->addAction(menuText(chip->look().text), chip, &Chip::click)->setEnabled(chip->isEnabled());
  }
  menu->popup(event->globalPos());
}

void ArchiveView::changeEvent(QEvent* event) {
  const bool language = event->type() == QEvent::LanguageChange;
  if (language) m_model->retranslate();
  if (language || event->type() == QEvent::FontChange) {
    retranslate();
    m_table->fit();
    describeCurrent();
  }
  QWidget::changeEvent(event);
}

} // namespace nilometer::ui
