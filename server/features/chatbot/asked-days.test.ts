import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

/** Friday, 6:00 PM in Miami. */
const NOW = Date.UTC(2026, 10, 20, 23);
const HOUR = 3_600_000;
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";

let farther = 0;
/** Each a little farther than the one before. */
function service(name: string, facts: object, stored: object = {}) {
  farther += 0.001;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({ name, place: { city: "Miami", state: "FL", coordinates }, ...facts }, stored);
}
const meals = { type: ["FOOD"], needs: ["MEALS"] };
const shelter = { type: ["SHELTER"], needs: ["EMERGENCY"], category: ["ALL"] };
const SERVICES = [
  service("Morning Table", { ...meals, schedules: everyDay(7 * 60, 9 * 60) }),
  service("Late Table", { ...meals, schedules: everyDay(19 * 60, 20 * 60) }),
  service("Saturday Table", {
    ...meals,
    schedules: [{ type: "WEEKLY", day: "SATURDAY", span: { start: 720, end: 780, endsNextDay: false } }],
  }),
  service(
    "Full House",
    {
      ...shelter,
      pets: "ALLOWED",
      isAllowedPets: true,
      schedules: everyDay(17 * 60, 8 * 60, true),
      availableBeds: 0,
      totalBeds: 9,
    },
    { bedsUpdatedAt: NOW - 2 * HOUR },
  ),
  service(
    "Evening Cots",
    {
      ...shelter,
      isAllowedPets: true,
      schedules: everyDay(19 * 60, 7 * 60, true),
      intakeSchedules: everyDay(19 * 60, 21 * 60),
      availableBeds: 4,
      totalBeds: 9,
    },
    { bedsUpdatedAt: NOW - HOUR },
  ),
  service("Unhoured House", { ...shelter, schedules: [] }),
  service("Day Room", { ...shelter, schedules: everyDay(9 * 60, 17 * 60) }),
  service("Uncounted House", { ...shelter, schedules: everyDay(18 * 60, 8 * 60, true) }),
  service("Early Intake", {
    ...shelter,
    schedules: everyDay(12 * 60, 8 * 60, true),
    intakeSchedules: everyDay(16 * 60, 17 * 60),
  }),
  service("Pair House", {
    ...shelter,
    description: "Couples can stay together.",
    schedules: everyDay(18 * 60, 8 * 60, true),
  }),
];

onOneEngine("A day that is asked for", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  async function ask(query: string, now = NOW) {
    app.now = now;
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: HERE });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    const lists = messages.flatMap(({ payload }) =>
      payload?.type === "SERVICES_LIST" || payload?.type === "GET_SHELTER_AVAILABLE_BEDS" ? [payload] : [],
    );
    const namesById = new Map(lists.flatMap(({ data }) => data.map(({ id, name }) => [id, name] as const)));
    return {
      text: messages.flatMap(({ text }) => text ?? []).join(" "),
      names: [...namesById.values()],
      notes: Object.fromEntries(
        lists.flatMap(({ notes = [] }) =>
          notes.map(({ id, text }) => [namesById.get(id), text.replaceAll(/[\u00a0\u202f]/gu, " ")]),
        ),
      ),
    };
  }

  test.each([
    ["food today", ["Late Table"]],
    ["algo de comer hoy", ["Late Table"]],
    ["where can I eat tomorrow", ["Morning Table", "Late Table", "Saturday Table"]],
    ["comida mañana", ["Morning Table", "Late Table", "Saturday Table"]],
    ["food on november 21", ["Morning Table", "Late Table", "Saturday Table"]],
  ])("%s: what opens at any moment of it", async (query, names) => {
    expect((await ask(query)).names).toEqual(names);
  });

  test("each says when it opens that day", async () => {
    expect((await ask("where can I eat tomorrow")).notes).toEqual({
      "Morning Table": "Open tomorrow: 7:00 AM – 9:00 AM.",
      "Late Table": "Open tomorrow: 7:00 PM – 8:00 PM.",
      "Saturday Table": "Open tomorrow: 12:00 PM – 1:00 PM.",
    });
    expect((await ask("¿dónde puedo comer mañana?")).notes["Morning Table"]).toBe(
      "Abre mañana: 7 a. m. – 9 a. m.",
    );
  });

  test("where none opens, what opens next, the soonest first", async () => {
    const { text, names, notes } = await ask("food today", NOW + 3 * HOUR);
    expect(text).toBe(english.opensNext);
    expect(names).toEqual(["Morning Table", "Saturday Table", "Late Table"]);
    expect(notes["Saturday Table"]).toBe("Open tomorrow: 12:00 PM – 1:00 PM.");
    expect((await ask("comida hoy", NOW + 3 * HOUR)).text).toBe(spanish.opensNext);
  });

  test("a bed with room comes before a full one, which says since when", async () => {
    const { names, notes } = await ask("a bed tonight, I have a dog");
    expect(names).toEqual(["Evening Cots", "Full House"]);
    expect(notes).toEqual({
      "Evening Cots": "Come in today: 7:00 PM – 9:00 PM.",
      "Full House": "Full 2 h ago. Call first.",
    });
    expect((await ask("una cama para esta noche, tengo un perro")).notes["Full House"]).toBe(
      "Lleno hace 2 h. Llame antes.",
    );
  });

  /** Saturday, 4:00 AM. */
  const BEFORE_DAWN = NOW + 10 * HOUR;

  test.each([
    ["a bed tonight, I have a dog", english],
    ["a place to sleep tonight with my dog", english],
    ["shelter now with my cat", english],
    ["un lugar para dormir esta noche con mi perro", spanish],
    ["una cama para esta noche con mi perro", spanish],
  ])("%s, before dawn: what is full, and then what opens next", async (query, words) => {
    const { text, names, notes } = await ask(query, BEFORE_DAWN);
    expect(text).toContain(words.allFull);
    expect(text).toContain(words.theseOpenNext);
    expect(names).toEqual(["Full House", "Evening Cots"]);
    expect(Object.values(notes)).toEqual(
      words === english
        ? ["Full 12 h ago. Call first.", "Come in today: 7:00 PM – 9:00 PM."]
        : ["Lleno hace 12 h. Llame antes.", "Reciben hoy: 7 p. m. – 9 p. m."],
    );
  });

  test("what opens next follows no door that has room, and is no day room", async () => {
    expect((await ask("a place to sleep tonight", BEFORE_DAWN)).text).not.toContain(english.theseOpenNext);
    const { names } = await ask("a bed now, I have a dog", BEFORE_DAWN + 8 * HOUR);
    expect(names).toEqual(["Evening Cots", "Full House"]);
  });

  test("where two cannot stay together, what lets them and opens next follows", async () => {
    const { text, names } = await ask("a bed now for me and my wife", BEFORE_DAWN + 8 * HOUR);
    expect(text).toContain(english.theseOpenNext);
    expect(names.at(-1)).toBe("Pair House");
  });

  test("without a place, tomorrow is that of who asks, and else that of the directory", async () => {
    // Half past midnight on Saturday in Miami, and still Friday in Chicago.
    app.now = Date.UTC(2026, 10, 21, 5, 30);
    const asks = async (userTimezone?: string) => {
      const body = { query: "where can I eat tomorrow", userTimezone };
      const messages: BotMessage[] = await (await sendJson(app, "POST", "/bot/query", body)).json();
      const stated = userTimezone === undefined ? "" : `&userTimezone=${userTimezone}`;
      const found = await app.read<{ name: string }[]>(`/services?q=comida%20ma%C3%B1ana${stated}`);
      return [
        messages.flatMap(({ payload }) =>
          payload?.type === "SERVICES_LIST" ? payload.data.map(({ name }) => name) : [],
        ),
        found.map(({ name }) => name),
      ].map((names) => names.includes("Saturday Table"));
    };
    expect(await asks()).toEqual([false, false]);
    expect(await asks("America/Chicago")).toEqual([true, true]);
  });

  test("a search for a bed has room first, then what is full, then what opens in the evening", async () => {
    const found = async (q: string, now: number) => {
      app.now = now;
      const rows = await app.read<{ name: string }[]>(
        `/services?q=${encodeURIComponent(q)}&nearCoordinate=-80.2|25.77`,
      );
      return rows.map(({ name }) => name);
    };
    // Saturday at four in the morning, and at noon.
    for (const q of ["shelter tonight", "albergue esta noche"])
      expect([q, await found(q, NOW + 10 * HOUR)]).toEqual([
        q,
        ["Evening Cots", "Uncounted House", "Early Intake", "Pair House", "Full House", "Day Room"],
      ]);
    expect(await found("shelter now", NOW + 18 * HOUR)).toEqual([
      "Day Room",
      "Early Intake",
      "Full House",
      "Evening Cots",
      "Uncounted House",
      "Pair House",
    ]);
  });

  test("a night is no day room, and no door whose intake is over", async () => {
    expect((await ask("a place to sleep tonight")).names).toEqual([
      "Evening Cots",
      "Uncounted House",
      "Pair House",
      "Unhoured House",
      "Full House",
    ]);
    expect((await ask("a place to sleep tonight", NOW - 2 * HOUR)).names).toContain("Early Intake");
  });

  test("what says no hours comes after what is open, and is said to be asked", async () => {
    expect((await ask("a place to sleep tonight")).notes["Unhoured House"]).toBe(english.way.open.ASK);
  });

  test("two who stay together are shown what says that it takes couples", async () => {
    for (const query of [
      "me and my boyfriend don't want to be split up, is there a shelter that takes couples",
      "una cama para mi pareja y yo esta noche",
    ]) {
      expect([query, (await ask(query)).names]).toEqual([query, ["Pair House"]]);
    }
  });
});
