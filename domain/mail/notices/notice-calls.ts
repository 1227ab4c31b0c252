import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { enumValue } from "../../base/contract/text.ts";
import { NOTICE_CHOICES } from "./notice.ts";

/** The notices of one's role, each with what was chosen. */
const chosenNotices = z.array(z.object({ notice: z.string(), choice: z.string() }));

export const getNotices = defineCall({
  id: "getNotices",
  method: "GET",
  path: "/auth/notices",
  summary: "Get when you are told by email of what your role reads.",
  description: "`AT_ONCE`, `DAILY` (in one summary) or `NEVER`.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: chosenNotices,
  problems: ["unauthorized"],
});

const choice = () => z.optional(enumValue(NOTICE_CHOICES, "unknownValue"));

export const chooseNotices = defineCall({
  id: "chooseNotices",
  method: "PUT",
  path: "/auth/notices",
  summary: "Choose when you are told by email.",
  description: "Absent notices stay as they are. One that is not for your role is 403.",
  who: "signedIn",
  params: noParameters,
  query: noParameters,
  body: z.object({
    approvals: choice(),
    harvests: choice(),
    feedback: choice(),
    deletionRequests: choice(),
    decisions: choice(),
  }),
  reply: chosenNotices,
  problems: ["invalidRequest", "unauthorized", "forbidden", "contentTooLarge", "unsupportedMediaType"],
});
