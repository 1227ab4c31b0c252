import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { enumValue, text } from "../../base/contract/text.ts";
import { DAYS } from "../../services/opening-hours/entry.ts";
import { LINE_WAYS } from "./crisis-line.ts";
import { changedCrisisLine, newCrisisLine } from "./crisis-line-form.ts";
import { crisisLineParameters } from "./crisis-line-query.ts";

/** The calls of crisis lines (rules crisis-lines 1–5 and 8). */

/** This viewer's permissions for a line; screens show a control only where it is true. */
const crisisLinePermissions = z.object({ edit: z.boolean(), delete: z.boolean(), noteCall: z.boolean() });

/** A crisis line as everyone sees it, with both languages, so that it is complete offline. */
export const publicCrisisLine = z.object({
  id: z.string(),
  name: z.string(),
  nameEs: z.nullable(z.string()),
  description: z.string(),
  descriptionEs: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  phoneExtension: z.nullable(z.string()),
  text: z.nullable(z.string()),
  textKeyword: z.nullable(z.string()),
  textKeywordEs: z.nullable(z.string()),
  website: z.nullable(z.string()),
  websiteEs: z.nullable(z.string()),
  chatWebLink: z.nullable(z.string()),
  chatWebLinkEs: z.nullable(z.string()),
  tty: z.nullable(z.string()),
  videophone: z.nullable(z.string()),
  relay: z.nullable(z.string()),
  languages: z.array(z.string()),
  textLanguages: z.array(z.string()),
  hasInterpreters: z.boolean(),
  reporting: z.nullable(z.string()),
  reportingEs: z.nullable(z.string()),
  area: z.string(),
  areaEs: z.nullable(z.string()),
  time: z.string(),
  timeEs: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  openDays: z.array(z.enum(DAYS)),
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  /** Whether it is answered at the moment; null: it states no hours. */
  isOpen: z.nullable(z.boolean()),
  /** When `isOpen` changes; null: never. */
  changesAt: z.nullable(z.string()),
  lastCalledAt: z.nullable(z.string()),
  untried: z.array(z.enum(LINE_WAYS)),
  ranking: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  may: crisisLinePermissions,
});
export type PublicCrisisLine = z.output<typeof publicCrisisLine>;

export const listCrisisLines = defineCall({
  id: "listCrisisLines",
  method: "GET",
  path: "/crisis-lines",
  summary: "List crisis lines, newest first; with `sort=ranking`, national lines first.",
  description:
    "Searches match both languages and ignore accents. `text` is the number for text messages; `textKeyword` is the word that starts a conversation, if one is needed. `relay` is the number that a relay operator (711) is given. `languages` and `textLanguages` are BCP 47 tags; empty: not known. `reporting` says what the line may tell others about those who call. `timeZone`, `openDays`, `opensAt` and `closesAt` are null or empty for a line that is answered day and night, or whose hours are only in words. `isOpen` follows them, and changes at `changesAt`. `lastCalledAt` is when a person last called the line for this directory; `untried` names ways that nobody has tried. With `sort=ranking` and `nearCoordinate`, lines of the county at that point, then of its state, come before other local lines.",
  who: "anyone",
  params: noParameters,
  query: crisisLineParameters,
  body: noBody,
  reply: z.array(publicCrisisLine),
  problems: ["invalidRequest"],
  namesDanger: true,
  countsTotal: true,
  examples: [
    { title: "National lines first", address: "/crisis-lines?sort=ranking&limit=100" },
    {
      title: "National lines first, then those of Miami-Dade County",
      address: "/crisis-lines?sort=ranking&nearCoordinate=-80.2|25.77",
    },
    { title: "By name, in Spanish", address: "/crisis-lines?search=name&q=suicidio" },
  ],
});

export const searchCrisisLines = defineCall({
  id: "searchCrisisLines",
  method: "POST",
  path: "/crisis-lines/search",
  summary: "List crisis lines by a typed text, which stays out of the address.",
  description: "Takes the parameters of `GET /crisis-lines`, as text, in the body.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: crisisLineParameters,
  reply: z.array(publicCrisisLine),
  problems: ["invalidRequest"],
  namesDanger: true,
  countsTotal: true,
  isReading: true,
});

export const countCrisisLines = defineCall({
  id: "countCrisisLines",
  method: "GET",
  path: "/crisis-lines/count",
  summary: "Count the crisis lines that the same parameters find.",
  who: "anyone",
  params: noParameters,
  query: crisisLineParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest"],
  namesDanger: true,
  examples: [{ title: "Lines about violence", address: "/crisis-lines/count?q=violence" }],
});

export const getCrisisLine = defineCall({
  id: "getCrisisLine",
  method: "GET",
  path: "/crisis-lines/{id}",
  summary: "Get a crisis line.",
  who: "anyone",
  // Any text is accepted: one that is not a UUID is not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: publicCrisisLine,
  problems: ["invalidRequest", "notFound"],
  examples: [{ title: "988", address: "/crisis-lines/01950000-0000-7000-8000-000000000001" }],
});

const WRITING =
  "The telephone number may be missing only where the line answers text messages; a number of ten digits is stored as `(xxx) xxx-xxxx`, short codes and others as written.";

export const createCrisisLine = defineCall({
  id: "createCrisisLine",
  method: "POST",
  path: "/crisis-lines",
  summary: "Add a crisis line.",
  description: WRITING,
  who: "editDirectoryText",
  params: noParameters,
  query: noParameters,
  body: newCrisisLine,
  reply: publicCrisisLine,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const updateCrisisLine = defineCall({
  id: "updateCrisisLine",
  method: "PUT",
  path: "/crisis-lines/{id}",
  summary: "Change a crisis line. Absent fields stay unchanged; null clears.",
  description: `${WRITING} A stale \`version\` is 409.`,
  who: "editDirectoryText",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: changedCrisisLine,
  acceptsIfMatch: true,
  reply: publicCrisisLine,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const moveCrisisLine = defineCall({
  id: "moveCrisisLine",
  method: "POST",
  path: "/crisis-lines/{id}/move",
  summary: "Move a crisis line one place up or down.",
  description:
    "National lines and others are two groups; a line stays in its own, and at its end nothing changes. The reply is the line with its new `ranking`.",
  who: "editDirectoryText",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: z.object({ direction: enumValue(["up", "down"], "unknownValue") }),
  reply: publicCrisisLine,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const noteCrisisLineCall = defineCall({
  id: "noteCrisisLineCall",
  method: "POST",
  path: "/crisis-lines/{id}/calls",
  summary: "Note that a person called a crisis line today, and that what is stated of it is right.",
  description:
    "`ways` names what was tried; without it, the telephone number, or the number for text messages where there is no other. The reply is the line with its new `lastCalledAt`.",
  who: "directoryHealth",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: z.object({ ways: z.nullish(z.array(enumValue(LINE_WAYS, "unknownValue"))) }),
  reply: publicCrisisLine,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const deleteCrisisLine = defineCall({
  id: "deleteCrisisLine",
  method: "DELETE",
  path: "/crisis-lines/{id}",
  summary: "Delete a crisis line. It stays in the history.",
  who: "editDirectoryText",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string() }),
  problems: ["unauthorized", "forbidden", "notFound"],
});

/** All calls of crisis lines, for the contract. */
export const CRISIS_LINE_CALLS = [
  listCrisisLines,
  searchCrisisLines,
  countCrisisLines,
  getCrisisLine,
  createCrisisLine,
  updateCrisisLine,
  moveCrisisLine,
  noteCrisisLineCall,
  deleteCrisisLine,
] as const;
