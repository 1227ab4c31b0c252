import { expect, test } from "vitest";
import { sendJson } from "#checks/send-json.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { account } from "#words/compiled/en/accounts/account.ts";
import { crisisLineForm } from "#words/compiled/en/contacts/crisis-line-form.ts";
import { serviceForm } from "#words/compiled/en/listings/service-form.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { openPageAs } from "./sign-in-as.ts";

/** A save refused with a sentence for which no screen has words of its own. */
const town = demonstrationTown();

const SENTENCE = "The gateway takes no changes at night.";

test("the sentence of a refusal stands in the form of a service and of a crisis line", async () => {
  const administrator = await signedInAs(town().app, "ADMINISTRATOR");
  const [service] = await town().app.read<{ id: string }[]>("/services?limit=1");
  const page = await openPageAs(town(), administrator, `/services/${service?.id}/edit?step=check`, {
    expects: /400/,
  });
  const refuse = (address: string) =>
    page.route(address, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 400, json: { message: SENTENCE } })
        : route.continue(),
    );
  await refuse("**/api/services/*");
  await hydrated(page);
  await page.getByRole("button", { name: serviceForm.check.sendEdit, exact: true }).click();
  await page.getByRole("alert").getByText(SENTENCE).waitFor();

  const line = { name: "Night line", phone: "988", area: "All", time: "Always", description: "Listens." };
  const added = await sendJson(town().app, "POST", "/crisis-lines", line, administrator.headers);
  const { id }: { id: string } = await added.json();
  await refuse("**/api/crisis-lines/*");
  await page.goto(`/crisis_lines/${id}/edit`);
  await hydrated(page);
  await page.getByRole("button", { name: crisisLineForm.save, exact: true }).click();
  await page.getByRole("alert").getByText(SENTENCE).waitFor();
});

test("the page of signing in has a button in its header that leads there, with the way on", async () => {
  const { page } = await town().visit({ width: 320 });
  await page.goto("/login?tab=signup&next=%2Fupdate_profile");
  const button = page.getByRole("banner").getByRole("link", { name: account.tabs.signIn, exact: true });
  await button.click();
  await page.getByRole("heading", { level: 1, name: account.titles.signIn }).waitFor();
  expect(new URL(page.url()).search).toBe("?next=%2Fupdate_profile");
});
