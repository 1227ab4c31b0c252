import { useCallback } from "react";
import type { Decided, PendingApproval } from "#domain/approvals/approval-calls.ts";
import type { AnswerOf } from "#domain/contract/call-api.ts";
import type { Language } from "#domain/words/language.ts";
import { callApi } from "../../calls/call-api.ts";
import { callBeyondPage } from "../../calls/call-beyond-page.ts";
import { useCall } from "../../calls/use-call.ts";

export type Decision =
  | { readonly kind: "approve" }
  | { readonly kind: "refuse"; readonly reason: string }
  | { readonly kind: "remove" };

export type Outcome =
  | { readonly ok: true; readonly decided: Decided }
  | { readonly ok: false; readonly isNetwork: boolean };

/** Services with the version that the reviewer saw. */
export type Selection = readonly { readonly id: string; readonly version: number }[];

/** Which services wait, and what can be decided about them. Decided ones disappear from the list at once. */
export function usePendingApprovals(q: string, language: Language) {
  const load = useCallback(() => {
    return callApi("GET /services/waiting", { query: { lang: language, q: q === "" ? undefined : q } });
  }, [q, language]);
  const { reply: rows, failure, reload, change } = useCall(load);

  const settle = useCallback(
    async (answer: AnswerOf<"POST /services/approve-services">): Promise<Outcome> => {
      if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
      const { services: done, changed, gone } = answer.reply;
      const left = new Set([...done, ...gone]);
      change((known) => known?.filter(({ service }) => !left.has(service.id)) ?? null);
      // Those that had changed are shown as they are now.
      if (changed.length > 0) await reload();
      return { ok: true, decided: answer.reply };
    },
    [reload, change],
  );
  const decide = useCallback(
    async (chosen: readonly PendingApproval[], decision: Decision): Promise<Outcome> =>
      settle(await send(selectionOf(chosen), decision)),
    [settle],
  );
  const approveBeyondPage = useCallback(
    async (selection: Selection): Promise<Outcome> =>
      settle(await callBeyondPage("POST /services/approve-services", { body: { services: [...selection] } })),
    [settle],
  );
  return { rows, failure, reload, decide, approveBeyondPage };
}

export function selectionOf(rows: readonly PendingApproval[]): Selection {
  return rows.map(({ service, version }) => ({ id: service.id, version }));
}

function send(
  selection: Selection,
  decision: Decision,
): Promise<AnswerOf<"POST /services/approve-services">> {
  const services = [...selection];
  switch (decision.kind) {
    case "approve":
      return callApi("POST /services/approve-services", { body: { services } });
    case "refuse":
      return callApi("POST /services/reject-services", {
        body: { services, reason: decision.reason },
      });
    case "remove":
      return callApi("POST /services/remove-services", { body: { services } });
  }
}
