import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { answerOrWays } from "#domain/chatbot/answer-or-ways.ts";
import type { FoundPlaces } from "#domain/chatbot/asked-place.ts";
import type { BotMessage } from "#domain/chatbot/chatbot-calls.ts";
import type { ListRequest } from "#domain/chatbot/list-request.ts";
import { savedPlacesIn } from "#domain/chatbot/saved-places-in.ts";
import { NEW_TALK, type TalkState } from "#domain/chatbot/talk-state.ts";
import { toldKinds } from "#domain/chatbot/told-kind.ts";
import { TOLD_KINDS } from "#domain/chatbot/told-kinds.ts";
import { toldIn } from "#domain/chatbot/told-words.ts";
import { understand } from "#domain/chatbot/understand.ts";
import { questionByName, withNamesBeside } from "#domain/chatbot/with-named-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";
import { serverNow } from "../../base/browser/server-clock.ts";

const WORDS = { en: english, es: spanish };

const NO_PLACES: FoundPlaces = new Map();

export interface OfflineAnswer {
  readonly messages: readonly BotMessage[];
  readonly state: TalkState;
}

/**
 * Understands and answers in the browser, by the same rules: from the saved area and the saved crisis lines, which the
 * service worker answers with. Only the saved places are known, and neither the weather nor rides.
 *
 * @param state of the talk; null at its beginning
 * @returns null where nothing that is saved answers it
 */
export async function answerOffline(
  query: string,
  {
    callApi,
    language: ofPage,
    position,
    state,
    danger,
  }: {
    readonly callApi: CallApi;
    readonly language: Language;
    readonly position: Coordinates | null;
    readonly state: TalkState | null;
    /** Danger that the conversation was about while the server answered. */
    readonly danger: TalkState["danger"];
  },
): Promise<OfflineAnswer | null> {
  const now = serverNow();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const servicesIn = (lang: Language) => async (request: ListRequest) =>
    requireReply(await callApi("GET /services", { query: { ...request, lang } }));
  const understoodWith = (places: FoundPlaces) =>
    understand(query, { now, zone, state: state ?? { ...NEW_TALK, danger }, places, language: ofPage });
  try {
    const places = (await savedPlacesIn(query, servicesIn(ofPage)).catch(unlessSaved)) ?? NO_PLACES;
    const inPlaces = understoodWith(places);
    const { language } = inPlaces;
    const services = servicesIn(language);
    const named = await questionByName(query, inPlaces.question, {
      now,
      zone,
      state: inPlaces.state,
      position,
      services,
      places,
    }).catch(unlessSaved);
    // The named place is near, so a town of that name is not meant.
    const understood = named === null ? inPlaces : { ...understoodWith(NO_PLACES), question: named };
    const reading = { state: understood.state, position, services, places };
    const withoutTown = () => understoodWith(NO_PLACES).question;
    const beside = withNamesBeside(query, understood.question, reading, withoutTown);
    const question = (await beside.catch(unlessSaved)) ?? understood.question;
    const { messages, state: next } = await answerOrWays(
      question,
      understood.state,
      {
        now,
        zone,
        position,
        words: wordsIn("chatbot", language, WORDS),
        told: toldIn(query),
        sources: {
          services,
          crisisLines: async () =>
            requireReply(await callApi("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } })),
          weatherAt: async () => null,
          wayTo: async () => null,
          queryElsewhere: async () => null,
          toldKinds: () => toldKinds(query, TOLD_KINDS),
        },
        onFailure: () => {},
      },
      isNotSaved,
    );
    return { messages: withLanguage(messages, language), state: next };
  } catch (error) {
    if (error instanceof NotSaved) return null;
    throw error;
  }
}

/** Thrown where the device has no saved data for the request. */
class NotSaved extends Error {}

function isNotSaved(error: unknown): boolean {
  return error instanceof NotSaved;
}

/** Without saved services none is known by its name; what is saved of crisis lines is answered all the same. */
function unlessSaved(error: unknown): null {
  if (error instanceof NotSaved) return null;
  throw error;
}

function requireReply<Reply>(answer: Answer<Reply>): Reply {
  if (!answer.ok) throw new NotSaved();
  return answer.reply;
}

function withLanguage(messages: readonly BotMessage[], language: Language): BotMessage[] {
  return messages.map((message, at) => (at === messages.length - 1 ? { ...message, language } : message));
}
