import { DAYS, type Day } from "../services/opening-hours/entry.ts";

const DAY_NAMES = {
  english: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
  spanish: ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"],
} as const;

/** `wendsday`, `thrusday`, `miercole`: one letter too many, too few, wrong or changed with its neighbor. */
export function misspelledDay(word: string): Day | null {
  if (word.length < 5 || word.length > 11) return null;
  const near = DAYS.filter((_day, index) =>
    [DAY_NAMES.english[index], DAY_NAMES.spanish[index]].some(
      (name) => name !== undefined && isOneSlipFrom(word.replace(/s$/u, ""), name.replace(/s$/u, "")),
    ),
  );
  return near.length === 1 ? (near[0] ?? null) : null;
}

function isOneSlipFrom(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === name[start]) start += 1;
  let end = 0;
  const most = Math.min(word.length, name.length) - start;
  while (end < most && word[word.length - 1 - end] === name[name.length - 1 - end]) end += 1;
  const [left, right] = [word.slice(start, word.length - end), name.slice(start, name.length - end)];
  const isSwap = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || (left.length <= 1 && right.length <= 1);
}
