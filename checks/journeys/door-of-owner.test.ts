import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { OPENING_MS } from "#server/features/listings/protection/decide-place.ts";
import { openDoor } from "#server/features/listings/protection/show-door.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { AT_DOOR, openForm, publicShelter } from "./service-form-steps.ts";

/** The owner of a service that protects people makes its street public, or changes their mind. */
const town = demonstrationTown();
const FORMS = { en: formEn, es: formEs } as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const form = FORMS[language];
  const { door } = form;

  test("the owner asks by a tick, says yes a second time, and may take it back", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER", { totalServices: 5 });
    const { id } = await publicShelter(app, owner, `Refuge ${language}`, {
      ...AT_DOOR,
      ...{ isProtected: true, placeShown: "TOWN" },
    });
    const asGuest = () => app.read<PublicService>(`/services/${id}`);
    expect(await asGuest()).toMatchObject({ isProtected: true, address1: null });
    const path = `/services/${id}/edit?step=where`;
    const page = await openForm(town(), owner, { language, path, title: form.steps.where.title });
    // No choice of the form opens the address.
    expect(await page.getByRole("radio", { name: form.placeShown.DOOR.text, exact: true }).count()).toBe(0);
    const part = page.getByRole("region", { name: door.title });
    await part.getByText(door.hint).waitFor();
    expect(await part.getByRole("button").count()).toBe(0);
    await checkLayout(page);
    await part.getByRole("checkbox", { name: door.isSure }).check();
    await part.getByRole("button", { name: door.ask }).click();
    const confirm = part.getByRole("button", { name: door.confirm });
    await confirm.waitFor();
    await checkLayout(page);
    await confirm.click();
    await confirm.waitFor({ state: "detached" });
    await part.getByRole("status").waitFor();
    await checkLayout(page);
    await part.getByRole("button", { name: door.keep }).click();
    await part.getByRole("checkbox", { name: door.isSure }).check();
    await part.getByRole("button", { name: door.ask }).click();
    await confirm.click();
    await confirm.waitFor({ state: "detached" });
    expect(await asGuest()).toMatchObject({ address1: null });
    await openDoor(app.database, id, app.now + OPENING_MS);
    expect(await asGuest()).toMatchObject({ isProtected: true, placeShown: "DOOR", address1: "1 Main St" });
    await page.reload();
    const shown = page.getByRole("radio", { name: new RegExp(form.placeShown.DOOR.text) });
    await expect.poll(() => shown.isChecked()).toBe(true);
    expect(await part.count()).toBe(0);
    await checkLayout(page);
    // Every visitor sees the street on the page, which still offers no directions and is not named in the history.
    const visit = await town().visit({ language, scripts: false });
    await visit.page.goto(`/services/${id}`);
    const main = visit.page.getByRole("main");
    expect(await main.textContent()).toContain("1 Main St");
    expect(await main.locator('a[href*="openstreetmap.org"]').count()).toBe(0);
    expect(await visit.page.title()).toBe("Amparo");
  });

  test("a lead sees that it was asked for, and keeps it hidden", async () => {
    const { app } = town();
    const owner = await signedInAs(app, "USER", { totalServices: 5 });
    const { id } = await publicShelter(app, owner, `Haven ${language}`, {
      ...AT_DOOR,
      ...{ isProtected: true },
    });
    const ask = { method: "POST", headers: { ...owner.headers, "content-type": "application/json" } };
    for (const body of [{ decision: "ASK", isSure: true }, { decision: "CONFIRM" }]) {
      const url = `${app.address}/api/services/${id}/door`;
      const reply = await fetch(url, { ...ask, body: JSON.stringify(body) });
      expect(reply.status).toBe(200);
    }
    const lead = await signedInAs(app, "VOLUNTEER LEAD");
    const path = `/services/${id}/edit?step=where`;
    const page = await openForm(town(), lead, { language, path, title: form.steps.where.title });
    const part = page.getByRole("region", { name: door.title });
    expect(await part.getByRole("button", { name: door.confirm }).count()).toBe(0);
    await part.getByRole("button", { name: door.keep }).click();
    await part.waitFor({ state: "detached" });
    await openDoor(app.database, id, app.now + OPENING_MS);
    expect(await app.read(`/services/${id}`)).toMatchObject({ address1: null });
  });
});
