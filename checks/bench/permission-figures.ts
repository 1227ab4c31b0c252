import { randomBytes } from "node:crypto";
import { getExtent, hasCapability } from "#domain/base/roles/permissions.ts";
import { ROLES, VIEWER_ROLES } from "#domain/base/roles/role.ts";
import { identify } from "#server/base/http/identify.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { hashPassword } from "#server/features/accounts/account/password-hash.ts";
import { findSignedIn, startSession } from "#server/features/accounts/account/sessions.ts";
import { addUser } from "#server/features/accounts/users/queries.ts";

/** What it costs to know who asks and what they may. */
export interface PermissionRow {
  what: string;
  /** Median of one, microseconds. */
  medianUs: number;
  p99Us: number;
}

const USERS = 2000;
const CHECKS = 1_000_000;
const LOOKUPS = 5000;
const HASHES = 30;

/** The pure check, the lookup of a session among thousands and, for comparison, a password's hash. */
export async function permissionFigures(
  database: Database,
  print: (line: string) => void,
): Promise<PermissionRow[]> {
  const now = Date.now();
  print(`${USERS} people sign in`);
  const tokens = await signInMany(database, now);
  const find = findSignedIn(database);
  const pickToken = (n: number) => tokens[(n * 7919) % tokens.length] ?? "";
  const lookups = await times(LOOKUPS, async (n) => {
    const tokens = { authorization: `Bearer ${pickToken(n)}`, cookie: undefined };
    if ((await identify(tokens, find, now)).kind === "guest") throw new Error("A session was not found.");
  });
  const guests = await times(LOOKUPS, async () => {
    await identify({ authorization: "Bearer undefined", cookie: undefined }, find, now);
  });
  const dead = await times(LOOKUPS, async () => {
    const cookie = randomBytes(32).toString("base64url");
    await identify({ authorization: undefined, cookie }, find, now);
  });
  const hashes = await times(HASHES, async () => {
    await hashPassword("a password of many letters");
  });
  return [
    pureCheck(),
    { what: "who asks: a guest", ...guests },
    { what: "who asks: a live session", ...lookups },
    { what: "who asks: a dead token", ...dead },
    { what: "a password's hash", ...hashes },
  ];
}

/** Too short to be timed one by one: the time of a thousand in milliseconds is that of one in microseconds. */
function pureCheck(): PermissionRow {
  const capabilities = ["readWaiting", "editService", "deleteService", "updateBeds"] as const;
  const taken: number[] = [];
  let yes = 0;
  for (let round = 0; round < CHECKS / 1000; round++) {
    const began = performance.now();
    for (let n = 0; n < 1000; n++) {
      const role = VIEWER_ROLES[n % VIEWER_ROLES.length] ?? "GUEST";
      const capability = capabilities[n % capabilities.length] ?? "editService";
      if (hasCapability(role, capability) && getExtent(role, capability) === "any") yes++;
    }
    taken.push(performance.now() - began);
  }
  if (yes === 0) throw new Error("No role has any permission.");
  return { what: "what they may: the pure check", ...summarize(taken) };
}

async function times(count: number, work: (n: number) => Promise<void>) {
  for (let n = 0; n < Math.min(count, 200); n++) await work(n);
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    await work(n);
    taken.push((performance.now() - began) * 1000);
  }
  return summarize(taken);
}

function summarize(taken: number[]): { medianUs: number; p99Us: number } {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1000) / 1000;
  return { medianUs: at(0.5), p99Us: at(0.99) };
}

async function signInMany(database: Database, now: number): Promise<string[]> {
  return database.transaction(async (db) => {
    const tokens: string[] = [];
    for (let n = 0; n < USERS; n++) {
      const id = newId(now);
      await addUser(db, {
        id,
        email: `${id}@people.example`,
        displayName: "Bench",
        phone: null,
        role: ROLES[n % ROLES.length] ?? "USER",
        passwordHash: null,
        lastMethod: "LOCAL",
        totalServices: 3,
        language: "en",
        confirmedAt: now,
        now,
      });
      tokens.push(await startSession(db, { userId: id, method: "LOCAL", device: "", now }));
    }
    return tokens;
  });
}
