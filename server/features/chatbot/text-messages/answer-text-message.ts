import { createHmac } from "node:crypto";
import { type AttemptLimit, attemptLimit } from "#domain/base/attempts/attempt-limit.ts";
import { MAX_CHAT_QUERY } from "#domain/base/contract/limits.ts";
import { type Language, type MainLanguage, mainLanguage } from "#domain/base/languages/language.ts";
import { NEW_TALK } from "#domain/chatbot/talk-state.ts";
import { type TextKeyword, textKeyword } from "#domain/chatbot/text-messages/text-keywords.ts";
import { findTimeZone } from "#domain/places/time-zone.ts";
import { countedLimits, firstExceeded } from "#server/base/attempts/count-attempts.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { ChatbotDependencies } from "#server/features/chatbot/answer-sources.ts";
import { readMessage } from "#server/features/chatbot/read-message.ts";
import { homeZone } from "#server/features/places/home-zone.ts";
import { answerWithoutServices, only, type TextWords } from "#words/chatbot/text-messages/text-answer.ts";
import { chatbot as chatEn } from "#words/compiled/en/chatbot/chatbot.ts";
import { textMessages as smsEn } from "#words/compiled/en/chatbot/text-messages.ts";
import { chatbot as chatEs } from "#words/compiled/es/chatbot/chatbot.ts";
import { textMessages as smsEs } from "#words/compiled/es/chatbot/text-messages.ts";
import { findTextAnswer, textedSources } from "./find-text-answer.ts";
import type { ReceivedText } from "./gateway.ts";
import { addReceived, addStop, isStopped, removeReceived, removeStop } from "./queries.ts";
import { type TextTalk, TextTalks } from "./text-talks.ts";

/** Answers per number: enough for a long talk, and too few to make a gateway's bill. */
const MAX_PER_HOUR = 40;
const MAX_PER_DAY = 120;
/** Messages of danger have their own count. */
const MAX_DANGER_PER_DAY = 60;

const WORDS: Record<MainLanguage, TextWords> = {
  en: { sms: smsEn, chat: chatEn },
  es: { sms: smsEs, chat: chatEs },
};

/** Messages are understood in the main languages, and answered in these. */
function chooseWords(language: Language | undefined): TextWords {
  return WORDS[mainLanguage(language ?? "en")];
}

/** Answers a message; null: nothing is sent. */
type AnswerText = (message: ReceivedText, now: number) => Promise<string | null>;

/** @param numberKey key of the codes that stand for telephone numbers */
export function textAnswerer(dependencies: ChatbotDependencies, numberKey: string): AnswerText {
  const { database } = dependencies;
  const talks = new TextTalks();

  /**
   * Makes the code of a message. The gateway's id alone would identify the sender to anyone with access to the gateway.
   */
  const hashMessage = ({ id, from }: ReceivedText): Buffer =>
    createHmac("sha256", numberKey).update(`message ${id} of ${from}`).digest();

  async function stop(message: ReceivedText, number: Buffer, now: number): Promise<boolean> {
    talks.forget(number);
    // Together, so that a message that failed is not taken for one that was answered.
    return database.transaction(
      async (db) => (await addReceived(db, hashMessage(message), now)) && (await addStop(db, number, now)),
    );
  }

  /** Returns the answer to a keyword; null: no answer is sent; undefined: the message is a question. */
  async function answerKeyword(
    keyword: TextKeyword | null,
    number: Buffer,
    help: string,
  ): Promise<string | null | undefined> {
    if (await isStopped(database, number)) {
      if (keyword?.kind !== "START" && keyword?.kind !== "YES") return null;
      await removeStop(database, number);
      return help;
    }
    return keyword?.kind === "HELP" || keyword?.kind === "START" ? help : undefined;
  }

  async function read(text: string, talk: TextTalk | null, now: number) {
    const position = talk?.position ?? null;
    const state = talk?.state ?? NEW_TALK;
    return readMessage(database.reader, text.slice(0, MAX_CHAT_QUERY), {
      now,
      zone: position === null ? await homeZone(database.reader) : findTimeZone(position),
      state,
      language: state.language,
      position,
      services: textedSources(dependencies, now, state.language).services,
      onFailure: dependencies.onFailure,
    });
  }

  return async (message, now) => {
    const number = createHmac("sha256", numberKey).update(message.from).digest();
    const talk = talks.read(number, now);
    const keyword = textKeyword(message.text);
    const { sms } = chooseWords(keyword?.language ?? talk?.state.language);
    if (keyword?.kind === "STOP") return (await stop(message, number, now)) ? only(sms.stopped).text : null;

    const asked = await read(message.text, talk, now);
    const isDanger = asked.question.kind === "DANGER";
    const words = chooseWords(asked.language);
    try {
      if (!(await addReceived(database, hashMessage(message), now))) return null;
      const answered = await answerKeyword(keyword, number, only(sms.help).text);
      if (answered === null) return null;
      if (!(await isWithin(database, listLimits(number, isDanger, now), now))) return null;
      if (answered !== undefined) return answered;
      const found = await findTextAnswer(dependencies, { asked, talk, words, now });
      talks.write(number, found.talk, now);
      return found.text;
    } catch (error) {
      // The numbers are sent whatever becomes of the database.
      if (databaseFault(error) !== null && isDanger) return answerWithoutServices(asked.question, words).text;
      // For any other error the gateway sends the message again, and it is answered then.
      await removeReceived(database, hashMessage(message)).catch(() => {});
      throw error;
    }
  };
}

function listLimits(number: Buffer, isDanger: boolean, now: number): AttemptLimit[] {
  const name = number.toString("hex");
  if (isDanger) return [attemptLimit(`texts of danger of ${name}`, "day", MAX_DANGER_PER_DAY, now)];
  return [
    attemptLimit(`texts of ${name}`, "hour", MAX_PER_HOUR, now),
    attemptLimit(`texts of ${name}`, "day", MAX_PER_DAY, now),
  ];
}

async function isWithin(db: Db, limits: readonly AttemptLimit[], at: number): Promise<boolean> {
  return (await firstExceeded(db, await countedLimits(db, limits, at))) === null;
}
