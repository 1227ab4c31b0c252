import { useCallback } from "react";
import { languageNames } from "#domain/base/languages/language-names.ts";
import type { LineWay } from "#domain/contacts/crisis-lines/crisis-line.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { isToBeCalled } from "#domain/contacts/crisis-lines/line-called.ts";
import {
  lineInLanguage,
  reportingInLanguage,
  waysToReach,
} from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import type { CrisisLinesWords } from "#words/compiled/contacts/crisis-lines.ts";
import type { LineCallsWords } from "#words/compiled/contacts/line-calls.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link } from "../../../base/app-context/router.tsx";
import { useNow } from "../../../base/app-context/use-now.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { useCall } from "../../../base/calls/use-call.ts";
import { useSubmit } from "../../../base/calls/use-submit.ts";
import { WORK_PAGES } from "../../../base/pages/page-table.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { useFormatDate } from "../../../base/ui/use-format-date.ts";
import styles from "../../../base/ui/work-page.module.css";
import { Loaded } from "../../../base/work/Loaded.tsx";
import { WorkFrame } from "../../../base/work/WorkFrame.tsx";

interface Texts {
  text: LineCallsWords;
  lineTexts: CrisisLinesWords;
}

/** The sheet from which people call crisis lines, which can be printed. Rules crisis-lines 14–18. */
export function LineCallsPage({ text, lineTexts }: Texts) {
  const now = useNow();
  const load = useCallback(
    () => callApi("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } }),
    [],
  );
  const call = useCall(load);
  const { reply: lines, change } = call;
  const onNoted = (line: PublicCrisisLine) =>
    change((lines ?? []).map((each) => (each.id === line.id ? line : each)));
  const toCall = (lines ?? []).filter((line) => isDue(line, now));
  const others = (lines ?? []).filter((line) => line.lastCalledAt !== null && !isDue(line, now));
  return (
    <WorkFrame title={text.title} styles={styles} awaits={call}>
      <p className={styles.note}>{text.intro}</p>
      <Loaded call={call} />
      <h2 className={styles.heading}>{text.scriptTitle}</h2>
      <ol className={styles.script}>
        {text.script.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className={styles.note}>{text.whatElse}</p>
      <p className={`${styles.buttons} ${styles.onScreen}`}>
        <button type="button" className={buttons.outlined} onClick={() => window.print()}>
          {text.print}
        </button>
      </p>
      {lines !== null && (
        <>
          <h2 className={styles.heading}>{text.toCall}</h2>
          {toCall.length === 0 && <p>{text.nothing}</p>}
          <Rows lines={toCall} onNoted={onNoted} text={text} lineTexts={lineTexts} />
          {others.length > 0 && <h2 className={styles.heading}>{text.others}</h2>}
          <Rows lines={others} onNoted={onNoted} text={text} lineTexts={lineTexts} />
        </>
      )}
      <p className={`${styles.buttons} ${styles.onScreen}`}>
        <Link href={WORK_PAGES.directoryHealth.path}>{text.back}</Link>
      </p>
    </WorkFrame>
  );
}

function isDue({ phone, lastCalledAt }: PublicCrisisLine, now: number): boolean {
  return isToBeCalled({ phone, lastCalledAt: lastCalledAt === null ? null : Date.parse(lastCalledAt) }, now);
}

function Rows({
  lines,
  onNoted,
  ...texts
}: Texts & { lines: readonly PublicCrisisLine[]; onNoted: (line: PublicCrisisLine) => void }) {
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <Row key={line.id} line={line} onNoted={onNoted} {...texts} />
      ))}
    </ul>
  );
}

function Row({
  line,
  onNoted,
  text,
  lineTexts,
}: Texts & { line: PublicCrisisLine; onNoted: (line: PublicCrisisLine) => void }) {
  const { language, showToast } = useApp();
  const formatDate = useFormatDate();
  const { isSending, submit } = useSubmit(() => showToast({ kind: "error", text: text.failed }));
  const { name, time } = lineInLanguage(line, language);
  const note = (ways: LineWay[] | null) =>
    submit(
      () => callApi("POST /crisis-lines/{id}/calls", { params: { id: line.id }, body: { ways } }),
      (noted) => {
        showToast({ kind: "success", text: text.noted });
        onNoted(noted);
      },
    );
  const others = line.untried.filter((way) => way !== "phone");
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {line.lastCalledAt === null ? text.never : text.lastCalled(formatDate(line.lastCalledAt))}
        </p>
        <Stated line={line} text={text} lineTexts={lineTexts} time={time} />
        <p className={styles.onPaper}>{text.different} ______________________________</p>
      </div>
      <p className={`${styles.buttons} ${styles.onScreen}`}>
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={isSending}
          aria-label={text.calledNamed(name)}
          onClick={() => note(null)}
        >
          {text.called}
        </button>
        {others.map((way) => (
          <button
            key={way}
            type="button"
            className={buttons.quiet}
            aria-disabled={isSending}
            aria-label={text.triedNamed(lineTexts.ways[way], name)}
            onClick={() => note([way])}
          >
            {text.tried(lineTexts.ways[way])}
          </button>
        ))}
        {line.may.edit && <Link href={`${PUBLIC_PAGES.crisisLines.path}/${line.id}/edit`}>{text.edit}</Link>}
      </p>
    </li>
  );
}

/** All the facts that a call can find wrong. */
function Stated({ line, text, lineTexts, time }: Texts & { line: PublicCrisisLine; time: string }) {
  const { language } = useApp();
  const { call, text: texts, chat, tty, videophone, relay } = waysToReach(line, language);
  const reporting = reportingInLanguage(line, language);
  const stated = [
    call !== null &&
      `${lineTexts.call(call.shown)}${call.keys === null ? "" : `, ${lineTexts.thenDial(call.keys)}`}`,
    texts !== null &&
      (texts.keyword === null
        ? lineTexts.text(texts.shown)
        : lineTexts.textKeyword(texts.keyword, texts.shown)),
    chat !== null && `${lineTexts.chat}: ${chat}`,
    tty !== null && lineTexts.tty(tty.shown),
    videophone !== null && lineTexts.videophone(videophone.shown),
    relay !== null && lineTexts.relay(relay),
    `${text.hours}: ${time}`,
    `${text.languages}: ${lineTexts.answersIn(languageNames(line.languages, language), line.hasInterpreters)}`,
    line.textLanguages.length > 0 && lineTexts.textsIn(languageNames(line.textLanguages, language)),
    reporting !== null && `${text.privacy}: ${reporting.text}`,
  ].filter((each) => each !== false);
  return (
    <ul>
      {stated.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
