import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DANGER_GROUPS, type Utterance } from "#checks/corpora/chatbot/utterance.ts";
import { ENGLISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.en.ts";
import { SPANISH_UTTERANCES } from "#checks/corpora/chatbot/utterances.es.ts";
import { ENGLISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.en.ts";
import { SPANISH_UTTERANCES_BY_OTHERS } from "#checks/corpora/chatbot/utterances-by-others.es.ts";
import { ENGLISH_UTTERANCES_BY_STRANGER } from "#checks/corpora/chatbot/utterances-by-stranger.en.ts";
import { SPANISH_UTTERANCES_BY_STRANGER } from "#checks/corpora/chatbot/utterances-by-stranger.es.ts";
import { ENGLISH_SIXTH_SET } from "#checks/corpora/chatbot/utterances-sixth-set.en.ts";
import { SPANISH_SIXTH_SET } from "#checks/corpora/chatbot/utterances-sixth-set.es.ts";
import { DANGER_FAMILIES } from "#domain/danger/danger-families.ts";
import { SUBJECTS } from "#domain/danger/likely-danger.ts";
import { TOPICS } from "#domain/danger/likely-topic.ts";
import { readWords, topicsByTables } from "#domain/danger/notice-danger.ts";
import { NEEDS } from "#domain/services/enumerations.ts";

/** A line of a file of texts. */
export interface CorpusLine {
  readonly kind: "NAMED" | "HINTED" | "FOLLOWS" | "HARMLESS";
  /** Any of them is right. */
  readonly right: readonly string[];
  /** What a text that follows asks about; "" for others. */
  readonly topic: string;
  /** What was written before it. */
  readonly before: string;
  readonly text: string;
}

/**
 * A line is `FAMILY | text`, with `?` behind the family for what only hints at it and `> TOPIC | the text before` for
 * what follows on it. `A/B`: B is right too. `NONE`: harmless.
 *
 * @param file from this folder
 */
export function corpusLines(file: string): readonly CorpusLine[] {
  return readFileSync(join(import.meta.dirname, file), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(readLine);
}

function readLine(line: string): CorpusLine {
  const columns = line.split("|").map((column) => column.trim());
  const [head = ""] = columns;
  const [families = "", topic = ""] = head.split(">").map((part) => part.trim());
  const right = families.replace("?", "").trim().split("/");
  const text = columns[columns.length - 1] ?? "";
  if (topic !== "") return { kind: "FOLLOWS", right, topic, before: columns[1] ?? "", text };
  const named = families.endsWith("?") ? "HINTED" : "NAMED";
  return { kind: right[0] === "NONE" ? "HARMLESS" : named, right, topic, before: "", text };
}

/** The author of texts with which the tables were mended. */
export const TABLES = "tables";

/** A text that weights are learned from. */
export interface TaughtText {
  /** Of `training/`, the file's name without its ending; else `TABLES`, or `chat` for what the chatbot is asked. */
  readonly author: string;
  readonly right: readonly (typeof SUBJECTS)[number][];
  readonly text: string;
}

/** Files whose texts weights are learned from, with their authors. */
function taughtFiles(): readonly (readonly [file: string, author: string])[] {
  const files = readdirSync(join(import.meta.dirname, "training")).filter((name) => name.endsWith(".txt"));
  return [
    ["en.txt", TABLES],
    ["es.txt", TABLES],
    ...files.sort().map((name) => [`training/${name}`, name.slice(0, -".txt".length)] as const),
  ];
}

/** What the chatbot is asked: most of it is hardship without danger. */
const ASKED = [
  ...ENGLISH_UTTERANCES,
  ...SPANISH_UTTERANCES,
  ...ENGLISH_UTTERANCES_BY_OTHERS,
  ...SPANISH_UTTERANCES_BY_OTHERS,
  ...ENGLISH_UTTERANCES_BY_STRANGER,
  ...SPANISH_UTTERANCES_BY_STRANGER,
  ...ENGLISH_SIXTH_SET,
  ...SPANISH_SIXTH_SET,
];

function rightFor({ asks }: Utterance): readonly (typeof SUBJECTS)[number][] {
  const [kind, danger = ""] = asks.split(" ");
  if (kind !== "DANGER") return ["NONE"];
  return DANGER_FAMILIES.filter((family) => DANGER_GROUPS[family].split(" ").includes(danger));
}

/** @throws for a line of an unknown family */
export function taughtTexts(): readonly TaughtText[] {
  const written = taughtFiles().flatMap(([file, author]) =>
    corpusLines(file)
      .filter(({ kind }) => kind !== "FOLLOWS")
      .map(({ right, text }) => ({ author, text, right: right.map((name) => subjectNamed(name, file)) })),
  );
  const asked = ASKED.map((each) => ({
    author: "chat",
    text: each.message,
    right: rightFor(each),
  }));
  return [...written, ...asked];
}

function subjectNamed(name: string, file: string): (typeof SUBJECTS)[number] {
  const subject = SUBJECTS.find((one) => one === name);
  if (subject === undefined) throw new Error(`${file} names ${name}, which is no family.`);
  return subject;
}

/** A text within a talk of danger that weights are learned from. */
export interface TaughtTopic {
  /** Names the source: a file of `training/topics/` without its ending, `TABLES`, or `chat` for wishes that the chatbot is asked. */
  readonly author: string;
  readonly right: (typeof TOPICS)[number];
  readonly text: string;
}

/** Lines `TOPIC | text` of `training/topics/`, and what follows in the texts of the tables. @throws for an unknown topic */
export function taughtTopics(): readonly TaughtTopic[] {
  const files = readdirSync(join(import.meta.dirname, "training/topics")).sort();
  const written = files.flatMap((file) =>
    corpusLines(`training/topics/${file}`).map(({ right: [topic = ""], text }) => ({
      author: file.slice(0, -".txt".length),
      right: topicNamed(topic, file),
      text,
    })),
  );
  const followed = ["en.txt", "es.txt"].flatMap((file) =>
    corpusLines(file)
      .filter(({ kind }) => kind === "FOLLOWS")
      .map(({ topic, text }) => ({ author: TABLES, right: topicNamed(topic, file), text })),
  );
  return [...written, ...followed, ...wishes()];
}

/** Plain wishes are for something else, in a talk of danger as in any. Where tables name a topic they teach nothing. */
function wishes(): readonly TaughtTopic[] {
  const needs: readonly string[] = NEEDS;
  return ASKED.filter(
    ({ asks, message }) =>
      asks.split(" ").every((asked) => needs.includes(asked)) &&
      topicsByTables(readWords(message)).length === 0,
  ).map(({ message }) => ({ author: "chat", right: "OTHER", text: message }));
}

function topicNamed(name: string, file: string): (typeof TOPICS)[number] {
  const topic = TOPICS.find((one) => one === name);
  if (topic === undefined) throw new Error(`${file} names ${name}, which is no topic.`);
  return topic;
}

/** What weights say that they were learned from. */
export function computeChecksum(texts: readonly (TaughtText | TaughtTopic)[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex");
}
