import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { limitRequests } from "#server/base/http/rate-limit.ts";
import { DatabaseFault } from "#server/base/sql/database-fault.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { addSearchEngineFiles } from "./add-search-engine-files.ts";
import { sitemapIndex } from "./sitemap.ts";

const ORIGIN = "https://help.example";
const NOW = Date.UTC(2026, 10, 20);

const seen = serviceForTest({ name: "Seen" }, { updatedAt: NOW });
const hidden = serviceForTest({
  name: "Hidden",
  place: { address1: "canary4417 Lane", visibility: "HIDDEN" },
});
const waiting = serviceForTest({ name: "Waiting" }, { approvedAt: null });
const closed = serviceForTest({ name: "Closed", closeSchedules: [{ type: "PERMANENTLY_CLOSED" }] });

onOneEngine("what leads here", (open) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await storeServices(open(), [seen, hidden, waiting, closed], NOW);
    app = fastify();
    addSearchEngineFiles(app, open(), ORIGIN, () => {});
  });
  afterAll(() => app?.close());

  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { status: statusCode, type: headers["content-type"], body };
  };

  test("the sitemap names its files, and they the pages and the public services alone", async () => {
    const index = await get("/sitemap.xml");
    expect(index.type).toBe("application/xml; charset=utf-8");
    const files = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
    expect(files).toEqual([`${ORIGIN}/sitemap/pages.xml`, `${ORIGIN}/sitemap/services-1.xml`]);
    const pages = await get("/sitemap/pages.xml");
    expect(pages.body).toContain(`<loc>${ORIGIN}/?tab=FOOD</loc>`);
    expect(pages.body).toContain(`<loc>${ORIGIN}/terms_of_use</loc>`);
    expect(pages.body).not.toContain("introduce");
    const { body } = await get("/sitemap/services-1.xml");
    expect(body).toContain(
      `<url><loc>${ORIGIN}/services/${seen.id}</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>`,
    );
    expect(body).toContain(hidden.id);
    expect(body).not.toContain("canary4417");
    expect(body).not.toContain(waiting.id);
    expect(body).not.toContain(closed.id);
    expect(body.match(/<url>/g)).toHaveLength(2);
  });

  test.each([
    "/sitemap/services-2.xml",
    "/sitemap/services-0.xml",
    "/sitemap/services-01.xml",
    "/sitemap/services-99999999999.xml",
    "/sitemap/x.xml",
    "/sitemap/..%2fx",
    "/services/1/qr.svg",
    "/services/%3Cscript%3E/qr.svg",
  ])("%s is nothing", async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  test.each(["/sitemap.xml", "/sitemap/services-1.xml"])(
    "%s answers in plain text that the database is unavailable",
    async (url) => {
      const faults: unknown[] = [];
      const down = fastify();
      const query = async () => Promise.reject(new DatabaseFault("unavailable"));
      addSearchEngineFiles(down, { query }, ORIGIN, (error) => faults.push(error));
      const { statusCode, headers, body } = await down.inject(url);
      expect([statusCode, headers["content-type"]]).toEqual([503, "text/plain; charset=utf-8"]);
      expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
      expect(body).toBe(problem("unavailable").message);
      expect(faults).toEqual([expect.any(DatabaseFault)]);
      await down.close();
    },
  );

  test("nobody has its files made over and over", async () => {
    const limited = fastify();
    await limitRequests(limited);
    addSearchEngineFiles(limited, open(), ORIGIN, () => {});
    const ask = async () => (await limited.inject("/sitemap/pages.xml")).statusCode;
    for (let requests = 0; requests < 60; requests++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect((await limited.inject("/robots.txt")).statusCode).toBe(200);
    await limited.close();
  });

  test("files of services are made in turn, few of one network's", async () => {
    const addresses = [...Array<string>(14).fill("203.0.113.7"), "203.0.113.8"];
    const replies = await Promise.all(
      addresses.map((remoteAddress) => app.inject({ url: "/sitemap/services-1.xml", remoteAddress })),
    );
    const expected = addresses.map((_, n) => (n === 12 || n === 13 ? 429 : 200));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(expected);
    expect(replies[12]?.headers["retry-after"]).toBe("5");
  });

  test("robots are sent to the sitemap, and away from the calls", async () => {
    const { type, body } = await get("/robots.txt");
    expect(type).toBe("text/plain; charset=utf-8");
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(body).toContain("Disallow: /api/\n");
  });

  test("the picture of an address is the same whether or not there is such a service", async () => {
    const { status, type, body } = await get(`/services/${waiting.id}/qr.svg`);
    expect([status, type]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(body).toMatch(/^<svg[^>]*>/);
    expect(body).not.toMatch(/<script|onload/);
  });
});

test("a file holds no more than 50,000", () => {
  const files = (services: number) => sitemapIndex(ORIGIN, services).match(/services-\d+/g) ?? [];
  expect(files(0)).toEqual([]);
  expect(files(50_000)).toEqual(["services-1"]);
  expect(files(50_001)).toEqual(["services-1", "services-2"]);
});
