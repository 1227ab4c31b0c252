import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { SCROLL_TRIGGER_PX } from "#domain/base/contract/limits.ts";
import { SERVICE_TYPES } from "#domain/services/enumerations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { useLocation } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTitle } from "../../../base/app-context/use-title.ts";
import { useTypedText } from "../../../base/app-context/use-typed-text.ts";
import { cachedFrom } from "../../../base/browser/offline-status.ts";
import { onNearViewport } from "../../../base/browser/on-near-viewport.ts";
import type { VisitorPlace } from "../../../base/browser/visitor-place.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { findChoice, homePath, readHomeQuery } from "../../../base/pages/home-query.ts";
import { useHiddenRows } from "../../../base/service-card/list-marks.ts";
import { noResults } from "../../../base/shell/lazy-components.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Failure } from "../../../base/ui/Failure.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import type { Words } from "../../../base/words/words.ts";
import { AlertBar } from "../../alerts/AlertBar.tsx";
import type { AlertsData } from "../../alerts/use-alerts.ts";
import { dangerPanel } from "../../danger/lazy-danger-panel.ts";
import { useStayingHelp } from "../../danger/use-staying-help.ts";
import { mapCentreNotice } from "../map/lazy-list-map.tsx";
import { MapPane } from "../map/MapPane.tsx";
import mapStyles from "../map/MapSwitch.module.css";
import { MapSwitch } from "../map/MapSwitch.tsx";
import type { MapChoice } from "../map/use-map-switch.ts";
import { useMapSwitch } from "../map/use-map-switch.ts";
import type { TopicsByTab } from "../topics/topics-by-tab.ts";
import { Filters } from "./Filters.tsx";
import styles from "./HomePage.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ListSummary } from "./ListSummary.tsx";
import { afterSearch, askedPlace, savedOnly } from "./lazy-list-parts.ts";
import type { ServiceList } from "./list-cache.ts";
import { type MapCentre, showsRemote } from "./list-parameters.ts";
import type { HomeData } from "./load-rows.ts";
import { Rows } from "./Rows.tsx";
import { Tabs } from "./Tabs.tsx";
import { useServiceList } from "./use-service-list.ts";

/** The list: tabs, filters, and services nearest first (rules home 1–12). */
export function HomePage({
  initial,
}: {
  initial: {
    key: string;
    data: HomeData;
    skip: number;
    alerts: AlertsData;
    topics: TopicsByTab;
  } | null;
}) {
  const { words, place, language, preferences, savePreferences } = useApp();
  const search = useSearch();
  const typed = useTypedText();
  const asked = useMemo(() => readHomeQuery(search, preferences, typed), [search, preferences, typed]);
  const view = useMapSwitch();
  const [near, setNear] = useMapCentre();
  const { list, loadMore, retry } = useServiceList({ query: asked, place, language, near }, initial);
  const query = usePrivateText(asked, list);
  const now = useNow();
  const hidden = useHiddenRows(list.rows);
  useLegacyHash(query);

  const { tab, need, openNow, audience, topKudos } = query;
  useEffect(
    () => savePreferences({ tab, need, openNow, audience, topKudos }),
    [savePreferences, tab, need, openNow, audience, topKudos],
  );

  const danger = useStayingHelp(list.danger, query.q);
  const title = formatHomeTitle(query, place, words);
  useTitle(title);

  const end = useRef<HTMLDivElement>(null);
  const canLoad = list.phase === "ready" && list.hasMore;
  const isEnd = list.rows.length > 0 && !list.hasMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page is watched from its own end.
  useEffect(() => {
    if (end.current === null || !canLoad) return;
    return onNearViewport(end.current, `0px 0px ${SCROLL_TRIGGER_PX}px`, () => void loadMore());
  }, [canLoad, loadMore, list.rows.length]);

  return (
    <>
      <AlertBar initial={initial?.alerts ?? null} />
      <Tabs query={query} />
      <Filters query={query} topics={initial?.topics[tab]} />
      <main id="content" className={`${styles.main} ${chooseLayout(view.choice)}`} tabIndex={-1}>
        <h1 className="visually-hidden">
          {query.q === "" || query.isPrivate ? title : words.home.searchResults(query.q)}
        </h1>
        {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
        <p className="visually-hidden" role="status">
          {danger !== null && `${danger.text} `}
          {list.phase === "loading"
            ? words.shell.loading
            : list.rows.length > 0
              ? words.home.shown(list.rows.length - hidden)
              : list.phase !== "failed" && words.home.noServices}
        </p>
        <ListSummary query={query} list={list}>
          <MapSwitch view={view} />
        </ListSummary>
        {near !== null && (
          <Lazy component={mapCentreNotice(language)} props={{ onBack: () => setNear(null) }} />
        )}
        <Results list={list} query={query} now={now} onRetry={retry} />
        <div ref={end} />
        {list.phase === "more" && <ListSkeleton rows={2} />}
        {list.phase === "stuck" && <Failure isNetwork={list.isNetwork} onRetry={loadMore} />}
        {list.rows.length > 0 && list.hasMore && list.phase === "ready" && (
          <p className={styles.more}>
            <a
              className={buttons.outlined}
              rel="next"
              href={withSkip(homePath(query), (initial?.skip ?? 0) + list.rows.length)}
              onClick={(event) => {
                event.preventDefault();
                void loadMore();
              }}
            >
              {words.home.loadMore}
            </a>
          </p>
        )}
        {isEnd &&
          (cachedFrom() !== null ? (
            <Lazy component={savedOnly} props={{ retry }} />
          ) : (
            <p className={styles.end}>{words.home.endOfList}</p>
          ))}
        {query.q !== "" && (
          <Lazy
            component={afterSearch}
            props={{ list: { query, place, language, near }, rows: list.rows, isEnd }}
          />
        )}
        {view.choice !== "list" && (
          <MapPane isMapShown={view.isMapShown} query={query} near={near} onSearch={setNear} />
        )}
      </main>
    </>
  );
}

/** The rows; where there are none, or all are far away, first the ways on. */
function Results({
  list,
  query,
  now,
  onRetry,
}: {
  list: ServiceList;
  query: HomeQuery;
  now: number;
  onRetry: () => void;
}) {
  if (list.phase === "loading") return <ListSkeleton />;
  if (list.phase === "failed") return <Failure isNetwork={list.isNetwork} onRetry={onRetry} />;
  const { rows, suggestions, asked } = list;
  const isFar = rows.length > 0 && suggestions !== null;
  return (
    <>
      {asked && <Lazy component={askedPlace} props={{ asked, query }} />}
      {(rows.length === 0 || isFar) && (
        <Lazy
          component={noResults}
          props={{ query, suggestions, now, isFar, retry: isFar || cachedFrom() === null ? null : onRetry }}
        />
      )}
      {rows.length > 0 && (
        <Rows list={list} audience={query.audience} now={now} hasRemote={showsRemote(query)} />
      )}
    </>
  );
}

/** Class for sharing the room between list and map. */
function chooseLayout(choice: MapChoice | null): string {
  if (choice === "list") return "";
  return `${mapStyles.listAndMap} ${choice === "map" ? mapStyles.mapOnly : ""}`;
}

/** Returns the center that the map was moved to, until another place is chosen. */
function useMapCentre(): [MapCentre | null, (near: MapCentre | null) => void] {
  const { place } = useApp();
  const [moved, setMoved] = useState<{ from: VisitorPlace | null; near: MapCentre } | null>(null);
  const setNear = useCallback(
    (near: MapCentre | null) => setMoved(near === null ? null : { from: place, near }),
    [place],
  );
  return [moved !== null && moved.from === place ? moved.near : null, setNear];
}

function withSkip(path: string, skip: number): string {
  const [before = "", hash = ""] = path.split("#");
  return `${before}&skip=${skip}#${hash}`;
}

export function formatHomeTitle(query: HomeQuery, place: VisitorPlace | null, words: Words): string {
  if (query.q !== "" && !query.isPrivate) return words.home.titleSearch(query.q);
  const what = query.tab === "ALL" ? words.home.all : words.services.types[query.tab];
  const narrowed = query.need === null ? what : `${what}, ${words.services.needs[query.need]}`;
  const at = place?.kind === "here" ? words.places.currentLocation : (place?.label ?? "");
  return at === "" ? words.home.titleNewest(narrowed) : words.home.titleNear(narrowed, at);
}

/**
 * The text of a search goes into the address once the server has said that it names no danger, and out of it where it
 * names one (rule danger-search 7). Until then it is private.
 */
function usePrivateText(asked: HomeQuery, { phase, danger }: ServiceList): HomeQuery {
  const { setTyped } = useApp();
  const [path, navigate] = useLocation();
  const query = useMemo(
    (): HomeQuery => (danger === null ? asked : { ...asked, isPrivate: true }),
    [asked, danger],
  );
  const isHarmless = phase === "ready" && danger === null && query.isPrivate === true;
  const isInAddress = new URLSearchParams(useSearch()).has("q");
  useEffect(() => {
    const { isPrivate: _, ...open } = query;
    if (isHarmless) {
      setTyped(null);
      navigate(homePath(open), { replace: true });
    } else if (danger !== null && isInAddress) {
      // The text is first stored as typed: without either, another list would be shown.
      if (asked.isPrivate) navigate(homePath(query), { replace: true });
      else setTyped({ path, text: query.q });
    }
  }, [asked, query, isHarmless, danger, isInAddress, path, navigate, setTyped]);
  return query;
}

/** `/#FOOD` selects a tab: the server cannot see it, so the browser goes there. */
function useLegacyHash(query: HomeQuery): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const applyHash = () => {
      const tab = findChoice(SERVICE_TYPES, location.hash.slice(1));
      if (tab === null || tab === query.tab || query.q !== "") return;
      navigate(homePath({ ...query, tab, need: null }), { replace: true });
    };
    applyHash();
    window.addEventListener("hashchange", applyHash);
    return () => window.removeEventListener("hashchange", applyHash);
  }, [navigate, query]);
}
