import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { incomingFile } from "../base/contract/incoming-file.ts";
import { MAX_SOURCE_NAME } from "../base/contract/limits.ts";
import { pageParameters } from "../base/contract/paging.ts";
import { text } from "../base/contract/text.ts";
import { IMPORT_ITEM_KINDS, IMPORT_STATES, IMPORT_STEPS } from "./import-run.ts";

/** The calls of imports in the browser (rules imports 34–44). */

const person = z.nullable(z.object({ id: z.string(), displayName: z.string() }));

const importRun = z.object({
  id: z.string(),
  fileName: z.string(),
  /** The source's key; null until the package is read. */
  source: z.nullable(z.string()),
  /** ISO date of its data, as the uploader stated it; null: not stated. */
  asOf: z.nullable(z.string()),
  state: z.enum(IMPORT_STATES),
  /** The current step, and its progress. */
  step: z.nullable(z.enum(IMPORT_STEPS)),
  done: z.int(),
  total: z.int(),
  isCancelled: z.boolean(),
  createdAt: z.string(),
  /** Null where the account is gone. */
  createdBy: person,
  startedBy: person,
  endedAt: z.nullable(z.string()),
  /** Why it was refused or stopped, in English. */
  problem: z.nullable(z.string()),
  /** Null until it is previewed. */
  counts: z.nullable(
    z.object({
      records: z.int(),
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      /** Changed by the source and by a person: the person's version stays. */
      kept: z.int(),
      gone: z.int(),
      setAside: z.int(),
    }),
  ),
  /** The most frequent reasons for which rows were set aside, in English. */
  setAsideReasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Services that it has written and that an undo has not treated yet. */
  written: z.int(),
  /** Services that its undo left as they are. */
  left: z.int(),
  canUndo: z.boolean(),
});

const oneImport = z.object({ id: text({ max: 100 }) });

export const listImports = defineCall({
  id: "listImports",
  method: "GET",
  path: "/imports",
  summary: "List the last 20 imports in the browser, newest first.",
  who: "proposeImports",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(importRun),
  problems: ["unauthorized", "forbidden"],
});

export const getImport = defineCall({
  id: "getImport",
  method: "GET",
  path: "/imports/{id}",
  summary: "Get an import with its progress.",
  who: "proposeImports",
  params: oneImport,
  query: noParameters,
  body: noBody,
  reply: importRun,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const listImportItems = defineCall({
  id: "listImportItems",
  method: "GET",
  path: "/imports/{id}/items",
  summary: "List the records of an import.",
  description:
    "At most the first 200 of each kind. `ADDED` in a preview have the service that they probably are already, with its name in `note`, and stand first. `LEFT` are the services that an undo did not touch, each with its reason in `note`.",
  who: "proposeImports",
  params: oneImport,
  query: z.object({ kind: z.enum(IMPORT_ITEM_KINDS), ...pageParameters }),
  body: noBody,
  reply: z.array(
    z.object({
      externalId: z.nullable(z.string()),
      serviceId: z.nullable(z.string()),
      /** Name of the service; for a row that was set aside, its file and line. */
      name: z.string(),
      /** Why it was set aside or left. */
      note: z.nullable(z.string()),
      /** Changed fields, by their wire names. */
      fields: z.array(z.string()),
    }),
  ),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
  countsTotal: true,
});

export const uploadImport = defineCall({
  id: "uploadImport",
  method: "POST",
  path: "/imports",
  summary: "Upload a package of Open Referral HSDS, and preview it.",
  description:
    "A zip archive or one JSON file, at most 100 MB. Previewing changes nothing. One import is open at a time. `source` is the source's name, instead of the package's own; `asOf` is a past day or month, the date of its data where the package states none.",
  who: "proposeImports",
  params: noParameters,
  query: z.object({
    source: z.optional(text({ max: MAX_SOURCE_NAME })),
    asOf: z.optional(text({ max: 30 })),
  }),
  body: incomingFile(),
  consumes: "bigFileForm",
  reply: importRun,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "importIsOpen",
    "contentTooLarge",
    "unsupportedMediaType",
    "diskFull",
  ],
});

export const startImport = defineCall({
  id: "startImport",
  method: "POST",
  path: "/imports/{id}/start",
  summary: "Start an import that was previewed, or go on with one that stopped.",
  who: "runImports",
  params: oneImport,
  query: noParameters,
  body: noBody,
  reply: importRun,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const cancelImport = defineCall({
  id: "cancelImport",
  method: "POST",
  path: "/imports/{id}/cancel",
  summary: "Cancel an open import; services that it has written stay.",
  description: "Whoever may not run imports cancels their own until it is started.",
  who: "proposeImports",
  params: oneImport,
  query: noParameters,
  body: noBody,
  reply: importRun,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const undoImport = defineCall({
  id: "undoImport",
  method: "POST",
  path: "/imports/{id}/undo",
  summary: "Undo the last import, except where people have touched services since.",
  who: "runImports",
  params: oneImport,
  query: noParameters,
  body: noBody,
  reply: importRun,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});
