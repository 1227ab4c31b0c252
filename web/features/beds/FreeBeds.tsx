import { type KeyboardEvent, useEffect, useState } from "react";
import { useLetterKeys } from "../../base/browser/letter-keys.ts";
import styles from "./BedCounter.module.css";

/**
 * The number itself can be typed: from 40 to 3 it is far by steps. It is a spin button: arrows, + and − change it. C
 * confirms it, and Page Up and Page Down go to the numbers above and below.
 */
export function FreeBeds({
  value,
  label,
  max,
  errorId,
  isOutdated,
  onSet,
  onConfirm,
}: {
  value: number | null;
  label: string;
  /** Total number of beds. */
  max: number;
  /** Id of what says why the number was not taken. */
  errorId: string | undefined;
  isOutdated: boolean;
  onSet: (next: number) => void;
  onConfirm: () => void;
}) {
  const areKeysOn = useLetterKeys();
  const shown = value === null ? "" : String(value);
  const [input, setInput] = useState(shown);
  useEffect(() => setInput(shown), [shown]);
  const typed = /^\d{1,5}$/.test(input) ? Number(input) : null;
  const commit = () => {
    if (typed === null) setInput(shown);
    else if (typed !== value) onSet(typed);
  };
  const change = (by: number) => onSet((typed ?? value ?? 0) + by);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case "Enter":
        // On a phone this closes the keyboard; elsewhere the number is selected for the next entry.
        if (!matchMedia("(min-width: 900px)").matches) return event.currentTarget.blur();
        commit();
        event.currentTarget.select();
        break;
      case "Escape":
        return setInput(shown);
      case "PageUp":
        focusNumber(event.currentTarget, -1);
        break;
      case "PageDown":
        focusNumber(event.currentTarget, 1);
        break;
      case "ArrowUp":
      case "+":
        change(1);
        break;
      case "ArrowDown":
      case "-":
        change(-1);
        break;
      case "c":
      case "C":
        if (areKeysOn) onConfirm();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  return (
    <input
      className={isOutdated ? `${styles.number} ${styles.old}` : styles.number}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={5}
      autoComplete="off"
      role="spinbutton"
      aria-label={label}
      aria-valuenow={typed ?? value ?? undefined}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      placeholder="–"
      value={input}
      data-number=""
      onChange={(event) => setInput(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}

/** The one before or after it on the page; at an end it stays. */
function focusNumber(from: HTMLInputElement, by: 1 | -1): void {
  const numbers = [...document.querySelectorAll<HTMLInputElement>("input[data-number]")];
  numbers[numbers.indexOf(from) + by]?.focus();
}
