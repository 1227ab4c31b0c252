import type { FastifyInstance, FastifyRequest } from "fastify";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import {
  DETAIL_FIELDS,
  type DetailField,
  isRollCallAnswer,
  type RollCallDetails,
  typedDetails,
} from "#domain/hard-nights/roll-call/roll-call.ts";
import { ROLL_CALL_ANSWERS } from "#domain/services/listing-enumerations.ts";
import { negotiateLanguage, servedLanguage } from "#server/base/http/negotiation.ts";
import { plainPage, plainPageHeaders } from "#server/base/http/plain-page.ts";
import type { Database } from "#server/base/sql/db.ts";
import { isSecretToken, tokenDigest } from "#server/base/tokens/secret-token.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { mail as en } from "#words/compiled/en/mail/mail.ts";
import { mail as es } from "#words/compiled/es/mail/mail.ts";
import { answerByLink } from "./answer-roll-call.ts";
import { findQuestion, type LiveQuestion } from "./queries.ts";

const PATH = "/roll_call";
/** Bytes of a form with four short fields. */
const MAX_BODY = 2000;

const WORDS = { en, es };

/**
 * The page of the link in a roll call's mail, without scripts: what outreach needs to know, and three buttons. GET
 * changes nothing, since mail programs fetch links.
 */
export function addRollCallPage(app: FastifyInstance, database: Database, now: () => number): void {
  app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_BODY }, (_, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    scope.get(PATH, async (request, reply) => {
      const { token } = askedIn(request);
      const question = isSecretToken(token) ? await findQuestion(database, tokenDigest(token), now()) : null;
      const language = question?.language ?? negotiateLanguage(request);
      const { title, intro, dead } = wordsIn("mail", language, WORDS).rollCallPage;
      const contents =
        question === null
          ? deadText(dead, language)
          : `<h2>${escaped(question.serviceName)}</h2>${placeLine(question.place)}<p>${escaped(intro)}</p>${formFor(question, `${PATH}?token=${token}&amp;lang=${language}`, language)}`;
      return reply
        .status(question === null ? 400 : 200)
        .headers(plainPageHeaders(language, "'self'"))
        .send(plainPage(title, contents, language));
    });
    scope.post(PATH, async (request, reply) => {
      const { token, answer, details, language } = askedIn(request);
      const { title, done: noted, dead } = wordsIn("mail", language, WORDS).rollCallPage;
      const isAnswered =
        isSecretToken(token) &&
        isRollCallAnswer(answer) &&
        (await answerByLink(database, tokenDigest(token), { answer, details }, now()));
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

/** Beds are asked of shelters alone; any button answers, also with nothing filled in. */
function formFor({ isShelter }: Pick<LiveQuestion, "isShelter">, action: string, language: Language): string {
  const { answers, details } = wordsIn("mail", language, WORDS).rollCallPage;
  const field = (label: string, control: string) => `<p><label>${escaped(label)}<br>${control}</label></p>`;
  const yesOrNo = (name: DetailField) =>
    `<select name="${name}"><option value="">${escaped(details.unknown)}</option><option value="YES">${escaped(details.yes)}</option><option value="NO">${escaped(details.no)}</option></select>`;
  const fields = [
    field(details.until, '<input type="time" name="until">'),
    ...(isShelter
      ? [
          field(details.beds, '<input name="beds" inputmode="numeric" autocomplete="off" maxlength="5">'),
          field(details.overflow, yesOrNo("overflow")),
        ]
      : []),
    field(details.pets, yesOrNo("pets")),
  ];
  const buttons = ROLL_CALL_ANSWERS.map(
    (answer) => `<p><button name="answer" value="${answer}">${escaped(answers[answer])}</button></p>`,
  );
  return `<form method="post" action="${action}"><fieldset><legend>${escaped(details.title)}</legend>${fields.join("")}</fieldset>${buttons.join("")}</form>`;
}

function placeLine(place: string | null): string {
  return place === null ? "" : `<p>${escaped(place)}</p>`;
}

function deadText(dead: string, language: Language): string {
  return `<p role="status">${escaped(dead)}</p><p><a href="/">${escaped(wordsIn("mail", language, WORDS).rollCallPage.home)}</a></p>`;
}

function askedIn(request: FastifyRequest): {
  token: string;
  answer: string;
  details: RollCallDetails;
  language: Language;
} {
  const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const { searchParams } = new URL(request.url, "http://amparo.invalid");
  const lang = searchParams.get("lang");
  return {
    token: searchParams.get("token") ?? "",
    // A page from before it asked for details has the answer in its address.
    answer: sent.get("answer") ?? searchParams.get("answer") ?? "",
    details: typedDetails(Object.fromEntries(DETAIL_FIELDS.map((name) => [name, sent.get(name) ?? ""]))),
    language: servedLanguage(request, lang) ?? negotiateLanguage(request),
  };
}
