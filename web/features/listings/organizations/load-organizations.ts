import type { CallApi } from "#domain/base/contract/call-api.ts";
import { DEFAULT_LIMIT } from "#domain/base/contract/limits.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import { ORGANIZATIONS_PATH } from "../../../base/pages/organization-path.ts";

/** A row of the list. */
export type ListedOrganization = Pick<PublicOrganization, "id" | "name" | "alternateName" | "services">;

/** A page of the list of organizations, and what it was searched for. */
export type OrganizationsData =
  | {
      ok: true;
      q: string;
      rows: readonly ListedOrganization[];
      /** Number of results; null: not counted. */
      total: number | null;
      skip: number;
      hasMore: boolean;
    }
  | { ok: false; q: string; isNetwork: boolean };

/**
 * Reads the name that the list is searched for.
 *
 * @param query of the address
 */
export function searchedName(query: string): string {
  return (new URLSearchParams(query).get("q") ?? "").trim();
}

/** Address of the list from one row on. */
export function organizationsAddress(q: string, skip: number): string {
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (skip > 0) query.set("skip", String(skip));
  return query.size === 0 ? ORGANIZATIONS_PATH : `${ORGANIZATIONS_PATH}?${query}`;
}

/** Loads organizations by name (rule organizations 18). */
export async function loadOrganizations(
  callApi: CallApi,
  q: string,
  skip: number,
): Promise<OrganizationsData> {
  // A comma separates alternatives; here it is part of a name.
  const [first = ""] = q.split(",");
  const answer = await callApi("GET /organizations", {
    query: {
      ...(first.trim() === "" ? {} : { q: first.trim() }),
      limit: String(DEFAULT_LIMIT),
      skip: String(skip),
    },
  });
  if (!answer.ok) return { ok: false, q, isNetwork: answer.problem.message === "" };
  const rows = answer.reply.map(({ id, name, alternateName, services }) => ({
    id,
    name,
    alternateName,
    services,
  }));
  const total = answer.total ?? null;
  const hasMore = rows.length === DEFAULT_LIMIT && total !== skip + rows.length;
  return { ok: true, q, rows, total, skip, hasMore };
}
