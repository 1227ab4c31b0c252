import type { FastifyInstance, FastifyRequest } from "fastify";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { plainPage, plainPageHeaders } from "#server/base/http/plain-page.ts";
import type { Db } from "#server/base/sql/db.ts";
import { isSecretToken, tokenDigest } from "#server/base/tokens/secret-token.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { mail as en } from "#words/compiled/en/mail/mail.ts";
import { mail as es } from "#words/compiled/es/mail/mail.ts";
import { endNotices } from "./queries.ts";

const PATH = "/unsubscribe";
/** Bytes: what mail programs send is one short field. */
const MAX_BODY = 2000;

const WORDS = { en, es };

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
    scope.get(PATH, async (request, reply) => {
      const language = negotiateLanguage(request);
      const { title, intro, button } = wordsIn("mail", language, WORDS).unsubscribe;
      const form = `<p>${intro}</p><form method="post"><button>${button}</button></form>`;
      return reply.headers(plainPageHeaders(language, "'self'")).send(plainPage(title, form, language));
    });
    scope.post(PATH, async (request, reply) => {
      const language = negotiateLanguage(request);
      const { title, done: ended, dead, home } = wordsIn("mail", language, WORDS).unsubscribe;
      const token = readToken(request);
      const isEnded = isSecretToken(token) && (await endNotices(db, tokenDigest(token), now()));
      const contents = `<p role="status">${isEnded ? ended : dead}</p><p><a href="/">${home}</a></p>`;
      return reply
        .status(isEnded ? 200 : 400)
        .headers(plainPageHeaders(language, "'self'"))
        .send(plainPage(title, contents, language));
    });
    done();
  });
}

function readToken({ url }: FastifyRequest): string {
  return new URL(url, "http://amparo.invalid").searchParams.get("token") ?? "";
}
