import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import type { EmbedOptions } from "#domain/embed/embed-options.ts";

/** Choices from the directory that `/embed/try` offers (rule embed 9). */
export interface TrialChoices {
  /** Topics in two levels; empty where they could not be read. */
  readonly topics: EndpointReply<"GET /topics">;
  readonly organization: FoundOrganization;
}

/** Result of looking up the requested organization, by its id or by words of its name. */
export type FoundOrganization =
  | { readonly kind: "none" }
  | { readonly kind: "unknown"; readonly asked: string }
  | { readonly kind: "found"; readonly matches: readonly NamedOrganization[]; readonly id: string | null };

interface NamedOrganization {
  readonly id: string;
  readonly name: string;
}

/** Maximum number of organizations offered for the same words. */
const MAX_MATCHES = 20;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** Reads what may be chosen, and which organization is meant. */
export async function readTrialChoices(options: EmbedOptions, callApi: CallApi): Promise<TrialChoices> {
  const [topics, organization] = await Promise.all([
    callApi("GET /topics"),
    findOrganization(options.organization ?? null, callApi),
  ]);
  return { topics: topics.ok ? topics.reply : [], organization };
}

/**
 * The options with the organization's id in the place of words of its name; without any where they are not one's alone.
 */
export function withOrganization(options: EmbedOptions, { organization }: TrialChoices): EmbedOptions {
  const { organization: _, ...others } = options;
  const id = organization.kind === "found" ? organization.id : null;
  return id === null ? others : { ...others, organization: id };
}

async function findOrganization(asked: string | null, callApi: CallApi): Promise<FoundOrganization> {
  if (asked === null) return { kind: "none" };
  if (ID.test(asked)) {
    const answer = await callApi("GET /organizations/{id}", { params: { id: asked } });
    return answer.ok ? found([answer.reply]) : { kind: "unknown", asked };
  }
  const answer = await callApi("GET /organizations", { query: { q: asked, limit: String(MAX_MATCHES) } });
  if (!answer.ok || answer.reply.length === 0) return { kind: "unknown", asked };
  const same = answer.reply.filter(({ name }) => name.toLowerCase() === asked.toLowerCase());
  return found(same.length > 0 ? same : answer.reply);
}

function found(organizations: readonly NamedOrganization[]): FoundOrganization {
  const matches = organizations.map(({ id, name }) => ({ id, name }));
  return { kind: "found", matches, id: matches.length === 1 ? (matches[0]?.id ?? null) : null };
}
