import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { shell as shellEn } from "#words/compiled/en/base/shell.ts";
import { directions as directionsEn } from "#words/compiled/en/directions/directions.ts";
import { kudos as kudosEn } from "#words/compiled/en/favorites/kudos.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { topics as topicsEn } from "#words/compiled/en/services/topics.ts";
import { shell as shellEs } from "#words/compiled/es/base/shell.ts";
import { directions as directionsEs } from "#words/compiled/es/directions/directions.ts";
import { kudos as kudosEs } from "#words/compiled/es/favorites/kudos.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { topics as topicsEs } from "#words/compiled/es/services/topics.ts";
import { holdRequests } from "./hold-requests.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** On a network that accepts everything and answers nothing, a page reports it in time, and can try again. */
const town = demonstrationTown();

/** More than a call waits for its answer. */
const SILENCE_MS = 26_000;

const WORDS = {
  en: { shell: shellEn, directions: directionsEn, kudos: kudosEn, topics: topicsEn, page: pageEn },
  es: { shell: shellEs, directions: directionsEs, kudos: kudosEs, topics: topicsEs, page: pageEs },
} as const;

/** Waits until a request to this address is sent, then until its time for a reply has run out. */
async function afterSilence(page: Page, address: RegExp, ask: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForRequest(address);
  await ask();
  await asked;
  await page.clock.fastForward(SILENCE_MS);
}

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { shell, directions, topics, kudos, page: texts } = WORDS[language];
  const locateFailure = (page: Page) => page.getByRole("alert").filter({ hasText: shell.networkError });
  const tryAgain = (page: Page) => locateFailure(page).getByRole("button", { name: shell.tryAgain }).click();

  test("a topic and the way to a service", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, expects: /ERR_/ });
    await page.goto("/topics");
    await hydrated(page);
    const release = await holdRequests(page, "**/api/services?*");
    const link = page.getByRole("link", { name: topics.names.SHOWERS_AND_LAUNDRY, exact: true });
    await afterSilence(page, /\/api\/services\?/, () => link.click());
    await locateFailure(page).waitFor();
    release();
    await tryAgain(page);
    await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();

    const [service] = await town().app.read<{ id: string }[]>("/services?q=grace+house&limit=1");
    await page.goto(`/services/${service?.id}`);
    await hydrated(page);
    const releaseWay = await holdRequests(page, "**/api/directions?*");
    const chip = page.getByRole("link", { name: texts.directions });
    await afterSilence(page, /\/api\/directions\?/, () => chip.click());
    const section = page.getByRole("region", { name: directions.title });
    const failure = section.getByRole("alert").filter({ hasText: directions.offline });
    await failure.waitFor();
    await afterSilence(page, /\/api\/directions\?/, () =>
      failure.getByRole("button", { name: shell.tryAgain }).click(),
    );
    await failure.waitFor();
    releaseWay();
    await failure.getByRole("button", { name: shell.tryAgain }).click();
    await section.getByText(directions.estimates).waitFor();
    expect(await failure.count()).toBe(0);
  });

  test("kudos are taken back", async () => {
    const { page } = await town().visit({ language, place: DEMO_HARBOR, expects: /ERR_/ });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    await holdRequests(page, "**/likes");
    const kudo = page.getByRole("button", { name: kudos.thank("Harbor Food Pantry") });
    await afterSilence(page, /\/likes$/, () => kudo.click());
    await page.getByText(shell.networkError).waitFor();
    expect(await kudo.getAttribute("aria-pressed")).toBe("false");
  });

  test("a page of work", async () => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const page = await openPageAs(town(), administrator, "/terms_of_use", { language, expects: /ERR_/ });
    await hydrated(page);
    const release = await holdRequests(page, "**/api/harvests");
    await afterSilence(page, /\/api\/harvests$/, () =>
      page.evaluate(() => {
        history.pushState(null, "", "/harvests");
        dispatchEvent(new PopStateEvent("popstate"));
      }),
    );
    await locateFailure(page).waitFor();
    release();
    await tryAgain(page);
    await locateFailure(page).waitFor({ state: "detached" });
  });
});
