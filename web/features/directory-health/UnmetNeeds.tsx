import { mainLanguage } from "#domain/base/languages/language.ts";
import { countyName } from "#domain/places/county.ts";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { type Words, wordNamed } from "../../base/words/words.ts";
import styles from "./DirectoryHealthPage.module.css";
import { dateOfDay } from "./date-of-day.ts";
import type { Health } from "./load-directory-health.ts";

type Unmet = Health["unmetNeeds"]["rows"][number];

/** Needs of the strip; the table has them all. */
const MAX_SHOWN = 8;

/** Searches that found nothing, or nothing open, in one week: by need, county and part of the day. */
export function UnmetNeeds({ health, text }: { health: Health; text: DirectoryHealthWords }) {
  const { words, language } = useApp();
  const { isCounted, week, rows } = health.unmetNeeds;
  const formatTopic = (row: Unmet) => topicName(row, text, words);
  const formatCounty = ({ county }: Unmet) =>
    county === null ? text.wholeCity : countyName(county)[mainLanguage(language)];
  return (
    <section className={styles.needs} aria-labelledby="needs-not-met">
      <h2 id="needs-not-met" className={styles.needsTitle}>
        {text.needsNotMet}
      </h2>
      {week !== null && <p className={styles.note}>{text.needsHint(dateOfDay(week, text))}</p>}
      {rows.length === 0 && <p className={styles.note}>{isCounted ? text.needsNone : text.needsOff}</p>}
      {rows.length > 0 && (
        <>
          <ul className={styles.strips}>
            {rows.slice(0, MAX_SHOWN).map((row) => (
              <li key={toRowKey(row)}>
                <b>{formatTopic(row)}</b> <span className={styles.county}>{formatCounty(row)}</span>
                <span className={styles.share}>{row.searches}</span>
                <Strip parts={row.parts} />
              </li>
            ))}
          </ul>
          <p className={styles.parts} aria-hidden="true">
            {(rows[0]?.parts ?? []).map(({ part }) => (
              <span key={part} className={styles.part}>
                {text.parts[part]}
              </span>
            ))}
          </p>
          <details className={styles.table}>
            <summary>{text.table}</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
            <section className={styles.scroll} tabIndex={0} aria-label={text.searches}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text.need}</th>
                    <th scope="col">{text.county}</th>
                    {(rows[0]?.parts ?? []).map(({ part }) => (
                      <th key={part} scope="col">
                        {text.parts[part]}
                      </th>
                    ))}
                    <th scope="col">{text.searches}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={toRowKey(row)}>
                      <th scope="row">{formatTopic(row)}</th>
                      <td>{formatCounty(row)}</td>
                      {row.parts.map(({ part, searches }) => (
                        <td key={part}>{searches}</td>
                      ))}
                      <td>{row.searches}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          </details>
          <p className={styles.note}>{text.needsPrivacy}</p>
        </>
      )}
    </section>
  );
}

function toRowKey({ kind, name, county }: Unmet): string {
  return `${kind} ${name} ${county?.name ?? ""} ${county?.state ?? ""}`;
}

/** The parts of the day; the fuller, the more of the week's searches. */
function Strip({ parts }: Pick<Unmet, "parts">) {
  const most = Math.max(1, ...parts.map(({ searches }) => searches));
  return (
    <svg className={styles.strip} viewBox="0 0 400 10" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ part, searches }, index) => (
        <g key={part}>
          <rect className={styles.slot} x={index * 100} width="98" height="10" />
          <rect className={styles.filled} x={index * 100} width="98" height="10" opacity={searches / most} />
        </g>
      ))}
    </svg>
  );
}

/** Names a need. A row that an editor added to the synonyms is named by its first words. */
function topicName({ kind, name }: Unmet, text: DirectoryHealthWords, { services }: Words): string {
  switch (kind) {
    case "NEED":
      return wordNamed(services.needs, name) ?? name;
    case "AUDIENCE":
      return wordNamed(services.categories, name) ?? name;
    case "SYNONYM":
      return wordNamed(text.topics, name) ?? name.charAt(0).toUpperCase() + name.slice(1);
    case "PLACE":
      return text.place;
    case "OTHER":
      return text.other;
  }
}
