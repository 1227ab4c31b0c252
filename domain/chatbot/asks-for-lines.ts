import type { TopicsFound } from "./topics-in.ts";

const CRISIS_LINES =
  /\b(?:hot ?lines?|help ?lines?|crisis|crisis lines?|lineas? de (?:crisis|ayuda|emergencia|apoyo|auxilio)|numeros? de (?:emergencia|crisis|auxilio)|emergency (?:numbers?|phone|contacts?|lines?)|988|211|911|lifeline)\b/u;

/**
 * Whether a message asks only for crisis lines.
 *
 * @param text folded words
 * @param topics topics asked for beside them; null: there are none
 */
export function asksForLines(text: string, topics: TopicsFound | null): boolean {
  const isBeside = topics !== null && (BESIDE_LINES.test(text) || topics.strong.length > 1);
  return CRISIS_LINES.test(text) && !isBeside;
}

/**
 * Phrases that ask for more than a line: "crisis counselor" is a person, and "a helpline or a group for caregivers"
 * asks for either.
 */
const BESIDE_LINES = /\bcrisis (?:counselor|center)\b|\bcrisis$|\blines? (?:or|and|o|y) /u;
