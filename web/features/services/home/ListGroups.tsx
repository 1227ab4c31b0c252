import type { Category } from "#domain/services/enumerations.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { listGroups as en } from "#words/compiled/en/services/list-groups.ts";
import { provisions as provisionsEn } from "#words/compiled/en/services/provisions.ts";
import { listGroups as es } from "#words/compiled/es/services/list-groups.ts";
import { provisions as provisionsEs } from "#words/compiled/es/services/provisions.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { type HomeQuery, homePath } from "../../../base/pages/home-query.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { Icon } from "../../../base/ui/Icon.tsx";
import { wordNamed } from "../../../base/words/words.ts";
import { audienceGroups } from "./audience-groups.ts";
import chips from "./Filters.module.css";
import { inSentence } from "./ListSummary.tsx";
import type { ServiceList } from "./list-cache.ts";
import styles from "./Rows.module.css";
import { Sections } from "./Sections.tsx";

export interface GroupsProps {
  list: ServiceList;
  /** Null: its rows begin with those that are reached by telephone or online. */
  audience: Category | null;
  now: number;
}

/** For a list that is narrowed by provisions. */
export interface NarrowedProps {
  narrowed: HomeQuery;
}

/** Parts that few lists have: rows under headings, or the chips of provisions. */
export function ListGroups(props: GroupsProps | NarrowedProps) {
  if ("narrowed" in props) return <ProvisionChips query={props.narrowed} />;
  const { list, audience, now } = props;
  if (audience === null) return <RemoteGroups rows={list.rows} now={now} />;
  return <AudienceGroups list={list} audience={audience} now={now} />;
}

/** Links from each provision to the list without it. */
function ProvisionChips({ query }: { query: HomeQuery }) {
  const { names } = wordsIn("provisions", useApp().language, { en: provisionsEn, es: provisionsEs });
  const asked = (query.provisions ?? "").split(",");
  return asked.map((one) => (
    <li key={one}>
      <Link
        href={homePath({ ...query, provisions: asked.filter((other) => other !== one).join() }, query)}
        replace
        aria-current="true"
        className={chips.chip}
      >
        <Icon name="check" className={chips.icon} />
        {wordNamed(names, one) ?? one}
      </Link>
    </li>
  ));
}

/** Rows of services reached by phone or online, and of the far-away ones after them. */
function RemoteGroups({ rows, now }: { rows: readonly Card[]; now: number }) {
  const { words, language } = useApp();
  const next = rows.findIndex((row) => row.remote !== true);
  const end = next < 0 ? rows.length : next;
  return (
    <>
      <Group title={words.home.remote} rows={rows.slice(0, end)} now={now} />
      {end < rows.length && (
        <Group title={wordsIn("listGroups", language, { en, es }).farther} rows={rows.slice(end)} now={now} />
      )}
    </>
  );
}

/** Groups for a chosen audience: services for it, those open to everyone, then both far away, under headings. */
function AudienceGroups({ list, audience, now }: GroupsProps & { audience: Category }) {
  const { words, language } = useApp();
  const text = wordsIn("listGroups", language, { en, es });
  const { rows, total } = list;
  if (audience === "PETS_ALLOWED") {
    return <Group title={heading(text.petsFirst, total)} rows={rows} now={now} />;
  }
  const [first, forThem, forAll, farAway] = audienceGroups(rows, audience);
  // The first group is whole once a row of the second has come.
  const isFirstWhole = forAll.length > 0 || !list.hasMore;
  const { forFirst, openToEveryone, farther } = text;
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
