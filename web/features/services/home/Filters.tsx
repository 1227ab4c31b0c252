import { useEffect, useRef } from "react";
import type { Need } from "#domain/services/enumerations.ts";
import { NEEDS_OF_TYPE } from "#domain/services/enumerations.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { homePath } from "../../../base/pages/home-query.ts";
import { changeListMarks, useListMarks } from "../../../base/service-card/list-marks.ts";
import { listGroups } from "../../../base/shell/lazy-components.tsx";
import { Icon } from "../../../base/ui/Icon.tsx";
import { Lazy } from "../../../base/ui/lazy.tsx";
import { PanelButton } from "../../../base/ui/PanelButton.tsx";
import type { Words } from "../../../base/words/words.ts";
import type { TopicLink } from "../topics/topics-by-tab.ts";
import styles from "./Filters.module.css";
import { tabTopics } from "./lazy-list-parts.ts";

/**
 * A chip for each filter, active ones first, then the needs of the tab, then topics. Each links to the list that it
 * produces, so they work without scripts. A button at the end, always visible, opens all filters.
 */
export function Filters({
  query,
  topics,
}: {
  query: HomeQuery;
  /** Topics of the tab that came with the document. */
  topics: readonly TopicLink[] | undefined;
}) {
  const { words, place, language } = useApp();
  const { tab, need, openNow, audience } = query;
  const count = countOfFilters(query);
  const chips = listChips(query, words).sort((a, b) => rankChip(b) - rankChip(a));
  const bar = useRef<HTMLUListElement>(null);
  const shown = [tab, need, openNow, audience].join();
  const lastShown = useRef(shown);
  useEffect(() => {
    // Not on hydration: the bar may have been scrolled before, and be under someone's finger.
    if (bar.current === null || lastShown.current === shown) return;
    lastShown.current = shown;
    // The active filter has moved to the start.
    bar.current.scrollLeft = 0;
  }, [shown]);
  return (
    <nav className={styles.filters} aria-label={words.home.filters}>
      <ul ref={bar}>
        {chips.map(({ text, to, isActive, isAll }) => (
          <li key={text}>
            <Link
              href={homePath(to, query)}
              replace
              aria-current={isActive ? "true" : undefined}
              className={styles.chip}
            >
              {isActive && !isAll && <Icon name="check" className={styles.icon} />}
              {text}
            </Link>
          </li>
        ))}
        {query.provisions && <Lazy component={listGroups} props={{ narrowed: query }} />}
        {place !== null && place.kind !== "default" && <OpenOnArrival />}
        {topics === undefined ? (
          <Lazy component={tabTopics(language)} props={{ tab, draw: drawLinks }} />
        ) : (
          drawLinks(topics)
        )}
        {drawLinks([["/topics", words.home.topics]])}
      </ul>
      <PanelButton panel="options" id="filters" className={`${styles.chip} ${styles.pinned}`}>
        <Icon name="sliders" className={`${styles.icon} ${styles.unlessTiny}`} />
        {words.home.more}
        {count > 0 && (
          <>
            <b className={styles.count} aria-hidden="true">
              {count}
            </b>
            <span className="visually-hidden">, {words.home.filtersOn(count)}</span>
          </>
        )}
      </PanelButton>
    </nav>
  );
}

function drawLinks(links: readonly TopicLink[]) {
  return links.map(([path, name]) => (
    <li key={path}>
      <Link href={path} className={styles.chip}>
        {name}
      </Link>
    </li>
  ));
}

/** Counts the filters besides the need, which is a chip of its own. */
function countOfFilters({ openNow, audience, provisions }: HomeQuery): number {
  const asked = provisions ? provisions.split(",").length : 0;
  return (openNow ? 1 : 0) + (audience === null ? 0 : 1) + asked;
}

/** Hides what will be closed; only the browser knows that. */
function OpenOnArrival() {
  const { words } = useApp();
  const hidesClosed = useListMarks((arrivals) => arrivals.hidesClosed);
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={hidesClosed}
        data-replay=""
        onClick={() => changeListMarks({ hidesClosed: !hidesClosed })}
      >
        <Icon name={hidesClosed ? "check" : "walk"} className={styles.icon} />
        {words.home.openOnArrival}
      </button>
    </li>
  );
}

interface Chip {
  text: string;
  /** The list without this filter, or with it. */
  to: HomeQuery;
  isActive: boolean;
  /** Filters nothing, and keeps its place. */
  isAll?: boolean;
}

function rankChip({ isActive, isAll = false }: Chip): number {
  return isActive && !isAll ? 1 : 0;
}

/** Open now first, then all needs of the tab, then each. */
function listChips(query: HomeQuery, { home, services }: Words): Chip[] {
  const { tab, need, openNow, audience } = query;
  const needs: readonly Need[] = tab === "ALL" ? [] : NEEDS_OF_TYPE[tab];
  return [
    { text: home.openNow, to: { ...query, openNow: !openNow }, isActive: openNow },
    ...(tab === "ALL"
      ? []
      : [{ text: home.all, to: { ...query, need: null }, isActive: need === null, isAll: true }]),
    ...needs.map((one) => ({
      text: services.needs[one],
      to: { ...query, need: need === one ? null : one },
      isActive: need === one,
    })),
    ...(audience === null
      ? []
      : [{ text: services.categories[audience], to: { ...query, audience: null }, isActive: true }]),
  ];
}
