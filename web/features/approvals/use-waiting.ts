import { useCallback, useEffect, useRef, useState } from "react";
import type {
  approveServices,
  Decided,
  listWaiting,
  rejectServices,
  removeServices,
  Waiting,
} from "#domain/approvals/approval-calls.ts";
import type { CallAnswer } from "#domain/contract/call.ts";
import type { Language } from "#domain/words/language.ts";
import { sendCall } from "../../calls/send-call.ts";

export type Decision =
  | { readonly is: "approve" }
  | { readonly is: "refuse"; readonly reason: string }
  | { readonly is: "remove" };

export type Outcome =
  | { readonly ok: true; readonly decided: Decided }
  | { readonly ok: false; readonly isNetwork: boolean };

/** What waits, and what can be decided about it. What was decided is gone from the list at once. */
export function useWaiting(q: string, language: Language) {
  const [rows, setRows] = useState<readonly Waiting[] | null>(null);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const asked = useRef(0);
  const load = useCallback(async () => {
    const turn = ++asked.current;
    setFailure(null);
    const query = new URLSearchParams({ lang: language, ...(q === "" ? {} : { q }) });
    const answer = await sendCall<typeof listWaiting>("GET", `/services/waiting?${query}`);
    if (turn !== asked.current) return;
    if (answer.ok) setRows(answer.reply);
    else setFailure({ isNetwork: answer.problem.code === 503 });
  }, [q, language]);
  useEffect(() => void load(), [load]);

  const decide = useCallback(
    async (chosen: readonly Waiting[], decision: Decision): Promise<Outcome> => {
      const services = chosen.map(({ service, version }) => ({ id: service.id, version }));
      const answer = await send(services, decision);
      if (!answer.ok) return { ok: false, isNetwork: answer.problem.code === 503 };
      const { services: done, changed, gone } = answer.reply;
      const left = new Set([...done, ...gone]);
      setRows((known) => known?.filter(({ service }) => !left.has(service.id)) ?? null);
      // Those that had changed are shown as they are now.
      if (changed.length > 0) await load();
      return { ok: true, decided: answer.reply };
    },
    [load],
  );
  return { rows, failure, load, decide };
}

type Chosen = readonly { id: string; version: number }[];

function send(services: Chosen, decision: Decision): Promise<CallAnswer<typeof approveServices>> {
  const body = { services: [...services] };
  switch (decision.is) {
    case "approve":
      return sendCall<typeof approveServices>("POST", "/services/approve-services", body);
    case "refuse":
      return sendCall<typeof rejectServices>("POST", "/services/reject-services", {
        ...body,
        reason: decision.reason,
      });
    case "remove":
      return sendCall<typeof removeServices>("POST", "/services/remove-services", body);
  }
}
