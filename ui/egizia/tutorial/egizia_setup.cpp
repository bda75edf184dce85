// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/egizia/tutorial/egizia_setup.h"

#include "engine/record/find_name.h"
#include "ui/egizia/tutorial/setup_picture.h"
#include "ui/egizia/tutorial/setup_steps.h"
#include "ui/egizia/tutorial/setup_tombs.h"

#include <QComboBox>

namespace nilometer::ui {

namespace {

class EgiziaSetup : public SetupSource {
public:
  explicit EgiziaSetup(EgiziaSession& session) : m_session(session) {}

  [[nodiscard]] std::vector<SetupStep> steps() const override {
    return setupSteps(m_session.game(), m_session.table(), m_session.record().header);
  }
  [[nodiscard]] QWidget* makePicture(QWidget* parent) override {
    return m_picture = new SetupPictureView(m_session, parent);
  }
  [[nodiscard]] QWidget* makeAsked(QWidget* parent) override {
    return m_tombs = new SetupTombs(m_session, parent);
  }
  [[nodiscard]] std::vector<QWidget*> asked() const override {
    return {m_tombs->boxes().begin(), m_tombs->boxes().end()};
  }
  void show(const SetupStep& step) override {
    m_tombs->setVisible(step.key == setupKey(SetupPart::tombs));
    m_tombs->refresh();
    const auto part = record::findName(setupPartNames, step.key.toStdString());
    m_picture->show(static_cast<SetupPart>(part.value_or(0)),
                    static_cast<SetupPicture>(step.picture));
  }

private:
  EgiziaSession& m_session;
  SetupTombs* m_tombs = nullptr;
  SetupPictureView* m_picture = nullptr;
};

} // namespace

std::unique_ptr<SetupSource> egiziaSetup(GameSession& session) {
  return std::make_unique<EgiziaSetup>(static_cast<EgiziaSession&>(session));
}

} // namespace nilometer::ui
