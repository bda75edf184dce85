// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/score/end_position/field_dispute.h"

#include "ui/score/end_position/form_words.h"
#include "ui/score/report/score_text.h"
#include "ui/text/phrase.h"

#include <utility>

namespace nilometer::ui {

void askAboutField(FieldDispute field, QWidget* parent) {
  const bool isKnown = field.known.has_value();
  DisputeSource source;
  source.other = field.other;
  source.texts = [what = field.what, answer = field.otherAnswer, isKnown] {
    DisputeSource::Texts texts;
    texts.title = FormWords::tr("Disputed value");
    texts.what = what();
    texts.note = FormWords::tr("Note for the score sheet");
    texts.other = answer ? text::fill(FormWords::tr("Score it the other way, too: %1"), {answer()})
                         : FormWords::tr("Other value, to have the score both ways");
    texts.settle = FormWords::tr("Settled: the other value");
    texts.mark = isKnown ? FormWords::tr("Keep the mark") : FormWords::tr("Mark as disputed");
    return texts;
  };
  if (isKnown) {
    source.knownNote = text::fromUtf8(field.known->note);
    source.knownOther = text::fromUtf8(field.known->otherwise.value_or(std::string()));
    source.canStay = true;
    source.canSettle = field.known->otherwise.has_value();
    source.answersOther = source.canSettle;
  }
  source.misfit = [problemWith = std::move(field.problemWith)](const QString& other) {
    const QString problem = problemWith(other);
    if (problem.isEmpty()) return QString();
    //: %1: a sentence: what is wrong with a value
    return text::fill(FormWords::tr("With the other value there is no score: %1"), {problem});
  };
  source.mark = [mark = field.mark](const QString& note, const QString& other, bool answer) {
    record::PositionDispute dispute{note.toStdString(), std::nullopt};
    if (answer || !other.isEmpty()) dispute.otherwise = other.toStdString();
    mark(std::move(dispute));
  };
  source.stay = [mark = field.mark] { mark(std::nullopt); };
  source.settle = std::move(field.settle);
  (new DisputeDialog(std::move(source), parent))->open();
}

QStringList disputesSaid(const report::ScoreReport& report) {
  QStringList said{report::notSettled(report)};
  for (const report::DisputeText& dispute : report::disputeTexts(report)) {
    said += QStringList{dispute.what, dispute.said, dispute.then}.join(u'\n').trimmed();
  }
  said.removeAll(QString());
  return said;
}

} // namespace nilometer::ui
