import * as z from "zod/mini";
import { defineCall, noBody } from "../base/contract/call.ts";
import { text } from "../base/contract/text.ts";
import { lang } from "../services/list-parameters.ts";
import { STATIC_PAGE_CODES } from "./static-page.ts";

/** A static page in one language (rule static-pages 1). */
export const getStaticPage = defineCall({
  id: "getStaticPage",
  method: "GET",
  path: "/static-pages/{code}",
  summary: "Get a static page (ABOUT, TERMS, PRIVACY, FAQ or DELETION) as sanitized HTML.",
  description:
    "In the language of `lang`, else of Accept-Language; `language` is the one of the reply. `content` has no top heading: that is `title`.",
  who: "anyone",
  // Unknown codes are answered as not found.
  params: z.object({ code: text({ max: 100 }) }),
  query: z.object({ lang: z.optional(lang) }),
  body: noBody,
  reply: z.object({
    code: z.enum(STATIC_PAGE_CODES),
    language: z.enum(["en", "es"]),
    title: z.string(),
    content: z.string(),
    updatedAt: z.string(),
  }),
  problems: ["invalidRequest", "notFound"],
  examples: [{ title: "Questions and answers, in Spanish", address: "/static-pages/FAQ?lang=es" }],
});
