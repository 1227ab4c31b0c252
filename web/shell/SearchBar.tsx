import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { SEARCH_DEBOUNCE_MS } from "#domain/contract/limits.ts";
import { homePath, readHomeQuery } from "../paths.ts";
import { Icon } from "../ui/Icon.tsx";
import { useVisit } from "../visit/visit.tsx";
import styles from "./SearchBar.module.css";

/**
 * Slides open under the header. What is typed searches after half a second, Enter at once; Cancel brings the
 * list back. Without scripts it is a plain form.
 */
export function SearchBar() {
  const { words, remembered, openPanel, alive } = useVisit();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = readHomeQuery(search, remembered);
  const [text, setText] = useState(query.q);
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = alive && text.trim() !== query.q;
  const isOnList = path === "/";

  const show = (q: string) =>
    navigate(homePath({ ...query, q: q.trim() }, remembered), { replace: isOnList });
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
      action="/"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        show(text);
        input.current?.blur();
      }}
    >
      <input type="hidden" name="tab" value={query.tab} />
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
          aria-label={words.shell.searchLabel}
          placeholder={words.shell.searchHint}
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
