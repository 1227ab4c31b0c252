import { useMemo } from "react";
import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import { intakeText } from "#domain/services/intake-caution.ts";
import type { EditorRow } from "#domain/services/opening-hours/editor-rows.ts";
import type { Day, Hours } from "#domain/services/opening-hours/entry.ts";
import { capitalised, hoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import type { PreviewDay } from "#domain/services/opening-hours/hours-preview.ts";
import { hoursPreview, previewLines } from "#domain/services/opening-hours/hours-preview.ts";
import { readRow, toScheduleEntries } from "#domain/services/opening-hours/read-rows.ts";
import { statusText } from "#domain/services/opening-hours/status-text.ts";
import { storedIntake } from "#domain/services/stored-intake.ts";
import { Status } from "../../../../base/ui/Status.tsx";
import styles from "./HoursEditor.module.css";
import type { HoursWords } from "./row-text.ts";

/**
 * Values being edited: rows of both lists, and whether the service has hours at all. Another step has the hours of
 * intake.
 */
export interface HoursValue {
  intakeSchedules: readonly EditorRow[];
  schedules: readonly EditorRow[];
  closeSchedules: readonly EditorRow[];
  isContact: boolean;
}

/** Previews the hours in both languages, by the rules of the public page. */
export function HoursPreviewBox({
  value,
  words,
  timeZone,
  isOwnClock,
  now,
}: {
  value: HoursValue;
  words: HoursWords;
  timeZone: string;
  isOwnClock: boolean;
  now: number;
}) {
  const { editor, hours, hours: primary, otherHours: secondary, otherLanguage } = words;
  const { preview, caution } = useMemo(() => {
    const hours: Hours = {
      timeZone,
      isContact: value.isContact,
      schedules: toScheduleEntries(value.schedules, "schedules"),
      closeSchedules: toScheduleEntries(value.closeSchedules, "closeSchedules"),
    };
    const preview = hoursPreview(hours, now);
    const intakeSchedules = toScheduleEntries(value.intakeSchedules, "schedules");
    const stated = { ...hours, intakeSchedules, intakeClosedUntil: null };
    return { preview, caution: storedIntake(stated, { door: preview.now, at: now, moment: now }) };
  }, [value, timeZone, now]);
  const hasInvalidRows = (["schedules", "closeSchedules"] as const).some((list) =>
    value[list].some((row) => readRow(row, list).problems !== null),
  );
  const label = statusText(preview.now, primary);
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h3 id="preview-title" className={styles.previewTitle}>
        {editor.preview.heading}
      </h3>
      {label === "" ? (
        <p className={styles.hint}>{editor.preview.nothing}</p>
      ) : (
        <div role="status">
          <Status state={caution?.isClosed ? "CONTACT" : preview.now.state} text={label} big />
          {caution !== null && <p>{intakeText(caution, primary)}</p>}
          <p className={styles.otherLanguage}>
            <span className="visually-hidden">{editor.preview.inOtherLanguage}: </span>
            <span lang={otherLanguage}>
              {[
                statusText(preview.now, secondary),
                ...(caution === null ? [] : [intakeText(caution, secondary)]),
              ].join(". ")}
            </span>
          </p>
        </div>
      )}
      {preview.tonight !== null && (
        <p>
          {editor.preview.tonight(primary.time(preview.tonight.minute))}:{" "}
          <strong>{statusText(preview.tonight.status, primary)}</strong>
        </p>
      )}
      {preview.days.length > 0 && (
        <ul>
          {previewLines(preview.days).map(({ days, spans }) => (
            <li key={days[0]}>
              {daysLine(days, words)} {timesText({ spans }, words, editor.preview.span)}
            </li>
          ))}
        </ul>
      )}
      {preview.days.length > 0 && (
        <details className={styles.changes}>
          <summary>{editor.preview.days}</summary>
          <dl className={styles.week}>
            {preview.days.map((day, ahead) => (
              <div key={day.date}>
                <dt>{dayText(day, ahead, words)}</dt>
                <dd>{timesText(day, words, hours.lines.span)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {preview.changes.length > 0 && (
        <details className={styles.changes}>
          <summary>{editor.preview.changes}</summary>
          <ul>
            {preview.changes.map(({ date, day, minute, status }) => (
              <li key={`${date} ${minute}`}>
                {capitalised(primary.shortDays[day])} {primary.time(minute)}:{" "}
                <strong>{statusText(status, primary)}</strong>
                <span lang={otherLanguage}>{statusText(status, secondary)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {hasInvalidRows && <p className={styles.hint}>{editor.preview.wrongRows}</p>}
      {label !== "" && (
        <p className={styles.hint}>
          {isOwnClock ? editor.preview.ownClock : editor.preview.clock(timeZone.replaceAll("_", " "))}
        </p>
      )}
    </section>
  );
}

function dayText({ day }: PreviewDay, ahead: number, { editor, hours }: HoursWords): string {
  if (ahead === 0) return editor.preview.today;
  return ahead === 1 ? editor.preview.tomorrow : capitalised(hours.days[day]);
}

/** `Every day`, `Mon–Fri`. */
function daysLine(days: Day[], { hours }: HoursWords): string {
  return hoursLineText({ when: "WEEKLY", days, spans: [] }, hours, "").days;
}

function timesText(
  { spans }: Pick<PreviewDay, "spans">,
  { editor, hours }: HoursWords,
  spanText: (start: number, end: number, endsNextDay: boolean) => string,
): string {
  if (spans.length === 0) return editor.preview.closed;
  return spans
    .map(({ start, end, endsNextDay }) =>
      start === 0 && end === MINUTES_PER_DAY && !endsNextDay
        ? hours.lines.allDay
        : spanText(start, end, endsNextDay),
    )
    .join(", ");
}
