import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import { localSearch as localSearchEn } from "#domain/words/en/local-search.ts";
import { roleHolders as roleHoldersEn } from "#domain/words/en/role-holders.ts";
import { shell as shellEn } from "#domain/words/en/shell.ts";
import { users as usersEn } from "#domain/words/en/users.ts";
import { localSearch as localSearchEs } from "#domain/words/es/local-search.ts";
import { roleHolders as roleHoldersEs } from "#domain/words/es/role-holders.ts";
import { shell as shellEs } from "#domain/words/es/shell.ts";
import { users as usersEs } from "#domain/words/es/users.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator manages people, on a phone and on a laptop. */
const town = demonstrationTown();

const WORDS = {
  en: {
    text: usersEn,
    holders: roleHoldersEn,
    search: shellEn.search,
    searchBox: localSearchEn.users.label,
    role: "super user",
  },
  es: {
    text: usersEs,
    holders: roleHoldersEs,
    search: shellEs.search,
    searchBox: localSearchEs.users.label,
    role: "superusuario",
  },
} as const;
const LAPTOP = { width: 1440, height: 900 };

async function accountOf(user: UserForTest, administrator: UserForTest) {
  const reply = await town().app.get(`/api/users/${user.user.id}`, administrator.headers);
  return reply.status === 200 ? reply.json() : reply.status;
}

async function deleteNamed(page: Page, name: string, text: typeof usersEn): Promise<void> {
  await page.getByRole("button", { name: text.deleteNamed(name) }).click();
  const dialog = page.getByRole("dialog", { name: text.deletion.question });
  await dialog.getByText(text.deletion.goes(name)).waitFor();
  await dialog.getByRole("button", { name: text.deletion.yes, exact: true }).click();
}

describe.each(["en", "es"] as const)("in %s", (language) => {
  const { text, holders, search, searchBox, role } = WORDS[language];

  test("they find somebody by role, give another role and number of services", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Landing" });
    const ida = await signedInAs(app, "SUPER USER", { displayName: `Ida ${language}` });
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
    expect(await accountOf(ida, administrator)).toMatchObject({ roles: ["VOLUNTEER"], totalServices: 4 });
  });

  test("they delete an account on a phone, and undo it or let it go", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const name = `Leo ${language}`;
    const leo = await signedInAs(app, "USER", { displayName: name });
    const page = await openPageAs(town(), administrator, `/manage_users?q=leo`, { language });
    await page.getByRole("heading", { name }).waitFor();
    // The ten seconds do not pass, however long the steps take.
    await page.clock.pauseAt(app.now + 3_600_000);
    await deleteNamed(page, name, text);
    await page.getByRole("status").getByText(text.deletion.held(name)).waitFor();
    expect(await page.getByRole("heading", { name }).count()).toBe(0);
    await page.getByRole("button", { name: text.deletion.undo }).click();
    await page.getByRole("heading", { name }).waitFor();
    await deleteNamed(page, name, text);
    await page.getByText(text.deletion.held(name)).waitFor();
    expect(await accountOf(leo, administrator)).toMatchObject({ displayName: name });
    await page.locator("header").getByRole("link").first().click();
    await expect.poll(() => accountOf(leo, administrator)).toBe(404);
  });

  test("their own role is locked; the way on leads to the administrators", async () => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR", { displayName: "Ada Landing" });
    const nia = await signedInAs(app, "USER", { email: `nia.${language}@help.example` });
    const page = await openPageAs(town(), administrator, `/users/${administrator.user.id}`, { language });
    await page.getByText(text.lockedOwn.title).waitFor();
    expect(await page.getByRole("radio", { name: text.roles.USER, exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: text.deleteAccount }).count()).toBe(0);
    await checkLayout(page);
    await page.getByRole("link", { name: text.lockedOwn.button }).click();
    await page.getByText(holders.yourself).waitFor();
    await page.getByLabel(holders.email, { exact: true }).fill(nia.user.email);
    await page.getByRole("button", { name: holders.add, exact: true }).click();
    await page.getByRole("status").getByText(holders.added.ADMINISTRATOR(nia.user.email)).waitFor();
    expect(await accountOf(nia, administrator)).toMatchObject({ roles: ["ADMINISTRATOR"] });
    await checkLayout(page);
    await page.getByRole("button", { name: holders.removeNamed(nia.user.displayName) }).click();
    await page.getByRole("dialog").getByRole("button", { name: holders.yes, exact: true }).click();
    await page.getByRole("status").getByText(holders.removed.ADMINISTRATOR(nia.user.email)).waitFor();
    expect(await accountOf(nia, administrator)).toMatchObject({ roles: ["USER"] });
  });
});
