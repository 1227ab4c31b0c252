import { useEffect, useRef, useState } from "react";
import type { EditorRow, TypedSpan } from "#domain/services/opening-hours/editor-rows.ts";
import {
  DEFAULT_SPANS,
  endsEarlier,
  hasTimes,
  isSeasonal,
  isThrough,
  ROW_TYPES,
  withTimes,
  withType,
} from "#domain/services/opening-hours/editor-rows.ts";
import { WITHOUT_END } from "#domain/services/opening-hours/ended-hours.ts";
import { DAYS, PERIODS } from "#domain/services/opening-hours/entry.ts";
import type { EntryList, EntryProblem } from "#domain/services/opening-hours/entry-wire.ts";
import { readRow } from "#domain/services/opening-hours/read-rows.ts";
import buttons from "../../../../base/ui/buttons.module.css";
import { Checkbox, Chips } from "../../../../base/ui/Choices.tsx";
import { SelectField, TextField } from "../../../../base/ui/Fields.tsx";
import field from "../../../../base/ui/FormField.module.css";
import { firstInvalid } from "../../../../base/ui/first-invalid.ts";
import styles from "./HoursEditor.module.css";
import type { HoursWords } from "./row-text.ts";
import { ThroughTimes } from "./ThroughTimes.tsx";

/** Seconds: the picker steps by five minutes (rule opening-hours 33). */
const TIME_STEP = 300;

/** One row while it is edited. Its problems are said when someone is done with it, or with what is wrong. */
export function HoursRowForm({
  list,
  row,
  isChange,
  onChange,
  words,
  isChecked,
  onDone,
  onRemove,
}: {
  list: EntryList;
  row: EditorRow;
  /** The row existed before. */
  isChange: boolean;
  onChange: (row: EditorRow) => void;
  words: HoursWords;
  isChecked: boolean;
  onDone: () => void;
  onRemove: () => void;
}) {
  const { editor, hours } = words;
  const texts = list === "schedules" ? editor : editor.closed;
  const [isAttempted, setAttempted] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { problems } = readRow(row, list);
  const shown = isAttempted || isChecked ? problems : null;
  const problemText = (problem: EntryProblem | undefined) =>
    problem === undefined ? undefined : hours.problems[problem];
  const set = (part: Partial<EditorRow>) => onChange({ ...row, ...part });

  const finish = () => {
    if (problems === null) return onDone();
    setAttempted(true);
    // Waits until the errors are rendered.
    setTimeout(() => firstInvalid(element.current)?.focus());
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be a heading that takes the focus.
    <div
      ref={element}
      className={styles.rowForm}
      role="group"
      aria-labelledby={`${list}-${row.key}`}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        // Enter finishes one row, rather than the step.
        event.preventDefault();
        finish();
      }}
    >
      <h3 ref={title} id={`${list}-${row.key}`} tabIndex={-1} className={styles.rowFormTitle}>
        {texts[isChange ? "change" : "add"]}
      </h3>
      <SelectField
        label={editor.repeats}
        value={row.type}
        groups={[ROW_TYPES[list].map((type) => [type, editor.types[type]] as const)]}
        onChange={(type) => onChange(withType(row, list, type))}
        error={problemText(shown?.type)}
      />
      {row.type === "MONTHLY" && (
        <Chips
          label={editor.whichOfMonth}
          choices={PERIODS.map((period) => ({ value: period, text: hours.periods[period] }))}
          chosen={row.periods}
          onChange={(periods) => set({ periods })}
          error={problemText(shown?.period)}
        />
      )}
      {(row.type === "WEEKLY" || row.type === "MONTHLY") && (
        <Chips
          label={editor.days}
          className={styles.dayChips}
          choices={DAYS.map((day) => ({ value: day, text: editor.letters[day], spoken: hours.days[day] }))}
          chosen={row.days}
          onChange={(days) => set({ days })}
          error={problemText(shown?.day)}
        />
      )}
      {row.type === "DATE_RANGE" && (
        <div className={field.sideBySide}>
          <TextField
            label={editor.firstDate}
            inputProps={{ type: "date" }}
            value={row.startDate}
            onChange={(startDate) =>
              // One day is what is meant most often.
              set({
                startDate,
                ...(row.endDate === "" || row.endDate === row.startDate ? { endDate: startDate } : {}),
              })
            }
            error={problemText(shown?.startDate)}
          />
          {row.endDate >= WITHOUT_END ? (
            <Checkbox label={editor.noLastDate} isOn onChange={() => set({ endDate: "" })} />
          ) : (
            <TextField
              label={editor.lastDate}
              inputProps={{ type: "date", min: row.startDate }}
              value={row.endDate}
              onChange={(endDate) => set({ endDate })}
              error={problemText(shown?.endDate)}
            />
          )}
        </div>
      )}
      {list === "closeSchedules" && (row.type === "MONTHLY" || row.type === "DATE_RANGE") && (
        <Checkbox
          label={editor.closed.allDay}
          hint={editor.closed.allDayHint}
          isOn={row.isAllDay}
          onChange={(isAllDay) => set({ isAllDay })}
        />
      )}
      {list === "closeSchedules" &&
        row.type === "DATE_RANGE" &&
        !row.isAllDay &&
        row.startDate < row.endDate && (
          <Checkbox
            label={editor.closed.eachDay}
            isOn={row.isWithoutGap !== true}
            onChange={(isEachDay) => set({ isWithoutGap: !isEachDay })}
          />
        )}
      {isThrough(row, list) && (
        <ThroughTimes
          row={row}
          onChange={(spans) => set({ spans })}
          editor={editor}
          step={TIME_STEP}
          startError={problemText(shown?.startTime)}
          endError={problemText(shown?.endTime)}
        />
      )}
      {hasTimes(row, list) && !isThrough(row, list) && (
        <Spans
          list={list}
          spans={row.spans}
          onChange={(spans) => set({ spans })}
          words={words}
          wrong={
            shown === null
              ? null
              : { at: shown.span ?? -1, start: problemText(shown.startTime), end: problemText(shown.endTime) }
          }
          endProblem={problems?.endTime === "endTimeNotAfterStartTime" ? (problems.span ?? -1) : -1}
        />
      )}
      <Season
        list={list}
        row={row}
        set={set}
        editor={editor}
        startError={problemText(shown?.startDate)}
        endError={problemText(shown?.endDate)}
      />
      <div className={styles.foot}>
        <button type="button" className={buttons.primary} onClick={finish}>
          {editor.done}
        </button>
        <button type="button" className={styles.link} onClick={onRemove}>
          {editor.remove("")}
        </button>
      </div>
    </div>
  );
}

/** Asks whether weekly or monthly hours apply to a part of the year only, and to which. */
function Season({
  list,
  row,
  set,
  editor,
  startError,
  endError,
}: {
  list: EntryList;
  row: EditorRow;
  set: (part: Partial<EditorRow>) => void;
  editor: HoursWords["editor"];
  startError: string | undefined;
  endError: string | undefined;
}) {
  const isOn = isSeasonal(row);
  // Only imports create closed days of a season.
  if (!isOn && (list !== "schedules" || (row.type !== "WEEKLY" && row.type !== "MONTHLY"))) return null;
  return (
    <>
      <Checkbox
        label={editor.season}
        hint={isOn ? editor.seasonHint : undefined}
        isOn={isOn}
        onChange={(isSeason) => set({ isSeason })}
      />
      {isOn && (
        <div className={field.sideBySide}>
          <TextField
            label={editor.firstDate}
            inputProps={{ type: "date" }}
            value={row.startDate}
            onChange={(startDate) => set({ startDate })}
            error={startError}
          />
          <TextField
            label={editor.lastDate}
            inputProps={{ type: "date", min: row.startDate }}
            value={row.endDate}
            onChange={(endDate) => set({ endDate })}
            error={endError}
          />
        </div>
      )}
    </>
  );
}

interface WrongSpan {
  at: number;
  start: string | undefined;
  end: string | undefined;
}

/** The times of a row: one span, or several with a break between. */
function Spans({
  list,
  spans,
  onChange,
  words,
  wrong,
  endProblem,
}: {
  list: EntryList;
  spans: readonly TypedSpan[];
  onChange: (spans: readonly TypedSpan[]) => void;
  words: HoursWords;
  wrong: WrongSpan | null;
  /** Index of the span that ends before it starts; -1: none. */
  endProblem: number;
}) {
  const { editor, hours } = words;
  // Said when the end was typed, and not while it is still to be.
  const [typedEnds, setTypedEnds] = useState<readonly number[]>([]);
  const element = useRef<HTMLDivElement>(null);
  /** Index of the new span, or the add button after one was removed. */
  const [focusOn, setFocusOn] = useState<number | "add" | null>(null);
  useEffect(() => {
    if (focusOn === null) return;
    const control = focusOn === "add" ? "[data-add]" : `[data-span="${focusOn}"] input`;
    element.current?.querySelector<HTMLElement>(control)?.focus();
    setFocusOn(null);
  }, [focusOn]);
  const isOpening = list === "schedules";
  const set = (at: number, part: Partial<TypedSpan>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...part } : span)));
  const setTimes = (at: number, times: Partial<Pick<TypedSpan, "start" | "end">>) =>
    onChange(spans.map((span, index) => (index === at ? withTimes(span, times) : span)));
  const endError = (at: number) => {
    if (wrong?.at === at && wrong.end !== undefined) return wrong.end;
    return endProblem === at && typedEnds.includes(at) ? hours.problems.endTimeNotAfterStartTime : undefined;
  };
  return (
    <div ref={element}>
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other id, and hold no state.
        <fieldset key={at} className={styles.span} data-span={at}>
          <legend className="visually-hidden">{editor.timeOf(at + 1)}</legend>
          <div className={field.sideBySide}>
            <TextField
              label={isOpening ? editor.opens : editor.from}
              inputProps={{ type: "time", step: TIME_STEP }}
              value={span.start}
              onChange={(start) => setTimes(at, { start })}
              error={wrong?.at === at ? wrong.start : undefined}
            />
            <TextField
              label={isOpening ? editor.closes : editor.until}
              inputProps={{ type: "time", step: TIME_STEP }}
              value={span.end}
              onChange={(end) => {
                setTypedEnds([...typedEnds, at]);
                setTimes(at, { end });
              }}
              error={endError(at)}
            />
          </div>
          {endError(at) !== undefined && endProblem === at && (
            <p className={styles.hint}>{editor.overnightHint}</p>
          )}
          {span.end === "23:59" && <p className={styles.hint}>{editor.midnightHint}</p>}
          <div className={styles.spanFoot}>
            <Checkbox
              label={isOpening ? editor.closesNextDay : editor.endsNextDay}
              hint={span.endsNextDay && endsEarlier(span) ? editor.nextDaySet : undefined}
              isOn={span.endsNextDay}
              onChange={(endsNextDay) => set(at, { endsNextDay })}
            />
            {spans.length > 1 && (
              <button
                type="button"
                className={styles.link}
                onClick={() => {
                  onChange(spans.filter((_, index) => index !== at));
                  setFocusOn("add");
                }}
              >
                {editor.removeTime}
              </button>
            )}
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        className={styles.link}
        data-add=""
        onClick={() => {
          onChange([...spans, { ...DEFAULT_SPANS[list], start: "", end: "" }]);
          setFocusOn(spans.length);
        }}
      >
        + {editor.anotherTime}
      </button>
    </div>
  );
}
