import { AREA_LISTS, type ServiceArea } from "../places/service-area/service-area.ts";
import { unstatedWireValue } from "../services/field-kinds.ts";
import { byField, ENTERED_FIELDS, type EnteredField, getFieldSpec } from "../services/field-names.ts";
import { ENTRY_WAYS } from "../services/listing-enumerations.ts";
import { showEntry } from "../services/opening-hours/show-entry.ts";
import { parseHsdsHours } from "./hours-from-hsds.ts";
import { AREA_KINDS, BED_UNIT_ID, REGION_KIND } from "./hsds-constants.ts";
import { type TaxonomyKey, termWithId } from "./hsds-taxonomies.ts";
import type { OwnRecord } from "./own-record.ts";

/** Unvalidated values by field name. */
export type UncheckedFields = Readonly<Record<string, unknown>>;

/**
 * Reads a service's fields from standard HSDS fields alone. The result may be incomplete: whatever HSDS cannot express
 * is in the profile's attributes.
 */
export function fieldsOfStandard(record: OwnRecord): UncheckedFields {
  const { service, location, address, phones, capacities } = record;
  const text = (column: string): string | null => orNull(service.get(column));
  const [phone] = phones;
  const alert = text("alert");
  const isSum = capacities.length === 1 && capacities[0]?.unit === BED_UNIT_ID;
  const beds = isSum ? capacities[0]?.row : undefined;
  const point = [location?.get("longitude"), location?.get("latitude")].map((degrees) =>
    degrees === undefined || degrees === "" ? null : Number(degrees),
  );
  return {
    ...byField<Record<EnteredField, unknown>>(ENTERED_FIELDS, (_, spec) => unstatedWireValue(spec)),
    ...lists(record),
    ...hoursFields(record),
    name: service.get("name"),
    description: service.get("description"),
    addressVisibility: "EXACT",
    placeShown: "REGION",
    isProtected: false,
    address1: orNull(address?.get("address_1") ?? ""),
    address2: orNull(address?.get("address_2") ?? ""),
    city: address?.get("city") ?? "",
    state: address?.get("state_province") ?? "",
    zip: orNull(address?.get("postal_code") ?? ""),
    country: address?.get("country") || "United States",
    location: { coordinates: point.includes(null) ? [] : point },
    region: record.serviceAreas.find((row) => row.get("description") === REGION_KIND)?.get("name") ?? null,
    serviceArea: readServiceArea(record),
    phone: orNull(phone?.get("number") ?? ""),
    phoneExtension: orNull(phone?.get("extension") ?? ""),
    contactEmail: text("email"),
    website: text("url"),
    ...Object.fromEntries(
      SOCIAL.map((site) => [site, record.urls.find((row) => row.get("label") === site)?.get("url") ?? null]),
    ),
    ageMin: numberOrNull(service.get("minimum_age")),
    ageMax: numberOrNull(service.get("maximum_age")),
    languages: record.languages.map((row) => row.get("code")),
    requiredDocuments: orNull(record.requiredDocuments[0]?.get("document") ?? ""),
    cost: text("fees_description"),
    howToApply: text("application_process"),
    accessibility: orNull(record.accessibility[0]?.get("description") ?? ""),
    availableBeds: numberOrNull(beds?.get("available") ?? ""),
    totalBeds: numberOrNull(beds?.get("maximum") ?? ""),
    bedsUpdatedAt: orNull(beds?.get("updated") ?? ""),
    isCriticalHeader: alert !== null,
    criticalDescription: alert,
    isCriticalNeverExpire: alert !== null,
  };
}

/** Reads a service's fields from standard HSDS fields and the profile's attributes, which take precedence. */
export function fieldsOfRecord(record: OwnRecord): UncheckedFields {
  const fields: Record<string, unknown> = { ...fieldsOfStandard(record) };
  const id = record.service.get("id");
  for (const row of record.attributes) {
    const term = termWithId(row.get("taxonomy_term_id"));
    if (term?.key !== "profile" || row.get("link_id") !== id || !(term.code in fields)) continue;
    fields[term.code] = attributeValue(term.code, row.get("value"));
  }
  return fields;
}

const SOCIAL = ["facebook", "instagram", "twitter", "youtube"] as const;

/**
 * Whether a field's attributes are plain text; those of others are JSON. An empty value means that nothing is stated.
 */
export function isTextField(field: string): boolean {
  if (field === "bedsUpdatedAt") return true;
  const found = ENTERED_FIELDS.find((each) => each === field);
  return found !== undefined && TEXT_KINDS.has(getFieldSpec(found).kind);
}
const TEXT_KINDS: ReadonlySet<string> = new Set([
  "line",
  "text",
  "phone",
  "phoneExtension",
  "email",
  "webAddress",
  "timeZone",
  "textState",
  "choice",
  "instant",
]);

function attributeValue(field: string, value: string): unknown {
  if (value === "") {
    const found = ENTERED_FIELDS.find((each) => each === field);
    return found === undefined ? null : unstatedWireValue(getFieldSpec(found));
  }
  if (isTextField(field)) return value.startsWith('"') ? (parsed(value) ?? value) : value;
  return parsed(value);
}

/** Parses JSON; undefined if it is invalid. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function lists({ service, attributes }: OwnRecord): UncheckedFields {
  const id = service.get("id");
  const terms = attributes
    .filter((row) => row.get("link_id") === id)
    .flatMap((row) => termWithId(row.get("taxonomy_term_id")) ?? []);
  const codes = (key: TaxonomyKey) => terms.filter((term) => term.key === key).map(({ code }) => code);
  const help = terms.filter(({ key }) => key === "help");
  return {
    type: help.filter(({ parent_id }) => parent_id === undefined).map(({ code }) => code),
    needs: help.filter(({ parent_id }) => parent_id !== undefined).map(({ code }) => code),
    category: codes("audiences"),
    entry: ENTRY_WAYS.filter((way) => codes("waysIn").includes(way)),
  };
}

function hoursFields({ schedules, attributes }: OwnRecord): UncheckedFields {
  const marks = new Map(
    schedules.map((row) => [
      row.get("id"),
      attributes.filter((attribute) => attribute.get("link_id") === row.get("id")),
    ]),
  );
  const hours = parseHsdsHours(schedules, marks) ?? { schedules: [], closeSchedules: [], isContact: false };
  return {
    isContact: hours.isContact,
    schedules: hours.schedules.map(showEntry),
    closeSchedules: hours.closeSchedules.map(showEntry),
  };
}

function readServiceArea({ serviceAreas }: OwnRecord): ServiceArea | null {
  const area: ServiceArea = { zips: [], cities: [], states: [], counties: [], nationwide: false };
  let isStated = false;
  for (const row of serviceAreas) {
    const kind = row.get("description");
    const list = AREA_LISTS.find((each) => AREA_KINDS[each] === kind);
    if (list !== undefined) area[list].push(row.get("name"));
    else if (kind === AREA_KINDS.nationwide) area.nationwide = true;
    else continue;
    isStated = true;
  }
  return isStated ? area : null;
}

const orNull = (text: string): string | null => (text === "" ? null : text);
const numberOrNull = (text: string): number | null => (text === "" ? null : Number(text));
