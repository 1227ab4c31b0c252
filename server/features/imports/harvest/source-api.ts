import { isWellFormedText } from "#domain/base/contract/text.ts";
import {
  HarvestFault,
  type PoliteGetter,
  type Validator,
} from "#server/base/outside/harvest/polite-getter.ts";
import type { CopiedRecord } from "./copy-queries.ts";
import { getJson, isObject, listIn, numberIn, objectIn, type UncheckedObject } from "./fetch-json.ts";

/** Rows that a page is asked for; what comes may be fewer. */
const PER_PAGE = 100;
/** Records of a page of a feed of changes. */
const CHANGES = 1000;
const MAX_ID = 200;
/** Maximum length of a position in a feed, in characters. */
const MAX_POSITION = 1000;
/** Services or changes of a page: an API may send more than it was asked for. */
const MAX_ON_PAGE = 10_000;
/** Characters of one service. */
const MAX_RECORD = 4 * 1024 * 1024;

/** A page of services. */
export interface ServicesPage {
  readonly validator: Validator;
  readonly records: readonly CopiedRecord[];
  readonly isLast: boolean;
  /** Services in all; null where the API does not say. */
  readonly total: number | null;
}

/** A page of a feed of changes. */
export interface ChangesPage {
  readonly changed: readonly string[];
  readonly gone: readonly string[];
  readonly organizations: readonly string[];
  readonly after: string;
  readonly hasMore: boolean;
}

interface SourceApiOptions {
  readonly get: PoliteGetter;
  readonly signal?: AbortSignal | undefined;
  /** Called before requests that the API may make us repeat; throws where the fetch has to go on later. */
  readonly breathe: () => void;
}

/**
 * Client of an HSDS API for a harvest (rule harvest 4). Every method throws a `HarvestFault` where it gets no usable
 * reply.
 */
export class SourceApi {
  readonly #options: SourceApiOptions;
  readonly #root: string;

  constructor(address: string, options: SourceApiOptions) {
    this.#options = options;
    const { origin, pathname } = new URL(address);
    this.#root = `${origin}${pathname.endsWith("/") ? pathname.slice(0, -1) : pathname}`;
  }

  #url(path: string, parameters: Readonly<Record<string, string>> = {}): string {
    const url = new URL(`${this.#root}/${path}`);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  #json(url: string, validator?: Validator) {
    const { get, signal, breathe } = this.#options;
    breathe();
    return getJson(get, url, { validator, signal });
  }

  /** Gets JSON; null where the API lacks this call, in whichever way it says so. */
  async #optional(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
    try {
      const { status, json } = await this.#json(this.#url(path, parameters));
      return status === 200 ? json : null;
    } catch (error) {
      if (error instanceof HarvestFault && error.kind === "STATUS") return null;
      throw error;
    }
  }

  /**
   * Whole services, by page from 1.
   *
   * @returns "same" where the page is what it was, null where the list does not go as far
   */
  async services(page: number, validator?: Validator): Promise<ServicesPage | "same" | null> {
    const url = this.#url("services", { page: String(page), per_page: String(PER_PAGE), full: "true" });
    const reply = await this.#json(url, validator);
    if (reply.status === 304) return "same";
    if (reply.status === 400 || reply.status === 404) {
      if (page > 1) return null;
      throw new HarvestFault(reply.status === 404 ? "NOT_HSDS" : "STATUS", String(reply.status));
    }
    const list = listIn(reply.json);
    if (list.length > MAX_ON_PAGE) throw new HarvestFault("TOO_LARGE");
    const records: CopiedRecord[] = [];
    for (const each of list) {
      const whole = isWhole(each) ? each : await this.#one(readId(each));
      records.push(toCopiedRecord(whole ?? each));
    }
    const pages = numberIn(reply.json, "total_pages");
    const isLast = isObject(reply.json)
      ? list.length === 0 || reply.json["last_page"] === true || (pages !== null && page >= pages)
      : true;
    return { validator: reply.validator, records, isLast, total: numberIn(reply.json, "total_items") };
  }

  /** Gets a service; null where it does not exist, or no longer does. */
  async service(id: string): Promise<CopiedRecord | null> {
    const one = await this.#one(id);
    // A different id means that it was merged into that one, which the feed reports separately.
    return one === null || one["id"] !== id ? null : toCopiedRecord(one);
  }

  async #one(id: string): Promise<UncheckedObject | null> {
    const { status, json } = await this.#json(this.#url(`services/${encodeURIComponent(id)}`));
    return status === 404 || status === 400 ? null : objectIn(json);
  }

  /** Counts the services, or those changed since; null where the API does not say. @param since epoch milliseconds */
  async count(since: number | null): Promise<number | null> {
    const changed = since === null ? {} : { modified_after: new Date(since).toISOString() };
    const reply = await this.#optional("services", { page: "1", per_page: "1", ...changed });
    return reply === null ? null : numberIn(reply, "total_items");
  }

  /** Gets a page of changes; null where there is no feed, or it does not have this position. */
  async changes(after: string | null): Promise<ChangesPage | null> {
    const position: Record<string, string> = after === null ? {} : { after };
    const json = await this.#optional("changes", { limit: String(CHANGES), ...position });
    if (!isObject(json)) return null;
    const { changes, after: next, has_more } = json;
    if (!Array.isArray(changes) || !changes.every(isObject) || !isPosition(next)) return null;
    if (changes.length > MAX_ON_PAGE) throw new HarvestFault("TOO_LARGE");
    // More of what was just read would never end.
    if (has_more === true && next === after) return null;
    const listIds = (type: string, isChanged: boolean): string[] =>
      changes.flatMap(({ resource_type, id, change }) =>
        resource_type === type && isId(id) && (change === "changed") === isChanged ? [id] : [],
      );
    return {
      changed: listIds("service", true),
      gone: listIds("service", false),
      organizations: listIds("organization", true),
      after: next,
      hasMore: has_more === true,
    };
  }

  /** Finds the current end of the feed; null where there is no feed. */
  async endOfFeed(): Promise<string | null> {
    for (let after: string | null = null; ; ) {
      const page: ChangesPage | null = await this.changes(after);
      if (page === null) return null;
      if (!page.hasMore) return page.after;
      after = page.after;
    }
  }
}

/** Properties that a whole service has and a line of a list has not. */
const PARTS = ["service_at_locations", "attributes", "phones", "schedules", "organization", "languages"];

/** Some APIs list no more than names, and give the rest one by one. */
function isWhole(service: UncheckedObject): boolean {
  return PARTS.some((part) => typeof service[part] === "object" && service[part] !== null);
}

function readId(service: UncheckedObject): string {
  const { id } = service;
  if (isId(id)) return id;
  throw new HarvestFault("NOT_HSDS");
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_ID && isWellFormedText(value);
}

function isPosition(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_POSITION && isWellFormedText(value);
}

function toCopiedRecord(service: UncheckedObject): CopiedRecord {
  const { organization, organization_id: stated } = service;
  const nested = isObject(organization) ? organization["id"] : null;
  const organizationId = typeof nested === "string" ? nested : stated;
  const body = storable(JSON.stringify(service));
  if (body.length > MAX_RECORD) throw new HarvestFault("TOO_LARGE");
  return { id: readId(service), organizationId: isId(organizationId) ? organizationId : null, body };
}

/** JSON without NUL and half characters, which no database stores. Escapes are taken one by one: `\\u0000` has none. */
function storable(json: string): string {
  return json.replace(/\\(?:u[\da-f]{4}|.)/g, (written) => {
    if (written === "\\u0000") return "";
    return written.startsWith("\\ud") ? "\\ufffd" : written;
  });
}
