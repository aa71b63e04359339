"""How soon a move is seen: from the arrival of its message to the frame that shows it."""

from __future__ import annotations

import statistics

from playwright.sync_api import Page

from .people import by_id

SOON = 100  # milliseconds

# Notes for each `play` message how long it takes from its arrival, before any script of ours hears of it,
# until the page shows all that it tells and the frame is painted.
WATCH = """
window.delays = [];
const arrived = new Map();
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data, timeStamp }) => {
      const message = JSON.parse(data);
      if (message.type === "play") arrived.set(message.number, timeStamp);
    });
  }
};
function painted(then) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
}
new MutationObserver(() => {
  const shown = Number(document.querySelector("[data-number]")?.dataset.number ?? 0);
  for (const [number, since] of arrived) {
    if (number > shown) continue;
    arrived.delete(number);
    painted(() => delays.push(performance.now() - since));
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-number"], childList: true });
"""


def watch_delays(page: Page) -> None:
    """From the next page that is loaded on."""
    page.add_init_script(WATCH)


def assert_seen_soon(page: Page) -> None:
    """Every message was shown, and half of them within a tenth of a second."""
    delays = page.evaluate("delays")
    print(f"{len(delays)} messages, median {statistics.median(delays):.1f} ms, worst {max(delays):.1f} ms")
    assert len(delays) == int(by_id(page, "table").get_attribute("data-number") or 0) > 10
    assert statistics.median(delays) < SOON
