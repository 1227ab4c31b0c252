import { useEffect, useState } from "react";
import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { ArrivalsWords } from "#words/compiled/directions/arrivals.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { serverNow } from "../../base/browser/server-clock.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import type { Card } from "../../base/service-card/card.ts";
import { type ArrivalMark, changeListMarks, useListMarks } from "../../base/service-card/list-marks.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Failure } from "../../base/ui/Failure.tsx";
import styles from "./ArrivalMarks.module.css";
import { loadArrivals } from "./load-arrivals.ts";

export interface ArrivalMarksProps {
  rows: readonly Card[];
  /** Epoch milliseconds. */
  now: number;
}

/** Rows that are marked unless the filter needs more. */
const FIRST_ROWS = 20;
/** How long a mark is accurate enough. */
const MAX_AGE_MS = 2 * 60_000;
/** Longer trips get no notice about the door: the visitor may have another way. */
const MAX_TRIP_MS = 2 * 60 * 60_000;

const ICONS = { OPEN: "check", CLOSED: "close", CLOSES_SOON: "alert" } as const;

/** Marks the cards of a list with whether the door is open on arrival, and says how many the filter hides. */
export function ArrivalMarks({ rows, now, text }: ArrivalMarksProps & { text: ArrivalsWords }) {
  const hidesClosed = useListMarks((arrivals) => arrivals.hidesClosed);
  const marks = useListMarks((arrivals) => arrivals.marks);
  const { phase, retry } = useArrivalCalls(rows, now, text);
  if (!hidesClosed) return null;
  if (phase === "failed" || phase === "offline")
    return <Failure isNetwork={phase === "offline"} onRetry={retry} />;
  const count = rows.filter(({ id }) => marks.get(id)?.state === "CLOSED").length;
  return (
    <div className={styles.notice}>
      <p role="status">
        {phase === "asking" ? text.checking : count === 0 ? text.noneHidden : text.hidden(count)}
      </p>
      <button type="button" className={buttons.quiet} onClick={() => changeListMarks({ hidesClosed: false })}>
        {text.show}
      </button>
    </div>
  );
}

type Phase = "asking" | "ready" | "failed" | "offline";

/** Reloads all marks when they are old, when the place changes and when a hidden page becomes visible. */
function useArrivalCalls(rows: readonly Card[], now: number, text: ArrivalsWords) {
  const { callApi, place } = useApp();
  const hidesClosed = useListMarks((arrivals) => arrivals.hidesClosed);
  const from = distanceFrom(place);
  const ids = rows.filter(({ distance }) => distance !== undefined).map(({ id }) => id);
  const asked = (hidesClosed ? ids : ids.slice(0, FIRST_ROWS)).join();
  const age = Math.floor(now / MAX_AGE_MS);
  const isVisible = useVisible();
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>("asking");
  const states = rows.map(({ id, state }) => `${id}${state}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked, and when, is what matters.
  useEffect(() => {
    if (from === undefined || asked === "" || !isVisible) {
      changeListMarks({ marks: new Map() });
      setPhase(asked === "" ? "ready" : "asking");
      return;
    }
    return whenResolved(loadArrivals(callApi, asked.split(","), from), (answer) => {
      // An old mark is worse than none.
      changeListMarks({ marks: answer.ok ? buildMarks(answer.reply, rows, text) : new Map() });
      setPhase(answer.ok ? "ready" : answer.problem.message === "" ? "offline" : "failed");
    });
  }, [callApi, from, asked, age, isVisible, attempt, states, text]);

  useEffect(() => () => changeListMarks({ marks: new Map() }), []);
  return { phase, retry: () => setAttempt((count) => count + 1) };
}

function buildMarks(
  reply: EndpointReply<"GET /arrivals">,
  rows: readonly Card[],
  text: ArrivalsWords,
): ReadonlyMap<string, ArrivalMark> {
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return new Map(
    reply
      .filter(({ arrivesAt }) => Date.parse(arrivesAt) - serverNow() <= MAX_TRIP_MS)
      .map(({ service, openOnArrival: state }): [string, ArrivalMark] => {
        const isSaid = state === "ASK" || (state === "CLOSED" && states.get(service) === "CLOSED");
        return [service, isSaid ? { state } : { state, shown: shownFor(state, text) }];
      }),
  );
}

function shownFor(state: keyof typeof ICONS, text: ArrivalsWords): NonNullable<ArrivalMark["shown"]> {
  return { icon: ICONS[state], className: styles[state], node: <Mark state={state} text={text} /> };
}

/** Shows the mark in full or in few words, by the room on the line, so that a late mark moves nothing. */
function Mark({ state, text }: { state: keyof typeof ICONS; text: ArrivalsWords }) {
  return (
    <span className={`${styles.mark} ${styles[state]}`}>
      <b className={styles.full}>{text[state]}</b>
      <b className={styles.brief} aria-hidden="true">
        {text.brief[state]}
      </b>
    </span>
  );
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === "visible");
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return isVisible;
}
