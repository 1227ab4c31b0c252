/**
 * Removes marks from the end of a text, each a single character of `marks`. Linear, unlike a pattern that ends in `$`.
 */
export function withoutEnding(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
