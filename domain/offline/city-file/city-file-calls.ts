import * as z from "zod/mini";
import { defineCall, noParameters } from "../../base/contract/call.ts";
import { filled, oneLine } from "../../base/contract/contact-text.ts";
import { MAX_PLACE_NAME } from "../../base/contract/limits.ts";
import { MAX_CITY_FILE_BYTES } from "./city-file.ts";

export const makeCityFile = defineCall({
  id: "makeCityFile",
  method: "POST",
  path: "/city-file",
  summary: "Make one HTML file with the services around a place, for use without internet.",
  description: `\`place\` is a town, a ZIP or \`longitude|latitude\`; 400 \`unknownValue\` where nothing has this name. The file is smaller than ${MAX_CITY_FILE_BYTES / 1_000_000} MB, in both languages, and signed with Ed25519. It leaves out protected services and those that hide their address. Where \`isCut\` is true it has the nearest services only, and says so.`,
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: z.object({ place: filled(oneLine({ max: MAX_PLACE_NAME })) }),
  reply: z.object({
    fileName: z.string(),
    /** Name of the place that was found. */
    place: z.string(),
    html: z.string(),
    bytes: z.int(),
    services: z.int(),
    isCut: z.boolean(),
    /** SHA-256 of the public key in hexadecimal, in groups of four. */
    fingerprint: z.string(),
  }),
  maxPerHour: 60,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "busy",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});
