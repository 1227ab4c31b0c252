import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { lineCalls as en } from "#words/compiled/en/contacts/line-calls.ts";
import { directoryHealth as healthEn } from "#words/compiled/en/directory-health/directory-health.ts";
import { lineCalls as es } from "#words/compiled/es/contacts/line-calls.ts";
import { directoryHealth as healthEs } from "#words/compiled/es/directory-health/directory-health.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Leads call crisis lines from a sheet, and note that they did. */
const town = demonstrationTown();
const LINES = {
  en: {
    text: en,
    health: healthEn,
    name: "Boys Town National Hotline, for teens and parents",
    number: "1-800-448-3000",
  },
  es: {
    text: es,
    health: healthEs,
    name: "Eldercare Locator: ayuda para personas mayores",
    number: "1-800-677-1116",
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const { text, health, name, number } = LINES[language];

  test("from directory health to the sheet, and a line that was called today", async () => {
    const lead = await signedInAs(town().app, "VOLUNTEER LEAD");
    const page = await openPageAs(town(), lead, "/directory_health", { language });
    const [, ...others] = (await town().app.read<PublicCrisisLine[]>("/crisis-lines?limit=100")).filter(
      ({ lastCalledAt, phone }) => lastCalledAt === null && phone !== "911",
    );
    await page.getByText(health.whichLines, { exact: true }).click();
    const named = page.getByRole("listitem").filter({ hasText: name });
    await named.getByText(health.neverCalled).waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: health.neverCalled }).count()).toBe(
      others.length + 1,
    );
    await checkLayout(page);
    await page.getByRole("link", { name: health.linesToCall(others.length + 1) }).click();
    await page.getByRole("heading", { level: 1, name: text.title }).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: name });
    await row.getByText(text.never).waitFor();
    await checkLayout(page);
    await row.getByRole("button", { name: text.calledNamed(name) }).click();
    await page.getByText(text.noted).waitFor();
    await page.getByRole("heading", { level: 2, name: text.others }).waitFor();
    expect(await row.getByText(text.never).count()).toBe(0);
    const lines = await town().app.read<PublicCrisisLine[]>("/crisis-lines?limit=100");
    expect(lines.find(({ phone }) => phone === number)?.lastCalledAt).not.toBeNull();
    expect(await page.getByRole("button", { name: /911 Emerg/ }).count()).toBe(0);
  });
});
