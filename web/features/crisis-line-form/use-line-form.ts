import { useState } from "react";
import { MAX_DESCRIPTION } from "#domain/contract/limits.ts";
import type { FieldMessage, FieldMessages } from "#domain/contract/problems.ts";
import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";
import { readLineDraft, writeLineDraft } from "../../browser/line-drafts.ts";
import { callApi } from "../../calls/call-api.ts";
import { BLANK_LINE, isRequired, LINE_FIELDS, type TypedLine, typedLine, writtenLine } from "./typed-line.ts";

export type LineFailure = "conflict" | "network" | "other";

/** The state of the form. What is typed outlives a reload and an ended session. */
export function useLineForm(line: PublicCrisisLine | null, onSaved: () => void) {
  const key = line?.id ?? "new";
  const [typed, setTyped] = useState<TypedLine>(
    () => readLineDraft(key, LINE_FIELDS) ?? (line === null ? BLANK_LINE : typedLine(line)),
  );
  const [version, setVersion] = useState(line?.version);
  const [problems, setProblems] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<LineFailure | null>(null);
  const [isSending, setSending] = useState(false);

  const set = (part: Partial<TypedLine>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    writeLineDraft(key, next);
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !Object.keys(part).includes(field))),
    );
  };
  /** Resolves to the fields that are wrong, as far as it came. */
  const save = async (): Promise<FieldMessages> => {
    setFailure(null);
    const wrong = problemsOf(typed);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    setSending(true);
    const answer = await send(line, typed, version);
    setSending(false);
    if (answer.ok) {
      writeLineDraft(key, null);
      onSaved();
      return {};
    }
    const { code, fields = {} } = answer.problem;
    setProblems(fields);
    if (code === 409 && line !== null) {
      // The next save is one that has been warned.
      setVersion(undefined);
      setFailure("conflict");
    } else if (Object.keys(fields).length === 0) setFailure(code === 503 ? "network" : "other");
    return fields;
  };
  const forget = () => writeLineDraft(key, null);
  return { typed, set, save, forget, problems, failure, isSending };
}

function send(line: PublicCrisisLine | null, typed: TypedLine, version: number | undefined) {
  const body = writtenLine(typed);
  if (line === null) return callApi("POST /crisis-lines", { body });
  return callApi("PUT /crisis-lines/{id}", {
    params: { id: line.id },
    body: { ...body, version },
  });
}

/** What can be seen without the server; it looks at everything again. */
function problemsOf(typed: TypedLine): FieldMessages {
  const problems: Record<string, FieldMessage> = {};
  for (const field of LINE_FIELDS) {
    if (isRequired(field) && typed[field].trim() === "") problems[field] = "required";
  }
  if (typed.phone.trim() === "" && typed.text.trim() === "") problems["phone"] = "required";
  for (const field of ["description", "descriptionEs"] as const) {
    if (typed[field].trim().length > MAX_DESCRIPTION) problems[field] = "tooLong";
  }
  if (!/^\d{0,4}$/.test(typed.ranking.trim())) problems["ranking"] = "outOfRange";
  return problems;
}
