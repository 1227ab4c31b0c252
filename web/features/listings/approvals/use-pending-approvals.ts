import { useCallback } from "react";
import type { EndpointAnswer } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { Decided, PendingApproval } from "#domain/listings/approvals/approval-calls.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";

export type Decision =
  | { readonly kind: "approve" }
  | { readonly kind: "refuse"; readonly reason: string }
  | { readonly kind: "remove" };

export type Outcome =
  | { readonly ok: true; readonly decided: Decided }
  | { readonly ok: false; readonly isNetwork: boolean };

/** Services that wait, and the decisions on them. Decided ones disappear from the list right away. */
export function usePendingApprovals(q: string, language: Language) {
  const load = useCallback(() => {
    return callApi("GET /services/waiting", { query: { lang: language, q: q === "" ? undefined : q } });
  }, [q, language]);
  const { reply: rows, failure, reload, change } = useCall(load);

  const settle = useCallback(
    async (answer: EndpointAnswer<"POST /services/approve-services">): Promise<Outcome> => {
      if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
      const { services: done, changed, gone } = answer.reply;
      const left = new Set([...done, ...gone]);
      change((known) => known?.filter(({ service }) => !left.has(service.id)) ?? null);
      // Services that had changed are reloaded.
      if (changed.length > 0) await reload();
      return { ok: true, decided: answer.reply };
    },
    [reload, change],
  );
  const decide = useCallback(
    async (chosen: readonly PendingApproval[], decision: Decision): Promise<Outcome> =>
      settle(await send(chosen, decision)),
    [settle],
  );
  /** Undone approvals return to the list. */
  const undoApprovals = useCallback(
    async (ids: readonly string[]): Promise<Outcome> => {
      const answer = await callApi("POST /services/undo-approvals", { body: { services: [...ids] } });
      if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
      await reload();
      return { ok: true, decided: answer.reply };
    },
    [reload],
  );
  return { rows, failure, reload, decide, undoApprovals };
}

/** Sends the versions that the reviewer saw. */
function send(
  chosen: readonly PendingApproval[],
  decision: Decision,
): Promise<EndpointAnswer<"POST /services/approve-services">> {
  const services = chosen.map(({ service, version }) => ({ id: service.id, version }));
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
