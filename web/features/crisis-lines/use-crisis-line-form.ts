import { useState } from "react";
import { MAX_DESCRIPTION } from "#domain/contract/limits.ts";
import type { FieldMessage, FieldMessages } from "#domain/contract/problems.ts";
import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";
import { readTabDraft, writeTabDraft } from "../../browser/tab-drafts.ts";
import { callApi } from "../../calls/call-api.ts";
import {
  bodyOfLine,
  type CrisisLineValues,
  EMPTY_LINE,
  isRequired,
  LINE_FIELDS,
  valuesOfLine,
} from "./crisis-line-values.ts";

export type SaveFailure = "conflict" | "network" | "other";

/** The state of the form. What is typed outlives a reload and an ended session. */
export function useCrisisLineForm(line: PublicCrisisLine | null, onSaved: () => void) {
  const draftKey = `crisis-lines/${line?.id ?? "new"}`;
  const [draft] = useState(() => readTabDraft(draftKey));
  const [values, setValues] = useState<CrisisLineValues>({
    ...(line === null ? EMPTY_LINE : valuesOfLine(line)),
    ...draft?.texts,
  });
  const [version, setVersion] = useState(draft === null ? line?.version : draft.version);
  const [problems, setProblems] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [isSending, setSending] = useState(false);

  const set = (part: Partial<CrisisLineValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    writeTabDraft(draftKey, { texts: next, version });
    setProblems((known) =>
      Object.fromEntries(Object.entries(known).filter(([field]) => !Object.keys(part).includes(field))),
    );
  };
  /** Resolves to the fields that are wrong, as far as it came. */
  const save = async (): Promise<FieldMessages> => {
    setFailure(null);
    const wrong = problemsOf(values);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return wrong;
    setSending(true);
    const answer = await send(line, values, version);
    setSending(false);
    if (answer.ok) {
      writeTabDraft(draftKey, null);
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
  const discardDraft = () => writeTabDraft(draftKey, null);
  return { values, set, save, discardDraft, problems, failure, isSending };
}

function send(line: PublicCrisisLine | null, values: CrisisLineValues, version: number | undefined) {
  const body = bodyOfLine(values);
  if (line === null) return callApi("POST /crisis-lines", { body });
  return callApi("PUT /crisis-lines/{id}", {
    params: { id: line.id },
    body: { ...body, version },
  });
}

/** What can be seen without the server; it looks at everything again. */
function problemsOf(values: CrisisLineValues): FieldMessages {
  const problems: Record<string, FieldMessage> = {};
  for (const field of LINE_FIELDS) {
    if (isRequired(field) && values[field].trim() === "") problems[field] = "required";
  }
  if (values.phone.trim() === "" && values.text.trim() === "") problems["phone"] = "required";
  for (const field of ["description", "descriptionEs"] as const) {
    if (values[field].trim().length > MAX_DESCRIPTION) problems[field] = "tooLong";
  }
  if (!/^\d{0,4}$/.test(values.ranking.trim())) problems["ranking"] = "outOfRange";
  return problems;
}
