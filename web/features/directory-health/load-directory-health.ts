import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import { FINDING_KINDS, type FindingKind } from "#domain/directory-health/finding.ts";
import type { FreshnessDimension } from "#domain/directory-health/freshness-figures.ts";
import { findChoice } from "../../base/pages/home-query.ts";

export type Health = EndpointReply<"GET /directory-health">;
export type FindingRow = EndpointReply<"GET /directory-health/findings">[number];

/** Rows of findings on a page. */
export const PAGE_ROWS = 10;

/** Dimensions that freshness is shown by, besides the whole directory. */
export const SHOWN_BY = ["TAB", "PLACE", "SOURCE"] as const satisfies readonly FreshnessDimension[];
export type ShownBy = (typeof SHOWN_BY)[number];

/** Query of the page's address. */
export interface HealthQuery {
  readonly by: ShownBy;
  /** The group of the chart over time; null: the whole directory. */
  readonly of: string | null;
  readonly kind: FindingKind | null;
  readonly skip: number;
}

/** Reads the address; what it does not know, it takes for the default. */
export function readHealthQuery(search: string): HealthQuery {
  const given = new URLSearchParams(search);
  return {
    by: findChoice(SHOWN_BY, given.get("by") ?? "") ?? "TAB",
    of: given.get("of")?.slice(0, 200) ?? null,
    kind: findChoice(FINDING_KINDS, given.get("kind") ?? ""),
    skip: Number(/^\d{1,4}$/.exec(given.get("skip") ?? "")?.[0] ?? 0),
  };
}

/** Builds the page's address with some choices replaced; findings start with the worst again unless `skip` is given. */
export function healthPath(query: HealthQuery, changes: Partial<HealthQuery>): string {
  const { by, of, kind, skip } = { ...query, skip: 0, ...changes };
  const chosen = new URLSearchParams();
  if (by !== "TAB") chosen.set("by", by);
  if (of !== null) chosen.set("of", of);
  if (kind !== null) chosen.set("kind", kind);
  if (skip > 0) chosen.set("skip", String(skip));
  const text = chosen.toString();
  return text === "" ? "/directory_health" : `/directory_health?${text}`;
}

export interface DirectoryHealthData {
  /** Address that the data is for. */
  readonly path: string;
  readonly health: Health;
  readonly findings: readonly FindingRow[];
}

export async function loadDirectoryHealth(
  callApi: CallApi,
  search: string,
): Promise<Answer<DirectoryHealthData>> {
  const query = readHealthQuery(search);
  const { by, of, kind, skip } = query;
  const [health, findings] = await Promise.all([
    callApi("GET /directory-health", { query: of === null ? {} : { dimension: by, key: of } }),
    callApi("GET /directory-health/findings", {
      query: { limit: String(PAGE_ROWS), skip: String(skip), ...(kind === null ? {} : { kind }) },
    }),
  ]);
  if (!health.ok) return health;
  if (!findings.ok) return findings;
  const path = healthPath(query, { skip });
  return { ok: true, reply: { path, health: health.reply, findings: findings.reply } };
}
