import { splitWords } from "../base/text/fold.ts";
import { normalizeStreet } from "../places/street.ts";
import {
  findOwnHost,
  findOwnMailDomain,
  haveOwnPages,
  readPhoneDigits,
  readRoom,
  readZipOrTown,
} from "./listing-signs.ts";
import { beginsWith, longNames, startsWithName } from "./named-in-text.ts";
import { isOfficeName, isOrganizationName, type Named, namedProgram, partsOfName } from "./named-program.ts";
import { narrowingWords } from "./narrowing-words.ts";
import { likeness, textLikeness } from "./text-likeness.ts";

/** The compared fields of a listing: only those its page may show, so that no reason reveals a hidden place. */
export interface ComparedListing extends Named {
  readonly description: string;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly phoneExtension: string | null;
  readonly website: string | null;
  readonly contactEmail: string | null;
}

/** Reasons why two listings may be duplicates, in the order in which pages show them. */
export const DUPLICATE_REASONS = [
  "sameName",
  "similarName",
  "namedInText",
  "sameWebsite",
  "sameEmail",
  "sameOrganization",
  "sameAddress",
  "sameTown",
  "samePhone",
  "similarPhone",
  "sameText",
  "similarText",
] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** The likelihood that two listings are the same service. */
export interface DuplicateMatch {
  /** 0 to 100. Pairs from `PROPOSED_FROM` on are proposed. */
  readonly score: number;
  readonly reasons: readonly DuplicateReason[];
}

/** Least score of a proposed pair. */
export const PROPOSED_FROM = 60;

const NONE: DuplicateMatch = { score: 0, reasons: [] };

/**
 * Compares listings by organization, then site, then program. All three must agree: a shared phone or address alone is
 * not enough (rules duplicates 1–6). Symmetric.
 */
export function compareListings(a: ComparedListing, b: ComparedListing): DuplicateMatch {
  const phone = phoneReason(a, b);
  const organization = sameOrganization(a, b, phone);
  if (organization.length === 0) return acrossAgencies(a, b, phone);
  const site = sameSite(a, b, phone);
  if (site === null) return NONE;
  const program = sameProgram(a, b, phone);
  if (program === null) return NONE;
  const reasons = new Set<DuplicateReason>([...organization, site, ...program.reasons]);
  if (phone !== null) reasons.add(phone);
  const score = Math.min(
    100,
    program.score +
      (site === "sameAddress" ? 20 : 10) +
      (phone === "samePhone" ? 15 : 0) +
      Math.min(10, 5 * organization.length),
  );
  return { score, reasons: DUPLICATE_REASONS.filter((reason) => reasons.has(reason)) };
}

/**
 * Whether the organization is the same, by website, email or name; or whether two offices at the same phone name the
 * same program.
 */
function sameOrganization(
  a: ComparedListing,
  b: ComparedListing,
  phone: DuplicateReason | null,
): DuplicateReason[] {
  const [nameA, nameB] = [extractOrganizationWords(a.name), extractOrganizationWords(b.name)];
  const reasons: DuplicateReason[] = [];
  const hosts = [findOwnHost(a.website), findOwnHost(b.website)];
  if (hosts[0] !== null && hosts[0] === hosts[1]) reasons.push("sameWebsite");
  const domains = [findOwnMailDomain(a.contactEmail), findOwnMailDomain(b.contactEmail)];
  if (domains[0] !== null && domains[0] === domains[1]) reasons.push("sameEmail");
  if (contains(nameA, nameB) || contains(nameB, nameA)) reasons.push("sameOrganization");
  return reasons.length > 0 || phone !== "samePhone" || !isSameNamedProgram(a, b) ? reasons : ["sameName"];
}

/**
 * Matches one program that two agencies list, each under its own name, at one address and phone, if one text names the
 * other program, the building has the same name, or the texts are the same (rules duplicates 22 and 23).
 */
function acrossAgencies(
  a: ComparedListing,
  b: ComparedListing,
  phone: DuplicateReason | null,
): DuplicateMatch {
  const text = textLikeness(a.description, b.description);
  if (text < SHARED_TEXT || sameSite(a, b, phone) !== "sameAddress") return NONE;
  if (phone !== "samePhone") return underAnotherPhone(a, b, text);
  const programs = [namedProgram(a, b), namedProgram(b, a)] as const;
  const reasons: DuplicateReason[] = [];
  if (!isNarrowed(a, b, text)) {
    if (isSameSiteName(a, b)) reasons.push("similarName");
    if (text >= SAME_TEXT && programs.some(({ length }) => length < 2)) reasons.push("sameText");
  }
  if (isOfOneSeason(a, b) && (areAbout(a, b, 2) || areAbout(b, a, 2))) reasons.push("namedInText");
  if (reasons.length === 0) return NONE;
  const found = new Set<DuplicateReason>([...reasons, "sameAddress", "samePhone"]);
  if (text >= SIMILAR_TEXT && text < SAME_TEXT) found.add("similarText");
  return { score: 55 + 30 * text, reasons: DUPLICATE_REASONS.filter((reason) => found.has(reason)) };
}

/**
 * Matches two texts about one long name with which one of them begins, although each agency has its own phone for it.
 */
function underAnotherPhone(a: ComparedListing, b: ComparedListing, text: number): DuplicateMatch {
  if (text < ALIKE_ELSEWHERE || !isOfOneSeason(a, b)) return NONE;
  const others = new Set(longNames(b.description));
  const isShared = longNames(a.description).some(
    (name) => others.has(name) && (beginsWith(a.description, name) || beginsWith(b.description, name)),
  );
  return isShared ? { score: 45 + 40 * text, reasons: ["namedInText", "sameAddress"] } : NONE;
}

/** Whether two names are of one building: the other contains all words of one, and neither is a town's. */
function isSameSiteName(a: ComparedListing, b: ComparedListing): boolean {
  const [ownA, ownB] = [ownName(a), ownName(b)];
  return !a.isNamedAfterPlace && !b.isNamedAfterPlace && (contains(ownA, ownB) || contains(ownB, ownA));
}

/** Whether both texts begin with the name of the one; an agency's text may begin with any of its programs. */
function areAbout(named: ComparedListing, other: ComparedListing, fewestWords: number): boolean {
  if (isOrganizationName(named, other) || isOrganizationName(other, named)) return false;
  return [named, other].every(({ description }) => startsWithName(description, named, other, fewestWords));
}

function isSameNamedProgram(a: ComparedListing, b: ComparedListing): boolean {
  const [ownA, ownB] = [ownName(a), ownName(b)];
  return (
    ownA.length >= 2 && ownA.join(" ") === ownB.join(" ") && !a.isNamedAfterPlace && !b.isNamedAfterPlace
  );
}

function ownName({ name }: ComparedListing): string[] {
  return splitWords(partsOfName(name).own).filter((word) => !LEGAL.has(word));
}

/** Returns the words of an organization's name: the part after the dash, else the whole name. */
export function extractOrganizationWords(name: string): readonly string[] {
  return splitWords(partsOfName(name).organization ?? name).filter((word) => !LEGAL.has(word));
}

const LEGAL = new Set(
  "inc llc ltd corp co company incorporated the of and a an at for in y de la el los las".split(" "),
);

/** Whether a name contains all words of another, in any order. */
function contains(whole: readonly string[], part: readonly string[]): boolean {
  return part.length >= 2 && part.every((word) => whole.includes(word));
}

/** Compares phones; numbers of one switchboard differ in their last two digits. */
function phoneReason(a: ComparedListing, b: ComparedListing): "samePhone" | "similarPhone" | null {
  const [one, other] = [readPhoneDigits(a), readPhoneDigits(b)];
  if (one === null || other === null) return null;
  if (one === other && (a.phoneExtension ?? b.phoneExtension) === (b.phoneExtension ?? a.phoneExtension))
    return "samePhone";
  return one.slice(0, 8) === other.slice(0, 8) ? "similarPhone" : null;
}

/** Whether both are at one site: the same building; different rooms count only with the same phone. */
function sameSite(
  a: ComparedListing,
  b: ComparedListing,
  phone: DuplicateReason | null,
): "sameAddress" | "sameTown" | null {
  const [one, other] = [normalizeStreet(a), normalizeStreet(b)];
  if (one !== null && other !== null) {
    // If the phone is the same, one of the ZIP codes is wrong.
    if (one !== other || (phone !== "samePhone" && readZipOrTown(a) !== readZipOrTown(b))) return null;
    return phone === "samePhone" ||
      readRoom(a) === null ||
      readRoom(b) === null ||
      readRoom(a) === readRoom(b)
      ? "sameAddress"
      : null;
  }
  if (one !== null || other !== null || phone !== "samePhone") return null;
  return readZipOrTown(a) !== null && readZipOrTown(a) === readZipOrTown(b) ? "sameTown" : null;
}

/** Whether the program is the same: texts in common, and names that do not contradict. */
function sameProgram(
  a: ComparedListing,
  b: ComparedListing,
  phone: DuplicateReason | null,
): { score: number; reasons: DuplicateReason[] } | null {
  const text = textLikeness(a.description, b.description);
  if (isNarrowed(a, b, text)) return null;
  const programs = [namedProgram(a, b), namedProgram(b, a)] as const;
  const names = nameReason(a, b, ...programs) ?? namedInText(a, b, { programs, phone, text });
  if (text < neededText(a, b, { programs, names, phone, text })) return null;
  const areNamed = programs.every(({ length }) => length > 0);
  const reasons: DuplicateReason[] = names === null ? [] : [names];
  if (text >= SAME_TEXT) reasons.push("sameText");
  else if (text >= SIMILAR_TEXT) reasons.push("similarText");
  return { score: (names === null ? 15 : 25) + (areNamed ? 10 : 0) + 30 * text, reasons };
}

/** Whether both listings name the same season, and the same one of several numbered programs. */
function isOfOneSeason(a: ComparedListing, b: ComparedListing): boolean {
  const [one, other] = [narrowingWords(a, b), narrowingWords(b, a)];
  return one.texts === other.texts && one.numbers === other.numbers;
}

/** Whether one listing is narrowed to other people, another time, or another of several programs. */
function isNarrowed(a: ComparedListing, b: ComparedListing, text: number): boolean {
  const [one, other] = [narrowingWords(a, b), narrowingWords(b, a)];
  if (one.numbers !== other.numbers) return true;
  // An office does not state whom its programs are for; its organization may say more about them.
  const isAnOffice = isOffice(a, b) || isOffice(b, a);
  if (!isAnOffice && one.texts !== other.texts) return true;
  return one.names !== other.names && !(text >= SAME_TEXT && (isOfficeName(a) || isOfficeName(b)));
}

/** The comparison of two listings' names, used when their texts are compared. */
interface NamesCompared {
  readonly programs: readonly [readonly string[], readonly string[]];
  readonly names: DuplicateReason | null;
  readonly phone: DuplicateReason | null;
  readonly text: number;
}

/** Returns the share of their texts that two listings must have in common; more than 1: they are not duplicates. */
function neededText(
  a: ComparedListing,
  b: ComparedListing,
  { programs, names, phone, text }: NamesCompared,
): number {
  if (isSameWholeName(a, b) && phone === "samePhone") return LITTLE_TEXT;
  if (programs.every(({ length }) => length > 0)) {
    return neededByPrograms(names, programs[0].length);
  }
  // At most one of them names a program; the other is its organization, its office or its site.
  const isOrganization = isOrganizationName(a, b) || isOrganizationName(b, a);
  if (names === "sameName" && isOrganization && !a.isNamedAfterPlace && !b.isNamedAfterPlace) return 0;
  if (isOffice(a, b) || isOffice(b, a)) {
    const isOneRoom = readRoom(a) !== null && readRoom(a) === readRoom(b);
    return phone !== null || isOneRoom ? SIMILAR_TEXT : NEVER;
  }
  if (phone === null || (haveOwnPages(a, b) && text < SAME_TEXT)) return NEVER;
  const isSite = programs.every(({ length }) => length === 0) && names === "similarName";
  return isSite && phone === "samePhone" ? SIMILAR_TEXT : CONTAINED;
}

/** Whether one name has a dash, and the other is the same without it. */
function isSameWholeName(a: ComparedListing, b: ComparedListing): boolean {
  if ((partsOfName(a.name).organization === null) === (partsOfName(b.name).organization === null))
    return false;
  const [one, other] = [wholeName(a), wholeName(b)];
  return one.length >= LONG_NAME && one.join(" ") === other.join(" ");
}

function wholeName({ name }: ComparedListing): string[] {
  return splitWords(name).filter((word) => !LEGAL.has(word));
}

/** Whether one text names the program that the other listing describes under another name. */
function namedInText(
  a: ComparedListing,
  b: ComparedListing,
  { programs, phone, text }: Omit<NamesCompared, "names">,
): "namedInText" | null {
  if (phone !== "samePhone" || text < SIMILAR_TEXT || programs.some(({ length }) => length === 0))
    return null;
  return areAbout(a, b, LONG_NAME) || areAbout(b, a, LONG_NAME) ? "namedInText" : null;
}

/** Returns the similarity of texts required of two listings that both name a program. */
function neededByPrograms(names: DuplicateReason | null, words: number): number {
  // Programs with different names are different, whatever texts they share.
  if (names === null) return NEVER;
  if (names !== "sameName") return SIMILAR_TEXT;
  // A short name may be a place that is in no list: "Little Havana".
  return words >= LONG_NAME ? LITTLE_TEXT : ALIKE;
}

/** Whether the one is an office of the other, an organization. */
function isOffice(office: ComparedListing, organization: ComparedListing): boolean {
  if (isOrganizationName(office, organization) || !isOrganizationName(organization, office)) return false;
  return isOfficeName(office);
}

/** Shares of their texts that two listings have in common, from 0 to 1. */
const LITTLE_TEXT = 0.05;
const SHARED_TEXT = 0.25;
const ALIKE_ELSEWHERE = 0.4;
const ALIKE = 0.3;
const SIMILAR_TEXT = 0.5;
const CONTAINED = 0.85;
const SAME_TEXT = 0.95;
const NEVER = 2;

/** Fewest words of a name that cannot be a place's. */
const LONG_NAME = 3;

function nameReason(
  a: ComparedListing,
  b: ComparedListing,
  programA: readonly string[],
  programB: readonly string[],
): "sameName" | "similarName" | null {
  const [ownA, ownB] = [ownName(a), ownName(b)];
  if (ownA.join(" ") === ownB.join(" ")) return "sameName";
  if (programA.length === 0 && programB.length === 0) {
    return contains(ownA, ownB) || contains(ownB, ownA) ? "similarName" : null;
  }
  // If each has a word that the other lacks, they are different: "Help for Dade" and "Help for Monroe".
  const isPart =
    programA.every((word) => programB.includes(word)) || programB.every((word) => programA.includes(word));
  return isPart && likeness(new Set(programA), new Set(programB)) >= 0.5 ? "similarName" : null;
}
