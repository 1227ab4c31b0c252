import type { AddressVisibility } from "../places/address-visibility.ts";
import type { EnteredField, FieldsWhere, StoredFields, TranslatedField } from "./field-names.ts";
import type { TextState } from "./listing-enumerations.ts";

/** The Spanish translation of a text; both fields are null together. */
export interface SpanishText {
  text: string;
  state: TextState;
}

/** Joins a text and its state, which rows and the wire store apart. */
export function spanishText(text: string | null, state: TextState | null): SpanishText | null {
  return text === null || state === null ? null : { text, state };
}

/** Where a service really is. Never leaves the server except through `domain/places/public-place.ts`. */
export interface Place {
  address1: string | null;
  address2: string | null;
  city: string;
  /** Two letters for the United States and Canada, else as written. */
  state: string;
  zip: string | null;
  /** English name, "United States" by default. */
  country: string;
  /** WGS 84 degrees, six decimals at most; null where no one knows. */
  coordinates: Coordinates | null;
  /** The coordinates are the ZIP's or the city's center, not the door's. */
  isApproximate: boolean;
  visibility: AddressVisibility;
}

export interface Coordinates {
  longitude: number;
  latitude: number;
}

/** Fields that the rules read under the wire's names; the others are in a structure, below. */
export type PlainField = Exclude<EnteredField, FieldsWhere<{ part: string }>>;

/**
 * The facts of a service as entered: by the form, an import or the demonstration. What the wire
 * has flat is in structures where the rules need it whole: a text with its state, a place with who may know it, an
 * alert that is there or not. What the system adds (owner, approval, kudos, timestamps) is in the stored row.
 * See rules services 10–19.
 */
export interface ServiceFacts extends Readonly<StoredFields<PlainField>>, SpanishFacts {
  readonly place: Place;
  readonly alert: CriticalAlert | null;
}

/** The Spanish translation of each text that has one. */
export type SpanishFacts = {
  readonly [Field in TranslatedField as `${Field}Es`]: SpanishText | null;
};

/** The critical header of a service (rule alerts 1). */
export interface CriticalAlert {
  description: string;
  descriptionEs: string | null;
  /** Epoch milliseconds; null: never expires. */
  expiresAt: number | null;
}
