import * as z from "zod/mini";
import { defineCall, noBody } from "../contract/call.ts";
import { text } from "../contract/text.ts";
import { crisisLineParameters } from "./crisis-line-query.ts";

/** The reading calls of crisis lines (specification, section 7; decisions, section 5). */

/** A crisis line as everybody sees it, both languages together, so that it is whole without a network. */
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
  chatWebLink: z.nullable(z.string()),
  area: z.string(),
  areaEs: z.nullable(z.string()),
  time: z.string(),
  timeEs: z.nullable(z.string()),
  ranking: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type PublicCrisisLine = z.output<typeof publicCrisisLine>;

export const listCrisisLines = defineCall({
  id: "listCrisisLines",
  method: "GET",
  path: "/crisis-lines",
  summary: "Crisis lines, newest first; with `sort=ranking` national lines first.",
  description:
    "A search finds both languages, without regard to accents. `text` is the number for text messages, `textKeyword` the word that begins a talk, where one is needed.",
  who: "anyone",
  params: z.object({}),
  query: crisisLineParameters,
  body: noBody,
  reply: z.array(publicCrisisLine),
  problems: [400],
  countsTotal: true,
  examples: [
    { title: "National lines first", address: "/crisis-lines?sort=ranking&limit=100" },
    { title: "By name, in Spanish", address: "/crisis-lines?search=name&q=suicidio" },
  ],
});

export const countCrisisLines = defineCall({
  id: "countCrisisLines",
  method: "GET",
  path: "/crisis-lines/count",
  summary: "How many crisis lines the same parameters find.",
  who: "anyone",
  params: z.object({}),
  query: crisisLineParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: [400],
  examples: [{ title: "Lines about violence", address: "/crisis-lines/count?q=violence" }],
});

export const getCrisisLine = defineCall({
  id: "getCrisisLine",
  method: "GET",
  path: "/crisis-lines/{id}",
  summary: "One crisis line.",
  who: "anyone",
  // Whatever is not an id of a line is simply not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: z.object({}),
  body: noBody,
  reply: publicCrisisLine,
  problems: [400, 404],
  examples: [{ title: "988", address: "/crisis-lines/01950000-0000-7000-8000-000000000001" }],
});
