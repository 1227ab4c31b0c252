import * as z from "zod/mini";
import type { Checked } from "./problems.ts";

/** An incoming file too large for memory. It is read only after its sender's permission is checked. */
export interface IncomingFile {
  /** Returns the content in order and the name given by the sender; a problem if the form has no file. */
  open(): Promise<Checked<{ readonly name: string; readonly bytes: AsyncIterable<Uint8Array> }>>;
  /** Whether it was cut because it is larger than allowed; known once it is read. */
  isCut(): boolean;
}

/** The body of a call that consumes such a file. */
export function incomingFile(): z.ZodMiniCustom<IncomingFile, IncomingFile> {
  return z.custom<IncomingFile>(
    (value) => typeof value === "object" && value !== null && "open" in value && "isCut" in value,
  );
}
