import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { sevenViewers, type ViewerForTest } from "#checks/users-for-tests.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import type { FeedbackType } from "#domain/feedback/feedback.ts";
import { mayReadFeedback } from "#domain/feedback/feedback-readers.ts";
import type { OpenedFeedback, ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import { addFileRow, attachFiles } from "#server/features/feedback/files/queries.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { storePlaces } from "#server/features/places/store-places.ts";
import { addFeedback } from "./queries.ts";

const NOW = Date.UTC(2026, 10, 20, 15);
const MINUTE = 60_000;
const NOBODY = "01950000-0000-7000-8000-0000000000ff";
const HERE = { longitude: -80.2, latitude: 25.77 };
const PICTURE = `${"p".repeat(32)}.webp`;

/** Messages with what they are about and the service, oldest first. */
const MESSAGES = [
  [1, "SERVICE", "kitchen"],
  [2, "APP", "none"],
  [3, "SERVICE", "shelter"],
  [4, "APP", "kitchen"],
  [5, "CLAIM", "kitchen"],
  [6, "SERVICE", "kitchen"],
] as const;

const TEXTS: Readonly<Record<number, { subject?: string; message?: string; location?: typeof HERE }>> = {
  1: { subject: "Está cerrado", message: "100% closed", location: HERE },
  2: { subject: "The app" },
  3: { location: HERE },
  6: { message: "It moved" },
};

/** Each message by the last digits of its id, oldest first. */
const toId = (at: number) => `01950000-0000-7000-8000-${String(at).padStart(12, "0")}`;

onOneEngine("the inbox", (open) => {
  const kitchen = serviceForTest({ name: "Kitchen", place: { coordinates: HERE } });
  const shelter = serviceForTest({
    name: "Shelter",
    isProtected: true,
    place: { city: "Miami", state: "FL" },
  });
  const services = { kitchen: kitchen.id, shelter: shelter.id, none: null };
  let app: RunningApp;
  let viewers: ViewerForTest[];
  beforeAll(async () => {
    await storePlaces(open(), "test", new Uint8Array(32), () => ({
      cities: [
        {
          geoNamesId: null,
          otherNames: [],
          name: "Miami",
          state: "FL",
          county: "",
          population: 1,
          inCounty: "Canal",
          ...HERE,
        },
      ],
      counties: [],
      areas: [{ code: "33130", longitude: -80.21, latitude: 25.76 }],
    }));
    await storeServices(open(), [kitchen, shelter], NOW);
    app = await runningApp(open());
    app.now = NOW;
    viewers = await sevenViewers(app);
  });
  afterAll(() => app?.close());

  const add = (
    at: number,
    type: FeedbackType,
    about: keyof typeof services,
    changes: (typeof TEXTS)[number] = {},
  ) =>
    addFeedback(open(), {
      id: toId(at),
      sendingId: null,
      type,
      serviceId: services[about],
      name: "Ana",
      email: "ana@mail.example",
      phone: null,
      subject: null,
      message: `Message ${at}`,
      location: null,
      language: "en",
      files: [],
      createdAt: NOW + at * MINUTE,
      ...changes,
    });
  beforeEach(async () => {
    await open().query("delete from feedbacks");
    await open().query("delete from files");
    for (const [at, type, about] of MESSAGES) await add(at, type, about, TEXTS[at]);
    await addFileRow(open(), { name: PICTURE, width: 3, height: 2, createdAt: NOW });
    await attachFiles(open(), toId(1), [PICTURE], 0);
  });

  const as = (role: ViewerForTest["role"]): ViewerForTest => {
    const viewer = viewers.find((each) => each.role === role);
    if (viewer === undefined) throw new Error(`No viewer is a ${role}.`);
    return viewer;
  };
  const own = async ({ id }: ViewerForTest, name = "Kitchen") => {
    await open().query("update services set owner_id = null");
    await open().query("update services set owner_id = $1 where name = $2", [id, name]);
  };
  /** The messages that the rule lets the owner of the kitchen read. */
  const readableFor = ({ role, id }: ViewerForTest): Set<number> =>
    new Set(
      MESSAGES.flatMap(([at, type, about]) => {
        const facts = { type, serviceId: services[about], ownerId: about === "kitchen" ? id : null };
        return mayReadFeedback({ role, id }, facts) ? [at] : [];
      }),
    );
  const list = async (viewer: ViewerForTest, query = ""): Promise<ShownFeedback[]> => {
    const reply = await app.get(`/api/feedbacks?${query}`, viewer.headers);
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const numbers = (rows: readonly ShownFeedback[]) => rows.map(({ id }) => Number(id.slice(-4)));
  const ask = async (method: "GET" | "POST" | "DELETE", path: string, viewer: ViewerForTest) =>
    (await sendJson(app, method, `/feedbacks/${path}`, undefined, viewer.headers)).status;

  describe("shows each reader exactly what the rule allows", () => {
    test("guests read nothing", async () => {
      const guest = as("GUEST");
      expect((await app.get("/api/feedbacks")).status).toBe(401);
      expect((await app.get("/api/feedbacks/count")).status).toBe(401);
      expect(await ask("GET", toId(1), guest)).toBe(401);
    });

    test.each(ROLES)("%s, in the list, by id, and to every action", async (role) => {
      const viewer = as(role);
      await own(viewer);
      const readable = readableFor(viewer);
      expect(new Set(numbers(await list(viewer)))).toEqual(readable);
      for (const [at] of MESSAGES) {
        const expected = readable.has(at) ? 200 : 404;
        const statuses = [
          await ask("GET", toId(at), viewer),
          await ask("POST", `${toId(at)}/read`, viewer),
          await ask("POST", `${toId(at)}/answered`, viewer),
          await ask("POST", `${toId(at)}/archive`, viewer),
          await ask("POST", `${toId(at)}/restore`, viewer),
        ];
        expect(statuses, String(at)).toEqual(Array(5).fill(expected));
      }
    });

    test("and to deletion; nothing of what is refused is done", async () => {
      const user = as("USER");
      await own(user);
      for (const at of [2, 3, 4, 5]) expect(await ask("DELETE", toId(at), user)).toBe(404);
      expect(numbers(await list(as("ADMINISTRATOR")))).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await ask("DELETE", toId(1), user)).toBe(200);
      expect(await ask("DELETE", toId(1), user)).toBe(404);
      expect(numbers(await list(as("ADMINISTRATOR")))).toEqual([6, 5, 4, 3, 2]);
      expect(await open().query("select feedback_id from files")).toEqual([{ feedback_id: null }]);
    });

    test.each(["", "/read", "/answered", "/archive", "/restore"])(
      "nobody finds what is not there%s",
      async (action) => {
        for (const id of [NOBODY, "x", "%00", "1' or '1'='1"]) {
          const path = `${encodeURIComponent(id)}${action}`;
          expect(await ask(action === "" ? "GET" : "POST", path, as("ADMINISTRATOR"))).toBe(404);
        }
      },
    );
  });

  test.each([
    ["", [6, 5, 4, 3, 2, 1]],
    ["direction=asc", [1, 2, 3, 4, 5, 6]],
    ["type=APP", [4, 2]],
    ["type=service,claim", [6, 5, 3, 1]],
    ["kind=question", [6, 3, 1]],
    ["kind=report,opinion", [4, 2]],
    ["kind=opinion", [2]],
    ["filter=type&kind=report", [6, 5, 4, 3, 2, 1]],
    ["isArchive=false&type=CLAIM", [5]],
    ["isArchive=true", []],
    [`service=${kitchen.id}`, [6, 5, 4, 1]],
    ["filter=type&type=CLAIM&isArchive=true", [5]],
    ["sort=service", [6, 5, 4, 1, 3, 2]],
    ["sort=service&limit=2&skip=3", [1, 3]],
    ["sort=service&direction=asc", [2, 3, 1, 4, 5, 6]],
    ["sort=service&direction=asc&limit=2&skip=1", [3, 1]],
    ["direction=asc&limit=2&skip=1", [2, 3]],
    ["limit=2&skip=1", [5, 4]],
    ["q=ESTA", [1]],
    ["q=closed%20cerrado", [1]],
    ["q=closed%20moved", []],
    ["q=100%25", [1]],
    ["q=%25", [1]],
    ["q=_", []],
    ["q=closed&search=subject", []],
    ["q=ana@mail.example", []],
    ["q='%20or%20'1'='1", []],
  ])("is listed by %s", async (query, expected) => {
    const rows = await list(as("ADMINISTRATOR"), query);
    expect(numbers(rows)).toEqual(expected);
    const counted = await app.get(`/api/feedbacks/count?${query}`, as("ADMINISTRATOR").headers);
    if (!query.includes("limit")) expect(await counted.json()).toEqual({ count: expected.length });
  });

  test.each([
    ["type=OWN", { type: "unknownValue" }],
    ["isArchive=1", { isArchive: "notYesOrNo" }],
    ["service=kitchen", { service: "notId" }],
    ["search=email", { search: "unknownName" }],
    ["sort=email", { sort: "unknownName" }],
    ["filter=email", { filter: "unknownName" }],
    ["limit=-1", { limit: "outOfRange" }],
    ["q=a&q=b", { q: "givenTwice" }],
  ])("is never listed by %s", async (query, fields) => {
    for (const path of ["", "/count"]) {
      const reply = await app.get(`/api/feedbacks${path}?${query}`, as("USER").headers);
      expect([reply.status, await reply.json()]).toMatchObject([400, { fields }]);
    }
  });

  test("unread is per reader, and archived is for all", async () => {
    const [lead, admin] = [as("VOLUNTEER LEAD"), as("ADMINISTRATOR")];
    const unread = async (viewer: ViewerForTest) =>
      numbers((await list(viewer)).filter(({ isUnread }) => isUnread));
    const badge = async (viewer: ViewerForTest) => {
      const reply = await sendJson(app, "POST", "/auth/report-notifications", undefined, viewer.headers);
      return (await reply.json()).countUnReadFeedbacks;
    };
    expect([await badge(lead), await badge(admin)]).toEqual([4, 6]);
    expect(await ask("POST", `${toId(6)}/read`, lead)).toBe(200);
    expect(await ask("POST", `${toId(6)}/read`, lead)).toBe(200);
    expect(await unread(lead)).toEqual([5, 3, 1]);
    expect(await unread(admin)).toEqual([6, 5, 4, 3, 2, 1]);
    expect([await badge(lead), await badge(admin)]).toEqual([3, 6]);
    expect(await ask("POST", `${toId(5)}/archive`, lead)).toBe(200);
    expect([await badge(lead), await badge(admin)]).toEqual([2, 5]);
    expect(numbers(await list(admin, "isArchive=true"))).toEqual([5]);
    expect(await ask("POST", `${toId(5)}/restore`, admin)).toBe(200);
    expect(numbers(await list(admin, "isArchive=true"))).toEqual([]);
  });

  test("an answered message is in the archive and in no count, until it waits again", async () => {
    const [lead, admin] = [as("VOLUNTEER LEAD"), as("ADMINISTRATOR")];
    const found = async (viewer: ViewerForTest) => {
      const reply = await app.get(`/api/feedbacks/${toId(5)}`, viewer.headers);
      const { isArchive, answeredAt }: OpenedFeedback = await reply.json();
      return { isArchive, answeredAt };
    };
    const count = async () =>
      (await (await app.get("/api/feedbacks/count?isArchive=false", admin.headers)).json()).count;
    expect(await count()).toBe(6);
    expect(await ask("POST", `${toId(5)}/answered`, lead)).toBe(200);
    const answeredAt = new Date(app.now).toISOString().replace(".000", "");
    expect(await found(admin)).toEqual({ isArchive: true, answeredAt });
    expect(await count()).toBe(5);
    // Said twice, the first time counts; archived again, it stays answered.
    app.now += 60_000;
    expect(await ask("POST", `${toId(5)}/answered`, admin)).toBe(200);
    expect(await ask("POST", `${toId(5)}/archive`, admin)).toBe(200);
    expect(await found(lead)).toEqual({ isArchive: true, answeredAt });
    expect(await ask("POST", `${toId(5)}/restore`, admin)).toBe(200);
    expect(await found(lead)).toEqual({ isArchive: false, answeredAt: null });
    expect(await count()).toBe(6);
  });

  describe("opens a message", () => {
    const opened = async (at: number): Promise<OpenedFeedback> => {
      const reply = await app.get(`/api/feedbacks/${toId(at)}`, as("ADMINISTRATOR").headers);
      expect(reply.headers.get("cache-control")).toBe("private, no-store");
      return reply.json();
    };
    test("with its pictures, its service, and where it was written", async () => {
      expect(await opened(1)).toEqual({
        id: toId(1),
        type: "SERVICE",
        isArchive: false,
        answeredAt: null,
        isUnread: true,
        service: { id: kitchen.id, name: "Kitchen", isDeleted: false },
        name: "Ana",
        email: "ana@mail.example",
        phone: null,
        subject: "Está cerrado",
        message: "100% closed",
        files: [{ name: PICTURE, width: 3, height: 2 }],
        location: { coordinates: [-80.2, 25.77], ...HERE },
        createdAt: "2026-11-20T15:01:00Z",
        claim: null,
        place: { name: "Miami, FL 33130", milesFromService: 0, serviceCoordinates: [-80.2, 25.77] },
      });
    });

    test("without a place where the sender gave none, and without the door of a protected service", async () => {
      expect(await opened(2)).toMatchObject({
        service: null,
        files: [],
        location: { coordinates: [] },
        place: null,
      });
      expect((await opened(3)).place).toEqual({
        name: "Miami, FL 33130",
        milesFromService: null,
        serviceCoordinates: null,
      });
    });
  });
});
