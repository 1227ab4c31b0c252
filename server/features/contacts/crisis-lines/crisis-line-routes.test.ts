import { afterAll, beforeAll, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { readBody } from "#domain/base/contract/parameters.ts";
import { type PublicCrisisLine, publicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";

const LIFELINE = "01950000-0000-7000-8000-000000000001";

onOneEngine("crisis lines", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open());
  });
  afterAll(() => app?.close());

  const listed = async (query: string): Promise<PublicCrisisLine[]> => {
    const reply = await app.get(`/api/crisis-lines?${query}`);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const phones = async (query: string) => (await listed(query)).map(({ phone, text }) => phone ?? text);

  test.each([
    ["sort=phone", { sort: "unknownName" }],
    ["search=name,secret", { search: "unknownName" }],
    ["filter=type", { filter: "unknownName" }],
    ["limit=-1", { limit: "outOfRange" }],
    ["limit=1e3", { limit: "notWholeNumber" }],
    ["skip=x", { skip: "notWholeNumber" }],
    ["q=a&q=b", { q: "givenTwice" }],
    ["q=%00", { q: "notText" }],
    ["q=%ff", { q: "notText" }],
  ])("refuses %s", async (query, fields) => {
    for (const path of ["/api/crisis-lines", "/api/crisis-lines/count"]) {
      const reply = await app.get(`${path}?${query}`);
      expect([reply.status, await reply.json()]).toMatchObject([400, { code: 400, fields }]);
    }
  });

  test.each(["nobody", "%2e%2e", "01950000-0000-7000-8000-0000000000ff", "1'%20or%20'1'='1"])(
    "does not find the line %s",
    async (id) => {
      const reply = await app.get(`/api/crisis-lines/${id}`);
      expect([reply.status, await reply.json()]).toEqual([
        404,
        { code: 404, key: "notFound", message: "Not found." },
      ]);
    },
  );

  test("every install has the national lines, in both languages, best known first", async () => {
    expect(await phones("sort=ranking")).toEqual([
      "988",
      "911",
      "211",
      "1-800-799-7233",
      "741741",
      "1-800-656-4673",
      "1-888-373-7888",
      "1-866-488-7386",
      "988",
      "1-800-662-4357",
      "1-800-222-1222",
      "1-800-422-4453",
      "1-800-786-2929",
      "1-844-762-8483",
      "1-866-331-9474",
      "1-833-852-6262",
      "1-800-448-3000",
      "1-800-972-0590",
      "1-877-565-8860",
      "1-800-985-5990",
      "1-800-677-1116",
    ]);
    for (const line of await listed("limit=0")) {
      expect(readBody(publicCrisisLine, line).ok, line.name).toBe(true);
      expect([line.nameEs, line.descriptionEs, line.areaEs, line.timeEs]).not.toContain(null);
    }
  });

  test.each([
    ["1-800-799-7233", { tty: "1-800-787-3224", websiteEs: "https://espanol.thehotline.org" }],
    ["1-800-656-4673", { text: "64673", textKeyword: "HOPE", untried: ["text"] }],
    ["1-888-373-7888", { text: "233733", textKeyword: "HELP", relay: "1-888-373-7888" }],
    ["1-800-422-4453", { text: "1-800-422-4453", languages: ["en"], hasInterpreters: true }],
    ["1-800-786-2929", { text: "66008", untried: ["text"] }],
    ["1-800-662-4357", { text: "435748", tty: "1-800-487-4889", textLanguages: ["en"] }],
    ["1-866-331-9474", { text: "22522", textKeyword: "LOVEIS", untried: ["phone", "text", "chat"] }],
    ["1-800-448-3000", { text: "20121", textKeyword: "VOICE", untried: [] }],
    ["1-800-985-5990", { videophone: "1-800-985-5990", untried: ["phone", "text", "videophone"] }],
    [
      "1-877-565-8860",
      { timeZone: "America/Los_Angeles", opensAt: "10:00", closesAt: "18:00", untried: ["phone"] },
    ],
  ])("the national line %s has what it states of itself", async (phone, facts) => {
    const [line] = await listed(`search=phone&q=${phone.replace(/\D/g, "")}`);
    expect(line).toMatchObject({ phone, lastCalledAt: null, ...facts });
  });

  test("newest first is the default order, and the total is sent", async () => {
    const reply = await app.get("/api/crisis-lines?limit=2&skip=1");
    const lines: PublicCrisisLine[] = await reply.json();
    expect(lines.map(({ phone }) => phone)).toEqual(["911", "211"]);
    expect(reply.headers.get("x-total-count")).toBe("21");
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a search finds either language without accents, and counts the same", async () => {
    expect(await phones("q=prevencion&search=name")).toEqual(["988"]);
    expect(await phones("q=Veteranos&search=name")).toEqual(["988"]);
    expect(await phones("q=LGBT&sort=ranking")).toContain("1-866-488-7386");
    expect(await phones("q=violencia%20domestica&search=name")).toContain("1-800-799-7233");
    expect(await phones("q=trata%20de%20personas")).toEqual(["1-888-373-7888"]);
    expect(await phones("q=envenenamiento")).toEqual(["1-800-222-1222"]);
    expect(await phones("q=%25")).toEqual([]);
    expect(await (await app.get("/api/crisis-lines/count?q=LGBT")).json()).toEqual({
      count: (await listed("q=LGBT")).length,
    });
  });

  test("one line, whole", async () => {
    const reply = await app.get(`/api/crisis-lines/${LIFELINE.toUpperCase()}`);
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      id: LIFELINE,
      phone: "988",
      text: "988",
      textKeyword: null,
      textKeywordEs: "AYUDA",
      chatWebLink: "https://988lifeline.org/chat/",
      area: "United States",
      areaEs: "Estados Unidos",
      ranking: 1,
      createdAt: "2025-12-31T23:59:59Z",
      may: { edit: false, delete: false, noteCall: false },
    });
  });

  test("what is edited is found by its new words", async () => {
    expect(await phones("q=zebrawood")).toEqual([]);
    await open().query(
      "update crisis_lines set description = 'Zebrawood', version = version + 1 where id = $1",
      [LIFELINE],
    );
    expect(await phones("q=zebrawood")).toEqual(["988"]);
  });
});
