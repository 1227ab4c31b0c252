import type { RawParameters } from "#domain/contract/parameters.ts";
import { type Checked, invalid } from "#domain/contract/problems.ts";

/**
 * Reads the query of an address. A name given more than once keeps all its values, so that the contract can
 * refuse it.
 *
 * @returns the problem, naming the parameter, where percent-encoding is broken or is no UTF-8
 */
export function readQueryString(query: string): Checked<RawParameters> {
  const parameters: Record<string, string | string[]> = Object.create(null);
  for (const part of query.split("&")) {
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
export function queryOf(address: string): string {
  const mark = address.indexOf("?");
  return mark === -1 ? "" : address.slice(mark + 1);
}
