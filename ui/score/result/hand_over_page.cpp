// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/result/hand_over_page.h"

#include "ui/base/style/chip.h"
#include "ui/base/style/plain_label.h"
#include "ui/score/result/play_link.h"
#include "ui/score/result/qr_view.h"
#include "ui/store/games/dialog_parts.h"
#include "ui/text/language.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace nilometer::ui {

namespace {

constexpr Length leastTextWidth = 60 * unit;

QLabel* heading(QWidget* parent) {
  auto* label = plainLabel(parent);
  label->setWordWrap(true);
  return label;
}

} // namespace

HandOverPage::HandOverPage(Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
  build();
  for (const QString& code : text::languages()) {
    m_language->addItem(text::languageName(code), code);
  }
  m_paper->addItems({QString(), QString()});
  m_paper->setCurrentIndex(static_cast<int>(m_preferences.paper()));
  retranslate();
  connect(m_paper, &QComboBox::activated, this,
          [this](int index) { m_preferences.setPaper(static_cast<Paper>(index)); });
  connect(m_json, &Chip::clicked, this, &HandOverPage::jsonRequested);
  connect(m_copyLink, &Chip::clicked, this, [this] {
    QGuiApplication::clipboard()->setText(QString::fromLatin1(m_linkBytes));
    Q_EMIT linkCopied();
  });
}

void HandOverPage::build() {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
  row->setSpacing(6 * unit);
  auto* column = new QVBoxLayout;
  column->setSpacing(2 * unit);
  row->addLayout(column, 1);
  column->addWidget(m_filesTitle = heading(this));
  m_filesTitle->setMinimumWidth(leastTextWidth);
  auto* form = new QFormLayout;
  form->addRow(m_languageLabel = plainLabel(this), m_language = new QComboBox(this));
  form->addRow(m_paperLabel = plainLabel(this), m_paper = new QComboBox(this));
  for (QComboBox* box : {m_language, m_paper}) {
    box->setMinimumHeight(targetHeight);
    box->setFocusPolicy(Qt::StrongFocus);
  }
  m_languageLabel->setBuddy(m_language);
  m_paperLabel->setBuddy(m_paper);
  column->addLayout(form);
  column->addWidget(m_jsonHint = quietLabel(this));
  column->addWidget(m_json = new Chip(this), 0, Qt::AlignLeft);
  column->addSpacing(4 * unit);
  column->addWidget(m_playTitle = heading(this));
  column->addWidget(m_playHint = quietLabel(this));
  column->addWidget(m_link = new QLineEdit(this));
  m_link->setReadOnly(true);
  m_link->setMinimumHeight(targetHeight);
  column->addWidget(m_copyLink = new Chip(this), 0, Qt::AlignLeft);
  column->addStretch();
  row->addWidget(m_code = new QrView(this), 1);
}

void HandOverPage::show(const report::ScoreReport& report, const PlayFacts& facts) {
  // BG Stats keeps results; a game that goes on has none yet.
  m_linkBytes = report.isFinished ? playLink(report, facts) : QByteArray();
  m_link->setText(QString::fromLatin1(m_linkBytes));
  m_link->setCursorPosition(0);
  m_code->setBytes(m_linkBytes);
  for (QWidget* part : {static_cast<QWidget*>(m_link), static_cast<QWidget*>(m_copyLink),
                        static_cast<QWidget*>(m_code)}) {
    part->setVisible(report.isFinished);
  }
  retranslate();
}

QString HandOverPage::language() const {
  return m_language->currentData().toString();
}

Paper HandOverPage::paper() const {
  return static_cast<Paper>(m_paper->currentIndex());
}

void HandOverPage::retranslateLists() {
  const QSignalBlocker quiet(m_language);
  // A file written in another language changes the language for a moment: no reason to forget it.
  if (m_windowLanguage != text::language()) {
    m_windowLanguage = text::language();
    m_language->setCurrentIndex(m_language->findData(m_windowLanguage));
  }
  m_paper->setItemText(static_cast<int>(Paper::a4), QStringLiteral("A4"));
  m_paper->setItemText(static_cast<int>(Paper::letter), QStringLiteral("Letter"));
}

void HandOverPage::retranslate() {
  for (QLabel* title : {m_filesTitle, m_playTitle}) {
    title->setFont(sized(font(), TextSize::heading));
  }
  m_filesTitle->setText(tr("Print and files"));
  m_languageLabel->setText(tr("Language"));
  m_language->setAccessibleName(m_languageLabel->text());
  m_paperLabel->setText(tr("Paper"));
  m_paper->setAccessibleName(m_paperLabel->text());
  retranslateLists();
  m_jsonHint->setText(tr("JSON is for other programs: every point with its reason."));
  ChipLook look;
  look.tone = ChipLook::Tone::action;
  look.text = QStringLiteral("JSON…");
  m_json->setLook(look);
  m_playTitle->setText(QStringLiteral("BG Stats"));
  m_playHint->setText(m_linkBytes.isEmpty()
                          ? tr("BG Stats keeps results. The play can be handed over when the game "
                               "is finished.")
                          : tr("Scan the code with the phone that has BG Stats on it, or open the "
                               "link there. The app asks before it keeps the play."));
  m_link->setAccessibleName(tr("Link for BG Stats"));
  look.text = tr("Copy link");
  m_copyLink->setLook(look);
}

void HandOverPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) {
    retranslate();
  }
}

} // namespace nilometer::ui
