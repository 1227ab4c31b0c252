import type { Category } from "#domain/services/enumerations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { savesData } from "../../browser/inline/saves-data.ts";
import { cachedFrom } from "../../browser/offline-status.ts";
import { audienceGroups } from "../../lazy-components.tsx";
import { Lazy } from "../../ui/lazy.tsx";
import { useArrivals } from "../directions/arrival-marks.ts";
import { arrivalsPart } from "../directions/lazy-arrivals.tsx";
import { locationOffer } from "./lazy-list-parts.ts";
import type { ServiceList } from "./list-cache.ts";
import styles from "./Rows.module.css";
import { Sections } from "./Sections.tsx";

/** First what matches all words of a search; then, under a heading, what matches some of them. */
export function Rows({ list, audience, now }: { list: ServiceList; audience: Category | null; now: number }) {
  const { words, place, language, isHydrated } = useApp();
  const hidesClosed = useArrivals((arrivals) => arrivals.hidesClosed);
  const shared = { list, audience, now };
  const some = list.rows.findIndex((row) => row.some);
  return (
    <>
      {place === null || place.kind === "default" ? (
        <Lazy component={locationOffer} props={{}} fallback={() => <div className={styles.placeholder} />} />
      ) : (
        isHydrated &&
        (hidesClosed || marksByItself()) && (
          <Lazy component={arrivalsPart[language]} props={{ rows: list.rows, now }} />
        )
      )}
      {some < 0 ? (
        <Groups {...shared} />
      ) : (
        <>
          <Groups
            {...shared}
            list={{ ...list, rows: list.rows.slice(0, some), total: null, hasMore: false }}
          />
          <h2 className={styles.heading}>{words.home.someWords}</h2>
          <Groups {...shared} list={{ ...list, rows: list.rows.slice(some), total: null }} />
        </>
      )}
    </>
  );
}

/** Whether rows are marked before anybody asks: not where data is saved, nor without the server. */
function marksByItself(): boolean {
  const isFromServer = navigator.onLine && cachedFrom() === null;
  const isSaving =
    document.getElementById("entry")?.dataset["saves"] !== undefined || savesData(navigator.connection);
  return isFromServer && !isSaving;
}

function Groups({ list, audience, now }: { list: ServiceList; audience: Category | null; now: number }) {
  if (list.rows.length === 0) return null;
  const ungrouped = () => <Sections rows={list.rows} now={now} level={2} />;
  if (audience === null) return ungrouped();
  // The headings may not come on a bad network; the rows are here.
  return <Lazy component={audienceGroups} props={{ list, audience, now }} fallback={ungrouped} />;
}
