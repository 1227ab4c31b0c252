import { describe, expect, test } from "vitest";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { EMPTY_LINE } from "../contacts/crisis-lines/empty-line.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import type { ListRequest } from "./list-request.ts";
import { NEW_TALK } from "./talk-state.ts";
import { understand } from "./understand.ts";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const ZONE = "America/Los_Angeles";
const WORDS = { en, es } as const;

const createTestLine = (phone: string): PublicCrisisLine => ({
  ...EMPTY_LINE,
  isOpen: null,
  changesAt: null,
  id: phone,
  name: phone,
  description: "",
  phone,
  area: "",
  time: "",
  ranking: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  version: 1,
  may: { edit: false, delete: false, noteCall: false },
});

const failures: unknown[] = [];

function answerTo(
  message: string,
  language: "en" | "es",
  changed: Partial<AnswerCircumstances["sources"]> = {},
  position: AnswerCircumstances["position"] = { longitude: -123.9, latitude: 39.87 },
) {
  const { question } = understand(message, {
    now: NOW,
    zone: ZONE,
    state: NEW_TALK,
    places: new Map(),
    language,
  });
  return answerQuestion(question, NEW_TALK, {
    now: NOW,
    zone: ZONE,
    position,
    words: WORDS[language],
    sources: {
      services: async () => [],
      crisisLines: async () => ["1-800-799-7233", "911", "988", "211"].map(createTestLine),
      weatherAt: async () => ({
        sunrise: Date.UTC(2026, 10, 20, 15, 2),
        sunset: Date.UTC(2026, 10, 21, 0, 55),
        timeZone: ZONE,
        reading: null,
      }),
      wayTo: async () => null,
      queryElsewhere: async () => null,
      ...changed,
    },
    onFailure: (error) => failures.push(error),
  });
}

describe("an answer", () => {
  test("to danger has its numbers, whatever becomes of the list that is also asked for", async () => {
    const away = new Error("away");
    const { messages } = await answerTo("mi esposo me pega, necesito un albergue", "es", {
      services: () => Promise.reject(away),
    });
    expect(failures).toEqual([away]);
    expect(messages[0]).toEqual({ text: es.danger.sentences.PARTNER_VIOLENCE });
    const lists = messages.flatMap(({ payload }) =>
      payload?.type === "CRISIS_LINES_LIST" ? [payload.data] : [],
    );
    const numbers = lists.flat().map(({ phone }) => phone);
    expect(numbers).toEqual(["1-800-799-7233", "911", "988", "211"]);
  });

  test("to needs at several times has a list of each, and asks where once", async () => {
    const requests: ListRequest[] = [];
    const services = async (request: ListRequest) => {
      requests.push(request);
      return [];
    };
    await answerTo("bed tonight and food tomorrow", "en", { services });
    const [bed, food] = [requests[0], requests.find(({ need }) => need === "MEALS,FOOD_PANTRIES")];
    expect(bed).toMatchObject({ need: "EMERGENCY", openFrom: expect.stringContaining("2026-11-21T00:") });
    expect(food).toMatchObject({ openFrom: expect.stringContaining("2026-11-21T08:") });

    const answer = await answerTo("bed tonight and food tomorrow near me", "en", { services }, null);
    expect(answer.messages).toEqual([{ text: en.whichPlace }]);
    expect(answer.state.last).toMatchObject({
      find: { needs: ["EMERGENCY"] },
      also: [{ needs: ["MEALS", "FOOD_PANTRIES"] }],
    });
    const { question } = understand("for families", {
      now: NOW,
      zone: ZONE,
      state: answer.state,
      places: new Map(),
      language: "en",
    });
    expect(question).toMatchObject({
      find: { audiences: ["FAMILIES"], needs: ["EMERGENCY"] },
      also: [{ audiences: ["FAMILIES"] }],
    });
  });

  test.each([
    ["en", "my husband hits me, i need a shelter tonight", "ALL"],
    ["es", "mi esposo me pega, necesito un albergue", "ALL"],
    ["en", "i was raped, where can i sleep with my dog", "ALL,PETS_ALLOWED"],
    ["en", "i am a man and my wife hits me, i need a shelter", "MEN"],
    ["es", "soy hombre y mi esposa me pega, necesito un albergue", "MEN"],
    ["es", "soy hombre y mi mujer me pega, necesito un albergue", "MEN"],
    ["en", "my husband hits me, i need a women's shelter", "WOMEN"],
    ["es", "mi esposo me pega, necesito comida", undefined],
    ["en", "i want to die and i need a shelter", undefined],
  ] as const)(
    "to violence looks for shelter where that person is not (%s: %s)",
    async (language, message, category) => {
      const requests: ListRequest[] = [];
      await answerTo(message, language, {
        services: async (request) => {
          requests.push(request);
          return [];
        },
      });
      const asked = requests.find(({ need }) => need !== undefined);
      expect(asked?.["category"]).toBe(category);
      expect(asked).toBeDefined();
    },
  );

  test.each([
    ["en", "what is the weather", "Sunrise is at 7:02 AM, sunset at 4:55 PM."],
    [
      "es",
      "cómo está el clima",
      "El sol sale a las 7:02\u00a0a.\u00a0m. y se pone a las 4:55\u00a0p.\u00a0m.",
    ],
  ] as const)(
    "about the weather tells the sun's times as they are written (%s)",
    async (language, message, text) => {
      const { messages } = await answerTo(message, language);
      expect(messages[0]).toHaveProperty("text", expect.stringContaining(text));
    },
  );
});
