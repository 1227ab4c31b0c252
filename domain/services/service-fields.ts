import {
  MAX_AGE_TEXT,
  MAX_ALERT_TEXT,
  MAX_AREA_NAMES,
  MAX_BEDS,
  MAX_DESCRIPTION,
  MAX_EMAIL,
  MAX_ENTRIES,
  MAX_LANGUAGES,
  MAX_SERVICE_NAME,
  MAX_SUMMARY,
  MAX_ZIP,
} from "../base/contract/limits.ts";
import { ADDRESS_VISIBILITIES } from "../places/address-visibility.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "./enumerations.ts";
import {
  ADDRESS,
  ADDRESS_LINE,
  AGE,
  ALERT,
  DOOR_FACTS,
  PLACE_NAME,
  REGION,
  TOPICS,
  WAY_IN,
  WEB_ADDRESS,
} from "./field-groups.ts";
import type { FieldSpec } from "./field-kinds.ts";
import { ENTRY_WAYS, PLACES_SHOWN } from "./listing-enumerations.ts";
import { translated } from "./translated-field.ts";

/**
 * The fields of a service: one entry for each name on the wire, in the order of the form. Whatever has to name every
 * field follows from here: columns, wire schemas, empty drafts, the form's input and state, limits, differences, what
 * an edit publishes, and what a city pack carries. Entries are explained in `field-kinds.ts`.
 *
 * A new field is an entry here, its column in a migration, its labels, and its control and its line on the pages.
 */
export const SERVICE_FIELDS = {
  id: { kind: "line", notNull: true, setBy: "system", pack: "always", hsds: "service.id" },

  name: {
    kind: "line",
    notNull: true,
    isRequired: true,
    max: MAX_SERVICE_NAME,
    step: "what",
    pack: "always",
    compare: "words",
    hsds: "service.name",
  },
  type: {
    kind: "choices",
    of: SERVICE_TYPES,
    isRequired: true,
    step: "what",
    isOfProgram: true,
    column: "types",
    pack: "always",
    hsds: "attribute.taxonomy_term_id",
  },
  needs: {
    kind: "choices",
    of: NEEDS,
    step: "what",
    isOfProgram: true,
    line: "type",
    pack: "always",
    hsds: "attribute.taxonomy_term_id",
  },
  /** Topics that a person stated; empty: they follow from the service's words. */
  statedTopics: { ...TOPICS, step: "what", isOfProgram: true, hsds: null },
  topics: { ...TOPICS, setBy: "system", hsds: "attribute.taxonomy_term_id" },
  /** The organization that runs it, by id and name. */
  organization: { kind: "organization", step: "what", isOfProgram: true, hsds: "service.organization_id" },
  ...translated("serviceSummary", {
    kind: "text",
    max: MAX_SUMMARY,
    step: "what",
    isOfProgram: true,
    hsds: null,
  }),
  ...translated("description", {
    kind: "text",
    notNull: true,
    isRequired: true,
    max: MAX_DESCRIPTION,
    step: "what",
    isOfProgram: true,
    pack: "always",
    hsds: "service.description",
  }),
  /** The whole text of the source where `description` had to be shortened. */
  sourceDescription: {
    kind: "text",
    setBy: "imports",
    line: null,
    together: "description",
    isOnPageOnly: true,
    hsds: null,
  },

  addressVisibility: {
    kind: "choice",
    of: ADDRESS_VISIBILITIES,
    empty: "EXACT",
    step: "where",
    publishes: "whenHiding",
    part: "place",
    pack: "always",
    hsds: null,
  },
  /** A service for survivors of violence. Null in a draft: a hidden address implies it, see `protection.ts`. */
  isProtected: {
    kind: "answer",
    step: "where",
    unit: "addressVisibility",
    publishes: "whenHiding",
    pack: "always",
    hsds: null,
  },
  /** How much of a protected listing's place the public sees. */
  placeShown: {
    kind: "choice",
    of: PLACES_SHOWN,
    empty: "REGION",
    step: "where",
    unit: "addressVisibility",
    publishes: "whenHiding",
    hsds: null,
  },
  /** The region that a protected listing serves: the provider's text, else the county's name. */
  region: { ...REGION, hsds: "service_area.name" },
  regionEs: { ...REGION, hsds: null },
  address1: { ...ADDRESS, ...ADDRESS_LINE, hsds: "address.address_1" },
  address2: { ...ADDRESS, ...ADDRESS_LINE, hsds: "address.address_2" },
  city: { ...ADDRESS, ...PLACE_NAME, hsds: "address.city" },
  /** Two letters for the United States and Canada, else as written. */
  state: { ...ADDRESS, ...PLACE_NAME, hsds: "address.state_province" },
  zip: {
    ...ADDRESS,
    kind: "line",
    max: MAX_ZIP,
    maxInput: 5 * MAX_ZIP,
    isExactPlace: true,
    hsds: "address.postal_code",
  },
  /** English name, "United States" by default. */
  country: { ...ADDRESS, ...PLACE_NAME, hsds: "address.country" },
  location: {
    kind: "location",
    step: "where",
    unit: "address1",
    together: "address1",
    part: "place",
    isExactPlace: true,
    column: null,
    hsds: "location.longitude",
  },
  /** The coordinates are the ZIP's or the city's center, not the door's. */
  isLocationApproximate: {
    kind: "flag",
    step: "where",
    line: "location",
    unit: "address1",
    together: "address1",
    qualifies: "location",
    part: "place",
    isExactPlace: true,
    hsds: null,
  },

  /** There is no place to go to: it is reached by telephone or online. Follows from the address. */
  isRemote: {
    kind: "flag",
    step: "where",
    line: "address1",
    together: "address1",
    part: "place",
    column: null,
    isOnPageOnly: true,
    pack: "derived",
    hsds: "location.location_type",
  },

  phone: { kind: "phone", maxInput: 100, step: "contact", publishes: "atOnce", hsds: "phone.number" },
  phoneExtension: {
    kind: "phoneExtension",
    maxInput: 100,
    step: "contact",
    line: "phone",
    together: "phone",
    publishes: "atOnce",
    hsds: "phone.extension",
  },
  /** Text that a source gives as a telephone and that cannot be read as one; never public for a protected listing. */
  sourcePhone: {
    kind: "line",
    setBy: "imports",
    line: null,
    together: "phone",
    publishes: "atOnce",
    isOnPageOnly: true,
    hsds: null,
  },
  contactEmail: { kind: "email", maxInput: 4 * MAX_EMAIL, step: "contact", hsds: "service.email" },
  website: { ...WEB_ADDRESS, hsds: "service.url" },
  facebook: { ...WEB_ADDRESS, hsds: "url.url" },
  instagram: { ...WEB_ADDRESS, hsds: "url.url" },
  twitter: { ...WEB_ADDRESS, hsds: "url.url" },
  youtube: { ...WEB_ADDRESS, hsds: "url.url" },

  isContact: {
    kind: "flag",
    step: "hours",
    together: "schedules",
    publishes: "atOnce",
    hsds: "schedule.description",
  },
  schedules: {
    kind: "entries",
    max: MAX_ENTRIES,
    step: "hours",
    publishes: "atOnce",
    pack: "inHours",
    hsds: "schedule.byday",
  },
  closeSchedules: {
    kind: "entries",
    max: MAX_ENTRIES,
    step: "hours",
    publishes: "atOnce",
    pack: "inHours",
    hsds: "schedule.dtstart",
  },

  category: {
    kind: "choices",
    of: CATEGORIES,
    aliases: { youth_and_kids: "KIDS" },
    isRequired: true,
    step: "who",
    isOfProgram: true,
    pack: "always",
    hsds: "attribute.taxonomy_term_id",
  },
  /** Whole years, both included; null: not stated. */
  ageMin: { ...AGE, hsds: "service.minimum_age" },
  ageMax: { ...AGE, unit: "ageMin", hsds: "service.maximum_age" },
  ...translated("age", {
    kind: "line",
    max: MAX_AGE_TEXT,
    step: "who",
    compare: "words",
    isOfProgram: true,
    hsds: null,
  }),
  /** Spoken by those who work there. */
  languages: { kind: "languages", max: MAX_LANGUAGES, step: "who", hsds: "language.code" },
  /** Area that it serves; null: not stated. */
  serviceArea: {
    kind: "serviceArea",
    max: MAX_AREA_NAMES,
    step: "where",
    isOfProgram: true,
    isOnPageOnly: true,
    hsds: "service_area.name",
  },
  isAllowedPets: { kind: "answer", step: "who", isOfProgram: true, hsds: null },
  isLowBarrier: { kind: "answer", step: "who", isOfProgram: true, hsds: null },
  ...DOOR_FACTS,

  /** Ways to get in; empty: not stated. */
  entry: {
    kind: "choices",
    of: ENTRY_WAYS,
    step: "entry",
    isOfProgram: true,
    column: "entry_ways",
    isOnPageOnly: true,
    hsds: null,
  },
  /** When one has to come to get in, where the door is open longer than that; empty: not stated. */
  intakeSchedules: {
    kind: "entries",
    max: MAX_ENTRIES,
    step: "entry",
    publishes: "atOnce",
    isOnPageOnly: true,
    hsds: null,
  },
  /** A desk has closed the intake that is on, or comes next; over by itself then. */
  intakeClosedUntil: {
    kind: "instant",
    maxInput: 100,
    step: "entry",
    line: "intakeSchedules",
    publishes: "atOnce",
    isOnPageOnly: true,
    hsds: null,
  },
  ...translated("entryText", { ...WAY_IN, isOfProgram: true, hsds: null }),
  ...translated("requiredDocuments", { ...WAY_IN, isOfProgram: true, hsds: "required_document.document" }),
  ...translated("cost", { ...WAY_IN, isOfProgram: true, hsds: "cost_option.amount_description" }),
  ...translated("howToApply", { ...WAY_IN, isOfProgram: true, hsds: "service.application_process" }),
  /** A property of the door, so each site has its own. */
  ...translated("accessibility", { ...WAY_IN, hsds: "accessibility.description" }),
  /** How long one may stay. */
  ...translated("stayLimit", { ...WAY_IN, isOfProgram: true, hsds: null }),
  asksImmigrationStatus: {
    kind: "answer",
    step: "entry",
    isOfProgram: true,
    isOnPageOnly: true,
    hsds: null,
  },

  totalBeds: {
    kind: "count",
    max: MAX_BEDS,
    step: "beds",
    together: "totalBeds",
    publishes: "ofShelter",
    hsds: "service_capacity.maximum",
  },
  availableBeds: {
    kind: "count",
    step: "beds",
    line: "totalBeds",
    together: "totalBeds",
    publishes: "ofShelter",
    hsds: "service_capacity.available",
  },

  /** Beds by whom they are for; empty: counted together. The two numbers above are their sums. */
  beds: {
    kind: "beds",
    step: "beds",
    line: "totalBeds",
    together: "totalBeds",
    publishes: "ofShelter",
    hsds: "service_capacity.available",
  },

  isCriticalHeader: { ...ALERT, kind: "flag", pack: "derived", hsds: null },
  criticalDescription: { ...ALERT, kind: "text", max: MAX_ALERT_TEXT, hsds: "service.alert" },
  criticalDescriptionEs: { ...ALERT, kind: "text", max: MAX_ALERT_TEXT, hsds: null },
  /** A request may also send `MM/DD/YYYY`: 23:59 on that day, where the service is. */
  criticalExpiredAt: {
    ...ALERT,
    kind: "instant",
    maxInput: 100,
    column: "critical_expires_at",
    hsds: null,
  },
  isCriticalNeverExpire: {
    ...ALERT,
    kind: "flag",
    qualifies: "criticalExpiredAt",
    column: null,
    pack: "derived",
    hsds: null,
  },

  isShowFlag: { kind: "flag", empty: true, setBy: "administrators", step: "special", hsds: null },
  isShowDonate: { kind: "flag", setBy: "administrators", step: "special", hsds: null },
  /** Follows the pin; administrators may set another. */
  timeZone: {
    kind: "timeZone",
    notNull: true,
    maxInput: 100,
    setBy: "administrators",
    step: "special",
    together: "address1",
    pack: "inHours",
    hsds: "schedule.timezone",
  },

  bedsUpdatedAt: { kind: "instant", setBy: "system", hsds: "service_capacity.updated" },
  likes: { kind: "count", notNull: true, setBy: "system", pack: "always", hsds: null },
  isApproved: { kind: "flag", setBy: "system", column: null, pack: "derived", hsds: "service.status" },
  approvedAt: { kind: "instant", setBy: "system", hsds: null },
  /** When a person last confirmed the facts; not the same as `updatedAt`. */
  verifiedAt: { kind: "instant", setBy: "system", hsds: "service.assured_date" },
  verifiedBy: { kind: "line", setBy: "system", hsds: "service.assurer_email" },
  createdAt: { kind: "instant", notNull: true, setBy: "system", pack: "always", hsds: null },
  updatedAt: {
    kind: "instant",
    notNull: true,
    setBy: "system",
    pack: "always",
    hsds: "metadata.last_action_date",
  },
  version: { kind: "count", notNull: true, setBy: "system", pack: "always", hsds: null },
} as const satisfies Readonly<Record<string, FieldSpec>>;
