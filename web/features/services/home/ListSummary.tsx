import type { ReactNode } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { homePath } from "../../../base/pages/home-query.ts";
import { useHiddenRows, useOpenRows } from "../../../base/service-card/list-marks.ts";
import type { Words } from "../../../base/words/words.ts";
import styles from "./ListSummary.module.css";
import type { ServiceList } from "./list-cache.ts";

/** One line over the list: how many services, what narrows them, and the link that clears all filters. */
export function ListSummary({
  query,
  list,
  children,
}: {
  query: HomeQuery;
  list: ServiceList;
  /** At the end of the line. */
  children: ReactNode;
}) {
  const { words } = useApp();
  const { need, openNow, audience, provisions, q, isPrivate } = query;
  const isEmpty = list.rows.length === 0;
  const hidden = useHiddenRows(list.rows);
  const open = useOpenRows(list.rows);
  const isNarrowed = Boolean(need ?? audience ?? (provisions || openNow));
  return (
    <header className={styles.summary} data-plain={q !== "" || isNarrowed ? undefined : ""}>
      <p>
        {!isEmpty && formatSummary(query, list, { hidden, open, words })}
        {q !== "" && !isPrivate && `${isEmpty ? "" : " ·"} “${q}”`}
        {isNarrowed && (
          <>
            {!isEmpty && "\u00a0· "}
            <Link
              href={homePath({ ...query, need: null, openNow: false, audience: null, provisions: "" }, query)}
              replace
              className={styles.clear}
            >
              {words.home.clear}
            </Link>
          </>
        )}
      </p>
      {children}
    </header>
  );
}

/** "Emergency: 2 open now for men". Where more rows follow, "20+". It never says more than the list shows. */
function formatSummary(
  { need, openNow, audience }: HomeQuery,
  list: ServiceList,
  { hidden, open, words }: { hidden: number; open: number; words: Words },
): string {
  const { home, services } = words;
  const { rows, total, hasMore } = list;
  const count = total === null ? rows.length + (hasMore ? "+" : "") : `${total}`;
  const found =
    hidden > 0
      ? home.openOf(open, count)
      : list.suggestions !== null
        ? home.foundFar(count)
        : openNow
          ? home.foundOpen(count)
          : home.found(count);
  const whom = audience === null ? "" : inSentence(services.categories[audience]);
  return [
    need === null ? "" : `${services.needs[need]}: `,
    found,
    audience === null ? "" : audience === "PETS_ALLOWED" ? `, ${whom}` : ` ${home.forWhom(whom)}`,
  ].join("");
}

/** The name of an audience in the middle of a sentence. */
export function inSentence(audience: string): string {
  return audience.startsWith("LGBT") ? audience : audience.toLowerCase();
}
