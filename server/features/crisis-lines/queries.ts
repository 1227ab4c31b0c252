import type { CrisisLine } from "#domain/crisis-lines/crisis-line.ts";
import type { Db } from "#server/sql/db.ts";

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
