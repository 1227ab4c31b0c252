import { countSegments, countSeptets, foldToGsm7 } from "./gsm7.ts";

/** Maximum segments of an answer (rule text-messages 5). */
const MAX_SEGMENTS = 2;

/** A part of a text message, which is sent whole or not at all. */
export interface TextPart {
  readonly text: string;
  /** Parts of lower rank are placed first. */
  readonly rank: number;
  /** The part without which this one makes no sense. */
  readonly after?: TextPart;
  /** Whether the part begins a new line. */
  readonly isLine?: boolean;
}

export interface ComposedText {
  readonly text: string;
  readonly parts: ReadonlySet<TextPart>;
}

/**
 * Composes as many parts as fit in two segments: chosen by rank, in the order given. Parts are never cut, so neither is
 * a word or a number.
 */
export function composeText(parts: readonly TextPart[]): ComposedText {
  const chosen = new Set<TextPart>();
  for (const part of [...parts].sort((a, b) => a.rank - b.rank)) {
    if (foldToGsm7(part.text).trim() === "") continue;
    if (part.after !== undefined && !chosen.has(part.after)) continue;
    chosen.add(part);
    if (countSegments(joined(parts, chosen)) > MAX_SEGMENTS) chosen.delete(part);
  }
  return { text: joined(parts, chosen), parts: chosen };
}

function joined(parts: readonly TextPart[], chosen: ReadonlySet<TextPart>): string {
  return parts
    .filter((part) => chosen.has(part))
    .map((part) => `${part.isLine === true ? "\n" : " "}${foldToGsm7(part.text).trim()}`)
    .join("")
    .slice(1);
}

/** Shortens a text to at most this many septets, ending after a whole word; null if not even the first word fits. */
export function shortenedTo(text: string, septets: number): string | null {
  const folded = foldToGsm7(text).replace(/\s+/gu, " ").trim();
  if (countSeptets(folded) <= septets) return folded === "" ? null : folded;
  const words = folded.split(" ");
  let shortened: string | null = null;
  for (let count = 1; count < words.length; count++) {
    const some = `${words
      .slice(0, count)
      .join(" ")
      .replace(/[,;:.&(-]$/u, "")}...`;
    if (countSeptets(some) > septets) break;
    shortened = some;
  }
  return shortened;
}
