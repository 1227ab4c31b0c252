import { APPOINTED_CLAUSES } from "./appointed-clauses.ts";
import { APPOINTMENTS } from "./appointments.ts";
import { BESIDE_HOURS } from "./beside-hours.ts";
import { CELLS_AND_SIGNS } from "./cells-and-signs.ts";
import { CLAUSES_AROUND } from "./clauses-around.ts";
import { CLOCK_FORMS } from "./clock-forms.ts";
import { CLOSINGS_AND_CHANGES } from "./closings-and-changes.ts";
import { FIELD_ROWS } from "./field-rows.ts";
import { HEADINGS_AND_NOTES } from "./headings-and-notes.ts";
import type { HoursForm } from "./hours-case.ts";
import { MARKUP } from "./markup.ts";
import { MONTHS_AND_DATES } from "./months-and-dates.ts";
import { NAMED_CLOSINGS } from "./named-closings.ts";
import { NARROWED } from "./narrowed.ts";
import { NO_OPEN_DOOR } from "./no-open-door.ts";
import { ORDINARY_TEXTS } from "./ordinary-texts.ts";
import { OTHER_AGENCIES } from "./other-agencies.ts";
import { PLAIN_KINDS } from "./plain-kinds.ts";
import { PLAIN_WEEKS } from "./plain-weeks.ts";
import { SEVERAL_DEPARTMENTS } from "./several-departments.ts";
import { SLIPS } from "./slips.ts";
import { SPANISH } from "./spanish.ts";
import { TOLD_AROUND } from "./told-around.ts";
import { TOLD_BESIDE } from "./told-beside.ts";
import { TOLD_IN_WORDS } from "./told-in-words.ts";
import { WHOLE_WEEKS } from "./whole-weeks.ts";
import { YEARLY_CLOSINGS } from "./yearly-closings.ts";

/** Texts of which each has to be read. */
export const PLAIN_TEXTS: readonly HoursForm[] = [
  ...PLAIN_KINDS,
  ...CELLS_AND_SIGNS,
  ...APPOINTMENTS,
  ...CLOSINGS_AND_CHANGES,
  ...FIELD_ROWS,
  ...BESIDE_HOURS,
  ...TOLD_IN_WORDS,
  ...TOLD_BESIDE,
  ...TOLD_AROUND,
  ...APPOINTED_CLAUSES,
  ...NAMED_CLOSINGS,
  ...SEVERAL_DEPARTMENTS,
  ...ORDINARY_TEXTS,
  ...CLAUSES_AROUND,
];

/** All texts of hours by their form. */
export const HOURS_TEXTS: readonly HoursForm[] = [
  ...PLAIN_WEEKS,
  ...CLOCK_FORMS,
  ...WHOLE_WEEKS,
  ...MONTHS_AND_DATES,
  ...HEADINGS_AND_NOTES,
  ...NARROWED,
  ...SLIPS,
  ...MARKUP,
  ...SPANISH,
  ...NO_OPEN_DOOR,
  ...YEARLY_CLOSINGS,
  ...OTHER_AGENCIES,
  ...PLAIN_TEXTS,
];
