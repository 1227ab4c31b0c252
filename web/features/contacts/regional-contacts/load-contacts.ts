import type { CallApi } from "#domain/base/contract/call-api.ts";
import { DEFAULT_LIMIT, MAX_LIMIT } from "#domain/base/contract/limits.ts";
import type { PublicContact } from "#domain/contacts/regional-contacts/contact-calls.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";

/** Search of a contacts page, as its address has it. */
export interface ContactSearch {
  readonly kind: ContactKind;
  readonly q: string;
  /** `longitude|latitude`: only those of its county; empty: all. */
  readonly near: string;
}

export interface County {
  readonly name: string;
  readonly nameEs: string;
}

export type ContactsData = ContactSearch &
  (
    | {
        ok: true;
        contacts: readonly PublicContact[];
        /** Coordinators of the regions. */
        coordinators: readonly PublicContact[];
        /** At the point that was asked about; null: unknown, or none was. */
        county: County | null;
        hasMore: boolean;
        skip: number;
      }
    | { ok: false; isNetwork: boolean }
  );

/** One page, by name (rule regional-contacts 8). */
export async function loadContacts(
  callApi: CallApi,
  search: ContactSearch,
  skip: number,
): Promise<ContactsData> {
  const { kind, q, near } = search;
  const found = { q: q === "" ? undefined : q, nearCoordinate: near === "" ? undefined : near };
  const [answer, coordinators, county] = await Promise.all([
    callApi(`GET /${kind}`, {
      query: { sort: "name", limit: String(DEFAULT_LIMIT), skip: String(skip), ...found },
    }),
    kind === "regions" ? loadCoordinators(callApi) : [],
    near === "" ? null : loadCounty(callApi, search),
  ]);
  if (!answer.ok) return { ...search, ok: false, isNetwork: answer.problem.message === "" };
  const hasMore = answer.reply.length === DEFAULT_LIMIT && answer.total !== skip + DEFAULT_LIMIT;
  return { ...search, ok: true, contacts: answer.reply, coordinators, county, hasMore, skip };
}

/** Loads the county at the point; null where it is unknown or cannot be loaded. */
async function loadCounty(callApi: CallApi, { kind, near }: ContactSearch): Promise<County | null> {
  const answer = await callApi(`GET /${kind}/count`, { query: { nearCoordinate: near } });
  return answer.ok ? answer.reply.county : null;
}

/** Loads coordinators by name; empty where they cannot be loaded. */
export async function loadCoordinators(callApi: CallApi): Promise<readonly PublicContact[]> {
  const answer = await callApi("GET /coordinators", { query: { sort: "name", limit: String(MAX_LIMIT) } });
  return answer.ok ? answer.reply : [];
}

/** Reads the search from an address. */
export function contactSearch(kind: ContactKind, search: string): ContactSearch {
  const parameters = new URLSearchParams(search);
  const near = parameters.get("near") ?? "";
  return {
    kind,
    q: (parameters.get("q") ?? "").trim().slice(0, 200),
    near: /^-?\d{1,3}(\.\d{1,6})?\|-?\d{1,2}(\.\d{1,6})?$/.test(near) ? near : "",
  };
}
