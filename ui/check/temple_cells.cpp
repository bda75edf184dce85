// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of the page of the temple.
#include "ui/check/temple_picture.h"
#include "ui/words/phrase.h"

#include "engine/egizia/building_plans.h"
#include "engine/egizia/edition_bounds.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace nilometer::ui {

using words::fill;

namespace {

struct PartWords {
  Q_DECLARE_TR_FUNCTIONS(TempleParts)
public:
  /// In the order of egizia::templePartNames.
  static constexpr auto names =
      std::to_array<const char*>({QT_TR_NOOP("Left pillar"), QT_TR_NOOP("Right pillar"),
                                  QT_TR_NOOP("Columns"), QT_TR_NOOP("Stones above")});
  static_assert(names.size() == egizia::templePartNames.size());
};

QString partName(std::size_t part) {
  return PartWords::tr(PartWords::names[part]);
}

QString afterText(const std::vector<std::size_t>& parts) {
  QStringList names;
  for (const std::size_t part : parts) names += partName(part);
  if (names.isEmpty()) return PartWords::tr("from the start");
  return fill(PartWords::tr("after: %1"), {names.join(QStringLiteral(", "))});
}

} // namespace

TemplePicture::TemplePicture(QWidget* parent) : CopyPicture(parent), m_captions(this) {}

void TemplePicture::furnish(const CopyState& copy) {
  m_captions.begin();
  m_copied = copiedTemple(copy.document);
  m_drawn = drawnTemple(m_copied);
  m_parts.clear();
  m_lines.clear();
  for (const CopiedPart& part : m_copied) furnishPart(copy, part);
  m_heading =
      m_captions.say(QStringLiteral("order"), tr("Building order"), Captions::Tone::heading);
  for (std::size_t i = 0; i < m_copied.size(); ++i) furnishLine(copy, i);
  for (const std::size_t part : missingParts(m_copied)) furnishMissing(part);
  m_captions.end();
}

void TemplePicture::furnishPart(const CopyState& copy, const CopiedPart& copied) {
  const QString name = partName(copied.part);
  const QString place = QString::fromStdString(partPlace(copied.part));
  Part part{copied.part, {}, {}, {}, {}};
  part.name = m_captions.say(place, name);
  part.name->setAlignment(Qt::AlignCenter);
  for (std::size_t i = 0; i < copied.values.size(); ++i) {
    NumberField::Content content;
    content.most = egizia::maxPrinted;
    content.name =
        fill(tr("%1, value of space %2"), {name, words::number(static_cast<int>(i) + 1)});
    part.values.push_back(&number(copy, place + QStringLiteral("[%1]").arg(i), content));
  }
  part.fewer = &step(place + QStringLiteral(" fewer"), StepButton::Sign::remove,
                     fill(tr("%1: one space less"), {name}), removeSpace(copied.part));
  part.more = &step(place + QStringLiteral(" more"), StepButton::Sign::add,
                    fill(tr("%1: one space more"), {name}), addSpace(copied.part));
  part.fewer->setEnabled(!copied.values.empty());
  part.more->setEnabled(spacesIn(m_copied) < egizia::maxSpaces);
  m_parts.push_back(std::move(part));
}

QWidget* TemplePicture::furnishAfter(const CopyState& copy, std::size_t line) {
  const CopiedPart& part = m_copied[line];
  const QString place = QStringLiteral("temple.order[%1].after").arg(part.index);
  // What is built first has nothing to wait for.
  if (line == 0 && part.after.empty()) return m_captions.say(place, afterText({}));
  ChoiceField::Content content;
  content.kind = ChoiceField::Kind::several;
  for (std::size_t i = 0; i < line; ++i) {
    const std::size_t earlier = m_copied[i].part;
    content.options.push_back({static_cast<int>(earlier), partName(earlier)});
  }
  for (const ChoiceField::Option& option : content.options) {
    const auto before = static_cast<std::size_t>(option.id);
    if (std::ranges::find(part.after, before) != part.after.end()) {
      content.chosen.push_back(option.id);
    }
  }
  content.text = afterText(part.after);
  content.name = fill(tr("%1 may be built"), {partName(part.part)});
  return &choice(copy, place, content, [index = part.index](const std::vector<int>& ids) {
    return setAfter(index, ids);
  });
}

void TemplePicture::furnishLine(const CopyState& copy, std::size_t line) {
  const CopiedPart& part = m_copied[line];
  const QString name = partName(part.part);
  const QString place = QStringLiteral("temple.order[%1]").arg(part.index);
  Line made;
  const QString numbered =
      fill(QStringLiteral("%1  %2"), {words::number(static_cast<int>(line) + 1), name});
  made.name = m_captions.say(place, numbered, Captions::Tone::plain);
  made.after = furnishAfter(copy, line);
  const bool isLast = line + 1 == m_copied.size();
  const std::size_t before = line == 0 ? part.index : m_copied[line - 1].index;
  const std::size_t behind = isLast ? part.index : m_copied[line + 1].index;
  made.earlier = &step(place + QStringLiteral(" earlier"), StepButton::Sign::earlier,
                       fill(tr("%1: build earlier"), {name}), movePart(part.index, before));
  made.later = &step(place + QStringLiteral(" later"), StepButton::Sign::later,
                     fill(tr("%1: build later"), {name}), movePart(part.index, behind));
  made.earlier->setEnabled(line > 0);
  made.later->setEnabled(!isLast);
  m_lines.push_back(made);
}

void TemplePicture::furnishMissing(std::size_t part) {
  const QString place = QString::fromStdString(partPlace(part));
  Line made;
  made.name = m_captions.say(place, fill(tr("%1 is missing."), {partName(part)}));
  made.add = &step(place + QStringLiteral(" add"), StepButton::Sign::add,
                   fill(tr("Add: %1"), {partName(part)}), addPart(part));
  m_lines.push_back(made);
}

} // namespace nilometer::ui
