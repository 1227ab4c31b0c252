import { useSearch } from "wouter";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { fold } from "#domain/search/fold.ts";
import type { BedsWords } from "#domain/words/en/beds.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { useNow } from "../../app-context/use-now.ts";
import { useTitle } from "../../app-context/use-title.ts";
import { callApi } from "../../calls/call-api.ts";
import { useCall } from "../../calls/use-call.ts";
import { PageHeader } from "../../shell/Header.tsx";
import { Shell } from "../../shell/Shell.tsx";
import { Failure } from "../../ui/Failure.tsx";
import { BedCounter } from "./BedCounter.tsx";
import styles from "./BedsPage.module.css";
import { useCounters } from "./use-counters.ts";

const load = () => callApi("GET /services/beds");

/** A counter for each shelter, for one hand at the desk. `/available_beds`, rules beds 6–10. */
export function BedsPage({ text }: { text: BedsWords }) {
  const { words, viewer } = useApp();
  const { reply: shelters, failure, reload } = useCall(load);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={shelters === null && failure === null}>
        <h1 className="visually-hidden">{text.title}</h1>
        {failure !== null && <Failure isNetwork={failure.isNetwork} onRetry={reload} />}
        {shelters === null && failure === null && <p className={styles.note}>{words.shell.loading}</p>}
        {shelters !== null && viewer !== null && <Counters shelters={shelters} viewer={viewer} text={text} />}
      </main>
    </Shell>
  );
}

function Counters({
  shelters,
  viewer,
  text,
}: {
  shelters: readonly ShelterBeds[];
  viewer: PageViewer;
  text: BedsWords;
}) {
  const { counters, count, send } = useCounters(viewer.id, shelters);
  const now = useNow();
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const folded = fold(q);
  const shown = [...counters.values()].filter(({ shelter }) =>
    fold(`${shelter.name} ${shelter.city}`).includes(folded),
  );
  if (shelters.length === 0) return <p className={styles.note}>{text.none}</p>;
  return (
    <>
      {shown.length === 0 && <p className={styles.note}>{text.noMatch(q)}</p>}
      <ul className={styles.list}>
        {shown.map((counter) => (
          <BedCounter
            key={counter.shelter.id}
            counter={counter}
            now={now}
            text={text}
            onCount={(free) => count(counter.shelter.id, free)}
            onSend={send}
          />
        ))}
      </ul>
    </>
  );
}
