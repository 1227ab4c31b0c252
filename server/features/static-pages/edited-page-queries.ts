import type { MainLanguage } from "#domain/base/languages/language.ts";
import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import type { StoredPage } from "./queries.ts";

/** A page as administrators edit it. */
export interface EditablePage extends StoredPage {
  readonly version: number;
  /** False: the text of the software's release. */
  readonly isEdited: boolean;
  /** For Spanish pages: the version of the English page that this one was last compared with. */
  readonly comparedVersion: number | null;
}

const COLUMNS = `code, language, title, content, version, updated_at as "updatedAt",
       source_fingerprint is null as "isEdited", compared_version as "comparedVersion"`;

/** Reads all pages in all languages, English first. */
export async function readEditablePages(db: Db): Promise<EditablePage[]> {
  return db.query<EditablePage>(`select ${COLUMNS} from static_pages order by code, language`);
}

/** A page in all its languages, English first. */
export async function readEditablePage(db: Db, code: StaticPageCode): Promise<EditablePage[]> {
  return db.query<EditablePage>(`select ${COLUMNS} from static_pages where code = $1 order by language`, [
    code,
  ]);
}

/** A page in all its languages, locked until the transaction ends. */
export async function lockPage(db: Db, code: StaticPageCode): Promise<EditablePage[]> {
  return db.query<EditablePage>(
    `select ${COLUMNS} from static_pages where code = $1 order by language for update`,
    [code],
  );
}

/** Stores the text as the page's next version; no release replaces it from then on. `content` must be sanitized. */
export async function changePage(
  db: Db,
  { code, language }: Pick<EditablePage, "code" | "language">,
  { title, content }: Pick<EditablePage, "title" | "content">,
  now: number,
): Promise<void> {
  await db.query(
    `update static_pages
        set title = $3, content = $4, updated_at = $5, version = version + 1, source_fingerprint = null
      where code = $1 and language = $2`,
    [code, language, title, content, instant(now)],
  );
}

/** Marks the Spanish page as compared with this version of the English one. */
export async function setComparedVersion(db: Db, code: StaticPageCode, version: number): Promise<void> {
  await db.query("update static_pages set compared_version = $2 where code = $1 and language = 'es'", [
    code,
    version,
  ]);
}

/** Pages of a release are translations of each other. */
export async function compareReleasedPages(db: Db): Promise<void> {
  await db.query(
    `update static_pages es
        set compared_version = en.version
       from static_pages en
      where es.language = 'es' and en.language = 'en' and en.code = es.code
        and es.source_fingerprint is not null and en.source_fingerprint is not null
        and es.compared_version is distinct from en.version`,
  );
}

/** Keeps the page's current text as a version, unless it is one. @param authorId null: it came with the software */
export async function addVersion(
  db: Db,
  { code, language }: Pick<EditablePage, "code" | "language">,
  authorId: string | null,
): Promise<void> {
  await db.query(
    `insert into static_page_versions (code, language, version, title, content, author_id, saved_at)
     select code, language, version, title, content, $3::uuid, updated_at
       from static_pages
      where code = $1 and language = $2
         on conflict do nothing`,
    [code, language, authorId],
  );
}

/** A version of a page in one language. `savedBy`: the name of its author; null where the account is gone. */
export interface StoredVersion {
  readonly version: number;
  readonly title: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
  readonly savedBy: string | null;
}

/** Newest first. Empty for pages that no one has edited. */
export async function readVersions(
  db: Db,
  code: StaticPageCode,
  language: MainLanguage,
  limit: number,
): Promise<StoredVersion[]> {
  return db.query<StoredVersion>(
    `select v.version, v.title, v.saved_at as "savedAt", u.display_name as "savedBy"
       from static_page_versions v left join users u on u.id = v.author_id
      where v.code = $1 and v.language = $2
      order by v.version desc
      limit $3`,
    [code, language, limit],
  );
}

/** Reads the text of a version; null where there is no such version. */
export async function readVersion(
  db: Db,
  { code, language }: Pick<EditablePage, "code" | "language">,
  version: number,
): Promise<Pick<EditablePage, "title" | "content"> | null> {
  const [row] = await db.query<Pick<EditablePage, "title" | "content">>(
    "select title, content from static_page_versions where code = $1 and language = $2 and version = $3",
    [code, language, version],
  );
  return row ?? null;
}
