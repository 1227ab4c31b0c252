import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { enumValue } from "../base/contract/text.ts";
import { EXPORT_FORMATS } from "./export-format.ts";

/** The calls of the export in the browser (rules hsds 28–30). */

export const getExportState = defineCall({
  id: "getExportState",
  method: "GET",
  path: "/export/state",
  summary: "Say whether an export is under way.",
  who: "export",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.object({ isUnderWay: z.boolean() }),
  problems: ["unauthorized", "forbidden"],
});

export const exportDirectory = defineCall({
  id: "exportDirectory",
  method: "GET",
  path: "/export",
  summary: "Download everything that the public sees as a package of HSDS 3.2.",
  description:
    "A zip archive, sent while it is made. What a source's license forbids to pass on is left out, and `datapackage.json` lists it. One export is under way at a time; another one is 409 `exportIsRunning`.",
  who: "export",
  params: noParameters,
  query: z.object({ format: z._default(enumValue(EXPORT_FORMATS, "unknownValue"), "json") }),
  body: noBody,
  produces: "archive",
  reply: z.object({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "exportIsRunning", "diskFull"],
  notes: { format: "json: whole services, 1,000 in a file. csv: the standard's tables." },
  examples: [{ title: "The standard's tables", address: "/export?format=csv" }],
});
