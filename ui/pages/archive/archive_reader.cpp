// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/archive/archive_reader.h"

#include <algorithm>
#include <utility>

namespace nilometer::ui {

namespace {

/// Few enough that the first games are there at once, many enough that handing over costs nothing.
constexpr std::size_t portionSize = 64;

} // namespace

ArchiveReader::ArchiveReader(QObject* parent) : QObject(parent) {
  connect(this, &ArchiveReader::handedOver, this, &ArchiveReader::take, Qt::QueuedConnection);
}

ArchiveReader::~ArchiveReader() {
  cancel();
  m_pool.waitForDone();
}

void ArchiveReader::cancel() {
  if (m_job) m_job->cancelled = true;
  m_job.reset();
}

void ArchiveReader::start(std::vector<GameFile> files, GameReader reader) {
  cancel();
  const auto job = std::make_shared<Job>();
  job->number = ++m_started;
  job->files = std::move(files);
  job->reader = std::move(reader);
  const std::size_t portions = (job->files.size() + portionSize - 1) / portionSize;
  const auto most = static_cast<std::size_t>(m_pool.maxThreadCount());
  job->workers = static_cast<int>(std::clamp(portions, std::size_t{1}, most));
  m_job = job;
  for (int worker = job->workers; worker > 0; --worker) {
    m_pool.start([this, job] { work(job); });
  }
}

void ArchiveReader::work(const std::shared_ptr<Job>& job) {
  for (;;) {
    const std::size_t first = job->next.fetch_add(portionSize);
    if (first >= job->files.size()) break;
    const std::size_t end = std::min(first + portionSize, job->files.size());
    const auto ready = std::make_shared<ReadPortion>(ReadPortion{job->number, {}});
    for (std::size_t i = first; i < end && !job->cancelled; ++i) {
      ready->games.push_back(job->reader.read(job->files[i]));
    }
    if (job->cancelled) return;
    Q_EMIT handedOver(ready, QPrivateSignal());
  }
  // Whoever ends last has everything else queued before it.
  if (--job->workers > 0) return;
  Q_EMIT handedOver(std::make_shared<ReadPortion>(ReadPortion{job->number, {}}), QPrivateSignal());
}

void ArchiveReader::take(const std::shared_ptr<const ReadPortion>& portion) {
  if (!m_job || portion->job != m_job->number) return;
  if (!portion->games.empty()) {
    Q_EMIT read(portion->games);
    return;
  }
  m_job.reset();
  Q_EMIT finished();
}

} // namespace nilometer::ui
