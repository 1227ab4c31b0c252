import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

/** Friday, 10:00 AM in Miami. */
const NOW = Date.UTC(2026, 10, 20, 15);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";

let farther = 0;
/** Each a little farther than the one before. */
function service(name: string, description: string, facts: object) {
  farther += 0.001;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({
    name,
    description,
    place: { city: "Miami", state: "FL", coordinates },
    schedules: everyDay(8 * 60, 18 * 60),
    ...facts,
  });
}
const help = { type: ["RESOURCES"], needs: ["ASSISTANCE"] };
const classes = { type: ["WORK"], needs: ["EDUCATION"] };
const beds = { type: ["SHELTER"], needs: ["EMERGENCY"], schedules: everyDay(0, 24 * 60) };
const MONDAY_EVENING = everyDay(18 * 60, 21 * 60).slice(0, 1);
const SERVICES = [
  service("Ride Window", "Day passes for the bus.", help),
  service("Quiet Rooms", "Computers and a place to sit.", help),
  service("Form Table", "Somebody fills in forms with you.", help),
  service("Porch Light", "We pay the rent or a power bill once a year.", help),
  service("Evening Bench", "Lawyers for evictions.", { ...help, schedules: everyDay(19 * 60, 21 * 60) }),
  service("Clean Start", "Hot showers and washers.", { type: ["RESOURCES"], needs: ["HYGIENE"] }),
  service("Shirt Rack", "Coats and shoes.", { type: ["RESOURCES"], needs: ["CLOTHES"] }),
  service("Soup Corner", "Soup and bread.", { type: ["FOOD"], needs: ["MEALS"] }),
  service("Noon Plates", "Lunch.", { type: ["FOOD"], needs: ["MEALS"] }),
  service("Grocery Shelf", "Bags to take home.", { type: ["FOOD"], needs: ["FOOD_PANTRIES"] }),
  service("Wood Shop", "Carpentry.", { ...classes, schedules: everyDay(9 * 60, 10 * 60) }),
  service("Monday School", "GED, in the evening.", { ...classes, schedules: MONDAY_EVENING }),
  service("Small Steps", "Preschool for those who are three or four.", classes),
  service("Corner Clinic", "Vaccines for all ages.", { type: ["HEALTH"], needs: ["MEDICAL"] }),
  service("Calle Ocho Clinic", "Vaccines in the heart of Little Havana.", {
    type: ["HEALTH"],
    needs: ["MEDICAL"],
  }),
  service("Paws Harbor", "Dogs sleep beside the bed. We love dogs.", {
    ...beds,
    isAllowedPets: true,
    totalBeds: 20,
    availableBeds: 0,
    bedsUpdatedAt: NOW - 3_600_000,
  }),
  service("Winter Mats", "Mats on the floor.", {
    ...beds,
    isAllowedPets: true,
    totalBeds: 20,
    availableBeds: 9,
    bedsUpdatedAt: NOW - 3_600_000,
  }),
  service("Trunk Show", "Repairs of accordions, twice a year.", { type: ["WORK"], needs: ["EDUCATION"] }),
];

onOneEngine("What a message tells", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    const town = {
      geoNamesId: null,
      otherNames: [],
      state: "FL",
      county: "",
      population: 1,
      inCounty: "",
    };
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [{ ...town, name: "Havana", longitude: -84.41, latitude: 30.62 }],
      counties: [],
      areas: [],
    }));
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function ask(query: string) {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: HERE });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    const lists = messages.flatMap(({ payload }) =>
      payload?.type === "SERVICES_LIST" || payload?.type === "GET_SHELTER_AVAILABLE_BEDS" ? [payload] : [],
    );
    return {
      text: messages.flatMap(({ text }) => text ?? []).join(" "),
      names: lists.flatMap(({ data }) => data.map(({ name }) => name)),
      notes: lists.flatMap(({ notes = [] }) => notes.map(({ text }) => text)),
    };
  }

  test.each([
    ["they laid me off and now the power company will shut off my power", "Porch Light"],
    ["no puedo pagar la renta de este mes", "Porch Light"],
  ])("%s: %s first", async (query, name) => {
    expect((await ask(query)).names[0]).toBe(name);
  });

  test("what is closed then and says it is shown with a word about it", async () => {
    const { text, names, notes } = await ask("can a lawyer help me with my eviction right now");
    expect(names[0]).toBe("Evening Bench");
    expect(notes.join(" ")).toMatch(/^It is closed then\. Open /u);
    // The text above a list that has a closed service does not call its services open.
    expect(text).not.toContain(english.openPlaces(english.when.NOW()));
  });

  test.each(["a bed for me and my dog tonight", "una cama para mí y mi perro"])(
    "%s: what is full comes last, whatever it says of dogs",
    async (query) => {
      expect((await ask(query)).names).toEqual(["Winter Mats", "Paws Harbor"]);
    },
  );

  test("of several needs each is among the first, in the order of the message", async () => {
    expect((await ask("i need a shower and a bus pass")).names.slice(0, 2)).toEqual([
      "Clean Start",
      "Ride Window",
    ]);
    expect((await ask("shoes, and then a shower")).names.slice(0, 2)).toEqual(["Shirt Rack", "Clean Start"]);
  });

  test("a pantry and a place to eat are two kinds of food", async () => {
    const kinds = ["Grocery Shelf", "Soup Corner"];
    expect((await ask("I need a food pantry and a place to eat")).names.slice(0, 2)).toEqual(kinds);
    expect((await ask("una despensa y un comedor")).names.slice(0, 2)).toEqual(kinds);
  });

  test("of what opens next, what has the very words comes first", async () => {
    const { text, names } = await ask("GED classes tonight");
    expect(text).toContain(english.opensNext);
    expect(names[0]).toBe("Monday School");
  });

  test("who looks for child care finds preschools", async () => {
    expect((await ask("who can watch my toddler while I work nights")).names[0]).toBe("Small Steps");
    expect((await ask("guardería")).names[0]).toBe("Small Steps");
  });

  test("what was not understood may be what a service says", async () => {
    expect(await ask("my accordion wheezes")).toMatchObject({ text: english.perhaps, names: ["Trunk Show"] });
    expect(await ask("blorft quizzle")).toMatchObject({ text: english.notUnderstood, names: [] });
  });

  test.each([
    ["vaccines in Little Havana", english],
    ["vacunas en Little Havana", spanish],
  ])("%s: a part of the town that services name, and no Havana far away", async (query, words) => {
    const { text, names } = await ask(query);
    expect(text).toContain(words.namedNearby("little havana"));
    expect(text).not.toContain(words.farAway);
    expect(names).toEqual(["Calle Ocho Clinic", "Corner Clinic"]);
  });

  test("a place that nobody near names is asked for", async () => {
    expect(await ask("vaccines in Zorbleville")).toMatchObject({
      text: english.unknownPlace("zorbleville"),
      names: [],
    });
  });

  test("in a danger no row is looked for by what happened", async () => {
    const { names } = await ask("my husband hit me with an accordion");
    expect(names).not.toContain("Trunk Show");
  });
});
