import type { ScheduleEntry } from "../schedule/entry.ts";
import type { AddressVisibility, Category, Need, ServiceType, TextState } from "./enumerations.ts";

/** A Spanish text beside its English one; both fields are null together. */
export interface SpanishText {
  text: string;
  state: TextState;
}

/** Of a text and its state, as rows and the wire have them apart. */
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
  /** WGS 84 degrees, six decimals at most; null where nobody knows. */
  coordinates: Coordinates | null;
  /** The coordinates are the ZIP's or the city's centre, not the door's. */
  isApproximate: boolean;
  visibility: AddressVisibility;
}

export interface Coordinates {
  longitude: number;
  latitude: number;
}

/**
 * The facts of a service as somebody enters them: the form's, an import record's, the demonstration's.
 * What the system keeps beside them (owner, approval, kudos, stamps) is in the stored row.
 * See rules services 10–19.
 */
export interface ServiceFacts {
  name: string;
  /** At most 1,000 characters. */
  description: string;
  descriptionEs: SpanishText | null;
  /** The whole text of the source where `description` had to be shortened. */
  sourceDescription: string | null;
  serviceSummary: string | null;
  serviceSummaryEs: SpanishText | null;
  age: string | null;
  ageEs: SpanishText | null;
  type: readonly ServiceType[];
  needs: readonly Need[];
  /** Empty: nobody told; screens say *ask*. Never stands for ALL. */
  category: readonly Category[];
  place: Place;
  /** IANA name. */
  timeZone: string;
  /** Ten digits are kept as `(xxx) xxx-xxxx`; short codes and others as written. */
  phone: string | null;
  phoneExtension: string | null;
  contactEmail: string | null;
  website: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  youtube: string | null;
  /** Null: nobody told. */
  isAllowedPets: boolean | null;
  isLowBarrier: boolean | null;
  schedules: readonly ScheduleEntry[];
  closeSchedules: readonly ScheduleEntry[];
  isContact: boolean;
  isShowFlag: boolean;
  isShowDonate: boolean;
  /** Both null: unknown, never 0. */
  availableBeds: number | null;
  totalBeds: number | null;
  alert: CriticalAlert | null;
}

/** The critical header of a service (rule critical-alerts 1). */
export interface CriticalAlert {
  description: string;
  descriptionEs: string | null;
  /** Epoch milliseconds; null: never expires. */
  expiresAt: number | null;
}
