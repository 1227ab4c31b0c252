import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { HISTORY_THINGS } from "#domain/base/history/actions.ts";
import type { ListedChange } from "#domain/history/history-calls.ts";
import { formatCsv } from "#domain/history/history-csv.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../base/app-context/router.tsx";
import { useSearch } from "../../base/app-context/use-search.ts";
import { saveAsFile } from "../../base/browser/save-as-file.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { useBusy } from "../../base/calls/use-busy.ts";
import { servicePath } from "../../base/pages/home-query.ts";
import { WORK_PAGES } from "../../base/pages/page-table.ts";
import { WorkFailure } from "../../base/shell/WorkFailure.tsx";
import buttons from "../../base/ui/buttons.module.css";
import fields from "../../base/ui/FormField.module.css";
import { FormField } from "../../base/ui/FormField.tsx";
import { wordNamed } from "../../base/words/words.ts";
import { WorkFrame } from "../../base/work/WorkFrame.tsx";
import { userPath } from "../accounts/users/user-path.ts";
import { actionText, actorText, type ChangeWords, changedValues, csvRows, nameText } from "./change-rows.ts";
import { changeId, useFocusOnChange } from "./focus-on-change.ts";
import { foldActs } from "./fold-acts.ts";
import styles from "./HistoryPage.module.css";
import { changeWords, type HistoryPageTexts } from "./history-page-words.ts";
import { type HistorySearch, historyQuery, historySearch, isNarrowed } from "./history-search.ts";
import { ServiceChangeFields } from "./ServiceChangeFields.tsx";
import { UndoChange } from "./UndoChange.tsx";

/** Changes of one page of the list, and of the file. */
const PAGE_SIZE = 25;
const CSV_PAGE = 100;
const MAX_CSV = 2_000;

/** Every change of the directory, for administrators. `/history`, rules history 7 and 8. */
export function HistoryPage({ words: loaded }: { words: HistoryPageTexts }) {
  const { words: common, language } = useApp();
  const { page: text } = loaded;
  const words = useMemo(
    () => changeWords(loaded, common.services, language),
    [loaded, common.services, language],
  );
  const query = useSearch();
  return (
    <WorkFrame title={text.title} styles={styles}>
      <Changes key={query} search={historySearch(new URLSearchParams(query))} words={words} />
    </WorkFrame>
  );
}

function Changes({ search, words }: { search: HistorySearch; words: ChangeWords }) {
  const { words: common, showToast } = useApp();
  const { page: text } = words;
  const asked = useRef(search).current;
  const [rows, setRows] = useState<readonly ListedChange[] | null>(null);
  const focusOn = useFocusOnChange(rows);
  const [hasMore, setMore] = useState(false);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const { isBusy: isSaving, whileBusy } = useBusy();
  const load = useCallback(
    async (skip: number, limit = PAGE_SIZE) =>
      callApi("GET /history", {
        query: { ...historyQuery(asked), limit: String(limit), skip: String(skip) },
      }),
    [asked],
  );
  const show = useCallback(
    async (skip: number) => {
      setFailure(null);
      const answer = await load(skip);
      if (!answer.ok) return setFailure({ isNetwork: answer.problem.message === "" });
      setRows((known) => (skip === 0 || known === null ? answer.reply : [...known, ...answer.reply]));
      setMore(answer.reply.length === PAGE_SIZE);
    },
    [load],
  );
  useEffect(() => void show(0), [show]);
  const onUndone = (id: number) => {
    focusOn(id);
    void show(0);
  };
  const save = async () => {
    const all: ListedChange[] = [];
    let isWhole = false;
    while (!isWhole && all.length < MAX_CSV) {
      const answer = await load(all.length, CSV_PAGE);
      if (!answer.ok) return showToast({ kind: "error", text: text.csvFailed });
      all.push(...answer.reply);
      isWhole = answer.reply.length < CSV_PAGE;
    }
    saveAsFile(formatCsv(csvRows(all, words)), "history.csv", "text/csv");
    if (!isWhole) showToast({ kind: "success", text: text.csvCut(all.length) });
  };
  return (
    <>
      <SearchForm search={asked} words={words} />
      {failure !== null && <WorkFailure isNetwork={failure.isNetwork} onRetry={() => void show(0)} />}
      {rows === null && failure === null && <p>{common.shell.loading}</p>}
      {rows?.length === 0 && <p role="status">{isNarrowed(asked) ? text.none : text.nothing}</p>}
      {rows !== null && rows.length > 0 && (
        <>
          <p className={styles.tools}>
            <button
              type="button"
              className={buttons.outlined}
              aria-disabled={isSaving}
              onClick={() => void whileBusy(save)}
            >
              {isSaving ? text.csvBusy : text.csv}
            </button>
          </p>
          <ol className={styles.list}>
            {foldActs(rows).map((act) => (
              <Act key={act[0]?.id} act={act} words={words} onUndone={onUndone} />
            ))}
          </ol>
        </>
      )}
      {hasMore && (
        <p>
          <button type="button" className={buttons.outlined} onClick={() => void show(rows?.length ?? 0)}>
            {text.more}
          </button>
        </p>
      )}
    </>
  );
}

function SearchForm({ search, words: { page: text } }: { search: HistorySearch; words: ChangeWords }) {
  const [, navigate] = useLocation();
  const { path } = WORK_PAGES.history;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string" && value.trim() !== "") query.set(name, value.trim());
    }
    navigate(query.size === 0 ? path : `${path}?${query}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know the search element.
    <form role="search" aria-label={text.find} className={styles.search} onSubmit={submit}>
      <FormField label={text.person} hint={text.personHint}>
        {(control) => (
          <input
            {...control}
            className={fields.input}
            name="person"
            maxLength={200}
            defaultValue={search.person}
          />
        )}
      </FormField>
      <FormField label={text.service}>
        {(control) => (
          <input
            {...control}
            className={fields.input}
            name="service"
            maxLength={200}
            defaultValue={search.service}
          />
        )}
      </FormField>
      <FormField label={text.thing}>
        {(control) => (
          <select {...control} className={fields.input} name="thing" defaultValue={search.thing}>
            <option value="">{text.anyThing}</option>
            {HISTORY_THINGS.map((thing) => (
              <option key={thing} value={thing}>
                {text.things[thing]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField label={text.day}>
        {(control) => (
          <input {...control} className={fields.input} type="date" name="day" defaultValue={search.day} />
        )}
      </FormField>
      <p className={styles.buttons}>
        <button type="submit" className={buttons.primary}>
          {text.search}
        </button>
        {isNarrowed(search) && (
          <Link href={path} className={buttons.quiet}>
            {text.reset}
          </Link>
        )}
      </p>
    </form>
  );
}

interface ActProps {
  words: ChangeWords;
  onUndone: (id: number) => void;
}

/** One change, or all that one act did, behind one line that opens. */
function Act({ act, words, onUndone }: ActProps & { act: readonly ListedChange[] }) {
  const [newest] = act;
  const rows = act.map((change) => (
    <li key={change.id} id={changeId(change.id)} tabIndex={-1}>
      <Change change={change} words={words} onUndone={onUndone} />
    </li>
  ));
  if (newest === undefined || act.length === 1) return rows;
  const { history, page } = words;
  const title = history.by(actionText(newest, words), actorText(newest, words));
  return (
    <li className={styles.act}>
      <details>
        <summary>
          <strong>{page.several(title, act.length)}</strong>{" "}
          <time dateTime={newest.at} className={styles.quiet}>
            {words.fields.dateTime(newest.at)}
          </time>
        </summary>
        <ol>{rows}</ol>
      </details>
    </li>
  );
}

function Change({ change, words: general, onUndone }: ActProps & { change: ListedChange }) {
  const { thing, thingId, names, why } = change;
  const words = { ...general, names };
  const { page: text, history } = words;
  const what = wordNamed(text.things, thing) ?? thing;
  const name = nameText(change, words);
  const path = thing === "SERVICE" ? servicePath(thingId) : thing === "USER" ? userPath(thingId) : null;
  const title = history.by(actionText(change, words), actorText(change, words));
  return (
    <article className={styles.change}>
      <p>
        <strong>{title}</strong>{" "}
        <time dateTime={change.at} className={styles.quiet}>
          {words.fields.dateTime(change.at)}
        </time>
      </p>
      <p>
        {what} ·{" "}
        {path !== null && change.name !== null ? <Link href={path}>{name}</Link> : (name ?? text.gone)}
        {thing === "SERVICE" && change.name !== null && (
          <>
            {" · "}
            <Link href={`${servicePath(thingId)}#facts`}>{history.facts.show}</Link>
          </>
        )}
      </p>
      {change.isForProgram && <p>{history.forProgram}</p>}
      {why !== null && <p>{history.why(why)}</p>}
      {thing === "SERVICE" ? (
        <ServiceChangeFields change={change} texts={words} />
      ) : (
        <dl className={styles.values}>
          {changedValues(change, words).map(({ field, label, was, is }) => (
            <div key={field}>
              <dt>{label}</dt>
              {was !== "" && (
                <dd>
                  <del>{was}</del>
                </dd>
              )}
              <dd>{is}</dd>
            </div>
          ))}
        </dl>
      )}
      <UndoChange change={change} title={`${title}, ${name ?? what}`} texts={words} onUndone={onUndone} />
    </article>
  );
}
