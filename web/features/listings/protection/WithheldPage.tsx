import { useCallback, useState } from "react";
import type { PlaceDecision } from "#domain/listings/protection/protection-calls.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import type { WithheldWords } from "#words/compiled/listings/withheld.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import buttons from "../../../base/ui/buttons.module.css";
import cards from "../../../base/ui/work-cards.module.css";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";
import { WithheldCard } from "./WithheldCard.tsx";

/** Places that are loaded at a time. */
const PLACES = 20;

/** Services whose place is withheld, with the words that led to it. `/directory_health/withheld`. */
export function WithheldPage({ text, labels }: { text: WithheldWords; labels: ListingsWords["labels"] }) {
  const { showToast } = useApp();
  const [limit, setLimit] = useState(PLACES);
  const load = useCallback(
    () => callApi("GET /services/withheld", { query: { limit: String(limit) } }),
    [limit],
  );
  const call = useCall(load);
  const { reply: places, reload } = call;
  const decide = async (id: string, decision: PlaceDecision) => {
    const answer = await callApi("POST /services/{id}/withheld", { params: { id }, body: { decision } });
    document.getElementById("content")?.focus();
    if (answer.ok) showToast({ kind: "success", text: text.done });
    else {
      const isStale = answer.problem.key === "changedSince";
      showToast({ kind: "error", text: isStale ? text.stale : text.failed });
    }
    await reload();
  };
  return (
    <WorkFrame title={text.title} styles={cards} awaits={call}>
      <p className={cards.intro}>{text.intro}</p>
      <Loaded call={call} />
      {places?.length === 0 && <p>{text.none}</p>}
      {places?.map((place) => (
        <WithheldCard
          key={place.id}
          place={place}
          text={text}
          labels={labels}
          onDecide={(decision) => void decide(place.id, decision)}
        />
      ))}
      {places?.length === limit && (
        <p>
          <button type="button" className={buttons.outlined} onClick={() => setLimit(limit + PLACES)}>
            {text.more}
          </button>
        </p>
      )}
    </WorkFrame>
  );
}
