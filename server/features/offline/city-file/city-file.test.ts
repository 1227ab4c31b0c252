import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Random, randomFrom } from "#checks/bench/random.ts";
import { dataOfCityFile } from "#checks/city-file-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { isFullScope } from "#checks/test-scope.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { DEMONSTRATION_PLACE, DEMONSTRATION_ZIPS } from "#db/demo/town.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import {
  askCityFile,
  type CityFileQuestion,
  openCityFile,
  placeNamed,
  toServiceParameters,
} from "#domain/offline/city-file/ask-city-file.ts";
import { type CityFile, isInCityFile, MAX_CITY_FILE_BYTES } from "#domain/offline/city-file/city-file.ts";
import { CATEGORIES, NEEDS_OF_TYPE, SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { statusText } from "#domain/services/opening-hours/status-text.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";
import { openingHours as en } from "#words/compiled/en/services/opening-hours.ts";
import { openingHours as es } from "#words/compiled/es/services/opening-hours.ts";
import { fingerprintKey } from "./city-file-key.ts";
import { cityFilePartsFromSource } from "./city-file-parts.ts";
import type { MadeCityFile } from "./make-city-file.ts";
import { checkFile, signFile, unsignedElements } from "./sign-file.ts";

/** Friday, 2026-11-20, 10:00 in the made-up town. */
const NOW = Date.UTC(2026, 10, 20, 18, 0);
const HOUR_MS = 3_600_000;
/** Night, morning, both clock changes of another year, the first Tuesday of December. */
const MOMENTS = [
  NOW,
  NOW + 15 * HOUR_MS,
  NOW + 8 * 24 * HOUR_MS,
  Date.UTC(2026, 11, 1, 18, 30),
  Date.UTC(2027, 2, 14, 9, 59),
  Date.UTC(2027, 10, 7, 9, 1),
];
const WORDS = [
  "",
  "",
  "",
  "food",
  "comida",
  "duchas",
  "clínica dental",
  "shleter",
  "legal help",
  "pets",
  "zzzz",
];
const LONG = { timeout: 300_000 };
const QUESTIONS = isFullScope ? 240 : 80;

onOneEngine("A city file", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  let made: MadeCityFile;
  const make = (body: object, headers: Record<string, string> = admin.headers) =>
    sendJson(app, "POST", "/city-file", body, headers);

  beforeAll(async () => {
    await loadPages(open(), NOW, () => {});
    await loadDemonstration(open(), NOW, () => {});
    // Another zone than the town's, and every kind of place.
    await storeServices(open(), otherServices(), NOW);
    const parts = await cityFilePartsFromSource();
    app = await runningApp(open(), { cityFileParts: async () => parts });
    app.now = NOW;
    admin = await signedInAs(app, "ADMINISTRATOR");
    expect(await aboutIn("en")).not.toContain("--check");
    const reply = await make({ place: DEMONSTRATION_PLACE });
    expect(reply.status).toBe(200);
    made = await reply.json();
  }, 120_000);
  afterAll(() => app?.close());

  const aboutIn = async (language: string) =>
    (await app.read<{ content: string }>(`/static-pages/ABOUT?lang=${language}`)).content;

  test("is for administrators", async () => {
    for (const viewer of await sevenViewers(app)) {
      const { status } = await make({ place: "Nowhere at all" }, viewer.headers);
      const other = viewer.role === "GUEST" ? 401 : 403;
      const expected = viewer.role === "ADMINISTRATOR" ? 400 : other;
      expect([viewer.role, status]).toEqual([viewer.role, expected]);
    }
  });

  test.each([
    [{}, "required"],
    [{ place: " " }, "required"],
    [{ place: 3 }, "wrongType"],
    [{ place: "x".repeat(101) }, "tooLong"],
    [{ place: "two\nlines" }, "notOneLine"],
    [{ place: "Quxville" }, "unknownValue"],
    [{ place: "0|95" }, "unknownValue"],
    [{ place: "<script>" }, "unknownValue"],
  ])("400 names the field: %j", async (body, message) => {
    const reply = await make(body);
    const problem: Problem = await reply.json();
    expect([reply.status, problem.fields]).toEqual([400, { place: message }]);
  });

  test("is small, names its place and its time, and needs nothing from anywhere", () => {
    expect(made.bytes).toBe(Buffer.byteLength(made.html));
    expect(made.bytes).toBeLessThan(MAX_CITY_FILE_BYTES);
    expect(made.fileName).toMatch(/^amparo-[a-z0-9]+-2026-11-20\.html$/);
    expect(made.html).toContain("As of November 20, 2026, 10:00 AM");
    expect(made.html).toContain("Datos del 20 de noviembre de 2026");
    expect(made.html).toMatch(/Content-Security-Policy" content="default-src 'none'; script-src 'sha256-/);
    const outside = made.html.replace(/<script type="application\/json".*?<\/script>/s, "");
    expect(outside).not.toMatch(
      /\s(?:src|srcset|poster|action|data)="|@import|url\(|<link|<iframe|<img|\bimport\(/,
    );
    expect(outside.match(/href="(?!#s\d|tel:)[^"]*"/g)).toBeNull();
    expect(made.html).not.toMatch(/fetch\(|XMLHttpRequest|eval\(|new Function/);
  });

  test("has every public service but those that are protected or hide their address", async () => {
    const { pack } = dataOfCityFile(made.html);
    const all = await everything();
    const expected = all.filter((service) => isInCityFile(service)).map(({ id }) => id);
    expect(pack.services.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(made).toMatchObject({ services: expected.length, isCut: false });
    const left = all.filter((service) => !isInCityFile(service));
    expect(left.length).toBeGreaterThan(2);
    for (const { id, name, phone } of left) {
      expect([name, made.html.includes(id), made.html.includes(name)]).toEqual([name, false, false]);
      const digits = phone?.replaceAll(/\D/g, "") ?? "";
      const isOthers = all.some((other) => isInCityFile(other) && other.phone === phone);
      if (digits !== "" && !isOthers) expect([name, made.html.includes(digits)]).toEqual([name, false]);
    }
    // An area shows its ZIP, and no street.
    expect(made.html).toContain("Area Kitchen");
    expect(made.html).not.toContain("Quiet Street");
  });

  test("reads without scripts: name, address, phone and hours in both languages, escaped", () => {
    const article = /<article id="s\d+"><h3>Bold &lt;b&gt;Table.*?<\/article>/s.exec(made.html)?.[0] ?? "";
    expect(article).toContain("12 &quot;Main&quot; Street, Demo Harbor, CA 99990");
    expect(article).toContain('href="tel:+17075550177"');
    expect(article).toContain("Every day: 9:00 AM – 5:00 PM");
    expect(article).toContain("Todos los días");
    expect(made.html).not.toContain("<b>Table");
  });

  test(`answers ${QUESTIONS} questions as the server does at the same time`, LONG, async () => {
    const file = dataOfCityFile(made.html);
    const directory = openCityFile(file);
    const random = randomFrom(20_261_121);
    const different: unknown[] = [];
    let found = 0;
    for (let number = 0; number < QUESTIONS; number++) {
      const question = questionAbout(file, random);
      const now = random.pick(MOMENTS);
      const lang = number % 2 === 0 ? "en" : "es";
      app.now = now;
      const online = await everything(toServiceParameters(question), lang);
      const offline = askCityFile(directory, question, now);
      found += offline.length;
      const left = online.filter((service) => isInCityFile(service));
      const expected = left.map(({ id, openStatus: { state, text }, matched }) => [id, state, text, matched]);
      const words = { en, es }[lang];
      const actual = offline.map(({ service, status, matched }) => [
        service.facts.id,
        status.state,
        statusText(status, words),
        matched,
      ]);
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        different.push({ question, now, lang, actual, expected });
    }
    app.now = NOW;
    expect(different).toEqual([]);
    // Questions without answers would all agree.
    expect(found).toBeGreaterThan(QUESTIONS * 5);
  });

  /** All rows of a list, page by page. */
  async function everything(
    parameters: Partial<ReturnType<typeof toServiceParameters>> = {},
    lang = "en",
  ): Promise<(ListedService & { matched: string | null })[]> {
    const near =
      "nearCoordinate" in parameters && parameters.nearCoordinate !== undefined
        ? { nearCoordinate: `${parameters.nearCoordinate.longitude}|${parameters.nearCoordinate.latitude}` }
        : {};
    const rows: (ListedService & { matched: string | null })[] = [];
    for (;;) {
      const query = { ...parameters, ...near, lang, limit: 100, skip: rows.length };
      const text = Object.entries(query).map(([name, value]) => [name, String(value)]);
      const page = await app.read<typeof rows>(`/services?${new URLSearchParams(text)}`);
      rows.push(...page);
      if (page.length < 100) return rows;
    }
  }

  describe("is signed", () => {
    test("by the key whose fingerprint is on the page About, in both languages", async () => {
      expect(checkFile(Buffer.from(made.html))).toEqual({ state: "VALID", fingerprint: made.fingerprint });
      expect(made.html).toContain(`<code>${made.fingerprint}</code>`);
      expect(made.fingerprint).toMatch(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
      expect(await aboutIn("en")).toContain(made.fingerprint);
      expect(await aboutIn("es")).toContain(made.fingerprint);
    });

    test("and always by the same one, of which nothing is logged", async () => {
      const again: MadeCityFile = await (await make({ place: "-123.9|39.87" })).json();
      expect(again.fingerprint).toBe(made.fingerprint);
      const [row] = await open().query<{ pem: string }>("select private_key as pem from city_file_keys");
      const secret = row?.pem.split("\n")[1] ?? "";
      expect(secret).not.toBe("");
      expect(`${app.logged.join()}${made.html}${await aboutIn("en")}`).not.toContain(secret);
    });

    test.each([
      ["a phone", (html: string) => html.replace("tel:988", "tel:989")],
      ["the key", (html: string) => html.replace(/(public-key" content=")[^"]*/, `$1${otherKey()}`)],
      ["the end", (html: string) => `${html} `],
      [
        "text after the signature, where it would be decoded to the same",
        (html: string) => html.replace(/(signature" content="[^"]*)/, "$1Call_305_555_0199"),
      ],
      [
        "the signature in another alphabet",
        (html: string) => html.replace(/(signature" content="[^"=]*)==/, "$1"),
      ],
    ])("so that a changed file is known: %s", (_, change) => {
      const changed = change(made.html);
      expect(changed).not.toBe(made.html);
      expect(checkFile(Buffer.from(changed)).state).toBe("CHANGED");
    });

    test("so that bytes that are no text do not pass for those that were signed", () => {
      const bytes = Buffer.from(made.html.replace("Amparo", "\uFFFD"));
      expect(checkFile(Buffer.concat([bytes, Buffer.from([0xff])])).state).toBe("CHANGED");
    });

    test("once: a file without a signature, or with two, is not signed", () => {
      const element = /<meta name="amparo-signature"[^>]*>/.exec(made.html)?.[0] ?? "";
      for (const html of [
        "",
        "<!doctype html>",
        made.html.replace(element, ""),
        made.html.replace(element, element.repeat(2)),
        made.html.replace(/(public-key" content=")[^"]*/, "$1AAAA"),
      ])
        expect(checkFile(Buffer.from(html))).toEqual({ state: "UNSIGNED" });
    });

    test("by the configured key, where there is one", () => {
      const { privateKey } = generateKeyPairSync("ed25519");
      const signed = signFile(`<head>${unsignedElements(privateKey)}</head>`, privateKey);
      const fingerprint = fingerprintKey(createPublicKey(privateKey));
      expect(checkFile(Buffer.from(signed))).toEqual({ state: "VALID", fingerprint });
    });
  });

  test("has the nearest services where not all fit, and says so", LONG, async () => {
    const many = Array.from({ length: 1700 }, (_, number) =>
      serviceForTest(
        {
          name: `Table ${number}`,
          type: ["FOOD"],
          description: "Hot meals for families. ".repeat(30),
          place: { coordinates: { longitude: -110, latitude: 40 + number / 10_000 } },
        },
        {},
      ),
    );
    await storeServices(open(), many, NOW);
    const reply = await make({ place: "-110|40" });
    const cut: MadeCityFile = await reply.json();
    expect(cut.bytes).toBeLessThan(MAX_CITY_FILE_BYTES);
    expect(cut.bytes).toBeGreaterThan(MAX_CITY_FILE_BYTES * 0.9);
    expect(cut.isCut).toBe(true);
    const names = dataOfCityFile(cut.html).pack.services.map(({ name }) => name);
    expect(names).toEqual(many.slice(0, cut.services).map(({ facts }) => facts.name));
    expect(cut.html).toContain(`has the nearest ${cut.services} services`);
    expect(cut.html).toContain(`tiene los ${cut.services} servicios más cercanos`);
    expect(checkFile(Buffer.from(cut.html)).state).toBe("VALID");
  });
});

function questionAbout({ places }: CityFile, random: Random): CityFileQuestion {
  const type = random.percent(60) ? random.pick(SERVICE_TYPES) : null;
  const place = random.percent(50) ? placeNamed(places, random.pick(DEMONSTRATION_ZIPS).code) : null;
  return {
    q: random.pick(WORDS),
    type,
    need: type !== null && random.percent(30) ? random.pick(NEEDS_OF_TYPE[type]) : null,
    category: random.percent(30) ? random.pick(CATEGORIES) : null,
    isOpen: random.percent(40),
    near: place === null ? null : { longitude: place[1], latitude: place[2] },
  };
}

function otherKey(): string {
  const { publicKey } = generateKeyPairSync("ed25519");
  return publicKey.export({ type: "spki", format: "der" }).toString("base64");
}

function otherServices() {
  const coordinates = { longitude: -123.91, latitude: 39.87 };
  const place = { address1: '12 "Main" Street', city: "Demo Harbor", state: "CA", zip: "99990", coordinates };
  const facts = {
    type: ["FOOD"],
    schedules: everyDay(9 * 60, 17 * 60),
    timeZone: "America/New_York",
    phone: "(707) 555-0177",
    place,
  } as const;
  const secret = { ...facts, type: ["SHELTER", "FOOD"], phone: "(707) 555-0188" } as const;
  return [
    serviceForTest({ ...facts, name: "Bold <b>Table</b>" }),
    serviceForTest({ ...facts, name: "Late Table", schedules: everyDay(20 * 60, 4 * 60, true) }),
    serviceForTest({
      ...facts,
      name: "Area Kitchen",
      place: { ...place, address1: "1 Quiet Street", visibility: "AREA" },
    }),
    serviceForTest({ ...secret, name: "Zinnia House", isProtected: true }),
    serviceForTest({ ...secret, name: "Yarrow House", place: { ...place, visibility: "HIDDEN" } }),
    serviceForTest({
      ...secret,
      name: "Xyris House",
      isProtected: false,
      place: { ...place, visibility: "HIDDEN" },
    }),
  ];
}
