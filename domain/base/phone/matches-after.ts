/**
 * Finds every match of a pattern that does not begin right after a character of a class. Replaces lookbehind, which
 * older browsers lack.
 *
 * @param pattern with the flag `g`
 */
export function matchesNotAfter(pattern: RegExp, text: string, before: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match.index > 0 && before.test(text.slice(0, match.index).slice(-1))) {
      pattern.lastIndex = match.index + 1;
    } else {
      found.push(match);
      if (match[0] === "") pattern.lastIndex += 1;
    }
  }
  return found;
}
