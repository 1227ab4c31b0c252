import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import styles from "./MoreMenu.module.css";

/**
 * A menu of actions on one row, behind a button with three dots. Escape, or moving the focus out, closes it.
 *
 * @param entries list items; `run` closes the menu, returns the focus to its button, and runs the command
 */
export function MoreMenu({
  label,
  entries,
}: {
  label: string;
  entries: (run: (command: () => void) => () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  useEffect(() => {
    if (!isOpen) return;
    listEntries(list.current)[0]?.focus();
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
    const all = listEntries(list.current);
    const at = all.findIndex((entry) => entry.matches(":focus"));
    all[(at + step + all.length) % all.length]?.focus();
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
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.dots} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul ref={list} id={listId} className={styles.list}>
          {entries(run)}
        </ul>
      )}
    </div>
  );
}

/** An entry set apart at the end, in red. */
export function DangerousEntry({ children }: { children: ReactNode }) {
  return <li className={styles.delete}>{children}</li>;
}

function listEntries(list: HTMLUListElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("a, button") ?? [])];
}
