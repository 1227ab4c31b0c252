import { wordsIn } from "#words/base/words-in.ts";
import { emptyStates as english } from "#words/compiled/en/services/empty-states.ts";
import { emptyStates as spanish } from "#words/compiled/es/services/empty-states.ts";
import type { EmptyStatesWords } from "#words/compiled/services/empty-states.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { homePath } from "../../../base/pages/home-query.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { type Words, wordNamed } from "../../../base/words/words.ts";
import { FoundInTabs } from "../home/FoundInTabs.tsx";
import type { Suggestion, Suggestions } from "../home/load-rows.ts";
import rowStyles from "../home/Rows.module.css";
import { AllCrisisLinesLink, NationalCrisisLines } from "./NationalCrisisLines.tsx";
import styles from "./NoResults.module.css";

/** Bundled with this part, which is loaded on demand, so the first view has neither. */
const WORDS = { en: english, es: spanish };

/** Never a dead end: what emptied the list, ways on with their counts, what opens next, someone to talk to. */
export function NoResults({
  query,
  suggestions,
  now,
  isFar,
  retry,
}: {
  query: HomeQuery;
  suggestions: Suggestions | null;
  now: number;
  /** There are results far away; they are listed below. */
  isFar: boolean;
  /** Asks the server again; present where only the phone answered. */
  retry: (() => void) | null;
}) {
  const { words, language, setTyped } = useApp();
  const emptyWords = wordsIn("emptyStates", language, WORDS);
  return (
    <div>
      <div className={styles.top}>
        <h2 className={styles.title}>
          {isFar ? emptyWords.nothingNear : formatTitle(query, words, emptyWords, suggestions)}
        </h2>
        <ul className={styles.filters}>
          {suggestions?.filters.map((suggestion) => (
            <li key={suggestion.drop}>
              <Link
                href={homePath(suggestion.query, query)}
                replace
                className={buttons.outlined}
                onClick={() => suggestion.drop === "q" && setTyped(null)}
              >
                {formatSuggestion(suggestion, query, words, emptyWords)} · {suggestion.count}
              </Link>
            </li>
          ))}
        </ul>
        {retry !== null && <SavedOnlyWays retry={retry} />}
      </div>
      {suggestions?.elsewhere !== undefined && (
        <FoundInTabs found={suggestions.elsewhere} query={query} now={now} />
      )}
      {suggestions !== null && suggestions.next.length > 0 && (
        <section>
          <h2 className={rowStyles.heading}>
            {suggestions.filters[0]?.drop === "day"
              ? emptyWords.theseOpenNext
              : suggestions.isOpeningNext
                ? emptyWords.opensNext
                : emptyWords.nearest}
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
          {emptyWords.someoneToTalkTo}
        </h2>
        <NationalCrisisLines />
        <AllCrisisLinesLink />
      </section>
      {isFar && <h2 className={rowStyles.heading}>{emptyWords.fartherAway}</h2>}
    </div>
  );
}

/** Shown after the rows of a list that only the phone could answer: there may be more. */
export function SavedOnly({ retry }: { retry: () => void }) {
  const { language } = useApp();
  return (
    <section className={styles.top}>
      <h2 className={styles.title}>{wordsIn("emptyStates", language, WORDS).savedOnly}</h2>
      <SavedOnlyWays retry={retry} />
    </section>
  );
}

/** Says why the list has only saved services, and the two likeliest ways on. */
function SavedOnlyWays({ retry }: { retry: () => void }) {
  const { words, language } = useApp();
  const { savedOnlyHint, call211 } = wordsIn("emptyStates", language, WORDS);
  return (
    <>
      <p className={styles.hint}>{savedOnlyHint}</p>
      <p className={styles.filters}>
        <button type="button" className={buttons.primary} onClick={retry}>
          {words.shell.tryAgain}
        </button>
        <a className={buttons.outlined} href="tel:211">
          <Icon name="phone" />
          {call211}
        </a>
      </p>
    </>
  );
}

function formatTitle(
  query: HomeQuery,
  words: Words,
  emptyWords: EmptyStatesWords,
  suggestions: Suggestions | null,
): string {
  const { tab, need, audience, provisions, q } = query;
  if (provisions)
    return emptyWords.noneSays(
      provisions.split(",").map((one) => wordNamed(emptyWords.provisionNames, one) ?? one),
    );
  if (suggestions?.elsewhere !== undefined && tab !== "ALL")
    return emptyWords.notInTab(words.services.types[tab]);
  if (suggestions?.filters[0]?.drop === "day")
    return suggestions.isNow === true ? emptyWords.noneNow : emptyWords.noneThen;
  if (q !== "") return emptyWords.titleSearch;
  const what = need !== null ? words.services.needs[need] : tab === "ALL" ? "" : words.services.types[tab];
  const audienceName = audience === null ? "" : words.services.categories[audience];
  if (query.openNow)
    return emptyWords.openOnly([what, audienceName].filter((part) => part !== "").join(", "));
  return tab === "ALL" ? emptyWords.title : emptyWords.titleInTab(words.services.types[tab]);
}

function formatSuggestion(
  suggestion: Suggestion,
  query: HomeQuery,
  words: Words,
  emptyWords: EmptyStatesWords,
): string {
  switch (suggestion.drop) {
    case "openNow":
    case "day":
      return emptyWords.showClosed;
    case "provisions":
      return emptyWords.withoutProvisions;
    case "audience":
      return emptyWords.everyone;
    case "need":
    case "all":
      return emptyWords.allOf(query.tab === "ALL" ? words.home.all : words.services.types[query.tab]);
    case "tab":
      return emptyWords.allTabs;
    case "q":
      return query.isPrivate
        ? emptyWords.allOf(query.tab === "ALL" ? words.home.all : words.services.types[query.tab])
        : emptyWords.withoutSearch(query.q);
  }
}
