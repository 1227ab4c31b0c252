import { expect, test } from "vitest";
import { listingsForTest, NOW } from "#checks/listings-for-tests.ts";
import { onOneEngine } from "#checks/on-each-engine.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { Problem } from "#domain/base/contract/problems.ts";
import { ROLES } from "#domain/base/roles/role.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";

type Reply = Problem & { id: string; undone: string[]; left: string[]; [field: string]: unknown };

onOneEngine("Undoing a change of something else", (open) => {
  const at = listingsForTest(open);
  const admin = () => at.headersOf("ADMINISTRATOR");
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    at.call<Reply>(method, path, admin(), body);
  const listed = async (thing: string, id: string) =>
    (
      await at.call<ListedChange[]>(
        "GET",
        `/history?thing=${thing}&thingId=${encodeURIComponent(id)}`,
        admin(),
      )
    ).body;
  const latest = async (thing: string, id: string) => (await listed(thing, id))[0]?.id ?? 0;
  const undo = (id: number) => send("POST", `/history/${id}/undo`, {});

  test.each([
    [
      "CRISIS_LINE",
      "/crisis-lines",
      { name: "Line", description: "Listens", phone: "988", area: "United States", time: "24/7" },
      { phone: "211", text: "741741" },
    ],
    [
      "LIAISON",
      "/liaisons",
      { name: "Ana", county: "Miami-Dade", phones: ["3055550101"] },
      { phones: ["988"] },
    ],
    [
      "COORDINATOR",
      "/coordinators",
      { name: "Eva", counties: ["Broward"], officePhone: "3055550102" },
      { officePhone: null, counties: ["Broward", "Monroe"] },
    ],
  ])("%s: added, changed, deleted", async (thing, path, form, change) => {
    const added = await send("POST", path, form);
    expect(added.status).toBe(200);
    const { id } = added.body;
    const facts = async () => {
      const { body } = await send("GET", `${path}/${id}`);
      const { version, updatedAt, createdAt, ...rest } = body;
      return rest;
    };
    const before = await facts();
    expect((await send("PUT", `${path}/${id}`, change)).status).toBe(200);
    const edit = await latest(thing, id);
    // No one else learns that there is such a change.
    expect((await at.call("POST", `/history/${edit}/undo`, {}, {})).status).toBe(401);
    for (const role of ROLES.filter((each) => each !== "ADMINISTRATOR")) {
      expect((await at.call("POST", `/history/${edit}/undo`, at.headersOf(role), {})).status, role).toBe(404);
    }
    expect((await undo(edit)).body.undone.toSorted()).toEqual(Object.keys(change).toSorted());
    expect(await facts()).toEqual(before);
    expect((await undo(edit)).body.reason).toBe("alreadyBack");
    expect((await listed(thing, id))[0]).toMatchObject({ action: "EDIT", undoes: edit });
    expect((await undo(await latest(thing, id))).status).toBe(200);
    const [field = ""] = Object.keys(change);
    expect((await send("PUT", `${path}/${id}`, { [field]: null })).status).toBeLessThan(500);
    expect((await send("DELETE", `${path}/${id}`)).status).toBe(200);
    expect((await undo(edit)).body.reason).toBe("deleted");
    const deletion = await latest(thing, id);
    const atOnce = await Promise.all([undo(deletion), undo(deletion), undo(deletion), undo(deletion)]);
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await facts())["name"]).toBe(form.name);
    expect((await undo(deletion)).body.reason).toBe("alreadyBack");
    expect((await undo(await latest(thing, id))).status).toBe(200);
    expect((await send("GET", `${path}/${id}`)).status).toBe(404);
  });

  test("what was changed again since is named", async () => {
    const { body } = await send("POST", "/liaisons", { name: "Ida", county: "Monroe" });
    await send("PUT", `/liaisons/${body.id}`, { county: "Broward", title: "Director" });
    const edit = await latest("LIAISON", body.id);
    await send("PUT", `/liaisons/${body.id}`, { county: "Collier" });
    const refused = await undo(edit);
    expect([refused.status, refused.body.changedSince]).toEqual([
      409,
      [{ field: "county", before: "Monroe", after: "Broward", now: "Collier" }],
    ]);
    expect((await send("POST", `/history/${edit}/undo`, { fields: ["title"] })).status).toBe(200);
    expect((await send("GET", `/liaisons/${body.id}`)).body).toMatchObject({
      county: "Collier",
      title: null,
    });
    expect((await send("POST", `/history/${edit}/undo`, { fields: ["email"] })).status).toBe(400);
  });

  test("a role and a limit are given back, what is personal is not known", async () => {
    const { user } = await signedInAs(at.app, "USER", { totalServices: 7 });
    const role = (value: string) => send("POST", `/users/${user.id}/set-permission`, { role: value });
    expect((await role("VOLUNTEER")).status).toBe(200);
    const promotion = await latest("USER", user.id);
    expect((await undo(promotion)).body.undone).toEqual(["roles"]);
    expect((await undo(promotion)).body.reason).toBe("alreadyBack");
    await role("SUPER USER");
    expect((await undo(promotion)).body.changedSince).toEqual([
      { field: "roles", before: ["USER"], after: ["VOLUNTEER"], now: ["SUPER USER"] },
    ]);
    await send("PUT", `/users/${user.id}`, { displayName: "Someone Else", totalServices: 9 });
    const both = await undo(await latest("USER", user.id));
    expect(both.body).toMatchObject({ undone: ["totalServices"], left: ["displayName"] });
    await send("PUT", `/users/${user.id}`, { displayName: "Somebody" });
    const [name] = await listed("USER", user.id);
    expect(name?.undo).toEqual({ may: false, refusal: "notStored" });
    expect((await undo(name?.id ?? 0)).body.reason).toBe("notStored");
    await send("DELETE", `/users/${user.id}`);
    expect((await undo(promotion)).body.reason).toBe("accountGone");
    expect((await undo(await latest("USER", user.id))).body.reason).toBe("accountGone");
  });

  test.each([
    ["CHANGE_PASSWORD", "personal"],
    ["REMOVE_PASSKEY", "personal"],
    ["REQUEST_DELETION", "inAccounts"],
    ["CREATE", "inAccounts"],
  ])("%s of an account: %s", async (action, reason) => {
    const { user } = await signedInAs(at.app, "USER");
    await open().query(
      "insert into history (thing, thing_id, action, actor_role, at) values ('USER', $1, $2, 'SYSTEM', now())",
      [user.id, action],
    );
    expect((await undo(await latest("USER", user.id))).body.reason).toBe(reason);
  });

  test("a page gets its earlier version", async () => {
    await loadPages(open(), NOW, () => {});
    const text = async () => (await send("GET", "/static-pages/ABOUT?lang=en")).body["content"];
    const path = "/static-pages/ABOUT?lang=en";
    expect((await send("PUT", path, { title: "About", content: "<p>First</p>" })).status).toBe(200);
    expect((await send("PUT", path, { title: "About", content: "<p>Second</p>" })).status).toBe(200);
    const second = await latest("STATIC_PAGE", "ABOUT en");
    expect((await undo(second)).body.undone).toEqual(["title", "content"]);
    expect(String(await text())).toContain("First");
    expect((await undo(second)).body.changedSince).toHaveLength(1);
  });
});
