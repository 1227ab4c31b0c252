import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_PAGE_VERSIONS } from "#domain/base/contract/limits.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import {
  type EditedPage,
  getStaticPageTexts,
  listStaticPages,
  listStaticPageVersions,
  previewStaticPage,
  restoreStaticPage,
  updateStaticPage,
} from "#domain/static-pages/edit-page-calls.ts";
import { isOutdated, staticPageCode } from "#domain/static-pages/static-page.ts";
import { withSupportLink } from "#domain/static-pages/support-link.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { staticPages as englishWords } from "#words/compiled/en/static-pages/static-pages.ts";
import { staticPages as spanishWords } from "#words/compiled/es/static-pages/static-pages.ts";
import { cleanEditedHtml } from "./clean-html.ts";
import { editPage, restorePage } from "./edit-page.ts";
import {
  type EditablePage,
  readEditablePage,
  readEditablePages,
  readVersions,
} from "./edited-page-queries.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** @param supportEmail the operator's address; null where none is configured */
export function editPageRoutes(database: Database, supportEmail: string | null): Route[] {
  return [
    route(listStaticPages, async () => {
      const pages = await readEditablePages(database);
      return { ok: true, reply: pages.map((page) => shown(page, pages)) };
    }),

    route(getStaticPageTexts, async ({ params }) => {
      const code = staticPageCode(params.code);
      const pages = code === null ? [] : await readEditablePage(database, code);
      return pages.length === 0 ? NOT_FOUND : { ok: true, reply: pages.map((page) => shown(page, pages)) };
    }),

    signedInRoute(updateStaticPage, async ({ params, query, body }, { viewer, now }) => {
      const code = staticPageCode(params.code);
      if (code === null) return NOT_FOUND;
      const { version, ...text } = body;
      const change = { code, language: query.lang, actor: viewer, version, now };
      return toReply(await editPage(database, change, text), query.lang);
    }),

    route(previewStaticPage, async ({ params, query, body }) => {
      if (staticPageCode(params.code) === null) return NOT_FOUND;
      const content = cleanEditedHtml(body.content);
      if (content === null) return { ok: false, problem: invalid({ content: "required" }) };
      const words = query.lang === "es" ? spanishWords : englishWords;
      return { ok: true, reply: { content: withSupportLink(content, supportEmail, words) } };
    }),

    route(listStaticPageVersions, async ({ params, query }) => {
      const code = staticPageCode(params.code);
      const pages = code === null ? [] : await readEditablePage(database, code);
      if (code === null || !pages.some(({ language }) => language === query.lang)) return NOT_FOUND;
      const versions = await readVersions(database, code, query.lang, MAX_PAGE_VERSIONS);
      return {
        ok: true,
        reply: versions.map((version) => ({ ...version, savedAt: isoOfEpoch(version.savedAt) })),
      };
    }),

    signedInRoute(restoreStaticPage, async ({ params, query, body }, { viewer, now }) => {
      const code = staticPageCode(params.code);
      if (code === null) return NOT_FOUND;
      const change = { code, language: query.lang, actor: viewer, version: body.version, now };
      return toReply(await restorePage(database, change, body.to), query.lang);
    }),
  ];
}

/** The reply of a change to the page in this language. */
function toReply(changed: Awaited<ReturnType<typeof editPage>>, language: MainLanguage) {
  if ("stale" in changed) {
    return {
      ok: false,
      problem: { ...problem("conflict"), current: pageIn(changed.stale, language) },
    } as const;
  }
  return changed.ok ? ({ ok: true, reply: pageIn(changed.value, language) } as const) : changed;
}

function pageIn(pages: readonly EditablePage[], language: MainLanguage): EditedPage {
  const page = pages.find((one) => one.language === language);
  if (page === undefined) throw new Error("A page that was changed is not there.");
  return shown(page, pages);
}

/** @param pages that page in all its languages, or more */
function shown({ comparedVersion, ...page }: EditablePage, pages: readonly EditablePage[]): EditedPage {
  const english = pages.find(({ code, language }) => code === page.code && language === "en");
  return {
    ...page,
    updatedAt: isoOfEpoch(page.updatedAt),
    isOutdated: isOutdated({ language: page.language, comparedVersion }, english?.version ?? null),
  };
}
