import { Fragment, type KeyboardEvent, useEffect, useRef } from "react";
import type { DayClosingsWords } from "#words/compiled/listings/day-closings.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { Link, useLocation } from "../../../base/app-context/router.tsx";
import { servicePath } from "../../../base/pages/home-query.ts";
import { inLanguage } from "../../../base/service-card/card.ts";
import { ArrowKeys } from "../../../base/ui/ArrowKeys.tsx";
import { DeletedNotice } from "../../../base/ui/DeletedRow.tsx";
import { KeyLine } from "../../../base/ui/Keys.tsx";
import list from "../../../base/ui/list-page.module.css";
import { DayClosingTool } from "../day-closings/DayClosingTool.tsx";
import { AgeLegend, ConfirmedAge } from "./ConfirmedAge.tsx";
import { hasBeds, ManagedBeds } from "./ManagedBeds.tsx";
import { ManagedStatus } from "./ManagedStatus.tsx";
import { ReviewText } from "./ReviewText.tsx";
import { RowMenu } from "./RowMenu.tsx";
import type { RowCommands } from "./row-commands.ts";
import styles from "./ServicesTable.module.css";
import type { ManagedRow } from "./use-managed.ts";
import { isSelectable, type Selection } from "./use-selection.ts";

const COLUMNS = 7;

/** The services of a laptop: one line each, for the eye that runs down a column, and for the keyboard. */
export function ServicesTable({
  rows,
  now,
  text,
  today,
  selection,
  isOldestFirst,
  commandsOf,
}: {
  rows: readonly ManagedRow[];
  /** Epoch milliseconds. */
  now: number;
  text: ManageServicesWords;
  today: DayClosingsWords;
  selection: Selection;
  isOldestFirst: boolean;
  commandsOf: (row: ManagedRow) => RowCommands;
}) {
  const [, navigate] = useLocation();
  const all = useRef<HTMLInputElement>(null);
  const isSome = selection.ids.length > 0 && !selection.isAll;
  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome;
  }, [isSome]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey) return;
    const line = event.target.closest<HTMLElement>("[data-row]");
    const row = rows.find(({ service }) => service.id === line?.dataset.row);
    if (line === null || row === undefined || row.isDeleted) return;
    const { id, may } = row.service;
    switch (event.key) {
      case "ArrowDown":
        focusRow(line, 1);
        break;
      case "ArrowUp":
        focusRow(line, -1);
        break;
      case "x":
        selection.toggle(id);
        break;
      case "c":
        if (may.confirm) commandsOf(row).onConfirm();
        break;
      case "e":
        if (may.edit) navigate(`${servicePath(id)}/edit`);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{text.title}</caption>
        <thead>
          <tr>
            <td className={styles.check}>
              {selection.isPossible && (
                <label className={`${list.checkbox} ${styles.box}`}>
                  <span className="visually-hidden">{text.selectAll}</span>
                  <input
                    ref={all}
                    type="checkbox"
                    checked={selection.isAll}
                    onChange={() => (selection.isAll ? selection.clear() : selection.selectAll())}
                  />
                </label>
              )}
            </td>
            <th scope="col">{text.columns.name}</th>
            <th scope="col">{text.columns.now}</th>
            <th scope="col">{text.columns.beds}</th>
            <th scope="col">{text.columns.visitors}</th>
            <th scope="col" aria-sort={isOldestFirst ? "ascending" : undefined}>
              {isOldestFirst ? text.columns.confirmedOldest : text.columns.confirmed}
            </th>
            <th scope="col">
              <span className="visually-hidden">{text.columns.more}</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <Fragment key={row.service.id}>
              {row.isDeleted ? (
                <tr>
                  <td colSpan={COLUMNS}>
                    <DeletedNotice
                      name={row.service.name}
                      isJustDeleted={row.isJustDeleted}
                      text={text}
                      onUndo={commandsOf(row).onUndo}
                    />
                  </td>
                </tr>
              ) : (
                <Row
                  row={row}
                  now={now}
                  text={text}
                  today={today}
                  selection={selection}
                  {...commandsOf(row)}
                />
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <AgeLegend text={text} />
        <KeyLine>
          <ArrowKeys text={text.keys.arrows} /> {text.keys.row} <kbd>X</kbd> {text.keys.select} <kbd>C</kbd>{" "}
          {text.keys.confirm} <kbd>E</kbd> {text.keys.edit}
        </KeyLine>
      </div>
    </>
  );
}

function Row({
  row: { service },
  now,
  text,
  today,
  selection,
  onConfirm,
  onDelete,
  onStatus,
}: RowCommands & {
  row: ManagedRow;
  now: number;
  text: ManageServicesWords;
  today: DayClosingsWords;
  selection: Selection;
}) {
  const { language } = useApp();
  const { id, name, openStatus } = service;
  const summary = inLanguage(language, service, "serviceSummary").text;
  return (
    <tr className={selection.has(id) ? styles.selected : undefined} data-row={id}>
      <td className={styles.check}>
        {isSelectable(service) && (
          <label className={`${list.checkbox} ${styles.box}`}>
            <span className="visually-hidden">{text.selectNamed(name)}</span>
            <input type="checkbox" checked={selection.has(id)} onChange={() => selection.toggle(id)} />
          </label>
        )}
      </td>
      <th scope="row" className={styles.name}>
        <Link href={servicePath(id)}>{name}</Link>
        <span className={styles.summary}>
          {[summary, service.city].filter((part) => part !== null && part !== "").join(" · ")}
        </span>
      </th>
      <td>
        {openStatus.text === "" ? text.nothing : <ManagedStatus service={service} now={now} />}
        <DayClosingTool service={service} text={today} className={styles.today} onChanged={onStatus} />
      </td>
      <td className={styles.beds}>
        {hasBeds(service) ? <ManagedBeds service={service} text={text} /> : text.nothing}
      </td>
      <td className={styles.visitors}>
        <ReviewText service={service} text={text} />
      </td>
      <td>
        <ConfirmedAge verifiedAt={service.verifiedAt} never={text.nobodyYet} now={now} text={text} />
      </td>
      <td className={styles.menu}>
        <RowMenu service={service} text={text} onConfirm={onConfirm} onDelete={onDelete} />
      </td>
    </tr>
  );
}

/** The checkbox, or else the name, of the row above or below. */
function focusRow(line: HTMLElement, by: 1 | -1): void {
  const lines = [...(line.parentElement?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  lines[lines.indexOf(line) + by]?.querySelector<HTMLElement>("input, a")?.focus();
}
