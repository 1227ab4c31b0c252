import { withoutAddress } from "../protection/without-address.ts";
import type { HiddenDoor } from "./without-doors.ts";

const REMOVED = /\[…\]/gu;
/** What joins a name to its street. */
const JOINING =
  /^(?:[\s,;:/–—-]|(?:at|on|of|in|en|de|del)\s)+|(?:[\s,;:/–—-]|\s(?:at|on|of|in|en|de|del|la|el|the))+$/giu;

/**
 * What an organization is called without the doors that its listings hide: "31 Foxglove Court Mission" is "Mission". Where
 * nothing is left, it has its other name, and without one a sign for what was taken out.
 */
export function nameWithoutDoors(
  { name, alternateName }: { readonly name: string; readonly alternateName: string | null },
  doors: readonly HiddenDoor[],
): string {
  const clean = (text: string) =>
    doors.reduce((left, { lines, zip }) => withoutAddress(left, { lines: [...lines], zip }), text);
  const left = clean(name);
  if (left === name) return name;
  return tidy(left) || tidy(clean(alternateName ?? "")) || "[…]";
}

/** Empty where no letter is left. */
function tidy(text: string): string {
  const joined = text.replace(REMOVED, " ").replace(/\s+/gu, " ").trim().replace(JOINING, "");
  return /\p{L}/u.test(joined) ? joined : "";
}
