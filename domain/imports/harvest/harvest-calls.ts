import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { MAX_SOURCE_NAME } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";
import { LEFT_REASONS } from "../import-run.ts";
import { HARVEST_FAULTS } from "./harvest-fault.ts";
import { HARVEST_RESULTS, harvestPreview } from "./harvest-state.ts";
import { WAITING_REASONS } from "./many-changes.ts";

/** The calls by which administrators follow harvests, and say what goes in (rules harvest 14–16, 19–22). */

const shownHarvest = z.object({
  name: z.string(),
  address: z.string(),
  /** Changes go in without approval, unless they are many. */
  isDirect: z.boolean(),
  /** Null until someone has looked. */
  kind: z.nullable(z.enum(["API", "PACKAGE"])),
  /** A fetch has begun and not ended. */
  isFetching: z.boolean(),
  /** Null: never yet. */
  triedAt: z.nullable(z.string()),
  succeededAt: z.nullable(z.string()),
  nextAt: z.string(),
  result: z.nullable(z.enum(HARVEST_RESULTS)),
  /** Why it failed; `detail` is a status of HTTP, or a reason in English. */
  problem: z.nullable(z.object({ kind: z.enum(HARVEST_FAULTS), detail: z.string() })),
  /** The copy that waits for someone's decision, and why; null: none. */
  waiting: z.nullable(
    z.object({
      /** `MANY`: more than a tenth of the source's services would change or vanish. */
      because: z.enum(WAITING_REASONS),
      since: z.string(),
      /** Names what is shown, for `approve` and `decline`. */
      copy: z.int(),
      /** Someone has said so: it goes in within a minute or two. */
      isApproved: z.boolean(),
      preview: harvestPreview,
    }),
  ),
  /** Public services that the source has no more. */
  vanished: z.int(),
  /** The last harvest that changed anything; null: none did, or it is under way. */
  lastRun: z.nullable(
    z.object({
      /** Names it, for `undo`. */
      id: z.string(),
      at: z.string(),
      /** The account that approved it, or undoes it; null: no approval was needed, or the account is gone. */
      by: z.nullable(z.string()),
      /** `STOPPED`: its undo failed too often, and waits for someone to ask again. */
      state: z.enum(["DONE", "UNDOING", "UNDONE", "STOPPED"]),
      /** Services that it wrote, and records that it marked as gone. */
      written: z.int(),
      marked: z.int(),
      /** Services that its undo left as they are, since someone has touched them, and the first of them. */
      left: z.int(),
      leftServices: z.array(
        z.object({ serviceId: z.string(), name: z.string(), reason: z.enum(LEFT_REASONS) }),
      ),
      canUndo: z.boolean(),
    }),
  ),
});
export type ShownHarvest = z.output<typeof shownHarvest>;

// Whatever is not the name of a source is simply not found.
const byName = z.object({ name: text({ max: MAX_SOURCE_NAME * 2 }) });
const ofCopy = z.object({ copy: z.int() });
const ofRun = z.object({ run: text({ max: MAX_SOURCE_NAME }) });

export const listHarvests = defineCall({
  id: "listHarvests",
  method: "GET",
  path: "/harvests",
  summary: "List the sources that are harvested, with what waits for approval.",
  who: "runImports",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(shownHarvest),
  problems: ["unauthorized", "forbidden"],
});

export const runHarvest = defineCall({
  id: "runHarvest",
  method: "POST",
  path: "/harvests/{name}/run",
  summary: "Harvest a source soon, without waiting for its turn.",
  who: "runImports",
  params: byName,
  query: noParameters,
  body: noBody,
  reply: shownHarvest,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

/** Problems of a decision about a copy or a run that someone has seen. */
const OF_A_DECISION = [
  "invalidRequest",
  "unauthorized",
  "forbidden",
  "notFound",
  "conflict",
  "contentTooLarge",
  "unsupportedMediaType",
] as const;

export const approveHarvest = defineCall({
  id: "approveHarvest",
  method: "POST",
  path: "/harvests/{name}/approve",
  summary: "Let in what waits. 409 where the source has changed since, or nothing waits.",
  who: "runImports",
  params: byName,
  query: noParameters,
  body: ofCopy,
  reply: shownHarvest,
  problems: OF_A_DECISION,
});

export const declineHarvest = defineCall({
  id: "declineHarvest",
  method: "POST",
  path: "/harvests/{name}/decline",
  summary: "Leave everything as it is until the source changes again. 409 as for approve.",
  who: "runImports",
  params: byName,
  query: noParameters,
  body: ofCopy,
  reply: shownHarvest,
  problems: OF_A_DECISION,
});

export const undoHarvest = defineCall({
  id: "undoHarvest",
  method: "POST",
  path: "/harvests/{name}/undo",
  summary: "Undo the last harvest of a source, except where people have touched services since.",
  description: "409 where it is not the last one any more, or cannot be undone.",
  who: "runImports",
  params: byName,
  query: noParameters,
  body: ofRun,
  reply: shownHarvest,
  problems: OF_A_DECISION,
});
