import { afterAll, beforeAll, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";

/** Friday, 9 in the morning in the demonstration's town. */
const NOW = Date.UTC(2026, 10, 20, 17);
const LANDING = "-123.9|39.87";

/** Questions with more words than any service has, and what must be among the first three rows. */
const QUESTIONS: readonly (readonly [q: string, name: string])[] = [
  ["Harbor Food Pantry hours", "Harbor Food Pantry"],
  ["is Grace House open on sundays", "Grace House"],
  ["horario de Comedor San Martín", "Comedor San Martín"],
  ["just got out of prison looking for work", "Coming Home Works"],
  ["help paying electric bill", "Rent and Light Fund"],
  ["ayuda para pagar el recibo de luz", "Rent and Light Fund"],
  ["replace social security card", "ID and Mail Desk"],
  ["felon friendly jobs", "Coming Home Works"],
  ["acabo de salir de la cárcel y busco trabajo", "Coming Home Works"],
];

onEachEngine("The right answer", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await loadDemonstration(open(), NOW, () => {});
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const found = (q: string, more = "") =>
    app.read<ListedForViewer[]>(`/services?q=${encodeURIComponent(q)}&limit=100${more}`);

  for (const [order, more] of [
    ["nearest first", `&nearCoordinate=${LANDING}`],
    ["what is open first", "&sort=open"],
  ] as const) {
    test.each(QUESTIONS)(`${order}: "%s" has %s among the first three`, async (q, name) => {
      const names = (await found(q, more)).map((row) => row.name);
      expect(names.slice(0, 3)).toContain(name);
    });
  }

  test("a full name is first of all, and its row is no row with some of the words", async () => {
    const [first] = await found("Harbor Food Pantry hours", "&sort=open");
    expect(first).toMatchObject({ name: "Harbor Food Pantry", matched: "ALL" });
  });

  test("a full name in another field is none", async () => {
    const rows = await found("Harbor Food Pantry hours", "&search=description");
    expect(rows[0]?.matched).not.toBe("ALL");
  });

  test("a filter leaves out what it leaves out, by its name too", async () => {
    const rows = await found("Harbor Food Pantry hours", "&type=SHELTER");
    expect(rows.map(({ name }) => name)).not.toContain("Harbor Food Pantry");
  });

  test("an order that was asked for stays", async () => {
    const rows = await found("help paying electric bill", "&sort=name");
    const some = rows.filter(({ matched }) => matched === "ANY").map(({ name }) => name.toLowerCase());
    expect(some.length).toBeGreaterThan(5);
    expect(some).toEqual(some.toSorted());
  });

  test("pages neither repeat nor skip a row", async () => {
    const q = "Harbor Food Pantry hours and a bed";
    const more = `&nearCoordinate=${LANDING}`;
    const whole = (await found(q, more)).map(({ id }) => id);
    const pages: string[] = [];
    for (let skip = 0; skip < whole.length; skip += 3) {
      const page = await app.read<ListedForViewer[]>(
        `/services?q=${encodeURIComponent(q)}${more}&limit=3&skip=${skip}`,
      );
      pages.push(...page.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
    expect(await app.read(`/services/count?q=${encodeURIComponent(q)}`)).toEqual({ count: whole.length });
  });
});
