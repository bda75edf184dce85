// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/durable.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nilometer::record {

namespace {

/// An open file or folder, closed at the end.
class Handle {
public:
  Handle(const QString& path, int flags)
      : m_handle(::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC, 0666)) {}
  ~Handle() {
    if (isOpen()) ::close(m_handle);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  [[nodiscard]] bool isOpen() const { return m_handle >= 0; }
  [[nodiscard]] int number() const { return m_handle; }

private:
  int m_handle;
};

int writeAll(int handle, QByteArrayView bytes) {
  while (!bytes.isEmpty()) {
    const ssize_t written = ::write(handle, bytes.data(), static_cast<std::size_t>(bytes.size()));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    if (written == 0) return EIO;
    bytes = bytes.sliced(written);
  }
  return 0;
}

/// Some file systems cannot be asked for it; what they are given they keep as well as they can.
int unlessUnknown(int error) {
  return error == EINVAL || error == ENOTSUP ? 0 : error;
}

} // namespace

int syncFile(int handle) {
  return ::fdatasync(handle) == 0 ? 0 : unlessUnknown(errno);
}

int syncFolder(const QString& folder) {
  const Handle open(folder, O_RDONLY | O_DIRECTORY);
  if (!open.isOpen()) return errno;
  return ::fsync(open.number()) == 0 ? 0 : unlessUnknown(errno);
}

int appendTo(const QString& path, qint64 size, QByteArrayView bytes) {
  const Handle file(path, O_WRONLY | O_APPEND);
  if (!file.isOpen()) return errno;
  struct stat now {};
  if (::fstat(file.number(), &now) != 0) return errno;
  if (now.st_size != size) return ESTALE;
  int error = writeAll(file.number(), bytes);
  if (error == 0) error = syncFile(file.number());
  // A line that is only begun would be damage; the error that led here is the one to tell.
  if (error != 0) static_cast<void>(::ftruncate(file.number(), size) == 0);
  return error;
}

int writeNewFile(const QString& path, QByteArrayView bytes) {
  const Handle file(path, O_WRONLY | O_CREAT | O_EXCL);
  if (!file.isOpen()) return errno;
  int error = writeAll(file.number(), bytes);
  if (error == 0) error = syncFile(file.number());
  if (error == 0) error = syncFolder(QFileInfo(path).absolutePath());
  if (error != 0) QFile::remove(path);
  return error;
}

} // namespace nilometer::record
