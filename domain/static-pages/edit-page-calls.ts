import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { filled, oneLine, severalLines } from "../base/contract/contact-text.ts";
import { MAX_PAGE_HTML, MAX_PAGE_TITLE } from "../base/contract/limits.ts";
import { text } from "../base/contract/text.ts";
import { mainLang } from "../services/list-parameters.ts";
import { STATIC_PAGE_CODES } from "./static-page.ts";

/** The calls by which administrators edit static pages (rules static-pages 6–9). */

// Unknown codes are answered as not found.
const params = z.object({ code: text({ max: 100 }) });
const inLanguage = z.object({ lang: mainLang });
const html = filled(severalLines({ max: MAX_PAGE_HTML }));
/** The version that the editor saw; another one in the meantime is 409. */
const version = z.optional(z.int());

/** A page's text in one language, as it is edited: placeholders such as `{{support}}` stay. */
const editedPage = z.object({
  code: z.enum(STATIC_PAGE_CODES),
  language: z.enum(["en", "es"]),
  title: z.string(),
  content: z.string(),
  version: z.int(),
  updatedAt: z.string(),
  /** False: the text of the software's release, which the next release may replace. */
  isEdited: z.boolean(),
  /** The English page was changed after this one was saved or checked. */
  isOutdated: z.boolean(),
});
export type EditedPage = z.output<typeof editedPage>;

export const listStaticPages = defineCall({
  id: "listStaticPages",
  method: "GET",
  path: "/static-pages",
  summary: "List the static pages, in both languages, without their content.",
  who: "editDirectoryText",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: z.array(z.omit(editedPage, { content: true })),
  problems: ["unauthorized", "forbidden"],
});

export const getStaticPageTexts = defineCall({
  id: "getStaticPageTexts",
  method: "GET",
  path: "/static-pages/{code}/texts",
  summary: "Get a static page in both languages, to edit it.",
  description: "`content` is sanitized HTML; `{{support}}` stands for the way to the operator.",
  who: "editDirectoryText",
  params,
  query: noParameters,
  body: noBody,
  reply: z.array(editedPage),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const updateStaticPage = defineCall({
  id: "updateStaticPage",
  method: "PUT",
  path: "/static-pages/{code}",
  summary: "Change a static page in one language.",
  description:
    "`content` is sanitized: headings, lists, links, bold and the like stay. Each change is a version. Sending a Spanish page unchanged marks it as up to date with the English one. A stale `version` is 409.",
  who: "editDirectoryText",
  params,
  query: inLanguage,
  body: z.object({ title: filled(oneLine({ max: MAX_PAGE_TITLE })), content: html, version }),
  acceptsIfMatch: true,
  reply: editedPage,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const previewStaticPage = defineCall({
  id: "previewStaticPage",
  method: "POST",
  path: "/static-pages/{code}/preview",
  summary: "Show the content of a static page as visitors would see it. Nothing is saved.",
  who: "editDirectoryText",
  params,
  query: inLanguage,
  body: z.object({ content: html }),
  reply: z.object({ content: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

const pageVersion = z.object({
  version: z.int(),
  title: z.string(),
  savedAt: z.string(),
  /** Display name; null: the text came with the software, or its author has no account any more. */
  savedBy: z.nullable(z.string()),
});

export const listStaticPageVersions = defineCall({
  id: "listStaticPageVersions",
  method: "GET",
  path: "/static-pages/{code}/versions",
  summary: "List the latest 50 versions of a static page in one language, newest first.",
  who: "editDirectoryText",
  params,
  query: inLanguage,
  body: noBody,
  reply: z.array(pageVersion),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const restoreStaticPage = defineCall({
  id: "restoreStaticPage",
  method: "POST",
  path: "/static-pages/{code}/restore",
  summary: "Make the text of an earlier version of a static page the newest version.",
  description: "404 where there is no version `to`. A stale `version` is 409.",
  who: "editDirectoryText",
  params,
  query: inLanguage,
  body: z.object({ to: z.int().check(z.minimum(1)), version }),
  reply: editedPage,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});
