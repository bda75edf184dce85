// SPDX-License-Identifier: GPL-3.0-or-later
// Starts a program under the present DISPLAY, waits for its first window and prints, as one line of
// JSON, how long that took and what memory the program holds a second later. Then closes the
// window.
//
// What is counted: from right before exec to the arrival of the MapNotify event that makes the
// first ordinary window of the program viewable.
// - Ordinary: created as a child of the root window, not override-redirect (no menu, no tip).
// - Of the program: its _NET_WM_PID is the process that was started. Frames of the window manager,
//   and windows of anybody else, have another one or none.
// - Viewable: the X server says so, that is, the window and everything around it are mapped. A
//   window manager that puts a frame around a window maps two windows, in either order: the window
//   inside its frame and the frame on the screen. Only the second of these events makes the window
//   visible, and that one counts.
// Nothing is polled: the server reports each window as it is created and mapped, and the answer to
// one question on each of these events tells the rest.
#include "process.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <poll.h>
#include <set>
#include <stdexcept>
#include <xcb/xcb.h>

using namespace std::chrono_literals;
using namespace startup;

namespace {

constexpr auto managerPatience = 10s; ///< until the window manager is there
constexpr auto windowPatience = 30s;  ///< until the first window is there
constexpr auto settling = 1s;         ///< from the first window to reading the memory
constexpr auto endPatience = 5s;      ///< for closing, and again for SIGTERM

struct Free {
  void operator()(void* answer) const { std::free(answer); }
};
template <typename Answer> using Owned = std::unique_ptr<Answer, Free>;

/// The X server and those of its windows that may become the first one.
class Display {
public:
  /// Throws std::runtime_error with one sentence if there is no X server.
  Display();
  ~Display() { xcb_disconnect(connection); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;

  /// Throws std::runtime_error if no window manager shows up.
  void waitForManager();
  /// From here on the server reports every window created and mapped.
  void listenForWindows() { watch(root, XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY); }
  /// When the first window of `process` became viewable. Throws std::runtime_error if the process
  /// ends or the patience runs out before.
  Clock::time_point waitForWindow(Process& process);
  /// Asks the program to close the window found, like the button in its frame does.
  void closeWindow();

private:
  /// Waits until the server sends something or `descriptor` (-1 = none) becomes readable.
  /// Whether one of them did before the deadline.
  bool waitUntil(Clock::time_point deadline, int descriptor);
  xcb_atom_t atom(const char* name);
  /// The first number of a property; 0 if there is none.
  std::uint32_t property(xcb_window_t window, xcb_atom_t name, xcb_atom_t type);
  void watch(xcb_window_t window, std::uint32_t events);
  bool isViewable(xcb_window_t window);
  /// Notes a new window. Whether this event may have made a window viewable.
  bool note(const xcb_generic_event_t& event);
  /// Whether one of the windows created so far is viewable and belongs to `process`; keeps it.
  bool find(pid_t process);

  xcb_connection_t* connection;
  xcb_window_t root = XCB_NONE;
  xcb_window_t found = XCB_NONE;
  xcb_atom_t processId = XCB_ATOM_NONE;
  std::set<xcb_window_t> candidates;
};

Display::Display() : connection(xcb_connect(nullptr, nullptr)) {
  if (xcb_connection_has_error(connection) != 0) {
    const char* name = std::getenv("DISPLAY");
    xcb_disconnect(connection);
    throw std::runtime_error(name == nullptr
                                 ? "DISPLAY is not set."
                                 : std::string("There is no X server at ") + name + ".");
  }
  root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  processId = atom("_NET_WM_PID");
}

xcb_atom_t Display::atom(const char* name) {
  const auto question =
      xcb_intern_atom(connection, 0, static_cast<std::uint16_t>(std::strlen(name)), name);
  const Owned<xcb_intern_atom_reply_t> answer(xcb_intern_atom_reply(connection, question, nullptr));
  return answer ? answer->atom : xcb_atom_t{XCB_ATOM_NONE};
}

std::uint32_t Display::property(xcb_window_t window, xcb_atom_t name, xcb_atom_t type) {
  const auto question = xcb_get_property(connection, 0, window, name, type, 0, 1);
  const Owned<xcb_get_property_reply_t> answer(
      xcb_get_property_reply(connection, question, nullptr));
  std::uint32_t value = 0;
  if (answer && answer->format == 32 && xcb_get_property_value_length(answer.get()) == 4) {
    std::memcpy(&value, xcb_get_property_value(answer.get()), sizeof value);
  }
  return value;
}

void Display::watch(xcb_window_t window, std::uint32_t events) {
  xcb_change_window_attributes(connection, window, XCB_CW_EVENT_MASK, &events);
  xcb_flush(connection);
}

bool Display::isViewable(xcb_window_t window) {
  const auto question = xcb_get_window_attributes(connection, window);
  const Owned<xcb_get_window_attributes_reply_t> answer(
      xcb_get_window_attributes_reply(connection, question, nullptr));
  return answer && answer->map_state == XCB_MAP_STATE_VIEWABLE;
}

bool Display::waitUntil(Clock::time_point deadline, int descriptor) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  pollfd sources[] = {{xcb_get_file_descriptor(connection), POLLIN, 0}, {descriptor, POLLIN, 0}};
  if (left <= 0) return false;
  poll(sources, 2, static_cast<int>(left));
  if (xcb_connection_has_error(connection) != 0) {
    throw std::runtime_error("The X server has gone.");
  }
  return true;
}

void Display::waitForManager() {
  watch(root, XCB_EVENT_MASK_PROPERTY_CHANGE);
  const xcb_atom_t check = atom("_NET_SUPPORTING_WM_CHECK");
  const Clock::time_point deadline = Clock::now() + managerPatience;
  while (property(root, check, XCB_ATOM_WINDOW) == XCB_NONE) {
    Owned<xcb_generic_event_t> event(xcb_poll_for_event(connection));
    if (!event && !waitUntil(deadline, -1)) {
      throw std::runtime_error("No window manager runs on this display.");
    }
  }
}

bool Display::note(const xcb_generic_event_t& event) {
  switch (event.response_type & 0x7f) {
  case XCB_CREATE_NOTIFY: {
    const auto& created = reinterpret_cast<const xcb_create_notify_event_t&>(event);
    if (created.parent != root || created.override_redirect != 0) return false;
    candidates.insert(created.window);
    // For its MapNotify inside a frame, which the root window does not hear of.
    watch(created.window, XCB_EVENT_MASK_STRUCTURE_NOTIFY);
    return true; // it may have been mapped before we were listening
  }
  case XCB_DESTROY_NOTIFY:
    candidates.erase(reinterpret_cast<const xcb_destroy_notify_event_t&>(event).window);
    return false;
  case XCB_MAP_NOTIFY: return true;
  default: return false;
  }
}

bool Display::find(pid_t process) {
  for (const xcb_window_t window : candidates) {
    if (isViewable(window) &&
        property(window, processId, XCB_ATOM_CARDINAL) == static_cast<std::uint32_t>(process)) {
      found = window;
      return true;
    }
  }
  return false;
}

Clock::time_point Display::waitForWindow(Process& process) {
  const Clock::time_point deadline = process.started() + windowPatience;
  while (true) {
    while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection)}) {
      const Clock::time_point arrived = Clock::now();
      if (note(*event) && find(process.id())) return arrived;
    }
    if (process.endsWithin(0ms)) {
      throw std::runtime_error("It " + process.howItEnded() + " before it showed a window.");
    }
    if (!waitUntil(deadline, process.endSignal())) {
      throw std::runtime_error("It showed no window of its own within " +
                               std::to_string(windowPatience.count()) + " seconds.");
    }
  }
}

void Display::closeWindow() {
  xcb_client_message_event_t message{};
  message.response_type = XCB_CLIENT_MESSAGE;
  message.format = 32;
  message.window = found;
  message.type = atom("WM_PROTOCOLS");
  message.data.data32[0] = atom("WM_DELETE_WINDOW");
  message.data.data32[1] = XCB_CURRENT_TIME;
  xcb_send_event(connection, 0, found, XCB_EVENT_MASK_NO_EVENT,
                 reinterpret_cast<const char*>(&message));
  xcb_flush(connection);
}

const char* nameOf(Ending ending) {
  switch (ending) {
  case Ending::byItself: return "closed";
  case Ending::terminated: return "terminated";
  case Ending::killed: break;
  }
  return "killed";
}

void measure(char* const* command) {
  Display display;
  display.waitForManager();
  display.listenForWindows();
  Process process(command);
  const Clock::time_point shown = display.waitForWindow(process);
  if (process.endsWithin(settling)) {
    throw std::runtime_error("It " + process.howItEnded() + " right after it showed a window.");
  }
  const Memory memory = process.memory();
  display.closeWindow();
  const Ending ending = process.end(endPatience);
  std::printf("{\"milliseconds\": %.3f, \"rss_kib\": %ld, \"pss_kib\": %ld, \"private_kib\": %ld, "
              "\"end\": \"%s\"}\n",
              std::chrono::duration<double, std::milli>(shown - process.started()).count(),
              memory.rss, memory.pss, memory.privateResident, nameOf(ending));
}

} // namespace

int main(int argc, char* argv[]) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: first_window COMMAND [ARGUMENT...]\n");
    return 2;
  }
  try {
    measure(argv + 1);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "first_window: %s: %s\n", argv[1], error.what());
    return 1;
  }
  return 0;
}
