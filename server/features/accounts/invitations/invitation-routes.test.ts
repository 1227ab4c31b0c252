import { describe, expect, test } from "vitest";
import { accountsForTests, NOW } from "#checks/accounts-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { EXPIRED_INVITATION_MS, INVITATION_MS, INVITATIONS_PER_DAY } from "#domain/base/contract/limits.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { removeExpiredInvitations } from "./queries.ts";

const INVITED = "invited@help.example";
const PASSWORD = "a password of their own";
const DEAD = [400, "deadLink"];

onOneEngine("invitations", (open) => {
  const accounts = accountsForTests(open, PASSWORD);
  const { post, signIn, historyOf } = accounts;

  const administrator = () => signedInAs(accounts.app, "ADMINISTRATOR");
  const invite = async (headers: Readonly<Record<string, string>>, body: object = {}) =>
    post("/invitations", { email: INVITED, role: "VOLUNTEER LEAD", ...body }, headers);
  const readId = async () => {
    const [row] = await open().query<{ id: string }>("select id from invitations");
    return row?.id ?? "";
  };
  /** Returns the token in the mail of the only invitation; null where none is sent. */
  const mailedToken = async (id: string): Promise<string | null> => {
    const [mail] = await findRecipients(open(), { mail: "invitation", invitationId: id }, accounts.app.now);
    const facts = await mail?.facts();
    return facts?.mail === "invitation" ? facts.token : null;
  };
  const accept = async (token: string | null, at = accounts.app) => {
    const reply = await sendJson(at, "POST", "/invitations/accept", { token, password: PASSWORD });
    return [reply.status, (await reply.json()).key];
  };
  const invitedToken = async () => {
    const admin = await administrator();
    expect((await invite(admin.headers)).status).toBe(200);
    return { admin, token: await mailedToken(await readId()) };
  };

  test("are sent by administrators alone", async () => {
    expect((await invite({})).status).toBe(401);
    for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
      const { headers } = await signedInAs(accounts.app, role);
      expect((await invite(headers)).status, role).toBe(403);
    }
    expect(await readId()).toBe("");
    const { headers } = await administrator();
    for (const [body, fields] of [
      [{ email: "nobody" }, { email: "notEmail" }],
      [{ email: "" }, { email: "required" }],
      [{ role: "OWNER" }, { role: "unknownValue" }],
      [{ role: undefined }, { role: "required" }],
    ] as const) {
      const reply = await invite(headers, body);
      expect([reply.status, (await reply.json()).fields]).toEqual([400, fields]);
    }
    const reply = await invite(headers, { email: "Invited@Help.example" });
    expect([reply.status, await reply.json()]).toEqual([
      200,
      { email: INVITED, role: "VOLUNTEER LEAD", expiresAt: "2026-11-27T15:30:00Z" },
    ]);
    expect(accounts.mails()).toEqual([expect.objectContaining({ mail: "invitation" })]);
  });

  test("are not for somebody who has an account", async () => {
    const { headers } = await administrator();
    await signedInAs(accounts.app, "USER", { email: INVITED });
    const reply = await invite(headers);
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { key: "emailTaken", fields: { email: "taken" } },
    ]);
  });

  test("open an account with their role, a confirmed address and the chosen password, once", async () => {
    const { admin, token } = await invitedToken();
    const easy = await sendJson(accounts.app, "POST", "/invitations/accept", { token, password: INVITED });
    expect([easy.status, await easy.json()]).toMatchObject([400, { fields: { password: "tooEasy" } }]);
    expect(await accept(token)).toEqual([200, undefined]);
    expect(await accept(token)).toEqual(DEAD);
    expect(await signIn(INVITED, PASSWORD)).toBe(200);
    const [user] = await (await accounts.app.get(`/api/users?q=${INVITED}`, admin.headers)).json();
    expect(user).toMatchObject({ roles: ["VOLUNTEER LEAD"], isConfirmed: true, displayName: "invited" });
    expect(await historyOf(user.id)).toMatchObject([{ action: "CREATE" }]);
  });

  test("give whoever is signed in as somebody else no role", async () => {
    const { admin, token } = await invitedToken();
    const thief = await signedInAs(accounts.app, "USER", { email: "thief@help.example" });
    const taken = { token, password: PASSWORD };
    const reply = await sendJson(accounts.app, "POST", "/invitations/accept", taken, thief.headers);
    expect(reply.status).toBe(200);
    const profile = await (await accounts.app.get("/api/auth/profile", thief.headers)).json();
    expect(profile).toMatchObject({ email: "thief@help.example", roles: ["USER"] });
    const found = await (await accounts.app.get("/api/users?q=@help.example", admin.headers)).json();
    expect(found.find(({ email }: { email: string }) => email === INVITED).roles).toEqual(["VOLUNTEER LEAD"]);
  });

  test("of two who accept at the same moment, one gets the account", async () => {
    const { token } = await invitedToken();
    const outcomes = await Promise.all([accept(token), accept(token)]);
    expect(outcomes.map(([status]) => status).sort()).toEqual([200, 400]);
  });

  describe("are dead", () => {
    test.each([
      ["unknown", "dead"],
      ["of another kind", "a".repeat(43)],
    ])("where the token is %s", async (_, token) => {
      await invitedToken();
      expect(await accept(token)).toEqual(DEAD);
    });

    test("after 7 days, and are then forgotten", async () => {
      const { token } = await invitedToken();
      accounts.app.now = NOW + INVITATION_MS - 1;
      await removeExpiredInvitations(open(), accounts.app.now);
      expect(await mailedToken(await readId())).not.toBeNull();
      accounts.app.now += 1;
      expect(await accept(token)).toEqual(DEAD);
      expect(await mailedToken(await readId())).toBeNull();
      await removeExpiredInvitations(open(), accounts.app.now);
      expect(await readId()).not.toBe("");
      await removeExpiredInvitations(open(), accounts.app.now + EXPIRED_INVITATION_MS);
      expect(await readId()).toBe("");
    });

    test("once another was sent to the address, whose role counts", async () => {
      const { admin, token } = await invitedToken();
      await invite(admin.headers, { role: "USER" });
      expect(await accept(token)).toEqual(DEAD);
      expect(await accept(await mailedToken(await readId()))).toEqual([200, undefined]);
      const [user] = await (await accounts.app.get(`/api/users?q=${INVITED}`, admin.headers)).json();
      expect(user.roles).toEqual(["USER"]);
    });

    test("where who sent it is no administrator any more, or has no account", async () => {
      const { admin, token } = await invitedToken();
      await open().query("update users set role = 'SUPER USER' where id = $1", [admin.user.id]);
      expect(await accept(token)).toEqual(DEAD);
      await open().query("delete from users where id = $1", [admin.user.id]);
      expect(await readId()).toBe("");
    });
  });

  describe("that nobody has accepted", () => {
    const list = async (headers: Readonly<Record<string, string>>, query = "") => {
      const reply = await accounts.app.get(`/api/invitations${query}`, headers);
      return { status: reply.status, body: await reply.json(), total: reply.headers.get("x-total-count") };
    };
    const cancel = (id: string, headers: Readonly<Record<string, string>> = {}) =>
      sendJson(accounts.app, "DELETE", `/invitations/${id}`, undefined, headers);

    test("are listed and canceled by administrators alone", async () => {
      const { admin, token } = await invitedToken();
      const id = await readId();
      expect([(await list({})).status, (await cancel(id)).status]).toEqual([401, 401]);
      for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
        const { headers } = await signedInAs(accounts.app, role);
        expect([(await list(headers)).status, (await cancel(id, headers)).status], role).toEqual([403, 403]);
      }
      for (const unknown of ["mine", "01950000-0000-7000-8000-0000000000ff"]) {
        expect((await cancel(unknown, admin.headers)).status).toBe(404);
      }
      expect((await list(admin.headers, "?limit=-1")).status).toBe(400);
      expect(await list(admin.headers)).toEqual({
        status: 200,
        total: "1",
        body: [
          {
            id,
            email: INVITED,
            role: "VOLUNTEER LEAD",
            invitedBy: admin.user.displayName,
            createdAt: "2026-11-20T15:30:00Z",
            expiresAt: "2026-11-27T15:30:00Z",
            isOpen: true,
          },
        ],
      });
      expect((await cancel(id.toUpperCase(), admin.headers)).status).toBe(200);
      expect(await accept(token)).toEqual(DEAD);
      expect((await cancel(id, admin.headers)).status).toBe(404);
      expect((await list(admin.headers)).body).toEqual([]);
    });

    test("are in the history, without their address", async () => {
      const { admin } = await invitedToken();
      const id = await readId();
      await cancel(id, admin.headers);
      const rows = await open().query<object>(
        "select thing, action, actor_id as actor, before, after from history where thing_id = $1 order by id",
        [id],
      );
      const by = { thing: "INVITATION", actor: admin.user.id };
      expect(rows).toEqual([
        { ...by, action: "CREATE", before: null, after: { roles: ["VOLUNTEER LEAD"] } },
        { ...by, action: "DELETE", before: { roles: ["VOLUNTEER LEAD"] }, after: null },
      ]);
      expect(JSON.stringify(await open().query("select * from history"))).not.toContain(INVITED);
    });

    test("are found by their address, newest first, 25 at a time, and counted", async () => {
      const { admin } = await invitedToken();
      accounts.app.now += 1000;
      await invite(admin.headers, { email: "100%_later@help.example" });
      const emails = async (query: string) =>
        (await list(admin.headers, query)).body.map(({ email }: { email: string }) => email);
      expect(await emails("")).toEqual(["100%_later@help.example", INVITED]);
      expect(await emails("?q=INVITED@")).toEqual([INVITED]);
      expect(await emails("?q=%25_")).toEqual(["100%_later@help.example"]);
      expect(await emails("?limit=1&skip=1")).toEqual([INVITED]);
      await signedInAs(accounts.app, "USER", { email: INVITED });
      expect(await emails("")).toEqual(["100%_later@help.example"]);
      const summary = await accounts.app.get("/api/users/summary", admin.headers);
      expect(await summary.json()).toMatchObject({ invitations: 1, administrators: 1, all: 2 });
    });

    test("say that they are over: after 7 days, and where who sent one is no administrator", async () => {
      const { admin } = await invitedToken();
      const other = await administrator();
      const isOpen = async () => (await list(other.headers)).body[0]?.isOpen;
      accounts.app.now = NOW + INVITATION_MS - 1;
      expect(await isOpen()).toBe(true);
      await open().query("update users set role = 'SUPER USER' where id = $1", [admin.user.id]);
      expect(await isOpen()).toBe(false);
      await open().query("update users set role = 'ADMINISTRATOR' where id = $1", [admin.user.id]);
      accounts.app.now += 1;
      expect(await isOpen()).toBe(false);
    });
  });

  test("a mail that is sent again has a link too, and the first still works", async () => {
    const { token } = await invitedToken();
    expect(await mailedToken(await readId())).not.toBe(token);
    expect(await accept(token)).toEqual([200, undefined]);
  });

  test("give nobody else's account away: who signed up meanwhile keeps theirs", async () => {
    const { token } = await invitedToken();
    const { user } = await signedInAs(accounts.app, "USER", { email: INVITED });
    expect(await accept(token)).toEqual([400, "emailTaken"]);
    const [row] = await open().query<{ id: string; role: string }>(
      "select id, role from users where email = $1",
      [INVITED],
    );
    expect(row).toEqual({ id: user.id, role: "USER" });
  });

  test("are limited by administrator and day", async () => {
    const { headers } = await signedInAs(accounts.limited, "ADMINISTRATOR");
    const send = async (email: string) =>
      (await sendJson(accounts.limited, "POST", "/invitations", { email, role: "USER" }, headers)).status;
    for (let sent = 0; sent < INVITATIONS_PER_DAY; sent += 1) {
      expect(await send(`n${sent}@help.example`)).toBe(200);
    }
    expect(await send("more@help.example")).toBe(429);
  });
});
