import type { MainLanguage } from "#domain/base/languages/language.ts";
import type { StaticPage, StaticPageCode } from "#domain/static-pages/static-page.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

export interface StoredPage extends StaticPage {
  /** Epoch milliseconds. */
  updatedAt: number;
}

/** A page as visitors see it. */
export interface ReadPage extends StoredPage {
  /** For Spanish pages: the version of the English page that this one was last compared with. */
  readonly comparedVersion: number | null;
  readonly englishVersion: number | null;
}

/** The page in this language, else in English, else in any other. Null: no such page. */
export async function readPage(
  db: Db,
  code: StaticPageCode,
  language: MainLanguage,
): Promise<ReadPage | null> {
  const rows = await db.query<ReadPage>(
    `select code, language, title, content, updated_at as "updatedAt", compared_version as "comparedVersion",
            (select version from static_pages where code = $1 and language = 'en') as "englishVersion"
       from static_pages
      where code = $1
      order by language = $2 desc, language
      limit 1`,
    [code, language],
  );
  return rows[0] ?? null;
}

/**
 * Stores the page of a file, unless it was edited or the file is unchanged. `content` must be sanitized.
 *
 * @returns whether anything changed
 */
export async function putPageOfFile(
  db: Db,
  page: StaticPage,
  fingerprint: Buffer,
  now: number,
): Promise<boolean> {
  const rows = await db.query(
    `insert into static_pages as kept (code, language, title, content, source_fingerprint, updated_at)
     values ($1, $2, $3, $4, $5, $6)
         on conflict (code, language) do update
        set title = excluded.title, content = excluded.content, updated_at = excluded.updated_at,
            source_fingerprint = excluded.source_fingerprint, version = kept.version + 1
      where kept.source_fingerprint <> excluded.source_fingerprint
     returning code`,
    [page.code, page.language, page.title, page.content, fingerprint, instant(now)],
  );
  return rows.length === 1;
}
