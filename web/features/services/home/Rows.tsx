import { useEffect } from "react";
import type { Category } from "#domain/services/enumerations.ts";
import { FOR_ME } from "#domain/static-pages/quick-exit/browser-data.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { deviceItem } from "../../../base/browser/device-storage.ts";
import { savesData } from "../../../base/browser/inline/saves-data.ts";
import { cachedFrom } from "../../../base/browser/offline-status.ts";
import { useListMarks } from "../../../base/service-card/list-marks.ts";
import { listGroups } from "../../../base/shell/lazy-components.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { arrivalsPart } from "../../directions/lazy-arrivals.tsx";
import { locationOffer } from "./lazy-list-parts.ts";
import type { ServiceList } from "./list-cache.ts";
import styles from "./Rows.module.css";
import { Sections } from "./Sections.tsx";

/** First what matches all words of a search; then, under a heading, what matches some of them. */
export function Rows({
  list,
  audience,
  now,
  hasRemote = false,
}: GroupsProps & {
  /** Services reached by phone or online come together, after those nearby. */
  hasRemote?: boolean;
}) {
  const { words, place, language, isHydrated } = useApp();
  const hidesClosed = useListMarks((marks) => marks.hidesClosed);
  const forMe = useListMarks((marks) => marks.forMe);
  useEffect(() => {
    if (deviceItem(FOR_ME) !== null)
      void import("../../favorites/for-me/show-for-me.tsx").then((forMe) => forMe.showKept(language));
  }, [language]);
  const shared = { list, audience, now };
  const some = list.rows.findIndex((row) => row.some);
  return (
    <>
      {place === null || place.kind === "default" || place.kind === "saved" ? (
        <Lazy component={locationOffer} props={{}} fallback={() => <div className={styles.offerPlace} />} />
      ) : (
        isHydrated &&
        (hidesClosed || marksByItself()) && (
          <Lazy component={arrivalsPart(language)} props={{ rows: list.rows, now }} />
        )
      )}
      {forMe?.notice}
      {some < 0 ? (
        <Groups {...shared} isDivided={place !== null && hasRemote} />
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

/** Whether rows are marked before anyone asks: not where data is saved, nor without the server. */
function marksByItself(): boolean {
  const isFromServer = navigator.onLine && cachedFrom() === null;
  const isSaving =
    document.getElementById("entry")?.dataset["saves"] !== undefined || savesData(navigator.connection);
  return isFromServer && !isSaving;
}

interface GroupsProps {
  list: ServiceList;
  audience: Category | null;
  now: number;
}

/** @param isDivided services reached by phone or online come under a heading of their own */
function Groups({ list, audience, now, isDivided = false }: GroupsProps & { isDivided?: boolean }) {
  const { rows } = list;
  const start = isDivided ? rows.findIndex((row) => row.remote) : -1;
  const end = start < 0 ? rows.length : start;
  return (
    // The elements have one shape with or without remote services, so that rendered rows stay when a later page brings
    // the first.
    <>
      <Group
        list={start < 0 ? list : sliceList(list, 0, end)}
        audience={audience}
        now={now}
        isGrouped={audience !== null}
      />
      <Group list={sliceList(list, end)} audience={null} now={now} isGrouped />
    </>
  );
}

function sliceList(list: ServiceList, start: number, end?: number): ServiceList {
  return { ...list, rows: list.rows.slice(start, end), total: null, hasMore: false };
}

function Group({ list, audience, now, isGrouped }: GroupsProps & { isGrouped: boolean }) {
  const ungrouped = () => <Sections rows={list.rows} now={now} level={2} />;
  if (!isGrouped || list.rows.length === 0) return ungrouped();
  // The headings may not come on a bad network; the rows are here.
  return <Lazy component={listGroups} props={{ list, audience, now }} fallback={ungrouped} />;
}
