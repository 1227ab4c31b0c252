import type { RunningApp } from "./running-app.ts";

/** Place and earlier state for requesting exits. */
export interface AskedExits {
  /** Ids of the services that exits are about. */
  readonly ids: readonly string[];
  /** A place near them, `longitude|latitude`. */
  readonly near: string;
  /** Instant from which changes are requested. */
  readonly since: string;
  /** Position of the feed after which changes are requested. */
  readonly after: string;
  /** Whether the app has pages, which only the built app serves. */
  readonly hasPages: boolean;
  /** Headers of someone who has an account but no rights. */
  readonly stranger: Readonly<Record<string, string>>;
}

/**
 * Collects every reply by which someone without rights learns of services, byte for byte: status, validators and body,
 * by address. As long as the app's clock stands, two calls differ only where something public has changed.
 *
 * @param later epoch milliseconds at which the pack of the area is requested, since it is cached for a minute
 */
export async function guestExits(
  app: RunningApp,
  { ids, near, since, after, hasPages, stranger }: AskedExits,
  later: number,
): Promise<ReadonlyMap<string, string>> {
  const [longitude, latitude] = near.split("|");
  const each = (...paths: ((id: string) => string)[]) => ids.flatMap((id) => paths.map((path) => path(id)));
  const byId = `_id=${ids.join(",")}`;
  const addresses = [
    ...[
      "",
      "sort=name",
      "sort=updatedAt&order=desc",
      "sort=open",
      "sort=verifiedAt",
      `nearCoordinate=${near}&radius=50`,
    ].map((query) => `/api/services?limit=100&${query}`),
    `/api/services?filter=_id&${byId}`,
    "/api/services?type=SHELTER&q=house&lang=es",
    `/api/services/count?nearCoordinate=${near}`,
    "/api/services/count-by-type",
    `/api/services/pins?nearCoordinate=${near}`,
    "/api/hsds/services?full=true&per_page=100",
    "/api/hsds/services?minimal=true",
    "/api/hsds/services?format=ndjson",
    `/api/hsds/services?modified_after=${encodeURIComponent(since)}`,
    "/api/hsds/service_at_locations?full=true&per_page=100",
    "/api/hsds/organizations?full=true&per_page=100",
    "/api/hsds/changes",
    `/api/hsds/changes?after=${encodeURIComponent(after)}`,
    ...each(
      (id) => `/api/services/${id}`,
      (id) => `/api/services/${id}?lang=es&currentCoordinate=${near}`,
      (id) => `/api/hsds/services/${id}`,
      (id) => `/api/directions?service=${id}&from=${near}`,
      (id) => `/services/${id}/hours.ics`,
    ),
    ...(hasPages
      ? [
          "/sitemap.xml",
          "/sitemap/services-1.xml",
          `/?place=${longitude}|${latitude}`,
          "/?tab=SHELTER&lang=es",
          `/embed?place=${near}`,
          ...each(
            (id) => `/services/${id}`,
            (id) => `/services/${id}?lang=es`,
            (id) => `/services/${id}/qr.svg`,
          ),
        ]
      : []),
  ];
  const exits = new Map<string, string>();
  const asGuest = addresses.map((address) => ({ name: address, address, headers: {} }));
  const withAccount = ids.map((id) => {
    const address = `/api/services/${id}`;
    return { name: `${address} (with an account)`, address, headers: stranger };
  });
  const all = [...asGuest, ...withAccount];
  const read = await Promise.all(all.map(({ address, headers }) => readExit(app, address, headers)));
  for (const [at, { name }] of all.entries()) exits.set(name, read[at] ?? "");
  const { now } = app;
  app.now = later;
  const pack = `/api/city-pack?nearCoordinate=${near}`;
  exits.set(pack, await readExit(app, pack, {}));
  app.now = now;
  return exits;
}

async function readExit(
  app: Pick<RunningApp, "get">,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const reply = await app.get(address, headers);
  const validators = ["etag", "last-modified", "location", "x-total-count"].map((name) =>
    reply.headers.get(name),
  );
  return JSON.stringify([reply.status, ...validators, await reply.text()]);
}

/** Lists the addresses whose replies differ. */
export function differingExits(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after.keys()].filter((address) => after.get(address) !== before.get(address));
}
