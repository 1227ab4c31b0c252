import { useEffect, useMemo, useRef, useState } from "react";
import type { EditorRow } from "#domain/services/opening-hours/editor-rows.ts";
import { copyRow } from "#domain/services/opening-hours/editor-rows.ts";
import type { EntryList } from "#domain/services/opening-hours/entry-wire.ts";
import { idleRows } from "#domain/services/opening-hours/idle-rows.ts";
import { readRow } from "#domain/services/opening-hours/read-rows.ts";
import { FormIcon } from "../FormIcon.tsx";
import styles from "./HoursEditor.module.css";
import { HoursRowForm } from "./HoursRowForm.tsx";
import { type HoursWords, rowText } from "./row-text.ts";
import type { OpenRow } from "./use-open-row.ts";

/** The rows of one list; at most one of them is open. What is removed can be brought back. */
export function HoursRows({
  list,
  rows,
  onChange,
  words,
  row: open,
  isChecked,
}: {
  list: EntryList;
  rows: readonly EditorRow[];
  onChange: (rows: readonly EditorRow[]) => void;
  words: HoursWords;
  row: OpenRow;
  isChecked: boolean;
}) {
  const { editor } = words;
  const [removed, setRemoved] = useState<{ row: EditorRow; at: number } | null>(null);
  const [focusOn, setFocusOn] = useState<number | "undo" | null>(null);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusOn === null) return;
    element.current?.querySelector<HTMLElement>(`[data-row="${focusOn}"]`)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const idle = useMemo(() => (list === "schedules" ? idleRows(rows) : new Set<number>()), [rows, list]);
  const change = (next: EditorRow) => onChange(rows.map((row) => (row.key === next.key ? next : row)));
  const copy = (row: EditorRow) => {
    const copied = copyRow(row, rows);
    onChange([...rows, copied]);
    open.open(copied.key);
  };
  const remove = (row: EditorRow) => {
    setRemoved({ row, at: rows.indexOf(row) });
    onChange(rows.filter((each) => each !== row));
    if (open.key === row.key) open.close();
    setFocusOn("undo");
  };
  const undo = () => {
    if (removed === null) return;
    // A row that came in the meantime may have its key.
    const isTaken = rows.some((row) => row.key === removed.row.key);
    const key = isTaken ? Math.max(...rows.map((row) => row.key)) + 1 : removed.row.key;
    onChange([...rows.slice(0, removed.at), { ...removed.row, key }, ...rows.slice(removed.at)]);
    setRemoved(null);
    setFocusOn(key);
  };
  const formatRow = (row: EditorRow) => rowText(row, list, words);

  return (
    <div ref={element} className={styles.rows}>
      {rows.map((row) =>
        row.key === open.key ? (
          <HoursRowForm
            key={row.key}
            list={list}
            row={row}
            isChange={open.isChange}
            onChange={change}
            words={words}
            isChecked={isChecked}
            onDone={() => {
              open.close();
              setFocusOn(row.key);
            }}
            onRemove={() => remove(row)}
          />
        ) : (
          <Row
            key={row.key}
            row={row}
            text={formatRow(row)}
            isWrong={isChecked && readRow(row, list).problems !== null}
            isIdle={idle.has(row.key)}
            words={words}
            onOpen={
              row.kept !== undefined || row.type === "FULL_DAY" || row.type === "PERMANENTLY_CLOSED"
                ? null
                : () => open.open(row.key, true)
            }
            onCopy={() => copy(row)}
            onRemove={() => remove(row)}
          />
        ),
      )}
      {removed !== null && (
        <p className={styles.undo} role="status">
          {editor.removed(spokenText(formatRow(removed.row), words))}
          <button type="button" className={styles.link} data-row="undo" onClick={undo}>
            {editor.undo}
          </button>
        </p>
      )}
    </div>
  );
}

function spokenText(text: ReturnType<typeof rowText>, { editor }: HoursWords): string {
  return text === null ? editor.newRow : [text.days, text.times].filter((part) => part !== "").join(" ");
}

function Row({
  row,
  text,
  isWrong,
  isIdle,
  words,
  onOpen,
  onCopy,
  onRemove,
}: {
  row: EditorRow;
  text: ReturnType<typeof rowText>;
  isWrong: boolean;
  /** The row opens nothing that the other rows do not. */
  isIdle: boolean;
  words: HoursWords;
  /** Null: the row cannot be changed. */
  onOpen: (() => void) | null;
  onCopy: () => void;
  onRemove: () => void;
}) {
  const { editor } = words;
  const spoken = spokenText(text, words);
  const summary = (
    <>
      <span className={styles.days}>{text === null ? editor.types[row.type] : text.days}</span>{" "}
      {text === null ? (
        <span className={styles.unfinished}>{editor.unfinished}</span>
      ) : (
        text.times !== "" && <span className={styles.times}>{text.times}</span>
      )}
      {isIdle && <span className={styles.hint}> {editor.changesNothing}</span>}
    </>
  );
  return (
    <div className={isWrong ? `${styles.row} ${styles.invalid}` : styles.row}>
      {onOpen === null ? (
        <p className={styles.text} data-row={row.key} tabIndex={-1}>
          {summary}
        </p>
      ) : (
        <button type="button" className={styles.text} data-row={row.key} onClick={onOpen}>
          <span className="visually-hidden">{editor.edit} </span>
          {summary}
        </button>
      )}
      {onOpen !== null && (
        <button
          type="button"
          className={styles.iconButton}
          aria-label={editor.copy(spoken)}
          title={editor.copy(spoken)}
          onClick={onCopy}
        >
          <FormIcon name="copy" />
        </button>
      )}
      <button
        type="button"
        className={styles.iconButton}
        aria-label={editor.remove(spoken)}
        title={editor.remove(spoken)}
        onClick={onRemove}
      >
        <FormIcon name="bin" />
      </button>
    </div>
  );
}
