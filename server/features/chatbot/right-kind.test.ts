import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

/** Noon in Miami, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 17);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";
let farther = 0;

/** Each a little farther than the one before. */
function service(name: string, description: string, facts: object = {}) {
  farther += 0.001;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({
    name,
    description,
    type: ["RESOURCES"],
    place: { city: "Miami", state: "FL", coordinates },
    ...facts,
  });
}
const work = { type: ["WORK"], needs: ["EMPLOYMENT"] };
const health = { type: ["HEALTH"], needs: ["COUNSELING"] };
/** Known by the center of its town alone, two hours away. */
const farTown = {
  place: {
    city: "Key West",
    state: "FL",
    visibility: "AREA",
    coordinates: { longitude: -81.78, latitude: 24.56 },
  },
};
const SERVICES = [
  service("Becoming a Poll Worker", "How to work at elections."),
  service("Helping Hands", "Trains and licenses homes for foster care and adoption."),
  service("Island Felons", "Reentry for felons out of prison: work.", { ...work, ...farTown }),
  service("Fresh Start", "Reentry after prison.", work),
  ...[1, 2, 3].map((n) => service(`Job Board ${n}`, "Lists of openings.", work)),
  service("Public Defender", "Lawyers for who is accused.", farTown),
  service("Dade County Public Defender", "Lawyers for who is accused."),
  service("Support Groups", "For people with cancer.", health),
  service("Compassion Circle", "Support group after the loss of a baby: grief, miscarriage.", health),
  service("Humane Friends", "Adopt a dog or a cat at our animal shelter."),
  service("Night House", "Beds.", { type: ["SHELTER"], needs: ["EMERGENCY"], isAllowedPets: true }),
  service("Little Havana Library", "Books."),
  service("Little Havana", "Repairs of streets."),
  service("Income Tax Desk", "Senior employment letters and taxes.", work),
  service("Senior Community Employment Program", "Training.", {
    ...work,
    place: { city: "Miami", state: "FL", coordinates: { longitude: -80.2, latitude: 25.97 } },
  }),
  service("Domino Park Senior Center", "Lunch and games for older people in Little Havana.", {
    category: ["SENIORS"],
  }),
];

onOneEngine("The right kind of help", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function ask(query: string): Promise<readonly string[]> {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: HERE });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    return messages.flatMap(({ payload }) => {
      if (payload?.type === "SERVICES_LIST") return payload.data.map(({ name }) => name);
      return payload?.type === "ASK_PARTICULAR_SERVICE" || payload?.type === "ASK_SERVICE_SCHEDULE"
        ? [payload.data.name]
        : [];
    });
  }

  test.each([
    // A topic that the message names, and no half of another name.
    ["how do i become a foster parent", "Helping Hands"],
    // A service of which only the town is known does not count as nearer.
    ["I just got out of prison and nobody gives me work. Is there a place for felons?", "Fresh Start"],
    ["numero del defensor publico", "Dade County Public Defender"],
    // Any of a kind, and not what is called so.
    ["We lost our baby before birth. Is there a support group?", "Compassion Circle"],
    ["is the animal shelter open on sunday? i want to adopt a dog", "Humane Friends"],
    ["quiero adoptar un perro", "Humane Friends"],
    // What is called like the kind, and not what mentions its words nearer by.
    ["trabajo para personas mayores de 55", "Senior Community Employment Program"],
    // What is named as a place is no name.
    ["mi mamá está solita, un centro para viejitos en la pequeña habana", "Domino Park Senior Center"],
    ["¿está abierta la biblioteca de la pequeña habana?", "Little Havana Library"],
  ])("%s: %s", async (query, name) => {
    expect((await ask(query))[0]).toBe(name);
  });
});
