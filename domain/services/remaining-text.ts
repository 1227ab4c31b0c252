const CUT = "…";

/**
 * The rest of a whole text after a given beginning, so that the beginning is not shown twice; "" where that is all.
 * Null where it begins otherwise. A beginning that was cut ends in "…", and the rest begins with one.
 */
export function remainingText(whole: string, beginning: string): string | null {
  const isCut = beginning.endsWith(CUT);
  const shared = isCut ? beginning.slice(0, -CUT.length) : beginning;
  if (!whole.startsWith(shared)) return null;
  const rest = whole.slice(shared.length);
  // The beginning ends inside a word, half of which would be shown alone.
  if (!isCut && /^[\p{L}\p{N}]/u.test(rest) && /[\p{L}\p{N}]$/u.test(shared)) return null;
  const text = rest.replace(isCut ? /^[\s,;:.–—-]+/u : /^\s+/u, "");
  return isCut && text !== "" ? `${CUT} ${text}` : text;
}
