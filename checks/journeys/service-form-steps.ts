import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { RunningApp } from "#checks/running-app.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { hydrated, type Town, type Visitor } from "./journey.ts";
import { addPublicService } from "./seed-approvals.ts";
import { openPageAs } from "./sign-in-as.ts";

/** Steps that journeys through the service form share. */

/** A valid form. */
export const SHELTER = {
  name: "Night Harbor",
  type: ["SHELTER"],
  category: ["WOMEN"],
  serviceSummary: "Beds for the night",
  description: "Come at ten.",
  needs: [],
  address1: "1 Main St",
  city: "Demo Harbor",
  state: "CA",
  zip: "00001",
  country: "United States",
  location: { coordinates: [-123.9, 39.87] },
  phone: "(555) 555-0142",
  totalBeds: 20,
  availableBeds: 4,
  schedules: [
    { type: "WEEKLY", day: "FRIDAY", startTime: "10:00 PM", endTime: "6:00 AM", endsNextDay: true },
  ],
};

/** A point away from the centers of towns and ZIP codes, which would be approximate. */
export const DOOR = { longitude: -123.8963, latitude: 39.8721 };
export const AT_DOOR = { location: { coordinates: [DOOR.longitude, DOOR.latitude] } };

/** A service that is public already. */
export async function publicShelter(
  app: RunningApp,
  owner: UserForTest,
  name: string,
  more: Partial<typeof SHELTER> = {},
): Promise<ServiceForViewer> {
  const { id } = await addPublicService(app, owner, await signedInAs(app, "ADMINISTRATOR"), {
    ...SHELTER,
    ...more,
    name,
  });
  return readServiceAs(app, id, owner);
}

/** Reads the service from the server, as its owner sees it. */
export async function readServiceAs(
  app: RunningApp,
  id: string,
  { headers }: UserForTest,
): Promise<ServiceForViewer> {
  return (await app.get(`/api/services/${id}`, headers)).json();
}

/** The form of someone who is signed in, at the step with this title. */
export async function openForm(
  town: Town,
  user: UserForTest,
  { path, title, ...visitor }: Visitor & { path: string; title: string },
): Promise<Page> {
  const page = await openPageAs(town, user, path, visitor);
  await atStep(page, title);
  return page;
}

/** Opens the page of the form again, or another of its steps. */
export async function goTo(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await atStep(page, title);
}

export async function atStep(page: Page, title: string): Promise<void> {
  await page.getByRole("heading", { level: 2, name: title }).waitFor();
}

export const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name.replaceAll(/[()/?]/g, "\\$&")}( \\(|$)`) });
export const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
export const toggleChip = (page: Page, name: string) => mark(chip(page, name));

/**
 * Chooses by the label, which is what a person sees and presses: the field itself is a transparent pixel, and a press
 * on that pixel misses it where the page still moves or a bar lies over it.
 */
export async function mark(choice: Locator, isOn = true): Promise<void> {
  if ((await choice.isChecked()) === isOn) return;
  await choice
    .page()
    .locator(`label[for="${await choice.getAttribute("id")}"]`)
    .click();
  await expect.poll(() => choice.isChecked()).toBe(isOn);
}
