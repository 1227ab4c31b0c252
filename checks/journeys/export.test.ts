import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { unzipped } from "#checks/unzipped.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { imports as en } from "#words/compiled/en/imports/imports.ts";
import { imports as es } from "#words/compiled/es/imports/imports.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** An administrator downloads the directory; a lead, who sees the same page, does not. */
const town = demonstrationTown();

describe.each([
  ["en", en, "json", "services-0001.json"],
  ["es", es, "csv", "services.csv"],
] as const)("in %s", (language, text, format, file) => {
  test("the directory is saved as a file", async () => {
    const { app } = town();
    const lead = await openPageAs(town(), await signedInAs(app, "VOLUNTEER LEAD"), "/imports", { language });
    await lead.getByRole("heading", { name: text.past }).waitFor();
    expect(await lead.getByRole("heading", { name: text.export.title }).count()).toBe(0);
    await lead.close();

    const page = await openPageAs(town(), await signedInAs(app, "ADMINISTRATOR"), "/imports", { language });
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: text.export.download[format] }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^amparo-\\d{4}-\\d\\d-\\d\\d-${format}\\.zip$`));
    await page.getByText(text.export.begun).waitFor();
    const location = path.join(await mkdtemp(path.join(tmpdir(), "amparo-saved-")), "saved.zip");
    await download.saveAs(location);
    const files = await unzipped(await readFile(location));
    await rm(path.dirname(location), { recursive: true });
    expect(files.get(file)).toContain("Demo Harbor");
    await checkLayout(page);
    await page.close();
  });
});
