import { type Db, instant } from "#server/base/sql/db.ts";

/** Rows that go with an account and come back with it: each by the column that refers to the account. */
const OWN_ROWS = {
  sessions: "user_id",
  known_devices: "user_id",
  mailed_links: "user_id",
  user_identities: "user_id",
  passkeys: "user_id",
  recovery_codes: "user_id",
  notice_choices: "user_id",
  notice_links: "user_id",
  invitations: "invited_by",
  confirmation_requests: "owner_id",
  feedback_reads: "user_id",
} as const;

/** Joins that skip rows whose service or message has been deleted since. */
const ROWS_ABOUT: Readonly<Record<string, string>> = {
  confirmation_requests: "join services s on s.id = r.service_id",
  feedback_reads: "join feedbacks f on f.id = r.feedback_id",
};

/** Columns that name an account and are empty once it is gone, each with what tells its row. */
const NAMED_IN = [
  ["campaigns", "created_by", ["id"]],
  ["confirmation_requests", "asked_by", ["id"]],
  ["duplicate_dismissals", "dismissed_by", ["first_id", "second_id"]],
  ["hard_nights", "created_by", ["id"]],
  ["harvests", "approved_by", ["name"]],
  ["import_runs", "created_by", ["id"]],
  ["import_runs", "started_by", ["id"]],
  ["merge_proposals", "proposed_by", ["first_id", "second_id"]],
  ["organizations", "owner_id", ["id"]],
  // The key includes the date, since a later edit of the same service is not theirs.
  ["pending_edits", "editor_id", ["service_id", "updated_at"]],
  ["roll_call_services", "owner_id", ["night_id", "service_id"]],
  ["service_merges", "merged_by", ["id"]],
  ["static_page_versions", "author_id", ["code", "language", "version"]],
  ["withheld_places", "asked_by", ["service_id"]],
  ["withheld_places", "decided_by", ["service_id"]],
  ["feedbacks", "claimant_id", ["id"]],
] as const;

/**
 * Columns that refer to an account and do not come back: a second step of signing in begins anew, and what it deleted
 * itself was deleted.
 */
const LET_GO = ["factor_tokens.user_id", "deleted_feedbacks.deleted_by", "deleted_accounts.deleted_by"];

/** Every column that refers to an account, as `table.column`. The owner of a service is stored with its new owner. */
export const REFERENCES_TO_ACCOUNTS: ReadonlySet<string> = new Set([
  ...Object.entries(OWN_ROWS).map(([table, column]) => `${table}.${column}`),
  ...NAMED_IN.map(([table, column]) => `${table}.${column}`),
  ...LET_GO,
  "services.owner_id",
]);

const ALL_OF = (rows: string) => `(select coalesce(jsonb_agg(to_jsonb(r.*)), '[]') from ${rows} r)`;

const CONTENT = [
  `'account', (select to_jsonb(u.*) from users u where u.id = $1::uuid)`,
  ...Object.entries(OWN_ROWS).map(
    ([table, column]) => `'${table}', ${ALL_OF(`(select * from ${table} where ${column} = $1::uuid)`)}`,
  ),
  ...NAMED_IN.map(
    ([table, column, key]) =>
      `'${table}.${column}', ${ALL_OF(`(select ${key.join(", ")} from ${table} where ${column} = $1::uuid)`)}`,
  ),
  `'services', ${ALL_OF(
    `(select s.id, s.owner_id is not null and s.owner_id = $1::uuid as is_owned, g.owner_id as given_to,
             s.owner_lost_at, s.verified_at, s.verified_by
        from services s left join unnest($5::uuid[], $6::uuid[]) as g (id, owner_id) on g.id = s.id
       where s.id = any ($4::uuid[]))`,
  )}`,
  `'claims', ${ALL_OF(
    `(select id from feedbacks
       where type = 'CLAIM' and not is_archived
         and service_id in (select g.id from unnest($5::uuid[], $6::uuid[]) as g (id, owner_id)
                             where g.owner_id is not null))`,
  )}`,
].join(",\n       ");

/** An account that is going to be deleted, locked. */
interface LeavingAccount {
  readonly id: string;
  readonly deletedBy: string;
  /** All services that change with it, locked. */
  readonly services: readonly string[];
  /** Services that it owns, with the new owner of each; null: no one. */
  readonly given: ReadonlyMap<string, string | null>;
  readonly now: number;
}

/** Keeps all of an account that it takes to restore it, before anything of it changes. */
export async function keepAccount(
  db: Db,
  { id, deletedBy, services, given, now }: LeavingAccount,
): Promise<void> {
  await db.query(
    `insert into deleted_accounts (id, email, deleted_by, deleted_at, content)
     select u.id, u.email, $2::uuid, $3, jsonb_build_object(${CONTENT})
       from users u where u.id = $1::uuid
         on conflict (id) do update
        set email = excluded.email, deleted_by = excluded.deleted_by, deleted_at = excluded.deleted_at,
            content = excluded.content`,
    [id, deletedBy, instant(now), services, [...given.keys()], [...given.values()]],
  );
}

/** Content of a deleted account. Nothing else is left of it. */
export interface KeptAccount {
  readonly id: string;
  readonly deletedAt: number;
  /** Services that changed with it. */
  readonly services: readonly string[];
  /** JSON. */
  readonly content: string;
}

/**
 * Takes out an account that this person deleted at most so long ago; null where there is none. One that was deleted
 * later than now, before the clock was set back, counts by the distance to now.
 */
export async function takeKeptAccount(
  db: Db,
  id: string,
  deletedBy: string,
  { now, withinMs }: { readonly now: number; readonly withinMs: number },
): Promise<KeptAccount | null> {
  const [row] = await db.query<KeptAccount>(
    `delete from deleted_accounts where id = $1::uuid and deleted_by = $2::uuid and deleted_at > $3 and deleted_at < $4
     returning id, deleted_at as "deletedAt", content::text as content,
               array(select r.value ->> 'id' from jsonb_array_elements(content -> 'services') r order by 1) as services`,
    [id, deletedBy, instant(now - withinMs), instant(now + withinMs)],
  );
  return row ?? null;
}

/** False where someone has an account with this address by now. */
export async function putBackUser(db: Db, { content }: KeptAccount): Promise<boolean> {
  const rows = await db.query(
    `insert into users select (jsonb_populate_record(null::users, $1::jsonb -> 'account')).*
         on conflict do nothing
     returning id`,
    [content],
  );
  return rows.length === 1;
}

/** Restores the account's own rows, once its user row is back. Rows that conflict with newer ones are left out. */
export async function putBackOwnRows(db: Db, { content }: KeptAccount): Promise<void> {
  for (const table of Object.keys(OWN_ROWS)) {
    await db.query(
      `insert into ${table}
       select r.* from jsonb_populate_recordset(null::${table}, $1::jsonb -> '${table}') r ${ROWS_ABOUT[table] ?? ""}
           on conflict do nothing`,
      [content],
    );
  }
}

/** A service that has its owner again, and who had it meanwhile. */
export interface ReturnedService {
  readonly id: string;
  readonly givenTo: string | null;
}

/**
 * Gives locked services back, except those whose owner was changed again, and names who checked them, except those
 * that were checked again.
 */
export async function putBackServices(
  db: Db,
  { id, services, content }: KeptAccount,
): Promise<ReturnedService[]> {
  const returned = await db.query<ReturnedService>(
    `select s.id, s.owner_id as "givenTo"
       from jsonb_to_recordset($1::jsonb -> 'services') as k (id uuid, is_owned boolean, given_to uuid)
       join services s on s.id = k.id
      where k.is_owned and s.owner_id is not distinct from k.given_to
      order by s.id`,
    [content],
  );
  await db.query(
    `update services s
        set owner_id = case when s.id = any ($3::uuid[]) then $2::uuid else s.owner_id end,
            owner_lost_at = case when s.id = any ($3::uuid[]) then k.owner_lost_at else s.owner_lost_at end,
            verified_by = case when s.verified_by is null and s.verified_at is not distinct from k.verified_at
                               then k.verified_by else s.verified_by end,
            version = s.version + 1
       from jsonb_to_recordset($1::jsonb -> 'services') as k (
              id uuid, owner_lost_at timestamptz, verified_at timestamptz, verified_by text)
      where s.id = k.id and s.id = any ($4::uuid[])`,
    [content, id, returned.map((service) => service.id), services],
  );
  return returned;
}

/** Names the account again wherever no one else is named by now. */
export async function putBackNames(db: Db, { id, content }: KeptAccount): Promise<void> {
  for (const [table, column, key] of NAMED_IN) {
    const isSame = key.map((part) => `t.${part} = k.${part}`).join(" and ");
    await db.query(
      `update ${table} t set ${column} = $2::uuid
         from jsonb_populate_recordset(null::${table}, $1::jsonb -> '${table}.${column}') k
        where ${isSame} and t.${column} is null`,
      [content, id],
    );
  }
}

/** Opens the claims again that ended because these services got a new owner. */
export async function reopenClaims(
  db: Db,
  { content }: KeptAccount,
  services: readonly string[],
): Promise<void> {
  await db.query(
    `update feedbacks f set is_archived = false
       from jsonb_to_recordset($1::jsonb -> 'claims') as k (id uuid)
      where f.id = k.id and f.is_archived and f.service_id = any ($2::uuid[])`,
    [content, services],
  );
}

/** Forgets for good what was deleted so long ago, and by a clock that was set back since. */
export async function forgetKeptAccounts(db: Db, now: number, afterMs: number): Promise<void> {
  await db.query("delete from deleted_accounts where deleted_at <= $1 or deleted_at >= $2", [
    instant(now - afterMs),
    instant(now + afterMs),
  ]);
}
