import type { Call } from "./call.ts";

/** Where the API stands below the site. */
export const API_BASE = "/api";

/** The address of a call with its input, from the site's root: `/api/services?type=FOOD&limit=25`. */
export function addressOf(
  call: Call,
  input: {
    readonly params?: Readonly<Record<string, unknown>> | undefined;
    readonly query?: Readonly<Record<string, unknown>> | undefined;
  },
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? "")),
  );
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&");
  return `${API_BASE}${path}${query === "" ? "" : `?${query}`}`;
}
