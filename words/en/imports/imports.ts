import { withCommas } from "#domain/base/numbers/with-commas.ts";
import type { ImportItemKind, ImportState, ImportStep, LeftReason } from "#domain/imports/import-run.ts";

const services = (count: number) => (count === 1 ? "1 service" : `${withCommas(count)} services`);

/** The page of imports (rules imports 34–44). */
export const imports = {
  title: "Imports",
  intro:
    "Bring in a directory from another source, such as a 211. You see what changes before anything does.",
  command:
    "Is your package over 100 MB, or a folder? The person who runs the server can import it with a command.",
  newImport: "New import",
  choose: "Choose a package",
  chooseHint: "Open Referral HSDS: a zip file, or one JSON file. Up to 100 MB.",
  uploading: "Sending the package",
  sourceDetails: "Name and date of the source",
  sourceName: "Name of the source",
  sourceNameHint: "Leave it empty to use the name in the package.",
  asOf: "Date of its data",
  asOfHint: "Only needed if the package has no date.",
  dataOf: (date: string) => `Data from ${date}`,
  proposeHint: "An administrator decides if it runs.",
  by: (person: string, date: string) => `${person}, ${date}`,
  somebody: "Someone",
  source: (name: string) => `Source: ${name}`,
  states: {
    UPLOADING: "Someone is sending a package",
    PREVIEWING: "Reading the package",
    READY: "Ready to import",
    RUNNING: "Importing",
    STOPPED: "The import stopped",
    UNDOING: "Undoing the import",
    DONE: "Imported",
    REFUSED: "This package can't be imported",
    CANCELLED: "Canceled",
    UNDONE: "Undone",
  } satisfies Record<ImportState, string>,
  steps: {
    Reading: "Reading the package",
    Checking: "Checking each service",
    Planning: "Comparing with what is here",
    Merging: "Saving",
    Undoing: "Undoing",
  } satisfies Record<ImportStep, string>,
  waiting: "Starting soon",
  cancelling: "Canceling",
  leave: "You can leave this page. The work goes on.",
  progress: (done: number, total: number) => `${withCommas(done)} of ${withCommas(total)}`,
  percent: (percent: number) => `${percent}%`,
  start: "Import",
  goOn: "Continue",
  cancel: "Cancel",
  startQuestion: (count: number) => `Import ${services(count)}?`,
  startHint: "Visitors see them right away. You can undo it for 30 days, until the next import.",
  startYes: "Yes, import",
  cancelQuestion: "Cancel this import?",
  cancelHint: "What it has already saved stays. You can undo that afterwards.",
  cancelYes: "Yes, cancel it",
  no: "No, go back",
  nothingToDo: "Everything in this package is already here.",
  preview: "What the package brings",
  kinds: {
    ADDED: "New",
    CHANGED: "Changed",
    KEPT: "Stay as you edited them",
    GONE: "Not in the package anymore",
    SET_ASIDE: "Set aside",
    LEFT: "Not undone",
  } satisfies Record<ImportItemKind, string>,
  hints: {
    ADDED: "These services will be added.",
    CHANGED: "These services will change.",
    KEPT: "The source changed them, and so did someone here. Your version stays.",
    GONE: "They stay in the directory. Check if they still exist.",
    SET_ASIDE: "These rows can't be used. The rest is imported.",
    LEFT: "Someone changed them after the import, so they stay as they are.",
  } satisfies Record<ImportItemKind, string>,
  /** Before the name of a service that a new one probably is. */
  alreadyHere: "Probably already here:",
  countAlreadyHere: (count: number) =>
    count === 1
      ? "1 of these is probably here already. If you import it, it is listed twice until you merge the two."
      : `${withCommas(count)} of these are probably here already. If you import them, they are listed twice until you merge them.`,
  unchanged: (count: number) =>
    count === 1 ? "1 service stays the same." : `${services(count)} stay the same.`,
  first: (count: number) => `The first ${withCommas(count)} are listed.`,
  reasons: "Reasons",
  left: {
    DELETED: "Someone deleted it.",
    EDITED: "Someone edited it.",
    CONFIRMED: "Someone confirmed it.",
    OWNED: "It has an owner now.",
    PROPOSED: "Someone suggested a change.",
    HIDDEN: "Its address is hidden now.",
  } satisfies Record<LeftReason, string>,
  past: "Past imports",
  none: "No imports yet.",
  saved: (count: number) => `${services(count)} saved`,
  undo: "Undo",
  undoOf: (name: string) => `Undo: ${name}`,
  undoQuestion: (name: string) => `Undo the import of ${name}?`,
  undoHint: "New services are deleted. Changed ones become what they were. What people changed since stays.",
  undoYes: "Yes, undo it",
  export: {
    title: "Download the directory",
    intro:
      "Everything the public sees, in one zip file in the HSDS 3.2 standard. Other systems can read it, and so can another Amparo.",
    licences:
      "What is under a share-alike license is in a folder of its own. What a license doesn't let you share is left out. The file datapackage.json lists it.",
    download: { json: "Download as JSON", csv: "Download as CSV" },
    begun: "The download has started. You can leave this page.",
    isRunning: "Another download is running. Please wait until it's done.",
    failed: "That didn't work. Please try again.",
  },
  problems: {
    importIsOpen: "Another import is open. Finish or cancel it first.",
    tooLarge: "This file is larger than 100 MB. Ask the person who runs the server to import it.",
    notPackage: "This isn't a zip file or a JSON file. Choose an HSDS package.",
    asOf: "Please input a date in the past.",
    diskFull: "The server's disk is full. Please try again later.",
    conflict: "Someone else was faster. This is how it is now.",
    failed: "That didn't work. Please try again.",
  },
};

export type ImportsWords = typeof imports;
