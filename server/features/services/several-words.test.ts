import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { storeServices } from "../listings/store-services.ts";

const STORED = Date.UTC(2026, 10, 20);
const HERE = "-80.2|25.77";

function service(name: string, serviceSummary: string, more: object = {}, longitude = -80.2) {
  return serviceForTest({
    name,
    serviceSummary,
    type: ["FOOD"],
    category: ["ALL"],
    place: { coordinates: { longitude, latitude: 25.77 } },
    ...more,
  });
}

const both = service("Both", "Bread and a bed", { type: ["SHELTER"] }, -80.5);
const bothForWomen = service("Both for women", "Bread and a bed", { category: ["WOMEN"] }, -80.6);
const breadOnly = service("Bread only", "Fresh bread");
const bedForWomen = service("Bed for women", "A bed", { type: ["SHELTER"], category: ["WOMEN"] });
const neither = service("Neither", "Legal help", { type: ["RESOURCES"] });
const typeless = service("No type", "Bread every day", { type: [] }, -80.4);

onEachEngine("A search for several words", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [both, bothForWomen, breadOnly, bedForWomen, neither, typeless], STORED);
    app = await runningApp(open());
    app.now = STORED;
  });
  afterAll(() => app?.close());

  const found = async (query: string) =>
    (await app.read<ListedForViewer[]>(`/services?${query}`)).map(({ name, matched }) => [name, matched]);

  test("finds services with all of them, nearest first, then those with any, the rarer word first", async () => {
    expect(await found(`q=bread%20bed&nearCoordinate=${HERE}`)).toEqual([
      ["Both", "ALL"],
      ["Both for women", "ALL"],
      ["Bed for women", "ANY"],
      ["Bread only", "ANY"],
      ["No type", "ANY"],
    ]);
  });

  test("puts what matches all words before audience, and audience before nearness", async () => {
    expect(await found(`q=bread%20bed&category=WOMEN&nearCoordinate=${HERE}`)).toEqual([
      ["Both for women", "ALL"],
      ["Both", "ALL"],
      ["Bed for women", "ANY"],
      ["Bread only", "ANY"],
      ["No type", "ANY"],
    ]);
  });

  test.each([
    ["one word", "q=bread"],
    ["one word and words that carry no meaning", "q=where%20is%20the%20bread"],
    ["the same word twice", "q=bread,bread"],
    ["no text", "limit=3"],
  ])("has a `matched` of null for %s", async (_, query) => {
    const rows = await found(query);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(([, matched]) => matched))).toEqual(new Set([null]));
  });

  test("is the same in Spanish, with mistakes and in any order", async () => {
    const names = (rows: readonly unknown[][]) =>
      rows.filter(([, matched]) => matched === "ALL").map(([name]) => name);
    for (const q of ["bed bread", "braed bed", "bread y bed"]) {
      expect(new Set(names(await found(`q=${encodeURIComponent(q)}`))), q).toEqual(
        new Set(["Both", "Both for women"]),
      );
    }
  });

  test("takes one of several parts between commas for the whole", async () => {
    const rows = await found("q=legal,bread%20bed&sort=name");
    expect(rows).toEqual([
      ["Both", "ALL"],
      ["Both for women", "ALL"],
      ["Neither", "ALL"],
      ["Bed for women", "ANY"],
      ["Bread only", "ANY"],
      ["No type", "ANY"],
    ]);
  });

  test("has pages that neither repeat nor skip a row, and counts all of them", async () => {
    const whole = await found(`q=bread%20bed&nearCoordinate=${HERE}`);
    const pages: unknown[] = [];
    for (let skip = 0; skip < whole.length; skip++) {
      pages.push(...(await found(`q=bread%20bed&nearCoordinate=${HERE}&limit=1&skip=${skip}`)));
    }
    expect(pages).toEqual(whole);
    expect(await app.read("/services/count?q=bread%20bed")).toEqual({ count: 5 });
  });

  test("is counted by type, which the request cannot narrow, up to a hundred", async () => {
    const counts = await app.read<TypeCount[]>("/services/count-by-type?q=bread%20bed&type=WORK");
    expect(counts).toEqual([
      // A service without a type is found by words under every one.
      { type: "FOOD", count: 3, hasMore: false },
      { type: "SHELTER", count: 3, hasMore: false },
      { type: "HEALTH", count: 1, hasMore: false },
      { type: "RESOURCES", count: 1, hasMore: false },
      { type: "WORK", count: 1, hasMore: false },
    ]);
    expect(await app.read<TypeCount[]>("/services/count-by-type?q=zebra")).toEqual(
      counts.map(({ type }) => ({ type, count: 0, hasMore: false })),
    );
    const many = Array.from({ length: 101 }, (_, number) =>
      service(`Oats ${number}`, "Oats", { type: ["WORK"] }),
    );
    await storeServices(open(), many, STORED);
    const work = async () =>
      (await app.read<TypeCount[]>("/services/count-by-type?q=oats")).find(({ type }) => type === "WORK");
    expect(await work()).toEqual({ type: "WORK", count: 100, hasMore: true });
    await open().query("delete from services where id = $1", [many[0]?.id]);
    expect(await work()).toEqual({ type: "WORK", count: 100, hasMore: false });
  });

  test("is known to lists alone", async () => {
    expect(await app.read<PublicService>(`/services/${both.id}`)).not.toHaveProperty("matched");
  });
});
