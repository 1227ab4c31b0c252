import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { CallReply } from "#domain/base/contract/call.ts";
import type { getDirectoryHealth } from "#domain/directory-health/directory-health-calls.ts";
import { chooseTopic } from "#domain/directory-health/unmet-need.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { countyAtPoint } from "#server/features/places/county-at.ts";
import { openSearch } from "#server/features/search/search.ts";
import { searchTopics } from "#words/compiled/en/search/search-topics.ts";
import { addUnmetNeeds, deleteUnmetNeeds } from "./unmet-need-queries.ts";
import { recordUnmet, type UnmetRecorder } from "./unmet-searches.ts";

/** A Friday, 10:00 in Miami. */
const NOW = Date.UTC(2026, 10, 20, 15);
const MIAMI = "nearCoordinate=-80.19362|25.774173";

onOneEngine("Needs that were not met", (open) => {
  let app: RunningApp;
  let unmet: UnmetRecorder;
  let lead: Readonly<Record<string, string>>;
  const lost: string[] = [];
  beforeAll(async () => {
    unmet = recordUnmet({
      db: open(),
      synonymsAt: openSearch().synonymsAt,
      countyAt: countyAtPoint(),
      now: () => app.now,
      // Without noise: both draws are the same.
      random: () => 0.5,
      onLost: () => lost.push("lost"),
    });
    app = await runningApp(open(), { unmet });
    app.now = NOW;
    lead = (await signedInAs(app, "VOLUNTEER LEAD")).headers;
    await storeServices(
      open(),
      [
        serviceForTest({ name: "Night Diapers", schedules: everyDay(1200, 1260), type: ["RESOURCES"] }),
        serviceForTest({ name: "Day Shoes", schedules: everyDay(480, 1200), type: ["RESOURCES"] }),
      ],
      NOW,
    );
  });
  afterAll(() => app?.close());

  const search = async (query: string) => {
    const reply = await app.get(`/api/services?${query}&${MIAMI}`);
    expect(reply.status).toBe(200);
  };
  const written = async () => {
    await unmet.write();
    const rows = await open().query<Record<string, string | number>>(
      "delete from unmet_needs returning week, kind, name, county, state, part, searches",
    );
    return rows.map((row) => Object.values(row).join(" ")).sort();
  };
  const health = async (): Promise<CallReply<typeof getDirectoryHealth>> =>
    (await app.get("/api/directory-health", lead)).json();

  test("counts what found nothing, or nothing open, and nothing else", async () => {
    await search("q=diapers");
    await search("q=pañales");
    await search("q=shoes");
    await search("q=dentist");
    await search("q=Maria+Perez+3055550100");
    await search("q=diapers&skip=1");
    await search("filter=isOpen&isOpen=false");
    await app.get(`/api/services?isApproved=false&q=diapers`, lead);
    expect(await written()).toEqual([
      "2026-11-16 OTHER  Miami-Dade FL MORNING 1",
      "2026-11-16 SYNONYM dentist   MORNING 1",
      "2026-11-16 SYNONYM diaper Miami-Dade FL MORNING 2",
    ]);
    expect(lost).toEqual([]);
  });

  test("nothing is written twice, and numbers of one week add up", async () => {
    await search("q=diapers");
    await unmet.write();
    await search("q=diapers");
    await unmet.write();
    expect(await written()).toEqual(["2026-11-16 SYNONYM diaper Miami-Dade FL MORNING 2"]);
    expect(await written()).toEqual([]);
  });

  test("health is counted for the whole city alone", async () => {
    for (const q of ["dentist", "diapers+hiv"]) await search(`q=${q}`);
    const rows = await written();
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.includes("Miami-Dade"))).toEqual([]);
  });

  test("what names a danger, or help with one, is not counted at all", async () => {
    for (const q of ["violencia+doméstica", "immigration+lawyer", "my+husband+beats+me"])
      await search(`q=${q}`);
    expect(await written()).toEqual([]);
  });

  test("the table shows the last week, from five searches on, and the rest is not told apart", async () => {
    const cell = { week: "2026-11-16", kind: "NEED", state: "FL", part: "EVENING" } as const;
    await addUnmetNeeds(open(), [
      { ...cell, name: "MEALS", county: "Miami-Dade", searches: 7 },
      { ...cell, name: "MEALS", county: "Miami-Dade", part: "NIGHT", searches: -1 },
      { ...cell, name: "MEALS", county: "Broward", searches: 4 },
      { ...cell, name: "TECH", county: "", state: "", searches: 5 },
      { ...cell, week: "2026-11-09", name: "CLOTHES", county: "Broward", searches: 90 },
    ]);
    const parts = (searches: number) =>
      ["NIGHT", "MORNING", "AFTERNOON", "EVENING"].map((part) => ({
        part,
        searches: part === "EVENING" ? searches : 0,
      }));
    expect((await health()).unmetNeeds).toEqual({
      isCounted: true,
      week: "2026-11-16",
      rows: [
        {
          kind: "NEED",
          name: "MEALS",
          county: { name: "Miami-Dade", state: "FL" },
          searches: 6,
          parts: parts(7),
        },
        { kind: "NEED", name: "TECH", county: null, searches: 5, parts: parts(5) },
      ],
    });
    await deleteUnmetNeeds(open(), "2026-11-16");
    expect(await open().query("select distinct week from unmet_needs")).toEqual([{ week: "2026-11-16" }]);
  });

  test("each row of the table of synonyms has a name in both languages", async () => {
    const synonyms = await openSearch().synonymsAt(open(), NOW);
    const rows = await open().query<{ words: string[] }>("select words from search_synonyms");
    const none = { types: [], needs: [], audiences: [] };
    const names = rows.map(({ words: [q = ""] }) => chooseTopic({ q, ...none }, synonyms, false).name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(searchTopics).sort());
  });

  test("a server that does not count them says so, and shows none", async () => {
    const other = await runningApp(open());
    try {
      other.now = NOW;
      const reply = await other.get("/api/directory-health", (await signedInAs(other, "SUPER USER")).headers);
      const { unmetNeeds }: CallReply<typeof getDirectoryHealth> = await reply.json();
      expect(unmetNeeds).toEqual({ isCounted: false, week: null, rows: [] });
    } finally {
      await other.close();
    }
  });
});
