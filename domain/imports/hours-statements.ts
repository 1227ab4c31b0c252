import { MINUTES_PER_DAY } from "../base/time/clock-time.ts";
import { type ClockSpan, DAYS } from "../services/opening-hours/entry.ts";
import { believableSpan } from "./believable-span.ts";
import { withoutAsides } from "./hours-asides.ts";
import type { HoursFault, HoursItem } from "./hours-item.ts";
import { hasLunchGap, type Statements, toHolidayHours } from "./hours-openings.ts";
import { splitLines, wholeStatements, withoutPauses } from "./hours-pauses.ts";
import { type Days, emptyGroup, emptyState, type Span, type State } from "./hours-state.ts";

/**
 * Joins days and spans to openings. Days come before their times throughout a text (`Mon: 9-5, 6-8. Tue: closed`) or
 * behind them (`9-5, Mon; 10-2, Sat`); where each line is complete by itself, throughout a line.
 */
export function readStatements(all: readonly HoursItem[]): Statements | HoursFault {
  const door = withoutAsides(all);
  if ("fault" in door) return door;
  const items = door.rest;
  const lines = splitLines(items);
  const areWhole = lines.every((line) => line.some(isDays) && line.some(isHours));
  const states: State[] = [];
  for (const line of (areWhole ? lines : [items]).flatMap((part) => wholeStatements(part) ?? [part])) {
    const state = emptyState();
    const { rest, pauses, fault: unread } = withoutPauses(line);
    if (unread !== null) return unread;
    state.pauses.push(...pauses);
    for (const item of [...rest, { kind: "BREAK", strength: "BLANK", text: "" } as const]) {
      const fault = step(state, item);
      if (fault !== null) return fault;
    }
    const fault = finish(state);
    if (fault !== null) return fault;
    states.push(state);
  }
  return {
    openings: states.flatMap((state) => state.openings),
    closedDays: states.flatMap((state) => state.closedDays),
    closedMonthly: states.flatMap((state) => state.closedMonthly),
    closedDates: states.flatMap((state) => state.closedDates),
    closedHolidays: states.flatMap((state) => state.closedHolidays),
    holidayHours: states.flatMap((state) => state.holidayHours),
    closedYearly: states.flatMap((state) => state.closedYearly),
    eves: states.flatMap((state) => state.eves),
    changes: states.flatMap((state) => state.changes),
    pauses: states.flatMap((state) => state.pauses),
    asides: [...door.asides, ...states.flatMap((state) => state.asides)],
  };
}

const isDays = (item: HoursItem): boolean => item.kind === "DAYS";
const isHours = (item: HoursItem): boolean =>
  item.kind === "SPAN" || item.kind === "CLOSED" || item.kind === "APPOINTMENT";

function step(state: State, item: HoursItem): HoursFault | null {
  // "Sat 10-2 by appointment, Sun 1-4": which of the days need one is not said.
  if (state.isAppointed && (item.kind === "DAYS" || item.kind === "SPAN"))
    return { fault: "appointment", words: item.text };
  switch (item.kind) {
    case "DAYS":
      return onDays(state, item);
    case "SPAN":
      return onSpan(state, item);
    case "CLOSED":
      return onClosed(state, item.text);
    case "PAUSE":
      return onPause(state, item.text);
    case "APPOINTMENT":
      return onAppointment(state, { fault: "appointment", words: item.text });
    case "VARIES":
      return onAppointment(state, { fault: "unknownWords", words: item.text });
    case "ASIDE":
      onAside(state, item);
      return null;
    case "PART":
      return onPart(state, item);
    case "DATES":
      return onDates(state, item);
    case "YEARLY":
      return onYearly(state, item);
    case "BREAK":
      return onBreak(state, item);
    case "EVE":
      state.eves.push(item);
      return null;
    case "CHANGED":
      state.changes.push(item);
      return null;
    case "SEASON":
    case "LAST_ENTRY":
    case "SECTION":
      return { fault: "severalParts", words: item.text };
    default:
      return null;
  }
}

function onDays(state: State, item: Days): HoursFault | null {
  if (state.closing === "WAITING") {
    if (item.monthDays !== undefined || item.isAlternate === true)
      return { fault: "closing", words: item.text };
    state.closing = "ENDED";
    state.hasClosed = true;
    state.closedDays.push(...item.days);
    state.lastClosed = item.days.length;
    state.closedMonthly.push(...item.monthly);
    state.closedHolidays.push(...item.holidays);
    return null;
  }
  state.lastClosed = 0;
  // "Closed 12-1 daily for lunch"
  if (state.closing === "PAUSED") return narrowPause(state, item);
  state.isDaysFirst ??= true;
  if (state.isDaysFirst) {
    const fault = closeGroup(state);
    if (fault !== null) return fault;
    state.groups += 1;
    state.group = { ...emptyGroup(), days: item, part: item.part };
    state.isStopped = false;
    state.hasClosed = false;
    return null;
  }
  if (state.group.days === null && state.group.spans.length > 0) {
    state.group.days = item;
    state.group.part ??= item.part;
    return null;
  }
  // Behind the times of others: these days must be closed, or by appointment ("9-5 Mon-Fri; Sat closed").
  const fault = closeGroup(state);
  if (fault !== null) return fault;
  state.group = { ...emptyGroup(), days: item };
  state.isStopped = false;
  state.hasClosed = false;
  return null;
}

function onSpan(state: State, item: Span): HoursFault | null {
  if (state.closing === "WAITING") {
    const span = believableSpan(item.from, item.until);
    if (typeof span === "string") return { fault: span, words: item.text };
    state.closing = "PAUSED";
    state.pauses.push({ days: DAYS, monthly: [], span });
    return null;
  }
  state.lastClosed = 0;
  // "Closed Sunday 9-5": the times may or may not be Sunday's.
  if (state.closing !== "NONE") return { fault: "closing", words: item.text };
  state.isDaysFirst ??= false;
  const { group } = state;
  if (state.isSettled) return { fault: "noDays", words: item.text };
  if (state.isDaysFirst) {
    if (group.days === null) return { fault: "noDays", words: item.text };
    // "Mon 3-6 (5-12)": the numbers in brackets may be ages.
    if (state.isInBrackets && group.spans.length > 0) return { fault: "twoTimes", words: item.text };
    // "Mon-Fri 9-4. Closed Wednesdays. 4-7 pm"
    if (state.hasClosed && group.spans.length > 0) return { fault: "noDays", words: item.text };
    group.spans.push(item);
    return null;
  }
  if (group.days !== null) {
    const fault = closeGroup(state);
    if (fault !== null) return fault;
  }
  if (state.group.spans.length === 0) state.groups += 1;
  // Times of a line by themselves may be those of every day, or of the next line.
  if (state.group.isBroken) return { fault: "noDays", words: item.text };
  state.group.spans.push(item);
  return null;
}

function onClosed(state: State, text: string): HoursFault | null {
  if (state.closing !== "NONE") return { fault: "closing", words: text };
  const { group } = state;
  if (group.days !== null && group.spans.length === 0 && !state.isSettled) {
    // "Tue and Thu; closed Wednesdays. 4-6 pm", "Mon-Sat (except Thursday) 10-5": which days are closed is another matter.
    if (state.isStopped || EXCEPTION.test(text)) return { fault: "closing", words: text };
    if (group.days.monthDays !== undefined) return { fault: "closing", words: text };
    settle(state, group.days);
    return null;
  }
  state.closing = "WAITING";
  return null;
}

const EXCEPTION =
  /^(?:but|exc|excl|except|excepting|excluding|other than|not including|excepto|menos|salvo|no incluye)\b/u;

/** Marks the days of the group as closed, whatever other lines say of them. */
function settle(state: State, { days, monthly, holidays }: Days): void {
  state.closedDays.push(...days);
  state.closedHolidays.push(...holidays);
  state.closedMonthly.push(...monthly);
  state.isSettled = true;
}

/** "for lunch" belongs to a closing: "closed for lunch 12-1", "12-1 closed for lunch", "lunch break 12-1". */
function onPause(state: State, text: string): HoursFault | null {
  if (state.closing === "WAITING") state.isForLunch = true;
  if (state.closing === "WAITING" || state.closing === "PAUSED") return null;
  if (state.closing === "ENDED") return { fault: "closing", words: text };
  state.closing = "WAITING";
  return null;
}

function narrowPause(state: State, item: Days): HoursFault | null {
  const pause = state.pauses[state.pauses.length - 1];
  if (pause === undefined || item.holidays.length > 0 || item.monthDays !== undefined)
    return { fault: "closing", words: item.text };
  pause.days = item.days;
  pause.monthly = item.monthly;
  state.closing = "ENDED";
  return null;
}

/** Some days are by appointment, or to be asked for. */
function onAppointment(state: State, fault: HoursFault): HoursFault | null {
  const { group } = state;
  if (group.days === null || state.isSettled || state.closing !== "NONE") return fault;
  if (group.spans.length > 0) return onAppointedTimes(state, group.days, fault);
  settle(state, group.days);
  return null;
}

/** "Mon-Fri 9-5. Sat 10-2 by appointment": the note is of its own sentence alone, which has no other days. */
function onAppointedTimes(
  state: State,
  { days, monthly, holidays }: Days,
  fault: HoursFault,
): HoursFault | null {
  if (state.groups !== 1 || fault.fault !== "appointment") return fault;
  const { spans, part } = state.group;
  state.asides.push({ days, monthly, holidays, part, times: spans, isBesideWalkIns: false });
  state.group = emptyGroup();
  state.isAppointed = true;
  return null;
}

/** "Saturday appointments available": days without times are those of the note; of "Tue evenings …" only a part. */
function onAside(state: State, { part }: HoursItem & { kind: "ASIDE" }): void {
  const { group } = state;
  if (group.days === null || group.spans.length > 0 || state.isSettled || state.closing !== "NONE") return;
  if (part === null) settle(state, group.days);
  else state.group = emptyGroup();
}

function onPart(state: State, item: HoursItem & { kind: "PART" }): HoursFault | null {
  const { group } = state;
  const hasGroup = group.days !== null || group.spans.length > 0;
  // "Overnight shelter: 9 pm to 7 am, daily"
  if (!hasGroup && item.part === "NIGHT" && group.part === null) {
    group.part = "NIGHT";
    return null;
  }
  // "Overnight 9pm-6am, Fri and Sat nights"
  if (hasGroup && group.part === item.part && state.closing === "NONE" && !state.isSettled) return null;
  if (!hasGroup || group.part !== null || state.closing !== "NONE" || state.isSettled)
    return { fault: "unknownWords", words: item.text };
  group.part = item.part;
  return null;
}

function onDates(state: State, item: HoursItem & { kind: "DATES" }): HoursFault | null {
  const isOfDays = state.lastClosed > 0;
  if (state.closing !== "WAITING" && !isOfDays) return { fault: "unknownWords", words: item.text };
  // "closed on the following Saturdays: March 9, 2019": on those dates, not on every Saturday.
  state.closedDays.splice(state.closedDays.length - state.lastClosed);
  state.lastClosed = 0;
  state.closing = "ENDED";
  state.closedDates.push(...item.dates);
  return null;
}

function onYearly(state: State, item: HoursItem & { kind: "YEARLY" }): HoursFault | null {
  if (state.closing !== "WAITING") return { fault: "closing", words: item.text };
  state.closing = "ENDED";
  state.lastClosed = 0;
  state.closedYearly.push(...item.dates);
  return null;
}

function onBreak(state: State, item: HoursItem & { kind: "BREAK" }): HoursFault | null {
  // "closed 12-1 for lunch and Fridays": on Fridays it is closed all day.
  if (
    item.strength === "SOFT" &&
    state.closing === "PAUSED" &&
    /^(?:and|y|e|&|\+|also|plus)\b/u.test(item.text)
  )
    state.closing = "ENDED";
  if (item.strength === "SOFT") return null;
  if (isSentenceEnd(item)) {
    state.groups = 0;
    state.isAppointed = false;
  }
  state.isStopped ||= item.text === ";" || item.text === ".";
  state.isInBrackets = item.text === "(" || item.text === "[";
  if (state.closing === "PAUSED" || state.closing === "ENDED") state.closing = "NONE";
  const isHalf = state.isDaysFirst === false && state.group.spans.length > 0 && state.group.days === null;
  if (item.strength === "LINE") state.group.isBroken ||= isHalf;
  if (item.strength !== "BLANK") return null;
  if (state.closing === "WAITING" && !state.isForLunch) return { fault: "closing", words: "" };
  return isHalf ? { fault: "noDays", words: state.group.spans[0]?.text ?? "" } : null;
}

const isSentenceEnd = ({ strength, text }: HoursItem & { kind: "BREAK" }): boolean =>
  strength !== "STOP" || text === ".";

function finish(state: State): HoursFault | null {
  const isForLunch = state.closing === "WAITING" && state.isForLunch;
  if (state.closing === "WAITING" && !isForLunch) return { fault: "closing", words: "" };
  const fault = closeGroup(state);
  if (fault !== null) return fault;
  const isGapNamed = !isForLunch || state.openings.every(({ spans }) => hasLunchGap(spans));
  return isGapNamed ? null : { fault: "closing", words: "" };
}

/** Turns the group into an opening; days without times, or times without days, are a fault. */
function closeGroup(state: State): HoursFault | null {
  const { group, isSettled } = state;
  const { days, spans } = group;
  state.group = emptyGroup();
  state.isSettled = false;
  if (days === null && spans.length === 0) return null;
  const [first] = spans;
  if (days === null) return { fault: "noDays", words: first?.text ?? "" };
  if (isSettled) return null;
  if (first === undefined) return { fault: "noTimes", words: days.text };
  const read: ClockSpan[] = [];
  for (const item of spans) {
    const span = item.isAlways
      ? { start: 0, end: MINUTES_PER_DAY, endsNextDay: false }
      : believableSpan(item.from, item.until, group.part);
    if (typeof span === "string") return { fault: span, words: item.text };
    read.push(span);
  }
  const text = `${days.text} ${spans.map((item) => item.text).join(" ")}`;
  state.closedMonthly.push(...days.except);
  state.closedHolidays.push(...days.exceptHolidays);
  const isOfHolidays = days.days.length < DAYS.length && days.holidays.length > 0;
  const holidayHours = isOfHolidays ? toHolidayHours(days, read) : null;
  if (holidayHours !== null) state.holidayHours.push(holidayHours);
  else if (isOfHolidays) state.closedHolidays.push(...days.holidays);
  const { monthDays = [], isAlternate = false } = days;
  state.openings.push({ days: days.days, monthly: days.monthly, monthDays, isAlternate, spans: read, text });
  return null;
}
