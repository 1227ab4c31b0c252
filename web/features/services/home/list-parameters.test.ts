import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { callApi } from "../../../base/calls/call-api.ts";
import { readHomeQuery } from "../../../base/pages/home-query.ts";
import { loadRows } from "./load-rows.ts";

/** The bodies that were sent. */
let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ services: [], danger: null, asked: null }), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const QUERY = readHomeQuery("q=food tomorrow", {
  tab: "FOOD",
  need: null,
  openNow: false,
  audience: null,
  topKudos: false,
});
const PLACE = { kind: "chosen", label: "Miami, FL", longitude: -80.2, latitude: 25.8 } as const;

test.each([
  ["without a place the browser's zone says which day is tomorrow", null, true],
  ["around a place its own zone does", PLACE, false],
])("%s", async (_, place, isSent) => {
  await loadRows(callApi, { query: QUERY, place, language: "en" }, { skip: 0, limit: 20 });
  const userTimezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(sent).toEqual([
    isSent ? expect.objectContaining({ userTimezone }) : expect.not.objectContaining({ userTimezone }),
  ]);
});
