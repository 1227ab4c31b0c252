import type { OwnedService, SignInMethod, User, UserSummary } from "#domain/accounts/users/user.ts";
import type { UserField, UserQuery, UserSort } from "#domain/accounts/users/user-query.ts";
import { RESTORE_DELETED_MS } from "#domain/base/contract/limits.ts";
import type { Page } from "#domain/base/contract/paging.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { folded } from "#server/base/sql/folded.ts";

const COLUMNS = `u.id, u.email, u.display_name as "displayName", u.phone, u.role, u.last_method as "lastMethod",
       u.is_name_public as "isNamePublic",
       u.total_services as "totalServices", u.language, u.confirmed_at as "confirmedAt",
       u.deletion_requested_at as "deletionRequestedAt", u.created_at as "createdAt",
       u.last_login_at as "lastLoginAt", u.updated_at as "updatedAt", u.version`;

/** @param id a UUID */
export async function readUser(db: Db, id: string): Promise<User | null> {
  const [row] = await db.query<User>(`select ${COLUMNS} from users u where u.id = $1::uuid`, [id]);
  return row ?? null;
}

/** Reads a user, locked against changes until the transaction ends; rows that refer to the account are not blocked. */
export async function lockUser(db: Db, id: string): Promise<User | null> {
  const [row] = await db.query<User>(
    `select ${COLUMNS} from users u where u.id = $1::uuid for no key update`,
    [id],
  );
  return row ?? null;
}

/** Locks those of these accounts that exist, in the order of their ids, to be removed in this transaction. */
export async function lockUsersToRemove(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from users where id = any($1::uuid[]) order by id for update",
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** @param email in lower case */
export async function readUserByEmail(db: Db, email: string): Promise<User | null> {
  const [row] = await db.query<User>(`select ${COLUMNS} from users u where u.email = $1`, [email]);
  return row ?? null;
}

/** @param emails in lower case */
export async function readUsersByEmail(db: Db, emails: readonly string[]): Promise<User[]> {
  return db.query<User>(`select ${COLUMNS} from users u where u.email = any ($1::text[])`, [emails]);
}

export interface NewUser {
  readonly id: string;
  /** Email in lower case. */
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly lastMethod: SignInMethod;
  readonly totalServices: number;
  readonly language: Language;
  readonly confirmedAt: number | null;
  readonly now: number;
}

/** False where the address is taken, or of an account that was deleted a moment ago and can be restored. */
export async function addUser(db: Db, user: NewUser): Promise<boolean> {
  const rows = await db.query(
    `insert into users (id, email, display_name, phone, role, password_hash, last_method, total_services, language,
                        confirmed_at, created_at, updated_at)
     select $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $11::timestamptz, $11::timestamptz
      where not exists (select from deleted_accounts d where d.email = $2 and d.deleted_at > $12)
         on conflict (email) do nothing
     returning id`,
    [
      user.id,
      user.email,
      user.displayName,
      user.phone,
      user.role,
      user.passwordHash,
      user.lastMethod,
      user.totalServices,
      user.language,
      instant(user.confirmedAt),
      instant(user.now),
      instant(user.now - RESTORE_DELETED_MS),
    ],
  );
  return rows.length === 1;
}

/** Fields that a user or an administrator may edit. */
export interface EditedUser {
  readonly displayName: string;
  readonly phone: string | null;
  readonly totalServices: number;
  readonly language: Language;
  readonly isNamePublic: boolean;
}

export async function setUser(db: Db, id: string, edited: EditedUser, now: number): Promise<void> {
  await db.query(
    `update users
        set display_name = $2, phone = $3, total_services = $4, language = $5, updated_at = $6,
            is_name_public = $7, version = version + 1
      where id = $1::uuid`,
    [
      id,
      edited.displayName,
      edited.phone,
      edited.totalServices,
      edited.language,
      instant(now),
      edited.isNamePublic,
    ],
  );
}

export async function setRole(db: Db, id: string, role: Role, now: number): Promise<void> {
  await db.query("update users set role = $2, updated_at = $3, version = version + 1 where id = $1::uuid", [
    id,
    role,
    instant(now),
  ]);
}

/**
 * The ids of all administrators. Takes an advisory lock that serializes changes of administrators until the
 * transaction ends; row locks would not do, since a locked row may cease to be an administrator's.
 */
export async function lockAdministrators(db: Db): Promise<string[]> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('amparo administrators', 0))");
  const rows = await db.query<{ id: string }>("select id from users where role = 'ADMINISTRATOR'");
  return rows.map(({ id }) => id);
}

/** Deletes an account with its sessions and links. */
export async function removeUser(db: Db, id: string): Promise<void> {
  await db.query("delete from users where id = $1::uuid", [id]);
}

/** Services `s` that the user $1 has confirmed under the name $2, which they show. */
const NAMES_CHECKER = `s.verified_by = $2
          and s.id in (select h.thing_id::uuid from history h
                        where h.actor_id = $1::uuid and h.thing = 'SERVICE' and h.action = 'CONFIRM')`;

/**
 * The services that change when an account is deleted, locked until the transaction ends. In the common
 * order of locks, so that those are locked with them whose pending edits lose their editor, and those that name the user
 * as who has confirmed them.
 *
 * @param named the user's name, where services may show it
 */
export async function lockUserServices(
  db: Db,
  userId: string,
  named: string | null,
): Promise<{ id: string; isOwned: boolean }[]> {
  return db.query(
    `select id, owner_id is not null and owner_id = $1::uuid as "isOwned" from services
      where owner_id = $1::uuid or id in (select service_id from pending_edits where editor_id = $1::uuid)
         or id in (select s.id from services s where ${NAMES_CHECKER})
      order by id
        for no key update`,
    [userId, named],
  );
}

/**
 * Removes the owner of locked services, whose visibility stays. The date of confirmation stays too, but not the name of
 * the person who confirmed, since that may be the user's.
 */
export async function releaseServices(db: Db, ids: readonly string[], now: number): Promise<void> {
  await db.query(
    `update services set owner_id = null, owner_lost_at = $2, verified_by = null where id = any ($1::uuid[])`,
    [ids, instant(now)],
  );
}

/**
 * Names someone otherwise, or not at all, with the services that they have confirmed under this name. Locks these, in
 * the order of their ids.
 *
 * @param to null: they are named no more
 */
export async function renameChecker(
  db: Db,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<void> {
  await db.query(
    `with named as (
       select s.id from services s
        where ${NAMES_CHECKER}
        order by s.id
          for no key update)
     update services set verified_by = $3, version = version + 1 where id in (select id from named)`,
    [userId, from, to],
  );
}

/** Gives locked services of an account that is going to be deleted to another one. */
export async function giveServices(db: Db, ids: readonly string[], to: string): Promise<void> {
  await db.query(
    `update services set owner_id = $2::uuid, verified_by = null, version = version + 1
      where id = any ($1::uuid[])`,
    [ids, to],
  );
}

/** Reads a user's services by name, including pending ones. @param userId a UUID */
export async function readOwnedServices(
  db: Db,
  userId: string,
  { limit, skip }: Page,
): Promise<OwnedService[]> {
  return db.query<OwnedService>(
    `select s.id, s.name,
            (select o.email from users o
              where o.email = lower(s.contact_email) and o.id <> s.owner_id and o.confirmed_at is not null)
              as "suggestedOwner"
       from services s where s.owner_id = $1::uuid and s.deleted_at is null
      order by lower(s.name) collate "C", s.id
      limit $2 offset $3`,
    [userId, limit, skip],
  );
}

/** Counts the services a user owns, including pending ones. */
export async function countOwnedServices(db: Db, userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from services where owner_id = $1::uuid and deleted_at is null",
    [userId],
  );
  return row?.count ?? 0;
}

const SORT_COLUMNS: Readonly<Record<UserSort, string>> = {
  createdAt: "u.created_at",
  updatedAt: "u.updated_at",
  lastLoginAt: "u.last_login_at",
  displayName: `lower(u.display_name) collate "C"`,
  email: "u.email",
};

/** A user with the number of their services, including pending ones, and of their passkeys. */
export interface UserWithCounts extends User {
  readonly countManagedServices: number;
  readonly countPasskeys: number;
}

export async function readUsers(db: Db, query: UserQuery): Promise<UserWithCounts[]> {
  const { condition, values } = buildCondition(query);
  const direction = query.order.direction === "asc" ? "asc" : "desc";
  return db.query<UserWithCounts>(
    `select ${COLUMNS},
            (select count(*)::int from services s where s.owner_id = u.id and s.deleted_at is null)
              as "countManagedServices",
            (select count(*)::int from passkeys p where p.user_id = u.id) as "countPasskeys"
       from users u where ${condition}
      order by ${SORT_COLUMNS[query.order.by]} ${direction} nulls last, u.id ${direction}
      limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, query.limit, query.skip],
  );
}

export async function countUsers(db: Db, query: UserQuery): Promise<number> {
  const { condition, values } = buildCondition(query);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from users u where ${condition}`,
    values,
  );
  return row?.count ?? 0;
}

/** Counts the people in each part of the list, in one pass over the accounts. */
export async function summarizeUsers(db: Db): Promise<Omit<UserSummary, "invitations">> {
  const [row] = await db.query<Omit<UserSummary, "invitations">>(
    `select count(*)::int as all,
            count(*) filter (where role in ('USER', 'AUTO USER'))::int as providers,
            count(*) filter (where role in ('VOLUNTEER', 'VOLUNTEER LEAD'))::int as volunteers,
            count(*) filter (where confirmed_at is null)::int as unconfirmed,
            count(*) filter (where deletion_requested_at is not null)::int as deletion,
            count(*) filter (where role = 'ADMINISTRATOR')::int as administrators
       from users`,
  );
  if (row === undefined) throw new Error("Counting gave no row.");
  return row;
}

/** `position` has no patterns: `%` and `_` match literally. */
const FIELD_CONDITIONS: Readonly<Record<UserField, string>> = {
  displayName: `position(${folded("t.text")} in ${folded("u.display_name")}) > 0`,
  email: "position(lower(t.text) in u.email) > 0",
  // Compares digits only.
  phone: `(position(t.text in u.phone) > 0 or (length(t.digits) >= 3 and t.text !~ '[^\\d\\s().+-]'
           and position(t.digits in regexp_replace(u.phone, '\\D', '', 'g')) > 0))`,
  roles: "u.role = upper(t.text)",
  lastMethod: "u.last_method = upper(t.text)",
};

function buildCondition(query: UserQuery): { condition: string; values: unknown[] } {
  const values = [query.roles, query.methods, query.texts, query.isConfirmed, query.isDeletionRequested];
  const inAField = query.fields.map((field) => FIELD_CONDITIONS[field]).join(" or ");
  return {
    condition: `(cardinality($1::text[]) = 0 or u.role = any ($1::text[]))
      and (cardinality($2::text[]) = 0 or u.last_method = any ($2::text[]))
      and ($4::boolean is null or (u.confirmed_at is not null) = $4)
      and ($5::boolean is null or (u.deletion_requested_at is not null) = $5)
      and (cardinality($3::text[]) = 0
           or exists (select from (select w as text, regexp_replace(w, '\\D', '', 'g') as digits
                                     from unnest($3::text[]) w) t
                       where ${inAField === "" ? "false" : inAField}))`,
    values,
  };
}
