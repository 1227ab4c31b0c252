import type { Db } from "#server/base/sql/db.ts";

/** The copy of a source that is a package: its bytes in pieces, by file. `''` is the file of one that is a single file. */

/** The bytes of a piece of a package that arrives. */
export async function keepPiece(
  db: Db,
  harvest: string,
  { file, number }: { readonly file: string; readonly number: number },
  bytes: Buffer,
): Promise<void> {
  await db.query(
    `insert into harvest_pieces (harvest, is_new, file, number, bytes)
     values ($1, true, $2, $3, decode($4, 'base64'))
         on conflict (harvest, is_new, file, number) do update set bytes = excluded.bytes`,
    [harvest, file, number, bytes.toString("base64")],
  );
}

/** Forgets pieces of a file that arrives, from this number on. */
export async function forgetNewPieces(db: Db, harvest: string, file: string, from = 0): Promise<void> {
  await db.query("delete from harvest_pieces where harvest = $1 and is_new and file = $2 and number >= $3", [
    harvest,
    file,
    from,
  ]);
}

/** Forgets everything that arrived. */
export async function forgetNewFiles(db: Db, harvest: string): Promise<void> {
  await db.query("delete from harvest_pieces where harvest = $1 and is_new", [harvest]);
}

/** Names the file that arrived as a single one, and turns out to be one of several. */
export async function nameNewFile(db: Db, harvest: string, file: string): Promise<void> {
  await db.query("update harvest_pieces set file = $2 where harvest = $1 and is_new and file = ''", [
    harvest,
    file,
  ]);
}

/** A file is what it was; resolves to its bytes. */
export async function keepFile(db: Db, harvest: string, file: string): Promise<number> {
  await forgetNewPieces(db, harvest, file);
  const [row] = await db.query<{ bytes: number }>(
    `with kept as (
       insert into harvest_pieces (harvest, is_new, file, number, bytes)
       select harvest, true, file, number, bytes from harvest_pieces
        where harvest = $1 and not is_new and file = $2
       returning bytes)
     select coalesce(sum(octet_length(bytes)), 0)::int as bytes from kept`,
    [harvest, file],
  );
  return row?.bytes ?? 0;
}

const DIGESTS = "array_agg(file || ' ' || encode(sha256(bytes), 'hex') order by file, number)";

/** The package that arrived takes the place of the one before; resolves to whether it is another. */
export async function takeNewPieces(db: Db, harvest: string): Promise<boolean> {
  const [row] = await db.query<{ isSame: boolean }>(
    `select coalesce(
       (select ${DIGESTS} from harvest_pieces where harvest = $1 and is_new)
       = (select ${DIGESTS} from harvest_pieces where harvest = $1 and not is_new), false) as "isSame"`,
    [harvest],
  );
  if (row?.isSame === true) {
    await forgetNewFiles(db, harvest);
    return false;
  }
  await db.query("delete from harvest_pieces where harvest = $1 and not is_new", [harvest]);
  await db.query("update harvest_pieces set is_new = false where harvest = $1", [harvest]);
  return true;
}

/** The files of the copy. */
export async function listCopiedFiles(db: Db, harvest: string): Promise<string[]> {
  const rows = await db.query<{ file: string }>(
    "select distinct file from harvest_pieces where harvest = $1 and not is_new order by file",
    [harvest],
  );
  return rows.map(({ file }) => file);
}

/** Reads a piece; null: there are no more. */
export async function readPiece(
  db: Db,
  harvest: string,
  { file, number, isNew }: { readonly file: string; readonly number: number; readonly isNew: boolean },
): Promise<Buffer | null> {
  const [row] = await db.query<{ bytes: string }>(
    `select encode(bytes, 'base64') as bytes from harvest_pieces
      where harvest = $1 and is_new = $2 and file = $3 and number = $4`,
    [harvest, isNew, file, number],
  );
  return row === undefined ? null : Buffer.from(row.bytes, "base64");
}
