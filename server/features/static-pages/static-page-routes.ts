import { escaped } from "#domain/base/contract/escaped-html.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { mainLanguage } from "#domain/base/languages/language.ts";
import { sourcesSection } from "#domain/imports/sources/sources-section.ts";
import { isOutdated, staticPageCode } from "#domain/static-pages/static-page.ts";
import { getStaticPage } from "#domain/static-pages/static-page-calls.ts";
import { withSupportLink } from "#domain/static-pages/support-link.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readSources } from "#server/features/imports/sources/queries.ts";
import { staticPages as englishWords } from "#words/compiled/en/static-pages/static-pages.ts";
import { staticPages as spanishWords } from "#words/compiled/es/static-pages/static-pages.ts";
import { keySection } from "#words/offline/city-file/key-section.ts";
import { modelSection } from "#words/static-pages/model-section.ts";
import { readPage } from "./queries.ts";

interface PageSettings {
  /** The operator's address. */
  readonly links?: { readonly support: string | null };
  /** Reads messages to the chatbot. */
  readonly queryModel?: object | null;
}

/**
 * Makes the routes of static pages. @param keyOfFiles fingerprint of the key that signs files of places; null where
 * there is none
 */
export function staticPageRoutes(
  db: Db,
  { links, queryModel }: PageSettings,
  keyOfFiles: () => Promise<string | null>,
): Route[] {
  const supportEmail = links?.support ?? null;
  const hasModel = (queryModel ?? null) !== null;
  return [
    route(getStaticPage, async ({ params, query }, context) => {
      const code = staticPageCode(params.code);
      const page =
        code === null ? null : await readPage(db, code, mainLanguage(query.lang ?? context.language));
      if (code === null || page === null) return { ok: false, problem: problem("notFound") };
      const words = page.language === "es" ? spanishWords : englishWords;
      const sources = code === "ABOUT" ? sourcesSection(await readSources(db), words) : "";
      const key = code === "ABOUT" ? keySection(await keyOfFiles(), page.language) : "";
      const model = modelSection(code, hasModel, words);
      // A reader learns that the text in their language may be behind.
      const note = isOutdated(page, page.englishVersion) ? `<p><em>${escaped(words.outdated)}</em></p>` : "";
      const content = `${note}${withSupportLink(page.content, supportEmail, words)}${sources}${key}${model}`;
      return { ok: true, reply: { ...page, content, updatedAt: isoOfEpoch(page.updatedAt) } };
    }),
  ];
}
