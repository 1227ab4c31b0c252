import { once } from "node:events";
import { createServer } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { WebsiteOutcome } from "#domain/directory-health/gone-website.ts";
import { websiteVisitor } from "#server/base/outside/websites/visit-website.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { checkWebsites } from "./check-websites.ts";
import { refreshFindings } from "./refresh-health.ts";
import { findDueWebsites, writeWebsiteCheck } from "./website-queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const DAY = 86_400_000;
const GONE = "https://gone.example/page";
const WELL = "https://well.example/";

onOneEngine("Websites", (open) => {
  let outcome: WebsiteOutcome = "GONE";
  const visited: string[] = [];
  const check = (at: number) =>
    checkWebsites(
      open(),
      async (url) => {
        visited.push(url);
        return url === GONE ? outcome : "ANSWERED";
      },
      () => at,
    );
  const found = async (at: number) => {
    await refreshFindings(open(), at);
    return open().query("select kind, since from health_findings");
  };
  beforeAll(async () => {
    const confirmed = { verifiedAt: NOW };
    await storeServices(
      open(),
      [
        serviceForTest({ website: GONE }, confirmed),
        serviceForTest({ website: GONE }, confirmed),
        serviceForTest({ website: WELL }, confirmed),
        serviceForTest({}, confirmed),
      ],
      NOW,
    );
  });

  test("an address is visited once a week, and once a day while it is gone", async () => {
    await check(NOW);
    expect(visited.splice(0).sort()).toEqual([GONE, WELL]);
    await check(NOW + 3600_000);
    expect(visited.splice(0)).toEqual([]);
    await check(NOW + DAY);
    expect(visited.splice(0)).toEqual([GONE]);
    expect(await found(NOW + DAY)).toEqual([]);
  });

  test("gone on three days of a week, it is a finding of each of its services", async () => {
    outcome = "UNKNOWN";
    await check(NOW + 2 * DAY);
    expect(await found(NOW + 2 * DAY)).toEqual([]);
    outcome = "GONE";
    await check(NOW + 3 * DAY);
    const finding = { kind: "WEBSITE_GONE", since: Date.UTC(2026, 10, 20) };
    expect(await found(NOW + 3 * DAY)).toEqual([finding, finding]);
    expect(await found(NOW + 9 * DAY)).toEqual([]);
  });

  test("one answer clears it, and addresses that no service has are forgotten", async () => {
    outcome = "ANSWERED";
    await check(NOW + 4 * DAY);
    expect(await found(NOW + 4 * DAY)).toEqual([]);
    await open().query("update services set website = null where website = $1", [GONE]);
    await check(NOW + 4 * DAY);
    expect(await open().query("select url from website_checks")).toEqual([{ url: WELL }]);
  });

  test("those that are gone come first, then new ones, then the oldest; hidden services have none", async () => {
    await open().query("delete from services; delete from website_checks");
    const site = (name: string) => `https://${name}.example/`;
    const names = ["new-b", "new-a", "older", "oldest", "fresh", "gone-once", "gone-twice", "hidden"];
    const services = names.map((name) => serviceForTest({ website: site(name) }, { verifiedAt: NOW }));
    await storeServices(open(), services, NOW);
    await open().query("update services set approved_at = null where website = $1", [site("hidden")]);
    const note = (name: string, days: number, gone: string[] = []) =>
      writeWebsiteCheck(open(), site(name), gone, NOW - days * DAY);
    await note("older", 8);
    await note("oldest", 9);
    await note("fresh", 1);
    await note("gone-once", 1, ["2026-11-19"]);
    await note("gone-twice", 1, ["2026-11-18", "2026-11-19"]);
    const due = async (limit: number) =>
      (await findDueWebsites(open(), NOW, "2026-11-20", limit)).map(({ url }) => url);
    const expected = ["gone-twice", "gone-once", "new-a", "new-b", "oldest", "older"].map(site);
    expect(await due(10)).toEqual(expected);
    for (const limit of [1, 3, 5]) expect(await due(limit)).toEqual(expected.slice(0, limit));
  });

  test("what real servers answer: gone is 404, 410 and no such name, nothing else", async () => {
    await open().query("delete from services; delete from website_checks");
    const server = createServer((request, reply) => {
      const status = Number(request.url?.slice(1, 4));
      if (request.url === "/robots.txt") reply.writeHead(404).end();
      // 504 never answers.
      else if (status !== 504) reply.writeHead(status).end();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const at = (status: number) => `http://s${status}.example:${address.port}/${status}`;
    const noName = "http://no-such-name.example/";
    const websites = [200, 403, 404, 410, 429, 500, 503, 504].map(at).concat(noName);
    const visitor = () =>
      websiteVisitor({
        pause: async () => {},
        // The others answer within it on a busy machine, too.
        timeLimitMs: 1000,
        isPublic: () => true,
        resolve: async (host) => {
          if (noName.includes(host)) throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
          return [{ address: "127.0.0.1", family: 4 }];
        },
      });
    try {
      await storeServices(
        open(),
        websites.map((website) => serviceForTest({ name: website, website }, { verifiedAt: NOW })),
        NOW,
      );
      const names = async (day: number) => {
        const at = NOW + day * DAY;
        await checkWebsites(open(), visitor(), () => at);
        await refreshFindings(open(), at);
        const rows = await open().query<{ name: string; kind: string }>(
          "select s.name, f.kind from health_findings f join services s on s.id = f.service_id order by s.name",
        );
        return rows.map(({ name, kind }) => `${kind} ${name}`);
      };
      expect(await names(0)).toEqual([]);
      expect(await names(1)).toEqual([]);
      expect(await names(2)).toEqual([noName, at(404), at(410)].map((name) => `WEBSITE_GONE ${name}`).sort());
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
