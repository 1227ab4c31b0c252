import { useState } from "react";
import type { Answer } from "#domain/base/contract/call.ts";
import type { FieldMessages } from "#domain/base/contract/problems.ts";
import { readTabDraft, writeTabDraft } from "../browser/tab-drafts.ts";
import { isOwnSentence } from "./own-sentence.ts";
import { useBusy } from "./use-busy.ts";

/** Other: with the server's own sentence, where it is one of a refusal. */
type SaveFailure = "conflict" | "network" | { readonly message: string };

/** The texts of a form, by its own names. */
type Values = Readonly<Record<string, string>>;

interface DraftForm<Texts extends Values, Reply> {
  /** Names the form and what it edits, such as `organizations/new`. */
  readonly draftKey: string;
  /** Texts as they are stored. */
  readonly stored: Texts;
  /** Version of the stored texts; undefined: they are new. */
  readonly version: number | undefined;
  /** @param version on which the texts are based; undefined: whichever there is, since the next save has been warned */
  readonly send: (texts: Texts, version: number | undefined) => Promise<Answer<Reply>>;
  readonly onSaved: (reply: Reply) => void;
}

/**
 * The state of a form of texts. What is typed outlives a reload and an ended session; a save that someone else was
 * faster than is a conflict once, and goes through when it is repeated.
 */
export function useDraftForm<Texts extends Values, Reply>({
  draftKey,
  stored,
  version: opened,
  send,
  onSaved,
}: DraftForm<Texts, Reply>) {
  const [draft] = useState(() => readTabDraft(draftKey));
  const [values, setValues] = useState<Texts>(() => ({ ...stored, ...draft?.texts }));
  const [version, setVersion] = useState(draft === null ? opened : draft.version);
  const [problems, setProblems] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const { isBusy: isSending, whileBusy } = useBusy();

  const set = (field: keyof Texts & string, value: string) => setAll({ [field]: value });
  /** Several fields that one thing typed is of. */
  const setAll = (texts: Values) => {
    const next = { ...values, ...texts };
    setValues(next);
    writeTabDraft(draftKey, { texts: next, version });
  };
  const discardDraft = () => writeTabDraft(draftKey, null);
  /** Resolves to the fields that are wrong, as far as it came. */
  const save = async (): Promise<FieldMessages> => {
    setFailure(null);
    const answer = await whileBusy(() => send(values, version));
    if (answer === null) return {};
    if (answer.ok) {
      discardDraft();
      onSaved(answer.reply);
      return {};
    }
    const { code, message, fields = {} } = answer.problem;
    const said = isOwnSentence(answer.problem) ? message : "";
    setProblems(fields);
    if (code === 409) {
      setVersion(undefined);
      setFailure("conflict");
    } else if (Object.keys(fields).length === 0) setFailure(code === 503 ? "network" : { message: said });
    return fields;
  };
  return { values, set, setAll, save, discardDraft, problems, setProblems, failure, isSending };
}

/** Message of a form whose save failed. */
export function failureText(
  failure: SaveFailure,
  { conflict, failed }: { readonly conflict: string; readonly failed: string },
  { networkError }: { readonly networkError: string },
): string {
  if (typeof failure === "string") return { conflict, network: networkError }[failure];
  return failure.message || failed;
}
