import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Utterance } from "#checks/corpora/chatbot/utterance.ts";
import { ENGLISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.en.ts";
import { SPANISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.es.ts";
import { ENGLISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.en.ts";
import { SPANISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.es.ts";
import { ENGLISH_UTTERANCES_BY_STRANGER } from "#checks/corpora/chatbot/utterances-by-stranger.en.ts";
import { SPANISH_UTTERANCES_BY_STRANGER } from "#checks/corpora/chatbot/utterances-by-stranger.es.ts";
import { ENGLISH_SIXTH_SET } from "#checks/corpora/chatbot/utterances-sixth-set.en.ts";
import { SPANISH_SIXTH_SET } from "#checks/corpora/chatbot/utterances-sixth-set.es.ts";
import type { Lesson } from "#checks/corpora/learned/learn-softmax.ts";
import { askFeatures, LEARNED_ASKS } from "#domain/chatbot/likely-asks.ts";
import { NEEDS, type Need } from "#domain/services/enumerations.ts";

/** A message to the chat, and the needs that it asks for or tells of; none: it asks for no service. */
export interface PracticeMessage {
  readonly message: string;
  readonly needs: readonly Need[];
  /** Who wrote it: a file of `training`, or a table of the chat. */
  readonly author: string;
}

const FOLDER = join(import.meta.dirname, "training");

/** Needs by the letters of the files. */
const LETTERS: Readonly<Record<string, Need>> = {
  M: "MEALS",
  P: "FOOD_PANTRIES",
  E: "EMERGENCY",
  T: "TRANSITIONAL",
  D: "MEDICAL",
  C: "COUNSELING",
  L: "CLOTHES",
  H: "HYGIENE",
  X: "TECH",
  A: "ASSISTANCE",
  U: "EDUCATION",
  J: "EMPLOYMENT",
};

const TABLES: readonly (readonly [string, readonly Utterance[]])[] = [
  ["own", [...ENGLISH_UTTERANCES, ...SPANISH_UTTERANCES]],
  ["others", [...ENGLISH_UTTERANCES_BY_OTHERS, ...SPANISH_UTTERANCES_BY_OTHERS]],
  ["stranger", [...ENGLISH_UTTERANCES_BY_STRANGER, ...SPANISH_UTTERANCES_BY_STRANGER]],
  ["sixth", [...ENGLISH_SIXTH_SET, ...SPANISH_SIXTH_SET]],
];

/** What the weights are learned from. @param without an author to leave out */
export function trainingMessages(without: string | null = null): readonly PracticeMessage[] {
  return [...filesOfMessages().flatMap(readPracticeMessages), ...TABLES.flatMap(messagesOfTable)].filter(
    ({ author }) => author !== without,
  );
}

/** The messages of one author. */
export function messagesBy(author: string): readonly PracticeMessage[] {
  return trainingMessages().filter((each) => each.author === author);
}

/** What the weights say that they were learned from. */
export function checksumOfMessages(): string {
  return createHash("sha256").update(JSON.stringify(trainingMessages())).digest("hex");
}

function filesOfMessages(): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort();
}

/**
 * Lines `letters | message`; `-` for none.
 *
 * @throws for another line
 */
function readPracticeMessages(file: string): readonly PracticeMessage[] {
  const author = file.replace(/(?:-en|-es)?\.txt$/u, "");
  const lines = readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [letters = "", message = ""] = line.split(" | ");
    const needs = letters === "-" ? [] : Array.from(letters, (letter) => LETTERS[letter]);
    if (message === "" || needs.includes(undefined)) throw new Error(`no message of practice: ${line}`);
    return { message, needs: NEEDS.filter((need) => needs.includes(need)), author };
  });
}

/** What tables say that is asked for; dangers and small talk ask for no service. */
function messagesOfTable([author, table]: readonly [string, readonly Utterance[]]): PracticeMessage[] {
  return table.map(({ message, asks }) => ({
    message,
    needs: NEEDS.filter((need) => asks.split(" ").includes(need)),
    author,
  }));
}

export function toLesson({ message, needs }: PracticeMessage): Lesson {
  const right = needs.length === 0 ? ["NONE" as const] : NEEDS.filter((need) => needs.includes(need));
  return { features: askFeatures(message), right: right.map((answer) => LEARNED_ASKS.indexOf(answer)) };
}
