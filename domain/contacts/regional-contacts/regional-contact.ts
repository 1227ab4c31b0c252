/** Kinds of regional contacts: liaisons, coordinators, and the regions that coordinators are responsible for. */
export const CONTACT_KINDS = ["liaisons", "regions", "coordinators"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The fields that editors enter. `contact-fields.ts` lists those of each kind; the others are null or empty. */
export interface ContactFacts {
  readonly name: string;
  readonly title: string | null;
  readonly position: string | null;
  readonly district: string | null;
  /** The county by name: "Miami-Dade County, FL". */
  readonly county: string | null;
  readonly counties: readonly string[];
  readonly address: string | null;
  /** As written: `(305) 555-0100`. */
  readonly phones: readonly string[];
  readonly mobilePhone: string | null;
  readonly officePhone: string | null;
  readonly faxPhone: string | null;
  /** Keys to press after the call is answered. */
  readonly extension: string | null;
  readonly email: string | null;
  /** Ids of a region's coordinators, in the order in which they are shown. */
  readonly coordinators: readonly string[];
}
export type ContactField = keyof ContactFacts;

/** A liaison, region or coordinator as stored. */
export interface RegionalContact extends ContactFacts {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Incremented by each change. */
  readonly version: number;
}

export const EMPTY_CONTACT: ContactFacts = {
  name: "",
  title: null,
  position: null,
  district: null,
  county: null,
  counties: [],
  address: null,
  phones: [],
  mobilePhone: null,
  officePhone: null,
  faxPhone: null,
  extension: null,
  email: null,
  coordinators: [],
};
