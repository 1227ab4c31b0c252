import { useEffect, useRef, useState } from "react";
import { ASKED_PROVISIONS } from "#domain/services/door-rules.ts";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { listOptions as en } from "#words/compiled/en/services/list-options.ts";
import { listOptions as es } from "#words/compiled/es/services/list-options.ts";
import type { ListOptionsWords } from "#words/compiled/services/list-options.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useSearch } from "../../../base/app-context/use-search.ts";
import { useTypedText } from "../../../base/app-context/use-typed-text.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import { homePath, readHomeQuery } from "../../../base/pages/home-query.ts";
import { useListMarks } from "../../../base/service-card/list-marks.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import { Lazy, lazy } from "../../../base/ui/lazy.tsx";
import { Panel } from "../../../base/ui/Panel.tsx";
import { topicChips } from "../topics/lazy-topic-chips.tsx";
import { loadServiceCount } from "./load-rows.ts";
import styles from "./OptionsPanel.module.css";

const forMeForm = lazy(
  () => import("../../favorites/for-me/ForMeForm.tsx"),
  ({ ForMeForm }) => ForMeForm,
);

/**
 * Options of the list: open now, and for whom. Each choice updates the list behind the drawer right away, and the
 * drawer stays open until its last button.
 */
export function OptionsPanel() {
  const { words, language, openPanel, preferences, savePreferences, viewer, isHydrated } = useApp();
  const text = wordsIn("listOptions", language, { en, es });
  const query = readHomeQuery(useSearch(), preferences, useTypedText());
  const asked = query.provisions?.split(",") ?? [];
  const count = useCount(query);
  return (
    <Panel
      name="options"
      title={text.title}
      side="bottom"
      staysOpen
      footer={
        <Link href={homePath(query)} replace className={buttons.primary} onClick={() => openPanel(null)}>
          {count === null ? text.showServices : text.show(count)}
        </Link>
      }
    >
      <ul className={styles.list}>
        <Option
          shown={query}
          to={{ ...query, openNow: !query.openNow }}
          isSelected={query.openNow}
          text={words.home.openNow}
          isCheckbox
        />
        {viewer?.may.includes("topKudos") === true && (
          <li>
            <button
              type="button"
              className={styles.option}
              aria-pressed={query.topKudos}
              aria-describedby="top-kudos"
              onClick={() => savePreferences({ ...preferences, topKudos: !query.topKudos })}
            >
              <span className={styles.checkbox}>{query.topKudos && <Icon name="check" />}</span>
              <span>
                {text.topKudos}{" "}
                <span id="top-kudos" className={styles.hint}>
                  {text.topKudosHint}
                </span>
              </span>
            </button>
          </li>
        )}
      </ul>
      <h3 className={styles.heading} id="who-for">
        {text.audience}
      </h3>
      <p className={styles.hint}>{text.audienceHint}</p>
      <ul className={styles.list} aria-labelledby="who-for">
        {CATEGORIES.map((category) => (
          <Option
            shown={query}
            key={category}
            to={{ ...query, audience: category === "ALL" ? null : category }}
            isSelected={(query.audience ?? "ALL") === category}
            text={words.services.categories[category]}
          />
        ))}
      </ul>
      <h3 className={styles.heading} id="with">
        {text.provisions}
      </h3>
      <p className={styles.hint}>{text.provisionsHint}</p>
      <ul className={styles.list} aria-labelledby="with">
        {ASKED_PROVISIONS.map((one) => (
          <Option
            shown={query}
            key={one}
            to={{
              ...query,
              provisions: ASKED_PROVISIONS.filter(
                (other) => asked.includes(other) !== (other === one),
              ).join(),
            }}
            isSelected={asked.includes(one)}
            text={text.provisionNames[one]}
            isCheckbox
          />
        ))}
      </ul>
      <h3 className={styles.heading}>{text.topics}</h3>
      <Lazy component={topicChips(language)} props={{ tab: query.tab, onLeave: () => openPanel(null) }} />
      {isHydrated && <ForMe text={text} />}
    </Panel>
  );
}

/** Row that loads the questions about the visitor when pressed, and scrolls to the top of the panel. */
function ForMe({ text }: { text: ListOptionsWords }) {
  const [isOpen, setOpen] = useState(useListMarks(({ forMe }) => forMe !== undefined));
  const row = useRef<HTMLButtonElement>(null);
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    setOpen(!isOpen);
  };
  const onShown = () => {
    if (isPressed) row.current?.scrollIntoView({ block: "start" });
  };
  return (
    <>
      <button ref={row} type="button" className={styles.more} aria-expanded={isOpen} onClick={press}>
        <span>
          {text.forMe}
          <span className={styles.hint}>{text.forMeHint}</span>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && <Lazy component={forMeForm} props={{ onShown }} />}
    </>
  );
}

/** Counts the services of the list; null until known. */
function useCount(query: HomeQuery): number | null {
  const { callApi, place, language } = useApp();
  const key = JSON.stringify([query, place]);
  const [counted, setCounted] = useState<{ key: string; count: number | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds query and place.
  useEffect(() => {
    return whenResolved(loadServiceCount(callApi, { query, place, language }), (count) =>
      setCounted({ key, count }),
    );
  }, [callApi, key, language]);
  return counted?.key === key ? counted.count : null;
}

function Option({
  shown,
  to,
  isSelected,
  text,
  isCheckbox,
}: {
  /** The list as it is. */
  shown: HomeQuery;
  to: HomeQuery;
  isSelected: boolean;
  text: string;
  isCheckbox?: boolean;
}) {
  const { isHydrated } = useApp();
  const path = homePath(to, shown);
  return (
    <li>
      <Link
        // Without scripts the address keeps the options open.
        href={isHydrated ? path : path.replace(/(?=#|$)/, "&show=options")}
        replace
        className={styles.option}
        aria-current={isSelected ? "true" : undefined}
      >
        <span className={isCheckbox === true ? styles.checkbox : styles.radio}>
          {isSelected && isCheckbox === true && <Icon name="check" />}
        </span>
        {text}
      </Link>
    </li>
  );
}
