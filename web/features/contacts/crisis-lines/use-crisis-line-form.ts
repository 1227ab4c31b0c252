import { MAX_DESCRIPTION, MAX_LINE_REPORTING } from "#domain/base/contract/limits.ts";
import type { FieldMessage, FieldMessages } from "#domain/base/contract/problems.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useDraftForm } from "../../../base/calls/use-draft-form.ts";
import {
  bodyOfLine,
  type CrisisLineValues,
  EMPTY_LINE,
  isRequired,
  LINE_FIELDS,
  type LineField,
  valuesOfLine,
} from "./crisis-line-values.ts";

/** The state of the form, which looks at what is typed before it is sent. */
export function useCrisisLineForm(line: PublicCrisisLine | null, onSaved: () => void) {
  const { language } = useApp();
  const form = useDraftForm({
    draftKey: `crisis-lines/${line?.id ?? "new"}`,
    stored: line === null ? EMPTY_LINE : valuesOfLine(line, language),
    version: line?.version,
    send: (values: CrisisLineValues, version) => send(line, values, version),
    onSaved,
  });
  const set = (field: LineField, value: string) => {
    form.set(field, value);
    form.setProblems(({ [field]: _, ...others }) => others);
  };
  /** Resolves to the fields that are wrong, as far as it came. */
  const save = (): Promise<FieldMessages> | FieldMessages => {
    const wrong = findProblems(form.values);
    form.setProblems(wrong);
    return Object.keys(wrong).length > 0 ? wrong : form.save();
  };
  return { ...form, set, save };
}

function send(line: PublicCrisisLine | null, values: CrisisLineValues, version: number | undefined) {
  const body = bodyOfLine(values);
  if (line === null) return callApi("POST /crisis-lines", { body });
  return callApi("PUT /crisis-lines/{id}", {
    params: { id: line.id },
    body: { ...body, version },
  });
}

/** Finds the problems that need no server, which checks everything again. */
function findProblems(values: CrisisLineValues): FieldMessages {
  const problems: Record<string, FieldMessage> = {};
  for (const field of LINE_FIELDS) {
    if (isRequired(field) && values[field].trim() === "") problems[field] = "required";
  }
  if (values.phone.trim() === "" && values.text.trim() === "") problems["phone"] = "required";
  for (const field of ["description", "descriptionEs"] as const) {
    if (values[field].trim().length > MAX_DESCRIPTION) problems[field] = "tooLong";
  }
  for (const field of ["reporting", "reportingEs"] as const) {
    if (values[field].trim().length > MAX_LINE_REPORTING) problems[field] = "tooLong";
  }
  if (!/^\d{0,4}$/.test(values.ranking.trim())) problems["ranking"] = "outOfRange";
  return problems;
}
