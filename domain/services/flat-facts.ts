import { emptyValue } from "./field-kinds.ts";
import {
  byField,
  ENTERED_FIELDS,
  type EnteredField,
  type FieldsWhere,
  type StoredFields,
  specOf,
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
  (field): field is PlainField => specOf(field).part === undefined,
);

/** The flat fields of one structure. */
type PartOf<Part> = Pick<FlatFacts, FieldsWhere<{ part: Part }> & EnteredField>;

export function flatFacts(facts: ServiceFacts): FlatFacts {
  return {
    // An edit that is older than a field has no value for it.
    ...byField<StoredFields<PlainField>>(PLAIN_FIELDS, (field, spec) => facts[field] ?? emptyValue(spec)),
    ...flatSpanish(facts),
    ...flatPlace(facts.place, facts.isProtected),
    ...flatAlert(facts.alert),
  };
}

/** The structures again. Any object that has the fields will do, whatever else it has. */
export function factsOfFlat(flat: Omit<FlatFacts, "isRemote">): ServiceFacts {
  return {
    ...byField<StoredFields<PlainField>>(PLAIN_FIELDS, (field) => flat[field]),
    ...spanishFacts((field) => spanishText(flat[`${field}Es`], flat[`${field}EsState`])),
    place: placeOfFlat(flat),
    alert: alertOfFlat(flat),
  };
}

/** The facts of a service of which nobody has said anything but where it is. */
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
export function spanishFacts(spanishOf: (field: TranslatedField) => SpanishText | null): SpanishFacts;
export function spanishFacts(spanishOf: (field: TranslatedField) => SpanishText | null): object {
  return Object.fromEntries(TRANSLATED_FIELDS.map((field) => [`${field}Es`, spanishOf(field)]));
}

function flatSpanish(facts: SpanishFacts): PartOf<"spanish">;
function flatSpanish(facts: SpanishFacts): object {
  return Object.fromEntries(
    TRANSLATED_FIELDS.flatMap((field) => {
      const { text, state } = facts[`${field}Es`] ?? { text: null, state: null };
      return [
        [`${field}Es`, text],
        [`${field}EsState`, state],
      ];
    }),
  );
}

function flatPlace(
  { coordinates, isApproximate, visibility, ...place }: Place,
  isProtected: boolean | null,
): PartOf<"place"> {
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

function placeOfFlat({ location, ...flat }: Omit<PartOf<"place">, "isRemote">): Place {
  const [longitude, latitude] = location?.coordinates ?? [];
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

function flatAlert(alert: CriticalAlert | null): PartOf<"alert"> {
  return {
    isCriticalHeader: alert !== null,
    criticalDescription: alert?.description ?? null,
    criticalDescriptionEs: alert?.descriptionEs ?? null,
    criticalExpiredAt: alert?.expiresAt ?? null,
    isCriticalNeverExpire: alert !== null && alert.expiresAt === null,
  };
}

function alertOfFlat(flat: PartOf<"alert">): CriticalAlert | null {
  const { isCriticalHeader, criticalDescription, criticalDescriptionEs, criticalExpiredAt } = flat;
  if (!isCriticalHeader || criticalDescription === null) return null;
  return {
    description: criticalDescription,
    descriptionEs: criticalDescriptionEs,
    expiresAt: criticalExpiredAt,
  };
}
