import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

/** Friday, 10:00 AM in Miami. */
const NOW = Date.UTC(2026, 10, 20, 15);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";

let farther = 0;
/** Each a little farther than the one before. */
function shelter(name: string, description: string, facts: object) {
  farther += 0.001;
  const coordinates = { ...MIAMI, latitude: MIAMI.latitude + farther };
  return serviceForTest({
    name,
    description,
    type: ["SHELTER"],
    needs: ["EMERGENCY"],
    place: { city: "Miami", state: "FL", coordinates },
    schedules: everyDay(8 * 60, 18 * 60),
    ...facts,
  });
}
const SERVICES = [
  shelter("Brick Hall", "Beds in one room. We have lockers for everyone.", { isAllowedPets: false }),
  shelter("Tin Roof", "Cots for anyone.", { category: ["WOMEN"] }),
  shelter("Long Barn", "A bed and a meal. No appointment, come at 3 p.m. or later.", { isAllowedPets: true }),
];

onOneEngine("What was shown", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  /** The answer to the last of the messages of a talk. */
  async function talk(...queries: readonly string[]) {
    let chatToken = "";
    let messages: BotMessage[] = [];
    for (const query of queries) {
      const body = { query, coordinate: HERE, ...(chatToken === "" ? {} : { chatToken }) };
      const reply = await sendJson(app, "POST", "/bot/query", body);
      expect([query, reply.status]).toEqual([query, 200]);
      messages = await reply.json();
      chatToken = messages.findLast((message) => message.chatToken !== undefined)?.chatToken ?? "";
    }
    const lists = messages.flatMap(({ payload }) => (payload?.type === "SERVICES_LIST" ? [payload] : []));
    return {
      text: messages.flatMap(({ text }) => text ?? []).join(" "),
      rows: lists.flatMap(({ data, notes = [] }) =>
        data.map(({ id, name }) => [name, notes.find((note) => note.id === id)?.text ?? ""]),
      ),
    };
  }

  test("says of each what was asked, who says yes first", async () => {
    expect(await talk("a shelter", "do they take dogs?")).toEqual({
      text: english.ofShown.said,
      rows: [
        ["Long Barn", english.facts.pets("Long Barn")],
        ["Tin Roof", english.facts.untoldHere],
        ["Brick Hall", english.facts.noPets("Brick Hall")],
      ],
    });
  });

  test("has them in that order for the next question", async () => {
    const { text } = await talk("a shelter", "do they take dogs?", "does the first one take dogs?");
    expect(text).toBe(english.facts.pets("Long Barn"));
  });

  test("tells of it in their own sentences, whole ones", async () => {
    const { rows } = await talk("a shelter", "do I need an appointment?");
    expect(rows[0]).toEqual(["Long Barn", "No appointment, come at 3 p.m. or later."]);
    const lockers = await talk("albergue", "¿hay lockers ahí?");
    expect(lockers.rows[0]).toEqual(["Brick Hall", "We have lockers for everyone."]);
  });

  test("says so where none tells", async () => {
    expect((await talk("a shelter", "how much does it cost?")).text).toBe(english.ofShown.untold);
    expect((await talk("un albergue", "¿cuánto cuesta?")).text).toBe(spanish.ofShown.untold);
  });

  test("tells the hours of each", async () => {
    const { text, rows } = await talk("a shelter", "what time do they close?");
    expect(text).toBe(english.ofShown.hours);
    expect(rows).toHaveLength(3);
    for (const [, note] of rows) expect(note).toBe("Open today: 8:00 AM – 6:00 PM.");
  });

  test("of one service, the day and the fact that is asked for", async () => {
    expect((await talk("Brick Hall", "do they take dogs?")).text).toBe(english.facts.noPets("Brick Hall"));
    expect((await talk("Brick Hall", "y el domingo?")).text).toContain("Brick Hall");
    expect((await talk("Tin Roof", "can men stay there?")).text).toBe(
      english.facts.people("Tin Roof", english.audiences.WOMEN),
    );
  });
});
