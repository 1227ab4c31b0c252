import * as z from "zod/mini";
import { defineCall, noParameters } from "../contract/call.ts";
import { filled, phoneNumber, severalLines } from "../contract/contact-text.ts";
import { FEEDBACKS_PER_HOUR, MAX_MESSAGE } from "../contract/limits.ts";
import { text } from "../contract/text.ts";

/** Asks for a service that nobody owns (rules feedback 27–30). */
export const claimService = defineCall({
  id: "claimService",
  method: "POST",
  path: "/services/{id}/claim",
  summary: "Ask to become the owner of a service without one.",
  description:
    "Needs a confirmed email: 403 otherwise. It becomes a message of type CLAIM, and gives no rights before an administrator decides. 409 where the service has an owner, or where you have an open claim to it.",
  who: "signedIn",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: z.object({
    /** How the sender can be reached, and what shows that it is theirs. */
    message: filled(severalLines({ max: MAX_MESSAGE })),
    phone: phoneNumber(),
  }),
  reply: z.object({ id: z.string(), createdAt: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "serviceHasOwner", "claimIsOpen"],
  maxPerHour: FEEDBACKS_PER_HOUR,
});
