import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { pageParameters } from "../base/contract/paging.ts";
import { text } from "../base/contract/text.ts";
import { FINDING_KINDS } from "./finding.ts";
import { FRESHNESS_DIMENSIONS, freshnessCounts } from "./freshness-figures.ts";
import { PARTS_OF_DAY, TOPIC_KINDS } from "./unmet-need.ts";

/** The calls for people who maintain the directory (rules directory-health 1–20). */

const group = z.extend(freshnessCounts, {
  dimension: z.enum(FRESHNESS_DIMENSIONS),
  /** A tab, a city with its state, or the key of a source; empty: all services, no public city, or no source. */
  key: z.string(),
  /** The name of a source; null for the other dimensions. */
  name: z.nullable(z.string()),
});

export const getDirectoryHealth = defineCall({
  id: "getDirectoryHealth",
  method: "GET",
  path: "/directory-health",
  summary: "Get how fresh the directory is, and how many findings there are.",
  description:
    "Figures are counted once a day. `dimension` and `key` choose the group of `trend`; without them it is the whole directory. A service counts in each of its tabs and sources.",
  who: "directoryHealth",
  params: noParameters,
  query: z.object({
    dimension: z.optional(z.enum(FRESHNESS_DIMENSIONS)),
    key: z.optional(text({ max: 200 })),
  }),
  body: noBody,
  reply: z.object({
    /** ISO date; null: nothing has been counted yet. */
    countedOn: z.nullable(z.string()),
    /** The whole directory, then tabs in their order, then places and sources, largest first. */
    groups: z.array(group),
    /** The last count of each of at most 13 months, oldest first. */
    trend: z.array(z.extend(freshnessCounts, { day: z.string() })),
    /** Kinds of findings that occur, worst first. */
    findings: z.array(z.object({ kind: z.enum(FINDING_KINDS), findings: z.int() })),
    /** Number of crisis lines not called within 180 days. */
    crisisLinesToCall: z.int(),
    /** These lines, in the order of the list. */
    linesToCall: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        nameEs: z.nullable(z.string()),
        /** Null: no one has called it yet. */
        lastCalledAt: z.nullable(z.string()),
      }),
    ),
    /** Timetable feeds that are unused because their calendars have ended. */
    endedTimetables: z.array(
      z.object({
        name: z.string(),
        /** ISO date; null: it has no service days. */
        lastDay: z.nullable(z.string()),
      }),
    ),
    /** Searches that found nothing, or nothing open, in one week. */
    unmetNeeds: z.object({
      /** False: this server does not count searches. */
      isCounted: z.boolean(),
      /** ISO date of the week's Monday; null: nothing has been written yet. */
      week: z.nullable(z.string()),
      /** At most 50, the most frequent first. All numbers include noise. */
      rows: z.array(
        z.object({
          kind: z.enum(TOPIC_KINDS),
          /** A need, an audience, or words of the table of synonyms; empty for PLACE and OTHER. */
          name: z.string(),
          /** Null: the whole city. */
          county: z.nullable(z.object({ name: z.string(), state: z.string() })),
          searches: z.int(),
          parts: z.array(z.object({ part: z.enum(PARTS_OF_DAY), searches: z.int() })),
        }),
      ),
    }),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  examples: [
    { title: "The whole directory", address: "/directory-health" },
    { title: "Shelters over time", address: "/directory-health?dimension=TAB&key=SHELTER" },
  ],
});

/** A service with a finding. */
const findingRow = z.object({
  /** The service's id. */
  id: z.string(),
  name: z.string(),
  /** The number to call; null: there is none. */
  phone: z.nullable(z.string()),
  phoneExtension: z.nullable(z.string()),
  website: z.nullable(z.string()),
  kind: z.enum(FINDING_KINDS),
  since: z.string(),
  /** REPORTED: how many people. FAR_FROM_ADDRESS: miles. */
  amount: z.nullable(z.int()),
  /** Null: never. */
  verifiedAt: z.nullable(z.string()),
  /** Whether you may mail a link to confirm it now. */
  canAsk: z.boolean(),
  /** When the provider was last asked; null: not in the last 30 days. */
  askedAt: z.nullable(z.string()),
});

export const listFindings = defineCall({
  id: "listFindings",
  method: "GET",
  path: "/directory-health/findings",
  summary: "List what needs a look, worst first.",
  description:
    "At most the 1,000 worst of each kind. What was edited or confirmed since the last check is left out until the next.",
  who: "directoryHealth",
  params: noParameters,
  query: z.object({ kind: z.optional(z.enum(FINDING_KINDS)), ...pageParameters }),
  body: noBody,
  reply: z.array(findingRow),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
  examples: [{ title: "Websites that are gone", address: "/directory-health/findings?kind=WEBSITE_GONE" }],
});
