import { type RefObject, useEffect, useRef, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "#domain/base/contract/limits.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { placePicker as english } from "#words/compiled/en/places/place-picker.ts";
import { searchBar as barEnglish } from "#words/compiled/en/search/search-bar.ts";
import { placePicker as spanish } from "#words/compiled/es/places/place-picker.ts";
import { searchBar as barSpanish } from "#words/compiled/es/search/search-bar.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useLocation } from "../../base/app-context/router.tsx";
import { useCarriedSearch } from "../../base/app-context/use-carried-search.ts";
import { useSearch } from "../../base/app-context/use-search.ts";
import {
  isPositionDenied,
  knownPosition,
  notePlaceCleared,
  requestPosition,
} from "../../base/browser/position.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { writePlace } from "../../base/browser/visitor-place.ts";
import { afterRest } from "../../base/calls/when-resolved.ts";
import buttons from "../../base/ui/buttons.module.css";
import field from "../../base/ui/field.module.css";
import { Icon } from "../../base/ui/Icon.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { Panel } from "../../base/ui/Panel.tsx";
import { SvgIcon } from "../../base/ui/SvgIcon.tsx";
import { UNLEARNED } from "../../base/ui/unlearned.ts";
import { dangerPanel } from "../danger/lazy-danger-panel.ts";
import { useDanger } from "../danger/use-danger.ts";
import { SavedAreaSection } from "../offline/SavedAreaSection.tsx";
import styles from "./PlacePanel.module.css";
import type { FoundPlaces } from "./search-places.ts";
import { searchPlaces } from "./search-places.ts";

/** Bundled with the panel, which is loaded on demand, so the first view has none. */
const WORDS = { en: english, es: spanish };
const BAR_WORDS = { en: barEnglish, es: barSpanish } as const;

/** The location picker: "Choose City/Zip for Services" (rule places 15). */
export function PlacePanel() {
  const { language } = useApp();
  const pickerWords = wordsIn("placePicker", language, WORDS);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Panel name="place" title={pickerWords.title} side="bottom" focusOn={input}>
      <Picker input={input} />
    </Panel>
  );
}

type Search = "idle" | "searching" | "failed" | FoundPlaces;

function Picker({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { words, language, callApi, isHydrated, openPanel, choosePlace, found: foundByServer } = useApp();
  const pickerWords = wordsIn("placePicker", language, WORDS);
  const search = useSearch();
  const parameters = useCarriedSearch();
  const [path] = useLocation();
  const [text, setText] = useState(new URLSearchParams(search).get("place-search") ?? "");
  const [result, setResult] = useState<Search>(foundByServer ?? "idle");
  const keyword = text.trim();
  /** The text for which Enter was pressed before its places had come. */
  const awaited = useRef<string | null>(null);
  const danger = useDanger(text, SEARCH_DEBOUNCE_MS);

  /** Keyword that found the places shown. */
  const [answered, setAnswered] = useState(
    foundByServer === undefined || foundByServer === null ? null : keyword,
  );

  const choose = (place: VisitorPlace | null) => {
    choosePlace(place);
    openPanel(null);
  };
  const chooseFirst = (places: FoundPlaces | null) => {
    const first = places?.cities[0] ?? places?.zips[0];
    if (first !== undefined) choose(first.place);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing is of the moment it is done.
  useEffect(() => {
    if (!isHydrated || keyword.length < 2) return;
    setResult((shown) => (typeof shown === "string" ? "searching" : shown));
    const search = () => searchPlaces(callApi, keyword);
    return afterRest(SEARCH_DEBOUNCE_MS / 2, search, (found) => {
      setResult(found ?? "failed");
      setAnswered(keyword);
      if (awaited.current === keyword) chooseFirst(found);
      awaited.current = null;
    });
  }, [isHydrated, callApi, keyword]);

  const found = typeof result === "string" || keyword.length < 2 ? null : result;
  for (const name of ["show", "place-search", "skip"]) parameters.delete(name);
  const withPanel = new URLSearchParams(parameters);
  withPanel.set("show", "place");
  const buildHref = (place: VisitorPlace | null) => {
    const own = new URLSearchParams(parameters);
    own.set("place", place === null ? "" : writePlace(place));
    return `${path}?${own}`;
  };

  return (
    <div className={styles.picker}>
      <form
        className={`${field.field} ${styles.field}`}
        // A text that names no danger is sent on to its address.
        action="/?show=place"
        method="post"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          // The places shown may belong to an earlier text.
          if (answered === keyword) chooseFirst(found);
          else awaited.current = keyword;
        }}
      >
        <input type="hidden" name="to" value={`${path}?${withPanel}`} />
        <Icon name="search" className={styles.icon} />
        <input
          ref={input}
          className={field.input}
          type="search"
          name="place-search"
          {...UNLEARNED}
          enterKeyHint="search"
          maxLength={100}
          aria-label={pickerWords.searchLabel}
          placeholder={pickerWords.searchLabel}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {result === "searching" && keyword.length >= 2 && (
          <span className={`${field.spinner} ${styles.spinner}`} aria-hidden="true" />
        )}
        {isHydrated ? (
          text !== "" && (
            <button
              type="button"
              className={field.clear}
              aria-label={wordsIn("searchBar", language, BAR_WORDS).clear}
              onClick={() => setText("")}
            >
              <Icon name="close" />
            </button>
          )
        ) : (
          <button type="submit" className={buttons.quiet}>
            {words.shell.search}
          </button>
        )}
      </form>
      {danger !== null && <Lazy component={dangerPanel} props={{ help: danger }} />}
      {isHydrated && <CurrentLocation onChoose={choose} />}
      <ClearPlace href={buildHref(null)} />
      {isHydrated && keyword === "" && <SavedAreaSection />}
      <p className="visually-hidden" role="status">
        {result === "searching"
          ? wordsIn("searchBar", language, BAR_WORDS).searching
          : found === null
            ? ""
            : pickerWords.found(found.cities.length + found.zips.length)}
      </p>
      {result === "failed" && <p className={styles.none}>{words.shell.networkError}</p>}
      {found !== null && found.cities.length + found.zips.length === 0 && (
        <p className={styles.none}>{pickerWords.noMatch}</p>
      )}
      {found !== null && (
        <>
          <Results title={pickerWords.cities} results={found.cities} hrefOf={buildHref} onChoose={choose} />
          <Results title={pickerWords.zips} results={found.zips} hrefOf={buildHref} onChoose={choose} />
        </>
      )}
    </div>
  );
}

/** Clears the visitor's place, and with it the order by kudos, which needs one. */
function ClearPlace({ href }: { href: string }) {
  const { language, place, choosePlace, preferences, savePreferences } = useApp();
  const pickerWords = wordsIn("placePicker", language, WORDS);
  if (place === null || place.kind === "default") return null;
  return (
    <a
      className={styles.row}
      href={href}
      // Only the server can show the list without a place, so the link is followed.
      onClick={() => {
        notePlaceCleared();
        choosePlace(null);
        savePreferences({ ...preferences, topKudos: false });
      }}
    >
      <Icon name="close" className={styles.icon} />
      <span>
        {pickerWords.clear}
        {place.kind === "chosen" && <span className={styles.hint}>{pickerWords.kept}</span>}
      </span>
    </a>
  );
}

function Results({
  title,
  results,
  hrefOf,
  onChoose,
}: {
  title: string;
  results: FoundPlaces["cities"];
  hrefOf: (place: VisitorPlace) => string;
  onChoose: (place: VisitorPlace) => void;
}) {
  if (results.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {results.map(({ id, text, place }) => (
          <li key={id}>
            <a
              className={styles.row}
              href={hrefOf(place)}
              onClick={(event) => {
                event.preventDefault();
                onChoose(place);
              }}
            >
              <Icon name="pin" className={styles.icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The known position as a row; else a button that asks the phone for it. */
function CurrentLocation({ onChoose }: { onChoose: (place: VisitorPlace) => void }) {
  const { words, language, showToast } = useApp();
  const pickerWords = wordsIn("placePicker", language, WORDS);
  const [known] = useState(knownPosition);
  const [isLocating, setLocating] = useState(false);
  const [isDenied, setDenied] = useState(isPositionDenied);
  if (known !== null) {
    return (
      <button type="button" className={styles.row} onClick={() => onChoose(known)}>
        <SvgIcon name="target" className={styles.icon} />
        {words.places.currentLocation}
      </button>
    );
  }
  return (
    <div>
      <button
        type="button"
        className={styles.row}
        disabled={isLocating}
        onClick={async () => {
          setLocating(true);
          const place = await requestPosition();
          setLocating(false);
          if (place !== null) return onChoose(place);
          setDenied(true);
          showToast({ kind: "error", text: pickerWords.denied });
        }}
      >
        <SvgIcon name="target" className={styles.icon} />
        <span>
          {isLocating ? pickerWords.locating : pickerWords.useCurrentLocation}
          <span className={styles.hint}>{isDenied ? pickerWords.denied : pickerWords.privacy}</span>
        </span>
        {isLocating && <span className={`${field.spinner} ${styles.spinner}`} aria-hidden="true" />}
      </button>
    </div>
  );
}
