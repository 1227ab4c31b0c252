import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { RANKED_ROWS } from "#domain/search/word-rank.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import { storeServices } from "../listings/store-services.ts";

const STORED = Date.UTC(2026, 10, 20, 15);

function service(name: string, description: string, latitude: number, facts: object = {}) {
  return serviceForTest({
    name,
    description,
    type: ["WORK"],
    needs: ["EDUCATION"],
    category: ["ALL"],
    place: { city: "Miami", state: "FL", coordinates: { longitude: -80.2, latitude } },
    ...facts,
  });
}

const MANY = RANKED_ROWS + 100;
const KINDS = ["Classes for girls.", "Classes in the evening.", "Classes on weekends."];
const near = Array.from({ length: MANY }, (_, at) =>
  service(`Room ${at}`, KINDS[at % KINDS.length] ?? "", 25.77 + at / 100_000),
);
const ballet = service("Swan House", "Ballet for all ages.", 25.85);
const balletClasses = service("Tiptoe", "Ballet classes.", 25.86);

onOneEngine("Rare words in a large directory", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), [...near, ballet, balletClasses], STORED);
    app = await runningApp(open());
    app.now = STORED;
  });
  afterAll(() => app?.close());

  const found = async (query: string) =>
    (await app.read<ListedForViewer[]>(`/services?nearCoordinate=-80.2|25.77&${query}`)).map(
      ({ name }) => name,
    );

  test("what has one comes first, though more than are ranked are nearer", async () => {
    const names = await found("q=evening%20ballet%20girls%20weekends&limit=3");
    expect(names.slice(0, 2)).toEqual(["Swan House", "Tiptoe"]);
  });

  test("no row is shown twice, and none is missing, page by page", async () => {
    const pages = await Promise.all(
      [0, 100, 200, 300].map((skip) => found(`q=evening%20ballet%20girls%20weekends&limit=100&skip=${skip}`)),
    );
    const names = pages.flat();
    expect(names).toHaveLength(MANY + 2);
    expect(new Set(names).size).toBe(MANY + 2);
  });

  test("the chatbot shows it first, too", async () => {
    const coordinate = "25.77|-80.2";
    const query = "my girl wants ballet, any classes?";
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate });
    const body: BotMessage[] = await reply.json();
    const rows = body.flatMap(({ payload }) => (payload?.type === "SERVICES_LIST" ? payload.data : []));
    expect(
      rows
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["Swan House", "Tiptoe"]);
  });
});
