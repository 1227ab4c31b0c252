import * as z from "zod/mini";
import type { FieldMessage } from "./problems.ts";

/**
 * The building blocks of requests. All read text, as it stands in an address, and answer with a
 * `FieldMessage` where it is not what it should be. Numbers go by a digits pattern: `Number("")` is 0, and
 * `Number("0x10")` is 16.
 */

/** A check whose failure is told by `message`. */
export function holds<T>(test: (value: T) => boolean, message: FieldMessage) {
  return z.refine<T>(test, { params: { message }, abort: true });
}

/**
 * Embeddings, overrides and isolates of direction: they turn what stands around them, too, and make `exe.gpj` of
 * `jpg.exe`. Nobody sees them: they come along with what is copied from a phone's contacts. The marks, which turn
 * nothing, are not among them: Arabic needs them.
 */
export const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

const NUL = "\u0000";

/** False for text with NUL (no database keeps it) or half a surrogate pair (it is no character). */
export function isWellFormedText(value: string): boolean {
  return !value.includes(NUL) && !/\p{Surrogate}/u.test(value);
}

/**
 * Text of at most `max` characters, in Unicode normal form C, without spaces at its ends and without what turns
 * the text around it.
 */
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

/** A whole number in decimal digits, from `min` to `max`; a larger one is refused. Spaces around it mean nothing. */
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

/** Reads `longitude|latitude`-like lists of plain decimals; null where one is not. */
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

/** A comma list as older and newer clients send it: trimmed, empty parts dropped, each once. */
export function splitList(value: string): string[] {
  const parts = value.split(",").map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}

/**
 * A comma list of names out of `names`, written in any case; any other name is refused with `refusal`.
 * `aliases` maps other spellings (in lower case) to names.
 */
export function listOf<const Name extends string>(
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

/** One name out of `names`, written in any case. */
export function oneOf<const Name extends string>(
  names: readonly Name[],
  refusal: "unknownName" | "unknownValue",
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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Of any version, in either case. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** An id, in lower case. */
export function id() {
  return z.pipe(
    z.string().check(holds<string>(isUuid, "notId")),
    z.transform((value: string) => value.toLowerCase()),
  );
}
