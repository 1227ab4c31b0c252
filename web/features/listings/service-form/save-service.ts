import type { ProblemKey } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { ServiceFormInput } from "#domain/listings/service-form.ts";
import type { ServiceForViewer } from "#domain/services/listing.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { isOwnSentence } from "../../../base/calls/own-sentence.ts";
import { type FormProblems, serverProblems } from "./problems.ts";

/** Why a save failed, other than by invalid fields. */
export type SaveFailure =
  | "noNetwork"
  | "signedOut"
  | "forbidden"
  | "notFound"
  | "tooManyRequests"
  | "maxLimit"
  | "other";

/** Outcome of a save. */
export type Outcome =
  | { saved: ServiceForViewer }
  | { current: ServiceForViewer }
  | { problems: FormProblems }
  | { failure: SaveFailure | Refusal };

/** The server's own sentence, where the form has no words of its own. */
export interface Refusal {
  readonly refusal: string;
}

/** Adds a service, or changes the one with this id. */
export async function save(id: string | null, body: ServiceFormInput, language: Language): Promise<Outcome> {
  const query = { lang: language };
  const answer =
    id === null
      ? await callApi("POST /services", { query, body })
      : await callApi("PUT /services/{id}", { params: { id }, query, body });
  if (answer.ok) return { saved: answer.reply };
  const { code, key, message, fields, current } = answer.problem;
  if (code === 409 && isService(current)) return { current };
  if (code === 400 && fields !== undefined) return { problems: serverProblems(fields) };
  const failure = FAILURES[key];
  if (failure === undefined && isOwnSentence(answer.problem)) return { failure: { refusal: message } };
  return { failure: failure ?? "other" };
}

const FAILURES: Readonly<Partial<Record<ProblemKey, SaveFailure>>> = {
  unauthorized: "signedOut",
  forbidden: "forbidden",
  serviceLimitReached: "maxLimit",
  notFound: "notFound",
  tooManyRequests: "tooManyRequests",
  unavailable: "noNetwork",
};

/** The contract says that it is one. */
function isService(value: unknown): value is ServiceForViewer {
  return typeof value === "object" && value !== null && "version" in value && "pending" in value;
}
