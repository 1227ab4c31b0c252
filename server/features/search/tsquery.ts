import type { Question } from "#domain/search/question.ts";
import { quotedLexeme } from "./tsvector.ts";

/** No document has it: words have no mark, and Spanish stems have letters after theirs. */
const NEVER = "'~'";

/** A question as the text of a PostgreSQL `tsquery`. Whatever was typed, it is one that PostgreSQL can read. */
export function toTsquery(question: Question): string {
  if ("any" in question) return joined(question.any, " | ");
  if ("all" in question) return joined(question.all, " & ");
  const marks = `${question.isPrefix ? "*" : ""}${question.weights.join("")}`;
  return `${quotedLexeme(question.term)}${marks === "" ? "" : ":"}${marks}`;
}

function joined(questions: readonly Question[], operator: string): string {
  return questions.length === 0 ? NEVER : `(${questions.map(toTsquery).join(operator)})`;
}
