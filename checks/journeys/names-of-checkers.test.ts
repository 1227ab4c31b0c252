import { expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { account as accountEn } from "#words/compiled/en/accounts/account.ts";
import { servicePage as en } from "#words/compiled/en/service-page/service-page.ts";
import { account as accountEs } from "#words/compiled/es/accounts/account.ts";
import { servicePage as es } from "#words/compiled/es/service-page/service-page.ts";
import { checkLayout } from "./check-layout.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A person's name stands on a page only where that person agreed (rule confirmations 13). */
const town = demonstrationTown();
const WORDS = { en, es };
const ACCOUNT = { en: accountEn, es: accountEs };

test.each(LANGUAGES.filter((language) => language === "en" || language === "es"))(
  "a volunteer confirms a service, and agrees to be named, in %s",
  async (language) => {
    const lead = await signedInAs(town().app, "VOLUNTEER LEAD", { displayName: "Otto Pierhand" });
    const [service] = await town().app.database.query<{ id: string }>(
      "select id from services where is_public and not is_protected order by name limit 1",
    );
    const id = service?.id ?? "";
    const confirm = () => sendJson(town().app, "POST", `/services/${id}/confirm`, {}, lead.headers);
    expect((await confirm()).status).toBe(200);
    const visitor = await town().visit({ language });
    await visitor.page.goto(`/services/${id}`);
    await visitor.page.getByText(WORDS[language].aVolunteer).waitFor();
    expect(await visitor.page.content()).not.toContain("Otto Pierhand");

    const page = await openPageAs(town(), lead, "/update_profile", { language });
    await hydrated(page);
    const tick = page.getByRole("checkbox", { name: ACCOUNT[language].nameInPublic.label });
    expect(await tick.isChecked()).toBe(false);
    await tick.check();
    await checkLayout(page);
    await page.getByRole("button", { name: ACCOUNT[language].profile.save }).click();
    await page.getByText(ACCOUNT[language].profile.saved).waitFor();
    expect((await confirm()).status).toBe(200);
    await visitor.page.goto(`/services/${id}`);
    await visitor.page.getByText("Otto Pierhand").waitFor();
  },
);
