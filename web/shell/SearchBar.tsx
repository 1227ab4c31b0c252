import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { SEARCH_DEBOUNCE_MS } from "#domain/contract/limits.ts";
import { localSearch as en } from "#domain/words/en/local-search.ts";
import { localSearch as es } from "#domain/words/es/local-search.ts";
import { homePath, readHomeQuery } from "../paths.ts";
import {
  BEDS_PATH,
  CRISIS_LINES_PATH,
  FAVOURITES_PATH,
  MANAGE_APPROVALS_PATH,
  MANAGE_SERVICES_PATH,
} from "../routes.ts";
import field from "../ui/field.module.css";
import { Icon } from "../ui/Icon.tsx";
import { useVisit } from "../visit/visit.tsx";
import styles from "./SearchBar.module.css";

/** They come with the search bar: no other part needs them. */
const WORDS = { en, es } as const;

/** Pages that search themselves; from every other page one searches the services. */
const LOCAL_SEARCHES = [
  { path: FAVOURITES_PATH, name: "favourites" },
  { path: CRISIS_LINES_PATH, name: "crisisLines" },
  { path: BEDS_PATH, name: "beds" },
  { path: MANAGE_SERVICES_PATH, name: "services" },
  { path: MANAGE_APPROVALS_PATH, name: "approvals" },
] as const;

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
  const { label, hint } =
    local === null
      ? { label: words.shell.searchLabel, hint: words.shell.searchHint }
      : WORDS[language][local.name];
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
      <div className={`${field.field} ${styles.field}`}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={field.input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={label}
          placeholder={hint}
          value={alive ? text : undefined}
          defaultValue={alive ? undefined : query.q}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") openPanel(null);
          }}
        />
        {isWaiting && text !== "" && (
          <span className={field.spinner} role="status">
            <span className="hear">{words.shell.searching}</span>
          </span>
        )}
        {text !== "" && (
          <button
            type="button"
            className={field.clear}
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
