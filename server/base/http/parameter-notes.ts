import { SIGN_IN_METHODS } from "#domain/accounts/users/user.ts";
import {
  ALERT_RADIUS_MILES,
  DEFAULT_LIMIT,
  MAX_ALERTS,
  MAX_AT_AHEAD_MINUTES,
  MAX_FAVOURITES,
  MAX_LIMIT,
  MAX_SKIP,
  RESTORE_MS,
} from "#domain/base/contract/limits.ts";
import { HISTORY_THINGS } from "#domain/base/history/actions.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { FINDING_KINDS } from "#domain/directory-health/finding.ts";
import { FRESHNESS_DIMENSIONS } from "#domain/directory-health/freshness-figures.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { ENTRY_WAYS, PROVISIONS } from "#domain/services/listing-enumerations.ts";
import { WISHES } from "#domain/services/wishes.ts";
import { STATIC_PAGE_CODES } from "#domain/static-pages/static-page.ts";

const DAY_MINUTES = 24 * 60;
const DAY_MS = DAY_MINUTES * 60_000;

/** `A, B or C`. */
function describeChoice(names: readonly string[]): string {
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** `A, B, C; any of them`. */
function describeChoices(names: readonly string[]): string {
  return `${names.join(", ")}; any of them`;
}

/**
 * Descriptions of the parameters by name; a name means the same in all calls. Separate from the declarations,
 * which are part of the browser bundle.
 */
export const PARAMETER_NOTES: Readonly<Record<string, { text: string; example?: string }>> = {
  family: { text: "The danger, as `X-Danger` names it.", example: "WITNESS" },
  now: { text: "Whether it is happening at this moment: then 911 comes first." },
  hint: { text: "Whether help is only looked for, and no danger is named." },
  filter: {
    text: "Names of the parameters that narrow, with commas between. Where it is given, only those narrow; search, q, sort, direction, limit, skip and currentCoordinate always count.",
    example: "_id,isApproved",
  },
  name: { text: "The name that POST /files gave." },
  code: { text: `${describeChoice(STATIC_PAGE_CODES)}, in any case.`, example: "FAQ" },
  search: { text: "Names of the fields that q is looked for in.", example: "name,serviceSummary" },
  q: {
    text: "Text to look for, never a pattern. Parts with commas between are alternatives; accents, word forms and one typo are forgiven, in English and Spanish.",
    example: "ducha, laundry",
  },
  dimension: {
    text: `What services are grouped by: ${describeChoice(FRESHNESS_DIMENSIONS)}. ALL where it is not given.`,
    example: "TAB",
  },
  key: { text: "The group: a tab, a city with its state, or the key of a source.", example: "SHELTER" },
  kind: { text: `Only findings of this kind: ${describeChoice(FINDING_KINDS)}.`, example: "NEVER_OPEN" },
  sort: { text: "Field to order by. createdAt where neither this nor a place is given.", example: "likes" },
  direction: { text: "asc or desc.", example: "desc" },
  limit: {
    text: `Rows of the page; ${DEFAULT_LIMIT} by default, at most ${MAX_LIMIT}. 0 means all of a favourites call, and of what waits for approval.`,
    example: "50",
  },
  skip: { text: `Rows to leave out before the page; at most ${MAX_SKIP}.`, example: "100" },
  _id: {
    text: `Ids with commas between, at most ${MAX_FAVOURITES}.`,
    example: "0190b5a0-0000-7000-8000-000000000000",
  },
  id: { text: "An id; in lists another name of _id.", example: "0190b5a0-0000-7000-8000-000000000000" },
  isApproved: { text: "false asks for what waits for approval, cut to what you may see.", example: "true" },
  isShowAll: { text: "true asks for everything, also what is closed for good, cut to what you may see." },
  user: { text: "Services of this owner, cut to what you may see." },
  isOwnerLost: {
    text: "true lists what belonged to accounts that are gone; for administrators.",
  },
  isDeleted: {
    text: `true asks for what was deleted in the last ${RESTORE_MS / DAY_MS} days and you may restore.`,
  },
  verifiedBefore: {
    text: "In the lists of those who keep services: what was last confirmed before this moment, or never.",
  },
  type: { text: `${describeChoices(SERVICE_TYPES)}.`, example: "FOOD,HEALTH" },
  need: {
    text: `${describeChoices(NEEDS)}.`,
    example: "MEALS",
  },
  category: {
    text: `Audiences: ${describeChoices(CATEGORIES)}. Services meant for them come first, then those open to everyone. PETS_ALLOWED narrows to where pets may come; ALL means no audience.`,
    example: "WOMEN",
  },
  city: { text: "Whole names of cities, in any case, with commas between.", example: "Miami" },
  state: { text: "Two letters.", example: "FL" },
  zip: { text: "Whole ZIP codes.", example: "33130" },
  nearCoordinate: {
    text: "longitude|latitude: nearest first, nothing is cut off.",
    example: "-80.1918|25.7617",
  },
  currentCoordinate: {
    text: "longitude|latitude: adds each service's distance in miles, and changes nothing else.",
    example: "-80.1918|25.7617",
  },
  from: { text: "longitude|latitude: where the way begins.", example: "-80.1918|25.7617" },
  coordinate: { text: "A point: longitude, `|`, latitude.", example: "-123.9|39.87" },
  radius: { text: "Miles around nearCoordinate.", example: "5" },
  withRemote: {
    text: "Services without a place to go to, reached by telephone or online, come after those near nearCoordinate and before those far away, unless they surely serve elsewhere.",
    example: "true",
  },
  bounds: { text: "A part of the map: west,south,east,north in degrees.", example: "-80.3,25.7,-80.1,25.9" },
  organization: {
    text: "Ids of organizations, with commas between.",
    example: "0190b5a0-0000-7000-8000-0000000000a0",
  },
  program: {
    text: "Ids of programs, with commas between: their other sites. Hidden and protected services are in none.",
    example: "0190b5a0-0000-7000-8000-0000000000b0",
  },
  entry: {
    text: `Ways to get in: ${describeChoices(ENTRY_WAYS)}. One that is not stated is not found.`,
    example: "WALK_IN",
  },
  provision: {
    text: `What has to be there for who comes together: ${describeChoices(PROVISIONS)}. All of those named; what is not stated is not found.`,
    example: "COUPLES,STEP_FREE_DOOR",
  },
  wish: {
    text: `What the visitor would like the service to have: ${describeChoices(WISHES)}. Services that state it come first, those near nearCoordinate before those far away, and services that deny it come last; none is left out. INTAKE: the service takes in people who come at the moment asked about.`,
    example: "COUPLES,PETS",
  },
  language: { text: "Languages of the staff, as BCP 47 tags.", example: "es,ht" },
  topic: {
    text: "Topics, as GET /topics lists them; one of the first level stands with those that belong to it.",
    example: "IMMIGRATION",
  },
  isOpen: { text: "true narrows to what is open at the moment asked about.", example: "true" },
  at: {
    text: `The moment that opening hours are asked for, with its zone; now by default. In lists at most ${MAX_AT_AHEAD_MINUTES / DAY_MINUTES} days ahead.`,
    example: "2027-01-31T18:30:00-05:00",
  },
  openFrom: {
    text: "With openUntil: when the time begins in which a door has to be open at some moment; by default the moment asked about.",
    example: "2027-01-31T05:00:00Z",
  },
  openUntil: {
    text: "With isOpen=true: what is open at some moment until then, not at the moment asked about alone.",
    example: "2027-02-01T05:00:00Z",
  },
  services: { text: "Ids of services, with commas between; at most 50." },
  userTimezone: { text: "Accepted and not used: the service's own zone counts." },
  isCriticalHeader: {
    text: `true asks for current critical alerts, within ${ALERT_RADIUS_MILES} miles where a place is given, at most ${MAX_ALERTS}.`,
    example: "true",
  },
  isCritical: { text: "Another name of isCriticalHeader." },
  lang: {
    text: `Language of words in the reply: ${describeChoice(LANGUAGES)}. Else Accept-Language decides.`,
    example: "es",
  },
  isArchive: {
    text: "true: archived messages; false: the others. Both where it is absent.",
    example: "false",
  },
  service: {
    text: "The id of the service that messages are about, or the way leads to.",
    example: "0190b5a0-0000-7000-8000-000000000000",
  },
  role: { text: `Roles of people: ${describeChoices(ROLES)}.`, example: "VOLUNTEER,VOLUNTEER LEAD" },
  servicesTo: {
    text: "The email address of the account that becomes the owner of the services.",
    example: "ada@help.example",
  },
  isConfirmed: { text: "Whether their email address is confirmed.", example: "false" },
  recent: { text: "Accept shared counts that may be 5 seconds old.", example: "true" },
  wait: { text: "The reply may take 3 seconds, to be made together with others.", example: "true" },
  isDeletionRequested: { text: "Whether they asked to have their account deleted.", example: "true" },
  lastMethod: {
    text: `How people signed in last: ${describeChoices(SIGN_IN_METHODS)}.`,
    example: "LOCAL",
  },
  source: { text: "The source's name, instead of the package's own.", example: "Demo Harbor 211" },
  asOf: { text: "The past day or month of the package's data, where it states none.", example: "2026-10" },
  thing: { text: `${describeChoice(HISTORY_THINGS)}.`, example: "USER" },
  thingId: { text: "The id of what was changed.", example: "0190b5a0-0000-7000-8000-000000000000" },
  token: {
    text: "The token of a mailed link.",
    example: "7n5Zb1Wq0pG1JrVvN3bQKc2s4XyT6uHd8LmAeRfCgIo",
  },
  person: { text: "Part of the name or email of who made the change.", example: "Ada" },
  serviceName: { text: "Part of the name of the service that was changed.", example: "Kitchen" },
  since: { text: "Changes from this moment on.", example: "2026-11-20T05:00:00Z" },
  until: { text: "Changes before this moment.", example: "2026-11-21T05:00:00Z" },
  actor: { text: "The id of who made the change.", example: "0190b5a0-0000-7000-8000-000000000000" },
};
