import { asksForSchool } from "#domain/search/asks-for-school.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { otherTabs as en } from "#words/compiled/en/base/other-tabs.ts";
import { otherTabs as es } from "#words/compiled/es/base/other-tabs.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { writeCoordinate } from "../../../base/browser/visitor-place.ts";
import { CONTACT_PAGES } from "../../../base/pages/page-table.ts";
import type { Card } from "../../../base/service-card/card.ts";
import searchStyles from "./AfterSearch.module.css";
import styles from "./HomePage.module.css";
import type { ListRequest } from "./list-parameters.ts";
import { OtherTabs } from "./OtherTabs.tsx";
import { useFoundWords } from "./use-found-words.ts";

/** Adds highlighted words to a searched list, and after the last row the results in other tabs. */
export function AfterSearch({
  list,
  rows,
  isEnd,
}: {
  list: ListRequest;
  rows: readonly Card[];
  isEnd: boolean;
}) {
  useFoundWords(list.query.q, rows);
  if (!isEnd) return null;
  return (
    <>
      {list.query.tab !== "ALL" && <OtherTabs list={list} rows={rows} />}
      {asksForSchool(list.query.q) && <SchoolHelp />}
    </>
  );
}

/** School liaisons, for the county of the visitor's place where there is one. */
function SchoolHelp() {
  const { language, place } = useApp();
  const text = wordsIn("otherTabs", language, { en, es });
  const { path } = CONTACT_PAGES.liaisons;
  return (
    <p className={styles.end}>
      {text.schoolLead}{" "}
      <Link
        href={place === null ? path : `${path}?near=${writeCoordinate(place)}`}
        className={searchStyles.tab}
      >
        {text.schoolHelp}
      </Link>
    </p>
  );
}
