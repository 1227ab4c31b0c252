import fastify from "fastify";
import { expect, test } from "vitest";
import { REQUESTS_PER_MINUTE, REQUESTS_PER_MINUTE_OF_ORGANIZATION } from "#domain/contract/limits.ts";
import { limitRequests } from "./rate-limit.ts";

test("a page is limited under whatever address, a tile and a file are not", async () => {
  const app = fastify();
  await limitRequests(app);
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
  await limitRequests(app);
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
  await limitRequests(app);
  app.get("/*", async () => "page");
  const status = async (remoteAddress: string) => (await app.inject({ url: "/", remoteAddress })).statusCode;
  for (const addressOf of [
    (n: number) => `2001:db8:7:${n.toString(16)}::1`,
    (n: number) => `203.0.113.${n % 256}`,
  ]) {
    for (let requests = 0; requests < REQUESTS_PER_MINUTE_OF_ORGANIZATION; requests++)
      await app.inject({ url: "/", remoteAddress: addressOf(requests) });
    expect(await status(addressOf(REQUESTS_PER_MINUTE_OF_ORGANIZATION))).toBe(429);
  }
  expect(await status("2001:db8:8::1")).toBe(200);
  expect(await status("203.0.114.1")).toBe(200);
  await app.close();
});
