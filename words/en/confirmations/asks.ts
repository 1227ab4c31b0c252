import type { ProblemKey } from "#domain/base/contract/problems.ts";
import type { AskField } from "#domain/services/ask-fields.ts";

/** Labels of facts that a service does not state and that visitors can ask for with a press (rules asks 1–5). */
export const asks = {
  hint: "Tap what you want to know. We count it, without your name, and ask them. To know today, call.",
  fields: {
    category: "Who may come?",
    entry: "Walk in, or call first?",
    isAllowedPets: "Dogs and pets?",
    isLowBarrier: "Few rules?",
    asksForId: "ID?",
    asksToBeSober: "If I have been drinking?",
    houseRules: "Curfew and other rules?",
    requiredDocuments: "What to bring?",
    cost: "Cost?",
    howToApply: "How to apply?",
    accessibility: "Wheelchair?",
    stayLimit: "How long can I stay?",
    asksImmigrationStatus: "Do they ask about immigration?",
  } satisfies Record<AskField, string>,
  counted: "Thank you. It counts. They see it when we next ask them to check this page.",
  refused: "We couldn't count this. Please try again later.",
  problems: {
    tooManyRequests: "Too many questions from here today. Please try again tomorrow.",
    notFound: "This service is not listed any more.",
    invalidRequest: "This can't be asked any more. Please load the page again.",
  } satisfies Partial<Record<ProblemKey, string>>,
};

export type AsksWords = typeof asks;
