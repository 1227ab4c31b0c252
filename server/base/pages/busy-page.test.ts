import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import { callsInProcess } from "#server/base/http/calls.ts";
import { limitLoad } from "#server/base/http/load-limit.ts";
import { DatabaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { crisisLineRoutes } from "#server/features/contacts/crisis-lines/crisis-line-routes.ts";
import { areaAtPoint } from "#server/features/places/area-at.ts";
import { openSearch } from "#server/features/search/search.ts";
import { busyPage } from "./busy-page.ts";

onOneEngine("The page for a visitor who comes when too many are there", (open) => {
  let app: FastifyInstance;
  let address: string;
  let reads = 0;
  let isAway = false;
  let now = Date.UTC(2026, 10, 20, 15, 0);
  beforeAll(async () => {
    const counting: Db = {
      query: async (text, values, options) => {
        reads++;
        if (isAway) throw new DatabaseFault("busy");
        return open().query(text, values, options);
      },
    };
    const database = { ...open(), ...counting, reader: counting, currentReader: counting };
    const routes = crisisLineRoutes(
      database,
      openSearch(),
      areaAtPoint(counting, async () => null),
    );
    app = fastify();
    app.decorate("languages", MAIN_LANGUAGES);
    await app.register(fastifyCookie);
    const send = busyPage({ callsOf: callsInProcess(routes), now: () => now });
    limitLoad(app, { maxRequests: 0, oldestWaitMs: () => 0 }, send);
    app.get("/*", { config: { isPage: true } }, () => "");
    app.post("/sent", { config: { isPage: true } }, () => "");
    address = await app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(() => app.close());

  test("has the crisis lines, the exit, and a link to try again, in the visitor's language", async () => {
    await expect.poll(() => fetch(address).then((reply) => reply.text())).toContain("988");
    const english = await fetch(`${address}/services`);
    const page = await english.text();
    expect([english.status, english.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(english.headers.get("cache-control")).toBe("no-store");
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("<h1>Amparo is very busy</h1>");
    expect(page).toContain('href="tel:988"');
    expect(page).toContain('<a href="/exit" rel="nofollow">Exit</a>');
    expect(page).toContain('<a href="">Try again</a>');
    expect(page).not.toContain("not saved");
    const spanish = await fetch(address, { headers: { "accept-language": "es" } });
    expect(spanish.headers.get("content-language")).toBe("es");
    expect(await spanish.text()).toContain("Hay mucha gente en el directorio");
  });

  test("tells who sent something that it was not saved", async () => {
    const page = await (await fetch(`${address}/sent`, { method: "POST" })).text();
    expect(page).toContain("What you sent was not saved.");
  });

  test("reads the lines once a minute, and keeps them while the database is away", async () => {
    const before = reads;
    for (let sent = 0; sent < 20; sent += 1) await (await fetch(address)).text();
    expect(reads).toBe(before);
    isAway = true;
    now += 60_000;
    await (await fetch(address)).text();
    expect(await (await fetch(address)).text()).toContain("988");
    expect(reads).toBeGreaterThan(before);
    isAway = false;
  });
});
