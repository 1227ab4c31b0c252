import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { HarvestFaultKind } from "#domain/imports/harvest/harvest-fault.ts";
import type { HarvestItemKind, HarvestResult } from "#domain/imports/harvest/harvest-state.ts";
import type { WaitingReason } from "#domain/imports/harvest/many-changes.ts";

const services = (count: number) => (count === 1 ? "1 service" : `${withCommas(count)} services`);

/** The page of harvests, for administrators (rules harvest 14–18). */
export const harvest = {
  title: "Other directories",
  intro: "Amparo reads these directories on a schedule and brings in what is new.",
  none: "No directories are set up. The person who runs the server can add some.",
  direct: "Changes go in by themselves, unless there are many.",
  reviewed: "Changes wait for an administrator.",
  never: "Not read yet.",
  tried: (when: string) => `Last read: ${when}`,
  succeeded: (when: string) => `Last time it worked: ${when}`,
  next: (when: string) => `Next time: ${when}`,
  fetching: "Reading has started and will go on by itself.",
  results: {
    APPLIED: "Changes are in.",
    UNCHANGED: "Nothing new.",
    WAITING: "Changes are waiting.",
    FAILED: "It didn't work.",
  } satisfies Record<HarvestResult, string>,
  faults: {
    NOT_PUBLIC: "Its address is on a private network, so we don't go there.",
    UNREACHABLE: "We can't reach it.",
    TIMEOUT: "It didn't answer in time.",
    STATUS: "It answered with an error:",
    BUSY: "It asked us to come back later:",
    TOO_LARGE: "It's too large.",
    REDIRECTS: "It keeps sending us to other addresses.",
    ELSEWHERE: "Its files are on another website, so we don't read them.",
    NOT_HSDS: "There is no HSDS directory at this address.",
    EMPTY: "It has no services, so we changed nothing.",
    PACKAGE: "Its data can't be used:",
  } satisfies Record<HarvestFaultKind, string>,
  vanished: (count: number) =>
    count === 1
      ? "1 service here is no longer in this directory. Check if it still exists."
      : `${services(count)} here are no longer in this directory. Check if they still exist.`,
  questions: {
    REVIEW: "Bring in these changes?",
    MANY: "Many services would change, or are gone from this directory. Is that right?",
  } satisfies Record<WaitingReason, string>,
  manyHint: (part: number, known: number) =>
    `${withCommas(part)} of ${services(known)} would change or be gone. Nothing has changed yet. If the directory made a mistake, leave everything as it is.`,
  kinds: {
    ADDED: "New",
    CHANGED: "Changed",
    KEPT: "Stay as you edited them",
    GONE: "No longer in their directory",
  } satisfies Record<HarvestItemKind, string>,
  hints: {
    ADDED: "These services will be added.",
    CHANGED: "These services will change.",
    KEPT: "Their directory changed them, and so did someone here. Your version stays.",
    GONE: "They stay here. Their pages say that the source no longer lists them, and to call first.",
  } satisfies Record<HarvestItemKind, string>,
  returned: (count: number) => (count === 1 ? "1 service is back." : `${services(count)} are back.`),
  setAside: "Left out",
  first: (count: number) => `The first ${count} are listed.`,
  approve: "Bring them in",
  decline: "Leave as it is",
  approveOf: (name: string) => `Bring them in: ${name}`,
  declineOf: (name: string) => `Leave as it is: ${name}`,
  approved: "They'll be in within a few minutes.",
  declined: "Everything stays as it is until that directory changes again.",
  undo: "Undo",
  undoOf: (name: string) => `Undo the last changes from ${name}`,
  last: (when: string) => `Last changes: ${when}`,
  by: (person: string) => `approved by ${person}`,
  saved: (count: number) => `${services(count)} saved`,
  marked: (count: number) => `${services(count)} no longer there`,
  undoQuestion: (name: string) => `Undo the last changes from ${name}?`,
  undoHint:
    "New services are deleted. Changed ones become what they were. What people changed since stays. Later changes from there wait for an administrator.",
  undoYes: "Yes, undo them",
  undoNo: "No, go back",
  undoing: "The last changes are being undone. It takes a few minutes.",
  undone: (when: string) => `The last changes were undone: ${when}`,
  undoStopped:
    "The last changes couldn't be undone, or not all of them. Try again, or tell the person who runs the server.",
  lastTry: (when: string) => `Last try: ${when}`,
  notUndone: "Not undone",
  notUndoneHint: "Someone changed them after they came in, so they stay as they are.",
  run: "Read now",
  runOf: (name: string) => `Read now: ${name}`,
  running: "It will be read in a minute.",
  stale: "This has changed since. Please look again.",
  failed: "That didn't work. Please try again.",
  notYours: "You don't have permission to do this.",
};

export type HarvestWords = typeof harvest;
