import { expect } from "vitest";
import { type HsdsSchema, hsdsErrors } from "./hsds-schemas.ts";
import type { RunningApp } from "./running-app.ts";

type HsdsReply = readonly [path: string, schema: HsdsSchema];

export const WHOLE_SERVICES: HsdsReply = ["/services?full=true", "service"];

/** Every kind of list of the HSDS API, with the schema of its records. */
export const HSDS_REPLIES: readonly HsdsReply[] = [
  ["/services", "service_list"],
  WHOLE_SERVICES,
  ["/service_at_locations", "service_at_location_list"],
  ["/service_at_locations?full=true", "service_at_location"],
  ["/organizations", "organization_list"],
  ["/organizations?full=true", "organization"],
  ["/organizations?full_service=true", "organization"],
  ["/taxonomies", "taxonomy"],
  ["/taxonomy_terms", "taxonomy_term"],
];

const WHOLE: Readonly<Record<string, HsdsSchema>> = {
  "/services": "service",
  "/service_at_locations": "service_at_location",
  "/organizations": "organization",
  "/taxonomies": "taxonomy",
  "/taxonomy_terms": "taxonomy_term",
};

/**
 * Expects no errors in a list, nor in its first record by itself.
 *
 * @param narrowed further parameters of the list
 */
export async function expectNoHsdsErrors(
  app: RunningApp,
  [path, schema]: HsdsReply,
  narrowed: string,
): Promise<void> {
  const text = await (await app.get(`/api/hsds${path}${path.includes("?") ? "&" : "?"}${narrowed}`)).text();
  const records: { id: string }[] = narrowed.includes("ndjson")
    ? text
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line))
    : JSON.parse(text).contents;
  expect(records.length).toBeGreaterThan(0);
  expect(records.flatMap((record) => hsdsErrors(schema, record)).slice(0, 5)).toEqual([]);
  const [base = ""] = path.split("?");
  const one = await app.read<object>(`/hsds${base}/${records[0]?.id}`);
  expect(hsdsErrors(WHOLE[base] ?? "service", one)).toEqual([]);
}
