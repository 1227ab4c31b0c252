import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENGLISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.en.ts";
import { SPANISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.es.ts";
import { ENGLISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.en.ts";
import { SPANISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.es.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { countSegments, foldToGsm7 } from "#domain/chatbot/text-messages/gsm7.ts";
import { hasUnsafeWord } from "#domain/chatbot/text-messages/unsafe-words.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { textMessages as en } from "#words/compiled/en/chatbot/text-messages.ts";
import { textMessages as es } from "#words/compiled/es/chatbot/text-messages.ts";
import { deleteOldTexts } from "./text-jobs.ts";

/** Noon in Miami, a Friday. */
const NOW = Date.UTC(2026, 10, 20, 17);
const MIAMI = { longitude: -80.2, latitude: 25.77 };
const ORIGIN = "https://help.example.org";
const SECRET = "a secret of the gateway";
const NUMBER_KEY = "0123456789abcdef0123456789abcdef";
const place = (address1: string, latitude: number) => ({
  address1,
  city: "Miami",
  state: "FL",
  coordinates: { ...MIAMI, latitude },
});
const meals = { type: ["FOOD" as const], needs: ["MEALS" as const], schedules: everyDay(9 * 60, 17 * 60) };
const shelter = { type: ["SHELTER" as const], needs: ["EMERGENCY" as const], schedules: everyDay(0, 1440) };
const SERVICES = [
  ...[1, 2, 3, 4, 5, 6, 7].map((n) =>
    serviceForTest({
      ...meals,
      name: `Comedor Área ${n}`,
      phone: `(305) 555-010${n}`,
      place: place(`${n} Elm St`, 25.77 + n / 100),
    }),
  ),
  serviceForTest({
    ...shelter,
    name: "Bayview Cots",
    availableBeds: 3,
    totalBeds: 9,
    beds: [
      { for: "WOMEN", free: 1, total: 4, updatedAt: new Date(NOW).toISOString() },
      { for: "MEN", free: 2, total: 5, updatedAt: new Date(NOW).toISOString() },
    ],
    phone: "(305) 555-0150",
    place: place("9 Bay St", 25.78),
  }),
  serviceForTest({
    ...shelter,
    name: "Lantern House",
    isProtected: true,
    phone: "(305) 555-0160",
    place: place("1 Secret Ln", 25.771),
  }),
  serviceForTest({ ...shelter, name: "Domestic Violence Beds", place: place("3 Oak St", 25.772) }),
  serviceForTest({ ...shelter, name: "Camas para Víctimas", place: place("4 Oak St", 25.773) }),
  serviceForTest({ ...meals, name: `Table ${"Long ".repeat(30)}End`, place: place("5 Oak St", 25.99) }),
  // Known by the center of its town alone.
  serviceForTest({
    name: "Thimble Guild",
    type: ["WORK"],
    isProtected: false,
    place: { city: "Larkdale", visibility: "AREA", coordinates: { ...MIAMI, latitude: 26.5 } },
  }),
];
const town = { geoNamesId: null, otherNames: [], state: "FL", county: "", population: 1, inCounty: "" };

onOneEngine("POST /sms", (open) => {
  let app: RunningApp;
  let json: RunningApp;
  let off: RunningApp;
  const started = async (kind: "twilio" | "json" | null) => {
    const config = { trustProxy: false, isRateLimited: true, publicUrl: ORIGIN };
    const textGateway =
      kind === null ? null : { kind, secret: SECRET, numberKey: NUMBER_KEY, publicUrl: ORIGIN };
    const running = await runningApp(open(), { config: { ...config, textGateway } });
    running.now = NOW;
    return running;
  };
  beforeAll(async () => {
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [{ ...town, name: "Miami", ...MIAMI }],
      counties: [],
      areas: [{ code: "33101", ...MIAMI }],
    }));
    await storeServices(open(), SERVICES, NOW);
    [app, json, off] = await Promise.all([started("twilio"), started("json"), started(null)]);
  });
  afterAll(() => Promise.all([app?.close(), json?.close(), off?.close()]));

  const twilioSignature = (fields: Record<string, string>, secret = SECRET) =>
    createHmac("sha1", secret)
      .update(
        `${ORIGIN}/api/sms${Object.keys(fields)
          .toSorted()
          .map((name) => `${name}${fields[name] ?? ""}`)
          .join("")}`,
      )
      .digest("base64");
  const post = (to: RunningApp, body: string, headers: Record<string, string>) =>
    fetch(`${to.address}/api/sms`, { method: "POST", body, headers });
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(app, new URLSearchParams(fields).toString(), {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": twilioSignature(fields),
      ...headers,
    });
  /** The text that is sent back; null: none. */
  async function say(from: string, text: string, id: string = randomUUID()): Promise<string | null> {
    const fields = { MessageSid: id, From: from, To: "+13055550000", Body: text, NumMedia: "0" };
    const reply = await postForm(fields);
    const xml = await reply.text();
    expect([text, reply.status, xml]).toEqual([text, 200, expect.stringMatching(/^<\?xml.*<\/Response>$/su)]);
    const [, message] = /<Message>([\s\S]*)<\/Message>/u.exec(xml) ?? [];
    return message?.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&") ?? null;
  }
  let lastNumber = 0;
  const someone = () => `+1305777${String(++lastNumber).padStart(4, "0")}`;

  test.each([
    "zxqvbn ",
    "абвгд ежзий ",
    "ابتث جحخد ",
    "ﷺ ﷻ ",
    "我需要食物和住所 ",
    "ฉันต้องการอาหาร ",
    "나는 음식이 필요합니다 ",
    "👩‍👩‍👧‍👦🏳️‍🌈 ",
  ])("a long message in %s is answered, with 211", async (script) => {
    for (const length of [199, 201, 500, 1600]) {
      expect(await say(someone(), script.repeat(1600).slice(0, length))).toContain("211");
    }
  });

  test("is described where it is configured, in the shape of its gateway", async () => {
    const described = async (from: RunningApp) => {
      const { paths } = await from.read<{ paths: Record<string, { post: object }> }>("/openapi.json");
      return paths["/sms"]?.post;
    };
    expect(await described(off)).toBeUndefined();
    expect(await described(app)).toMatchObject({
      security: [],
      parameters: [{ name: "X-Twilio-Signature" }],
      responses: { "200": { content: { "text/xml": {} } }, "403": {} },
    });
    expect(await described(json)).toMatchObject({
      requestBody: { content: { "application/json": { schema: { required: ["from", "text"] } } } },
    });
  });

  test("a place that is known by its town alone has no distance, and names its town", async () => {
    const text = await say(someone(), "Thimble Guild 33101");
    expect(text).toContain(en.inTown("Larkdale"));
    expect(text).not.toContain(" mi.");
  });

  test("is off until it is configured", async () => {
    const reply = await post(off, "{}", { "content-type": "application/json" });
    expect(reply.status).toBe(404);
  });

  test("an unsigned, wrongly signed or changed request gets 403 and nothing else", async () => {
    const fields = { MessageSid: "SM1", From: someone(), Body: "food 33101" };
    const wrong = [
      { "x-twilio-signature": "" },
      { "x-twilio-signature": twilioSignature(fields, "another") },
      { "x-twilio-signature": twilioSignature({ ...fields, Body: "food 33102" }) },
      { "x-twilio-signature": "é" },
    ];
    for (const headers of wrong) {
      const reply = await postForm(fields, headers);
      expect([headers, reply.status]).toEqual([headers, 403]);
      expect(await reply.text()).not.toMatch(/food|Comedor|signature|777/u);
    }
  });

  test("other types, large bodies, unreadable numbers and other methods are refused", async () => {
    const json = await postForm({ a: "b" }, { "content-type": "application/json" });
    const large = await postForm({ Body: "a".repeat(20_000) });
    const number = await postForm({ MessageSid: "SM2", From: "Anna", Body: "food" });
    const get = await app.get("/api/sms");
    expect([json, large, number, get].map(({ status }) => status)).toEqual([415, 413, 400, 404]);
  });

  test("lists services with status, telephone, distance and address, and MORE the next ones", async () => {
    const from = someone();
    expect(await say(from, "meals open now")).toBe(en.whichPlace);
    const first = await say(from, "33101");
    expect(first).toMatch(/1\) Comedor Area 1\. Open till 5:00 PM\. \(305\) 555-0101\./u);
    expect(first).toContain("2) Comedor Area 2.");
    expect(first).toMatch(/Text MORE for more\.$/u);
    const numbers = (text: string | null) =>
      [...(text ?? "").matchAll(/Comedor Area (\d)/gu)].map((m) => Number(m[1]));
    const seen = numbers(first);
    for (let turn = 0; turn < 6 && seen.length < 7; turn++) seen.push(...numbers(await say(from, "more")));
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("needs at two times have each their list", async () => {
    const number = someone();
    const text = await say(number, "bed tonight and food tomorrow in Miami");
    expect(text).toMatch(/tonight:\nBayview Cots\. .*\n.*tomorrow:\n1\) Comedor Area 1\./su);
    expect(countSegments(text ?? "")).toBeLessThanOrEqual(2);
    expect(await say(number, "more")).toMatch(/^\d\) Comedor Area/u);
    const spanish = await say(someone(), "cama esta noche y comida mañana en Miami");
    expect(spanish).toMatch(/esta noche:\nBayview Cots\. .*\n.*mañana:\n1\) Comedor Area 1\./su);
    expect(countSegments(spanish ?? "")).toBeLessThanOrEqual(2);
  });

  test("free beds say for whom they are", async () => {
    expect(await say(someone(), "a bed tonight in Miami")).toContain("1 for women, 2 for men.");
    expect(await say(someone(), "una cama esta noche en Miami")).toContain("1 para mujeres, 2 para hombres.");
  });

  test("answers in the language asked, and the second one is known", async () => {
    const from = someone();
    const list = await say(from, "¿dónde hay comida caliente cerca de 33101?");
    expect(list).toMatch(/1\) Comedor Area 1\. Abierto/u);
    expect(await say(from, "¿a qué hora cierra el segundo?")).toMatch(/^Comedor Area 2: Abierto/u);
  });

  test("HELP, STOP and START in both languages; a stopped number gets no answer at all", async () => {
    for (const [help, stop, start, words] of [
      ["HELP", "STOP", "START", en],
      ["AYUDA", "ALTO", "COMENZAR", es],
      ["ayuda", "baja", "sí", es],
    ] as const) {
      const from = someone();
      expect(await say(from, help)).toBe(foldToGsm7(words.help));
      const stopped = await say(from, stop);
      expect([stop, [en, es].map((all) => foldToGsm7(all.stopped)).includes(stopped ?? "")]).toEqual([
        stop,
        true,
      ]);
      for (const text of [stop, help, "food 33101", "I want to kill myself"])
        expect(await say(from, text)).toBeNull();
      expect(await say(from, start)).toBe(foldToGsm7(words.help));
      expect(await say(from, help)).toBe(foldToGsm7(words.help));
    }
  });

  test("danger in both languages: numbers, and how to delete the thread", async () => {
    for (const [text, words, number] of [
      ["my husband hits me", en, "1-800-799-7233"],
      ["i want to kill myself", en, "988"],
      ["mi esposo me pega y necesito un refugio en miami", es, "1-800-799-7233"],
      ["quiero quitarme la vida", es, "988"],
    ] as const) {
      const answer = await say(someone(), text);
      expect([text, answer]).toEqual([text, expect.stringContaining(number)]);
      expect(answer).toContain("911");
      expect(answer).toContain(foldToGsm7(words.deleteThread));
    }
  });

  test("questions in a talk of danger are answered, and MORE sends what else was asked for", async () => {
    const from = someone();
    await say(from, "my husband hits me, i need a shelter in miami");
    expect(await say(from, "MORE")).toContain("Bayview Cots");
    expect(await say(from, "will they tell the police")).toContain(foldToGsm7(en.followUps.POLICE ?? "-"));
    expect(await say(from, "I have no papers")).toContain(foldToGsm7(en.followUps.PAPERS ?? "-"));
  });

  test("protected places and names with such words are never sent", async () => {
    const from = someone();
    for (const text of [
      "shelter in miami",
      "more",
      "where is Lantern House",
      "phone of lantern house",
      "domestic violence beds",
      "camas para victimas",
      "hours of Domestic Violence Beds",
      "I don't know the place rape crisis in Gotham",
    ]) {
      const answer = (await say(from, text)) ?? "";
      expect([text, answer]).not.toEqual([
        text,
        expect.stringMatching(/Lantern|0160|Secret|Domestic|Victimas/u),
      ]);
      expect([answer, hasUnsafeWord(answer)]).toEqual([answer, false]);
    }
    expect(await say(from, "shelter in miami")).toContain("Bayview Cots");
  });

  test("utterances of the tables get at most two segments without such a word", async () => {
    const all = [
      ...ENGLISH_UTTERANCES,
      ...SPANISH_UTTERANCES,
      ...ENGLISH_UTTERANCES_BY_OTHERS,
      ...SPANISH_UTTERANCES_BY_OTHERS,
    ];
    const step = isFullScope ? 3 : 9;
    for (const { message, asks } of all.filter(
      (utterance, at) => at % step === 0 || utterance.asks.startsWith("DANGER"),
    )) {
      const answer = (await say(someone(), message)) ?? "";
      expect([message, answer.length > 0, countSegments(answer) <= 2, hasUnsafeWord(answer)]).toEqual([
        message,
        true,
        true,
        false,
      ]);
      expect(foldToGsm7(answer)).toBe(answer);
      if (asks.startsWith("DANGER")) expect(answer).toMatch(/911|211/u);
    }
  }, 120_000);

  test("a recorded request is not answered on a later day either, and STOP does not count again", async () => {
    const from = someone();
    expect(await say(from, "meals 33101", "SM-recorded")).toContain("Comedor Area 1");
    const stopped = someone();
    expect(await say(stopped, "STOP", "SM-stop")).not.toBeNull();
    expect(await say(stopped, "START")).not.toBeNull();
    try {
      app.now = NOW + 29 * 86_400_000;
      await deleteOldTexts(open(), app.now);
      expect(await say(from, "meals 33101", "SM-recorded")).toBeNull();
      expect(await say(stopped, "STOP", "SM-stop")).toBeNull();
      expect(await say(stopped, "meals 33101")).toContain("Comedor Area 1");
      await deleteOldTexts(open(), NOW + 31 * 86_400_000);
      const [left] = await open().query("select from received_texts where received_on = '2026-11-20'");
      expect(left).toBeUndefined();
    } finally {
      app.now = NOW;
    }
  });

  test("a message that comes again is answered once; others of the same moment each", async () => {
    const from = someone();
    const again = await Promise.all(Array.from({ length: 4 }, () => say(from, "meals 33101", "SM-again")));
    expect(again.filter((text) => text !== null)).toHaveLength(1);
    const many = await Promise.all(Array.from({ length: 30 }, () => say(someone(), "meals 33101")));
    expect(many.every((text) => text?.includes("1) Comedor Area 1") === true)).toBe(true);
  });

  test("a number has a limit per hour, and danger its own", async () => {
    const from = someone();
    const answers: (string | null)[] = [];
    for (let n = 0; n < 42; n++) answers.push(await say(from, "thanks"));
    expect(answers.filter((text) => text !== null)).toHaveLength(40);
    expect(await say(from, "i want to kill myself")).toContain("988");
  });

  test("JSON is signed over its id, time and body, and old signatures are refused", async () => {
    const send = (
      body: object,
      {
        id = `${randomUUID()}`,
        at = NOW,
        secret = SECRET,
      }: { id?: string; at?: number; secret?: string } = {},
    ) => {
      const text = JSON.stringify(body);
      const time = String(Math.floor(at / 1000));
      const signature = createHmac("sha256", secret).update(`${id}.${time}.${text}`).digest("base64");
      return post(json, text, {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": time,
        "webhook-signature": `v1,AAAA v1,${signature}`,
      });
    };
    const from = someone();
    const good = await send({ from, text: "help" }, { id: "one" });
    expect([good.status, await good.json()]).toEqual([200, { text: foldToGsm7(en.help) }]);
    const twice = await send({ from, text: "help" }, { id: "one" });
    expect([twice.status, await twice.json()]).toEqual([200, { text: null }]);
    const refused = await Promise.all([
      send({ from, text: "help" }, { at: NOW - 301_000 }),
      send({ from, text: "help" }, { at: NOW + 301_000 }),
      send({ from, text: "help" }, { secret: "another" }),
      send({ from }),
      send({ from: "x", text: "help" }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 400, 400]);
  });

  /** A sender's number in any form; digests and times may contain a few of its digits by chance. */
  const NUMBER = /(?<![0-9a-f])(?:\+?1)?\(?305\D{0,2}777\D?\d{4}(?![0-9a-f])/u;

  test("neither number nor text is stored or logged", async () => {
    const from = someone();
    await say(from, "zanahoria meals in miami");
    await say(from, "STOP");
    const lines = [...app.logged, ...json.logged, ...off.logged].join("\n");
    expect(lines).toContain("/api/sms");
    expect(lines).not.toMatch(NUMBER);
    expect(lines).not.toMatch(/zanahoria|Comedor|husband/u);
    for (const table of ["stopped_numbers", "received_texts", "attempt_counts"]) {
      const rows = JSON.stringify(
        await open().query(`select encode(digest, 'hex') as digest, t::text from ${table} t`),
      );
      expect(rows.length).toBeGreaterThan(50);
      expect(rows).not.toMatch(NUMBER);
    }
  });
});
