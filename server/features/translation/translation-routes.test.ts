import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { apertiumStub, libreTranslateStub, type StubServer, stubServer } from "#checks/stub-server.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { isErrorText } from "#domain/translation/engine-text.ts";
import { openTranslator } from "#server/base/outside/translator/open-translator.ts";

onOneEngine("the translator's call", (open) => {
  let engine: StubServer;
  let app: RunningApp;
  let without: RunningApp;
  let user: UserForTest;
  beforeAll(async () => {
    engine = await stubServer(libreTranslateStub());
    const translator = openTranslator({ translator: { kind: "libretranslate", url: engine.url, key: null } });
    const config = { trustProxy: false, isRateLimited: false, languages: LANGUAGES };
    app = await runningApp(open(), { translator, config });
    without = await runningApp(open());
    user = await signedInAs(app, "USER");
  });
  afterAll(async () => {
    await app?.close();
    await without?.close();
    await engine?.close();
  });
  beforeEach(() => {
    engine.answer = libreTranslateStub();
    engine.received.length = 0;
  });

  const ask = (text: unknown, headers: Readonly<Record<string, string>> = user.headers, at = app) =>
    fetch(`${at.address}/api/common/translate`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(typeof text === "string" ? { source: "en", target: "es", text } : text),
    });
  const translated = async (text: string): Promise<string> => {
    const reply = await ask(text);
    expect(reply.status).toBe(200);
    return (await reply.json()).translatedText;
  };

  test("is for those who are signed in", async () => {
    for (const { role, headers } of await sevenViewers(app)) {
      const reply = await ask("Hot meals", headers);
      expect([role, reply.status]).toEqual([role, role === "GUEST" ? 401 : 200]);
    }
    expect(engine.received.length).toBe(6);
  });

  test.each([
    [{ source: "en", target: "es" }, "text"],
    [{ source: "en", target: "es", text: 5 }, "text"],
    [{ source: "en", target: "es", text: "x".repeat(1001) }, "text"],
    [{ source: "en", target: "es", text: "a\u0000" }, "text"],
    [{ source: "en", target: "fr", text: "x" }, "target"],
    [{ source: "es", target: "es", text: "x" }, "target"],
    [{ source: "en", target: "en-XA", text: "x" }, "target"],
    [{ source: "ar-XB", target: "en", text: "x" }, "source"],
    [{ source: "auto", target: "es", text: "x" }, "source"],
    [[], "body"],
  ])("refuses %.80j", async (body, field) => {
    const reply = await ask(body);
    expect([reply.status, Object.keys((await reply.json()).fields)]).toEqual([400, [field]]);
    expect(engine.received.length).toBe(0);
  });

  test("a language that is switched on is drafted where the engine has it", async () => {
    const body = { source: "en", target: "ar-XB", text: "Hot meals" };
    const off = await ask(body, user.headers, without);
    expect([off.status, (await off.json()).fields]).toEqual([400, { target: "languageOff" }]);
    const lacking = await ask(body);
    expect([lacking.status, await lacking.json()]).toEqual([
      503,
      {
        code: 503,
        key: "languageLacking",
        message: "Translation into this language is not available.",
      },
    ]);
    engine.answer = libreTranslateStub(() => "Something", ["en", "ar"]);
    const drafted = await ask(body);
    expect([drafted.status, await drafted.json()]).toEqual([200, { translatedText: "Something" }]);
    expect(JSON.parse(engine.received.at(-1)?.body ?? "")).toMatchObject({ source: "en", target: "ar" });
  });

  test("without an engine it is refused with the reason, after the sign-in is checked", async () => {
    const reply = await ask("Hot meals", user.headers, without);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { code: 503, key: "noTranslator", message: "Translation is not available." },
    ]);
    expect((await ask("Hot meals", {}, without)).status).toBe(401);
  });

  test("gives Spanish, with times, numbers and addresses as they were, which the engine never saw", async () => {
    const text =
      "Hot meals at 11:30 am, open daily. Call 305-555-0101, mail a@b.example, at 100 NW 1st St, Miami, FL 33130.";
    expect(await translated(text)).toBe(
      "caliente comidas en 11:30 am, abierto diario. Call 305-555-0101, mail a@b.example, en 100 NW 1st St, Miami, FL 33130.",
    );
    for (const secret of ["11:30", "555", "b.example", "1st", "33130"]) {
      expect(engine.received[0]?.body).not.toContain(secret);
    }
  });

  test("asks piece by piece where the engine loses the marks", async () => {
    engine.answer = libreTranslateStub((text) =>
      text.replace(/Q\w+/g, "").replace("Hot meals", "Comida caliente"),
    );
    expect(await translated("Hot meals 11:30 am, (305) 555-0101")).toBe(
      "Comida caliente 11:30 am, (305) 555-0101",
    );
    expect(engine.received.length).toBe(2);
    expect(engine.received[1]?.body).not.toContain("555");
  });

  test("asks nobody for what has no words", async () => {
    expect(await translated("")).toBe("");
    expect(await translated("9:00 am - 5:00 pm, 305-555-0101")).toBe("9:00 am - 5:00 pm, 305-555-0101");
    expect(engine.received.length).toBe(0);
  });

  test.each([
    ["an error", { status: 500, body: '{"error":"Hot meals"}' }],
    ["an error as a success", { body: '{"error":"Hot meals"}' }],
    ["nothing", { body: '{"translatedText":[""]}' }],
    ["far too much", { body: JSON.stringify({ translatedText: ["x".repeat(5000)] }) }],
  ])("an engine's error message is no translation: %s", async (_, answer) => {
    engine.answer = () => answer;
    const reply = await ask("Hot meals");
    const problem = await reply.json();
    expect([reply.status, problem.code]).toEqual([503, 503]);
    expect(problem).not.toHaveProperty("translatedText");
    expect(isErrorText(problem.message)).toBe(true);
    expect(isErrorText(JSON.stringify(problem))).toBe(true);
    expect(app.logged.join("\n")).toContain('"outside":"translator"');
    expect(app.logged.join("\n")).not.toContain("Hot");
  });

  test("what comes back is text: no controls, nothing that turns the direction of writing", async () => {
    engine.answer = libreTranslateStub(() => "Comida\u0007 \u202ecaliente");
    expect(await translated("Hot meals")).toBe("Comida caliente");
    engine.answer = libreTranslateStub(() => "<script>alert(1)</script>");
    // Screens show text as text; it stays what it is.
    expect(await translated("Hot meals for all")).toBe("<script>alert(1)</script>");
  });

  test("another kind of engine does the same", async () => {
    const apy = await stubServer(apertiumStub());
    const translator = openTranslator({ translator: { kind: "apertium", url: apy.url, key: null } });
    const other = await runningApp(open(), { translator });
    try {
      const reply = await ask("Open daily at 11:30 am", user.headers, other);
      expect(await reply.json()).toEqual({ translatedText: "abierto diario en 11:30 am" });
      const body = { source: "es", target: "en", text: "Abierto" };
      expect((await ask(body, user.headers, other)).status).toBe(503);
    } finally {
      await other.close();
      await apy.close();
    }
  });
});
