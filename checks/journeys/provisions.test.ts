import { expect, test } from "vitest";
import type { Provision } from "#domain/services/listing-enumerations.ts";
import { provisionsText } from "#domain/services/provisions-text.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { emptyStates as emptyEn } from "#words/compiled/en/services/empty-states.ts";
import { home as homeEn } from "#words/compiled/en/services/home.ts";
import { provisions as factsEn } from "#words/compiled/en/services/provisions.ts";
import { waysIn as waysInEn } from "#words/compiled/en/services/ways-in.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { emptyStates as emptyEs } from "#words/compiled/es/services/empty-states.ts";
import { home as homeEs } from "#words/compiled/es/services/home.ts";
import { provisions as factsEs } from "#words/compiled/es/services/provisions.ts";
import { waysIn as waysInEs } from "#words/compiled/es/services/ways-in.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";

/** A couple with a dog and a wheelchair looks for a door (rules ways-in 9 and 10). */
const town = demonstrationTown();

const WORDS = [
  ["en", factsEn, homeEn, emptyEn, waysInEn, pageEn],
  ["es", factsEs, homeEs, emptyEs, waysInEs, pageEs],
] as const;

test.each(languageCases(import.meta.filename, WORDS))(
  "in %s, a list is narrowed by what has to be there, and says what none has told",
  async (...words) => {
    const [language, facts, home, empty] = words;
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    const card = (name: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: name });
    const line = (...stated: Provision[]) => provisionsText(stated, facts.short).provisionsText ?? "";
    await card("Armory Winter Cots").getByText(line("COUPLES", "PETS_IN_CRATE")).waitFor();
    const asked = line("STEP_FREE_DOOR", "STEP_FREE_BED", "PETS_BESIDE_BED", "STORAGE");
    await card("Harbor Night Shelter").getByText(asked).waitFor();

    await page.getByRole("button", { name: home.more, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: facts.names.COUPLES, exact: true }).click();
    await dialog
      .getByRole("link", { name: facts.names.COUPLES, exact: true })
      .and(page.locator("[aria-current]"))
      .waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents())
      .toEqual(["Armory Winter Cots"]);
    await checkLayout(page);
    // One press shows all again, as with every other filter.
    await page.getByRole("main").getByRole("link", { name: home.clear, exact: true }).click();
    await card("Harbor Night Shelter").waitFor();
    expect(new URL(page.url()).searchParams.has("with")).toBe(false);

    // No service states all three: the page names what none states, and links to those that may have it.
    await page.goto("/?tab=SHELTER&with=COUPLES,STEP_FREE_DOOR");
    await hydrated(page);
    const missing = empty.noneSays([facts.names.COUPLES, facts.names.STEP_FREE_DOOR]);
    await page.getByRole("heading", { name: missing }).waitFor();
    await checkLayout(page);
    const filters = page.getByRole("navigation", { name: home.filters });
    await filters.getByRole("link", { name: facts.names.COUPLES, exact: true }).click();
    await card("Harbor Night Shelter").waitFor();
    expect(new URL(page.url()).searchParams.get("with")).toBe("STEP_FREE_DOOR");
  },
);

test.each(languageCases(import.meta.filename, WORDS))(
  "in %s, a page promises no rule that nobody has told, and asks about the rest",
  async (...words) => {
    const [language, facts, , , ways, detail] = words;
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const services = await town().app.read<{ id: string; name: string }[]>("/services?type=SHELTER&limit=50");
    const show = (name: string) => page.goto(`/services/${services.find((each) => each.name === name)?.id}`);

    await show("Armory Winter Cots");
    await page.getByText(detail.lowBarrierYes, { exact: true }).waitFor();
    await page.getByText(facts.names.COUPLES).waitFor();

    await show("Harbor Night Shelter");
    await page.getByText(ways.rules, { exact: true }).waitFor();
    const rules = page.locator("dd").filter({ hasText: ways.few });
    const text = (await rules.textContent()) ?? "";
    for (const told of [
      ways.idNo,
      ways.soberNo,
      ways.houseRules.NO_USE_INSIDE,
      ways.askAbout([ways.toAsk.OTHERS]),
    ]) {
      expect(text).toContain(told);
    }
    expect(await page.getByText(detail.lowBarrierYes, { exact: true }).count()).toBe(0);
    await checkLayout(page);
  },
);

test("without scripts the cards and the filters are there", async () => {
  const { page } = await town().visit({ place: DEMO_HARBOR, scripts: false });
  await page.goto("/?tab=SHELTER&with=COUPLES");
  await page.getByRole("link", { name: factsEn.names.COUPLES, exact: true }).waitFor();
  await page.getByText(`${factsEn.short.COUPLES} · ${factsEn.short.PETS_IN_CRATE}`).waitFor();
});
