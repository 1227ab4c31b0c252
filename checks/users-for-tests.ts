import { type Role, VIEWER_ROLES, type ViewerRole } from "#domain/roles/role.ts";
import type { User } from "#domain/users/user.ts";
import { findSignedIn, startSession } from "#server/features/account/sessions.ts";
import { addUser, readUser } from "#server/features/users/queries.ts";
import { GUEST, type Viewer } from "#server/http/viewer.ts";
import { newId } from "#server/sql/new-id.ts";
import type { RunningApp } from "./running-app.ts";

/** Somebody signed in, for requests of a test. */
export interface UserForTest {
  readonly user: User;
  /** The session's token. */
  readonly token: string;
  /** To send with a request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One of the seven who may look. */
export interface ViewerForTest {
  readonly role: ViewerRole;
  /** UUID; null for the guest. */
  readonly id: string | null;
  /** To send with a request; none for the guest. */
  readonly headers: Readonly<Record<string, string>>;
  /** As handlers get it. */
  readonly viewer: Viewer;
}

/**
 * Somebody new with this role, signed in at the app's moment: each call makes another person. `changes` are of the
 * account: an address, a name, `confirmedAt: null`, a password's hash.
 */
export async function signedInAs(
  app: Pick<RunningApp, "now" | "database">,
  role: Role,
  changes: Partial<Omit<Parameters<typeof addUser>[1], "id" | "role" | "now">> = {},
): Promise<UserForTest> {
  const { now, database } = app;
  const id = newId(now);
  const token = await database.transaction(async (db) => {
    await addUser(db, {
      id,
      email: `${id}@people.example`,
      displayName: `Test ${role}`,
      phone: null,
      role,
      passwordHash: null,
      lastMethod: "LOCAL",
      totalServices: 3,
      language: "en",
      confirmedAt: now,
      now,
      ...changes,
    });
    return startSession(db, { userId: id, method: changes.lastMethod ?? "LOCAL", device: "Test", now });
  });
  const user = await readUser(database, id);
  if (user === null) throw new Error("The user for this test was not kept.");
  return { user, token, headers: { authorization: `Bearer ${token}` } };
}

/** A guest and one of each role, lowest to highest. */
export async function sevenViewers(app: Pick<RunningApp, "now" | "database">): Promise<ViewerForTest[]> {
  const viewers: ViewerForTest[] = [];
  for (const role of VIEWER_ROLES) {
    if (role === "GUEST") {
      viewers.push({ role, id: null, headers: {}, viewer: GUEST });
      continue;
    }
    const { user, token, headers } = await signedInAs(app, role);
    const viewer = await findSignedIn(app.database)(token, app.now);
    if (viewer === null) throw new Error("Who has just signed in is not known.");
    viewers.push({ role, id: user.id, headers, viewer });
  }
  return viewers;
}
