import type { CrisisLine } from "#domain/crisis-lines/crisis-line.ts";
import type { CrisisLineFacts } from "#domain/crisis-lines/crisis-line-form.ts";
import { type Db, instant } from "#server/sql/db.ts";

const COLUMNS = `id, name, name_es as "nameEs", description, description_es as "descriptionEs",
       phone, phone_extension as "phoneExtension", text_number as text, text_keyword as "textKeyword",
       text_keyword_es as "textKeywordEs", website, chat_web_link as "chatWebLink", area, area_es as "areaEs",
       hours as time, hours_es as "timeEs", ranking, created_at as "createdAt", updated_at as "updatedAt", version`;

/** All of them: a directory has some dozens. */
export async function readCrisisLines(db: Db): Promise<CrisisLine[]> {
  return db.query<CrisisLine>(`select ${COLUMNS} from crisis_lines`);
}

/** @param id a UUID */
export async function readCrisisLine(db: Db, id: string): Promise<CrisisLine | null> {
  const rows = await db.query<CrisisLine>(`select ${COLUMNS} from crisis_lines where id = $1::uuid`, [id]);
  return rows[0] ?? null;
}

/** The line, which nobody else changes until the transaction ends. @param id a UUID */
export async function holdCrisisLine(db: Db, id: string): Promise<CrisisLine | null> {
  const rows = await db.query<CrisisLine>(
    `select ${COLUMNS} from crisis_lines where id = $1::uuid for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Columns in the order of `valuesOf`. */
const WRITTEN = [
  "name",
  "name_es",
  "description",
  "description_es",
  "phone",
  "phone_extension",
  "text_number",
  "text_keyword",
  "text_keyword_es",
  "website",
  "chat_web_link",
  "area",
  "area_es",
  "hours",
  "hours_es",
  "ranking",
] as const;

function valuesOf(line: CrisisLineFacts): unknown[] {
  return [
    line.name,
    line.nameEs,
    line.description,
    line.descriptionEs,
    line.phone,
    line.phoneExtension,
    line.text,
    line.textKeyword,
    line.textKeywordEs,
    line.website,
    line.chatWebLink,
    line.area,
    line.areaEs,
    line.time,
    line.timeEs,
    line.ranking,
  ];
}

/** @param now epoch milliseconds */
export async function addCrisisLine(
  db: Db,
  id: string,
  line: CrisisLineFacts,
  now: number,
): Promise<CrisisLine> {
  const places = WRITTEN.map((_, at) => `$${at + 3}`);
  const [row] = await db.query<CrisisLine>(
    `insert into crisis_lines (id, created_at, updated_at, ${WRITTEN.join(", ")})
     values ($1::uuid, $2, $2, ${places.join(", ")})
  returning ${COLUMNS}`,
    [id, instant(now), ...valuesOf(line)],
  );
  if (row === undefined) throw new Error("A line that was added is not there.");
  return row;
}

/** @param now epoch milliseconds */
export async function changeCrisisLine(
  db: Db,
  id: string,
  line: CrisisLineFacts,
  now: number,
): Promise<CrisisLine> {
  const changes = WRITTEN.map((column, at) => `${column} = $${at + 3}`);
  const [row] = await db.query<CrisisLine>(
    `update crisis_lines set ${changes.join(", ")}, updated_at = $2, version = version + 1
      where id = $1::uuid
  returning ${COLUMNS}`,
    [id, instant(now), ...valuesOf(line)],
  );
  if (row === undefined) throw new Error("A line that is held cannot be gone.");
  return row;
}

export async function removeCrisisLine(db: Db, id: string): Promise<void> {
  await db.query("delete from crisis_lines where id = $1::uuid", [id]);
}
