import { confirmedPercent } from "#domain/directory-health/freshness-figures.ts";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import styles from "./DirectoryHealthPage.module.css";
import { groupName } from "./group-name.ts";
import { type Health, type HealthQuery, healthPath, SHOWN_BY } from "./load-directory-health.ts";

const BANDS = ["within30", "within90", "within365", "longerAgo", "never"] as const;

/** When the services of each group were last confirmed; a group's name shows it over time. */
export function FreshnessByGroup({
  health: { groups },
  query,
  text,
}: {
  health: Health;
  query: HealthQuery;
  text: DirectoryHealthWords;
}) {
  const { words } = useApp();
  const shown = groups.filter(({ dimension }) => dimension === "ALL" || dimension === query.by);
  return (
    <section className={styles.groups} aria-labelledby="when-confirmed">
      <div className={styles.heading}>
        <h2 id="when-confirmed">{text.whenConfirmed}</h2>
        <nav aria-label={text.by} className={styles.dimensions}>
          {SHOWN_BY.map((by) => (
            <Link
              key={by}
              href={healthPath(query, { by, of: null })}
              aria-current={by === query.by ? "true" : undefined}
            >
              {text.dimensions[by]}
            </Link>
          ))}
        </nav>
      </div>
      <ul className={styles.bars}>
        {shown.map((group) => {
          const of = group.dimension === "ALL" ? null : group.key;
          return (
            <li key={`${group.dimension} ${group.key}`}>
              <Link href={healthPath(query, { of })} aria-current={of === query.of ? "true" : undefined}>
                {groupName(group, text, words)}
              </Link>
              <StackedBar group={group} />
              <span className={styles.share}>{text.percent(confirmedPercent(group))}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>
        {BANDS.map((band) => (
          <span key={band} className={styles.band}>
            <svg viewBox="0 0 12 12" className={styles.swatch} aria-hidden="true">
              <rect className={styles[band]} width="12" height="12" rx="3" />
            </svg>
            {text.bands[band]}
          </span>
        ))}
      </p>
      <details className={styles.table}>
        <summary>{text.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <section className={styles.scroll} tabIndex={0} aria-label={text.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.group}</th>
                {BANDS.map((band) => (
                  <th key={band} scope="col">
                    {text.bands[band]}
                  </th>
                ))}
                <th scope="col">{text.count}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((group) => (
                <tr key={`${group.dimension} ${group.key}`}>
                  <th scope="row">{groupName(group, text, words)}</th>
                  {BANDS.map((band) => (
                    <td key={band}>{group[band]}</td>
                  ))}
                  <td>{group.services}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** One bar of the whole width; the table says the same in numbers. */
function StackedBar({ group }: { group: Health["groups"][number] }) {
  let from = 0;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${Math.max(1, group.services)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {BANDS.map((band) => {
        const x = from;
        from += group[band];
        return <rect key={band} className={styles[band]} x={x} width={group[band]} height="10" />;
      })}
    </svg>
  );
}
