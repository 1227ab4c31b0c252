import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { CAPABILITIES, PERMISSIONS } from "#domain/base/roles/permissions.ts";
import { VIEWER_ROLES } from "#domain/base/roles/role.ts";
import { noPermission as noPermissionEn } from "#words/compiled/en/accounts/no-permission.ts";
import { permissions as en } from "#words/compiled/en/accounts/permissions.ts";
import { noPermission as noPermissionEs } from "#words/compiled/es/accounts/no-permission.ts";
import { permissions as es } from "#words/compiled/es/accounts/permissions.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { openPageAs, signInAs } from "./sign-in-as.ts";

/** Administrators read who may do what. */
const town = demonstrationTown();
const WORDS = { en, es } as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const text = WORDS[language];

  test("the table is the one that is enforced, every cell of it", async () => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const page = await openPageAs(town(), administrator, "/permissions", { language });
    const table = page.getByRole("region", { name: text.title }).getByRole("table");
    await table.waitFor();
    const cells = await table
      .getByRole("row")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent)),
      );
    const words: Readonly<Record<string, string>> = text.extents;
    expect(cells).toEqual([
      [text.capability, ...VIEWER_ROLES.map((role) => text.roles[role])],
      ...CAPABILITIES.map((capability) => [
        text.capabilities[capability],
        ...VIEWER_ROLES.map((role) => words[PERMISSIONS[capability][role]]),
      ]),
    ]);
    await page
      .getByRole("region", { name: text.calls })
      .getByText("POST /services/approve-services")
      .waitFor();
    await checkLayout(page);
  });

  test("nobody else enters", async () => {
    const { app, visit } = town();
    const guest = await visit({ language });
    await guest.page.goto("/permissions");
    await guest.page.waitForURL(/\/login\?next=%2Fpermissions/);
    const { page, context } = await visit({ language, expects: /403/ });
    await signInAs(context, app, await signedInAs(app, "SUPER USER"));
    await page.goto("/permissions");
    const { title } = { en: noPermissionEn, es: noPermissionEs }[language];
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
  });
});
