import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { MAIN_LANGUAGES, type MainLanguage } from "#domain/base/languages/language.ts";
import { STATIC_PAGE_CODES, type StaticPage, type StaticPageCode } from "#domain/static-pages/static-page.ts";
import type { TransactionalDb } from "#server/base/sql/db.ts";
import { cleanHtml } from "./clean-html.ts";
import { compareReleasedPages } from "./edited-page-queries.ts";
import { putPageOfFile } from "./queries.ts";

const FOLDER = join(import.meta.dirname, "../../../db/pages");

/**
 * Loads new and changed pages of db/pages into the database at every start, except pages that an administrator has
 * edited.
 *
 * @param print writes one line for the operator
 */
export async function loadPages(
  database: TransactionalDb,
  now: number,
  print: (line: string) => void,
): Promise<void> {
  const changed: string[] = [];
  for (const code of STATIC_PAGE_CODES) {
    for (const language of MAIN_LANGUAGES) {
      const text = await readPageFile(code, language);
      const fingerprint = createHash("sha256").update(text).digest();
      const page = pageOfFile(code, language, text);
      if (await putPageOfFile(database, page, fingerprint, now)) changed.push(`${code} ${language}`);
    }
  }
  await compareReleasedPages(database);
  if (changed.length > 0) print(`Loaded ${changed.length} pages of plain text`);
}

async function readPageFile(code: StaticPageCode, language: MainLanguage): Promise<string> {
  const text = await readFile(join(FOLDER, `${code.toLowerCase()}.${language}.html`), "utf8");
  return text.replaceAll("\r\n", "\n");
}

/** A file begins with its title as a plain-text heading. */
function pageOfFile(code: StaticPageCode, language: MainLanguage, text: string): StaticPage {
  const [whole, title] = /^<h1>([^<&]+)<\/h1>\n/.exec(text) ?? [];
  if (whole === undefined || title === undefined) {
    throw new Error(`db/pages: ${code} in ${language} does not begin with its title.`);
  }
  return { code, language, title, content: cleanHtml(text.slice(whole.length)) };
}
