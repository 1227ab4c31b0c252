import { buildCallPath } from "#domain/base/contract/address.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";

/** Crisis lines are always cached, whatever was opened: fetched when the app is installed, and again each day. */

const CACHE = "help";
const ADDRESS = buildCallPath("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
const SAVED_AT_HEADER = "x-kept-at";
const FRESH_MS = 24 * 3_600_000;

const ADDED_LATER = {
  websiteEs: null,
  chatWebLinkEs: null,
  tty: null,
  videophone: null,
  relay: null,
  languages: [],
  textLanguages: [],
  hasInterpreters: false,
  reporting: null,
  reportingEs: null,
  timeZone: null,
  openDays: [],
  opensAt: null,
  closesAt: null,
  isOpen: null,
  changesAt: null,
  lastCalledAt: null,
  untried: [],
} as const;

/** Reads the stored lines; null before the first installation. */
export async function readCrisisLines(): Promise<{ lines: PublicCrisisLine[]; at: number } | null> {
  const cached = await (await caches.open(CACHE)).match(ADDRESS);
  if (cached === undefined) return null;
  const lines: PublicCrisisLine[] = await cached.json();
  // A version before may have saved them, which knew less of each.
  return {
    lines: lines.map((line) => ({ ...ADDED_LATER, ...line })),
    at: Number(cached.headers.get(SAVED_AT_HEADER) ?? 0),
  };
}

/** @param now epoch milliseconds */
export async function refreshCrisisLines(now: number): Promise<void> {
  const cached = await readCrisisLines();
  if (cached !== null && Math.abs(now - cached.at) < FRESH_MS) return;
  const reply = await fetch(ADDRESS, { credentials: "omit" });
  if (!reply.ok) return;
  const headers = { "content-type": "application/json", [SAVED_AT_HEADER]: String(now) };
  await (await caches.open(CACHE)).put(ADDRESS, new Response(await reply.text(), { headers }));
}
