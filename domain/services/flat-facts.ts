import { emptyValue } from "./field-kinds.ts";
import {
  byField,
  ENTERED_FIELDS,
  type EnteredField,
  type FieldsWhere,
  getFieldSpec,
  type StoredFields,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from "./field-names.ts";
import { locationAt } from "./location-wire.ts";
import { isRemote } from "./remote-service.ts";
import {
  type CriticalAlert,
  type Place,
  type PlainField,
  type ServiceFacts,
  type SpanishFacts,
  type SpanishText,
  spanishText,
} from "./service.ts";

/**
 * Facts with every field under its own name, as rows have them: what `ServiceFacts` has in structures is next to
 * the rest. Nothing is lost either way.
 */
export type FlatFacts = Readonly<StoredFields<EnteredField>>;

export const PLAIN_FIELDS: readonly PlainField[] = ENTERED_FIELDS.filter(
  (field): field is PlainField => getFieldSpec(field).part === undefined,
);

/** Most of them: what they are when empty need not be looked up for each service of a program that is saved. */
const NULLABLE_FIELDS = PLAIN_FIELDS.filter((field) => emptyValue(getFieldSpec(field)) === null);
const OTHER_FIELDS = PLAIN_FIELDS.filter((field) => emptyValue(getFieldSpec(field)) !== null);

/** The flat fields of one structure. */
type FieldsInPart<Part> = Pick<FlatFacts, FieldsWhere<{ part: Part }> & EnteredField>;

export function flatFacts(facts: ServiceFacts): FlatFacts;
export function flatFacts(facts: ServiceFacts): object {
  const flat = { ...BLANK_FLAT };
  // An edit that is older than a field has no value for it.
  for (const field of NULLABLE_FIELDS) flat[field] = facts[field] ?? null;
  for (const field of OTHER_FIELDS) flat[field] = facts[field] ?? emptyValue(getFieldSpec(field));
  for (const { text, state } of SPANISH_NAMES) {
    const spanish = facts[text] ?? null;
    flat[text] = spanish?.text ?? null;
    flat[state] = spanish?.state ?? null;
  }
  return Object.assign(flat, flatPlace(facts.place, facts.isProtected), flatAlert(facts.alert));
}

/** The structures again. Any object that has the fields will do, whatever else it has. */
export function factsOfFlat(flat: Omit<FlatFacts, "isRemote">): ServiceFacts;
export function factsOfFlat(flat: Omit<FlatFacts, "isRemote">): object {
  const facts = { ...BLANK_FACTS };
  for (const field of PLAIN_FIELDS) facts[field] = flat[field];
  for (const { text, state } of SPANISH_NAMES) facts[text] = spanishText(flat[text], flat[state]);
  facts["place"] = placeOfFlat(flat);
  facts["alert"] = alertOfFlat(flat);
  return facts;
}

/** The facts of a service of which no one has said anything but where it is. */
export function emptyFacts(place: Place, timeZone: string): ServiceFacts {
  return {
    ...byField<StoredFields<PlainField>>(PLAIN_FIELDS, (_, spec) => emptyValue(spec)),
    ...spanishFacts(() => null),
    timeZone,
    place,
    alert: null,
  };
}

/** The Spanish of each text that has one. */
export function spanishFacts(readSpanish: (field: TranslatedField) => SpanishText | null): SpanishFacts;
export function spanishFacts(readSpanish: (field: TranslatedField) => SpanishText | null): object {
  return Object.fromEntries(TRANSLATED_FIELDS.map((field) => [`${field}Es`, readSpanish(field)]));
}

/** The names of the Spanish of each text, and of its state, made once: those of a whole program are read hundreds of times. */
export const SPANISH_NAMES = TRANSLATED_FIELDS.map(
  (field) => ({ text: `${field}Es`, state: `${field}EsState` }) as const,
);

/**
 * An object that gets a hundred names one by one is slow to make and to read; a copy of a parsed one is neither, see
 * `wireReader`.
 */
function blankWith(names: readonly string[]): Record<string, unknown> {
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
}
const BLANK_FLAT = blankWith(ENTERED_FIELDS);
const BLANK_FACTS = blankWith([...PLAIN_FIELDS, ...SPANISH_NAMES.map(({ text }) => text), "place", "alert"]);

function flatPlace(
  { coordinates, isApproximate, visibility, ...place }: Place,
  isProtected: boolean | null,
): FieldsInPart<"place"> {
  const location = locationAt(coordinates);
  const { address1, city } = place;
  return {
    addressVisibility: visibility,
    address1,
    address2: place.address2,
    city,
    state: place.state,
    zip: place.zip,
    country: place.country,
    location: coordinates === null ? null : { coordinates: [coordinates.longitude, coordinates.latitude] },
    isLocationApproximate: isApproximate,
    isRemote: isRemote({ addressVisibility: visibility, isProtected, address1, city, location }),
  };
}

function placeOfFlat(flat: Omit<FieldsInPart<"place">, "isRemote">): Place {
  const [longitude, latitude] = flat.location?.coordinates ?? [];
  return {
    address1: flat.address1,
    address2: flat.address2,
    city: flat.city,
    state: flat.state,
    zip: flat.zip,
    country: flat.country,
    coordinates: longitude === undefined || latitude === undefined ? null : { longitude, latitude },
    isApproximate: flat.isLocationApproximate,
    visibility: flat.addressVisibility,
  };
}

function flatAlert(alert: CriticalAlert | null): FieldsInPart<"alert"> {
  return {
    isCriticalHeader: alert !== null,
    criticalDescription: alert?.description ?? null,
    criticalDescriptionEs: alert?.descriptionEs ?? null,
    criticalExpiredAt: alert?.expiresAt ?? null,
    isCriticalNeverExpire: alert !== null && alert.expiresAt === null,
  };
}

function alertOfFlat(flat: FieldsInPart<"alert">): CriticalAlert | null {
  const { isCriticalHeader, criticalDescription, criticalDescriptionEs, criticalExpiredAt } = flat;
  if (!isCriticalHeader || criticalDescription === null) return null;
  return {
    description: criticalDescription,
    descriptionEs: criticalDescriptionEs,
    expiresAt: criticalExpiredAt,
  };
}
