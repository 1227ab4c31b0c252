import type { ContactCounties } from "#domain/contacts/regional-contacts/list-contacts.ts";
import type {
  ContactFacts,
  ContactKind,
  RegionalContact,
} from "#domain/contacts/regional-contacts/regional-contact.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Editable columns with their types, by their names on the wire. A region's coordinators are in a table of their own. */
const WRITTEN: readonly (readonly [column: string, field: Exclude<keyof ContactFacts, "coordinators">])[] = [
  ["name", "name"],
  ["title", "title"],
  ["position", "position"],
  ["district", "district"],
  ["county", "county"],
  ["counties", "counties"],
  ["address", "address"],
  ["phones", "phones"],
  ["mobile_phone", "mobilePhone"],
  ["office_phone", "officePhone"],
  ["fax_phone", "faxPhone"],
  ["extension", "extension"],
  ["email", "email"],
];

const COLUMNS = `id, ${WRITTEN.map(([column, field]) => `${column} as "${field}"`).join(", ")},
       array(select coordinator_id::text from region_coordinators
              where region_id = contact.id order by place) as coordinators,
       created_at as "createdAt", updated_at as "updatedAt", version`;

/** Reads all contacts of a kind; a directory has a few hundred at most. */
export async function readContacts(db: Db, kind: ContactKind): Promise<RegionalContact[]> {
  return db.query<RegionalContact>(`select ${COLUMNS} from regional_contacts contact where kind = $1`, [
    kind,
  ]);
}

/** The counties of every liaison. */
export async function readLiaisonCounties(db: Db): Promise<ContactCounties[]> {
  return db.query<ContactCounties>("select county, counties from regional_contacts where kind = 'liaisons'");
}

/** @param id a UUID */
export async function readContact(db: Db, kind: ContactKind, id: string): Promise<RegionalContact | null> {
  const rows = await db.query<RegionalContact>(
    `select ${COLUMNS} from regional_contacts contact where kind = $1 and id = $2::uuid`,
    [kind, id],
  );
  return rows[0] ?? null;
}

/** The row, locked until the transaction ends. @param id a UUID */
export async function lockContact(db: Db, kind: ContactKind, id: string): Promise<RegionalContact | null> {
  await db.query("select 1 from regional_contacts where kind = $1 and id = $2::uuid for update", [kind, id]);
  return readContact(db, kind, id);
}

/** False where there is one with this id. @param now epoch milliseconds */
export async function addContact(
  db: Db,
  kind: ContactKind,
  id: string,
  facts: ContactFacts,
  now: number,
): Promise<boolean> {
  const columns = WRITTEN.map(([column]) => column);
  const places = WRITTEN.map((_, at) => `$${at + 4}`);
  const rows = await db.query(
    `insert into regional_contacts (id, kind, created_at, updated_at, ${columns.join(", ")})
     values ($1::uuid, $2, $3, $3, ${places.join(", ")})
         on conflict (id) do nothing
  returning id`,
    [id, kind, instant(now), ...WRITTEN.map(([, field]) => facts[field])],
  );
  return rows.length === 1;
}

/** @param now epoch milliseconds */
export async function changeContact(db: Db, id: string, facts: ContactFacts, now: number): Promise<void> {
  const changes = WRITTEN.map(([column], at) => `${column} = $${at + 3}`);
  await db.query(
    `update regional_contacts set ${changes.join(", ")}, updated_at = $2, version = version + 1
      where id = $1::uuid`,
    [id, instant(now), ...WRITTEN.map(([, field]) => facts[field])],
  );
}

export async function removeContact(db: Db, id: string): Promise<void> {
  await db.query("delete from regional_contacts where id = $1::uuid", [id]);
}

/** Returns those of the ids that are coordinators, locked against deletion until the transaction ends. */
export async function lockCoordinators(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select id from regional_contacts
      where kind = 'coordinators' and id = any ($1::uuid[])
      order by id
        for share`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Replaces a region's coordinators. */
export async function setCoordinators(
  db: Db,
  region: string,
  coordinators: readonly string[],
): Promise<void> {
  await db.query("delete from region_coordinators where region_id = $1::uuid", [region]);
  await db.query(
    `insert into region_coordinators (region_id, coordinator_id, place)
     select $1::uuid, given.id, given.place
       from unnest($2::uuid[]) with ordinality as given (id, place)`,
    [region, coordinators],
  );
}

/** Whether a region has this coordinator and no other. */
export async function isOnlyCoordinator(db: Db, id: string): Promise<boolean> {
  const rows = await db.query(
    `select 1
       from region_coordinators mine
      where mine.coordinator_id = $1::uuid
        and not exists (select 1 from region_coordinators other
                         where other.region_id = mine.region_id and other.coordinator_id <> mine.coordinator_id)
      limit 1`,
    [id],
  );
  return rows.length > 0;
}
