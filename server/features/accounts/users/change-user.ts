import type { User } from "#domain/accounts/users/user.ts";
import { problemOfChange } from "#domain/base/phone/changed-phone.ts";
import type { PhoneProblem } from "#domain/base/phone/typed-phone.ts";
import { isPromotion, type Role } from "#domain/base/roles/role.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { type EditedUser, lockAdministrators, lockUser, renameChecker, setRole, setUser } from "./queries.ts";

/** Why an account was not changed. */
export type ChangeRefusal =
  | "nobody"
  | "stale"
  | "notAdministrator"
  | "ownRole"
  | "notConfirmed"
  | PhoneProblem;

/** Fields to change; absent ones stay, null clears. */
export interface UserChange {
  readonly displayName?: string | undefined;
  readonly phone?: string | null | undefined;
  readonly totalServices?: number | undefined;
  readonly language?: User["language"] | null | undefined;
  /** Only the person themselves can agree to that. */
  readonly isNamePublic?: boolean | undefined;
  /** The version that the editor saw. */
  readonly version?: number | null | undefined;
}

/**
 * Changes the fields of an account. The history records which fields changed, but no personal data, since it
 * outlives the account.
 */
export async function changeUser(
  database: Database,
  actor: SignedIn,
  id: string,
  change: UserChange,
  now: number,
): Promise<User | ChangeRefusal> {
  return database.transaction(async (db) => {
    const before = await lockUser(db, id);
    if (before === null) return "nobody";
    if (change.version != null && change.version !== before.version) return "stale";
    const wrong = problemOfChange(change.phone, [before.phone], { takes: "person" });
    if (wrong !== null) return wrong;
    const after: EditedUser = {
      displayName: change.displayName ?? before.displayName,
      phone: change.phone === undefined ? before.phone : change.phone,
      totalServices: change.totalServices ?? before.totalServices,
      language: change.language ?? before.language,
      isNamePublic: change.isNamePublic ?? before.isNamePublic,
    };
    const changed = FIELDS.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return before;
    await setUser(db, id, after, now);
    await renameWhatTheyChecked(db, before, after);
    await recordChange(db, {
      thing: "USER",
      thingId: id,
      action: "EDIT",
      actor,
      at: now,
      before: { totalServices: before.totalServices },
      after: { totalServices: after.totalServices, changed },
    });
    return { ...before, ...after, updatedAt: now, version: before.version + 1 };
  });
}

/** Updates their name on services they checked, where it is public; removes it once it is private. */
async function renameWhatTheyChecked(db: Db, before: User, after: EditedUser): Promise<void> {
  if (!before.isNamePublic) return;
  if (after.isNamePublic && after.displayName === before.displayName) return;
  const to = after.isNamePublic ? after.displayName : null;
  await renameChecker(db, before.id, { from: before.displayName, to });
}

const FIELDS = [
  "displayName",
  "phone",
  "totalServices",
  "language",
  "isNamePublic",
] as const satisfies (keyof EditedUser)[];

/**
 * Sets a user's role. At least one administrator remains, also under concurrency. No one gets more rights by an address
 * that is not confirmed (rule users 19).
 *
 * @param version the version that the administrator saw; absent: not checked
 */
export async function changeRole(
  database: Database,
  actor: SignedIn,
  id: string,
  { role, version }: { readonly role: Role; readonly version?: number | null | undefined },
  now: number,
): Promise<User | ChangeRefusal> {
  return database.transaction(async (db) => {
    if (!(await isStillAdministrator(db, actor))) return "notAdministrator";
    const before = await lockUser(db, id);
    if (before === null) return "nobody";
    if (version != null && version !== before.version) return "stale";
    if (before.role === role) return before;
    if (id === actor.id) return "ownRole";
    if (before.confirmedAt === null && isPromotion(before.role, role)) return "notConfirmed";
    await setRole(db, id, role, now);
    await recordChange(db, {
      thing: "USER",
      thingId: id,
      action: "SET_ROLE",
      actor,
      at: now,
      before: { roles: [before.role] },
      after: { roles: [role] },
    });
    return { ...before, role, updatedAt: now, version: before.version + 1 };
  });
}

/**
 * Locks the set of administrators. No one can change their own role, so an actor who is still an administrator
 * remains one: the last is never removed.
 */
export async function isStillAdministrator(db: Db, actor: SignedIn): Promise<boolean> {
  return (await lockAdministrators(db)).includes(actor.id);
}
