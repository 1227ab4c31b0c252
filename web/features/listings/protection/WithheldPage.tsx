import { useCallback, useState } from "react";
import type { PlaceDecision } from "#domain/listings/protection/protection-calls.ts";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import type { WithheldWords } from "#words/compiled/listings/withheld.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { PageHeader } from "../../../base/shell/Header.tsx";
import { Shell } from "../../../base/shell/Shell.tsx";
import { WorkFailure } from "../../../base/shell/WorkFailure.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import cards from "../../../base/ui/work-cards.module.css";
import { WithheldCard } from "./WithheldCard.tsx";

/** Places that are loaded at a time. */
const PLACES = 20;

/** Services whose place is withheld, with the words that led to it. `/directory_health/withheld`. */
export function WithheldPage({ text, labels }: { text: WithheldWords; labels: ListingsWords["labels"] }) {
  const { words, showToast } = useApp();
  const [limit, setLimit] = useState(PLACES);
  const load = useCallback(
    () => callApi("GET /services/withheld", { query: { limit: String(limit) } }),
    [limit],
  );
  const { reply: places, failure, reload } = useCall(load);
  useTitle(text.title);
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
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} className={cards.page} aria-busy={places === null && failure === null}>
        <h1 className={cards.title}>{text.title}</h1>
        <p className={cards.intro}>{text.intro}</p>
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {places === null && failure === null && <p>{words.shell.loading}</p>}
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
      </main>
    </Shell>
  );
}
