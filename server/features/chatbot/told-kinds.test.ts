import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";

const NOW = Date.UTC(2026, 10, 20, 23);
const MIAMI = { longitude: -80.2, latitude: 25.77 };

let farther = 0;
function service(name: string, description: string, facts: object) {
  farther += 0.01;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({ name, description, place: { city: "Miami", state: "FL", coordinates }, ...facts });
}
const SERVICES = [
  service("Oak Legal Desk", "Lawyers for anyone.", { type: ["RESOURCES"], needs: ["ASSISTANCE"] }),
  service("Elm Office", "Papers for the court and jail.", { type: ["RESOURCES"], needs: ["ASSISTANCE"] }),
  service("Bridges", "Visits and letters for children of inmates.", { type: ["RESOURCES"], needs: [] }),
  service("Meow Wagon", "A van to spay and neuter.", { type: ["RESOURCES"], needs: [] }),
  service("Golden Gate Barn", "Games.", { type: ["RESOURCES"], needs: [] }),
];

onOneEngine("Kinds of help that a story tells", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  test.each([
    ["My kids' father is locked up and I want them to be able to visit him.", "Bridges"],
    ["El papá de mis hijos está preso, ¿cómo pueden visitarlo?", "Bridges"],
    ["My cat keeps having kittens, who can spay a cat for cheap?", "Meow Wagon"],
  ])("the chat shows what is of it first: %s", async (query, name) => {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: "25.77|-80.2" });
    const messages: BotMessage[] = await reply.json();
    const [list] = messages.flatMap(({ payload }) => (payload?.type === "SERVICES_LIST" ? [payload] : []));
    expect(list?.data[0]?.name).toBe(name);
  });

  test.each([
    ["operar gata barato", "Meow Wagon"],
    ["papá preso visitas niños", "Bridges"],
  ])("a search finds it: %s", async (q, name) => {
    const [first] = await app.read<{ name: string }[]>(
      `/services?q=${encodeURIComponent(q)}&nearCoordinate=-80.2|25.77`,
    );
    expect(first?.name).toBe(name);
  });

  test("a count is of the same rows", async () => {
    const body = { q: "operar gata barato", nearCoordinate: "-80.2|25.77", limit: "100" };
    const { services } = await (await sendJson(app, "POST", "/services/search", body)).json();
    const { limit: _, ...counted } = body;
    expect(await (await sendJson(app, "POST", "/services/search/count", counted)).json()).toEqual({
      count: services.length,
    });
  });
});
