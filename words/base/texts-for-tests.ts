/** A text and its path in the catalog: `serviceForm.errors.notEmail`. */
export type Text = readonly [where: string, text: string];

/** Sample arguments for messages: one of each kind that messages accept, in one word. */
const SAMPLES = [
  2,
  1,
  "Casa",
  "2026-11-20",
  ["Casa", "Sol"],
  "MONDAY",
  "FIRST",
  null,
  ["FIRST"],
  ["MONDAY"],
  { year: 2026, month: 11, day: 20 },
] as const;

function tuples(length: number): readonly (readonly unknown[])[] {
  if (length === 0) return [[]];
  return tuples(length - 1).flatMap((tuple) => SAMPLES.map((sample) => [...tuple, sample]));
}

/** Renders a message with every combination of sample arguments that suits it. */
function rendered(message: (...values: readonly unknown[]) => unknown, length: number): readonly string[] {
  const texts = tuples(length).flatMap((values) => {
    try {
      const text = message(...values);
      return typeof text === "string" && !/undefined|null|NaN|\[object/u.test(text) ? [text] : [];
    } catch {
      return []; // These arguments are of other kinds than the message takes.
    }
  });
  return [...new Set(texts)];
}

/** Lists every text of a catalog; a message with parameters is rendered with suitable samples. */
export function textsIn(value: unknown, where: string): readonly Text[] {
  if (typeof value === "string") return [[where, value]];
  if (typeof value === "function") {
    const texts = rendered((...values) => Reflect.apply(value, undefined, values), value.length);
    if (texts.length === 0) throw new Error(`${where} takes something that is not among the samples`);
    return texts.map((text): Text => [where, text]);
  }
  if (typeof value !== "object" || value === null) throw new Error(`${where} is no message`);
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`));
}
