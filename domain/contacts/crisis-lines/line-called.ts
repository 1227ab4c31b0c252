import type { CrisisLine, LineWay } from "./crisis-line.ts";

/** When a person last called a line, and what of it no one has tried (rules crisis-lines 14–17). */

type Called = Pick<CrisisLine, "lastCalledAt" | "untried">;
type Reached = Pick<
  CrisisLine,
  "phone" | "phoneExtension" | "text" | "textKeyword" | "textKeywordEs" | "chatWebLink" | "tty" | "videophone"
>;

/** After so many days without a call, milliseconds, a line is to be called again. */
const CALLED_MS = 180 * 86_400_000;

/** No one calls these to see whether they answer. */
const NEVER_TRIED: ReadonlySet<string> = new Set(["911"]);

/** The fields that make up each way to reach a line; once one changes, earlier calls no longer confirm that way. */
const PARTS: Readonly<Record<LineWay, readonly (keyof Reached)[]>> = {
  phone: ["phone", "phoneExtension"],
  text: ["text", "textKeyword", "textKeywordEs"],
  chat: ["chatWebLink"],
  tty: ["tty"],
  videophone: ["videophone"],
};

/**
 * After a call that found the line as it is stated.
 *
 * @param ways what was tried; null: how most people reach it
 * @param now epoch milliseconds
 */
export function afterCall(
  line: Pick<CrisisLine, "phone" | "untried">,
  ways: readonly LineWay[] | null,
  now: number,
): Called {
  const tried = ways ?? [line.phone === null ? "text" : "phone"];
  return { lastCalledAt: now, untried: line.untried.filter((way) => !tried.includes(way)) };
}

/** After an edit: the editor answers for what was changed, and an earlier call says nothing of another number. */
export function calledAfterEdit(before: Reached & Called, after: Reached): Called {
  const isChanged = (way: LineWay) => PARTS[way].some((part) => before[part] !== after[part]);
  const isOtherNumber = isChanged("phone") || (after.phone === null && isChanged("text"));
  return {
    lastCalledAt: isOtherNumber ? null : before.lastCalledAt,
    untried: before.untried.filter((way) => !isChanged(way)),
  };
}

/** Whether a person should call the line: no one has within 180 days. */
export function isToBeCalled(
  { phone, lastCalledAt }: Pick<CrisisLine, "phone" | "lastCalledAt">,
  now: number,
): boolean {
  if (phone !== null && NEVER_TRIED.has(phone.replace(/\D/g, ""))) return false;
  return lastCalledAt === null || now - lastCalledAt > CALLED_MS;
}
