import type { RawParameters } from "#domain/base/contract/parameters.ts";
import { type Checked, invalid } from "#domain/base/contract/problems.ts";

/** Maximum number of parameters, since each costs work. */
const MAX_PARAMETERS = 200;

/**
 * Parses a query string. A name given more than once keeps all its values, so that the contract can reject it.
 *
 * @returns a problem naming the parameter where percent-encoding or UTF-8 is invalid, or where there are too many
 * parameters
 */
export function readQueryString(query: string): Checked<RawParameters> {
  const parameters: Record<string, string | string[]> = Object.create(null);
  const parts = query.split("&", MAX_PARAMETERS + 1);
  if (parts.length > MAX_PARAMETERS) return { ok: false, problem: invalid({ query: "tooMany" }) };
  for (const part of parts) {
    if (part === "") continue;
    const sign = part.indexOf("=");
    const name = decode(sign === -1 ? part : part.slice(0, sign));
    const value = decode(sign === -1 ? "" : part.slice(sign + 1));
    if (name === null || value === null) {
      return { ok: false, problem: invalid({ [name ?? "query"]: "notText" }) };
    }
    const before = parameters[name];
    if (before === undefined) parameters[name] = value;
    else parameters[name] = typeof before === "string" ? [before, value] : [...before, value];
  }
  return { ok: true, value: parameters };
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}

/** The part of an address after its question mark. */
export function extractQuery(address: string): string {
  const mark = address.indexOf("?");
  return mark === -1 ? "" : address.slice(mark + 1);
}
