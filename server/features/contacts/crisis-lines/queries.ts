import type { CrisisLine } from "#domain/contacts/crisis-lines/crisis-line.ts";
import type { CrisisLineFacts } from "#domain/contacts/crisis-lines/crisis-line-form.ts";
import type { RankedLine } from "#domain/contacts/crisis-lines/move-line.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

/** Editable columns, with their names on the wire. */
const WRITTEN: readonly (readonly [column: string, field: keyof CrisisLineFacts])[] = [
  ["name", "name"],
  ["name_es", "nameEs"],
  ["description", "description"],
  ["description_es", "descriptionEs"],
  ["phone", "phone"],
  ["phone_extension", "phoneExtension"],
  ["text_number", "text"],
  ["text_keyword", "textKeyword"],
  ["text_keyword_es", "textKeywordEs"],
  ["website", "website"],
  ["website_es", "websiteEs"],
  ["chat_web_link", "chatWebLink"],
  ["chat_web_link_es", "chatWebLinkEs"],
  ["tty", "tty"],
  ["videophone", "videophone"],
  ["relay", "relay"],
  ["languages", "languages"],
  ["text_languages", "textLanguages"],
  ["has_interpreters", "hasInterpreters"],
  ["reporting", "reporting"],
  ["reporting_es", "reportingEs"],
  ["area", "area"],
  ["area_es", "areaEs"],
  ["hours", "time"],
  ["hours_es", "timeEs"],
  ["open_time_zone", "timeZone"],
  ["open_days", "openDays"],
  ["opens_at", "opensAt"],
  ["closes_at", "closesAt"],
  ["last_called_at", "lastCalledAt"],
  ["untried", "untried"],
  ["ranking", "ranking"],
];

const COLUMNS = `id, ${WRITTEN.map(([column, field]) => `${column} as "${field}"`).join(", ")},
       created_at as "createdAt", updated_at as "updatedAt", version`;

/** Reads all lines; a directory has a few dozen. */
export async function readCrisisLines(db: Db): Promise<CrisisLine[]> {
  return db.query<CrisisLine>(`select ${COLUMNS} from crisis_lines`);
}

/** @param id a UUID */
export async function readCrisisLine(db: Db, id: string): Promise<CrisisLine | null> {
  const rows = await db.query<CrisisLine>(`select ${COLUMNS} from crisis_lines where id = $1::uuid`, [id]);
  return rows[0] ?? null;
}

/** The line, locked until the transaction ends. @param id a UUID */
export async function lockCrisisLine(db: Db, id: string): Promise<CrisisLine | null> {
  const rows = await db.query<CrisisLine>(
    `select ${COLUMNS} from crisis_lines where id = $1::uuid for update`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Locks all lines until the transaction ends, in a fixed order, so that people who move lines concurrently do not
 * deadlock.
 */
export async function lockCrisisLines(db: Db): Promise<RankedLine[]> {
  return db.query<RankedLine>("select id, ranking from crisis_lines order by id for update");
}

/** Gives each line its ranking. @param now epoch milliseconds */
export async function rankCrisisLines(db: Db, lines: readonly RankedLine[], now: number): Promise<void> {
  await db.query(
    `update crisis_lines as line
        set ranking = moved.ranking, updated_at = $3, version = version + 1
       from unnest($1::uuid[], $2::int[]) as moved (id, ranking)
      where line.id = moved.id`,
    [lines.map(({ id }) => id), lines.map(({ ranking }) => ranking), instant(now)],
  );
}

function stored(line: CrisisLineFacts, field: keyof CrisisLineFacts): unknown {
  return field === "lastCalledAt" && line.lastCalledAt !== null ? instant(line.lastCalledAt) : line[field];
}

/** Adds a line; null where one with this id exists. @param now epoch milliseconds */
export async function addCrisisLine(
  db: Db,
  id: string,
  line: CrisisLineFacts,
  now: number,
): Promise<CrisisLine | null> {
  const columns = WRITTEN.map(([column]) => column);
  const places = WRITTEN.map((_, at) => `$${at + 3}`);
  const [row] = await db.query<CrisisLine>(
    `insert into crisis_lines (id, created_at, updated_at, ${columns.join(", ")})
     values ($1::uuid, $2, $2, ${places.join(", ")})
         on conflict (id) do nothing
  returning ${COLUMNS}`,
    [id, instant(now), ...WRITTEN.map(([, field]) => stored(line, field))],
  );
  return row ?? null;
}

/** @param now epoch milliseconds */
export async function changeCrisisLine(
  db: Db,
  id: string,
  line: CrisisLineFacts,
  now: number,
): Promise<CrisisLine> {
  const changes = WRITTEN.map(([column], at) => `${column} = $${at + 3}`);
  const [row] = await db.query<CrisisLine>(
    `update crisis_lines set ${changes.join(", ")}, updated_at = $2, version = version + 1
      where id = $1::uuid
  returning ${COLUMNS}`,
    [id, instant(now), ...WRITTEN.map(([, field]) => stored(line, field))],
  );
  if (row === undefined) throw new Error("A locked line cannot be missing.");
  return row;
}

export async function removeCrisisLine(db: Db, id: string): Promise<void> {
  await db.query("delete from crisis_lines where id = $1::uuid", [id]);
}
