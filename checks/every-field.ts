import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_AGE_TEXT } from "#domain/base/contract/limits.ts";
import { NEEDS_OF_TYPE } from "#domain/services/enumerations.ts";
import type { FieldKind, FieldSpec } from "#domain/services/field-kinds.ts";
import { byField, ENTERED_FIELDS, type EnteredField } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";

/**
 * Two listings in which every field of the table is filled, no two values of one are alike, and each differs from the
 * other listing's.
 */

/** 0 and 1: which of the two. */
type Version = 0 | 1;

/** Ids of organizations: one for each version. */
export const ORGANIZATIONS = [
  "0190b5a0-0000-7000-8000-0000000000a0",
  "0190b5a0-0000-7000-8000-0000000000a1",
] as const;

/** Tests that save it have this time. */
const COUNTED_AT = "2026-11-20T15:00:00Z";
/** Intake is closed for a night and no longer (rule ways-in 7). */
const TONIGHT_ENDS = Date.UTC(2026, 10, 21, 13, 0);

/** A value of each kind; `at` is the field's place in the table, which makes its value its own. */
const VALUES: Readonly<
  Record<FieldKind, (version: Version, at: number, spec: FieldSpec, field: EnteredField) => unknown>
> = {
  line: (version, _, { max = 200 }, field) => `${field.slice(0, max - 4)} ${version}`,
  text: (version, _, __, field) => `The ${field},\nversion ${version}.`,
  phone: (version, at) => `(555) 555-0${version + 1}${String(at).padStart(2, "0")}`,
  phoneExtension: (version, at) => `${version + 1}${at}`,
  email: (version, _, __, field) => `${field.toLowerCase()}.${version}@people.example`,
  webAddress: (version, _, __, field) => `https://${field}-${version}.example/`,
  timeZone: (version) => ["America/Denver", "America/Phoenix"][version],
  // Texts of programs, which never replace a person's.
  texts: (version, _, __, field) => [
    {
      language: "ar-XB",
      text: `The ${field}, right to left, ${version}`.slice(-MAX_AGE_TEXT),
      state: version === 0 ? "MACHINE" : "REVIEWED",
    },
    ...(version === 0 ? [] : [{ language: "en-XA", text: field, state: "REVIEWED" }]),
  ],
  textState: (version) => ["MACHINE", "REVIEWED"][version],
  choice: (version, _, { of = [] }) => of[version],
  // The first choice of a list may stand for all of them.
  choices: (version, _, { of = [] }) => of.slice(1 + version, 3 + version),
  languages: (version) =>
    [
      ["es", "ht"],
      ["vi", "zh-Hant", "es"],
    ][version],
  answer: (version) => version === 0,
  flag: (version) => version === 0,
  count: (version, at) => 200 - 2 * at + version,
  instant: (version, at, _, field) =>
    isoOfEpoch(
      field === "intakeClosedUntil"
        ? TONIGHT_ENDS + version * 60_000
        : Date.UTC(2026, 11, 5 + version, 10, at),
    ),
  // Coordinates in the mountains, where the zones above apply.
  location: (version) => ({
    coordinates: [
      [-104.990251, 39.739236],
      [-112.074037, 33.448377],
    ][version],
  }),
  organization: (version) => ({ id: ORGANIZATIONS[version], name: `The organization ${version}` }),
  serviceArea: (version) => ({
    zips: version === 0 ? ["80202"] : [],
    cities: ["Denver, CO"],
    states: version === 0 ? [] : ["AZ"],
    counties: [`${["Adams", "Pima"][version]} County, ${["CO", "AZ"][version]}`],
    nationwide: false,
  }),
  beds: (version) => [
    { for: "MEN", free: 1 + version, total: 20, updatedAt: COUNTED_AT },
    { for: "WOMEN", free: 2, total: 30 + version, updatedAt: COUNTED_AT },
  ],
  entries: (version, at) => {
    const hour = (at % 11) + 1;
    const midnight = version === 0 ? 0 : 4 * 86_400;
    return [
      {
        type: "WEEKLY",
        day: version === 0 ? "MONDAY" : "FRIDAY",
        startTime: `${hour}:15 AM`,
        endTime: `${hour}:45 PM`,
        startTimeSeconds: midnight + (hour * 60 + 15) * 60,
        endTimeSeconds: midnight + ((hour + 12) * 60 + 45) * 60,
        endsNextDay: false,
      },
    ];
  },
};

/** Fills every field of the table by its kind, except for the few that follow from others. */
export function everyField(version: Version): Listing {
  const listing = byField<Listing>(ENTERED_FIELDS, (field, spec) =>
    VALUES[spec.kind](version, ENTERED_FIELDS.indexOf(field), spec, field),
  );
  // Only a shelter has beds.
  const type: Listing["type"] = version === 0 ? ["SHELTER", "HEALTH"] : ["FOOD", "SHELTER"];
  return {
    ...listing,
    type,
    // Ages stay below 120, and the minimum below the maximum.
    ageMin: 12 + version,
    ageMax: 24 + version,
    // The first version is fully public; the other hides more, which takes effect right away.
    isProtected: version === 1,
    placeShown: version === 0 ? "TOWN" : "REGION",
    // A service with an address is not remote.
    isRemote: false,
    // The sums of the groups of beds.
    availableBeds: 3 + version,
    totalBeds: 50 + version,
    // A value that no chosen type offers is not stored.
    needs: type.flatMap((tab) => NEEDS_OF_TYPE[tab].slice(version, version + 1)),
    isCriticalHeader: true,
    // The one ends on a day, and the other never.
    isCriticalNeverExpire: version === 1,
    criticalExpiredAt: version === 1 ? null : listing.criticalExpiredAt,
  };
}
