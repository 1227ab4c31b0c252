const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Whether JSON is nested deeper than `depth`. A parser would build all of it before anyone could look. */
export function isNestedDeeper(text: string, depth: number): boolean {
  let open = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === LIST || code === OBJECT) {
      open += 1;
      if (open > depth) return true;
    } else if (code === LIST_END || code === OBJECT_END) open -= 1;
  }
  return false;
}
