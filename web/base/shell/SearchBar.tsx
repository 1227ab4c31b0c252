import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#domain/base/contract/limits.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { localSearch as en } from "#words/compiled/en/search/local-search.ts";
import { searchBar as barEn } from "#words/compiled/en/search/search-bar.ts";
import { localSearch as es } from "#words/compiled/es/search/local-search.ts";
import { searchBar as barEs } from "#words/compiled/es/search/search-bar.ts";
import { useApp } from "../app-context/app-context.tsx";
import { useLocation } from "../app-context/router.tsx";
import { useSearch } from "../app-context/use-search.ts";
import { useTypedText } from "../app-context/use-typed-text.ts";
import { homePath, readHomeQuery } from "../pages/home-query.ts";
import { matchPage, PAGES } from "../pages/page-table.ts";
import field from "../ui/field.module.css";
import { Icon } from "../ui/Icon.tsx";
import { UNLEARNED } from "../ui/unlearned.ts";
import styles from "./SearchBar.module.css";
import { useAwaitedCalls } from "./use-awaited-calls.ts";

/** Bundled with the search bar, because no other part needs them. */
const WORDS = { en, es } as const;
const BAR_WORDS = { en: barEn, es: barEs } as const;

/** While a page that was left with the bar open gives way to the next: the bar of that one takes no focus. */
let isLeft = false;

/**
 * Set from the moment a search is sent until the visitor does something: meanwhile the bar on the results page does not
 * take the focus.
 */
let isSent = false;

function noteSent(): void {
  isSent = true;
  const forget = () => {
    isSent = false;
  };
  for (const name of ["keydown", "pointerdown"])
    addEventListener(name, forget, { capture: true, once: true });
}

/** Pages on which people may type what others should not read: their search is in no address. */
const PRIVATE_SEARCHES: readonly string[] = [
  "favourites",
  "crisisLines",
  "liaisons",
  "regions",
  "coordinators",
];

function localPath(path: string, q: string): string {
  return q === "" ? path : `${path}?${new URLSearchParams({ q })}`;
}

/**
 * A search bar that slides open under the header. Typed text is searched for after half a second, on Enter right away;
 * Cancel brings the list back. Without scripts it is a plain form.
 */
export function SearchBar() {
  const { language, preferences, openPanel, isHydrated, setTyped } = useApp();
  const bar = wordsIn("searchBar", language, BAR_WORDS);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = readHomeQuery(search, preferences, useTypedText());
  const page = matchPage(path);
  const local = page === null ? undefined : PAGES[page.name].search;
  const { label, hint } =
    local === undefined
      ? { label: bar.searchLabel, hint: bar.searchHint }
      : wordsIn("localSearch", language, WORDS)[local];
  const isPrivate = local === undefined || PRIVATE_SEARCHES.includes(local);
  const [text, setText] = useState(query.q);
  const input = useRef<HTMLInputElement>(null);
  const isWaiting = isHydrated && text.trim() !== query.q;
  const isOnList = path === "/" || local !== undefined;
  // A page without tabs searches all of them.
  const tab = path === "/" ? query.tab : "ALL";

  const listPath = homePath({ ...query, tab, need: tab === "ALL" ? null : query.need, q: "" });

  /** Leaving for the list, where the bar is open too. */
  const isLeaving = useRef(false);

  const { isAwaiting, begin } = useAwaitedCalls();

  const show = (typed: string) => {
    const q = typed.trim();
    begin();
    isLeaving.current = !isOnList;
    if (!isPrivate) return navigate(localPath(path, q), { replace: true });
    // The page that finds it may put it into its address, once it is known to name no danger.
    setTyped(q === "" ? null : { path: isOnList ? path : "/", text: q });
    if (local === undefined) {
      if (q === "" || !isOnList) navigate(listPath, { replace: isOnList });
    } else if (search !== "") navigate(path, { replace: true });
  };
  /** Returns the focus to the button that opened the bar, because the field is gone. */
  const close = () => {
    openPanel(null);
    const buttons = [...document.querySelectorAll<HTMLElement>('button[name="show"][value="search"]')];
    buttons.find((button) => button.offsetParent !== null)?.focus();
  };
  const latest = useRef(show);
  latest.current = show;

  // Focuses before paint, so that a key pressed right away reaches the field.
  useLayoutEffect(() => {
    if (isHydrated && !isLeft && !isSent) input.current?.focus();
  }, [isHydrated]);
  // The next page, opened by a link or by Back, begins without the bar.
  useEffect(
    () => () => {
      if (location.pathname === path || isLeaving.current) return;
      isLeft = true;
      openPanel(null);
      queueMicrotask(() => {
        isLeft = false;
      });
    },
    [path, openPanel],
  );
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
      // A text that is sent stays out of addresses, too: the server sends on what names no danger.
      action={local === undefined ? listPath : path}
      method={isPrivate ? "post" : "get"}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        noteSent();
        show(text);
        // Closes a phone's keyboard, and moves on to the results.
        document.getElementById("content")?.focus({ preventScroll: true });
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <div className={`${field.field} ${styles.field}`}>
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={field.input}
          type="search"
          name="q"
          enterKeyHint="search"
          {...UNLEARNED}
          maxLength={200}
          aria-label={label}
          placeholder={hint}
          value={isHydrated ? text : undefined}
          defaultValue={isHydrated || query.isPrivate ? undefined : query.q}
          onChange={(event) => setText(event.target.value)}
        />
        {(isWaiting || isAwaiting) && text !== "" && (
          <span className={field.spinner} role="status">
            <span className="visually-hidden">{bar.searching}</span>
          </span>
        )}
        {text !== "" && (
          <button
            type="button"
            className={field.clear}
            aria-label={bar.clear}
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
          close();
          if (query.q !== "") show("");
        }}
      >
        {bar.cancel}
      </button>
    </form>
  );
}
