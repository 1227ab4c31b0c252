import { DANGER_FAMILIES, type DangerFamily } from "./danger-families.ts";

/** Header of a reply to a list call whose text names a danger, in the format of RFC 9651: `WITNESS;now`. */
export const DANGER_HEADER = "X-Danger";

/** The parts of `DangerNotice` that may leave the call. */
export interface NamedDanger {
  readonly family: DangerFamily;
  readonly isNow: boolean;
  readonly hintedOnly: boolean;
}

export function writeDanger({ family, isNow, hintedOnly }: NamedDanger): string {
  return [family, ...(isNow ? ["now"] : []), ...(hintedOnly ? ["hint"] : [])].join(";");
}

/** Parses the header; null if it is absent or names a danger unknown to this version. */
export function readDanger(header: string | null): NamedDanger | null {
  const [name = "", ...parameters] = (header ?? "").split(";").map((part) => part.trim());
  const family: DangerFamily | undefined = DANGER_FAMILIES.find((one) => one === name);
  if (family === undefined) return null;
  return { family, isNow: parameters.includes("now"), hintedOnly: parameters.includes("hint") };
}
