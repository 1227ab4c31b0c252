import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { SEARCH_DEBOUNCE_MS } from "#domain/contract/limits.ts";
import { approvals as approvalsEn } from "#domain/words/en/approvals.ts";
import { availableBeds as bedsEn } from "#domain/words/en/available-beds.ts";
import { crisisLines as en } from "#domain/words/en/crisis-lines.ts";
import { manageServices as manageEn } from "#domain/words/en/manage-services.ts";
import { approvals as approvalsEs } from "#domain/words/es/approvals.ts";
import { availableBeds as bedsEs } from "#domain/words/es/available-beds.ts";
import { crisisLines as es } from "#domain/words/es/crisis-lines.ts";
import { manageServices as manageEs } from "#domain/words/es/manage-services.ts";
import type { Language } from "#domain/words/language.ts";
import { homePath, readHomeQuery } from "../paths.ts";
import {
  BEDS_PATH,
  CRISIS_LINES_PATH,
  FAVOURITES_PATH,
  MANAGE_APPROVALS_PATH,
  MANAGE_SERVICES_PATH,
} from "../routes.ts";
import { Icon } from "../ui/Icon.tsx";
import { useVisit } from "../visit/visit.tsx";
import type { Words } from "../words/words.ts";
import styles from "./SearchBar.module.css";

/** They come with the search bar: few pages need them. */
const CRISIS_LINES_WORDS = { en, es } as const;
const BEDS_WORDS = { en: bedsEn, es: bedsEs } as const;
const APPROVALS_WORDS = { en: approvalsEn, es: approvalsEs } as const;
const MANAGE_WORDS = { en: manageEn, es: manageEs } as const;

/** Pages that search themselves; from every other page one searches the services. */
const LOCAL_SEARCHES = [
  {
    path: FAVOURITES_PATH,
    label: (words: Words, _: Language) => words.favourites.searchLabel,
    hint: (words: Words, _: Language) => words.favourites.searchHint,
  },
  {
    path: CRISIS_LINES_PATH,
    label: (_: Words, language: Language) => CRISIS_LINES_WORDS[language].searchLabel,
    hint: (_: Words, language: Language) => CRISIS_LINES_WORDS[language].searchHint,
  },
  {
    path: BEDS_PATH,
    label: (_: Words, language: Language) => BEDS_WORDS[language].searchLabel,
    hint: (_: Words, language: Language) => BEDS_WORDS[language].searchHint,
  },
  {
    path: MANAGE_SERVICES_PATH,
    label: (_: Words, language: Language) => MANAGE_WORDS[language].searchLabel,
    hint: (_: Words, language: Language) => MANAGE_WORDS[language].searchHint,
  },
  {
    path: MANAGE_APPROVALS_PATH,
    label: (_: Words, language: Language) => APPROVALS_WORDS[language].searchLabel,
    hint: (_: Words, language: Language) => APPROVALS_WORDS[language].searchHint,
  },
];

function localPath(path: string, q: string): string {
  return q === "" ? path : `${path}?${new URLSearchParams({ q })}`;
}

/**
 * Slides open under the header. What is typed searches after half a second, Enter at once; Cancel brings the
 * list back. Without scripts it is a plain form.
 */
export function SearchBar() {
  const { words, language, remembered, openPanel, alive } = useVisit();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = readHomeQuery(search, remembered);
  const local = LOCAL_SEARCHES.find((page) => page.path === path) ?? null;
  const [text, setText] = useState(query.q);
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = alive && text.trim() !== query.q;
  const isOnList = path === "/" || local !== null;

  const show = (typed: string) => {
    const q = typed.trim();
    navigate(local === null ? homePath({ ...query, q }, remembered) : localPath(path, q), {
      replace: isOnList,
    });
  };
  const latest = useRef(show);
  latest.current = show;

  useEffect(() => {
    if (alive) input.current?.focus();
  }, [alive]);
  useEffect(() => {
    if (!isWaiting || (!isOnList && text.trim() === "")) return;
    const timer = setTimeout(() => latest.current(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isWaiting, isOnList]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know the search element.
    <form
      className={styles.bar}
      role="search"
      action={local?.path ?? "/"}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        show(text);
        input.current?.blur();
      }}
    >
      {local === null && <input type="hidden" name="tab" value={query.tab} />}
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={local?.label(words, language) ?? words.shell.searchLabel}
          placeholder={local?.hint(words, language) ?? words.shell.searchHint}
          value={alive ? text : undefined}
          defaultValue={alive ? undefined : query.q}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") openPanel(null);
          }}
        />
        {isWaiting && text !== "" && (
          <span className={styles.spinner} role="status">
            <span className="hear">{words.shell.searching}</span>
          </span>
        )}
        {text !== "" && (
          <button
            type="button"
            className={styles.clear}
            aria-label={words.shell.clear}
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.cancel}
        onClick={() => {
          openPanel(null);
          if (query.q !== "") show("");
        }}
      >
        {words.shell.cancel}
      </button>
    </form>
  );
}
