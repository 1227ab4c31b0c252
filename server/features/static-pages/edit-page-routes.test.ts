import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { type Method, sendJson } from "#checks/send-json.ts";
import { sevenViewers, signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { MAX_PAGE_HTML, MAX_PAGE_TITLE } from "#domain/base/contract/limits.ts";
import type { EditedPage } from "#domain/static-pages/edit-page-calls.ts";
import { cleanHtml } from "./clean-html.ts";
import { loadPages } from "./load-pages.ts";

const LOADED = Date.UTC(2026, 10, 20, 12);

onOneEngine("editing static pages", (open) => {
  let app: RunningApp;
  let admin: UserForTest;
  beforeAll(async () => {
    await loadPages(open(), LOADED, () => {});
    app = await runningApp(open());
    admin = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Canal" });
  });
  afterAll(() => app?.close());

  const send = (method: Method, path: string, body?: unknown, headers = admin.headers) =>
    sendJson(app, method, path, body, headers);
  const put = async (code: string, lang: string, body: object): Promise<EditedPage> => {
    const reply = await send("PUT", `/static-pages/${code}?lang=${lang}`, body);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const texts = async (code: string): Promise<EditedPage[]> =>
    (await send("GET", `/static-pages/${code}/texts`)).json();
  const readContent = async (code: string, lang: string) =>
    String((await (await app.get(`/api/static-pages/${code}?lang=${lang}`)).json()).content);

  test("is for administrators alone, and changes nothing for the others", async () => {
    const before = await texts("TERMS");
    const body = { title: "Terms", content: "<p>Changed</p>" };
    for (const { role, headers } of await sevenViewers(app)) {
      const may = role === "ADMINISTRATOR";
      const refused = role === "GUEST" ? 401 : 403;
      const status = async (method: Method, path: string, sent?: object) =>
        (await send(method, path, sent, headers)).status;
      const allowed = (code: number) => [role, may ? code : refused];
      expect([role, await status("GET", "/static-pages")]).toEqual(allowed(200));
      expect([role, await status("GET", "/static-pages/NONE/texts")]).toEqual(allowed(404));
      expect([role, await status("GET", "/static-pages/terms/texts")]).toEqual(allowed(200));
      expect([role, await status("GET", "/static-pages/TERMS/versions?lang=en")]).toEqual(allowed(200));
      expect([role, await status("POST", "/static-pages/TERMS/preview?lang=en", body)]).toEqual(allowed(200));
      expect([role, await status("PUT", "/static-pages/NONE?lang=en", body)]).toEqual(allowed(404));
      expect([role, await status("PUT", "/static-pages/TERMS?lang=en", {})]).toEqual(allowed(400));
      expect([role, await status("POST", "/static-pages/TERMS/restore?lang=en", { to: 99 })]).toEqual(
        allowed(404),
      );
      if (!may) {
        expect([role, await status("PUT", "/static-pages/TERMS?lang=en", body)]).toEqual(allowed(200));
        expect(await texts("TERMS")).toEqual(before);
      }
    }
  });

  test.each([
    ["lang=fr", { title: "T", content: "C" }, { lang: "unknownValue" }],
    ["", { title: "T", content: "C" }, { lang: "required" }],
    ["lang=en", { title: " ", content: "C" }, { title: "required" }],
    ["lang=en", { title: "a\nb", content: "C" }, { title: "notOneLine" }],
    ["lang=en", { title: "x".repeat(MAX_PAGE_TITLE + 1), content: "C" }, { title: "tooLong" }],
    ["lang=en", { title: "T", content: "x".repeat(MAX_PAGE_HTML + 1) }, { content: "tooLong" }],
    ["lang=en", { title: "T", content: "<p> &nbsp;</p><script>a</script>" }, { content: "required" }],
    ["lang=en", { title: "T", content: 1 }, { content: "wrongType" }],
  ])("refuses %s with %j", async (query, body, fields) => {
    const reply = await send("PUT", `/static-pages/ABOUT?${query}`, body);
    expect([reply.status, (await reply.json()).fields]).toEqual([400, fields]);
  });

  describe("what is stored is sanitized", () => {
    test.each([
      ["<p>a</p><script>alert(1)</script>", "<p>a</p>"],
      ['<p onclick="alert(1)" style="color:red" id="x" class="y">a</p>', "<p>a</p>"],
      ['<p>a<img src=x onerror="alert(1)"></p>', "<p>a</p>"],
      ["<svg><script>alert(1)</script></svg><p>a</p>", "<p>a</p>"],
      ['<p><a href="javascript:alert(1)">a</a></p>', "<p><a>a</a></p>"],
      ['<p><a href="&#106;ava&Tab;script:alert(1)">a</a></p>', "<p><a>a</a></p>"],
      ['<p><a href="data:text/html,x">a</a></p>', "<p><a>a</a></p>"],
      ['<p><a href="mailto:{{support}}">a</a></p>', "<p><a>a</a></p>"],
      ['<p>a</p><iframe src="https://evil.example"></iframe>', "<p>a</p>"],
      ["<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math><p>a</p>", "<p>a</p>"],
      ["<p>a</p><!-- <script>alert(1)</script> -->", "<p>a</p>"],
      ["<h1>a</h1><p><b>b</b> <i>c</i></p>", "<h2>a</h2><p><strong>b</strong> <em>c</em></p>"],
      ["<p>a</p><p><br></p><h2> </h2><ul><li></li></ul>", "<p>a</p>"],
      [
        "<ul><li><p>a <b>b</b></p></li><li><p>c</p><p>d</p></li></ul>",
        "<ul><li>a <strong>b</strong></li><li><p>c</p><p>d</p></li></ul>",
      ],
      ["<p>a<br>b<br></p><ul><li>c<br></li></ul><br>", "<p>a<br />b</p><ul><li>c</li></ul>"],
      ['<p><a href="/crisis_lines">a</a></p>', '<p><a href="/crisis_lines">a</a></p>'],
    ])("%s", async (content, clean) => {
      const saved = await put("FAQ", "en", { title: "<b>Help</b>", content });
      expect([saved.title, saved.content]).toEqual(["<b>Help</b>", clean]);
      expect(cleanHtml(clean)).toBe(clean);
      const preview = await send("POST", "/static-pages/FAQ/preview?lang=en", { content });
      expect(await preview.json()).toEqual({ content: clean });
      expect(await readContent("FAQ", "en")).toBe(clean);
    });
  });

  test("versions are kept and brought back as a new one, and two editors do not overwrite each other", async () => {
    const [first] = await texts("ABOUT");
    if (first === undefined) throw new Error("The page is not there.");
    expect(first).toMatchObject({ language: "en", version: 1, isEdited: false, isOutdated: false });
    const versions = async () => (await send("GET", "/static-pages/ABOUT/versions?lang=en")).json();
    expect(await versions()).toEqual([]);

    const second = await put("ABOUT", "en", { title: "About us", content: "<p>We</p>", version: 1 });
    expect(second).toMatchObject({ title: "About us", content: "<p>We</p>", version: 2, isEdited: true });
    // Saving the same content again changes nothing.
    expect(await put("ABOUT", "en", { title: "About us", content: "<p>We</p>" })).toEqual(second);
    for (const [method, path, body] of [
      ["PUT", "/static-pages/ABOUT?lang=en", { title: "Late", content: "<p>Late</p>" }],
      ["POST", "/static-pages/ABOUT/restore?lang=en", { to: 1 }],
    ] as const) {
      const late = await send(method, path, { ...body, version: 1 });
      expect([late.status, await late.json()]).toMatchObject([409, { current: { title: "About us" } }]);
    }
    const restored = await send("POST", "/static-pages/ABOUT/restore?lang=en", { to: 1, version: 2 });
    expect([restored.status, await restored.json()]).toMatchObject([
      200,
      { title: first.title, content: first.content, version: 3, isEdited: true },
    ]);
    expect(await versions()).toMatchObject([
      { version: 3, title: first.title, savedBy: "Ada Canal" },
      { version: 2, title: "About us", savedBy: "Ada Canal" },
      { version: 1, title: first.title, savedBy: null, savedAt: "2026-11-20T12:00:00Z" },
    ]);
    expect(
      await open().query("select thing, action, after from history where thing_id = 'ABOUT en' order by id"),
    ).toEqual([
      { thing: "STATIC_PAGE", action: "EDIT", after: { title: "About us", version: 2 } },
      { thing: "STATIC_PAGE", action: "EDIT", after: { title: first.title, version: 3 } },
    ]);
  });

  test("Spanish is out of date from a change of the English until somebody saves or checks it", async () => {
    const isOutdated = async () => (await texts("PRIVACY")).map((page) => page.isOutdated);
    const spanish = (await texts("PRIVACY"))[1];
    expect(await isOutdated()).toEqual([false, false]);
    await put("PRIVACY", "en", { title: "Privacy", content: "<p>New</p>" });
    expect(await isOutdated()).toEqual([false, true]);
    const note = "<p><em>La versión en inglés de esta página es más reciente.</em></p>";
    expect(await readContent("PRIVACY", "es")).toContain(note);
    const checked = await put("PRIVACY", "es", { title: spanish?.title, content: spanish?.content });
    expect(checked).toMatchObject({ version: 1, isOutdated: false });
    expect(await readContent("PRIVACY", "es")).not.toContain(note);
  });

  test("a release does not replace an edited page, and does not make its Spanish current", async () => {
    await put("DELETION", "en", { title: "Deletion", content: "<p>Ours</p>" });
    await loadPages(open(), LOADED + 1000, () => {});
    expect((await texts("DELETION")).map(({ title, isOutdated }) => [title, isOutdated])).toEqual([
      ["Deletion", false],
      [expect.any(String), true],
    ]);
  });

  test("who wrote a version is forgotten with their account", async () => {
    const { user, headers } = await signedInAs(app, "ADMINISTRATOR");
    const body = { title: "Terms", content: "<p>Short</p>" };
    expect((await send("PUT", "/static-pages/TERMS?lang=es", body, headers)).status).toBe(200);
    await open().query("delete from users where id = $1", [user.id]);
    const versions = await (await send("GET", "/static-pages/TERMS/versions?lang=es")).json();
    expect(versions[0]).toMatchObject({ title: "Terms", savedBy: null });
  });
});
