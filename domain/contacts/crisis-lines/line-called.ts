import type { CrisisLine, LineWay } from "./crisis-line.ts";

/** Tracks when someone last called a line, and which ways to reach it are untested (rules crisis-lines 14–17). */

type Called = Pick<CrisisLine, "lastCalledAt" | "untried">;
type Reached = Pick<
  CrisisLine,
  "phone" | "phoneExtension" | "text" | "textKeyword" | "textKeywordEs" | "chatWebLink" | "tty" | "videophone"
>;

/** Time after which a line should be called again, in milliseconds. */
const CALLED_MS = 180 * 86_400_000;

/** Numbers that must not be called just to test them. */
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
 * Records a call that confirmed a line.
 *
 * @param ways the ways tested; null: the one that most people use
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

/**
 * Updates the record after an edit: the editor vouches for changed ways, and earlier calls to another number no longer
 * count.
 */
export function calledAfterEdit(before: Reached & Called, after: Reached): Called {
  const isChanged = (way: LineWay) => PARTS[way].some((part) => before[part] !== after[part]);
  const isOtherNumber = isChanged("phone") || (after.phone === null && isChanged("text"));
  return {
    lastCalledAt: isOtherNumber ? null : before.lastCalledAt,
    untried: before.untried.filter((way) => !isChanged(way)),
  };
}

/** Whether a line should be called, since no one has within 180 days. */
export function isToBeCalled(
  { phone, lastCalledAt }: Pick<CrisisLine, "phone" | "lastCalledAt">,
  now: number,
): boolean {
  if (phone !== null && NEVER_TRIED.has(phone.replace(/\D/g, ""))) return false;
  return lastCalledAt === null || now - lastCalledAt > CALLED_MS;
}
