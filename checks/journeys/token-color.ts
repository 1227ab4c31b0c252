import type { Locator } from "playwright-core";

/** Returns the color of a token of `web/base/ui/tokens.css` at an element, in the browser's notation. */
export function tokenColor(element: Locator, token: `--${string}`): Promise<string> {
  return element.evaluate((parent, name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    parent.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
