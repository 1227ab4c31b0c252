import { epochOfIso } from "../base/contract/instant.ts";
import { MS_PER_MINUTE } from "../base/time/zone.ts";
import { audienceOfBeds } from "../beds/audience-of-beds.ts";
import { freeFor } from "../beds/free-for.ts";
import type { ListedForViewer } from "../services/listing.ts";
import { hoursOfDay, nextHours, nextOpening, nextTakingIn } from "./answer-hours.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { findAskedWindow, isToSleep } from "./list-request.ts";
import type { Find } from "./question.ts";

/** Whether its beds are known to be none for those who ask (rule beds 21). */
export function isWithoutBedFor({ beds }: ListedForViewer, { audiences }: Find): boolean {
  const groups = beds.map(({ for: whom, free }) => [audienceOfBeds(whom), free] as const);
  return freeFor(groups, audiences) === 0;
}

/** Whether a row had no bed for these people at its last count. */
export function isFull(row: ListedForViewer, find: Find): boolean {
  return row.availableBeds === 0 || isWithoutBedFor(row, find);
}

/** Whether a row states no hours, or that one has to ask for them. */
export function isUnknown({ openStatus: { state } }: ListedForViewer): boolean {
  return state === "NONE" || state === "CONTACT";
}

/**
 * Returns the note for a row of a list: that it was full, when it admits people, or when it opens; null: its status
 * says enough.
 *
 * @param isNext whether the list shows what opens next after the time asked for
 */
export function buildRowNote(
  row: ListedForViewer,
  { find, isNext, asked }: { readonly find: Find; readonly isNext: boolean; readonly asked: Find },
  circumstances: AnswerCircumstances,
): { id: string; text: string } | null {
  const { words, now } = circumstances;
  const window = findAskedWindow(asked, now);
  if (asked.time !== null && isUnknown(row)) return { id: row.id, text: words.way.open.ASK };
  const from = window?.from ?? (isNext ? Math.max(asked.time?.at ?? now, now) : null);
  const opens =
    from === null || find.time === null ? null : openingText(row, { find, from, isNext }, words, now);
  const full = isToSleep(find) && isFull(row, find) ? [fullText(row, words, now)] : [];
  const text = [...full, ...(opens === null ? [] : [opens])].join(" ");
  return text === "" ? null : { id: row.id, text };
}

function openingText(
  row: ListedForViewer,
  { find, from, isNext }: { readonly find: Find; readonly from: number; readonly isNext: boolean },
  words: AnswerCircumstances["words"],
  now: number,
): string | null {
  const intake = row.intakeSchedules ?? [];
  const isIntake = isToSleep(find) && intake.length > 0;
  // A place to sleep is described by its status instead, since a night is no weekday.
  if (isToSleep(find) && !isIntake && !isNext) return null;
  const next = isToSleep(find) ? nextTakingIn(row, from) : nextOpening(row, from);
  const at = isNext ? next : from;
  const timed = isIntake ? { ...row, isContact: false, schedules: intake } : row;
  const hours = at === null ? null : hoursOfDay(timed, at, now, words);
  if (hours === null || hours.spans.length === 0) return null;
  const spans = hours.spans.join(", ");
  const text = isIntake ? words.comeIn(hours.day, spans) : words.openOn(hours.day, spans);
  return text.endsWith(".") ? text : `${text}.`;
}

/**
 * "It is closed then. Open tomorrow: 9:00 AM – 5:00 PM.", for a row that is shown all the same because it matches best.
 */
export function closedText(row: ListedForViewer, words: AnswerCircumstances["words"], now: number): string {
  const next = nextHours(row, now, words);
  if (next === null || next.spans.length === 0) return words.way.open.CLOSED;
  const opens = words.openOn(next.day, next.spans.join(", "));
  return `${words.way.open.CLOSED} ${opens.endsWith(".") ? opens : `${opens}.`}`;
}

/** "Full 2 h ago. Call first." */
export function fullText(
  { bedsUpdatedAt }: ListedForViewer,
  words: AnswerCircumstances["words"],
  now: number,
): string {
  const counted = bedsUpdatedAt === null ? null : epochOfIso(bedsUpdatedAt);
  return words.wasFull(counted === null ? null : Math.max(0, Math.floor((now - counted) / MS_PER_MINUTE)));
}
