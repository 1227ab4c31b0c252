import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import { Link } from "../../app-context/router.tsx";
import { servicePath } from "../../home-query.ts";
import styles from "./RowMenu.module.css";
import type { RowCommands } from "./row-commands.ts";
import type { ManagedRow } from "./use-managed.ts";

/** What can be done with one service, behind a button. Escape, or leaving it, closes it. */
export function RowMenu({
  service: { id, name, may },
  text,
  onConfirm,
  onDelete,
}: Pick<ManagedRow, "service"> & Omit<RowCommands, "onUndo"> & { text: ManageServicesWords }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const entries = entriesOf(list.current);
    entries[0]?.focus();
    list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const run = (command: () => void) => () => {
    close();
    command();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of the menu are none of the table around it.
    event.stopPropagation();
    if (!isOpen) return;
    if (event.key === "Escape") return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const entries = entriesOf(list.current);
    const at = entries.findIndex((entry) => entry.matches(":focus"));
    entries[(at + step + entries.length) % entries.length]?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the buttons in it.
    <div className={styles.menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.open}
        aria-label={text.moreOf(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.dots} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul ref={list} id={listId} className={styles.list}>
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}/edit`}>{text.edit}</Link>
            </li>
          )}
          {may.confirm && (
            <li>
              <button type="button" onClick={run(onConfirm)}>
                {text.stillRight}
              </button>
            </li>
          )}
          <li>
            <Link href={servicePath(id)}>{text.open}</Link>
          </li>
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}#history`}>{text.history}</Link>
            </li>
          )}
          {may.edit && (
            <li>
              <Link href={`${servicePath(id)}#facts`}>{text.facts}</Link>
            </li>
          )}
          {may.delete && (
            <li className={styles.delete}>
              <button type="button" onClick={run(onDelete)}>
                {text.delete}
              </button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function entriesOf(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("a, button") ?? [])];
}
