import * as z from "zod/mini";
import type { FieldMessage } from "./problems.ts";
import { isUuid } from "./uuid.ts";

/**
 * Schemas for parts of requests. All parse text, as in an address, and report a `FieldMessage`. Numbers must match
 * a digits pattern: `Number("")` is 0, and `Number("0x10")` is 16.
 */

/** A check that reports `message`. */
export function holds<T>(test: (value: T) => boolean, message: FieldMessage) {
  return z.refine<T>(test, { params: { message }, abort: true });
}

/**
 * Bidirectional embeddings, overrides and isolates: invisible characters that reorder surrounding text, and can
 * disguise `jpg.exe` as `exe.gpj`. They are often copied along from a phone's contacts. Directional marks, which
 * Arabic needs, are not included.
 */
export const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

const NUL = "\u0000";

/** False for text with NUL (which databases cannot store) or a lone surrogate. */
export function isWellFormedText(value: string): boolean {
  return !value.includes(NUL) && !/\p{Surrogate}/u.test(value);
}

/** Text of at most `max` characters, trimmed, in NFC, and without bidirectional controls. */
export function text({ max }: { max: number }) {
  return z.pipe(
    z.string().check(
      holds<string>((value) => value.length <= 4 * max, "tooLong"),
      holds<string>(isWellFormedText, "notText"),
    ),
    z.pipe(
      z.transform((value: string) => value.replace(TURNS, "").normalize("NFC").trim()),
      z.string().check(holds<string>((value) => value.length <= max, "tooLong")),
    ),
  );
}

/** A whole number in decimal digits, from `min` to `max`. Surrounding spaces are ignored. */
export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.pipe(
    z.string().check(holds<string>((value) => /^[+-]?\d{1,300}$/.test(value.trim()), "notWholeNumber")),
    z.pipe(
      z.transform(Number),
      z.number().check(holds<number>((value) => value >= min && value <= max, "outOfRange")),
    ),
  );
}

/** A number in decimal digits, from `min` to `max`. */
export function decimalNumber({ min, max }: { min: number; max: number }) {
  return z.pipe(
    z.string().check(holds<string>((value) => DECIMAL.test(value.trim()), "notNumber")),
    z.pipe(
      z.transform(Number),
      z.number().check(holds<number>((value) => value >= min && value <= max, "outOfRange")),
    ),
  );
}

const DECIMAL = /^[+-]?\d{1,20}(\.\d{1,20})?$/;

/** Parses lists of decimals such as `longitude|latitude`; null where one is invalid. */
export function decimals(value: string, separator: string): number[] | null {
  const parts = value.split(separator).map((part) => part.trim());
  return parts.every((part) => DECIMAL.test(part)) ? parts.map(Number) : null;
}

/** `true` or `false`, in any case. */
export function yesOrNo() {
  return z.pipe(
    z.string().check(holds<string>((value) => /^(true|false)$/i.test(value.trim()), "notYesOrNo")),
    z.transform((value: string) => value.trim().toLowerCase() === "true"),
  );
}

/** Splits a comma-separated list: trimmed, without empty parts and duplicates. */
export function splitList(value: string): string[] {
  const parts = value.split(",").map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/**
 * A comma-separated list of `names`, case-insensitive; any other name is refused with `refusal`. `aliases` maps
 * other spellings (in lower case) to names.
 */
export function enumList<const Name extends string>(
  names: readonly Name[],
  refusal: "unknownName" | "unknownValue",
  aliases: Readonly<Record<string, Name>> = {},
) {
  const byLowerCase = new Map<string, Name>(Object.entries(aliases));
  for (const name of names) byLowerCase.set(name.toLowerCase(), name);
  const read = (part: string): Name[] => {
    const name = byLowerCase.get(part.toLowerCase());
    return name === undefined ? [] : [name];
  };
  return z.pipe(
    z.string().check(
      holds<string>((value) => value.length <= 1000, "tooLong"),
      holds<string>((value) => splitList(value).every((part) => read(part).length === 1), refusal),
    ),
    z.transform((value: string): Name[] => [...new Set(splitList(value).flatMap(read))]),
  );
}

/** One of `names`, case-insensitive. */
export function enumValue<const Name extends string>(
  names: readonly Name[],
  refusal: "unknownName" | "unknownValue" | "languageOff" | "notTranslated",
  aliases: Readonly<Record<string, Name>> = {},
) {
  const byLowerCase = new Map<string, Name>(Object.entries(aliases));
  for (const name of names) byLowerCase.set(name.toLowerCase(), name);
  return z.pipe(
    z.string(),
    z.transform((value: string, context): Name => {
      const name = byLowerCase.get(value.trim().toLowerCase());
      if (name !== undefined) return name;
      context.issues.push({ code: "custom", input: value, params: { message: refusal } });
      return z.NEVER;
    }),
  );
}

/** An id, in lower case. */
export function id() {
  return z.pipe(
    z.string().check(holds<string>(isUuid, "notId")),
    z.transform((value: string) => value.toLowerCase()),
  );
}
