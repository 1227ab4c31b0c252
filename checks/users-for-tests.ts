import type { User } from "#domain/accounts/users/user.ts";
import { type Role, VIEWER_ROLES, type ViewerRole } from "#domain/base/roles/role.ts";
import { GUEST, type Viewer } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { findSignedIn, startSession } from "#server/features/accounts/account/sessions.ts";
import { addUser, type NewUser, readUser } from "#server/features/accounts/users/queries.ts";
import type { RunningApp } from "./running-app.ts";

/** Someone signed in, for requests of a test. */
export interface UserForTest {
  readonly user: User;
  /** The session's token. */
  readonly token: string;
  /** Headers to send with a request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** One of the seven who may look. */
export interface ViewerForTest {
  readonly role: ViewerRole;
  /** UUID; null for the guest. */
  readonly id: string | null;
  /** Headers to send with a request; none for the guest. */
  readonly headers: Readonly<Record<string, string>>;
  /** The viewer as handlers get it. */
  readonly viewer: Viewer;
}

/** Properties of an account that differ from a test's defaults. */
type AccountChanges = Partial<Omit<NewUser, "id" | "now">>;

/** Creates a user with a confirmed address, and returns the id. */
export async function personForTest(db: Db, now: number, changes: AccountChanges = {}): Promise<string> {
  const id = newId(now);
  await addUser(db, {
    id,
    email: `${id}@people.example`,
    displayName: `Test ${changes.role ?? "USER"}`,
    phone: null,
    role: "USER",
    passwordHash: null,
    lastMethod: "LOCAL",
    totalServices: 3,
    language: "en",
    confirmedAt: now,
    now,
    ...changes,
  });
  return id;
}

/**
 * Someone new with this role, signed in at the app's moment: each call makes another person. `changes` are of the
 * account: an address, a name, `confirmedAt: null`, a password's hash.
 */
export async function signedInAs(
  app: Pick<RunningApp, "now" | "database">,
  role: Role,
  changes: Omit<AccountChanges, "role"> = {},
): Promise<UserForTest> {
  const { now, database } = app;
  const { userId, token } = await database.transaction(async (db) => {
    const userId = await personForTest(db, now, { ...changes, role });
    const method = changes.lastMethod ?? "LOCAL";
    return { userId, token: await startSession(db, { userId, method, device: "Test", now }) };
  });
  const user = await readUser(database, userId);
  if (user === null) throw new Error("The user for this test was not stored.");
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
