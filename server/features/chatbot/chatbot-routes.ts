import type { Language } from "#domain/base/languages/language.ts";
import { answerOrWays } from "#domain/chatbot/answer-or-ways.ts";
import { type BotMessage, queryBot } from "#domain/chatbot/chatbot-calls.ts";
import { likelyAsks } from "#domain/chatbot/likely-asks.ts";
import { NEW_TALK } from "#domain/chatbot/talk-state.ts";
import { toldKinds } from "#domain/chatbot/told-kind.ts";
import { TOLD_KINDS } from "#domain/chatbot/told-kinds.ts";
import { toldIn } from "#domain/chatbot/told-words.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { GUEST } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { homeZone } from "#server/features/places/home-zone.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";
import { visitorZone } from "../../base/http/visitor-zone.ts";
import { type ChatbotDependencies, sourcesFrom } from "./answer-sources.ts";
import { readMessage } from "./read-message.ts";
import { talkTokens } from "./talk-token.ts";

const WORDS = { en: english, es: spanish };

/** The call of the chatbot. */
export function chatbotRoutes({
  database,
  callsOf,
  weatherAt,
  queryElsewhere,
  onFailure,
}: ChatbotDependencies): Route[] {
  const tokens = talkTokens(database);
  return [
    route(queryBot, async ({ query: { lang }, body }, context) => {
      const { now } = context;
      const token = body.chatToken ?? "";
      const state = (token === "" ? null : await tokens.read(token, now)) ?? NEW_TALK;
      const position = body.coordinate ?? null;
      // Calls are made as a guest, whoever asks, so that an answer never contains non-public facts.
      const sourcesIn = (language: Language) =>
        sourcesFrom(
          callsOf({ ...context, viewer: GUEST, language }),
          weatherAt,
          now,
          () => queryElsewhere(body.query),
          { likelyNeeds: () => likelyAsks(body.query), toldKinds: () => toldKinds(body.query, TOLD_KINDS) },
        );
      const language = lang ?? context.language;
      const asked = await readMessage(database.reader, body.query, {
        now,
        zone:
          position === null
            ? (visitorZone(body.userTimezone) ?? (await zoneOfMost(database.reader, onFailure)))
            : findTimeZone(position),
        state,
        language,
        position,
        services: sourcesIn(language).services,
        onFailure,
      });
      const answer = await answerOrWays(
        asked.question,
        asked.state,
        {
          now,
          zone: asked.zone,
          position,
          sources: sourcesIn(asked.language),
          words: wordsIn("chatbot", asked.language, WORDS),
          told: toldIn(body.query),
          onFailure,
        },
        // While the database is away the visitor's device answers.
        (error) => databaseFault(error) !== null,
      );
      const chatToken = await tokens.write(answer.state, now);
      return { ok: true, reply: withToken(answer.messages, { chatToken, language: asked.language }) };
    }),
  ];
}

/**
 * Returns the zone of most services; without the database, the zone of the country's middle, so that the rest is still
 * answered.
 */
async function zoneOfMost(db: Db, onFailure: (error: unknown) => void): Promise<string> {
  return homeZone(db).catch((error: unknown) => {
    if (databaseFault(error) === null) onFailure(error);
    return NO_DATABASE_ZONE;
  });
}

const NO_DATABASE_ZONE = "America/Chicago";

function withToken(
  messages: readonly BotMessage[],
  last: Pick<BotMessage, "chatToken" | "language">,
): BotMessage[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, ...last } : message));
}
