import { Fragment, useEffect, useState } from "react";
import { wordsIn } from "#words/base/words-in.ts";
import { otherTabs as en } from "#words/compiled/en/base/other-tabs.ts";
import { otherTabs as es } from "#words/compiled/es/base/other-tabs.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { homePath } from "../../../base/pages/home-query.ts";
import type { Card } from "../../../base/service-card/card.ts";
import searchStyles from "./AfterSearch.module.css";
import { FoundInTabs } from "./FoundInTabs.tsx";
import styles from "./HomePage.module.css";
import { type ListRequest, toListParameters } from "./list-parameters.ts";
import { countOtherTabs, loadOtherTabs } from "./load-other-tabs.ts";
import type { FoundInTab } from "./load-rows.ts";

/** Bundled with this part, which is loaded at the end of a search. */
const WORDS = { en, es } as const;

/** A tab with fewer rows also shows the results of the others below them. */
const LITTLE = 3;

/** Shows after the last row of a search what the other tabs have, counted once the list is there. */
export function OtherTabs({ list, rows }: { list: ListRequest; rows: readonly Card[] }) {
  const { words, language, callApi } = useApp();
  const now = useNow();
  const { query } = list;
  const isLittle = rows.length < LITTLE;
  const key = JSON.stringify([toListParameters(list), isLittle]);
  const [known, setKnown] = useState<{ key: string; found: readonly FoundInTab[] } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the list.
  useEffect(() => {
    const loading = isLittle
      ? loadOtherTabs(
          callApi,
          list,
          rows.map(({ id }) => id),
        )
      : countOtherTabs(callApi, list).then((counts) => counts.map((count) => ({ ...count, rows: [] })));
    return whenResolved(loading, (found) => setKnown({ key, found }));
  }, [callApi, key]);

  const others = known?.key === key ? known.found : [];
  if (others.length === 0) return null;
  if (isLittle) return <FoundInTabs found={others} query={query} now={now} />;
  return (
    <p className={styles.end}>
      {wordsIn("otherTabs", language, WORDS).inOtherTabs}{" "}
      {others.map(({ type, count, hasMore }, index) => (
        <Fragment key={type}>
          {index > 0 && ", "}
          <Link
            href={homePath({ ...query, tab: type, need: null })}
            className={searchStyles.tab}
            onClick={() => window.scrollTo(0, 0)}
          >
            {words.services.types[type]} · {count}
            {hasMore && "+"}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
