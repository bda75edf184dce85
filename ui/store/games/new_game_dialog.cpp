// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/store/games/new_game_dialog.h"

#include "ui/base/style/plain_label.h"
#include "ui/base/style/theme.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/store/games/option_rows.h"
#include "ui/store/games/preferences.h"
#include "ui/store/games/seat_rows.h"
#include "ui/text/phrase.h"
#include "ui/text/plain_line.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QShowEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

constexpr int shownLetters = 20; ///< of what is chosen in a box, at least

/// As many as may play, with colours that are in the box.
bool canSit(const std::vector<record::Seat>& players, const NewGameOffer& offer) {
  const int count = static_cast<int>(players.size());
  return count >= offer.seats.least && count <= offer.seats.most &&
         std::ranges::all_of(players, [&](const record::Seat& seat) {
           return std::ranges::count(offer.colours, seat.colour, &NewGameOffer::Colour::id) > 0;
         });
}

/// As in the profile but for what was chosen otherwise; words that there are not change nothing.
std::vector<int> optionsOf(const NewGameChoice& choice, const NewGameOffer::Profile& profile,
                           const NewGameOffer& offer) {
  std::vector<int> options = profile.options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const NewGameOffer::Option& option = offer.options[i];
    const auto chosen = choice.options.find(option.key);
    if (chosen == choice.options.end()) continue;
    const auto word = std::ranges::find(option.words, chosen->second);
    if (word != option.words.end()) options[i] = static_cast<int>(word - option.words.begin());
  }
  return options;
}

} // namespace

NewGameDialog::NewGameDialog(Preferences& preferences, Offer offer, std::string_view game,
                             const QDate& date, Seed seed, QWidget* parent)
    : QDialog(parent), m_preferences(preferences), m_offerNow(std::move(offer)),
      m_offer(m_offerNow()), m_game(game), m_date(date), m_seed(std::move(seed)) {
  build();
  connectParts();
  retranslate();
  propose(m_preferences.newGame(m_game));
  showOptions(false);
  m_seats->focusFirst();
}

void NewGameDialog::build() {
  auto* column = new QVBoxLayout(this);
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_scroll->setFocusPolicy(Qt::NoFocus);
  auto* content = new QWidget(m_scroll);
  auto* inside = new QVBoxLayout(content);
  inside->setContentsMargins(0, 0, 0, 0);
  inside->setSpacing(2 * unit);
  buildPlayers(*inside);
  inside->addSpacing(unit);
  buildRules(*inside);
  inside->addStretch();
  m_scroll->setWidget(content);
  column->addWidget(m_scroll);
  buildButtons(*column);
}

void NewGameDialog::buildPlayers(QVBoxLayout& column) {
  auto* line = new QHBoxLayout;
  m_playersLabel = plainLabel(this);
  m_playersLabel->setFont(sized(font(), TextSize::heading));
  line->addWidget(m_playersLabel);
  line->addSpacing(2 * unit);
  for (int players = m_offer.seats.least; players <= m_offer.seats.most; ++players) {
    m_counts.push_back(new QRadioButton(this));
    m_counts.back()->setMinimumHeight(targetHeight);
    line->addWidget(m_counts.back());
  }
  line->addStretch();
  m_draw = plainButton(this);
  line->addWidget(m_draw);
  column.addLayout(line);
  m_seats = new SeatRows(
      m_preferences.playerNames(), m_offer.seats,
      [this](const QString& name) { return m_preferences.promptLevel(name); }, this);
  column.addWidget(m_seats);
  m_orderHint = quietLabel(this);
  column.addWidget(m_orderHint);
}

void NewGameDialog::buildRules(QVBoxLayout& column) {
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(3 * unit);
  grid->setVerticalSpacing(2 * unit);
  grid->setColumnStretch(1, 1);
  const auto add = [&](int row, QLabel*& label, QWidget* field) {
    label = plainLabel(this);
    label->setBuddy(field);
    field->setMinimumHeight(targetHeight);
    grid->addWidget(label, row, 0);
    grid->addWidget(field, row, 1);
  };
  // A long name gives way to the window; in the list it is read whole.
  const auto box = [this] {
    auto* made = new QComboBox(this);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->setMinimumContentsLength(shownLetters);
    return made;
  };
  add(0, m_profileLabel, m_profile = box());
  m_summary = quietLabel(this);
  grid->addWidget(m_summary, 1, 1);
  m_optionsButton = new QToolButton(this);
  m_optionsButton->setCheckable(true);
  m_optionsButton->setAutoRaise(true);
  m_optionsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_optionsButton->setMinimumHeight(targetHeight);
  m_changed = plainLabel(this);
  m_changed->setWordWrap(true);
  m_asProfile = plainButton(this);
  auto* line = new QHBoxLayout;
  line->addWidget(m_optionsButton);
  line->addWidget(m_changed, 1);
  line->addWidget(m_asProfile);
  grid->addLayout(line, 2, 0, 1, 2);
  grid->addWidget(m_options = new OptionRows(this), 3, 0, 1, 2);
  add(4, m_editionLabel, m_edition = box());
  auto* check = new QHBoxLayout;
  check->setSpacing(2 * unit);
  check->addWidget(m_unchecked = quietLabel(this), 1);
  check->addWidget(m_check = plainButton(this));
  grid->addLayout(check, 5, 0, 1, 2);
  add(6, m_titleLabel, m_title = new QLineEdit(this));
  m_title->setMaxLength(maxTitleLetters);
  column.addLayout(grid);
}

void NewGameDialog::buildButtons(QVBoxLayout& column) {
  auto* line = new QHBoxLayout;
  m_problem = quietLabel(this);
  line->addWidget(m_problem, 1);
  line->addWidget(m_cancel = plainButton(this));
  line->addWidget(m_start = plainButton(this));
  m_start->setDefault(true);
  column.addLayout(line);
}

void NewGameDialog::connectParts() {
  connect(m_seats, &SeatRows::changed, this, &NewGameDialog::refresh);
  connect(m_seats, &SeatRows::nameForgotten, this,
          [this](const QString& name) { m_preferences.forgetPlayer(name); });
  connect(m_seats, &SeatRows::named, this, [this] {
    m_start->isEnabled() ? m_start->setFocus(Qt::TabFocusReason) : m_seats->focusFirst();
  });
  for (std::size_t i = 0; i < m_counts.size(); ++i) {
    connect(m_counts[i], &QRadioButton::toggled, this, [this, i](bool on) {
      if (on) m_seats->setCount(m_offer.seats.least + static_cast<int>(i));
    });
  }
  connect(m_draw, &QPushButton::clicked, this, [this] { m_seats->shuffle(m_seed); });
  connect(m_profile, &QComboBox::currentIndexChanged, this, &NewGameDialog::chooseProfile);
  connect(m_asProfile, &QPushButton::clicked, this, [this] {
    chooseProfile();
    m_profile->setFocus(Qt::OtherFocusReason);
  });
  connect(m_optionsButton, &QToolButton::toggled, this, &NewGameDialog::showOptions);
  connect(m_options, &OptionRows::changed, this, &NewGameDialog::refreshRules);
  connect(m_edition, &QComboBox::currentIndexChanged, this, &NewGameDialog::refreshEdition);
  connect(m_check, &QPushButton::clicked, this, &NewGameDialog::checkRequested);
  connect(m_start, &QPushButton::clicked, this, &NewGameDialog::accept);
  connect(m_cancel, &QPushButton::clicked, this, &NewGameDialog::reject);
}

void NewGameDialog::propose(const std::vector<record::Seat>& players) {
  if (!canSit(players, m_offer)) return;
  m_seats->setSeats(players);
  m_counts[players.size() - static_cast<std::size_t>(m_offer.seats.least)]->setChecked(true);
  m_start->setFocus(Qt::OtherFocusReason);
}

void NewGameDialog::propose(const NewGameChoice& choice) {
  if (canSit(choice.players, m_offer)) m_seats->setSeats(choice.players);
  m_counts[static_cast<std::size_t>(m_seats->count() - m_offer.seats.least)]->setChecked(true);
  const auto profile =
      std::ranges::find(m_offer.profiles, choice.profile, &NewGameOffer::Profile::key);
  const bool known = profile != m_offer.profiles.end();
  m_profile->setCurrentIndex(known ? static_cast<int>(profile - m_offer.profiles.begin())
                                   : m_offer.usualProfile);
  m_options->setOptions(optionsOf(choice, this->profile(), m_offer));
  listEditions(choice.editionId, choice.editionChecksum);
  m_title->setText(text::fromUtf8(choice.title));
  refreshRules();
}

void NewGameDialog::offerValues(const std::string& id) {
  const NewGameOffer::Values before = values();
  m_offer = m_offerNow();
  const bool isThere = std::ranges::count(m_offer.values, id, &NewGameOffer::Values::id) > 0;
  listEditions(isThere ? id : before.id, isThere ? std::string() : before.checksum);
  if (m_guided) showEditions();
}

// A copy that was changed since is still the copy of those players.
void NewGameDialog::listEditions(const std::string& id, const std::string& checksum) {
  const QSignalBlocker quiet(m_edition);
  m_edition->clear();
  int chosen = 0;
  for (std::size_t i = 0; i < m_offer.values.size(); ++i) {
    const NewGameOffer::Values& each = m_offer.values[i];
    m_edition->addItem(each.name);
    const bool isChosen = m_offer.values[static_cast<std::size_t>(chosen)].id == id;
    if (each.id == id && (!isChosen || each.checksum == checksum)) {
      chosen = static_cast<int>(i);
    }
  }
  m_edition->setCurrentIndex(chosen);
  refreshEdition();
}

void NewGameDialog::refreshEdition() {
  if (m_edition->currentIndex() < 0) return;
  const NewGameOffer::Values& chosen = values();
  QStringList said;
  if (!chosen.wrong.isEmpty()) {
    //: %1: what is wrong, a sentence.
    said = {text::fill(tr("%1 No game can be played with this copy until that is put right."),
                       {chosen.wrong})};
  } else {
    if (chosen.assumed > 0) {
      said += tr("Only assumed so far: %n value(s).", nullptr, chosen.assumed);
    }
    if (chosen.missing > 0) {
      said += tr("Not read yet: %n value(s); the game asks for them.", nullptr, chosen.missing);
    }
  }
  m_unchecked->setText(said.isEmpty() ? tr("All of them are stated or compared.")
                                      : said.join(u' '));
  m_check->setVisible(!said.isEmpty());
  refresh();
}

void NewGameDialog::guide() {
  m_guided = true;
  m_profile->setCurrentIndex(m_offer.usualProfile);
  chooseProfile();
  if (m_offer.isDrawn) m_seats->leaveOrderOpen();
  for (QWidget* part : std::initializer_list<QWidget*>{m_draw, m_profileLabel, m_profile, m_summary,
                                                       m_optionsButton, m_changed, m_options,
                                                       m_titleLabel, m_title}) {
    part->hide();
  }
  showEditions();
  retranslate();
}

// Whose copy of the game it is matters for a first game too.
void NewGameDialog::showEditions() {
  m_editionLabel->setVisible(m_offer.values.size() > 1);
  m_edition->setVisible(m_offer.values.size() > 1);
}

void NewGameDialog::retranslate() {
  m_offer = m_offerNow();
  m_seats->offer(m_offer.colours);
  m_options->offer(m_offer.options);
  setWindowTitle(m_guided ? tr("First game, guided") : tr("New game"));
  //: How many take part, and who they are.
  m_playersLabel->setText(tr("Players"));
  for (int count = m_offer.seats.least; auto* button : m_counts) {
    button->setText(text::number(count));
    button->setAccessibleName(tr("%n player(s)", nullptr, count++));
  }
  setButtonText(*m_draw, tr("&Draw the order"));
  m_draw->setVisible(m_offer.isDrawn && !m_guided);
  const QString told = tr("New, knows it or silent: how much is explained during the game.");
  m_orderHint->setText(!m_guided ? QString(m_offer.order + QLatin1Char(' ') + told)
                       : m_offer.isDrawn
                           ? tr("Nilometer draws who begins. You see the order while setting up.")
                           : m_offer.order);
  m_profileLabel->setText(tr("&Rules"));
  m_optionsButton->setText(tr("&Options"));
  setButtonText(*m_asProfile, tr("&Undo the changes"));
  m_editionLabel->setText(tr("Printed &values"));
  setButtonText(*m_check, tr("&Check your copy…"));
  m_titleLabel->setText(tr("&Title"));
  m_title->setPlaceholderText(tr("May stay empty"));
  setButtonText(*m_start, m_guided ? tr("Set up the table") : tr("Start the game"));
  setButtonText(*m_cancel, tr("Cancel"));
  const QSignalBlocker quiet(m_profile);
  const int chosen = m_profile->currentIndex();
  m_profile->clear();
  for (const NewGameOffer::Profile& each : m_offer.profiles) m_profile->addItem(each.name);
  m_profile->setCurrentIndex(chosen);
  refreshRules();
  refreshEdition();
}

const NewGameOffer::Profile& NewGameDialog::profile() const {
  return m_offer.profiles[static_cast<std::size_t>(std::max(m_profile->currentIndex(), 0))];
}

const NewGameOffer::Values& NewGameDialog::values() const {
  return m_offer.values[static_cast<std::size_t>(m_edition->currentIndex())];
}

void NewGameDialog::chooseProfile() {
  m_options->setOptions(profile().options);
  refreshRules();
}

void NewGameDialog::refreshRules() {
  const std::vector<int> options = m_options->options();
  const bool changed = options != profile().options;
  m_summary->setText(profile().summary);
  m_changed->setText(changed ? text::fill(tr("%1, changed"), {profile().name}) : QString());
  m_asProfile->setVisible(changed);
  m_seats->showBids(m_offer.bids >= 0 && options[static_cast<std::size_t>(m_offer.bids)] > 0);
  refresh();
}

/// Why no game can begin; mostly nothing.
QString NewGameDialog::problem() const {
  const QString seats = m_seats->problem();
  const bool isWrong = m_edition->currentIndex() >= 0 && !values().wrong.isEmpty();
  if (!seats.isEmpty() || !isWrong) return seats;
  return tr("Choose another copy, or put this one right.");
}

void NewGameDialog::refresh() {
  const QString problem = this->problem();
  m_problem->setText(problem);
  m_start->setEnabled(problem.isEmpty());
}

void NewGameDialog::showOptions(bool shown) {
  m_options->setVisible(shown);
  m_optionsButton->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
}

// As high as everything but the options needs, as far as the screen has room.
void NewGameDialog::fit() {
  QLayout& content = *m_scroll->widget()->layout();
  content.activate();
  const QMargins margins = layout()->contentsMargins();
  const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
  const int width =
      std::max(content.totalSizeHint().width(), 80 * fontMetrics().averageCharWidth());
  const int below = std::max<int>(m_start->sizeHint().height(), targetHeight) + layout()->spacing();
  const QSize needed(width + bar + margins.left() + margins.right(),
                     content.totalHeightForWidth(width) + below + margins.top() + margins.bottom());
  resize(needed.boundedTo(screen()->availableGeometry().size() * 0.9));
}

NewGameChoice NewGameDialog::chosen() const {
  NewGameChoice choice;
  choice.players = m_seats->seats();
  choice.profile = profile().key;
  const std::vector<int> options = m_options->options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i] == profile().options[i]) continue;
    const NewGameOffer::Option& option = m_offer.options[i];
    choice.options[option.key] = option.words[static_cast<std::size_t>(options[i])];
  }
  choice.editionId = values().id;
  choice.editionChecksum = values().checksum;
  choice.date = m_date.toString(Qt::ISODate).toStdString();
  choice.title = text::plainLine(m_title->text()).toStdString();
  return choice;
}

void NewGameDialog::accept() {
  if (!problem().isEmpty()) return;
  NewGameChoice remembered = chosen();
  if (m_guided) {
    remembered = m_preferences.newGame(m_game);
    remembered.players = m_seats->seats();
    if (m_offer.isDrawn) m_seats->shuffle(m_seed);
  }
  m_preferences.rememberNewGame(remembered, m_game);
  const std::vector<record::Seat> seats = m_seats->seats();
  const std::vector<PromptLevel> levels = m_seats->levels();
  for (std::size_t i = 0; !m_guided && i < seats.size(); ++i) {
    m_preferences.setPromptLevel(text::fromUtf8(seats[i].name), levels[i]);
  }
  QDialog::accept();
}

void NewGameDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  if (!event->spontaneous() && !std::exchange(m_fitted, true)) fit();
}

void NewGameDialog::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange) {
    m_playersLabel->setFont(sized(font(), TextSize::heading));
  }
  QDialog::changeEvent(event);
}

} // namespace nilometer::ui
