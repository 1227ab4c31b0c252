import { readdir } from "node:fs/promises";
import path from "node:path";
import { demonstrationFeed } from "#db/demo/transit/demonstration-feed.ts";
import { toIsoDate } from "#domain/base/time/civil-date.ts";
import { type Feed, findLastDay } from "#domain/directions/feed.ts";
import type { RideArrival } from "#domain/directions/plan-rides.ts";
import { print } from "#server/base/command/command.ts";
import {
  type ArrivalsQuestion,
  answerQuestions,
  type RideAnswer,
  type TimetableAnswers,
  type WayQuestion,
} from "./answer-question.ts";
import { FeedError, readFeed } from "./read-feed.ts";

/** The process of timetables: reads the feeds of a folder, or the demonstration's, and answers questions. */

export type Asked =
  | { readonly kind: "way"; readonly question: WayQuestion }
  | { readonly kind: "arrivals"; readonly question: ArrivalsQuestion };

export type Answered =
  | { readonly kind: "way"; readonly answer: RideAnswer }
  | { readonly kind: "arrivals"; readonly answer: readonly (RideArrival | null)[] };

export type NumberedQuestion = Asked & {
  readonly id: number;
  /** Until when the caller waits, in epoch milliseconds. */
  readonly until: number;
};

/** The answer to a question; null: it failed, or came too late. */
export interface NumberedAnswer {
  readonly id: number;
  readonly answered: Answered | null;
}

/** A feed that can be read. */
export interface KnownFeed {
  readonly name: string;
  /** ISO date; null: it has no days. */
  readonly lastDay: string | null;
}

export type Message = NumberedAnswer | { readonly feeds: readonly KnownFeed[] };

const DAY_MS = 86_400_000;
const PREPARE_EVERY_MS = 600_000;

// The app is gone, however it ended.
process.once("disconnect", () => process.exit(0));

const ready = readFeeds(process.argv[2] ?? null).then((feeds) => {
  const answers = answerQuestions(feeds);
  const prepare = () => answers.prepare(Date.now());
  prepare();
  setInterval(prepare, PREPARE_EVERY_MS).unref();
  return answers;
});

process.on("message", ({ id, until, ...asked }: NumberedQuestion) => {
  void ready
    // After the caller stopped waiting, an answer would only delay others.
    .then((answers) => (Date.now() > until ? null : answer(answers, asked)))
    .catch(() => null)
    .then((answered) => tell({ id, answered }));
});

function answer(answers: TimetableAnswers, asked: Asked): Answered {
  return asked.kind === "way"
    ? { kind: "way", answer: answers.wayTo(asked.question) }
    : { kind: "arrivals", answer: answers.arrivalsAt(asked.question) };
}

function tell(message: Message): void {
  process.send?.(message);
}

/** Reads the feeds that are readable and have not expired; a log line names those that were left out. */
async function readFeeds(folder: string | null): Promise<Feed[]> {
  if (folder === null) return [demonstrationFeed(Date.now())];
  const feeds: Feed[] = [];
  const known: KnownFeed[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || !(entry.isDirectory() || /\.zip$/iu.test(entry.name))) continue;
    try {
      const feed = await readFeed(path.join(folder, entry.name));
      const last = findLastDay(feed);
      known.push({ name: entry.name, lastDay: last === null ? null : toIsoDate(last) });
      if (last === null || last < Math.floor(Date.now() / DAY_MS) - 1) {
        const ended = last === null ? "has no days" : `ended on ${toIsoDate(last)}`;
        log(entry.name, `not used, since it ${ended}`);
      } else {
        feeds.push(feed);
      }
    } catch (error) {
      log(entry.name, error instanceof FeedError ? `refused: ${error.message}` : "refused: it can't be read");
    }
  }
  tell({ feeds: known });
  return feeds;
}

function log(feed: string, reason: string): void {
  print(JSON.stringify({ level: "warn", at: Date.now(), feed, reason }));
}
