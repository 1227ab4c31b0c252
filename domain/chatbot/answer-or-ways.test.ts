import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textAnswer } from "#words/chatbot/text-messages/text-answer.ts";
import { chatbot as en } from "#words/compiled/en/chatbot/chatbot.ts";
import { textMessages as smsEn } from "#words/compiled/en/chatbot/text-messages.ts";
import { chatbot as es } from "#words/compiled/es/chatbot/chatbot.ts";
import { textMessages as smsEs } from "#words/compiled/es/chatbot/text-messages.ts";
import { MAX_CHAT_QUERY } from "../base/contract/limits.ts";
import { readParameters } from "../base/contract/parameters.ts";
import { listParameters } from "../services/list-parameters.ts";
import { serviceQuery } from "../services/list-query.ts";
import { answerOrWays } from "./answer-or-ways.ts";
import type { AnswerSources } from "./answer-sources.ts";
import type { ListRequest } from "./list-request.ts";
import { NEW_TALK, talkState } from "./talk-state.ts";
import { countSegments } from "./text-messages/gsm7.ts";
import { understand } from "./understand.ts";
import { questionByName } from "./with-named-service.ts";

const NOW = Date.UTC(2026, 10, 18, 20, 0);
const ZONE = "America/New_York";
const WORDS = { en: { chat: en, sms: smsEn }, es: { chat: es, sms: smsEs } };
const HERE = { longitude: -80.2, latitude: 25.77 };

/** Reads the parameters as GET /services does; refusing them is an error of ours. */
function acceptedRequest(request: ListRequest): void {
  const given = readParameters(listParameters, request);
  if (!given.ok) throw new Error(`refused: ${JSON.stringify(request)}`);
  const query = serviceQuery(given.value, NOW);
  if (!query.ok) throw new Error(`refused: ${JSON.stringify(request)}`);
}

async function answerTo(
  message: string,
  language: "en" | "es",
  services: AnswerSources["services"],
  position: typeof HERE | null = HERE,
) {
  const circumstances = { now: NOW, zone: ZONE, state: NEW_TALK, places: new Map(), language };
  const understood = understand(message, circumstances);
  const named = await questionByName(message, understood.question, {
    ...{ now: NOW, zone: ZONE, state: NEW_TALK, position, services, places: new Map() },
  }).catch(() => null);
  const question = named ?? understood.question;
  const failures: unknown[] = [];
  const words = WORDS[language];
  const answer = await answerOrWays(
    question,
    understood.state,
    {
      now: NOW,
      zone: ZONE,
      position,
      words: words.chat,
      sources: {
        services,
        crisisLines: async () => [],
        weatherAt: async () => null,
        wayTo: async () => null,
        queryElsewhere: async () => null,
      },
      onFailure: (error) => failures.push(error),
    },
    () => false,
  );
  const text = answer.messages.flatMap((each) => each.text ?? []).join(" ");
  return { question, answer, text, failures, sms: textAnswer(question, answer, words).text };
}

const SCRIPTS = [
  "абвгд ежзий ",
  "ابتث جحخد ",
  "ﷺ ﷻ ",
  "我需要食物和住所 ",
  "ฉันต้องการอาหาร ",
  "나는 음식이 필요합니다 ",
  "ምግብ እፈልጋለሁ ",
  "मुझे भोजन चाहिए ",
  "👩‍👩‍👧‍👦🏳️‍🌈 ",
  "zxqvbn ",
  "q",
  "mwen bezwen manje ",
];
/** A message of up to the maximum length, in any script. */
const anyMessage = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: MAX_CHAT_QUERY }),
    fc.string({ unit: "grapheme", minLength: 200, maxLength: MAX_CHAT_QUERY }),
    fc
      .tuple(
        fc.constantFrom("", "when is ", "¿a qué hora cierra ", "how do I get to "),
        fc.constantFrom(...SCRIPTS),
      )
      .map(([begin, script]) => begin + script.repeat(MAX_CHAT_QUERY)),
  )
  .map((message) => message.slice(0, MAX_CHAT_QUERY));

describe("whoever writes is answered", () => {
  test.each(["en", "es"] as const)("any message of any length and script, in %s", async (language) => {
    await fc.assert(
      fc.asyncProperty(anyMessage, fc.boolean(), async (message, isPlaced) => {
        const services = async (request: ListRequest) => {
          acceptedRequest(request);
          return [];
        };
        const said = await answerTo(message, language, services, isPlaced ? HERE : null);
        expect(said.failures).toEqual([]);
        expect(said.text).not.toBe("");
        if (said.question.kind === "NOT_UNDERSTOOD") expect(said.text).toContain("211");
        expect(countSegments(said.sms)).toBeLessThanOrEqual(2);
        expect(said.sms).not.toBe("");
        expect(talkState.safeParse(said.answer.state).success).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ["en", "food near me now"],
    ["en", "when is Harbor Kitchen open"],
    ["en", "zxqv zxqw"],
    ["es", "una cama para esta noche"],
  ] as const)("a part that fails ends with 211 and ways on (%s: %s)", async (language, message) => {
    const broken = new Error("broken");
    const said = await answerTo(message, language, () => Promise.reject(broken));
    expect(said.failures).toEqual([broken]);
    expect(said.text).toBe(WORDS[language].chat.failedPart);
    expect(said.text).toContain("211");
    expect(said.answer.messages.at(-1)?.payload?.type).toBe("QUICK_REPLIES");
    expect(said.sms).toContain("211");
  });

  test("what the caller answers is thrown on", async () => {
    const away = new Error("away");
    const { question, state } = understand("food", {
      ...{ now: NOW, zone: ZONE, state: NEW_TALK, places: new Map(), language: "en" },
    });
    const sources = {
      services: () => Promise.reject(away),
      crisisLines: async () => [],
      weatherAt: async () => null,
      wayTo: async () => null,
      queryElsewhere: async () => null,
    };
    const circumstances = { now: NOW, zone: ZONE, position: HERE, words: en, sources, onFailure: () => {} };
    await expect(answerOrWays(question, state, circumstances, (error) => error === away)).rejects.toBe(away);
  });
});
