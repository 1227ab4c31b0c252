import type { FastifyInstance, FastifyRequest } from "fastify";
import { escaped } from "#domain/contract/escaped-html.ts";
import { isRollCallAnswer, ROLL_CALL_ANSWERS } from "#domain/roll-call/roll-call.ts";
import { mail as en } from "#domain/words/en/mail.ts";
import { mail as es } from "#domain/words/es/mail.ts";
import type { Language } from "#domain/words/language.ts";
import { wordsIn } from "#domain/words/words-in.ts";
import { isSecretToken, tokenDigest } from "#server/features/account/secret-token.ts";
import { languageOf, servedLanguage } from "#server/http/negotiation.ts";
import { plainPage, plainPageHeaders } from "#server/http/plain-page.ts";
import type { Database } from "#server/sql/db.ts";
import { answerByLink } from "./answer-roll-call.ts";
import { findQuestion } from "./queries.ts";

const PATH = "/roll_call";
/** Bytes: the buttons send nothing but the address. */
const MAX_BODY = 2000;

const WORDS = { en, es };

/**
 * The page of the link in a roll call's mail, without scripts: three buttons. GET changes nothing, since mail programs
 * fetch links.
 */
export function addRollCallPage(app: FastifyInstance, database: Database, now: () => number): void {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MAX_BODY }, (_, __, parsed) =>
      parsed(null, null),
    );
    scope.get(PATH, async (request, reply) => {
      const { token } = askedIn(request);
      const question = isSecretToken(token) ? await findQuestion(database, tokenDigest(token), now()) : null;
      const language = question?.language ?? languageOf(request);
      const { title, intro, answers, dead } = wordsIn("mail", language, WORDS).rollCallPage;
      const buttons = ROLL_CALL_ANSWERS.map(
        (answer) =>
          `<form method="post" action="${PATH}?token=${token}&amp;answer=${answer}&amp;lang=${language}"><p><button>${escaped(answers[answer])}</button></p></form>`,
      );
      const contents =
        question === null
          ? deadText(dead, language)
          : `<h2>${escaped(question.serviceName)}</h2>${placeLine(question.place)}<p>${escaped(intro)}</p>${buttons.join("")}`;
      return reply
        .status(question === null ? 400 : 200)
        .headers(plainPageHeaders(language, "'self'"))
        .send(plainPage(title, contents, language));
    });
    scope.post(PATH, async (request, reply) => {
      const { token, answer, language } = askedIn(request);
      const { title, done: noted, dead } = wordsIn("mail", language, WORDS).rollCallPage;
      const isAnswered =
        isSecretToken(token) &&
        isRollCallAnswer(answer) &&
        (await answerByLink(database, tokenDigest(token), answer, now()));
      const contents =
        isAnswered && isRollCallAnswer(answer)
          ? `<p role="status">${escaped(noted[answer])}</p>`
          : deadText(dead, language);
      return reply
        .status(isAnswered ? 200 : 400)
        .headers(plainPageHeaders(language, "'self'"))
        .send(plainPage(title, contents, language));
    });
    done();
  });
}

function placeLine(place: string | null): string {
  return place === null ? "" : `<p>${escaped(place)}</p>`;
}

function deadText(dead: string, language: Language): string {
  return `<p role="status">${escaped(dead)}</p><p><a href="/">${escaped(wordsIn("mail", language, WORDS).rollCallPage.home)}</a></p>`;
}

function askedIn(request: FastifyRequest): { token: string; answer: string; language: Language } {
  const { searchParams } = new URL(request.url, "http://amparo.invalid");
  const lang = searchParams.get("lang");
  return {
    token: searchParams.get("token") ?? "",
    answer: searchParams.get("answer") ?? "",
    language: servedLanguage(request, lang) ?? languageOf(request),
  };
}
