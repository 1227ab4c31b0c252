import type { AnyInput, Endpoint, EndpointAddress } from "./call-api.ts";

/** Base path of the API. */
export const API_BASE = "/api";

/** The path of a call from the site's root: `/api/services?type=FOOD&limit=25`. Undefined values are omitted. */
export function buildCallPath<E extends Endpoint>(endpoint: E, ...input: EndpointAddress<E>): string;
export function buildCallPath(endpoint: string, input: AnyInput = {}): string {
  return rawAddress(endpoint, input);
}

/** `buildCallPath` without typed endpoints, for a transport whose callers are type-checked already. */
export function rawAddress(endpoint: string, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint
    .slice(endpoint.indexOf("/"))
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const parameters = Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join("&");
  return `${API_BASE}${path}${parameters === "" ? "" : `?${parameters}`}`;
}

/** The placeholder values of an endpoint in a path; null if the path does not match. */
export function paramsIn(pathname: string, endpoint: Endpoint): Readonly<Record<string, string>> | null {
  const path = endpoint.slice(endpoint.indexOf("/")).replace(/\{(\w+)\}/g, "(?<$1>[\\w-]+)");
  const found = new RegExp(`^${API_BASE}${path}$`).exec(pathname);
  return found === null ? null : (found.groups ?? {});
}
