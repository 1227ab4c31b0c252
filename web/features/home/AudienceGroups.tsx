import type { Category } from "#domain/services/enumerations.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { audienceGroups } from "./audience-groups.ts";
import type { Card } from "./card.ts";
import { inSentence } from "./ListSummary.tsx";
import type { ServiceList } from "./list-cache.ts";
import styles from "./Rows.module.css";
import { Sections } from "./Sections.tsx";

/** With an audience chosen: those for it first, those open to everyone, then the same far away, under headings. */
export function AudienceGroups({
  list,
  audience,
  now,
}: {
  list: ServiceList;
  audience: Category;
  now: number;
}) {
  const { words } = useApp();
  const { rows, total } = list;
  if (audience === "PETS_ALLOWED") {
    return <Group title={heading(words.home.petsFirst, total)} rows={rows} now={now} />;
  }
  const [first, forThem, forAll, farAway] = audienceGroups(rows, audience);
  // The first group is whole once a row of the second has come.
  const isFirstWhole = forAll.length > 0 || !list.hasMore;
  const { forFirst, openToEveryone, farther } = words.home;
  return (
    <>
      <Sections rows={first} now={now} level={2} />
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
          title={heading(
            openToEveryone,
            total === null ? null : total - first.length - forThem.length - farAway.length,
          )}
          rows={forAll}
          now={now}
        />
      )}
      {farAway.length > 0 && <Group title={farther} rows={farAway} now={now} />}
    </>
  );
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
