import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { serviceForm as formEn } from "#words/compiled/en/listings/service-form.ts";
import { serviceForm as formEs } from "#words/compiled/es/listings/service-form.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { field, goTo, openForm, publicShelter } from "./service-form-steps.ts";

/** The same form open in several tabs: only one of them owns the draft. */
const town = demonstrationTown();

const WORDS = { en: { form: formEn }, es: { form: formEs } } as const;

describe.each(languageCases(import.meta.filename, ["en", "es"]))("two tabs, in %s", (language) => {
  const { form } = WORDS[language];
  const { what } = form.steps;
  const nameIn = (page: Page) => field(page, form.labels.name);
  const newTab = async (page: Page, path: string) => {
    const tab = await page.context().newPage();
    await goTo(tab, path, what.title);
    return tab;
  };

  test("the tab in which a form was opened first keeps the draft, and neither loses what was typed", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Two tabs ${language}`);
    const path = `/services/${service.id}/edit`;
    const first = await openForm(town(), owner, { language, path, title: what.title });
    const notice = (page: Page) => page.getByRole("status").filter({ hasText: form.draft.otherTab });
    await nameIn(first).fill("Typed in the first");
    expect(await notice(first).count()).toBe(0);

    const second = await newTab(first, path);
    await notice(second).waitFor();
    await checkCurrentLayout(second);
    expect(await nameIn(second).inputValue()).toBe(service.name);
    await nameIn(second).fill("Typed in the second");
    // Each tab has a draft of its own, until it is closed.
    await second.reload();
    await hydrated(second);
    await notice(second).waitFor();
    expect(await nameIn(second).inputValue()).toBe("Typed in the second");
    await first.reload();
    await hydrated(first);
    await first.getByText(form.draft.restored).waitFor();
    expect(await nameIn(first).inputValue()).toBe("Typed in the first");

    // Nothing was typed in the first tab: its draft goes, and its lock on drafts of this form ends with the tab.
    await first.getByRole("button", { name: form.draft.discard }).click();
    await first.close();
    // A closed tab lets go of the form a moment later: what is typed after that takes it over.
    await expect
      .poll(async () => {
        await nameIn(second).fill("");
        await nameIn(second).fill("Typed in the second, later");
        return notice(second).count();
      })
      .toBe(0);
    await second.reload();
    await hydrated(second);
    await second.getByText(form.draft.restored).waitFor();
    expect(await nameIn(second).inputValue()).toBe("Typed in the second, later");
    await second.context().close();
  });

  test("what a closed tab left is restored by the next form, whatever another tab sends", async () => {
    const owner = await signedInAs(town().app, "USER");
    const service = await publicShelter(town().app, owner, `Closed tab ${language}`);
    const path = `/services/${service.id}/edit`;
    const first = await openForm(town(), owner, {
      language,
      path,
      title: what.title,
      expects: /ERR_INTERNET_DISCONNECTED/,
    });
    await nameIn(first).fill("Typed in the first");
    const second = await newTab(first, path);
    await first.close();
    await field(second, form.labels.description).fill("Sent from the second.");
    await second.getByRole("button", { name: form.toCheck }).click();
    // The tab stores no draft on the device, and does not claim to.
    await second.context().setOffline(true);
    await second.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await second.getByRole("main").getByText(form.failures.noNetwork).waitFor();
    expect(await second.getByText(form.failures.draftIsSaved).count()).toBe(0);
    await second.context().setOffline(false);
    await second.getByRole("button", { name: form.check.sendEdit, exact: true }).click();
    await second.getByRole("heading", { level: 2, name: form.done.editPending }).waitFor();

    await goTo(second, path, what.title);
    await second.getByText(form.draft.restored).waitFor();
    expect(await nameIn(second).inputValue()).toBe("Typed in the first");
    expect(await field(second, form.labels.description).inputValue()).toBe("Sent from the second.");
    await second.context().close();
  });
});
