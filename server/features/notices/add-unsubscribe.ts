import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { escaped } from "#domain/contract/escaped-html.ts";
import { mail as en } from "#domain/words/en/mail.ts";
import { mail as es } from "#domain/words/es/mail.ts";
import type { Language } from "#domain/words/language.ts";
import { isSecretToken, tokenDigest } from "#server/features/account/secret-token.ts";
import { languageOf } from "#server/http/negotiation.ts";
import type { Db } from "#server/sql/db.ts";
import { endNotices } from "./queries.ts";

const PATH = "/unsubscribe";
/** Bytes: what mail programs send is one short field. */
const MAX_BODY = 2000;

const WORDS = { en: en.unsubscribe, es: es.unsubscribe };

const STYLE = `
:root{color-scheme:light dark}
body{font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}a{color:light-dark(#5a36d6,#b9a8ff)}
button{font:inherit;font-weight:600;min-height:48px;padding:.5rem 1.25rem;border:0;border-radius:24px;background:#5a36d6;color:#fff}
`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * The page of the link in notices: GET changes nothing, since mail programs fetch links. A POST ends the notices,
 * from the page's button or from a mail program (`List-Unsubscribe-Post`, RFC 8058), in whatever form it comes.
 */
export function addUnsubscribe(app: FastifyInstance, db: Db, now: () => number): void {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY }, (_, __, parsed) =>
      parsed(null, null),
    );
    const headersOf = (language: Language) => ({
      "cache-control": "no-store",
      "content-language": language,
      "content-security-policy": POLICY,
      "content-type": "text/html; charset=utf-8",
    });
    scope.get(PATH, async (request, reply) => {
      const language = languageOf(request);
      const { title, intro, button } = WORDS[language];
      const form = `<p>${intro}</p><form method="post"><button>${button}</button></form>`;
      return reply.headers(headersOf(language)).send(page(title, form, language));
    });
    scope.post(PATH, async (request, reply) => {
      const language = languageOf(request);
      const { title, done: ended, dead, home } = WORDS[language];
      const token = tokenOf(request);
      const isEnded = isSecretToken(token) && (await endNotices(db, tokenDigest(token), now()));
      const contents = `<p role="status">${isEnded ? ended : dead}</p><p><a href="/">${home}</a></p>`;
      return reply
        .status(isEnded ? 200 : 400)
        .headers(headersOf(language))
        .send(page(title, contents, language));
    });
    done();
  });
}

function tokenOf({ url }: FastifyRequest): string {
  return new URL(url, "http://amparo.invalid").searchParams.get("token") ?? "";
}

function page(title: string, contents: string, language: Language): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${contents}
</main>
</body>
</html>
`;
}
