import { withoutAddress } from "../protection/without-address.ts";
import type { HiddenDoor } from "./without-doors.ts";

const REMOVED = /\[…\]/gu;
/** Words that join a name to its street. */
const JOINING: ReadonlySet<string> = new Set("at on of in the en de del la el".split(" "));

/**
 * Names an organization without the addresses that its listings hide: "31 Foxglove Court Mission" becomes "Mission".
 * Where nothing is left, it falls back to the other name, and without one to a placeholder.
 */
export function nameWithoutDoors(
  { name, alternateName }: { readonly name: string; readonly alternateName: string | null },
  doors: readonly HiddenDoor[],
): string {
  return nameWithout({ name, alternateName }, (text) =>
    doors.reduce((left, { lines, zip }) => withoutAddress(left, { lines: [...lines], zip }), text),
  );
}

/** Names an organization after `clean` has been applied to its names. */
export function nameWithout(
  { name, alternateName }: { readonly name: string; readonly alternateName: string | null },
  clean: (text: string) => string,
): string {
  const left = clean(name);
  if (left === name) return name;
  return tidy(left) || tidy(clean(alternateName ?? "")) || "[…]";
}

/** Empty where no letter is left. */
function tidy(text: string): string {
  const words = text
    .replace(REMOVED, " ")
    .split(/\s/u)
    .filter((word) => word !== "");
  const says = (word: string) => /[\p{L}\p{N}]/u.test(word) && !JOINING.has(word.toLowerCase());
  const last = words.length - [...words].reverse().findIndex(says);
  const kept = words.some(says) ? words.slice(words.findIndex(says), last) : [];
  const joined = kept.join(" ").replace(/[,;:]$/u, "");
  return /\p{L}/u.test(joined) ? joined : "";
}
