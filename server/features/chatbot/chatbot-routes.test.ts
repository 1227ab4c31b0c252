import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { stubServer } from "#checks/stub-server.ts";
import { sevenViewers } from "#checks/users-for-tests.ts";
import { CHAT_TOKEN_MS, MAX_CHAT_QUERY } from "#domain/base/contract/limits.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { ListedForViewer } from "#domain/services/listing.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";

/** Noon in Miami, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 17);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
/** `latitude|longitude`, as this call has it. */
const HERE = "25.77|-80.2";

/** @param latitude 0.01 is about 0.7 miles */
function service(name: string, latitude: number, facts: object, rest: object = {}) {
  return serviceForTest(
    {
      name,
      type: ["FOOD"],
      needs: ["MEALS"],
      schedules: everyDay(9 * 60, 17 * 60),
      place: { address1: `${name} Street`, city: "Miami", state: "FL", coordinates: { ...MIAMI, latitude } },
      ...facts,
    },
    rest,
  );
}

const shelter = { type: ["SHELTER"], needs: ["EMERGENCY"], schedules: everyDay(18 * 60, 7 * 60, true) };
const SERVICES = [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => service(`Table ${n}`, 25.77 + n / 100, {})),
  service("Larkspur Soup", 25.771, { schedules: everyDay(18 * 60, 21 * 60) }),
  service("Harbor Kitchen", 25.9, { phone: "(305) 555-0100" }),
  service("Full Cots", 25.78, { ...shelter, availableBeds: 0, totalBeds: 10 }),
  service("Bayview Cots", 25.79, { ...shelter, availableBeds: 4, totalBeds: 10 }),
  ...["Ember Showers", "Ember Cabin"].map((name) =>
    service(name, 25.99, {
      type: ["RESOURCES"],
      needs: [name.endsWith("Showers") ? "HYGIENE" : "CLOTHES"],
      schedules: [{ type: "FULL_DAY" }],
      intakeSchedules: everyDay(19 * 60, 21 * 60),
    }),
  ),
  service("Daylight Showers", 25.995, { type: ["RESOURCES"], needs: ["HYGIENE"] }),
  serviceForTest({
    name: "Quiet Larder",
    type: ["FOOD"],
    needs: ["FOOD_PANTRIES"],
    place: {
      address1: "1 Quiet Street",
      city: "Miami",
      visibility: "HIDDEN",
      coordinates: { ...MIAMI, latitude: 26.4 },
    },
  }),
  // Known by the center of its town alone.
  serviceForTest({
    name: "Thimble Guild",
    type: ["WORK"],
    isProtected: false,
    place: { city: "Larkdale", visibility: "AREA", coordinates: { ...MIAMI, latitude: 26.5 } },
  }),
  service("Secret Pantry", 25.7701, {}, { approvedAt: null }),
];
const town = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 1, inCounty: "" };

onOneEngine("POST /bot/query", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [
        { ...town, name: "Miami", ...MIAMI },
        { ...town, name: "Hialeah", longitude: -80.28, latitude: 25.86 },
        // Small towns are named as services are.
        { ...town, name: "Harbor", state: "OR", longitude: -124.26, latitude: 42.05 },
        { ...town, name: "Larkspur", state: "CA", longitude: -122.53, latitude: 37.93 },
      ],
      counties: [],
      areas: [{ code: "33101", ...MIAMI }],
    }));
    await storeServices(open(), SERVICES, NOW);
    app = await runningApp(open());
    app.now = NOW;
  });
  afterAll(() => app?.close());

  const post = (body: object, headers: Record<string, string> = {}, path = "/bot/query") =>
    sendJson(app, "POST", path, body, headers);
  /** The messages of an answer, with the token of the last one. */
  async function ask(query: string, rest: object = {}) {
    const reply = await post({ query, coordinate: HERE, ...rest });
    const messages: BotMessage[] = await reply.json();
    expect([query, reply.status]).toEqual([query, 200]);
    expect(messages.map(({ chatToken }) => chatToken !== undefined)).toEqual(
      messages.map((_, at) => at === messages.length - 1),
    );
    return {
      messages,
      text: messages.flatMap(({ text }) => text ?? []).join(" "),
      chatToken: messages[messages.length - 1]?.chatToken,
    };
  }
  const payloads = (messages: readonly BotMessage[]) => messages.flatMap((message) => message.payload ?? []);
  /** The services of a list, or the one service of an answer. */
  const rows = (messages: readonly BotMessage[]): ListedForViewer[] =>
    payloads(messages).flatMap((one) => {
      switch (one.type) {
        case "CRISIS_LINES_LIST":
        case "WEATHER":
        case "QUICK_REPLIES":
          return [];
        default:
          return one.data;
      }
    });
  const phones = (messages: readonly BotMessage[]) =>
    payloads(messages).flatMap((one) =>
      one.type === "CRISIS_LINES_LIST" ? one.data.map(({ phone }) => phone) : [],
    );
  const weather = (messages: readonly BotMessage[]) =>
    payloads(messages).flatMap((one) => (one.type === "WEATHER" ? one.data : []));
  const replies = (messages: readonly BotMessage[]) =>
    payloads(messages).flatMap((one) => (one.type === "QUICK_REPLIES" ? one.data : []));
  const names = (messages: readonly BotMessage[]) => rows(messages).map(({ name }) => name);
  const kinds = (messages: readonly BotMessage[]) => messages.map(({ payload: one }) => one?.type ?? "text");

  test("everybody may ask, and gets the same", async () => {
    const answers = new Set<string>();
    for (const viewer of await sevenViewers(app)) {
      const reply = await post({ query: "food", coordinate: HERE }, viewer.headers);
      expect([viewer.role, reply.status]).toEqual([viewer.role, 200]);
      const messages: BotMessage[] = await reply.json();
      answers.add(JSON.stringify(messages.map(({ chatToken: _, ...rest }) => rest)));
    }
    expect(answers.size).toBe(1);
    expect([...answers].join("")).not.toContain("Secret Pantry");
  });

  test("the list is that of GET /services, with its status", async () => {
    const { messages, text } = await ask("food near me open now");
    expect(kinds(messages)).toEqual(["text", "SERVICES_LIST", "QUICK_REPLIES"]);
    const list = await app.read<ListedService[]>(
      `/services?need=MEALS,FOOD_PANTRIES&isOpen=true&nearCoordinate=-80.2|25.77&currentCoordinate=-80.2|25.77&limit=5`,
    );
    expect(rows(messages)).toEqual(list);
    expect(list.map(({ name }) => name)).toEqual(["Table 1", "Table 2", "Table 3", "Table 4", "Table 5"]);
    expect(text).toBe("Meals and food pantries, open now, near you:");
  });

  test("it answers in the language of the message", async () => {
    const { messages, text } = await ask("necesito comida cerca de mí ahora");
    expect(text).toBe("Comedores y despensas de comida, lugares abiertos ahora, cerca de usted:");
    expect(rows(messages)[0]?.openStatus.text).toMatch(/^Abierto/);
  });

  test("more, the second one, and another time follow from the token", async () => {
    const first = await ask("meals open now");
    const more = await ask("more", { chatToken: first.chatToken });
    expect(names(more.messages)).toEqual(["Table 6", "Table 7", "Harbor Kitchen"]);
    const end = await ask("more", { chatToken: more.chatToken });
    expect([end.text, names(end.messages)]).toEqual([english.noMore, []]);
    const second = await ask("the second one", { chatToken: more.chatToken });
    expect([kinds(second.messages)[1], names(second.messages)]).toEqual([
      "ASK_PARTICULAR_SERVICE",
      ["Table 7"],
    ]);
    const tonight = await ask("tonight", { chatToken: first.chatToken });
    expect(names(tonight.messages)).toEqual(["Larkspur Soup"]);
  });

  test("a foreign, changed or old token begins anew", async () => {
    const { chatToken = "" } = await ask("meals open now");
    const again = async (token: string) => kinds((await ask("more", { chatToken: token })).messages);
    const anew = ["text", "QUICK_REPLIES"];
    expect(await again(chatToken)).toContain("SERVICES_LIST");
    const [expires = "", body = "", signature = ""] = chatToken.split(".");
    const other = Buffer.from(body, "base64url").toString().replace("MEALS", "CLOTHES");
    for (const token of [
      "x",
      `${expires}.${Buffer.from(other).toString("base64url")}.${signature}`,
      `${Number(expires) + 1}.${body}.${signature}`,
      `${expires}.${body}.`,
      "9".repeat(2000),
    ])
      expect([token, await again(token)]).toEqual([token, anew]);
    app.now = NOW + CHAT_TOKEN_MS;
    expect(await again(chatToken)).toEqual(anew);
    app.now = NOW;
  });

  test("a place by name, with a typing error, and by ZIP; one that is unknown is said to be", async () => {
    for (const place of ["Hialeah", "Hialaeh"]) {
      const { messages, text } = await ask(`meals in ${place}`, { coordinate: null });
      expect(text).toContain("near Hialeah, FL");
      expect(names(messages)?.[0]).toBe("Table 7");
    }
    expect((await ask("meals in 33101")).text).toContain("near 33101");
    const unknown = await ask("meals in Quxville");
    expect([unknown.text, names(unknown.messages)]).toEqual([english.unknownPlace("quxville"), []]);
    const then = await ask("33101", { chatToken: unknown.chatToken });
    expect(names(then.messages)).toHaveLength(5);
  });

  test("near me without a position asks where", async () => {
    const asked = await ask("food near me", { coordinate: "0|0" });
    expect(asked.text).toBe(english.whichPlace);
    expect(names((await ask("Miami", { coordinate: "", chatToken: asked.chatToken })).messages)).toHaveLength(
      5,
    );
  });

  test("beds: those that have free ones first", async () => {
    const { messages } = await ask("is there a shelter bed for tonight");
    expect(kinds(messages)).toContain("GET_SHELTER_AVAILABLE_BEDS");
    expect(names(messages)).toEqual(["Bayview Cots", "Full Cots"]);
  });

  test.each([
    [
      "en",
      "i need a bed for a woman tonight",
      "are there beds at Split Cots",
      "2 for women, 0 for men.",
      english,
    ],
    [
      "es",
      "necesito una cama para una mujer esta noche",
      "cuántas camas tiene Split Cots",
      "2 para mujeres, 0 para hombres.",
      spanish,
    ],
  ] as const)("beds by whom they are for (%s)", async (_, forWoman, about, groups, words) => {
    const beds = (women: number, men: number) => {
      const counted = { total: 9, updatedAt: null };
      return {
        ...shelter,
        availableBeds: women + men,
        totalBeds: 18,
        beds: [
          { for: "WOMEN" as const, free: women, ...counted },
          { for: "MEN" as const, free: men, ...counted },
        ],
      };
    };
    const mens = [1, 2, 3, 4, 5, 6].map((n) => service(`Cots of Men ${n}`, 25.771 + n / 1000, beds(0, 5)));
    const split = service("Split Cots", 25.82, beds(2, 0));
    const added = [...mens, split];
    await storeServices(open(), added, NOW);
    const found = await ask(forWoman);
    expect(names(found.messages)).toEqual(["Bayview Cots", "Split Cots", "Full Cots"]);
    expect(found.text).toContain(words.bedsFirst);
    expect((await ask(about)).text).toContain(groups);
    // No one has one for her: what there is, with a word about it.
    const others = [
      split.id,
      ...SERVICES.filter(({ facts }) => facts.type.includes("SHELTER")).map(({ id }) => id),
    ];
    await open().query("update services set deleted_at = now() where id = any($1)", [others]);
    const none = await ask(forWoman);
    expect(none.text).toContain(words.noBedsForThem);
    expect(names(none.messages)).toHaveLength(5);
    await open().query("update services set deleted_at = null where id = any($1)", [others]);
    await open().query("delete from services where id = any($1)", [added.map(({ id }) => id)]);
  });

  test.each([
    ["what are the hours of Harbor Kitchen", "ASK_SERVICE_SCHEDULE", /Harbor Kitchen: Open till 5:00 PM/],
    [
      "how far is Harbor Kitchen",
      "ASK_DISTANCE_SERVICE",
      /is 9\.0 miles away.* at Harbor Kitchen Street, Miami/,
    ],
    [
      "how do I get to Table 7",
      "ASK_DISTANCE_SERVICE",
      /^You are at Table 7 at 2:06 PM\. It is open then\. On foot it takes about 2 h 7 min\.$/,
    ],
    [
      "¿cómo llego a Table 7?",
      "ASK_DISTANCE_SERVICE",
      /^A las 2:06.p\..m\. llega usted a Table 7\. A esa hora está abierto\. A pie: 2 h 7 min, más o menos\.$/,
    ],
    ["how do I get to Harbor Kitchen", "ASK_DISTANCE_SERVICE", /^Harbor Kitchen is too far to walk to\. /],
    ["are there beds at Bayview Cots", "ASK_SERVICE_BED_AVAILABLE", /Bayview Cots has 4 free beds/],
    ["phone number of Harbor Kitchen", "ASK_PARTICULAR_SERVICE", /\(305\) 555-0100/],
    ["when does Harbor Kitchen open", "ASK_SERVICE_SCHEDULE", /^Harbor Kitchen: Open till/],
    ["phone of Harbor Kitchen", "ASK_PARTICULAR_SERVICE", /\(305\) 555-0100/],
    ["Harbor Kitchen", "ASK_PARTICULAR_SERVICE", /Here it is/],
    ["¿a qué hora abre Larkspur Soup?", "ASK_SERVICE_SCHEDULE", /Larkspur Soup: Cerrado/],
  ] as const)("%s", async (query, type, expected) => {
    const { messages, text } = await ask(query);
    expect(kinds(messages)).toContain(type);
    expect(text).toMatch(expected);
  });

  test("a town is still one where no service has that name", async () => {
    const { messages } = await ask("hours of Harbor shelters", { coordinate: null });
    expect(kinds(messages)).toContain("SERVICES_LIST");
  });

  test("the way without a position asks for it, and has none to a place that hides its address", async () => {
    const { text, messages } = await ask("how do I get to Harbor Kitchen", { coordinate: null });
    expect(text).toBe(`Harbor Kitchen is at Harbor Kitchen Street, Miami. ${english.way.whereFrom}`);
    expect(replies(messages)).toEqual([english.chips.nearMe, english.chips.person]);
    const hidden = await ask("how do I get to Quiet Larder");
    expect(hidden.text).toBe(english.noAddress("Quiet Larder"));
    expect(replies(hidden.messages)).toEqual([english.chips.person]);
  });

  test("a place that is known by its town alone has no distance, and names its town", async () => {
    const { text } = await ask("how far is Thimble Guild");
    expect(text).toBe(english.inTown("Thimble Guild", "Larkdale"));
  });

  test("the way is for the time of the list, or for the one asked for", async () => {
    const { chatToken } = await ask("¿dónde dan comida mañana a las 9?");
    const listed = await ask("¿cómo llego?", { chatToken });
    expect(listed.text).toMatch(/^Si sale el sábado a las 9.a\..m\.: .*A las /u);
    const asked = await ask("¿cómo llego a las 3 de la tarde?", { chatToken });
    expect(asked.text).toMatch(/^Si sale a las 3.p\..m\.: /u);
    expect((await ask("¿cómo llego a Table 7?", { chatToken })).text).not.toContain("Si sale");
  });

  test("hours at another time", async () => {
    expect((await ask("is Harbor Kitchen open tomorrow morning")).text).toBe(
      "Harbor Kitchen is open tomorrow: 9:00 AM – 5:00 PM.",
    );
    expect((await ask("is Larkspur Soup open tomorrow morning")).text).toContain("is not open tomorrow");
  });

  test.each([
    ["when is harbor kitchen open", "Harbor Kitchen: Open till 5:00 PM Hours: Every day 9:00 AM – 5:00 PM."],
    ["what time does Harbor Kitchn close?", "Harbor Kitchen: Open till 5:00 PM"],
    ["harbor kitchen hours", "Harbor Kitchen: Open till 5:00 PM Hours: Every day 9:00 AM – 5:00 PM."],
    ["when is larkspur open", "Larkspur Soup: Closed till 6:00 PM Hours: Every day 6:00 PM – 9:00 PM."],
    [
      "what time does Larkspur Soup close",
      "Larkspur Soup: Closed till 6:00 PM. It opens today: 6:00 PM – 9:00 PM.",
    ],
    ["is larkspur soup open on Sunday", "Larkspur Soup is open on Sunday: 6:00 PM – 9:00 PM."],
    ["harbor kitchen phone", "Harbor Kitchen: (305) 555-0100"],
    ["a qué hora cierra harbor kitchen", "Harbor Kitchen: Abierto hasta las 5 p. m."],
    ["¿cuándo abre larkspur soup mañana?", "Larkspur Soup abre mañana: 6 p. m. – 9 p. m."],
    [
      "dirección de harbor kitchen",
      /^Harbor Kitchen está a .* Harbor Kitchen está en Harbor Kitchen Street/u,
    ],
  ])("%s: the one nearby, before a town of that name", async (query, said) => {
    const { text, messages } = await ask(query);
    const plain = text.replaceAll(/[\u00a0\u202f]/gu, " ");
    if (typeof said === "string") expect(plain).toBe(said);
    else expect(plain).toMatch(said);
    expect(rows(messages)).toHaveLength(1);
  });

  test("it is the one that was spoken of last", async () => {
    const { chatToken } = await ask("when is harbor kitchen open");
    expect((await ask("what time does it close", { chatToken })).text).toBe(
      "Harbor Kitchen: Open till 5:00 PM",
    );
    expect((await ask("what's that place's phone number?", { chatToken })).text).toBe(
      "Harbor Kitchen: (305) 555-0100",
    );
    expect((await ask("¿y a qué hora cierra ese lugar?", { chatToken })).text).toContain("Harbor Kitchen");
  });

  test("a name that nobody has is said to be none, with what its words ask for", async () => {
    const { text, messages } = await ask("is old cannery shelter still open");
    expect(text).toContain(english.unknownName);
    expect(names(messages)).not.toEqual([]);
  });

  test("what was never said to be anybody's name is looked for in streets", async () => {
    const { messages, text } = await ask("when does the larkspurr close");
    expect(names(messages)).toEqual(["Larkspur Soup"]);
    expect(text).toContain("Larkspur Soup");
  });

  test.each([
    ["who can help us pay for a burial", english.noneOffers],
    ["necesito quien cuide a mi bebé", spanish.noneOffers],
    ["driving lessons please", english.noneOffers],
    ["a dog groomer", english.noneOffers],
    ["clases de guitarra para mi hijo", spanish.noneOffers],
  ])(
    "%s: nobody here offers it, which is said with 211 and without other services",
    async (message, said) => {
      const { text, messages } = await ask(message);
      expect(text).toBe(said);
      expect(text).toContain("211");
      expect(names(messages)).toEqual([]);
      expect(messages.map(({ payload }) => payload?.type)).toContain("CRISIS_LINES_LIST");
      expect(replies(messages)).not.toEqual([]);
    },
  );

  test("what has the need and not the thing itself is said to be near it alone", async () => {
    const { text, messages } = await ask("haircut");
    expect(text).toContain(english.nearestKind);
    expect(names(messages)).not.toEqual([]);
  });

  test.each([
    "zxqvbn ",
    "абвгд ежзий ",
    "ابتث جحخد ",
    "ﷺ ﷻ ",
    "我需要食物和住所 ",
    "ฉันต้องการอาหาร ",
    "나는 음식이 필요합니다 ",
    "ምግብ እፈልጋለሁ ",
  ])("a long message in %s ends with 211 and ways on", async (script) => {
    for (const begin of ["", "when is ", "¿cómo llego a "]) {
      for (const length of [199, 201, 500]) {
        const { text, messages } = await ask((begin + script.repeat(500)).slice(0, length));
        expect(text).toContain("211");
        expect(replies(messages)).not.toEqual([]);
      }
    }
  });

  test("sunrise and sunset, without a weather service", async () => {
    const { messages, text } = await ask("weather");
    expect(weather(messages)).toEqual([
      {
        sunrise: expect.stringMatching(/^2026-11-20T11:/),
        sunset: expect.stringMatching(/^2026-11-20T22:/),
        timeZone: "America/New_York",
        humidity: null,
        visibility: null,
        windSpeed: null,
        measuredAt: null,
      },
    ]);
    expect(text).toContain("sunset at 5:");
  });

  test("humidity, visibility and wind, with one", async () => {
    const service = await stubServer(() => ({
      body: JSON.stringify({
        current: {
          time: NOW / 1000 - 600,
          relative_humidity_2m: 61,
          visibility: 16_093,
          wind_speed_10m: 16.1,
        },
        hourly: { apparent_temperature: [20], wind_gusts_10m: [10] },
      }),
    }));
    const served = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, weather: { kind: "open-meteo", url: service.url } },
    });
    served.now = NOW;
    try {
      const reply = await sendJson(served, "POST", "/bot/query", { query: "weather", coordinate: HERE });
      const messages: BotMessage[] = await reply.json();
      const text = messages.flatMap((message) => message.text ?? []).join(" ");
      expect(weather(messages)).toMatchObject([{ humidity: 61, visibility: 10, windSpeed: 10 }]);
      expect(text).toContain(english.humidity(61));
      expect(text).toContain(english.measured(10));
    } finally {
      await served.close();
      await service.close();
    }
  });

  test("what is not open then is listed all the same, and said to be so", async () => {
    const { messages, text } = await ask("meals at 3 am");
    expect(text).toBe(english.opensNext);
    expect(names(messages)).toHaveLength(5);
  });

  test("an open door that takes nobody in then is no answer where another one does", async () => {
    const askNames = async (query: string) => {
      const { text, messages } = await ask(query);
      return [text, ...rows(messages).map(({ name }) => name)];
    };
    expect(await askNames("a shower now")).toEqual([expect.any(String), "Daylight Showers"]);
    expect(await askNames("a shower")).toEqual([expect.any(String), "Ember Showers", "Daylight Showers"]);
    expect(await askNames("a shower at 8 pm")).toEqual([expect.any(String), "Ember Showers"]);
    expect(await askNames("clothes now")).toEqual([english.noIntake, "Ember Cabin"]);
    expect((await ask("is Ember Cabin open now?")).text).toBe(
      "Ember Cabin: Open 24/7. Intake closed till 7:00 PM",
    );
    expect((await ask("is Ember Cabin open at 8 pm?")).text).toContain("Intake open till 9:00 PM.");
  });

  describe("danger", () => {
    const HOTLINE = "1-800-799-7233";
    test.each([
      ["i want to kill myself", ["988", "911", "211"], english.danger.sentences.SUICIDE],
      ["my husband hits me", [HOTLINE, "911", "988"], english.danger.sentences.PARTNER_VIOLENCE],
      ["mi esposo me quiere matar", [HOTLINE, "911", "988"], spanish.danger.sentences.PARTNER_VIOLENCE],
      ["he overdosed", ["911", "1-800-222-1222", "988"], english.danger.sentences.OVERDOSE],
      ["me quiero suicidar", ["988", "911", "211"], spanish.danger.sentences.SUICIDE],
    ])("%s", async (query, numbers, said) => {
      const { messages } = await ask(query);
      expect(messages[0]).toEqual({ text: said });
      expect(kinds(messages).slice(0, 2)).toEqual(["text", "CRISIS_LINES_LIST"]);
      expect(
        phones(messages)
          .filter((phone) => phone !== null)
          .slice(0, 3),
      ).toEqual(numbers);
    });

    test("what else is asked for comes after the lines", async () => {
      const { messages } = await ask("mi esposo me pega, necesito un albergue");
      expect(kinds(messages).indexOf("SERVICES_LIST")).toBeGreaterThan(1);
    });
  });

  describe("a talk of danger", () => {
    test.each([
      ["my husband hits me", "he's here I can't talk", "CANNOT_TALK"],
      ["my husband hits me", "will they tell the police", "POLICE"],
      ["my husband hits me", "I have no papers", "PAPERS"],
      ["my husband hits me", "what about my dog", "PET"],
      ["i want to kill myself", "I already called 988 and they hung up", "HUNG_UP"],
      ["he overdosed", "I don't have narcan", "NO_NARCAN"],
    ] as const)("%s: %s", async (first, next, topic) => {
      const { chatToken } = await ask(first);
      const { messages } = await ask(next, { chatToken });
      expect(messages[0]).toEqual({ text: english.danger.followUps[topic] });
      expect(phones(messages)).toContain("911");
    });

    test("what asks for nothing stays in it, and what asks for something is answered", async () => {
      const { chatToken } = await ask("my husband hits me");
      const stays = await ask("qwrt zxcv", { chatToken });
      expect(stays.messages[0]).toEqual({ text: english.danger.sentences.PARTNER_VIOLENCE });
      const food = await ask("food near me", { chatToken });
      expect(kinds(food.messages)).toContain("SERVICES_LIST");
      const forgotten = await ask("delete this chat", { chatToken });
      const anew = await ask("qwrt zxcv", { chatToken: forgotten.chatToken });
      expect(anew.text).toBe(english.notUnderstood);
    });

    test("the need alone is no alarm", async () => {
      const { messages } = await ask("domestic violence shelter");
      const lines = payloads(messages).filter(({ type }) => type === "CRISIS_LINES_LIST");
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toHaveProperty("isDanger");
    });
  });

  test.each([["wvuzzle ".repeat(60)], ["zx".repeat(240)], [`${"qwrt ".repeat(80)}?`]])(
    "a long message that is not understood ends with 211",
    async (message) => {
      const { messages } = await ask(message.slice(0, MAX_CHAT_QUERY).trim());
      expect(phones(messages)).toEqual(["211"]);
    },
  );

  test("what is not understood is said not to be, with 211 and replies to choose", async () => {
    const { messages, text } = await ask("zxcv qwrt");
    expect(text).toBe(english.notUnderstood);
    expect(phones(messages)).toEqual(["211"]);
    expect(replies(messages)).toContain(english.chips.food);
  });

  test.each([...Object.values(english.chips), ...Object.values(spanish.chips)])(
    "the reply %s is understood",
    async (chip) => {
      const { chatToken } = await ask(chip === spanish.chips.more ? "comida" : "food");
      const { text, messages } = await ask(chip, { chatToken });
      expect(text).not.toBe(english.notUnderstood);
      expect(text).not.toBe(spanish.notUnderstood);
      expect(messages).not.toEqual([]);
    },
  );

  test.each([
    [{}, "query"],
    [{ query: " " }, "query"],
    [{ query: "a".repeat(MAX_CHAT_QUERY + 1) }, "query"],
    [{ query: 3 }, "query"],
    [{ query: "food", coordinate: "here" }, "coordinate"],
    [{ query: "food", coordinate: "95|0" }, "coordinate"],
    [{ query: "food", chatToken: "a".repeat(9000) }, "chatToken"],
  ])("400 names the field: %j", async (body, field) => {
    const reply = await post(body);
    const problem: Problem = await reply.json();
    expect([reply.status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
  });

  test("no message is stored or logged", async () => {
    const word = "wurzelbrunft";
    await ask(`food in ${word}`);
    await ask(`where is ${word} kitchen`);
    await ask(`${word} suicide`);
    await post({ query: word.repeat(100) });
    expect(app.logged.join("\n")).not.toContain(word);
    const tables = await open().query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const found = await open().query(`select 1 from "${name}" as stored where stored::text like $1`, [
        `%${word}%`,
      ]);
      expect([name, found]).toEqual([name, []]);
    }
    expect(JSON.stringify(app.jobs)).not.toContain(word);
  });
});
