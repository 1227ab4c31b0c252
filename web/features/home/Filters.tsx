import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Need } from "#domain/services/enumerations.ts";
import { NEEDS_OF_TYPE } from "#domain/services/enumerations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import type { HomeQuery } from "../../home-query.ts";
import { homePath } from "../../home-query.ts";
import type { IconName } from "../../ui/Icon.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PanelButton } from "../../ui/PanelButton.tsx";
import styles from "./Filters.module.css";

/** Sub-filters and toggles, each a link to the list that it makes: they work without scripts. */
export function Filters({ query, children }: { query: HomeQuery; children: ReactNode }) {
  const { words } = useApp();
  const needs: readonly Need[] = query.tab === "ALL" ? [] : NEEDS_OF_TYPE[query.tab];
  return (
    <nav className={styles.filters} aria-label={words.home.filters}>
      <ul>
        <Chip
          to={{ ...query, need: null }}
          isSelected={query.need === null}
          text={words.home.all}
          kind="choice"
        />
        {needs.map((need) => (
          <Chip
            key={need}
            to={{ ...query, need: query.need === need ? null : need }}
            isSelected={query.need === need}
            text={words.services.needs[need]}
            kind="choice"
          />
        ))}
        <Chip
          to={{ ...query, openNow: !query.openNow }}
          isSelected={query.openNow}
          text={words.home.openNow}
          kind="toggle"
          icon="clock"
        />
        {query.audience !== null && (
          <Chip
            to={{ ...query, audience: null }}
            isSelected
            text={words.services.categories[query.audience]}
            kind="toggle"
          />
        )}
        <li>
          <PanelButton panel="options" className={styles.chip}>
            <Icon name="sliders" className={styles.icon} />
            {words.home.more}
          </PanelButton>
        </li>
      </ul>
      {children}
    </nav>
  );
}

function Chip({
  to,
  isSelected,
  text,
  kind,
  icon,
}: {
  to: HomeQuery;
  isSelected: boolean;
  text: string;
  kind: "choice" | "toggle";
  icon?: IconName;
}) {
  const { preferences } = useApp();
  const iconName = kind === "toggle" && isSelected ? "check" : icon;
  return (
    <li>
      <Link
        href={homePath(to, preferences)}
        replace
        aria-current={isSelected ? "true" : undefined}
        className={`${styles.chip} ${styles[kind]}`}
      >
        {iconName !== undefined && <Icon name={iconName} className={styles.icon} />}
        {text}
      </Link>
    </li>
  );
}
