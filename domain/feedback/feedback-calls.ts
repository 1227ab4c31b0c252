import * as z from "zod/mini";
import { defineCall, noParameters } from "../contract/call.ts";
import { emailAddress, filled, oneLine, phoneNumber, severalLines } from "../contract/contact-text.ts";
import { FEEDBACKS_PER_HOUR, MAX_FILES, MAX_MESSAGE, MAX_NAME, MAX_SUBJECT } from "../contract/limits.ts";
import { id, text } from "../contract/text.ts";
import { coordinate, lang } from "../services/list-parameters.ts";

/** The calls that send feedback (rules feedback 5–8). */

const common = {
  email: emailAddress(),
  subject: z.nullish(oneLine({ max: MAX_SUBJECT })),
  message: filled(severalLines({ max: MAX_MESSAGE })),
  /** Names that POST /files gave. */
  files: z.nullish(z.array(text({ max: 100 })).check(z.maxLength(MAX_FILES))),
  /** A UUID made by the sender: the same once more answers the same and keeps nothing. */
  sendingId: z.nullish(id()),
};

const saved = z.object({ id: z.string(), createdAt: z.string() });

const SENDING =
  "A mail to those who read it and a short fixed receipt for the sender, without the text, are queued. Sent again with the same `sendingId`, it is kept once.";

export const sendServiceFeedback = defineCall({
  id: "sendServiceFeedback",
  method: "POST",
  path: "/feedbacks/service",
  summary: "A message to those who run a service.",
  description: `\`coordinate\` is \`longitude|latitude\`; \`0|0\` says nothing. ${SENDING}`,
  who: "anyone",
  params: noParameters,
  query: z.object({ lang: z.optional(lang) }),
  body: z.object({
    ...common,
    name: filled(oneLine({ max: MAX_NAME })),
    phone: phoneNumber(),
    service: id(),
    type: z.nullish(z.literal("SERVICE")),
    coordinate: z.nullish(coordinate()),
  }),
  reply: saved,
  problems: ["invalidRequest", "forbidden", "contentTooLarge", "unsupportedMediaType"],
  maxPerHour: FEEDBACKS_PER_HOUR,
});

export const sendAppFeedback = defineCall({
  id: "sendAppFeedback",
  method: "POST",
  path: "/feedbacks/app",
  summary: "A message to those who run the app, or a report about a service.",
  description: `A report names its \`service\` and may go without a subject. ${SENDING}`,
  who: "anyone",
  params: noParameters,
  query: z.object({ lang: z.optional(lang) }),
  body: z.object({ ...common, service: z.nullish(id()), type: z.nullish(z.literal("APP")) }).check(
    z.refine(({ subject, service }) => Boolean(subject) || Boolean(service), {
      path: ["subject"],
      params: { message: "required" },
    }),
  ),
  reply: saved,
  problems: ["invalidRequest", "forbidden", "contentTooLarge", "unsupportedMediaType"],
  maxPerHour: FEEDBACKS_PER_HOUR,
});
