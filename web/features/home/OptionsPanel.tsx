import { Link, useSearch } from "wouter";
import { CATEGORIES } from "#domain/services/enumerations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import type { HomeQuery } from "../../home-query.ts";
import { homePath, readHomeQuery } from "../../home-query.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./OptionsPanel.module.css";

/** The options menu: open now, and for whom. Each choice updates the list behind the drawer at once. */
export function OptionsPanel() {
  const { words, openPanel, preferences, savePreferences, viewer } = useApp();
  const query = readHomeQuery(useSearch(), preferences);
  return (
    <Panel name="options" title={words.home.options} side="bottom">
      <ul className={styles.list}>
        <Option
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
                {words.home.topKudos}{" "}
                <span id="top-kudos" className={styles.hint}>
                  {words.home.topKudosHint}
                </span>
              </span>
            </button>
          </li>
        )}
      </ul>
      <h3 className={styles.heading} id="who-for">
        {words.home.audience}
      </h3>
      <p className={styles.hint}>{words.home.audienceHint}</p>
      <ul className={styles.list} aria-labelledby="who-for">
        {CATEGORIES.map((category) => (
          <Option
            key={category}
            to={{ ...query, audience: category === "ALL" ? null : category }}
            isSelected={(query.audience ?? "ALL") === category}
            text={words.services.categories[category]}
            onChoose={() => openPanel(null)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Option({
  to,
  isSelected,
  text,
  isCheckbox,
  onChoose,
}: {
  to: HomeQuery;
  isSelected: boolean;
  text: string;
  isCheckbox?: boolean;
  onChoose?: () => void;
}) {
  const { preferences } = useApp();
  return (
    <li>
      <Link
        href={homePath(to, preferences)}
        replace
        className={styles.option}
        aria-current={isSelected ? "true" : undefined}
        onClick={onChoose}
      >
        <span className={isCheckbox === true ? styles.checkbox : styles.radio}>
          {isSelected && isCheckbox === true && <Icon name="check" />}
        </span>
        {text}
      </Link>
    </li>
  );
}
