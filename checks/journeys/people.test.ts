import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { serviceForTest } from "#checks/services-for-tests.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { deletionDeadline } from "#domain/accounts/users/deletion-deadline.ts";
import { invitationPath } from "#domain/mail/mail-links.ts";
import { storeServices } from "#server/features/listings/store-services.ts";
import { findRecipients } from "#server/features/mail/find-recipients.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { invitations as invitationsEn } from "#words/compiled/en/accounts/invitations.ts";
import { roleHolders as roleHoldersEn } from "#words/compiled/en/accounts/role-holders.ts";
import { users as usersEn } from "#words/compiled/en/accounts/users.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { historyPage as changesEn } from "#words/compiled/en/history/history-page.ts";
import { localSearch as localSearchEn } from "#words/compiled/en/search/local-search.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { invitations as invitationsEs } from "#words/compiled/es/accounts/invitations.ts";
import { roleHolders as roleHoldersEs } from "#words/compiled/es/accounts/role-holders.ts";
import { users as usersEs } from "#words/compiled/es/accounts/users.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { history as historyEs } from "#words/compiled/es/history/history.ts";
import { historyPage as changesEs } from "#words/compiled/es/history/history-page.ts";
import { localSearch as localSearchEs } from "#words/compiled/es/search/local-search.ts";
import { checkCurrentLayout, checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator manages people, on a phone and on a laptop. */
const town = demonstrationTown();

const WORDS = {
  en: {
    text: usersEn,
    changes: changesEn,
    undo: historyEn.undo,
    invitations: invitationsEn,
    account: accountEn,
    holders: roleHoldersEn,
    search: shellEn.search,
    searchBox: localSearchEn.users.label,
    role: "super user",
  },
  es: {
    text: usersEs,
    changes: changesEs,
    undo: historyEs.undo,
    invitations: invitationsEs,
    account: accountEs,
    holders: roleHoldersEs,
    search: shellEs.search,
    searchBox: localSearchEs.users.label,
    role: "superusuario",
  },
} as const;
const LAPTOP = { width: 1440, height: 900 };

async function readAccount(user: UserForTest, administrator: UserForTest) {
  const reply = await town().app.get(`/api/users/${user.user.id}`, administrator.headers);
  return reply.status === 200 ? reply.json() : reply.status;
}

async function deleteNamed(
  page: Page,
  name: string,
  text: typeof usersEn,
  prepare?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole("button", { name: text.deleteNamed(name) }).click();
  const dialog = page.getByRole("dialog", { name: text.deletion.question });
  await dialog.getByText(text.deletion.goes(name)).waitFor();
  await prepare?.(dialog);
  await dialog.getByRole("button", { name: text.deletion.yes, exact: true }).click();
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, changes, undo, holders, invitations, account, search, searchBox, role } = WORDS[language];

  test("they find every change by who made it, and save the changes as a file", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR", { displayName: `Ada History ${language}` });
    const ida = await signedInAs(app, "USER", { displayName: `Ida History ${language}` });
    const given = await sendJson(
      app,
      "POST",
      `/users/${ida.user.id}/set-permission`,
      { role: "VOLUNTEER" },
      administrator.headers,
    );
    expect(given.status).toBe(200);
    const page = await openPageAs(town(), administrator, "/history", { language, width: 360, height: 800 });
    const find = page.getByRole("search", { name: changes.find });
    await find.getByLabel(changes.person).fill(`ada history ${language}`);
    await find.getByLabel(changes.thing).selectOption("USER");
    await find.getByRole("button", { name: changes.search, exact: true }).click();
    await page.getByRole("link", { name: `Ida History ${language}` }).waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
    await checkLayout(page);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: changes.csv }).click();
    expect((await saved).suggestedFilename()).toBe("history.csv");
    // Undone by a new change, which has the focus.
    await page.getByRole("button", { name: new RegExp(`^${undo.button}: `) }).click();
    await page.getByRole("dialog", { name: undo.question }).getByRole("button", { name: undo.yes }).click();
    await page.locator("li:focus").getByText(undo.undoes).waitFor();
    expect(await page.getByText(undo.undone, { exact: true }).count()).toBe(1);
    expect(await readAccount(ida, administrator)).toMatchObject({ roles: ["USER"] });
    await checkLayout(page);
    await find.getByLabel(changes.day).fill("2020-01-01");
    await find.getByRole("button", { name: changes.search, exact: true }).click();
    await page.getByText(changes.none).waitFor();
  });

  test("they find somebody by role, give another role and number of services", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Landing" });
    const ida = await signedInAs(app, "SUPER USER", { displayName: `Ida ${language}` });
    await app.database.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       values (gen_random_uuid(), $1::uuid, $2, 'key', 0, '{}', 'Lost phone', now())`,
      [ida.user.id, Buffer.from(`lost ${language}`)],
    );
    const page = await openPageAs(town(), administrator, "/manage_users", { language, ...LAPTOP });
    await page.getByRole("table", { name: text.title }).waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: search, exact: true }).click();
    await page.getByRole("searchbox", { name: searchBox }).fill(`${role} ida`);
    await page.getByText(text.searched(`${role} ida`)).waitFor();
    await page.getByRole("link", { name: `Ida ${language}` }).click();
    const panel = page.getByRole("region", { name: `Ida ${language}` });
    await panel.getByRole("radio", { name: text.roles.VOLUNTEER, exact: true }).check();
    await panel.getByText(text.becomes.VOLUNTEER).waitFor();
    await panel.getByRole("button", { name: text.oneMore }).click();
    await checkLayout(page);
    await panel.getByRole("button", { name: text.save }).click();
    await page.getByRole("status").getByText(text.saved).waitFor();
    expect(await readAccount(ida, administrator)).toMatchObject({ roles: ["VOLUNTEER"], totalServices: 4 });
    await panel.getByText(text.passkeys.count(1)).waitFor();
    await panel.getByRole("button", { name: text.passkeys.reset, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: text.passkeys.question });
    await dialog.getByText(text.passkeys.hint(`Ida ${language}`)).waitFor();
    await checkCurrentLayout(page, "dialog");
    await dialog.getByRole("button", { name: text.passkeys.yes, exact: true }).click();
    await page
      .getByRole("status")
      .getByText(text.passkeys.done(`Ida ${language}`))
      .waitFor();
    expect(await readAccount(ida, administrator)).toMatchObject({ countPasskeys: 0 });
  });

  test("they delete an account on a phone, and undo it or let it go", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const name = `Leo ${language}`;
    const leo = await signedInAs(app, "USER", { displayName: name });
    const [pantry, heir] = [serviceForTest({ name: `Pantry ${language}` }), `heir.${language}@help.example`];
    const { user: next } = await signedInAs(app, "USER", { email: heir });
    await storeServices(app.database, [pantry], app.now);
    await app.database.query("update services set owner_id = $1 where id = $2", [leo.user.id, pantry.id]);
    const page = await openPageAs(town(), administrator, `/manage_users?q=leo`, { language });
    await page.getByRole("heading", { name }).waitFor();
    await page.getByRole("button", { name: text.deleteNamed(name) }).click();
    await page.getByText(text.deletion.each).click();
    await checkLayout(page, "dialog");
    await page.getByRole("button", { name: text.deletion.no, exact: true }).click();
    await deleteNamed(page, name, text);
    await page.getByRole("status").getByText(text.deletion.done(name)).waitFor();
    expect(await page.getByRole("heading", { name }).count()).toBe(0);
    expect(await readAccount(leo, administrator)).toBe(404);
    await page.getByRole("button", { name: text.deletion.undo }).click();
    await page.getByText(text.deletion.restored(name)).waitFor();
    await page.getByRole("heading", { name }).waitFor();
    expect(await readAccount(leo, administrator)).toMatchObject({
      displayName: name,
      countManagedServices: 1,
    });
    // The same holds on the page of the account.
    await page.goto(`/users/${leo.user.id}`);
    await page.getByRole("button", { name: text.deleteAccount }).click();
    await page.getByRole("dialog").getByRole("button", { name: text.deletion.yes, exact: true }).click();
    await page.getByText(text.deletion.done(name)).waitFor();
    await checkCurrentLayout(page);
    await page.getByRole("button", { name: text.deletion.undo }).click();
    await page.getByRole("button", { name: text.deleteAccount }).waitFor();
    expect(await readAccount(leo, administrator)).toMatchObject({ displayName: name });
    await page.goto("/manage_users?q=leo");
    await deleteNamed(page, name, text, async (dialog) => {
      await dialog.getByText(text.deletion.each).click();
      await dialog.getByLabel(pantry.facts.name).fill(heir);
    });
    await page.getByText(text.deletion.done(name)).waitFor();
    await page.locator("header").getByRole("link").first().click();
    expect(await readAccount(leo, administrator)).toBe(404);
    const [given] = await app.database.query("select owner_id as owner from services where id = $1", [
      pantry.id,
    ]);
    expect(given).toEqual({ owner: next.id });
  });

  test("their own role is locked; the way on leads to the administrators", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Landing" });
    const nia = await signedInAs(app, "USER", { email: `nia.${language}@help.example` });
    const unconfirmed = { email: `ona.${language}@help.example`, confirmedAt: null };
    const ona = await signedInAs(app, "USER", unconfirmed);
    const page = await openPageAs(town(), administrator, `/users/${administrator.user.id}`, { language });
    await page.getByText(text.lockedOwn.title).waitFor();
    expect(await page.getByRole("radio", { name: text.roles.USER, exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: text.deleteAccount }).count()).toBe(0);
    await checkLayout(page);
    await page.getByRole("link", { name: text.lockedOwn.button }).click();
    await page.getByText(holders.yourself).waitFor();
    await page.getByLabel(holders.email, { exact: true }).fill(ona.user.email);
    await page.getByRole("button", { name: holders.add, exact: true }).click();
    await page.getByText(holders.errors.unconfirmed).waitFor();
    expect(await readAccount(ona, administrator)).toMatchObject({ roles: ["USER"] });
    await page.getByLabel(holders.email, { exact: true }).fill(nia.user.email);
    await page.getByRole("button", { name: holders.add, exact: true }).click();
    await page.getByRole("status").getByText(holders.added.ADMINISTRATOR(nia.user.email)).waitFor();
    expect(await readAccount(nia, administrator)).toMatchObject({ roles: ["ADMINISTRATOR"] });
    await checkLayout(page);
    await page.getByRole("button", { name: holders.removeNamed(nia.user.displayName) }).click();
    await page.getByRole("dialog").getByRole("button", { name: holders.yes, exact: true }).click();
    await page.getByRole("status").getByText(holders.removed.ADMINISTRATOR(nia.user.email)).waitFor();
    expect(await readAccount(nia, administrator)).toMatchObject({ roles: ["USER"] });
  });

  test("they invite somebody, who chooses a password; a request to be deleted shows its days", async () => {
    const { app, visit } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const leaving = await signedInAs(app, "USER", { displayName: `Zoe ${language}` });
    await sendJson(app, "POST", "/auth/request-deletion", {}, leaving.headers);
    const page = await openPageAs(town(), administrator, "/manage_users", { language });
    await page.getByRole("radio", { name: text.groups.deletion }).check();
    const zoe = page.getByRole("listitem").filter({ hasText: `Zoe ${language}` });
    const { daysLeft } = deletionDeadline(app.now, app.now);
    await zoe.getByText(text.deletionRequest.daysLeft(daysLeft)).waitFor();

    const email = `invited.${language}@help.example`;
    await page.getByRole("button", { name: invitations.open }).click();
    const dialog = page.getByRole("dialog", { name: invitations.title });
    await dialog.getByLabel(invitations.email, { exact: true }).fill(email);
    await dialog.getByRole("radio", { name: text.roles["SUPER USER"], exact: true }).check();
    await checkLayout(page, "dialog");
    await dialog.getByRole("button", { name: invitations.send }).click();
    await page.getByRole("status").getByText(invitations.sent(email)).waitFor();
    await page.getByRole("radio", { name: text.groups.invitations }).check();
    await page.getByRole("button", { name: invitations.waiting.cancelOf(email) }).waitFor();
    await checkLayout(page);

    const [invited] = await app.database.query<{ id: string }>(
      "select id from invitations where email = $1",
      [email],
    );
    const job = { mail: "invitation", invitationId: invited?.id ?? "" } as const;
    const [mail] = await findRecipients(app.database, job, app.now);
    const facts = await mail?.facts();
    if (facts?.mail !== "invitation") throw new Error("No invitation was mailed.");
    const guest = await visit({ language });
    await guest.page.goto(invitationPath(facts.email, facts.token));
    await hydrated(guest.page);
    await guest.page.getByText(account.invitation.intro(email)).waitFor();
    await checkLayout(guest.page);
    await guest.page.getByLabel(account.labels.newPassword, { exact: true }).fill("a long password");
    await guest.page.getByRole("checkbox").check();
    await guest.page.getByRole("button", { name: account.invitation.button }).click();
    await guest.page.getByText(account.invitation.done).waitFor();
    const found = await app.get(`/api/users?q=${email}`, administrator.headers);
    expect(await found.json()).toMatchObject([{ roles: ["SUPER USER"], isConfirmed: true }]);
  });
});
