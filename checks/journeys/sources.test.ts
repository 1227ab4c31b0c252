import { describe, expect, test } from "vitest";
import { everyDay, serviceForTest } from "#checks/services-for-tests.ts";
import { importedFrom } from "#domain/imports/sources/fact-sources.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { saveSource } from "#server/features/imports/sources/queries.ts";
import { checkBothSchemes } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** A visitor looks at a service that was copied from a directory of 2019. */

const DAY = 86_400_000;
const copied = serviceForTest({ name: "Copied Kitchen", type: ["FOOD"] }, { updatedAt: NOW });
const withHours = serviceForTest({ name: "Copied Pantry", type: ["FOOD"], schedules: everyDay(0, 1380) });
const confirmed = serviceForTest(
  { name: "Confirmed Kitchen", type: ["FOOD"] },
  { updatedAt: NOW, verifiedAt: NOW - 5 * DAY },
);
const checked = serviceForTest(
  { name: "Checked Pantry", type: ["FOOD"], schedules: everyDay(0, 1380) },
  { verifiedAt: NOW - 5 * DAY },
);
const passedOn = serviceForTest({ name: "Passed-on Kitchen", type: ["FOOD"] });
/** A new database numbers its sources from 1. */
const SOURCE = 1;
const OPEN_LIST = {
  name: "Open List",
  url: "https://open.example/",
  licence: "ODbL-1.0",
  asOf: "2018-03-01",
};
/** The directory's record of where it has the kitchen from. */
const HARBOR_RECORD = {
  ...{ source: "harbor", externalId: "7", fingerprint: Buffer.alloc(32) },
  statedSources: [
    { ...OPEN_LIST, fields: ["name"] },
    { ...OPEN_LIST, name: "Another List", fields: ["cost"] },
  ],
};
const town = demonstrationTown(
  () =>
    [copied, withHours, confirmed, checked, passedOn].map((service) => ({
      ...service,
      factSources: importedFrom(SOURCE, "2019-08-19", service.facts),
      ...(service === passedOn ? { source: HARBOR_RECORD } : {}),
    })),
  (db) =>
    saveSource(db, {
      key: "harbor",
      name: "Harbor Directory",
      url: "https://harbor.example/",
      licence: "CC-BY-4.0",
      taxonomyLicence: null,
      asOf: "2019-08-19",
    }),
);

const WORDS = {
  en: {
    copied: "From Harbor Directory, as of August 2019. More than a year old. Call first.",
    source: "From Harbor Directory, as of August 2019.",
    behind: "They got it from Open List, as of March 2018.",
    updated: /updated|2026/i,
    printList: "Print this list",
    checked: "Checked on",
    oldHours: "These hours may have changed: call first.",
    unchecked: /^Says open till .* · not checked yet$/,
  },
  es: {
    copied: "Según Harbor Directory, con datos de agosto de 2019. Tienen más de un año: llame antes.",
    source: "Según Harbor Directory, con datos de agosto de 2019.",
    behind: "Ellos lo obtuvieron de Open List, con datos de marzo de 2018.",
    updated: /actualizado|2026/i,
    printList: "Imprimir esta lista",
    checked: "Confirmado el",
    oldHours: "El horario puede haber cambiado: llame antes de ir.",
    unchecked: /^Dicen: abierto hasta .* · sin confirmar$/,
  },
} as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const words = WORDS[language];

  test.each([true, false])(
    "its page shows how old it is, and claims no update; scripts: %s",
    async (scripts) => {
      const { page } = await town().visit({ language, scripts });
      await page.goto(`/services/${copied.id}`);
      if (scripts) await hydrated(page);
      const main = page.getByRole("main");
      await main.getByText(words.copied).waitFor();
      expect(await main.getByText(words.updated).count()).toBe(0);
      expect(await main.getByRole("link", { name: "Harbor Directory" }).getAttribute("href")).toBe(
        "https://harbor.example/",
      );
      expect(await main.getByRole("link", { name: "CC-BY-4.0" }).getAttribute("href")).toBe(
        "https://creativecommons.org/licenses/by/4.0/",
      );
      if (scripts) await checkBothSchemes(page);
    },
  );

  test("hours of such an age are doubted next to the status that they give", async () => {
    const { page } = await town().visit({ language });
    await page.goto(`/services/${withHours.id}`);
    const main = page.getByRole("main");
    await main.getByText(words.oldHours).waitFor();
    await checkBothSchemes(page);
    for (const id of [copied.id, confirmed.id]) {
      await page.goto(`/services/${id}`);
      await main.getByText(words.source).first().waitFor();
      expect(await main.getByText(words.oldHours).count(), "no status of hours, or a confirmed one").toBe(0);
    }
  });

  test("what a person has confirmed is young, and still names its source", async () => {
    const { page } = await town().visit({ language });
    await page.goto(`/services/${confirmed.id}`);
    const main = page.getByRole("main");
    await main.getByText(words.checked).waitFor();
    const text = await main.textContent();
    expect(text).toContain(words.source);
    expect(text).not.toContain(words.copied);
  });

  test.each([true, false])(
    "its page names where its source has it from, as far as that is shown; scripts: %s",
    async (scripts) => {
      const { page } = await town().visit({ language, scripts });
      await page.goto(`/services/${passedOn.id}`);
      if (scripts) await hydrated(page);
      const main = page.getByRole("main");
      await main.getByText(words.behind).waitFor();
      expect(await main.getByRole("link", { name: "Open List" }).getAttribute("href")).toBe(
        "https://open.example/",
      );
      await main.getByText("ODbL-1.0").waitFor();
      expect(await main.getByText("Another List").count()).toBe(0);
      if (scripts) await checkBothSchemes(page);
    },
  );

  test("a card doubts an open door that nobody has confirmed, and no other", async () => {
    const { page } = await town().visit({ language, place: "-80.19362|25.774173|Miami, FL" });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await card("Copied Pantry").getByText(words.unchecked).waitFor();
    await card("Checked Pantry").waitFor();
    expect(await card("Checked Pantry").getByText(words.unchecked).count()).toBe(0);
    expect(await card("Copied Kitchen").getByText(words.updated).count()).toBe(0);
    await checkBothSchemes(page);
  });

  test("the printed list names the source of each service and its month", async () => {
    const { page } = await town().visit({ language });
    await page.addInitScript(
      (favorites) => {
        localStorage.setItem("favorites", favorites);
        window.print = () => void Object.assign(window, { printed: true });
      },
      JSON.stringify([copied.id]),
    );
    await page.goto("/my_favorites");
    await hydrated(page);
    await page.getByRole("button", { name: words.printList }).click();
    await page.waitForFunction(() => "printed" in window);
    await page.emulateMedia({ media: "print" });
    const rows = page.getByRole("main").getByRole("listitem");
    const printed = (await rows.allInnerTexts()).filter((text) => text !== "");
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain(words.source.slice(0, -1));
  });
});

test("the call of a service has what stands behind its sources, and lists do not", async () => {
  const { app } = town();
  const { sourcesBehind } = await app.read<PublicService>(`/services/${passedOn.id}`);
  expect(sourcesBehind).toEqual([OPEN_LIST]);
  expect(await app.read<PublicService>(`/services/${copied.id}`)).not.toHaveProperty("sourcesBehind");
  const [listed] = await app.read<object[]>(`/services?_id=${passedOn.id}`);
  expect(listed).not.toHaveProperty("sourcesBehind");
});
