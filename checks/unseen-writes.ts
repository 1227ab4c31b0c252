import type { RunningApp } from "./running-app.ts";
import { type Method, sendJson } from "./send-json.ts";
import { everyDay, serviceForTest } from "./services-for-tests.ts";
import type { UserForTest } from "./users-for-tests.ts";

/** A write, by what it does. */
export interface NamedWrite {
  readonly name: string;
  write(): Promise<void>;
}

/** People who write, and the services that they write about. */
export interface WritingPeople {
  readonly admin: UserForTest;
  readonly volunteer: UserForTest;
  /** Owns both services, and is reviewed. */
  readonly owner: UserForTest;
  readonly somebody: UserForTest;
}

/** A shelter that protects people, of which only the region is public, and a hall that is public. */
export const REFUGE = serviceForTest(
  {
    name: "Refuge House",
    serviceSummary: "A safe house",
    type: ["SHELTER"],
    category: ["WOMEN"],
    schedules: everyDay(480, 1020),
    isProtected: true,
    availableBeds: 5,
    totalBeds: 9,
    place: { address1: "31 Foxglove Court" },
  },
  { bedsUpdatedAt: Date.UTC(2026, 10, 20, 9) },
);
export const HALL = serviceForTest(
  {
    name: "Sample House Shelter",
    serviceSummary: "A hall",
    type: ["SHELTER"],
    category: ["ALL"],
    schedules: everyDay(480, 1020),
    availableBeds: 5,
    totalBeds: 9,
  },
  { bedsUpdatedAt: Date.UTC(2026, 10, 20, 9) },
);

/** Lists writes, in order, that change nothing visible to someone without rights. */
export function unseenWrites(app: RunningApp, people: WritingPeople): NamedWrite[] {
  const send = sender(app);
  const { admin, volunteer, owner, somebody } = people;
  const ofAny = [REFUGE, HALL].flatMap(({ id, facts: { name } }): NamedWrite[] => {
    const path = `/services/${id}`;
    const decide = (decision: "approve" | "reject") =>
      send(admin, "POST", `/services/${decision}-services`, {
        services: [id],
        ...(decision === "reject" ? { reason: "Not so." } : {}),
      });
    return [
      {
        name: `a note about ${name}`,
        write: () => send(admin, "PUT", path, { comment: "He called again." }),
      },
      {
        name: `a volunteer's proposal for ${name}`,
        write: () => send(volunteer, "PUT", path, { description: "Else." }),
      },
      {
        name: `the owner's proposal for ${name}`,
        write: () => send(owner, "PUT", path, { description: "Or else." }),
      },
      { name: `a refusal of what waits for ${name}`, write: () => decide("reject") },
      { name: `${name} without an owner`, write: () => send(admin, "PUT", path, { userEmail: null }) },
      {
        name: `a claim of ${name}`,
        write: () => send(somebody, "POST", `${path}/claim`, { message: "It is mine.", phone: "3055550100" }),
      },
      {
        name: `another owner of ${name}`,
        write: () => send(admin, "PUT", path, { userEmail: somebody.user.email }),
      },
      {
        name: `the owner of ${name} back`,
        write: () => send(admin, "PUT", path, { userEmail: owner.user.email }),
      },
      {
        name: `a message about ${name}`,
        write: () =>
          send(somebody, "POST", "/feedbacks/service", {
            service: id,
            name: "Ana",
            email: "ana@mail.example",
            phone: "3055550100",
            message: "Is it open?",
          }),
      },
      { name: `a save of ${name} that changes nothing`, write: () => saveAsRead(app, admin, path) },
    ];
  });
  const path = `/services/${REFUGE.id}`;
  const count = (availableBeds: number) =>
    send(admin, "POST", "/services/update-available-beds", { services: [{ id: REFUGE.id, availableBeds }] });
  return [
    ...ofAny,
    { name: "a count of a refuge's beds", write: () => count(4) },
    { name: "the same count again", write: () => count(4) },
    { name: "another count", write: () => count(0) },
    { name: "an undo of a count", write: () => undoCount(app, admin) },
    {
      name: "more beds at a refuge",
      write: () => send(owner, "PUT", path, { totalBeds: 12, availableBeds: 3 }),
    },
    {
      name: "beds of a refuge by whom they are for",
      write: () =>
        send(admin, "PUT", path, {
          beds: [
            { for: "WOMEN", free: 1, total: 6 },
            { for: "FAMILIES", free: 2, total: 6 },
          ],
        }),
    },
    {
      name: "a refuge that takes nobody else in tonight",
      write: () =>
        send(owner, "PUT", path, { intakeClosedUntil: new Date(app.now + 4 * 3_600_000).toISOString() }),
    },
    {
      name: "a refuge that takes people in again",
      write: () => send(owner, "PUT", path, { intakeClosedUntil: null }),
    },
    {
      name: "another street of a refuge",
      write: () => send(admin, "PUT", path, { address1: "32 Foxglove Court" }),
    },
    // The consent to show a small town is not public.
    {
      name: "a refuge that states its small town",
      write: () => send(admin, "PUT", path, { placeShown: "TOWN" }),
    },
    {
      name: "a refuge in another small town",
      write: () => send(admin, "PUT", path, { city: "Smallton", address1: "1 Other Street" }),
    },
    {
      name: "a refuge that states its region, where it was",
      write: () =>
        send(admin, "PUT", path, { placeShown: "REGION", city: "Sampleton", address1: "32 Foxglove Court" }),
    },
    {
      name: "another street that waits",
      write: () => send(owner, "PUT", path, { address1: "33 Foxglove Court" }),
    },
    {
      name: "an approval of what nobody sees",
      write: () => send(admin, "POST", "/services/approve-services", { services: [REFUGE.id] }),
    },
    ...(
      [
        ["its owner's request to show the street of a refuge", { decision: "ASK", isSure: true }],
        ["its owner's second yes", { decision: "CONFIRM" }],
        ["its owner's change of mind", { decision: "KEEP" }],
      ] as const
    ).map(([name, body]) => ({ name, write: () => send(owner, "POST", `${path}/door`, body) })),
    { name: "a kudo for a refuge", write: () => send(somebody, "POST", `${path}/likes`) },
  ];
}

/** Writes that change what is public of both: a comparison that finds no difference after these would be blind. */
export function seenWrites(app: RunningApp, { admin }: WritingPeople): NamedWrite[] {
  const send = sender(app);
  const both = (body: object) => async () => {
    for (const { id } of [REFUGE, HALL]) await send(admin, "PUT", `/services/${id}`, body);
  };
  return [
    { name: "another summary", write: both({ serviceSummary: "A house by the river" }) },
    { name: "its Spanish", write: both({ serviceSummaryEs: "Una casa junto al río" }) },
    { name: "another telephone number", write: both({ phone: "3055550177" }) },
  ];
}

function sender(app: RunningApp) {
  return async ({ headers }: UserForTest, method: Method, path: string, body?: object): Promise<void> => {
    const reply = await sendJson(app, method, path, body, headers);
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  };
}

async function saveAsRead(app: RunningApp, { headers }: UserForTest, path: string): Promise<void> {
  const { userEmail: _, ...own } = await (await sendJson(app, "GET", path, undefined, headers)).json();
  const reply = await sendJson(app, "PUT", path, own, headers);
  if (!reply.ok) throw new Error(`PUT ${path}: ${reply.status} ${await reply.text()}`);
}

/** Undoes the newest count of the refuge's beds. */
async function undoCount(app: RunningApp, { headers }: UserForTest): Promise<void> {
  const address = `/history?thing=SERVICE&thingId=${REFUGE.id}&limit=50`;
  const changes: { id: string; action: string }[] = await (
    await sendJson(app, "GET", address, undefined, headers)
  ).json();
  const count = changes.find(({ action }) => action === "COUNT_BEDS");
  const reply = await sendJson(app, "POST", `/history/${count?.id}/undo`, {}, headers);
  if (!reply.ok) throw new Error(`The undo: ${reply.status} ${await reply.text()}`);
}
