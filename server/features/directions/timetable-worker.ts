import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Feed, lastDayOf } from "#domain/directions/feed.ts";
import { isoDateOf } from "#domain/time/civil-date.ts";
import { print } from "#server/command.ts";
import { answerQuestions, type Question, type RideAnswer } from "./answer-question.ts";
import { FeedError, readFeed } from "./read-feed.ts";

/** The process of timetables: reads the feeds of a folder once, and answers questions. */

export interface NumberedQuestion extends Question {
  readonly id: number;
}
export interface NumberedAnswer {
  readonly id: number;
  /** Null: it failed. */
  readonly answer: RideAnswer | null;
}

const DAY_MS = 86_400_000;

// The app is gone, however it ended.
process.once("disconnect", () => process.exit(0));

const ready = readFeeds(process.argv[2] ?? "").then(answerQuestions);
process.on("message", ({ id, ...question }: NumberedQuestion) => {
  void ready
    .then((answer) => answer(question))
    .catch(() => null)
    .then((answer) => process.send?.({ id, answer } satisfies NumberedAnswer));
});

/** Those that can be read and have not run out; a line of the log says which were left out. */
async function readFeeds(folder: string): Promise<Feed[]> {
  const feeds: Feed[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".") || !(entry.isDirectory() || /\.zip$/iu.test(entry.name))) continue;
    try {
      const feed = await readFeed(path.join(folder, entry.name));
      const last = lastDayOf(feed);
      if (last === null || last < Math.floor(Date.now() / DAY_MS) - 1) {
        const ended = last === null ? "has no days" : `ended on ${isoDateOf(last)}`;
        log(entry.name, `not used, since it ${ended}`);
      } else {
        feeds.push(feed);
      }
    } catch (error) {
      log(entry.name, error instanceof FeedError ? `refused: ${error.message}` : "refused: it can't be read");
    }
  }
  return feeds;
}

function log(feed: string, reason: string): void {
  print(JSON.stringify({ level: "warn", at: Date.now(), feed, reason }));
}
