import { type ReactNode, useState } from "react";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { fold } from "#domain/base/text/fold.ts";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import { groupShelters } from "#domain/beds/group-shelters.ts";
import type { BedsWords } from "#words/compiled/beds/beds.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { useSearch } from "../../base/app-context/use-search.ts";
import { useTitle } from "../../base/app-context/use-title.ts";
import { serverNow } from "../../base/browser/server-clock.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useCall } from "../../base/calls/use-call.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import { ArrowKeys } from "../../base/ui/ArrowKeys.tsx";
import buttons from "../../base/ui/buttons.module.css";
import { EmptyList } from "../../base/ui/EmptyList.tsx";
import { KeyLine } from "../../base/ui/Keys.tsx";
import { LetterKeysSwitch } from "../../base/ui/LetterKeysSwitch.tsx";
import page from "../../base/ui/list-page.module.css";
import { BedCounter } from "./BedCounter.tsx";
import styles from "./BedsPage.module.css";
import { UncountedShelter } from "./UncountedShelter.tsx";
import { type Counter, listBedGroups, toCounterKey, useCounters } from "./use-counters.ts";

const load = () => callApi("GET /services/beds");

/** A counter for each shelter, for one hand at the desk. `/available_beds`, rules beds 6–10 and 12–14. */
export function BedsPage({ text }: { text: BedsWords }) {
  const { words, viewer } = useApp();
  const { reply: shelters, failure, reload } = useCall(load);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={shelters === null && failure === null}>
        {(shelters === null || shelters.length === 0) && <h1 className="visually-hidden">{text.title}</h1>}
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {shelters === null && failure === null && <p className={page.note}>{words.shell.loading}</p>}
        {shelters?.length === 0 && <NoShelters text={text} />}
        {shelters !== null && shelters.length > 0 && viewer !== null && (
          <Counters shelters={shelters} viewer={viewer} text={text} />
        )}
      </main>
    </Shell>
  );
}

function NoShelters({ text }: { text: BedsWords }) {
  return (
    <EmptyList text={text.none} hint={text.noneHint}>
      <Link href={WORK_PAGES.addService.path} className={buttons.primary}>
        {text.addShelter}
      </Link>
      <Link href={WORK_PAGES.manageServices.path} className={buttons.outlined}>
        {text.manage}
      </Link>
    </EmptyList>
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
  const { counters, count, setBeds, send } = useCounters(viewer.id, shelters);
  const now = useNow();
  // Rows do not move under the thumb: they keep their place until the page is reloaded.
  const [groups] = useState(() => groupShelters(shelters, serverNow()));
  const q = new URLSearchParams(useSearch()).get("q")?.trim() ?? "";
  const folded = fold(q);
  const shown = (group: readonly ShelterBeds[]): Counter[] =>
    group.flatMap((shelter) => {
      const isFound = fold(`${shelter.name} ${shelter.city}`).includes(folded);
      if (!isFound) return [];
      return listBedGroups(shelter).flatMap((name) => counters.get(toCounterKey(shelter.id, name)) ?? []);
    });
  const [outdated, recent, uncounted] = [groups.outdated, groups.recent, groups.uncounted].map(shown);
  const counted = [...(outdated ?? []), ...(recent ?? [])];
  const isMixed = counted.length > (recent?.length ?? 0) && counted.length > (outdated?.length ?? 0);
  const rows = (group: readonly Counter[] | undefined) =>
    group?.map((counter) => (
      <BedCounter
        key={counter.key}
        counter={counter}
        now={now}
        text={text}
        onCount={(free) => count(counter, free)}
        onSend={send}
      />
    ));
  return (
    <>
      <div className={styles.top}>
        <h1 className={page.title}>{text.title}</h1>
        {counted.length > 1 && (
          <p className={styles.summary}>
            {text.summary(
              counted.reduce((sum, { free }) => sum + (free ?? 0), 0),
              new Set(counted.map(({ shelter }) => shelter.id)).size,
            )}
            {" · "}
            {text.oldestFirst}
          </p>
        )}
      </div>
      {counted.length + (uncounted?.length ?? 0) === 0 && (
        <EmptyList text={text.noMatch(q)}>
          <Link href={WORK_PAGES.beds.path} replace className={buttons.primary}>
            {text.showAll}
          </Link>
          <Link href={WORK_PAGES.manageServices.path} className={buttons.outlined}>
            {text.manage}
          </Link>
        </EmptyList>
      )}
      <div className={uncounted?.length === 0 || counted.length === 0 ? undefined : styles.columns}>
        <div>
          <Group title={text.outdated} isTitleShown={isMixed}>
            {rows(outdated)}
          </Group>
          <Group title={text.recent} isTitleShown={isMixed}>
            {rows(recent)}
          </Group>
        </div>
        {uncounted !== undefined && uncounted.length > 0 && (
          <section className={styles.uncounted}>
            <h2 className={styles.subtitle}>
              {text.uncounted} <span className={page.badge}>{uncounted.length}</span>
            </h2>
            <p className={styles.hint}>{text.uncountedHint}</p>
            <ul>
              {uncounted.map((counter) => (
                <UncountedShelter
                  key={counter.key}
                  counter={counter}
                  text={text}
                  onCount={(free) => count(counter, free)}
                  onSetBeds={(free, total) => setBeds(counter.shelter.id, free, total)}
                  onSend={send}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      {counted.length > 0 && <Keys text={text} />}
    </>
  );
}

function Group({
  title,
  isTitleShown,
  children,
}: {
  title: string;
  isTitleShown: boolean;
  children: readonly ReactNode[] | undefined;
}) {
  if (children === undefined || children.length === 0) return null;
  return (
    <section>
      <h2 className={isTitleShown ? styles.heading : "visually-hidden"}>
        {title} · {children.length}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Lists what keys do in a number field. */
function Keys({ text: { keys, letterKeys, savedAtOnce } }: { text: BedsWords }) {
  return (
    <div className={styles.keys}>
      <KeyLine>
        <ArrowKeys text={keys.arrows} /> <kbd>+</kbd> <kbd>−</kbd> {keys.change} <kbd>{keys.pageUp}</kbd>{" "}
        <kbd>{keys.pageDown}</kbd> {keys.row} <kbd>C</kbd> {keys.confirm}
      </KeyLine>
      <LetterKeysSwitch text={letterKeys} />
      <p>{savedAtOnce}</p>
    </div>
  );
}
