import * as z from "zod/mini";
import { defineCall, noBody } from "../../base/contract/call.ts";
import { instant } from "../../base/contract/instant.ts";
import { text } from "../../base/contract/text.ts";
import { lang } from "../../services/list-parameters.ts";
import { openStatus } from "../../services/public-service.ts";
import { CLOSED_THROUGH } from "./day-closing.ts";

/** The calls that close a service for today (rules opening-hours 40–44). */

// Anything that is not a UUID is answered as not found.
const oneService = z.object({ id: text({ max: 100 }) });
const inLanguage = z.object({ lang: z.optional(lang) });
const closedThrough = z.enum(CLOSED_THROUGH);

const dayClosing = z.object({
  /** Whether a closing is in effect, which can be taken back. */
  stands: z.boolean(),
  /** Closed through which day; both lists are empty where no status is computed from the hours. */
  closed: z.array(closedThrough),
  /** Full hours at which it would close earlier, with the service's own offset. */
  closesAt: z.array(z.string()),
  /** The status that visitors see now. */
  openStatus,
});

export const getDayClosing = defineCall({
  id: "getDayClosing",
  method: "GET",
  path: "/services/{id}/hours/today",
  summary:
    "Get what can be said of a service's hours today, for those whose change of hours is public at once.",
  who: "editService",
  params: oneService,
  query: inLanguage,
  body: noBody,
  reply: dayClosing,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const setDayClosing = defineCall({
  id: "setDayClosing",
  method: "PUT",
  path: "/services/{id}/hours/today",
  summary:
    "Close a service for today, or earlier than usual; visitors see it at once, and it is over by itself.",
  description:
    "`closed`: through today, tomorrow or Sunday. `closesAt`: an instant inside what is left of today's hours. Neither, or null: open as usual again. It stands in the place of what was said before, as a closed day among `closeSchedules`, and is taken out of them when it is over. 400 where it closes nothing that is open.",
  who: "editService",
  params: oneService,
  query: inLanguage,
  body: z.object({
    closed: z.optional(z.nullable(closedThrough)),
    closesAt: z.optional(z.nullable(instant())),
  }),
  reply: dayClosing,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const DAY_CLOSING_CALLS = [getDayClosing, setDayClosing] as const;
