import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { instantOfLocal } from "#domain/base/time/zone.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";

/** A Tuesday at three in the afternoon. */
const NOW = instantOfLocal("America/Los_Angeles", "2026-11-24", 15 * 60);
const LANDING = "-123.9|39.87";

interface Found {
  readonly services: readonly ListedForViewer[];
  readonly asked: AskedInText | null;
}

onEachEngine("What a search wishes to be there", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await loadDemonstration(open(), NOW, () => {});
    app = await runningApp(open());
  });
  beforeEach(() => {
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const found = async (q: string, more: object = {}): Promise<Found> => {
    const body = { q, nearCoordinate: LANDING, currentCoordinate: LANDING, limit: "100", ...more };
    const reply = await sendJson(app, "POST", "/services/search", body);
    expect(reply.status, q).toBe(200);
    return reply.json();
  };
  const listNames = ({ services }: Found) => services.map(({ name }) => name);
  const sorted = (found: Found) => listNames(found).sort();

  test.each([
    ["shelter that takes couples", "Armory Winter Cots", "COUPLES", "shelter"],
    ["albergue que acepte parejas", "Armory Winter Cots", "COUPLES", "albergue"],
    ["shelter wheelchair", "Harbor Night Shelter", "STEP_FREE", "shelter"],
    ["albergue silla de ruedas", "Harbor Night Shelter", "STEP_FREE", "albergue"],
    ["shelter where I can leave my bags", "Harbor Night Shelter", "STORAGE", "shelter"],
    ["albergue donde guardar mis cosas", "Harbor Night Shelter", "STORAGE", "albergue"],
  ])("%s: %s comes first, and nothing is left out", async (q, first, wish, without) => {
    const reply = await found(q);
    expect(listNames(reply)[0]).toBe(first);
    expect(reply.asked).toMatchObject({ q, day: null, place: null, wishes: [{ wish, isTold: true }] });
    expect(sorted(reply)).toEqual(sorted(await found(without)));
    const count = await sendJson(app, "POST", "/services/search/count", { q, nearCoordinate: LANDING });
    expect(await count.json()).toEqual({ count: reply.services.length });
  });

  test.each(["shelter with my dog", "albergue con mi perro"])(
    "%s: what allows pets first, what allows none last",
    async (q) => {
      const { services, asked } = await found(q, { type: "SHELTER" });
      const order = services
        .filter(({ matched }) => matched === services[0]?.matched)
        .map(({ isAllowedPets }) => [true, null, false].indexOf(isAllowedPets));
      expect(new Set(order)).toEqual(new Set([0, 1, 2]));
      expect(order).toEqual([...order].sort());
      expect(asked?.wishes).toEqual([{ wish: "PETS", isTold: true }]);
    },
  );

  test.each([
    "bed for a man with a dog",
    "bed for a woman with a dog",
    "cama para un hombre con perro",
    "cama para una mujer con mi gato",
  ])("%s: who lets everyone in with pets first, then what tells nothing, last what takes none", async (q) => {
    const { services, asked } = await found(q, { type: "SHELTER" });
    // Both let everyone in, and take pets.
    expect(new Set(listNames({ services, asked }).slice(0, 2))).toEqual(
      new Set(["Armory Winter Cots", "Harbor Night Shelter"]),
    );
    const says = services.map(({ isAllowedPets }) => isAllowedPets);
    // Among services that match some of the words, too, none that takes pets comes after one that takes none.
    expect(says.lastIndexOf(true)).toBeLessThan(says.indexOf(false));
    expect(says.slice(says.indexOf(false))).toEqual(says.filter((each) => each === false));
    expect(asked?.wishes).toEqual([{ wish: "PETS", isTold: true }]);
  });

  test("of several wishes, what says all comes before what says some", async () => {
    const { services, asked } = await found("shelter with my dog and a wheelchair, that takes couples");
    expect(services.slice(0, 2).map(({ name }) => name)).toEqual([
      "Harbor Night Shelter",
      "Armory Winter Cots",
    ]);
    expect(asked?.wishes.map(({ wish }) => wish)).toEqual(["COUPLES", "STEP_FREE", "PETS"]);
  });

  test("what nobody says is said, with the same rows", async () => {
    const reply = await found("shelter with my service dog, where families stay together", {
      type: "HEALTH",
    });
    expect(reply.asked?.wishes.find(({ wish }) => wish === "FAMILIES")).toEqual({
      wish: "FAMILIES",
      isTold: false,
    });
  });

  test.each([
    "shelter where I can still get in at 10 pm",
    "albergue donde todavía puedo entrar a las 10 de la noche",
  ])("%s: what takes people in then comes first, what does not last", async (q) => {
    const { asked, services } = await found(q, { type: "SHELTER" });
    expect(asked).toMatchObject({ day: null, wishes: [{ wish: "INTAKE", isTold: true }] });
    const at = new Date(instantOfLocal("America/Los_Angeles", "2026-11-24", 22 * 60)).toISOString();
    const then = await app.read<ListedForViewer[]>(`/services?type=SHELTER&limit=100&at=${at}`);
    const states = services.map(({ id }) => {
      const row = then.find((each) => each.id === id);
      if (row?.isIntakeClosed === true || row?.openStatus.state === "CLOSED") return 2;
      return row?.openStatus.state === "OPEN" ? 0 : 1;
    });
    expect(states).toEqual([...states].sort());
    expect(new Set(states).size).toBeGreaterThan(1);
  });

  test("a day beside a wish is read, too", async () => {
    const { asked } = await found("shelter tonight that takes couples");
    expect(asked?.wishes.map(({ wish }) => wish)).toEqual(["COUPLES"]);
    expect(asked?.day).not.toBeNull();
  });

  test("the list has them as a parameter, and refuses others", async () => {
    const [first] = await app.read<ListedForViewer[]>(
      `/services?type=SHELTER&nearCoordinate=${LANDING}&wish=COUPLES`,
    );
    expect(first?.name).toBe("Armory Winter Cots");
    expect((await app.get("/api/services?wish=DRAGONS")).status).toBe(400);
  });
});
