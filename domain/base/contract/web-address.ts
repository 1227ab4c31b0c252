import * as z from "zod/mini";
import { MAX_WEB_ADDRESS } from "./limits.ts";
import { holds, text } from "./text.ts";

const HOST =
  "(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?\\.)+\\p{L}[\\p{L}\\p{N}-]{0,61}\\p{L}";
const WEB_ADDRESS = new RegExp(
  `^https?://${HOST}(?::\\d{1,5})?(?:[/?#][^\\s<>"'\\\\\`\\p{Cc}\\p{Cf}]*)?$`,
  "iu",
);
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d{1,5}(?:[/?#]|$))/i;

/**
 * Parses a web address as typed: without a scheme it gets `http://` (rule calls 14). Null where it is invalid:
 * another scheme, credentials, or a host without a dot.
 */
export function parseWebAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const address = SCHEME.test(trimmed) ? trimmed : `http://${trimmed}`;
  return address.length <= MAX_WEB_ADDRESS && WEB_ADDRESS.test(address) ? address : null;
}

/** A field with an `http` or `https` address; empty is null. */
export function webAddress() {
  return z.pipe(
    text({ max: MAX_WEB_ADDRESS }),
    z.pipe(
      z
        .string()
        .check(holds<string>((value) => value === "" || parseWebAddress(value) !== null, "notWebAddress")),
      z.transform((value: string) => (value === "" ? null : parseWebAddress(value))),
    ),
  );
}
