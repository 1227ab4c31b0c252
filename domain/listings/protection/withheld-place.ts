import { isSame } from "../../services/changes.ts";
import { ENTERED_FIELDS, type EnteredField, getFieldSpec, isOfKind } from "../../services/field-names.ts";
import { type FlatFacts, factsOfFlat, flatFacts } from "../../services/flat-facts.ts";
import { isProtected, type ShownPlace, showsDoor } from "../../services/protection.ts";
import type { ServiceFacts } from "../../services/service.ts";
import { withoutAnyStreet } from "./any-street.ts";
import type { ProtectionTexts } from "./protection-texts.ts";
import { protectsPeople } from "./protects-people.ts";
import {
  isHostOfStreet,
  isMapLink,
  withoutAddress,
  withoutForeignAddress,
  withoutStreetAlone,
} from "./without-address.ts";

/**
 * A withheld place is kept for those who may edit the listing, and the public sees the region alone until a person has
 * decided (rules protection 3–6).
 */

/**
 * Why a place is withheld: for words of the listing, with another service's door, because its source marks it so, or
 * because a person has said that the service protects people. EXCLUDED: nothing is withheld, but its source keeps the record
 * out of directories, and persons are asked whether it stays.
 */
export const WITHHOLDING_REASONS = ["WORDS", "SHARED_DOOR", "SOURCE_FLAG", "PERSON", "EXCLUDED"] as const;
export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number];

/** What the history says of a record that leaves the public for it; a flag of a source has no words of its own. */
export const EXCLUDED_BY_SOURCE = "Its source keeps it out of directories now.";

/** What was taken out of fields that name the place: what stood there, and what stands there now. */
export type TakenFields = Readonly<Record<string, { readonly was: unknown; readonly is: unknown }>>;

export interface Withholding {
  readonly reason: WithholdingReason;
  /** The words that led to it. */
  readonly words: readonly string[];
  readonly taken: TakenFields;
}

/** Everything that is said of a service, for the rule. */
export function textsOfFacts(facts: ServiceFacts): ProtectionTexts {
  const flat = flatFacts(facts);
  const others = TEXT_FIELDS.filter((field) => !OWN_PLACE.has(field)).flatMap((field) =>
    textsIn(flat[field]),
  );
  return {
    name: facts.name,
    organization: facts.organization?.name ?? null,
    description: facts.sourceDescription ?? facts.description,
    others,
    addressLines: [facts.place.address1, facts.place.address2],
    isHousing: facts.needs.includes("EMERGENCY") || facts.needs.includes("TRANSITIONAL"),
  };
}

/** What the rule says of a service as it is stored. A service without a place has none to withhold. */
export function findingOfFacts(facts: ServiceFacts) {
  return protectsPeople(textsOfFacts(facts));
}

/** The fields with running text. */
const TEXT_FIELDS: readonly EnteredField[] = ENTERED_FIELDS.filter(
  (field) =>
    getFieldSpec(field).part !== "place" &&
    (isOfKind(field, "line") || isOfKind(field, "text") || isOfKind(field, "texts")),
);
/** Web and mail addresses. */
const HOSTS: readonly EnteredField[] = ENTERED_FIELDS.filter(
  (field) => isOfKind(field, "webAddress") || isOfKind(field, "email"),
);
/** The region in the provider's own words, which the public reads instead of the place. */
const REGIONS = ["region", "regionEs"] as const;
/** All fields out of which the street of a hidden door is taken. */
export const WORDS: readonly EnteredField[] = [...new Set([...TEXT_FIELDS, ...HOSTS, ...REGIONS])];
/** These are read by themselves, or are no words about the service. */
const OWN_PLACE: ReadonlySet<EnteredField> = new Set<EnteredField>([
  "name",
  "description",
  "sourceDescription",
  "region",
  "regionEs",
]);

/** The facts as the public may have them, and what was taken out of them. */
export function withheldFacts(facts: ServiceFacts): { facts: ServiceFacts; taken: TakenFields } {
  // Towns that it serves would say where its door is.
  const { address1, address2 } = facts.place;
  const unnamed = withCleanWords(withoutNamedDoor(facts, facts.place), {
    clean: (text) => withoutAnyStreet(text, [address1, address2]),
    namesDoor: () => false,
  });
  const cleaned = factsOfFlat({ ...flatFacts(unnamed), serviceArea: null });
  return { facts: curtained(cleaned), taken: takenBetween(facts, cleaned) };
}

/**
 * The facts without what names this door: street and ZIP code in texts, the provider's own words for the region among
 * them, links to maps, and web and mail addresses that name the street.
 */
function withoutNamedDoor(facts: ServiceFacts, { address1, address2, zip }: Door): ServiceFacts {
  const place = { lines: [address1, address2], zip };
  return withCleanWords(facts, {
    clean: (text) => withoutAddress(text, place),
    namesDoor: (host) => isMapLink(host) || isHostOfStreet(host, address1),
  });
}

/**
 * The facts of another listing without the words that name this door. Its texts that do not name the street stay as they
 * are, and so does its own ZIP code.
 *
 * @param isHouseNeeded the street without the house stays
 */
export function withoutForeignDoor(
  facts: ServiceFacts,
  { address1, address2, zip }: Door,
  isHouseNeeded: boolean,
): ServiceFacts {
  const lines = [address1, address2];
  const place = { lines, zip: zip === facts.place.zip ? null : zip };
  return withCleanWords(facts, {
    clean: (text) => withoutForeignAddress(text, place, isHouseNeeded),
    namesDoor: (host) =>
      lines.some((line) => isHostOfStreet(host, line, isHouseNeeded)) ||
      withoutForeignAddress(host, place, isHouseNeeded) !== host,
  });
}

interface Cleaning {
  readonly clean: (text: string) => string;
  /** Tells whether a web or mail address names the door, and so must be left out. */
  readonly namesDoor: (host: string) => boolean;
}

/** The facts with each of their texts cleaned. */
export function withCleanWords(facts: ServiceFacts, { clean, namesDoor }: Cleaning): ServiceFacts {
  const flat = flatFacts(facts);
  const cleaned: Record<string, unknown> = { ...flat };
  for (const field of TEXT_FIELDS) cleaned[field] = withoutStreet(flat[field], clean);
  for (const field of REGIONS) {
    const text = flat[field];
    if (typeof text === "string") cleaned[field] = withoutStreetAlone(clean(text));
  }
  for (const field of HOSTS) {
    const host = flat[field];
    if (typeof host === "string" && namesDoor(host)) cleaned[field] = null;
  }
  return factsOfFlat({ ...flat, ...cleaned });
}

export type Door = Pick<ServiceFacts["place"], "address1" | "address2" | "zip">;

/**
 * The facts that a person's form makes, where it hides a door that was public: without the words that name it, which are
 * public the same moment (rule protection 21). What is written later is that person's own.
 *
 * @param before null: the listing is new
 */
export function asPersonProtects(before: (ShownPlace & Door) | null, facts: ServiceFacts): ServiceFacts {
  const after = {
    ...facts,
    isProtected: facts.isProtected ?? null,
    addressVisibility: facts.place.visibility,
  };
  if (!isProtected(after) || showsDoor(after) || (before !== null && isProtected(before))) return facts;
  const cleaned = withoutNamedDoor(facts, facts.place);
  return before === null ? cleaned : withoutNamedDoor(cleaned, before);
}

/** The facts behind the curtain: the public has the region alone. */
export function curtained(facts: ServiceFacts): ServiceFacts {
  return { ...facts, isProtected: true, placeShown: "REGION" };
}

/** What differs between the facts as they were and without the place. */
export function takenBetween(was: ServiceFacts, is: ServiceFacts): TakenFields {
  const [before, after] = [flatFacts(was), flatFacts(is)];
  return Object.fromEntries(
    ENTERED_FIELDS.filter(
      (field) =>
        !DECIDES.has(field) && getFieldSpec(field).part !== "place" && !isSame(before[field], after[field]),
    ).map((field) => [field, { was: before[field], is: after[field] }]),
  );
}

const DECIDES: ReadonlySet<EnteredField> = new Set<EnteredField>(["isProtected", "placeShown"]);

/** The facts without the curtain. What someone has written since stays as it is. */
export function releasedFacts(facts: ServiceFacts, taken: TakenFields): ServiceFacts {
  const flat: FlatFacts = flatFacts(facts);
  const back = Object.entries(taken).filter(([field, { is }]) => isSame(Reflect.get(flat, field), is));
  const released = factsOfFlat({
    ...flat,
    ...Object.fromEntries(back.map(([field, { was }]) => [field, was])),
  });
  return { ...released, isProtected: false, region: null, regionEs: null };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap((one: unknown) => (hasText(one) ? [one.text] : [])) : [];
}

function withoutStreet(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === "string") return clean(value);
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown) => (hasText(one) ? { ...one, text: clean(one.text) } : one));
}

function hasText(one: unknown): one is { text: string } {
  return typeof one === "object" && one !== null && "text" in one && typeof one.text === "string";
}
