import { Fragment, useEffect, useState } from "react";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { otherTabs as en } from "#domain/words/en/other-tabs.ts";
import { otherTabs as es } from "#domain/words/es/other-tabs.ts";
import { wordsIn } from "#domain/words/words-in.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Link } from "../../app-context/router.tsx";
import { homePath } from "../../home-query.ts";
import searchStyles from "./AfterSearch.module.css";
import styles from "./HomePage.module.css";
import { type ListRequest, parametersOf } from "./list-parameters.ts";

/** Both come with this part, which is loaded at the end of a search. */
const WORDS = { en, es } as const;

/** After the last row of a search in one tab: what the other tabs have, counted once the list is there. */
export function OtherTabs({ list }: { list: ListRequest }) {
  const { words, language, callApi } = useApp();
  const { query } = list;
  const parameters = {
    ...parametersOf({ ...list, query: { ...query, tab: "ALL", need: null } }),
    sort: undefined,
  };
  const key = JSON.stringify(parameters);
  const [counted, setCounted] = useState<{ key: string; counts: readonly TypeCount[] } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the parameters.
  useEffect(() => {
    let isCurrent = true;
    // A text goes in the body.
    void callApi("POST /services/search/count-by-type", { body: parameters }).then((answer) => {
      if (isCurrent && answer.ok) setCounted({ key, counts: answer.reply });
    });
    return () => {
      isCurrent = false;
    };
  }, [callApi, key]);

  const others =
    counted?.key === key ? counted.counts.filter(({ type, count }) => type !== query.tab && count > 0) : [];
  if (others.length === 0) return null;
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
