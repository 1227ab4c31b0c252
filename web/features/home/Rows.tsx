import type { Category } from "#domain/services/enumerations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { Lazy } from "../../ui/lazy.tsx";
import type { Card } from "./card.ts";
import { inSentence } from "./ListSummary.tsx";
import { editableServiceCard, locationOffer } from "./lazy-list-parts.ts";
import type { ServiceList } from "./list-cache.ts";
import styles from "./Rows.module.css";
import { ServiceCard } from "./ServiceCard.tsx";

/** Rows are drawn in sections of this many; those out of sight cost nothing. */
const SECTION = 25;

/** First what matches all words of a search; then, under a heading, what matches some of them. */
export function Rows({ list, audience, now }: { list: ServiceList; audience: Category | null; now: number }) {
  const { words, place } = useApp();
  const shared = { list, audience, now };
  const some = list.rows.findIndex((row) => row.some);
  return (
    <>
      {(place === null || place.kind === "default") && (
        <Lazy component={locationOffer} props={{}} fallback={() => <div className={styles.placeholder} />} />
      )}
      {some < 0 ? (
        <Groups {...shared} />
      ) : (
        <>
          <Groups
            {...shared}
            list={{ ...list, rows: list.rows.slice(0, some), total: null, hasMore: false }}
          />
          <h2 className={styles.heading}>{words.home.someWords}</h2>
          <Groups {...shared} list={{ ...list, rows: list.rows.slice(some), total: null }} />
        </>
      )}
    </>
  );
}

/** With an audience chosen: those for it first, those open to everyone, then the same far away, under headings. */
function Groups({ list, audience, now }: { list: ServiceList; audience: Category | null; now: number }) {
  const { words } = useApp();
  const { rows, total } = list;
  if (rows.length === 0) return null;
  if (audience === null) return <Sections rows={rows} now={now} level={2} />;
  if (audience === "PETS_ALLOWED") {
    return <Group title={heading(words.home.petsFirst, total)} rows={rows} now={now} />;
  }
  const [forThem, forAll, farAway] = groupsOf(rows, audience);
  // The first group is whole once a row of the second has come.
  const isFirstWhole = forAll.length > 0 || !list.hasMore;
  const { forFirst, openToEveryone, farther } = words.home;
  return (
    <>
      {forThem.length > 0 && (
        <Group
          title={heading(
            forFirst(inSentence(words.services.categories[audience])),
            isFirstWhole ? forThem.length : null,
          )}
          rows={forThem}
          now={now}
        />
      )}
      {forAll.length > 0 && (
        <Group
          title={heading(openToEveryone, total === null ? null : total - forThem.length - farAway.length)}
          rows={forAll}
          now={now}
        />
      )}
      {farAway.length > 0 && <Group title={farther} rows={farAway} now={now} />}
    </>
  );
}

/** In the order of the list: what is meant for the audience and comes after others is far away (rule lists 19). */
function groupsOf(
  rows: readonly Card[],
  audience: Category,
): [readonly Card[], readonly Card[], readonly Card[]] {
  const isForThem = (row: Card) => isForAudience(row, audience);
  const end = (from: number, index: number) => (index === -1 ? rows.length : from + index);
  const near = end(
    0,
    rows.findIndex((row) => !isForThem(row)),
  );
  const far = end(near, rows.slice(near).findIndex(isForThem));
  return [rows.slice(0, near), rows.slice(near, far), rows.slice(far)];
}

/** Made for this audience, and not simply for everyone (rule lists 19). */
function isForAudience(row: Card, audience: Category): boolean {
  return row.category.includes(audience) && !row.category.includes("ALL");
}

function heading(text: string, count: number | null): string {
  return count === null ? text : `${text} · ${count}`;
}

function Group({ title, rows, now }: { title: string; rows: readonly Card[]; now: number }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <Sections rows={rows} now={now} level={3} />
    </section>
  );
}

function Sections({ rows, now, level }: { rows: readonly Card[]; now: number; level: 2 | 3 }) {
  const starts = Array.from({ length: Math.ceil(rows.length / SECTION) }, (_, index) => index * SECTION);
  return starts.map((start) => (
    // Lists without markers lose their role in Safari; the role says it again.
    // biome-ignore lint/a11y/noRedundantRoles: see above.
    <ul key={start} role="list" className={start === 0 ? styles.rows : styles.offscreen}>
      {rows.slice(start, start + SECTION).map((card) => (
        <Row key={card.id} card={card} now={now} level={level} />
      ))}
    </ul>
  ));
}

function Row({ card, now, level }: { card: Card; now: number; level: 2 | 3 }) {
  const { language } = useApp();
  const shared = { card, now, level };
  if (card.may === undefined) return <ServiceCard {...shared} />;
  return (
    <Lazy
      component={editableServiceCard[language]}
      props={shared}
      fallback={() => <ServiceCard {...shared} actions={<div className={styles.placeholder} />} />}
    />
  );
}
