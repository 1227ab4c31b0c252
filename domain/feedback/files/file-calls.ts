import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { FILES_PER_HOUR } from "../../base/contract/limits.ts";
import { text } from "../../base/contract/text.ts";
import { PICTURE_TYPES } from "./picture.ts";

const isBytes = (value: unknown): boolean => value instanceof Uint8Array;

/** The calls of uploaded pictures (rules feedback 10–14). */

export const addFile = defineCall({
  id: "addFile",
  method: "POST",
  path: "/files",
  summary: "Upload a picture for feedback.",
  description:
    "PNG, JPEG or WebP, recognized by content, at most 10 MB and 64 million pixels. It is re-encoded upright, at most 2560 pixels a side, without location, device or other metadata. A picture that no feedback names is deleted after 24 hours.",
  who: "anyone",
  params: noParameters,
  query: noParameters,
  body: z.custom<Uint8Array>(isBytes),
  consumes: "fileForm",
  reply: z.object({ name: z.string(), width: z.int(), height: z.int() }),
  problems: [
    "invalidRequest",
    "forbidden",
    "contentTooLarge",
    "unsupportedMediaType",
    "unavailable",
    "diskFull",
  ],
  maxPerHour: FILES_PER_HOUR,
});

export const readFile = defineCall({
  id: "readFile",
  method: "GET",
  path: "/files/{name}",
  summary: "Get a picture of feedback that you may read.",
  who: "anyone",
  // Any text is accepted: one that is not a generated name is not found.
  params: z.object({ name: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  produces: "picture",
  reply: z.object({ bytes: z.custom<Uint8Array>(isBytes), type: z.enum(PICTURE_TYPES) }),
  problems: ["invalidRequest", "notFound"],
});
