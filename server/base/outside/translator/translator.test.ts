import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apertiumStub, libreTranslateStub, type StubServer, stubServer } from "#checks/stub-server.ts";
import { openTranslator } from "./open-translator.ts";
import { TRANSLATOR_KINDS, TranslationError } from "./translator.ts";

test("none is configured, none is there", () => {
  expect(openTranslator({ translator: null })).toBeNull();
});

describe.each(TRANSLATOR_KINDS)("%s", (kind) => {
  const usual = kind === "apertium" ? apertiumStub : libreTranslateStub;
  let engine: StubServer;
  beforeAll(async () => {
    engine = await stubServer(usual());
  });
  afterAll(() => engine.close());
  beforeEach(() => {
    engine.answer = usual();
    engine.received.length = 0;
  });

  const open = (key: string | null = null) => {
    const translator = openTranslator({ translator: { kind, url: engine.url, key } });
    if (translator === null) throw new Error("It is configured.");
    return translator;
  };

  test("translates texts in their order, with accents and line ends", async () => {
    expect(await open().translate(["Hot meals", "José's\nopen daily & <b>"], "en", "es")).toEqual([
      "caliente comidas",
      "José's\nabierto diario & <b>",
    ]);
  });

  test("sends a key where it has one, and asks nothing for nothing", async () => {
    await open().translate(["Hot"], "en", "es");
    expect(JSON.stringify(engine.received)).not.toContain("key");
    engine.received.length = 0;
    await open("a+secret&").translate(["Hot"], "en", "es");
    const [asked] = engine.received;
    const sent =
      kind === "apertium"
        ? new URLSearchParams(asked?.body).get("key")
        : JSON.parse(asked?.body ?? "").api_key;
    expect([sent, asked?.path]).toEqual(["a+secret&", "/translate"]);
    expect(await open().translate([], "en", "es")).toEqual([]);
  });

  const success = (text: unknown) =>
    kind === "apertium"
      ? { responseStatus: 200, responseData: { translatedText: text } }
      : { translatedText: [text] };
  test.each([
    ["an error", { status: 500, body: '{"error":"out of memory for: Hot meals"}' }],
    ["too many", { status: 429, body: '{"error":"Slowdown"}' }],
    ["no right", { status: 403, body: '{"error":"Invalid API key"}' }],
    ["an error as a success", { body: '{"error":"Hot meals failed"}' }],
    [
      "an error with a text",
      {
        body: '{"error":"failed","translatedText":["x"],"responseStatus":500,"responseData":{"translatedText":"x"}}',
      },
    ],
    ["a page", { body: "<html>Log in</html>" }],
    ["nothing", { body: "" }],
    ["a number", { body: JSON.stringify(success(5)) }],
    ["null", { body: JSON.stringify(success(null)) }],
    ["a list", { body: "[]" }],
    ["no UTF-8", { body: '{"translatedText":["\\ud800' }],
    ["another place", { status: 302, headers: { location: "http://127.0.0.1:1/" }, body: "" }],
    ["a book", { body: JSON.stringify(success("x".repeat(300_000))) }],
    ["that it hangs up", null],
  ])("answers with %s: no text, and its words are not ours", async (_, answer) => {
    engine.answer = () => answer;
    const failed = await open()
      .translate(["Hot meals"], "en", "es")
      .then(
        () => null,
        (error: unknown) => error,
      );
    expect(failed).toBeInstanceOf(TranslationError);
    expect(String(failed)).not.toMatch(/Hot|error|memory/);
    expect(engine.received.length).toBe(1);
  });

  test("says which languages it has", async () => {
    expect(await open().has("en", "es")).toBe(true);
    expect(await open().has("en", "ar-XB")).toBe(false);
    engine.answer = () => ({ body: "[5]" });
    await expect(open().has("en", "es")).rejects.toThrow(TranslationError);
  });

  test("is not there", async () => {
    const gone = await stubServer(usual());
    await gone.close();
    const translator = openTranslator({ translator: { kind, url: gone.url, key: null } });
    await expect(translator?.translate(["Hot"], "en", "es")).rejects.toThrow(TranslationError);
    await expect(translator?.has("en", "es")).rejects.toThrow(TranslationError);
  });
});

test("an engine that names no targets translates between all of its languages", async () => {
  const engine = await stubServer(() => ({ body: '[{"code":"en"},{"code":"ar"}]' }));
  try {
    const translator = openTranslator({ translator: { kind: "libretranslate", url: engine.url, key: null } });
    expect([await translator?.has("en", "ar-XB"), await translator?.has("es", "en")]).toEqual([true, false]);
  } finally {
    await engine.close();
  }
});

test("fewer texts than were asked for are none", async () => {
  const engine = await stubServer(() => ({ body: '{"translatedText":["uno"]}' }));
  try {
    const translator = openTranslator({ translator: { kind: "libretranslate", url: engine.url, key: null } });
    await expect(translator?.translate(["one", "two"], "en", "es")).rejects.toThrow(TranslationError);
  } finally {
    await engine.close();
  }
});
