import { databaseProxy } from "#checks/database-proxy.ts";
import { NO_LINKS } from "#checks/demonstration-app.ts";
import { NOW } from "#checks/journeys/now.ts";
import { seedApprovals } from "#checks/journeys/seed-approvals.ts";
import { seedFeedback } from "#checks/journeys/seed-feedback.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { signedInAs } from "#checks/users-for-tests.ts";
import { HARBOR_FRIENDS } from "#db/demo/organizations.ts";
import { DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { HarvestSource } from "#domain/imports/harvest/harvest-setting.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";
import { startSession } from "#server/features/accounts/account/sessions.ts";
import { NOT_COUNTED, type UnmetRecorder } from "#server/features/directory-health/unmet-searches.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";
import { type Onlooker, type Screen, USUAL_LANGUAGES } from "./screen.ts";
import { HARVESTED } from "./seed-harvests.ts";
import { seedMaintenance } from "./seed-maintenance.ts";

/** A directory to draw screens of. */
export interface ScreenTown {
  readonly address: string;
  /** The session of someone who looks; null for a guest. */
  tokenOf(onlooker: Onlooker): Promise<string | null>;
  /** The id of the service that a screen is about, of that user, or of the first crisis line. */
  idOf(screen: Screen): Promise<string>;
  /** From now on its database answers nothing, where it is one whose database can. */
  freeze(): void;
  /** No one looks at it any more: one that may be frozen ends here. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** The town, others where maintenance has much to show or without services, and one whose database stops. */
export interface ScreenTowns {
  of(screen: Pick<Screen, "page" | "state">): Promise<ScreenTown>;
  close(): Promise<void>;
}

/**
 * @param demonstration the database of the demonstration, to be copied
 * @param migrated one with nothing in it, to be copied
 * @param languages that are switched on
 */
export function screenTowns(
  demonstration: Connection,
  migrated: Connection,
  languages: readonly Language[] = USUAL_LANGUAGES,
): ScreenTowns {
  const openApp = appOpener(languages);
  const towns = new Map<string, Promise<ScreenTown>>();
  const open = (kind: "full" | "maintained" | "empty", make: () => Promise<ScreenTown>) => {
    const known = towns.get(kind) ?? make();
    towns.set(kind, known);
    return known;
  };
  return {
    of({ page, state }) {
      if (state === "empty") return open("empty", () => emptyTown(openApp, migrated));
      if (state === "error") return freezableTown(openApp, demonstration);
      if (state === "full" && MAINTENANCE.has(page)) {
        return open("maintained", () => maintainedTown(openApp, demonstration));
      }
      return open("full", () => fullTown(openApp, demonstration));
    },
    async close() {
      for (const town of towns.values()) await (await town).close();
    },
  };
}

/** The pages whose rows come from nightly searches, imports, harvests and campaigns. */
const MAINTENANCE: ReadonlySet<Screen["page"]> = new Set([
  "directoryHealth",
  "imports",
  "campaigns",
  "hardNights",
  "rollCall",
  "campaign",
  "withheld",
  "duplicates",
  "harvests",
]);

async function maintainedTown(openApp: OpenApp, demonstration: Connection): Promise<ScreenTown> {
  const { database, drop } = await openTestDatabase(demonstration);
  const app = await openApp(database, NOT_COUNTED);
  await seedMaintenance(app);
  return createTown(app, () => {}, drop);
}

/** With what waits for reviewers. */
async function fullTown(openApp: OpenApp, demonstration: Connection): Promise<ScreenTown> {
  const { database, drop } = await openTestDatabase(demonstration);
  const app = await openApp(database);
  await seedApprovals(app);
  await seedFeedback(app);
  return createTown(app, () => {}, drop);
}

async function emptyTown(openApp: OpenApp, migrated: Connection): Promise<ScreenTown> {
  const { database, drop } = await openTestDatabase(migrated);
  await loadPages(database, NOW, () => {});
  return createTown(await openApp(database, undefined, []), () => {}, drop);
}

async function freezableTown(openApp: OpenApp, demonstration: Connection): Promise<ScreenTown> {
  const { connection, drop } = await openTestDatabase(demonstration);
  const proxy = await databaseProxy(connection);
  const database = poolDatabase({
    primary: proxy.connection,
    replica: null,
    serving: {
      limits: { statementMs: 2000, lockMs: 1000, queueMs: 1000 },
      connections: { visitors: 4, readers: 4, bulk: 2 },
    },
  });
  const town = createTown(
    await openApp(database),
    () => proxy.freeze(),
    async () => {
      await database.close();
      await drop();
    },
  );
  const leave = async () => {
    await proxy.close();
    await town.close();
  };
  return { ...town, leave };
}

/** @param unmet there: the page of health says that searches are counted */
type OpenApp = (
  database: Database,
  unmet?: UnmetRecorder,
  harvested?: readonly HarvestSource[],
) => Promise<RunningApp>;

function appOpener(languages: readonly Language[]): OpenApp {
  return async (database, unmet, sources = HARVESTED) => {
    const app = await runningApp(database, {
      ...(unmet === undefined ? {} : { unmet }),
      config: { trustProxy: false, isRateLimited: false, demo: true, languages },
      harvest: { sources, wakeWorker: () => {} },
      pages: {
        publicUrl: null,
        basemap: null,
        defaultPlace: null,
        exitUrl: "https://weather.example/",
        links: NO_LINKS,
      },
    });
    app.now = NOW;
    return app;
  };
}

const ROLES: Readonly<Record<Exclude<Onlooker, "guest">, Role>> = {
  owner: "USER",
  volunteer: "VOLUNTEER",
  lead: "VOLUNTEER LEAD",
  administrator: "ADMINISTRATOR",
};

/** Of pages that are about something with the same id in every town. */
const FIXED_IDS: Partial<Readonly<Record<Screen["page"], string>>> = {
  editStaticPage: "FAQ",
  organization: HARBOR_FRIENDS.id,
  editOrganization: HARBOR_FRIENDS.id,
  topic: "FOOD",
};

/** The lists whose first row the form of a contact shows. */
const EDITED_CONTACTS: Readonly<Partial<Record<Screen["page"], string>>> = {
  editLiaison: "/liaisons",
  editRegion: "/regions",
  editCoordinator: "/coordinators",
};

/** Who runs two of the demonstration's shelters. */
const OWNER = "Grace House";

function createTown(app: RunningApp, freeze: () => void, drop: () => Promise<void>): ScreenTown {
  const tokens = new Map<Onlooker, string>();
  const signIn = async (onlooker: Exclude<Onlooker, "guest">): Promise<string> => {
    const known = tokens.get(onlooker);
    if (known !== undefined) return known;
    const owner = onlooker === "owner" ? await demonstrationOwner(app) : null;
    const token = owner ?? (await signedInAs(app, ROLES[onlooker], { displayName: "Lena Harbor" })).token;
    tokens.set(onlooker, token);
    return token;
  };
  return {
    address: app.address,
    tokenOf: async (onlooker) => (onlooker === "guest" ? null : signIn(onlooker)),
    async idOf({ page, about }) {
      const fixed = FIXED_IDS[page];
      if (fixed !== undefined) return fixed;
      const list = EDITED_CONTACTS[page];
      if (list !== undefined) return (await app.read<{ id: string }[]>(list))[0]?.id ?? "";
      if (page === "editCrisisLine") return (await app.read<{ id: string }[]>("/crisis-lines"))[0]?.id ?? "";
      if (page === "campaign") {
        return (await app.database.query<{ id: string }>("select id from campaigns"))[0]?.id ?? "";
      }
      if (page === "user") {
        const people = "select id from users where display_name = $1";
        return (await app.database.query<{ id: string }>(people, [about]))[0]?.id ?? "";
      }
      const found = await app.read<{ id: string; name: string }[]>(
        `/services?limit=100&q=${encodeURIComponent(about ?? "")}`,
      );
      const service = found.find(({ name }) => name === about);
      if (service === undefined) throw new Error(`The demonstration has no ${about}.`);
      return service.id;
    },
    freeze,
    leave: async () => {},
    async close() {
      await app.close();
      await drop();
    },
  };
}

/** A session of the owner's; null in a directory without people. */
async function demonstrationOwner({ database, now }: RunningApp): Promise<string | null> {
  const owner = DEMONSTRATION_PEOPLE.find(({ displayName }) => displayName === OWNER);
  const [known] = await database.query("select 1 from users where id = $1", [owner?.id]);
  if (owner === undefined || known === undefined) return null;
  return database.transaction((db) =>
    startSession(db, { userId: owner.id, method: "LOCAL", device: "Firefox on Android", now }),
  );
}
