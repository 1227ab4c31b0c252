import { useCallback, useEffect, useRef, useState } from "react";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { useTitle } from "../../base/app-context/use-title.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { mayOpen } from "../../base/pages/page-access.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import { useFormatDate } from "../../base/ui/use-format-date.ts";
import { ConfirmedOverTime } from "./ConfirmedOverTime.tsx";
import styles from "./DirectoryHealthPage.module.css";
import { dateOfDay } from "./date-of-day.ts";
import { Findings } from "./Findings.tsx";
import { FreshnessByGroup } from "./FreshnessByGroup.tsx";
import {
  type DirectoryHealthData,
  type HealthQuery,
  healthPath,
  loadDirectoryHealth,
  readHealthQuery,
} from "./load-directory-health.ts";
import pageTop from "./page-top.module.css";
import { UnmetNeeds } from "./UnmetNeeds.tsx";

/**
 * How fresh the directory is, what has to be looked at, and which needs were not met (rules directory-health 14–20).
 * Everything on it is a link, so that it works without scripts.
 */
export function DirectoryHealthPage({
  initial,
  text,
}: {
  initial: DirectoryHealthData | null;
  text: DirectoryHealthWords;
}) {
  const query = readHealthQuery(useSearch());
  const { data, failure, reload } = useDirectoryHealth(query, initial);
  useTitle(text.title);
  return (
    <Shell header={<PageHeader title={text.title} />} hasTabs={false}>
      <main id="content" tabIndex={-1} aria-busy={data === null && failure === null} className={pageTop.page}>
        <Top data={data} text={text} />
        {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={reload} />}
        {data !== null && <Health data={data} query={query} text={text} />}
      </main>
    </Shell>
  );
}

/** Other pages that keep the directory correct. */
const TOOLS = ["withheld", "lineCalls", "duplicates", "imports", "campaigns", "cityFile"] as const;

function Top({ data, text }: { data: DirectoryHealthData | null; text: DirectoryHealthWords }) {
  const { words, viewer } = useApp();
  const all = data?.health.groups.find(({ dimension }) => dimension === "ALL");
  const countedOn = data?.health.countedOn ?? null;
  return (
    <div className={`${pageTop.top} ${styles.top}`}>
      <h1 className={pageTop.title}>{text.heading}</h1>
      {data === null && <p>{words.shell.loading}</p>}
      {data !== null && countedOn === null && <p>{text.notCounted}</p>}
      {all !== undefined && countedOn !== null && (
        <p>
          {text.services(all.services)} · {text.countedOn(dateOfDay(countedOn, text))}
        </p>
      )}
      {data?.health.endedTimetables.map(({ name, lastDay }) => (
        <p key={name}>
          {lastDay === null ? text.timetableEmpty(name) : text.timetableEnded(name, dateOfDay(lastDay, text))}
        </p>
      ))}
      {(data?.health.crisisLinesToCall ?? 0) > 0 && (
        <p className={styles.tools}>
          <Link href={WORK_PAGES.lineCalls.path}>
            {text.linesToCall(data?.health.crisisLinesToCall ?? 0)}
          </Link>
        </p>
      )}
      {data !== null && <LinesToCall lines={data.health.linesToCall} text={text} />}
      <ul className={styles.tools}>
        {TOOLS.filter((page) => mayOpen(viewer, WORK_PAGES[page].who)).map((page) => (
          <li key={page}>
            <Link href={WORK_PAGES[page].path}>{text[page]}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each line is named, so that a question can be understood without its sheet. */
function LinesToCall({
  lines,
  text,
}: {
  lines: DirectoryHealthData["health"]["linesToCall"];
  text: DirectoryHealthWords;
}) {
  const { language } = useApp();
  const formatDate = useFormatDate();
  if (lines.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{text.whichLines}</summary>
      <ul>
        {lines.map(({ id, name, nameEs, lastCalledAt }) => (
          <li key={id}>
            <span lang={language === "es" && nameEs !== null ? undefined : "en"}>
              {language === "es" ? (nameEs ?? name) : name}
            </span>
            {` · ${lastCalledAt === null ? text.neverCalled : text.lastCalled(formatDate(lastCalledAt, false))}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Health({
  data: { health, findings },
  query,
  text,
}: {
  data: DirectoryHealthData;
  query: HealthQuery;
  text: DirectoryHealthWords;
}) {
  return (
    <>
      {health.countedOn !== null && (
        <div className={styles.freshness}>
          <ConfirmedOverTime health={health} query={query} text={text} />
          <FreshnessByGroup health={health} query={query} text={text} />
        </div>
      )}
      <div className={styles.lower}>
        <Findings health={health} findings={findings} query={query} text={text} />
        <UnmetNeeds health={health} text={text} />
      </div>
    </>
  );
}

/** Returns the data that the server rendered, or else loads it when the address changes. */
function useDirectoryHealth(query: HealthQuery, initial: DirectoryHealthData | null) {
  const [data, setData] = useState(initial);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const path = healthPath(query, { skip: query.skip });
  const latest = useRef(path);
  const isCurrent = data?.path === path;
  const reload = useCallback(async () => {
    latest.current = path;
    setFailure(null);
    const loaded = await loadDirectoryHealth(callApi, path.split("?")[1] ?? "");
    // The visitor has chosen something else since.
    if (latest.current !== path) return;
    if (loaded.ok) setData(loaded.reply);
    else setFailure({ isNetwork: loaded.problem.message === "" });
  }, [path]);
  useEffect(() => {
    if (!isCurrent) void reload();
  }, [isCurrent, reload]);
  return { data, failure, reload: () => void reload() };
}
