import { expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { asks as asksEn } from "#words/compiled/en/confirmations/asks.ts";
import { embed as embedEn } from "#words/compiled/en/embed/embed.ts";
import { favouritesPage as favouritesEn } from "#words/compiled/en/favorites/favourites-page.ts";
import { history as historyEn } from "#words/compiled/en/history/history.ts";
import { approvals as approvalsEn } from "#words/compiled/en/listings/approvals.ts";
import { hoursEditor as editorEn } from "#words/compiled/en/listings/hours-editor.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { cityFile as cityFileEn } from "#words/compiled/en/offline/city-file.ts";
import { plainWords as plainEn } from "#words/compiled/en/service-page/plain-words.ts";
import { servicePage as pageEn } from "#words/compiled/en/service-page/service-page.ts";
import { map as mapEn } from "#words/compiled/en/services/map.ts";
import { openingHours as hoursEn } from "#words/compiled/en/services/opening-hours.ts";
import { waysIn as waysInEn } from "#words/compiled/en/services/ways-in.ts";
import { asks as asksEs } from "#words/compiled/es/confirmations/asks.ts";
import { embed as embedEs } from "#words/compiled/es/embed/embed.ts";
import { favouritesPage as favouritesEs } from "#words/compiled/es/favorites/favourites-page.ts";
import { history as historyEs } from "#words/compiled/es/history/history.ts";
import { approvals as approvalsEs } from "#words/compiled/es/listings/approvals.ts";
import { hoursEditor as editorEs } from "#words/compiled/es/listings/hours-editor.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { cityFile as cityFileEs } from "#words/compiled/es/offline/city-file.ts";
import { plainWords as plainEs } from "#words/compiled/es/service-page/plain-words.ts";
import { servicePage as pageEs } from "#words/compiled/es/service-page/service-page.ts";
import { map as mapEs } from "#words/compiled/es/services/map.ts";
import { openingHours as hoursEs } from "#words/compiled/es/services/opening-hours.ts";
import { waysIn as waysInEs } from "#words/compiled/es/services/ways-in.ts";
import { checkLayout } from "./check-layout.ts";
import { DEMO_HARBOR, demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";
import { editServiceAs } from "./seed-approvals.ts";
import { AT_DOOR, field, goTo, mark, openForm, publicShelter, toggleChip } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Facts that a front desk repeats to every caller: stated in the form, read by visitors. */
const town = demonstrationTown();

async function findPath(name: string): Promise<string> {
  const services = await town().app.read<{ id: string; name: string }[]>("/services?type=SHELTER&limit=50");
  return `/services/${services.find((service) => service.name === name)?.id}`;
}

const TOO_MANY = problem("tooManyRequests");

/** Returns how often each field of a service was asked about. */
const readCounts = (name: string) =>
  town().app.database.query(
    "select field, presses from asks join services s on s.id = service_id where s.name = $1",
    [name],
  );

/** Matches a text with spaces of any kind, as clock times have. */
const spaced = (text: string) => new RegExp(text.replaceAll(".", "\\.").replaceAll(/[ \u00a0]/g, "\\s"), "u");

test.each(
  languageCases(import.meta.filename, [
    ["en", waysInEn, pageEn, asksEn, "Nothing. Bring your medicine, if you take any."],
    ["es", waysInEs, pageEs, asksEs, "Nada. Si toma alguna medicina, tráigala."],
  ]),
)("in %s, a page says how one gets in, and what it takes", async (language, words, detail, asks, bring) => {
  await town().app.database.query("delete from asks");
  const { page } = await town().visit({ language, place: DEMO_HARBOR, expects: /429/ });
  await page.goto(await findPath("Harbor Night Shelter"));
  await page.getByText(words.labels.requiredDocuments, { exact: true }).waitFor();
  await page.getByText(bring, { exact: true }).waitFor();
  await page.getByText(words.immigrationNo).waitFor();
  await page.getByText(`${words.entryWays.WALK_IN} · ${words.entryWays.CENTRAL_LINE}`).waitFor();
  await checkLayout(page);

  // No one has stated these fields, so they can be asked for, once from a device.
  await page.goto(await findPath("Grace House"));
  await page.getByRole("heading", { name: detail.eligibility }).waitFor();
  await page.getByRole("button", { name: detail.ask }).click();
  await page.getByRole("button", { name: asks.fields.requiredDocuments }).click();
  await page.getByRole("status").getByText(asks.counted).waitFor();
  await checkLayout(page);
  await page.reload();
  await page.getByRole("button", { name: detail.ask }).click();
  await page.getByRole("button", { name: asks.fields.requiredDocuments, pressed: true }).click();
  await page.context().route("**/asks", (route) => route.fulfill({ status: 429, json: TOO_MANY }));
  await page.getByRole("button", { name: asks.fields.cost }).click();
  await page.getByText(asks.problems.tooManyRequests).waitFor();
  await page.getByRole("button", { name: asks.fields.cost, pressed: false }).waitFor();
  expect(await readCounts("Grace House")).toEqual([{ field: "requiredDocuments", presses: 1 }]);
  for (const label of Object.values(words.labels))
    expect(await page.getByText(label, { exact: true }).count()).toBe(0);
});

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn, waysInEn, pageEn],
    ["es", formEs, waysInEs, pageEs],
  ]),
)(
  "in %s, a service that turns out to have no place asks for a way to reach it instead of an address",
  async (language, form, words, detail) => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const service = await publicShelter(town().app, administrator, `Line ${language}`, AT_DOOR);
    const page = await openForm(town(), administrator, {
      language,
      width: 320,
      path: `/services/${service.id}/edit?step=where`,
      title: form.steps.where.title,
    });
    await mark(page.getByRole("radio", { name: form.ways.remote.text }));
    expect(await field(page, form.labels.address1).count()).toBe(0);
    expect(await page.getByRole("combobox", { name: form.labels.remoteZone }).inputValue()).toBe(
      "America/Los_Angeles",
    );
    await page.getByLabel(form.labels.serviceArea).fill("California");
    await checkLayout(page);
    // The typed address comes back with the place.
    await mark(page.getByRole("radio", { name: form.ways.place.text }));
    expect(await field(page, form.labels.address1).inputValue()).toBe("1 Main St");
    await mark(page.getByRole("radio", { name: form.ways.remote.text }));
    await goTo(page, `/services/${service.id}/edit?step=contact`, form.steps.contact.title);
    await field(page, form.labels.phone).fill("");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.required.phone, { exact: true }).waitFor();
    await checkLayout(page);
    await field(page, form.labels.phone).fill("211");
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByText(form.ways.remote.text).first().waitFor();
    await checkLayout(page);
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.done.editPublic }).waitFor();
    await page.goto(`/services/${service.id}`);
    await page.getByText(words.areaOnly("California")).waitFor();
    expect(await page.getByText(`${detail.address}: `).count()).toBe(0);
    await checkLayout(page);
    await page.context().close();
  },
);

test.each(
  languageCases(import.meta.filename, [
    ["en", formEn, waysInEn, editorEn, historyEn, hoursEn],
    ["es", formEs, waysInEs, editorEs, historyEs, hoursEs],
  ]),
)(
  "in %s, an administrator states it in steps of the form",
  async (language, form, words, editor, history, hours) => {
    const administrator = await signedInAs(town().app, "ADMINISTRATOR");
    const service = await publicShelter(town().app, administrator, `Ways ${language}`, AT_DOOR);
    const page = await openForm(town(), administrator, {
      language,
      path: `/services/${service.id}/edit?step=who`,
      title: form.steps.who.title,
    });
    await field(page, form.labels.ageMin).fill("24");
    await field(page, form.labels.ageMax).fill("18");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.agesInOrder, { exact: true }).waitFor();
    await checkLayout(page);
    await field(page, form.labels.ageMin).fill("16");
    await goTo(page, `/services/${service.id}/edit?step=where`, form.steps.where.title);
    await page.getByLabel(form.labels.serviceArea).fill("Nevada\nthe coast");
    await page.locator("form button[type=submit]").click();
    await page.getByText(form.errors.area, { exact: true }).waitFor();
    await checkLayout(page);
    await page.getByLabel(form.labels.serviceArea).fill("Nevada");
    await goTo(page, `/services/${service.id}/edit?step=entry`, form.steps.entry.title);
    await toggleChip(page, form.entryWays.REFERRAL);
    await page.getByRole("button", { name: editor.everyDay, exact: true }).click();
    await page.getByRole("button", { name: editor.done, exact: true }).click();
    await page.getByLabel(form.labels.requiredDocuments).fill("A letter with your name");
    await page.getByRole("radio", { name: form.answers.yes }).check();
    await checkLayout(page);
    await page.getByRole("button", { name: form.toCheck }).click();
    await page.getByText("A letter with your name").first().waitFor();
    await page.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: form.done.editPublic }).waitFor();
    await page.goto(`/services/${service.id}`);
    await page.getByText(words.entryWays.REFERRAL).waitFor();
    await page.getByText("A letter with your name").waitFor();
    await page.getByText(words.immigrationYes).waitFor();
    await page.getByText(words.agesBetween(16, 18), { exact: true }).waitFor();
    await page.getByText(words.areaOnly("Nevada")).waitFor();
    const intake = page
      .getByRole("definition")
      .filter({ hasText: { en: /^Every day 8/, es: /^Todos los días 8/ }[language] });
    await intake.getByText(words.intakeNow("")).waitFor();
    await checkLayout(page);

    // The desk is full: one press, which takes itself back.
    await page.getByRole("button", { name: history.closeIntake }).click();
    await page.getByText(history.intakeIsClosed).waitFor();
    await page.getByText(words.intakeClosed).waitFor();
    await checkLayout(page);

    // The card says that the door opens after intake is over; to a visitor from another state it says that the service
    // is not for theirs.
    const { page: outside } = await town().visit({ language, width: 320, place: "-123.208|39.15|Ukiah, CA" });
    await outside.goto(`/?q=Ways+${language}`);
    await outside
      .getByText(spaced(hours.status.closedTill(22 * 60)))
      .first()
      .waitFor();
    await outside.getByText(words.areaOnly("Nevada"), { exact: true }).first().waitFor();
    await checkLayout(outside);
    await page.getByRole("button", { name: history.openIntake }).click();
    await page.getByText(words.intakeClosed).waitFor({ state: "detached" });

    await outside.goto(`/services/${service.id}`);
    await outside.getByText(words.outside("Ukiah, CA")).waitFor();
    await checkLayout(outside);
    const { page: inside } = await town().visit({ language, place: "-119.814|39.53|Reno, NV" });
    await inside.goto(`/services/${service.id}`);
    await inside.getByText(words.areaOnly("Nevada")).waitFor();
    expect(await inside.getByText(words.outside("Reno, NV")).count()).toBe(0);
  },
);

test.each(
  languageCases(import.meta.filename, [
    [
      "en",
      "Doorway",
      hoursEn,
      plainEn,
      mapEn,
      ["Come before 10:05 AM", "Intake open till 10:05 AM", "Intake closed till next Friday 9:00 AM"],
    ],
    [
      "es",
      "Umbral",
      hoursEs,
      plainEs,
      mapEs,
      [
        "Llegue antes de las 10:05 a. m.",
        "Reciben hasta las 10:05 a. m.",
        "No reciben hasta el próximo viernes a las 9 a. m.",
      ],
    ],
  ]),
)(
  "in %s, an open door that takes nobody in any more says so on an open page, its map, that of the list and in plain words",
  async (language, name, hours, plain, map, [come, before, after]) => {
    const { app } = town();
    const owner = await signedInAs(app, "ADMINISTRATOR");
    const friday = { type: "WEEKLY", day: "FRIDAY", endsNextDay: false };
    const facts = {
      ...AT_DOOR,
      schedules: [{ ...friday, startTime: "6:00 AM", endTime: "11:00 PM" }],
      intakeSchedules: [{ ...friday, startTime: "9:00 AM", endTime: "10:05 AM" }],
    };
    const { id } = await publicShelter(app, owner, name, facts);
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    const { page: detail } = await town().visit({ language, width: 1024 });
    const { page: onMap } = await town().visit({ language, width: 1024, place: DEMO_HARBOR });
    await page.goto(`/?q=${name}`);
    await hydrated(page);
    await page.getByText(spaced(come)).first().waitFor();
    await onMap.goto(`/?q=${name}`);
    await onMap.getByRole("button", { name: `${name}, ${map.pin.OPEN}`, exact: true }).focus();
    await detail.goto(`/services/${id}`);
    await hydrated(detail);
    await detail.getByText(spaced(before)).first().waitFor();

    app.now = NOW + 6 * 60_000;
    await onMap.clock.fastForward(6 * 60_000);
    const pin = onMap.getByRole("button", { name: `${name}, ${map.pin.OPEN}, ${map.intakeClosed}` });
    await pin.waitFor();
    // The focus on the pin must survive.
    await expect.poll(() => pin.evaluate((element) => element === document.activeElement)).toBe(true);
    for (const open of [page, detail]) {
      await open.clock.fastForward(6 * 60_000);
      await open.getByText(spaced(after)).first().waitFor();
      for (const gone of [come, before]) expect(await open.getByText(spaced(gone)).count()).toBe(0);
      await checkLayout(open);
    }
    const { page: simple } = await town().visit({ language, scripts: false });
    await simple.goto(`/services/${id}?plain=1`);
    const said = simple.getByRole("region", { name: plain.title });
    await said.getByText(plain.intake.closed).waitFor();
    await said.getByText(plain.intake.opensNext("FRIDAY", 540)).waitFor();
    expect(await simple.getByText(hours.intakeClosed).count()).toBe(0);
    app.now = NOW;

    await detail.evaluate(() => scrollTo(0, 700));
    await detail.getByRole("button", { name: `${name}, ${map.pin.OPEN}, ${map.intakeClosed}` }).waitFor();
  },
);

test.each(
  languageCases(import.meta.filename, [
    [
      "en",
      "Waypoint",
      { map: mapEn, embed: embedEn, file: cityFileEn, hours: hoursEn, favourites: favouritesEn },
      ["Open till 11:00 PM", "Intake closed till 7:00 PM", "Come 7–9 PM"],
    ],
    [
      "es",
      "Atalaya",
      { map: mapEs, embed: embedEs, file: cityFileEs, hours: hoursEs, favourites: favouritesEs },
      ["Abierto hasta las 11 p. m.", "No reciben hasta las 7 p. m.", "Llegue de 7 a 9 p. m."],
    ],
  ]),
)(
  "in %s, a list elsewhere and a city file say that an open door takes nobody in now, and paper when it does",
  async (language, name, { map, embed, file, hours, favourites }, [open, closed, come]) => {
    const { app } = town();
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const friday = { type: "WEEKLY", day: "FRIDAY", endsNextDay: false };
    const facts = {
      ...AT_DOOR,
      schedules: [{ ...friday, startTime: "6:00 AM", endTime: "11:00 PM" }],
      intakeSchedules: [{ ...friday, startTime: "7:00 PM", endTime: "9:00 PM" }],
    };
    const { id } = await publicShelter(app, administrator, name, facts);

    const { page: framed } = await town().visit({ language, width: 360 });
    await framed.goto(`/embed?place=-123.9|39.87&q=${name}&lang=${language}`);
    const row = framed.locator("#list").getByRole("listitem").filter({ hasText: name });
    await row.getByText(spaced(come)).waitFor();
    for (const status of [open, closed]) expect(await row.getByText(spaced(status)).count()).toBe(0);
    expect(await row.locator("[data-state]").getAttribute("data-state")).toBe("CONTACT");
    const pin = framed.getByRole("button", { name: `${name}, ${map.pin.OPEN}, ${map.intakeClosed}` });
    await pin.press("Enter");
    const card = framed.locator("section.card");
    await card.getByText(spaced(come)).waitFor();
    // The service takes people in again, and open pages say so.
    app.now = NOW + 9 * 60 * 60_000;
    await framed.clock.fastForward("09:00:00");
    await framed.getByRole("button", { name: `${name}, ${map.pin.OPEN}`, exact: true }).waitFor();
    await card.getByText(spaced(come)).waitFor({ state: "detached" });
    await row.getByText(spaced(come)).waitFor({ state: "detached" });
    app.now = NOW;
    await framed.getByRole("button", { name: embed.closeCard }).click();
    await checkLayout(framed);

    const made = await sendJson(app, "POST", "/city-file", { place: "00001" }, administrator.headers);
    const { html }: { html: string } = await made.json();
    const { page: offline } = await town().visit({ language, width: 360 });
    await offline.setContent(html);
    await offline.getByLabel(file.file.search).fill(name);
    const article = offline.getByRole("article").filter({ hasText: name });
    await article
      .locator(".status")
      .getByText(spaced(`${open} · ${closed}`))
      .first()
      .waitFor();
    expect(await article.getAttribute("data-state")).toBe("CONTACT");
    await offline.emulateMedia({ media: "print" });
    await article.getByText(`${hours.lines.intake}:`).filter({ visible: true }).waitFor();
    expect(await article.getByText(spaced(closed)).filter({ visible: true }).count()).toBe(0);

    // On paper a status would soon be wrong; intake times stay true.
    const { page: saved } = await town().visit({ language });
    await saved.addInitScript(
      (ids) => {
        localStorage.setItem("favorites", ids);
        window.print = () => void Object.assign(window, { printed: true });
      },
      JSON.stringify([id]),
    );
    await saved.goto("/my_favorites");
    await hydrated(saved);
    await saved.getByRole("button", { name: favourites.print }).click();
    await saved.waitForFunction(() => "printed" in window);
    await saved.emulateMedia({ media: "print" });
    await saved.getByText(`${hours.lines.intake}:`).filter({ visible: true }).waitFor();
    for (const status of [open, closed]) {
      expect(await saved.getByText(spaced(status)).filter({ visible: true }).count()).toBe(0);
    }
  },
);

test.each(
  languageCases(import.meta.filename, [
    ["en", approvalsEn, formEn, "Stoop", ["Open till 11:00 PM", "Intake closed till 7:00 PM", "Come 7–9 PM"]],
    [
      "es",
      approvalsEs,
      formEs,
      "Portal",
      ["Abierto hasta las 11 p. m.", "No reciben hasta las 7 p. m.", "Llegue de 7 a 9 p. m."],
    ],
  ]),
)(
  "in %s, its keepers read in their lists and its form that it takes nobody in now, a reviewer in the card, a visitor at other places",
  async (language, approvals, form, name, [open, closed, come]) => {
    const { app } = town();
    const owner = await signedInAs(app, "USER");
    const administrator = await signedInAs(app, "ADMINISTRATOR");
    const friday = { type: "WEEKLY", day: "FRIDAY", endsNextDay: false };
    const hours = {
      schedules: [{ ...friday, startTime: "6:00 AM", endTime: "11:00 PM" }],
      intakeSchedules: [{ ...friday, startTime: "7:00 PM", endTime: "9:00 PM" }],
    };
    const service = await publicShelter(app, owner, name, { ...AT_DOOR, ...hours });
    const list = await openPageAs(town(), owner, "/manage_services", { language, width: 320 });
    const table = await openPageAs(town(), owner, "/manage_services", { language, width: 1024 });
    for (const [page, role] of [
      [list, "listitem"],
      [table, "row"],
    ] as const) {
      const row = page.getByRole("main").getByRole(role).filter({ hasText: name });
      await row.getByText(spaced(open)).waitFor();
      await row.getByText(spaced(closed)).waitFor();
      await checkLayout(page);
    }
    const path = `/services/${service.id}/edit?step=hours`;
    const hoursStep = await openForm(town(), owner, { language, path, title: form.steps.hours.title });
    await hoursStep.getByRole("status").getByText(spaced(closed)).first().waitFor();
    await checkLayout(hoursStep);

    await editServiceAs(app, owner, service, { serviceSummary: `The ${name} on Wharf Street` });
    const queue = await openPageAs(town(), administrator, "/manage_approvals", { language, width: 1440 });
    await queue.getByRole("main").getByText(name).first().click();
    const preview = queue.getByRole("complementary", { name: approvals.preview });
    // The times are in the card's picture, and in text for those who cannot see it.
    await expect.poll(() => preview.getByText(spaced(come)).count()).toBe(2);

    const services = await app.read<{ id: string; name: string }[]>("/services?type=FOOD&limit=50");
    const findId = (site: string) => services.find((one) => one.name === site)?.id ?? "";
    await editServiceAs(app, administrator, { id: findId("Valley Grange Pantry") }, hours);
    const { page } = await town().visit({ language, place: DEMO_HARBOR });
    await page.goto(`/services/${findId("Harbor Food Pantry")}`);
    const other = page.getByRole("listitem").filter({ hasText: "Valley Grange Pantry" });
    await other.getByText(spaced(closed)).waitFor();
    await checkLayout(page);
  },
);
