import type { CallApi } from "#domain/base/contract/call-api.ts";
import { MAX_LIMIT } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicOrganization } from "#domain/listings/organizations/organization.ts";
import { SERVICE_TYPES, type ServiceType } from "#domain/services/enumerations.ts";
import { distanceFrom, type VisitorPlace } from "../../../base/browser/visitor-place.ts";
import { type Card, toCard } from "../../../base/service-card/card.ts";

/** Services of one tab; each is listed under its first. */
export interface OrganizationGroup {
  /** Null: of none. */
  readonly type: ServiceType | null;
  readonly rows: readonly Card[];
}

export type OrganizationData =
  | { found: PublicOrganization; groups: readonly OrganizationGroup[] }
  | { found: null; id: string; reason: "missing" | "network" | "server" };

/** An organization with its services, the nearest first where a place is known (rule organizations 7). */
export async function loadOrganization(
  callApi: CallApi,
  id: string,
  place: VisitorPlace | null,
  language: Language,
): Promise<OrganizationData> {
  const near = distanceFrom(place);
  const organization = await callApi("GET /organizations/{id}", { params: { id } });
  // A text that is no id belongs to no organization.
  if (!organization.ok) return { found: null, id, reason: toFailureReason(organization.problem) };
  const services = await callApi("GET /services", {
    query: {
      organization: id,
      limit: String(MAX_LIMIT),
      lang: language,
      nearCoordinate: near,
      currentCoordinate: near,
      ...(near === undefined ? { sort: "name" } : {}),
    },
  });
  if (!services.ok) return { found: null, id, reason: toFailureReason(services.problem) };
  const groups = [...SERVICE_TYPES, null].map((type) => ({
    type,
    rows: services.reply
      .filter((service) => (service.type[0] ?? null) === type)
      // The page already names the organization.
      .map((service) => toCard({ ...service, organization: null }, language)),
  }));
  return { found: organization.reply, groups: groups.filter(({ rows }) => rows.length > 0) };
}

/**
 * Names the page in a history and in previews of a link. Empty: one of the organization's services protects people, so
 * it is not named (rule organizations 7).
 */
export function titleOfOrganization({
  found,
  groups,
}: Extract<OrganizationData, { groups: unknown }>): string {
  return groups.some(({ rows }) => rows.some(({ isProtected }) => isProtected === true)) ? "" : found.name;
}

function toFailureReason({ code, message }: { code: number; message: string }) {
  if (code === 404 || code === 400) return "missing";
  return message === "" ? "network" : "server";
}
