import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";

/** Friday, 10:00 AM in Florida. */
const NOW = Date.UTC(2026, 10, 20, 15);
/** In Miami, where the visitor is. */
const NEAR = "-80.2|25.77";
const HERE = "25.77|-80.2";
const MARATHON = "24.71|-81.09";

const TOWNS = {
  "Key West": { longitude: -81.78, latitude: 24.56 },
  Marathon: { longitude: -81.09, latitude: 24.71 },
  Miami: { longitude: -80.2, latitude: 25.77 },
};

let farther = 0;
/** Each a little farther from the middle of its town than the one before. */
function service(name: string, city: keyof typeof TOWNS, description: string, facts: object) {
  farther += 0.001;
  const coordinates = { ...TOWNS[city], latitude: TOWNS[city].latitude + farther };
  return serviceForTest({
    name,
    description,
    place: { city, state: "FL", coordinates },
    schedules: everyDay(8 * 60, 18 * 60),
    ...facts,
  });
}

const help = { type: ["RESOURCES"], needs: ["ASSISTANCE"] };
const SERVICES = [
  service("KEY WEST", "Key West", "A branch of the public library.", help),
  service("KEY WEST", "Key West", "Benefits of the county.", help),
  serviceForTest({
    type: ["RESOURCES"],
    needs: ["ASSISTANCE"],
    name: "KEY WEST",
    description: "A hidden branch.",
    place: { visibility: "HIDDEN" },
  }),
  service("MARATHON", "Marathon", "A branch of the public library.", help),
  service("MARATHON", "Marathon", "Benefits of the county.", help),
  service("Canal Showers", "Marathon", "Showers and washers.", { type: ["RESOURCES"], needs: ["HYGIENE"] }),
  service("Soup Kitchen", "Key West", "Hot meals at noon.", { type: ["FOOD"], needs: ["MEALS"] }),
  service("Marathon Clinic", "Marathon", "Nurses.", { type: ["HEALTH"], needs: ["MEDICAL"] }),
  service("Soup Table", "Miami", "A soup kitchen.", { type: ["FOOD"], needs: ["MEALS"] }),
  service("Flagler Showers", "Miami", "Showers.", { type: ["RESOURCES"], needs: ["HYGIENE"] }),
];

onOneEngine("Services called like their town", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    await loadPlaces(open(), () => {});
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function found(q: string) {
    const body = { q, nearCoordinate: NEAR, currentCoordinate: NEAR, limit: "20" };
    const reply = await sendJson(app, "POST", "/services/search", body);
    expect([q, reply.status]).toEqual([q, 200]);
    const answer: { services: ListedService[]; asked: AskedInText | null } = await reply.json();
    return { names: answer.services.map(({ name }) => name), place: answer.asked?.place?.label ?? null };
  }

  async function ask(query: string, coordinate = HERE) {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    const names = messages.flatMap(({ payload }) => {
      if (payload?.type === "SERVICES_LIST") return payload.data.map(({ name }) => name);
      return payload?.type === "ASK_PARTICULAR_SERVICE" ? [payload.data.name] : [];
    });
    return { text: messages.flatMap(({ text }) => text ?? []).join(" "), names };
  }

  test.each([
    ["soup kitchen key west", "Soup Kitchen"],
    ["comida Key West", "Soup Kitchen"],
    ["showers marathon", "Canal Showers"],
    ["duchas en Marathon", "Canal Showers"],
  ])("%s: the town is the place of the search, and %s is first", async (q, name) => {
    const { names, place } = await found(q);
    expect(place).toBe(q.toLowerCase().endsWith("west") ? "Key West, FL" : "Marathon, FL");
    expect(names[0]).toBe(name);
  });

  test.each(["key west", "Key West hours"])("%s asks for what is called so", async (q) => {
    const { names, place } = await found(q);
    expect([place, names[0]]).toEqual([null, "KEY WEST"]);
  });

  test("a full name is looked for in the town beside it, unless that is a part of it", async () => {
    expect(await found("Soup Table Key West")).toMatchObject({
      names: expect.arrayContaining(["Soup Table"]),
      place: "Key West, FL",
    });
    expect((await found("Marathon Clinic hours")).place).toBeNull();
  });

  test("with its state the town is the place", async () => {
    expect((await found("soup Key West, FL")).place).toBe("Key West, FL");
  });

  test.each([
    ["I'm living out of my truck in Marathon. Where can I get a shower?", "Canal Showers"],
    ["vivo en mi carro en Marathon, ¿dónde me puedo bañar?", "Canal Showers"],
    ["where can I eat in Key West", "Soup Kitchen"],
    ["Vivo en Key West y no tengo qué comer", "Soup Kitchen"],
    ["Is there somewhere with showers in Marathon, Canal I think?", "Canal Showers"],
  ])("%s: %s first", async (query, name) => {
    const { text, names } = await ask(query);
    expect(names[0]).toBe(name);
    expect(text).not.toContain(english.whichService);
  });

  test.each(["when does Marathon open", "what is the phone number of Marathon"])(
    "%s: asks which of those called so",
    async (query) => {
      expect(await ask(query, MARATHON)).toMatchObject({
        text: english.whichService,
        names: ["MARATHON", "MARATHON"],
      });
    },
  );
});
