// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/form_rows.h"

#include "engine/record/file_kind.h"
#include "ui/score/report/form_disputes.h"
#include "ui/text/colour_name.h"
#include "ui/text/names_apart.h"

#include <QCoreApplication>

#include <utility>

namespace nilometer::ui {

namespace {

struct FormRowWords {
  Q_DECLARE_TR_FUNCTIONS(FormRows)
};

} // namespace

std::string keyOfPlayer(std::size_t player, std::string_view what) {
  return std::to_string(player) + '.' + std::string(what);
}

std::optional<int> numberIn(const PositionForm& form, const std::string& key, int most) {
  const auto found = form.texts.find(key);
  if (found == form.texts.end()) return std::nullopt;
  bool ok = false;
  const int value = text::fromUtf8(found->second).toInt(&ok);
  return ok && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
}

int PositionGame::chosen(const PositionForm& form, const NewGameOffer::Option& option) const {
  const int last = static_cast<int>(option.sentences.size()) - 1;
  return numberIn(form, option.key, last).value_or(0);
}

void PositionGame::choose(PositionForm& form, const NewGameOffer::Option& option, int value) const {
  if (value == 0)
    form.texts.erase(option.key);
  else
    form.texts[option.key] = std::to_string(value);
}

PositionGame::AddSum PositionGame::addSum() const {
  return [](const QByteArray& written, record::Verified verified) {
    return QByteArray::fromStdString(record::withSumsOnly(written.toStdString(), verified));
  };
}

bool PositionGame::owns(std::string_view text) const {
  return record::gameIn(text) == id();
}

report::ScoreReport PositionGame::scored(const PositionForm& form) const {
  return withDisputes(
      report(form), form, [this](const PositionForm& other) { return look(other, {}); },
      [this](const PositionForm& other) { return report(other); });
}

void FormRows::add(FormRow& row, const std::string& key, const QString& name, NumberBounds bounds) {
  const int most = bounds.most;
  FormCell cell{.key = key};
  cell.content.name = name;
  cell.content.tip = row.tip;
  cell.content.bounds = bounds;
  cell.content.likely = most;
  // After two digits a third one would be the next player's number, whether meant so or not.
  constexpr int mostDigit = 9;
  if (most > mostDigit) cell.content.goesOn = NumberContent::GoesOn::never;
  if (isTyped(key) && numberIn(m_form, key, most).value_or(-1) < bounds.least) {
    cell.content.problem = text::fill(FormRowWords::tr("A number from %1 to %2."),
                                      {text::number(bounds.least), text::number(most)});
  } else if (const auto problem = m_problems.find(key); problem != m_problems.end()) {
    cell.content.problem = problem->second;
  }
  if (!cell.content.problem.isEmpty()) m_look.wrong.push_back(key);
  row.cells.push_back(std::move(cell));
}

void FormRows::addPlayers(const QString& label, std::string_view what, int most, const QString& tip,
                          Empty empty, int least) {
  FormRow row{label, tip, {}};
  const QStringList names = text::namesApart(m_form.seats);
  for (std::size_t i = 0; i < m_form.seats.size(); ++i) {
    const QString& entered = names[static_cast<qsizetype>(i)];
    const QString name = entered.isEmpty() ? text::playerColour(m_form.seats[i].colour) : entered;
    add(row, keyOfPlayer(i, what), text::fill(QStringLiteral("%1, %2"), {name, label}),
        {least, most});
    if (empty == Empty::isMissing && !isTyped(row.cells.back().key)) {
      m_look.missing.push_back(row.cells.back().key);
    }
  }
  m_look.rows.push_back(std::move(row));
}

void FormRows::addNeeded(const QString& label, const std::string& key, int most,
                         const QString& tip) {
  FormRow row{label, tip, {}};
  add(row, key, label, {0, most});
  m_look.rows.push_back(std::move(row));
  if (!isTyped(key)) m_look.missing.push_back(key);
}

FormLook FormRows::take(const QString& reminder) {
  m_look.reminder = reminder;
  m_look.isEmpty = m_form.isEmpty();
  return std::move(m_look);
}

} // namespace nilometer::ui
