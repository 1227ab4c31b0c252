import { wordsIn } from "#words/base/words-in.ts";
import { otherTabs as en } from "#words/compiled/en/base/other-tabs.ts";
import { otherTabs as es } from "#words/compiled/es/base/other-tabs.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { type HomeQuery, homePath } from "../../../base/pages/home-query.ts";
import { ServiceCard } from "../../../base/service-card/ServiceCard.tsx";
import searchStyles from "./AfterSearch.module.css";
import styles from "./HomePage.module.css";
import type { FoundInTab } from "./load-rows.ts";
import rowStyles from "./Rows.module.css";

const WORDS = { en, es } as const;

/** Results of a search in other tabs, with the first rows of each (rule home 21). */
export function FoundInTabs({
  found,
  query,
  now,
}: {
  found: readonly FoundInTab[];
  query: HomeQuery;
  now: number;
}) {
  const { words, language } = useApp();
  const text = wordsIn("otherTabs", language, WORDS);
  return found.map(({ type, count, hasMore, rows }) => {
    const tab = words.services.types[type];
    return (
      <section key={type}>
        <h2 className={rowStyles.heading}>{text.foundIn(tab, `${count}${hasMore ? "+" : ""}`)}</h2>
        <ul className={rowStyles.rows}>
          {rows.map((card) => (
            <ServiceCard key={card.id} card={card} now={now} level={3} />
          ))}
        </ul>
        {count > rows.length && (
          <p className={styles.end}>
            <Link
              href={homePath({ ...query, tab: type, need: null })}
              className={searchStyles.tab}
              onClick={() => window.scrollTo(0, 0)}
            >
              {text.allIn(tab)}
            </Link>
          </p>
        )}
      </section>
    );
  });
}
