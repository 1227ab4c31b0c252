import type { RunningApp } from "#checks/running-app.ts";
import { signedInAs, type UserForTest } from "#checks/users-for-tests.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";

/** Sends a call as someone and gives back its reply, which must have this status. */
export async function sendAs<Reply = ServiceForViewer>(
  app: RunningApp,
  { headers }: UserForTest,
  [method, path]: readonly [method: string, path: string],
  body: unknown,
  status = 200,
): Promise<Reply> {
  const answer = await fetch(`${app.address}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const reply: Reply = await answer.json();
  if (answer.status !== status)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(reply)}`);
  return reply;
}

const FORM = {
  description: "A warm place with people who listen.",
  serviceSummary: "Meals and a place to rest",
  type: ["FOOD"],
  needs: ["MEALS"],
  category: ["ALL"],
  address1: "12 Wharf Street",
  city: "Demo Harbor",
  state: "CA",
  zip: "95437",
  country: "United States",
  location: { coordinates: [-123.8, 39.44] },
  phone: "5555550130",
  schedules: [
    { type: "WEEKLY", day: "MONDAY", startTime: "8:00 AM", endTime: "5:00 PM" },
    { type: "WEEKLY", day: "THURSDAY", startTime: "8:00 AM", endTime: "5:00 PM" },
  ],
};

/** Adds a service as someone: it waits where they may not publish. */
export function addServiceAs(app: RunningApp, user: UserForTest, form: object): Promise<ServiceForViewer> {
  return sendAs(app, user, ["POST", "/services"], { ...FORM, ...form });
}

/** Adds one and has it approved. */
export async function addPublicService(
  app: RunningApp,
  user: UserForTest,
  reviewer: UserForTest,
  form: object,
): Promise<ServiceForViewer> {
  const service = await addServiceAs(app, user, form);
  await sendAs(app, reviewer, ["POST", "/services/approve-services"], { services: [service.id] });
  return service;
}

export function editServiceAs(
  app: RunningApp,
  user: UserForTest,
  { id }: { id: string },
  form: object,
): Promise<ServiceForViewer> {
  return sendAs(app, user, ["PUT", `/services/${id}`], form);
}

export interface SeededApprovals {
  readonly grace: UserForTest;
  /** Has not confirmed the address. */
  readonly lighthouse: UserForTest;
  readonly lead: UserForTest;
  /** A public service with an edit of its owner that waits; its hours became public right away. */
  readonly house: ServiceForViewer;
  readonly pantry: ServiceForViewer;
  readonly refused: ServiceForViewer;
  readonly waiting: readonly ServiceForViewer[];
}

/** An evening's work of a reviewer: new services and edits of two providers. */
export async function seedApprovals(app: RunningApp): Promise<SeededApprovals> {
  const grace = await signedInAs(app, "USER", { displayName: "Grace House", totalServices: 50 });
  const lighthouse = await signedInAs(app, "USER", {
    displayName: "Lighthouse Family Services of the Northern Coast",
    totalServices: 50,
    confirmedAt: null,
  });
  const lead = await signedInAs(app, "VOLUNTEER LEAD", { displayName: "Lena Harbor" });
  const began = app.now;
  app.now = began - 50 * 24 * 3_600_000;
  const house = await addPublicService(app, grace, lead, {
    name: "Grace Night House",
    type: ["SHELTER"],
    needs: ["EMERGENCY"],
    category: ["WOMEN"],
    serviceSummary: "Emergency shelter, meals",
    description:
      "Sixteen beds and a hot supper for women. Come to the door at 214 Lantern Street; ring twice.",
    totalBeds: 16,
    availableBeds: 3,
    address1: "214 Lantern Street",
  });
  const pantry = await addPublicService(app, grace, lead, {
    name: "Seventh Street Pantry and Community Kitchen of the United Neighbourhood Congregations",
    needs: ["FOOD_PANTRIES", "MEALS"],
    serviceSummary:
      "Groceries on Mondays and Thursdays, hot lunch, and a children's table in the summer holidays",
  });
  const refused = await addServiceAs(app, grace, { name: "Corner Fridge", needs: ["FOOD_PANTRIES"] });
  await sendAs(app, lead, ["POST", "/services/reject-services"], {
    services: [refused.id],
    reason:
      "The address is a private home and nobody answered the phone on three mornings. Please tell us where the fridge stands, who looks after it and on which days somebody is there, and send it again.",
  });
  app.now = began - 26 * 3_600_000;
  const waiting = [
    await addServiceAs(app, lighthouse, {
      name: "Lighthouse Family Rooms",
      type: ["SHELTER"],
      needs: ["TRANSITIONAL"],
      totalBeds: 8,
      availableBeds: 0,
    }),
    await addServiceAs(app, lighthouse, {
      name: "Bay Dental Van",
      type: ["HEALTH"],
      needs: ["MEDICAL"],
      serviceSummary: "Dental care on wheels",
      website: "bаydental.example",
    }),
  ];
  app.now = began - 5 * 3_600_000;
  waiting.push(await addServiceAs(app, grace, { name: "Soup at the Old Cannery", needs: ["MEALS"] }));
  app.now += 60_000;
  waiting.push(await addServiceAs(app, grace, { name: "Community Fridge", needs: ["FOOD_PANTRIES"] }));
  app.now = began - 2 * 3_600_000;
  await editServiceAs(app, grace, house, {
    name: "Grace Night House for Women",
    category: ["WOMEN", "FAMILIES"],
    serviceSummary: "Emergency shelter, dinner and breakfast, showers",
    serviceSummaryEs: "Albergue de emergencia, cena y desayuno, duchas",
    address2: "Blue door",
    phone: "5555550131",
    schedules: [
      { type: "WEEKLY", day: "MONDAY", startTime: "6:00 PM", endTime: "7:00 AM", endsNextDay: true },
    ],
  });
  app.now += 60_000;
  await editServiceAs(app, lighthouse, waiting[0] ?? house, { age: "Families with children under 18" });
  app.now = began;
  return { grace, lighthouse, lead, house, pantry, refused, waiting };
}
