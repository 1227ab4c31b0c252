import { type Checked, invalid, problem } from "#domain/base/contract/problems.ts";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { cleanEditedHtml } from "./clean-html.ts";
import {
  addVersion,
  changePage,
  type EditablePage,
  lockPage,
  readEditablePage,
  readVersion,
  setComparedVersion,
} from "./edited-page-queries.ts";

/** Changes static pages, each in one transaction with its version and its history. `now` is epoch milliseconds. */

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** The page, its editor, and the version that they saw. */
export interface PageChange {
  readonly code: StaticPageCode;
  readonly language: MainLanguage;
  readonly actor: SignedIn;
  /** Undefined: not checked. */
  readonly version: number | undefined;
  readonly now: number;
}

type Changed = Checked<readonly EditablePage[]> | { readonly stale: readonly EditablePage[] };

/**
 * Saves a text of an editor, sanitized.
 *
 * @returns the page in all its languages; as `stale` where `version` is outdated; nothing has changed then
 */
export async function editPage(
  database: Database,
  change: PageChange,
  { title, content }: { readonly title: string; readonly content: string },
): Promise<Changed> {
  const clean = cleanEditedHtml(content);
  if (clean === null) return { ok: false, problem: invalid({ content: "required" }) };
  return changed(database, change, async () => ({ title, content: clean }));
}

/** Changes a page to the text of an earlier version. */
export async function restorePage(database: Database, change: PageChange, to: number): Promise<Changed> {
  return changed(database, change, (db) => readVersion(db, change, to));
}

async function changed(
  database: Database,
  { code, language, actor, version, now }: PageChange,
  findText: (db: Db) => Promise<Pick<EditablePage, "title" | "content"> | null>,
): Promise<Changed> {
  return database.transaction(async (db) => {
    const pages = await lockPage(db, code);
    const before = pages.find((page) => page.language === language);
    if (before === undefined) return NOT_FOUND;
    if (version !== undefined && version !== before.version) return { stale: pages };
    const text = await findText(db);
    if (text === null) return NOT_FOUND;
    if (text.title !== before.title || text.content !== before.content) {
      await addVersion(db, before, null);
      await changePage(db, before, text, now);
      await addVersion(db, before, actor.id);
      await recordChange(db, {
        thing: "STATIC_PAGE",
        thingId: `${code} ${language}`,
        action: "EDIT",
        actor,
        at: now,
        before: { title: before.title, version: before.version },
        after: { title: text.title, version: before.version + 1 },
      });
    }
    const english = pages.find((page) => page.language === "en");
    if (language === "es" && english !== undefined) await setComparedVersion(db, code, english.version);
    return { ok: true, value: await readEditablePage(db, code) };
  });
}
