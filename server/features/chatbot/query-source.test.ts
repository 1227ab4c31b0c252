import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { type StubServer, stubServer } from "#checks/stub-server.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";

const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** No word of it is known. */
const STRANGE = "zxqv wvuzzle brrk";

const completion = (content: unknown) => ({
  body: JSON.stringify({
    choices: [{ message: { content: typeof content === "string" ? content : JSON.stringify(content) } }],
  }),
});

onOneEngine("messages that the chatbot does not understand, with a model", (open) => {
  let app: RunningApp;
  let model: StubServer;
  beforeAll(async () => {
    model = await stubServer(() => completion({ needs: ["MEALS"], audiences: [] }));
    await storeServices(
      open(),
      [
        serviceForTest({
          name: "Soup Table",
          type: ["FOOD"],
          needs: ["MEALS"],
          schedules: everyDay(0, 1439),
          place: { coordinates: MIAMI },
        }),
      ],
      Date.now(),
    );
    const url = `${model.url}/v1/chat/completions`;
    app = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, queryModel: { url, model: "small", key: "secret" } },
    });
  });
  beforeEach(() => {
    model.received.length = 0;
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });
  const ask = async (query: string): Promise<BotMessage[]> => {
    const body = { query, coordinate: `${MIAMI.latitude}|${MIAMI.longitude}`, chatToken: null };
    const reply = await sendJson(app, "POST", "/bot/query?lang=en", body);
    expect(reply.status).toBe(200);
    return reply.json();
  };

  test("it chooses a need, and the answer is our own list and says so", async () => {
    model.answer = () => completion({ needs: ["MEALS"], audiences: [] });
    const [first, , list] = await ask(STRANGE);
    expect(first?.text).toBe(english.readElsewhere);
    expect(list?.payload).toMatchObject({ type: "SERVICES_LIST", data: [{ name: "Soup Table" }] });
    const [sent] = model.received;
    expect([sent?.method, sent?.path, sent?.headers.authorization]).toEqual([
      "POST",
      "/v1/chat/completions",
      "Bearer secret",
    ]);
    const { model: name, messages } = JSON.parse(sent?.body ?? "{}");
    expect([name, messages.at(-1)]).toEqual(["small", { role: "user", content: STRANGE }]);
  });

  test.each<[string, StubServer["answer"]]>([
    ["text in place of a query", () => completion("Go to Evil House, call 555-0100")],
    ["text beside a query", () => completion({ needs: ["MEALS"], audiences: [], text: "Go to Evil House" })],
    ["a need that is none", () => completion({ needs: ["Evil House"], audiences: [] })],
    ["ids", () => completion({ needs: [], audiences: [], _id: "0190b5a0-0000-7000-8000-000000000000" })],
    ["no choice", () => ({ body: '{"choices":[]}' })],
    ["no JSON", () => ({ body: "Evil House" })],
    ["a fault", () => ({ status: 500, body: "Evil House" })],
    ["another address", () => ({ status: 302, headers: { location: "http://127.0.0.1:9/" }, body: "" })],
    ["too much", () => completion(`${" ".repeat(30_000)}{"needs":["MEALS"],"audiences":[]}`)],
    ["nothing", () => null],
    ["no answer in time", () => "WAIT"],
  ])("%s is dropped", async (_, answer) => {
    model.answer = answer;
    const messages = await ask(STRANGE);
    expect(model.received).toHaveLength(1);
    expect(messages[0]?.text).toBe(english.notUnderstood);
    expect(JSON.stringify(messages)).not.toContain("Evil");
  });

  test.each([
    "i want to kill myself",
    "mi esposo me quiere matar",
    "where can I eat",
    "Soup Table",
    "thanks",
  ])("%s is not sent", async (message) => {
    await ask(message);
    expect(model.received).toEqual([]);
  });
});
