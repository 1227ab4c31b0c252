import { test } from "vitest";
import { signedInAs } from "#checks/users-for-tests.ts";
import { demonstrationTown, hydrated } from "./journey.ts";
import { seedApprovals } from "./seed-approvals.ts";
import { publicShelter } from "./service-form-steps.ts";
import { openPageAs } from "./sign-in-as.ts";
import { expectWalkable, WINDOWS } from "./walk-by-tab.ts";

/** A staff member without a mouse goes through a page from its beginning to its end, and back. */
const town = demonstrationTown();

test.each(WINDOWS)("the form, the beds and the approvals, at $width", async (size) => {
  const { app } = town();
  const owner = await signedInAs(app, "USER", { totalServices: 50 });
  const { id } = await publicShelter(app, owner, `Night Harbor ${size.width}`);
  const page = await openPageAs(town(), owner, `/services/${id}/edit`, size);
  for (const path of [
    `/services/${id}/edit?step=where`,
    `/services/${id}/edit?step=hours`,
    "/available_beds",
    "/manage_services",
  ]) {
    await expectWalkable(page);
    await page.goto(path);
    await hydrated(page);
    await page.locator('main [aria-busy="true"]').waitFor({ state: "detached" });
  }
  await expectWalkable(page);

  const { lead } = await seedApprovals(app);
  const approvals = await openPageAs(town(), lead, "/manage_approvals", size);
  await approvals.getByRole("checkbox").first().waitFor();
  await expectWalkable(approvals);
});
