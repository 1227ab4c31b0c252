import type { EditorRow } from "#domain/services/opening-hours/editor-rows.ts";
import {
  DEFAULT_SPANS,
  NO_TIMES,
  newRow,
  OVERNIGHT_SPAN,
  QUICK_DAYS,
} from "#domain/services/opening-hours/editor-rows.ts";
import type { Day } from "#domain/services/opening-hours/entry.ts";
import { FieldError } from "../../../../base/ui/FormField.tsx";
import styles from "./HoursEditor.module.css";
import { HoursPreviewBox, type HoursValue } from "./HoursPreviewBox.tsx";
import { HoursRows } from "./HoursRows.tsx";
import { QuickPick } from "./QuickPick.tsx";
import type { HoursWords } from "./row-text.ts";
import { useOpenRow } from "./use-open-row.ts";

/**
 * The schedule editor: rows like "Mon–Fri 9:00 AM – 5:00 PM", quick picks, closed days, and what visitors will
 * read of it, by the rules that they will read it by.
 */
export function HoursEditor({
  value,
  onChange,
  words,
  timeZone,
  isOwnClock,
  now,
  isShort,
  isForNights,
  isChecked,
  error,
}: {
  value: HoursValue;
  onChange: (value: HoursValue) => void;
  words: HoursWords;
  /** IANA name. */
  timeZone: string;
  /** The zone is that of this device: the service's is not known yet. */
  isOwnClock: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Hides closed days, and suggests no times. */
  isShort: boolean;
  /** The service is a shelter, so hours are those of a night. */
  isForNights: boolean;
  /** Rows that are not finished say so. */
  isChecked: boolean;
  error: string | undefined;
}) {
  const { editor } = words;
  const { schedules, closeSchedules, isContact } = value;
  const opening = useOpenRow();
  const closed = useOpenRow();
  const always = schedules.find(({ type }) => type === "FULL_DAY");
  const setOpening = (rows: readonly EditorRow[]) => onChange({ ...value, schedules: rows });
  const setClosed = (rows: readonly EditorRow[]) => onChange({ ...value, closeSchedules: rows });

  /** A row to go on with; on the way out of "contact for hours", which hides them. */
  const addOpening = (days: readonly Day[]) => {
    const usual = isForNights ? OVERNIGHT_SPAN : DEFAULT_SPANS.schedules;
    const row = {
      ...newRow(schedules, "schedules", "WEEKLY"),
      days,
      spans: [isShort ? NO_TIMES : usual],
    };
    onChange({ ...value, isContact: false, schedules: [...schedules, row] });
    opening.open(row.key);
  };
  const addNights = () => {
    const row = {
      ...newRow(schedules, "schedules", "WEEKLY"),
      days: QUICK_DAYS.everyDay,
      spans: [OVERNIGHT_SPAN],
    };
    opening.close();
    onChange({ ...value, isContact: false, schedules: [...schedules, row] });
  };
  const toggleAlways = () => {
    opening.close();
    onChange({
      ...value,
      isContact: false,
      schedules:
        always === undefined
          ? [newRow(schedules, "schedules", "FULL_DAY"), ...schedules]
          : schedules.filter((row) => row !== always),
    });
  };
  const addClosed = (type: EditorRow["type"]) => {
    const row = newRow(closeSchedules, "closeSchedules", type);
    setClosed([...closeSchedules, row]);
    if (type !== "PERMANENTLY_CLOSED") closed.open(row.key);
  };
  const isPermanentlyClosed = closeSchedules.some(({ type }) => type === "PERMANENTLY_CLOSED");

  return (
    <div className={styles.wide}>
      {/* Around its rows: where one of them is wrong, that is the field. */}
      <div
        className={`${styles.editor} ${styles.opening}`}
        data-invalid={error === undefined ? undefined : ""}
      >
        <fieldset
          className={styles.quickPicks}
          aria-describedby={error === undefined ? undefined : "hours-error"}
        >
          <legend className="visually-hidden">{editor.quickPicks}</legend>
          {isForNights && <QuickPick text={editor.nights} onClick={addNights} />}
          <QuickPick text={editor.everyDay} onClick={() => addOpening(QUICK_DAYS.everyDay)} />
          <QuickPick text={editor.weekdays} onClick={() => addOpening(QUICK_DAYS.weekdays)} />
          <QuickPick text={editor.always} isOn={always !== undefined} onClick={toggleAlways} />
          <QuickPick
            text={editor.contact}
            isOn={isContact}
            onClick={() => onChange({ ...value, isContact: !isContact })}
          />
        </fieldset>
        <FieldError id="hours-error" error={error} />
        {isContact && <p className={styles.note}>{editor.contactNote}</p>}
        {!isContact && always !== undefined && schedules.length > 1 && (
          <p className={styles.note}>{editor.alwaysNote}</p>
        )}
        <div className={isContact ? styles.inactive : undefined}>
          <HoursRows
            list="schedules"
            rows={schedules}
            onChange={setOpening}
            words={words}
            row={opening}
            isChecked={isChecked}
          />
        </div>
        <p>
          <QuickPick text={editor.add} isPlus onClick={() => addOpening([])} />
        </p>
      </div>
      <HoursPreviewBox value={value} words={words} timeZone={timeZone} isOwnClock={isOwnClock} now={now} />
      {!isShort && (
        <section className={styles.closed}>
          <h3 className={styles.heading}>{editor.closed.heading}</h3>
          <p className={styles.hint}>{editor.closed.hint}</p>
          {isPermanentlyClosed && <p className={styles.note}>{editor.closed.forGoodNote}</p>}
          <HoursRows
            list="closeSchedules"
            rows={closeSchedules}
            onChange={setClosed}
            words={words}
            row={closed}
            isChecked={isChecked}
          />
          <div className={styles.quickPicks}>
            <QuickPick text={editor.closed.date} isPlus onClick={() => addClosed("DATE_RANGE")} />
            <QuickPick text={editor.closed.everyWeek} isPlus onClick={() => addClosed("WEEKLY")} />
            {!isPermanentlyClosed && (
              <QuickPick
                text={editor.closed.forGood}
                isPlus
                onClick={() => addClosed("PERMANENTLY_CLOSED")}
              />
            )}
          </div>
        </section>
      )}
    </div>
  );
}
