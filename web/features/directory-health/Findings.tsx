import type { Language } from "#domain/base/languages/language.ts";
import { callLink } from "#domain/base/phone/call-link.ts";
import { chooseFindingAction, type FindingKind } from "#domain/directory-health/finding.ts";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { servicePath } from "../../base/pages/public-pages.ts";
import buttons from "../../base/ui/buttons.module.css";
import { Icon, type IconName } from "../../base/ui/Icon.tsx";
import { isolated } from "../../base/ui/isolated.ts";
import { AskButton } from "./AskButton.tsx";
import styles from "./DirectoryHealthPage.module.css";
import { dateOfDay } from "./date-of-day.ts";
import {
  type FindingRow,
  type Health,
  type HealthQuery,
  healthPath,
  PAGE_ROWS,
} from "./load-directory-health.ts";

const ICONS: Readonly<Record<FindingKind, IconName>> = {
  PROTECTS_PEOPLE: "alert",
  WEBSITE_GONE: "globe",
  PHONE_IMPOSSIBLE: "phone",
  MAIL_REFUSED: "alert",
  REPORTED: "chat",
  NEVER_OPEN: "clock",
  GONE_FROM_SOURCE: "alert",
  FAR_FROM_ADDRESS: "pin",
  BEDS_OLD: "bed",
  UNCONFIRMED: "clock",
  WRONG_LANGUAGE: "chat",
};

/** Findings, worst first: each with its reason, its age and one button. */
export function Findings({
  health,
  findings,
  query,
  text,
}: {
  health: Health;
  findings: readonly FindingRow[];
  query: HealthQuery;
  text: DirectoryHealthWords;
}) {
  const all = health.findings.reduce((sum, { findings: count }) => sum + count, 0);
  const ofKind = health.findings.find(({ kind }) => kind === query.kind)?.findings ?? 0;
  const hasMore = query.skip + findings.length < (query.kind === null ? all : ofKind);
  return (
    <section className={styles.findings} aria-labelledby="to-look-at">
      <div className={styles.heading}>
        <h2 id="to-look-at">
          {text.toLookAt} <span className={styles.badge}>{all}</span>
        </h2>
        {all > 0 && <p className={styles.order}>{text.worstFirst}</p>}
      </div>
      {all === 0 && <p className={styles.note}>{text.nothing}</p>}
      {all > 0 && (
        <nav aria-label={text.which} className={styles.kinds}>
          <Kind kind={null} count={null} query={query} label={text.all} />
          {health.findings.map(({ kind, findings: count }) => (
            <Kind key={kind} kind={kind} count={count} query={query} label={text.kinds[kind]} />
          ))}
        </nav>
      )}
      <ul className={styles.rows}>
        {findings.map((row) => (
          <Row key={`${row.kind} ${row.id}`} row={row} text={text} />
        ))}
      </ul>
      {(query.skip > 0 || hasMore) && (
        <p className={styles.pages}>
          {query.skip > 0 && (
            <Link
              href={healthPath(query, { skip: Math.max(0, query.skip - PAGE_ROWS) })}
              className={buttons.outlined}
            >
              {text.previous}
            </Link>
          )}
          {hasMore && findings.length === PAGE_ROWS && (
            <Link href={healthPath(query, { skip: query.skip + PAGE_ROWS })} className={buttons.outlined}>
              {text.next}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

function Kind({
  kind,
  count,
  query,
  label,
}: {
  kind: FindingKind | null;
  count: number | null;
  query: HealthQuery;
  label: string;
}) {
  return (
    <Link href={healthPath(query, { kind })} aria-current={kind === query.kind ? "true" : undefined}>
      {label} {count !== null && <span>{count}</span>}
    </Link>
  );
}

function Row({ row, text }: { row: FindingRow; text: DirectoryHealthWords }) {
  const { language } = useApp();
  const action = chooseFindingAction(row.kind, row);
  const label = text.actions[action];
  return (
    <li className={styles.row}>
      <Icon name={ICONS[row.kind]} className={styles.icon} />
      <div className={styles.what}>
        <Link href={servicePath(row.id)} className={styles.name}>
          {row.name}
        </Link>
        <p>
          {describeFinding(row, text, language)}{" "}
          <span className={styles.age}>{text.since(dateOfDay(row.since, text))}</span>
        </p>
        {row.askedAt !== null && <p className={styles.asked}>{text.askedOn(dateOfDay(row.askedAt, text))}</p>}
      </div>
      {action === "ask" ? (
        <AskButton id={row.id} name={row.name} text={text} />
      ) : action === "call" ? (
        <a
          href={callLink(row.phone ?? "", row.phoneExtension)}
          className={buttons.outlined}
          aria-label={text.actionOn(label, row.name)}
        >
          {label}
        </a>
      ) : (
        <Link
          href={`${servicePath(row.id)}/edit${action === "what" ? "" : `?step=${action}`}`}
          className={buttons.outlined}
          aria-label={text.actionOn(label, row.name)}
        >
          {label}
        </Link>
      )}
    </li>
  );
}

function describeFinding(
  { kind, phone, amount, verifiedAt }: FindingRow,
  text: DirectoryHealthWords,
  language: Language,
): string {
  switch (kind) {
    case "WEBSITE_GONE":
      return text.websiteGone;
    case "PHONE_IMPOSSIBLE":
      return text.impossiblePhone(isolated(phone ?? "", language));
    case "MAIL_REFUSED":
      return text.mailRefused;
    case "REPORTED":
      return text.reported(amount ?? 0);
    case "NEVER_OPEN":
      return text.neverOpen;
    case "GONE_FROM_SOURCE":
      return text.goneFromSource;
    case "FAR_FROM_ADDRESS":
      return text.farFromAddress(amount ?? 0);
    case "BEDS_OLD":
      return text.bedsOld;
    case "UNCONFIRMED":
      return verifiedAt === null ? text.neverConfirmed : text.unconfirmed;
    case "PROTECTS_PEOPLE":
      return text.protectsPeople;
    case "WRONG_LANGUAGE":
      return text.wrongLanguage;
  }
}
