import { Link } from "wouter";
import { useApp } from "../../app-context/app-context.tsx";
import type { HomeQuery } from "../../home-query.ts";
import { homePath } from "../../home-query.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import type { Words } from "../../words/words.ts";
import type { Suggestion, Suggestions } from "../home/load-rows.ts";
import rowStyles from "../home/Rows.module.css";
import { ServiceCard } from "../home/ServiceCard.tsx";
import { AllCrisisLinesLink, NationalCrisisLines } from "./NationalCrisisLines.tsx";
import styles from "./NoResults.module.css";

/** Never a dead end: what emptied the list, ways on with their counts, what opens next, someone to talk to. */
export function NoResults({
  query,
  suggestions,
  now,
  isFar,
}: {
  query: HomeQuery;
  suggestions: Suggestions | null;
  now: number;
  /** Something was found, far away; it stands under this. */
  isFar: boolean;
}) {
  const { words, preferences } = useApp();
  return (
    <div>
      <div className={styles.top}>
        <h2 className={query.q === "" ? styles.title : styles.subtitle}>
          {isFar ? words.home.empty.nothingNear : titleOf(query, words)}
        </h2>
        {query.q !== "" && !isFar && <p className={styles.hint}>{words.home.empty.titleSearch}</p>}
        <ul className={styles.filters}>
          {suggestions?.filters.map((suggestion) => (
            <li key={suggestion.drop}>
              <Link href={homePath(suggestion.query, preferences)} replace className={buttons.outlined}>
                {nameOf(suggestion, query, words)} · {suggestion.count}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {suggestions !== null && suggestions.next.length > 0 && (
        <section>
          <h2 className={rowStyles.heading}>
            {suggestions.isOpeningNext ? words.home.empty.opensNext : words.home.empty.nearest}
          </h2>
          <ul className={rowStyles.rows}>
            {suggestions.next.map((card) => (
              <ServiceCard key={card.id} card={card} now={now} level={3} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={rowStyles.heading}>
          <Icon name="chat" className={styles.icon} />
          {words.home.empty.someoneToTalkTo}
        </h2>
        <NationalCrisisLines />
        <AllCrisisLinesLink />
      </section>
      {isFar && <h2 className={rowStyles.heading}>{words.home.empty.fartherAway}</h2>}
    </div>
  );
}

function titleOf(query: HomeQuery, words: Words): string {
  const { tab, need, audience } = query;
  const what = need !== null ? words.services.needs[need] : tab === "ALL" ? "" : words.services.types[tab];
  const audienceName = audience === null ? "" : words.services.categories[audience];
  if (query.openNow)
    return words.home.empty.openOnly([what, audienceName].filter((part) => part !== "").join(", "));
  return tab === "ALL" ? words.home.empty.title : words.home.empty.titleInTab(words.services.types[tab]);
}

function nameOf(suggestion: Suggestion, query: HomeQuery, words: Words): string {
  const { empty } = words.home;
  switch (suggestion.drop) {
    case "openNow":
      return empty.showClosed;
    case "audience":
      return empty.everyone;
    case "need":
    case "all":
      return empty.allOf(query.tab === "ALL" ? words.home.all : words.services.types[query.tab]);
    case "tab":
      return empty.allTabs;
    case "q":
      return empty.withoutSearch(query.q);
  }
}
