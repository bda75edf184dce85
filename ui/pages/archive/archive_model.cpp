// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archive_model.h"
#include "ui/store/games/game_library.h"

#include "ui/base/style/tool_tip.h"
#include "ui/pages/archive/archive_text.h"
#include "ui/text/phrase.h"
#include "ui/text/typed_day.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>

namespace nilometer::ui {

namespace {

const record::SeatResult& winnerOf(const record::GameResult& game) {
  return game.seats[record::byPlace(game).front()];
}

enum class Symbols : bool { no, yes };

/// One, or all who share the first place: "● Anna", "● Anna, ■ Ben".
QString winnersText(const record::GameResult& game, Symbols symbols) {
  QStringList winners;
  for (const std::size_t index : record::byPlace(game)) {
    const record::SeatResult& seat = game.seats[index];
    if (seat.place > 1) break;
    const QString symbol = symbols == Symbols::yes ? symbolText(colourOf(seat)) + u' ' : QString();
    winners += symbol + nameOf(seat);
  }
  return winners.join(QStringLiteral(", ")) + unsettledSign(game);
}

QString namesByPlace(const record::GameResult& game) {
  QStringList names;
  for (const std::size_t seat : record::byPlace(game)) names += nameOf(game.seats[seat]);
  return names.join(QLatin1Char('\n'));
}

QString gameText(const ArchivedGame& game, int column, Games kinds) {
  if (column == ArchiveModel::Date) return text::dayInFigures(game.date);
  const record::GameResult* result = game.result();
  if (result == nullptr) {
    return column == ArchiveModel::Players ? publicSentence(game.unreadable()->error) : QString();
  }
  switch (column) {
  case ArchiveModel::Winner: return winnersText(*result, Symbols::yes);
  case ArchiveModel::Points: return resultText(winnerOf(*result));
  case ArchiveModel::Players: return standingText(*result);
  case ArchiveModel::Count: return text::number(static_cast<int>(result->seats.size()));
  case ArchiveModel::Rules: return rulesText(*game.kind, result->profile, kinds);
  case ArchiveModel::Title: return text::fromUtf8(result->title);
  default: return {};
  }
}

/// A cell with the sign behind it, where it has one that only painting shows.
QVariant spokenOf(const ArchivedGame& game, int column) {
  const record::GameResult* result = game.result();
  if (column != ArchiveModel::Players || result == nullptr || !result->isChanged) return {};
  return text::fill(QStringLiteral("%1 · %2"), {standingText(*result), changedText(*result)});
}

QVariant tipOf(const ArchivedGame& game, int column) {
  if (game.unreadable() != nullptr) {
    return toolTipOf(publicSentence(game.unreadable()->error));
  }
  const record::GameResult* result = game.result();
  if (result == nullptr) return {};
  QStringList lines;
  if (game.names.shown != game.names.whole) {
    if (column == ArchiveModel::Winner) lines += winnersText(*result, Symbols::no);
    if (column == ArchiveModel::Players) lines += standingText(*result);
  }
  const bool points = column == ArchiveModel::Points || column == ArchiveModel::Players;
  if (points) lines += assumedText(*result);
  lines += doubtTexts(*result);
  lines.removeAll({});
  return toolTipOf(lines.join(QLatin1Char('\n')));
}

std::string_view titleOf(const ArchivedGame& game) {
  return game.result() == nullptr ? std::string_view() : game.result()->title;
}

/// Below 0, 0 or above 0, as the first one stands before, beside or behind the other.
int compare(const ArchivedGame& a, const ArchivedGame& b, int column) {
  if (column == ArchiveModel::Date) return static_cast<int>(b.date.daysTo(a.date));
  const record::GameResult* one = a.result();
  const record::GameResult* other = b.result();
  if (one == nullptr || other == nullptr) return int{one != nullptr} - int{other != nullptr};
  switch (column) {
  case ArchiveModel::Winner:
    return QString::localeAwareCompare(nameOf(winnerOf(*one)), nameOf(winnerOf(*other)));
  case ArchiveModel::Points: return winnerOf(*one).result() - winnerOf(*other).result();
  case ArchiveModel::Players:
    return QString::localeAwareCompare(namesByPlace(*one), namesByPlace(*other));
  case ArchiveModel::Count:
    return static_cast<int>(one->seats.size()) - static_cast<int>(other->seats.size());
  case ArchiveModel::Rules:
    return a.kind == b.kind ? one->profile - other->profile : a.kind->id().compare(b.kind->id());
  default:
    return QString::localeAwareCompare(text::fromUtf8(titleOf(a)), text::fromUtf8(titleOf(b)));
  }
}

} // namespace

ArchiveModel::ArchiveModel(const GameLibrary& library, Games kinds, QObject* parent)
    : QAbstractTableModel(parent), m_library(library), m_kinds(kinds) {
  connect(&m_reader, &ArchiveReader::read, this, &ArchiveModel::append);
  connect(&m_reader, &ArchiveReader::finished, this, &ArchiveModel::loaded);
}

void ArchiveModel::refresh() {
  m_files = GameReader(m_kinds, m_library);
  std::vector<GameFile> files = gameFiles(m_library.directory());
  QHash<QString, const GameFile*> present;
  for (const GameFile& file : files) present.insert(file.path, &file);
  // What could not be read may be readable now: its printed values may have come.
  const auto isOutdated = [&present](const ArchivedGame& game) {
    const GameFile* file = present.value(game.file.path);
    return file == nullptr || *file != game.file || game.unreadable() != nullptr;
  };
  std::erase_if(m_unfinished, isOutdated);
  // Row by row: a reset of the model would take widths, place and selection from its views.
  for (int row = rowCount() - 1; row >= 0; --row) {
    if (isOutdated(game(row))) removeGame(row);
  }
  QSet<QString> known;
  for (const ArchivedGame& game : m_games) known.insert(game.file.path);
  for (const ArchivedGame& game : m_unfinished) known.insert(game.file.path);
  std::erase_if(files, [&known](const GameFile& file) { return known.contains(file.path); });
  m_reader.start(std::move(files), m_files);
}

void ArchiveModel::append(const std::vector<ArchivedGame>& games) {
  std::vector<ArchivedGame> over;
  for (const ArchivedGame& game : games) {
    (std::holds_alternative<record::Unfinished>(game.ending) ? m_unfinished : over).push_back(game);
  }
  if (over.empty()) return;
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(over.size()) - 1);
  std::move(over.begin(), over.end(), std::back_inserter(m_games));
  endInsertRows();
}

void ArchiveModel::add(const QString& path) {
  if (rowOf(path) < 0) append({m_files.read(gameFile(path))});
}

void ArchiveModel::remove(const QString& path) {
  const int row = rowOf(path);
  if (row >= 0) removeGame(row);
}

void ArchiveModel::removeGame(int row) {
  beginRemoveRows({}, row, row);
  m_games.erase(m_games.begin() + row);
  endRemoveRows();
}

void ArchiveModel::retranslate() {
  if (rowCount() > 0) Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ArchiveModel::rowOf(const QString& path) const {
  const auto at = std::find_if(m_games.begin(), m_games.end(),
                               [&](const ArchivedGame& game) { return game.file.path == path; });
  return at == m_games.end() ? -1 : static_cast<int>(at - m_games.begin());
}

int ArchiveModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int ArchiveModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant ArchiveModel::data(const QModelIndex& index, int role) const {
  const ArchivedGame& game = m_games[static_cast<std::size_t>(index.row())];
  switch (role) {
  case Qt::DisplayRole: return gameText(game, index.column(), m_kinds);
  case Qt::ToolTipRole: return tipOf(game, index.column());
  case Qt::AccessibleTextRole: return spokenOf(game, index.column());
  case Qt::TextAlignmentRole: {
    const bool number = index.column() == Points || index.column() == Count;
    return QVariant::fromValue<Qt::Alignment>((number ? Qt::AlignRight : Qt::AlignLeft) |
                                              Qt::AlignVCenter);
  }
  case GameRole: return QVariant::fromValue(static_cast<const void*>(&game));
  default: return {};
  }
}

QVariant ArchiveModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    const bool number = section == Points || section == Count;
    return QVariant::fromValue<Qt::Alignment>((number ? Qt::AlignRight : Qt::AlignLeft) |
                                              Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  const std::array<QString, columnTotal> titles{tr("Date"),
                                                //: Who has won the game.
                                                tr("Winner"), tr("Points"), tr("Final standing"),
                                                //: How many took part.
                                                tr("Players"),
                                                //: The set of rules the game was played by.
                                                tr("Rules"), tr("Title")};
  return titles[static_cast<std::size_t>(section)];
}

ArchiveRows::ArchiveRows(ArchiveModel& model, QObject* parent)
    : QSortFilterProxyModel(parent), m_model(model) {
  setSourceModel(&model);
  sort(ArchiveModel::Date, Qt::DescendingOrder);
}

void ArchiveRows::setFilter(const GameFilter& filter) {
  if (filter == m_filter) return;
  m_filter = filter;
  invalidateFilter();
}

const ArchivedGame& ArchiveRows::game(int row) const {
  return m_model.game(mapToSource(index(row, 0)).row());
}

std::vector<const ArchivedGame*> ArchiveRows::games() const {
  std::vector<const ArchivedGame*> games;
  for (int row = 0; row < rowCount(); ++row) games.push_back(&game(row));
  return games;
}

bool ArchiveRows::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const {
  return m_filter.passes(m_model.game(row));
}

bool ArchiveRows::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const ArchivedGame& a = m_model.game(left.row());
  const ArchivedGame& b = m_model.game(right.row());
  const int order = compare(a, b, left.column());
  if (order != 0) return order < 0;
  // Always the same order, whoever was read first.
  if (endedBefore(a, b) != endedBefore(b, a)) return endedBefore(a, b);
  return a.file.path < b.file.path;
}

} // namespace nilometer::ui
