import fastify from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { REQUESTS_PER_MINUTE, REQUESTS_PER_MINUTE_OF_ORGANIZATION } from "#domain/base/contract/limits.ts";
import { limitRequests } from "./rate-limit.ts";
import { RequestCounts } from "./request-counts.ts";

afterEach(() => vi.useRealTimers());

/** No window ends while a test runs, however slow the machine is. */
const atOneMoment = () => new RequestCounts(null, () => 0);

test("a page is limited under whatever address, a tile and a file are not", async () => {
  const app = fastify();
  await limitRequests(app, atOneMoment());
  const config = { rateLimit: false as const };
  app.get("/tiles/:z/:x/:y", { config }, async () => "tile");
  app.get("/assets/*", async () => "file");
  app.get("/*", async () => "page");
  const statuses = async (url: string) => {
    const found = new Set<number>();
    for (let requests = 0; requests <= REQUESTS_PER_MINUTE; requests++)
      found.add((await app.inject({ url })).statusCode);
    return found;
  };
  expect(await statuses("/tiles/1/0/0?v=1")).toEqual(new Set([200]));
  expect(await statuses("/assets/entry.js")).toEqual(new Set([200]));
  expect(await statuses("/tiles/abc")).toEqual(new Set([200, 429]));
  await app.close();
});

test("the addresses of one IPv6 subscriber count together, those of others apart", async () => {
  const app = fastify();
  await limitRequests(app, atOneMoment());
  app.get("/*", async () => "page");
  const status = async (remoteAddress: string) => (await app.inject({ url: "/", remoteAddress })).statusCode;
  for (let requests = 0; requests < REQUESTS_PER_MINUTE; requests++) {
    expect(await status(`2001:db8:0:1::${requests.toString(16)}`)).toBe(200);
  }
  expect(await status("2001:db8:0:1:ffff::1")).toBe(429);
  expect(await status("2001:db8:0:2::1")).toBe(200);
  await app.close();
});

test("the addresses of one organization count together too, in IPv6 and IPv4, without keeping others out", async () => {
  const app = fastify();
  await limitRequests(app, atOneMoment());
  app.get("/*", async () => "page");
  const status = async (remoteAddress: string) => (await app.inject({ url: "/", remoteAddress })).statusCode;
  for (const toAddress of [
    (n: number) => `2001:db8:7:${n.toString(16)}::1`,
    (n: number) => `203.0.113.${n % 256}`,
  ]) {
    for (let requests = 0; requests < REQUESTS_PER_MINUTE_OF_ORGANIZATION; requests++)
      await app.inject({ url: "/", remoteAddress: toAddress(requests) });
    expect(await status(toAddress(REQUESTS_PER_MINUTE_OF_ORGANIZATION))).toBe(429);
  }
  expect(await status("2001:db8:8::1")).toBe(200);
  expect(await status("203.0.114.1")).toBe(200);
  await app.close();
});

test("a clock that is set a day back or forth keeps nobody out longer", async () => {
  const app = fastify();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.UTC(2026, 10, 20, 15) });
  await limitRequests(app);
  app.get("/*", async () => "page");
  const status = async () => (await app.inject({ url: "/" })).statusCode;
  for (const days of [-1, 1, 1]) {
    for (let requests = 0; requests < REQUESTS_PER_MINUTE; requests++) expect(await status()).toBe(200);
    expect(await status()).toBe(429);
    vi.setSystemTime(Date.now() + days * 86_400_000);
    vi.advanceTimersByTime(60_000);
  }
  expect(await status()).toBe(200);
  await app.close();
});

test("where several processes count by the clock, a window that is not now is none", () => {
  const minute = 60_000;
  let now = Date.UTC(2026, 10, 20, 15);
  const counts = new RequestCounts(
    async (counted) => counted.map(({ requests }) => requests),
    () => now,
  );
  const count = () => counts.count("a network", 10, minute);
  for (const days of [0, -1, 2, -1]) {
    now += days * 86_400_000;
    expect(count()).toEqual({ requests: 1, ttl: minute });
    expect(count().requests).toBe(2);
  }
  counts.close();
});
