import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";

/** Friday, 9 in the morning in the demonstration's town. */
const NOW = Date.UTC(2026, 10, 20, 17);
const LANDING = "39.87|-123.9";

onOneEngine("What is named in a sentence that asks for something", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await loadDemonstration(open(), NOW, () => {});
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  async function ask(query: string) {
    const reply = await sendJson(app, "POST", "/bot/query", { query, coordinate: LANDING });
    expect([query, reply.status]).toEqual([query, 200]);
    const messages: BotMessage[] = await reply.json();
    const lists = messages.flatMap(({ payload }) => (payload?.type === "SERVICES_LIST" ? [payload] : []));
    const alone = messages.flatMap(({ payload }) =>
      payload?.type === "ASK_PARTICULAR_SERVICE" ? [payload.data.name] : [],
    );
    return {
      names: [...alone, ...lists.flatMap(({ data }) => data.map(({ name }) => name))],
      notes: lists.flatMap(({ notes = [] }) => notes.map(({ text }) => text)),
    };
  }

  const OF_HARBOR_FRIENDS = [
    "Harbor Food Pantry",
    "Valley Grange Pantry",
    "Campus Cupboard",
    "Second Home Furniture",
  ];

  test.each([
    ["I study here and somebody said the Harbor Friends give groceries to students?", "Campus Cupboard"],
    [
      "We just got an apartment with nothing in it. Do the Harbor Friends have furniture?",
      "Second Home Furniture",
    ],
    // "Harbor" is a town in Oregon, and beds and tables are no shelter.
    ["Una vecina dice que los Harbor Friends regalan mesas y sillas", "Second Home Furniture"],
    ["¿Quién me ayuda a sacar el diploma? Me hablaron de Second Start", "Second Start GED"],
    [
      "Somebody told me that Brigid takes families, I need a place for me and my kids to live",
      "St. Brigid Family Residence",
    ],
    ["Me dijeron que en Boatyard enseñan un oficio, busco trabajo", "Boatyard Apprentices"],
  ])("%s: %s first", async (query, name) => {
    expect((await ask(query)).names[0]).toBe(name);
  });

  test("what the organization has that fits comes before what is nearer", async () => {
    const { names } = await ask(
      "My neighbor says that Harbor Friends hand out food boxes to anybody who asks",
    );
    expect(OF_HARBOR_FRIENDS).toContain(names[0]);
    expect(OF_HARBOR_FRIENDS).toContain(names[1]);
  });

  test("what is named and closed then says so", async () => {
    const { names, notes } = await ask(
      "My neighbor says that the Harbor Friends give groceries to students, can I go at 4 am tomorrow?",
    );
    expect(names[0]).toBe("Campus Cupboard");
    expect(notes.join(" ")).toContain(`${english.way.open.CLOSED} Open `);
  });

  test("in a danger nothing is looked for by a name", async () => {
    const { names } = await ask("my husband works at Harbor Friends and he hit me, I need groceries");
    expect(OF_HARBOR_FRIENDS).not.toContain(names[0]);
  });
});
