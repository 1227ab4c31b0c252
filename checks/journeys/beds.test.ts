import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { DEMONSTRATION_HASH, DEMONSTRATION_PASSWORD } from "#db/demo/people.ts";
import { account as accountEn } from "#domain/words/en/account.ts";
import { availableBeds as bedsEn } from "#domain/words/en/available-beds.ts";
import { account as accountEs } from "#domain/words/es/account.ts";
import { availableBeds as bedsEs } from "#domain/words/es/available-beds.ts";
import { enterAs } from "./enter-as.ts";
import { accessibilityProblems, awake, demonstrationTown, sidewaysScroll } from "./journey.ts";

/** Somebody at the desk of a shelter, with one hand and a bad network. */
const town = demonstrationTown();

const WORDS = {
  en: {
    title: "Available beds",
    more: "One bed more in Grace House",
    less: "One bed less in Grace House",
    free: "Free beds in Grace House",
    saved: /^Saved · visitors see “4 beds · just now”/,
    waiting: "Waiting for the network · will be sent",
    tooMany: "Available beds should be less than or equal to Total Beds",
    newer: /^Somebody counted later: 7 free/,
    search: "Search",
    searchBox: "Search your shelters",
    noMatch: /No shelter of yours matches/,
    savedUnseen: bedsEn.savedUnseen,
    sentLater: bedsEn.sentLater,
    signedOut: bedsEn.signedOut,
    signIn: bedsEn.signIn,
    again: accountEn.again.title,
    notNow: accountEn.again.cancel,
  },
  es: {
    title: "Camas disponibles",
    more: "Una cama más en Grace House",
    less: "Una cama menos en Grace House",
    free: "Camas libres en Grace House",
    saved: /^Guardado · el público ve “4 camas · ahora mismo”/,
    waiting: "Esperando la conexión · se enviará",
    tooMany: "Las camas disponibles no pueden ser más que el total de camas",
    newer: /^Alguien contó después: 7 libres/,
    search: "Buscar",
    searchBox: "Buscar en sus albergues",
    noMatch: /Ninguno de sus albergues coincide/,
    savedUnseen: bedsEs.savedUnseen,
    sentLater: bedsEs.sentLater,
    signedOut: bedsEs.signedOut,
    signIn: bedsEs.signIn,
    again: accountEs.again.title,
    notNow: accountEs.again.cancel,
  },
} as const;

async function freeBeds(): Promise<number | null> {
  const [row] = await town().app.read<{ availableBeds: number | null }[]>(
    "/services?search=name&q=Grace+House",
  );
  return row?.availableBeds ?? null;
}

/** Sets what the directory has, past the screen, as of a moment. */
async function stands(beds: number, at: number): Promise<void> {
  await town().app.database.query(
    "update services set available_beds = $1, beds_updated_at = to_timestamp($2::float8 / 1000), version = version + 1 where name = 'Grace House'",
    [beds, at],
  );
}

/** Any answer of the network is away; the page's own files stay. */
async function cutNetwork(page: Page, isCut: boolean): Promise<void> {
  if (isCut) await page.route("**/api/**", (route) => route.abort());
  else await page.unroute("**/api/**");
}

describe.each(["en", "es"] as const)("in %s", (language) => {
  const words = WORDS[language];

  test("beds are counted, bounded, kept without a network, and a later count of others stands", async () => {
    const { app, visit } = town();
    await stands(3, app.now - 3_600_000);
    const { page, context } = await visit({ language, expects: /net::ERR_FAILED/ });
    await enterAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await awake(page);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByText(words.saved).waitFor();
    expect(await freeBeds()).toBe(4);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await page.getByRole("textbox", { name: words.free }).fill("4000");
    await page.getByRole("textbox", { name: words.free }).press("Enter");
    await page.getByText(words.tooMany).waitFor();
    expect(await freeBeds()).toBe(4);

    await cutNetwork(page, true);
    await page.getByRole("button", { name: words.less }).click();
    await page.getByRole("button", { name: words.less }).click();
    await page.getByText(words.waiting).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await freeBeds()).toBe(4);
    await cutNetwork(page, false);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(freeBeds).toBe(2);

    await cutNetwork(page, true);
    await page.getByRole("button", { name: words.less }).click();
    await page.getByText(words.waiting).waitFor();
    // A colleague counts a minute later.
    await stands(7, (await page.evaluate(() => Date.now())) + 60_000);
    await cutNetwork(page, false);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText(words.newer).waitFor();
    expect(await freeBeds()).toBe(7);
  });

  test("a count that waits outlives a reload", async () => {
    const { app, visit } = town();
    await stands(3, app.now - 3_600_000);
    const { page, context } = await visit({ language, expects: /net::ERR_FAILED/ });
    await enterAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await awake(page);
    await page.getByRole("button", { name: words.more }).waitFor();
    await cutNetwork(page, true);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByText(words.waiting).waitFor();
    await cutNetwork(page, false);
    await page.reload();
    await awake(page);
    await expect.poll(freeBeds).toBe(4);
  });

  test("a count that waits is sent from another page, which says so", async () => {
    const { app, visit } = town();
    await stands(3, app.now - 3_600_000);
    const { page, context } = await visit({ language, expects: /net::ERR_FAILED/ });
    await enterAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await awake(page);
    await page.getByRole("button", { name: words.more }).waitFor();
    await cutNetwork(page, true);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByText(words.waiting).waitFor();
    await page.goto("/terms_of_use");
    await awake(page);
    expect(await freeBeds()).toBe(3);
    await cutNetwork(page, false);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page.getByText(words.sentLater).waitFor();
    expect(await freeBeds()).toBe(4);
    // Nothing is left to send.
    expect(await page.evaluate(() => localStorage.getItem("bed-counts"))).toBeNull();
  });

  test("a session that ended in the middle asks to sign in again, once, and loses no count", async () => {
    const { app, visit } = town();
    await stands(3, app.now - 3_600_000);
    const { page, context } = await visit({ language, expects: /401/ });
    const user = await signedInAs(app, "SUPER USER", { passwordHash: DEMONSTRATION_HASH });
    await enterAs(context, app, user);
    await page.goto("/available_beds");
    await awake(page);
    await page.getByRole("button", { name: words.more }).waitFor();
    await app.database.query("delete from sessions where user_id = $1", [user.user.id]);
    await page.getByRole("button", { name: words.more }).click();
    const dialog = page.getByRole("dialog", { name: words.again });
    await dialog.getByRole("button", { name: words.notNow }).click();
    await page.getByText(words.signedOut).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.clock.fastForward(60_000);
    expect(await dialog.count()).toBe(0);
    expect(await freeBeds()).toBe(3);

    await page.getByRole("button", { name: words.signIn, exact: true }).click();
    await dialog.locator("input[type=password]").fill(DEMONSTRATION_PASSWORD);
    await dialog.locator("button[type=submit]").click();
    await page.getByText(words.saved).waitFor();
    expect(await freeBeds()).toBe(4);
  });

  test("of a shelter that nobody sees yet it is not said that visitors see its beds", async () => {
    const { app, visit } = town();
    const approve = (at: string) =>
      app.database.query(`update services set approved_at = ${at} where name = 'Grace House'`);
    await stands(3, app.now - 3_600_000);
    await approve("null");
    const { page, context } = await visit({ language });
    await enterAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await awake(page);
    await page.getByRole("button", { name: words.more }).click();
    await page.getByText(words.savedUnseen, { exact: true }).waitFor();
    expect(await page.getByText(words.saved).count()).toBe(0);
    await approve("now()");
  });

  test("a shelter is found among many", async () => {
    const { app, visit } = town();
    const { page, context } = await visit({ language, width: 1440, dark: true });
    await enterAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/available_beds");
    await awake(page);
    const shelters = page.getByRole("main").getByRole("listitem");
    await expect.poll(() => shelters.count()).toBeGreaterThan(3);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: words.search, exact: true }).click();
    await page.getByRole("searchbox", { name: words.searchBox }).fill("grace");
    await expect.poll(() => shelters.count()).toBe(1);
    await page.getByRole("searchbox", { name: words.searchBox }).fill("xyzzy");
    await page.getByText(words.noMatch).waitFor();
  });
});
