import { fold, splitWords } from "../base/text/fold.ts";

/** A name with one of these words is a place's or an office's, not a program's. */
const SITE_WORDS = new Set(
  "center centre building clinic library park school elementary middle courthouse hospital church office offices headquarters administration institution main branch campus club station unit site plaza house hall county city centro oficina oficinas escuela biblioteca parque iglesia sede".split(
    " ",
  ),
);

/** Words of a name that do not distinguish programs. */
const GENERIC = new Set(
  "program programs service services lesson lessons project north south east west central the of and a an at for in inc llc ltd corp programa programas servicio servicios norte sur este oeste de la el los las y".split(
    " ",
  ),
);

/** A name of only these words is an office's. */
const OFFICE_WORDS = new Set(
  "main office offices headquarters administration administrative branch location locations oficina oficinas sede".split(
    " ",
  ),
);

const ORGANIZATION =
  /\b(?:inc|llc|ltd|corp|corporation|department|foundation|ministries|association|coalition)\b/;

/** The names of a listing, as duplicates are compared by them. */
export interface Named {
  readonly name: string;
  readonly city: string;
  /** Whether its own name is that of a city or county: "Key West – Monroe County Public Library". */
  readonly isNamedAfterPlace: boolean;
}

/**
 * Splits a name into a listing's own name and its organization's, if it contains both: `Emergency Shelter – Hope
 * House`.
 */
export function partsOfName(name: string): { own: string; organization: string | null } {
  const parts = name.split(" – ");
  return parts.length === 1
    ? { own: name, organization: null }
    : { own: parts.slice(0, -1).join(" "), organization: parts[parts.length - 1] ?? null };
}

/** Whether a name is an organization's: by its words, or since the other listing has it as that. */
export function isOrganizationName({ name }: Named, other: Named): boolean {
  const { own, organization } = partsOfName(name);
  const others = partsOfName(other.name).organization;
  if (organization !== null) return false;
  return ORGANIZATION.test(fold(own)) || (others !== null && fold(others) === fold(own));
}

/**
 * Returns the words of a name that identify the program; empty if it is the name of an organization, a place or an
 * office.
 */
export function namedProgram(listing: Named, other: Named): string[] {
  if (listing.isNamedAfterPlace || isOrganizationName(listing, other)) return [];
  const words = splitWords(partsOfName(listing.name).own);
  if (words.some((word) => SITE_WORDS.has(word))) return [];
  const places = new Set([...splitWords(listing.city), ...splitWords(other.city)]);
  return words.filter((word) => !GENERIC.has(word) && !places.has(word));
}

/** Whether a listing is named after its town, or only says that it is an office. */
export function isOfficeName({ name, city, isNamedAfterPlace }: Named): boolean {
  const places = new Set(splitWords(city));
  return (
    isNamedAfterPlace ||
    splitWords(partsOfName(name).own).every(
      (word) => OFFICE_WORDS.has(word) || GENERIC.has(word) || places.has(word),
    )
  );
}
