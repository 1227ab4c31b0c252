import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lesson } from "#checks/corpora/learned/learn-softmax.ts";
import type { HoursCase } from "#checks/hours-texts/hours-case.ts";
import { HOURS_TEXTS } from "#checks/hours-texts/hours-texts.ts";
import { CLAUSE_ROLES, type ClauseRole, clauseFeatures } from "#domain/imports/clause-roles.ts";
import { clausesOfText, statementsOfText, tokenizeClause } from "#domain/imports/hours-clause-split.ts";
import type { HoursToken } from "#domain/imports/hours-tokens.ts";

/** A clause of hours, and the roles of which one is right. */
export interface PracticeClause {
  readonly text: string;
  readonly tokens: readonly HoursToken[];
  readonly roles: readonly ClauseRole[];
  /** How much it counts. */
  readonly importance?: number;
}

const FOLDER = join(import.meta.dirname, "training");

const filesOfClauses = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".jsonl"))
    .sort();

/** The clauses of the files, and of the texts of hours. @param without a part of the name of files to leave out */
export function trainingClauses(without: string | null): readonly PracticeClause[] {
  const written = filesOfClauses()
    .filter((file) => without === null || !file.includes(without))
    .flatMap(clausesOfFile);
  return [...written, ...(without === "texts" ? [] : clausesOfTexts())];
}

/** The clauses of the files whose name has this part. */
export const clausesOfAuthor = (part: string): readonly PracticeClause[] =>
  filesOfClauses()
    .filter((file) => file.includes(part))
    .flatMap(clausesOfFile);

/** What the weights say that they were learned from. */
export function checksumOfClauses(): string {
  const hash = createHash("sha256");
  for (const file of filesOfClauses()) hash.update(file).update(readFileSync(join(FOLDER, file)));
  return hash.update(JSON.stringify(HOURS_TEXTS)).digest("hex");
}

export const toLesson = ({ tokens, roles, importance = 1 }: PracticeClause): Lesson => ({
  features: clauseFeatures(tokens),
  importance,
  right: roles.map((role) => CLAUSE_ROLES.indexOf(role)),
});

/** @throws for a line that is no clause with its role */
function clausesOfFile(file: string): readonly PracticeClause[] {
  const lines = readFileSync(join(FOLDER, file), "utf8").split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const row: unknown = JSON.parse(line);
      const written = row instanceof Object ? new Map<string, unknown>(Object.entries(row)) : new Map();
      const [text, named] = [written.get("text"), written.get("role")];
      const role = CLAUSE_ROLES.find((each) => each === named);
      if (typeof text !== "string" || role === undefined) throw new Error(`no clause of practice: ${line}`);
      return { text, tokens: tokenizeClause(text), roles: [role] };
    });
}

const clausesOfTexts = (): readonly PracticeClause[] =>
  HOURS_TEXTS.flatMap(({ cases }) => cases.flatMap(clausesOfCase));

/** Texts written against the rules show what opens a shut door: they count more. */
const OF_SHUT_DOORS = 3;

/** Returns the clauses of a text that must be read, or that a single clause alone keeps from being read. */
function clausesOfCase(hoursCase: HoursCase): readonly PracticeClause[] {
  const { text } = hoursCase;
  const clauses = clausesOfText(text);
  const timed = clauses.filter(({ isTimed }) => isTimed);
  const untimed = clauses.filter(({ isTimed }) => !isTimed);
  const practice = (tokens: readonly HoursToken[], ...roles: ClauseRole[]): PracticeClause => ({
    text: tokens.map((token) => token.text).join(" "),
    tokens,
    roles,
  });
  const [first, ...more] = timed;
  if (hoursCase.answer === "READ") {
    const notes = untimed.filter(({ isKnown }) => !isKnown).map(({ tokens }) => practice(tokens, "idle"));
    return first !== undefined && more.length === 0 ? [...notes, practice(first.tokens, "door")] : notes;
  }
  const [note, ...others] = untimed;
  if (note !== undefined && others.length === 0 && timed.every(({ isKnown }) => isKnown))
    return [{ ...practice(note.tokens, "narrows"), importance: OF_SHUT_DOORS }];
  const [statement, ...further] = statementsOfText(text).filter(({ isKnown }) => !isKnown);
  if (statement !== undefined && further.length === 0 && !statement.isTimed)
    return [{ ...practice(statement.tokens, "narrows"), importance: OF_SHUT_DOORS }];
  const doubtful = timed.filter(({ isKnown }) => !isKnown);
  const [doubt, ...doubts] = doubtful;
  return doubt !== undefined && doubts.length === 0 && untimed.length === 0
    ? [practice(doubt.tokens, "appointed", "remote", "closing", "other", "narrows")]
    : [];
}
