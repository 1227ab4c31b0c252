import { DANGER_FAMILIES, type DangerFamily } from "./danger-families.ts";

/** The header of a reply to a list call whose text names a danger, in the form of RFC 9651: `WITNESS;now`. */
export const DANGER_HEADER = "X-Danger";

/** Which danger it is: of `DangerNotice`, what may be passed on. */
export interface NamedDanger {
  readonly family: DangerFamily;
  readonly isNow: boolean;
  readonly hintedOnly: boolean;
}

export function writeDanger({ family, isNow, hintedOnly }: NamedDanger): string {
  return [family, ...(isNow ? ["now"] : []), ...(hintedOnly ? ["hint"] : [])].join(";");
}

/** Null where there is none, or one that this version does not know. */
export function readDanger(header: string | null): NamedDanger | null {
  const [name = "", ...parameters] = (header ?? "").split(";").map((part) => part.trim());
  const family: DangerFamily | undefined = DANGER_FAMILIES.find((one) => one === name);
  if (family === undefined) return null;
  return { family, isNow: parameters.includes("now"), hintedOnly: parameters.includes("hint") };
}
