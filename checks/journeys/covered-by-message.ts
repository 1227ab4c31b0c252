import type { Page } from "playwright-core";

/** The buttons, links, fields, headings and banners of which the message covers a part; the message must be there. */
export function coveredByMessage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const message = document.querySelector('header + [role="status"] > *, header + [role="alert"] > *');
    if (message === null) return ["There is no message."];
    const area = message.getBoundingClientRect();
    const others = document.querySelectorAll(
      'a, button, input, label, select, textarea, summary, nav, h1, h2, h3, header p, [role="status"], [role="alert"], section',
    );
    return [...others]
      .filter((other) => !other.contains(message) && !message.contains(other))
      .filter((other) => other.closest(".visually-hidden") === null)
      .filter((other) =>
        [...other.getClientRects()].some(
          ({ left, right, top, bottom, width, height }) =>
            width > 1 &&
            height > 1 &&
            Math.min(right, area.right) - Math.max(left, area.left) > 0.5 &&
            Math.min(bottom, area.bottom) - Math.max(top, area.top) > 0.5,
        ),
      )
      .map((other) => `${other.tagName} ${other.textContent?.trim().slice(0, 40)}`);
  });
}
