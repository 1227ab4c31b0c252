import { CLOCK_FORMS } from "./clock-forms.ts";
import { HEADINGS_AND_NOTES } from "./headings-and-notes.ts";
import type { HoursForm } from "./hours-case.ts";
import { MARKUP } from "./markup.ts";
import { MONTHS_AND_DATES } from "./months-and-dates.ts";
import { NARROWED } from "./narrowed.ts";
import { NO_OPEN_DOOR } from "./no-open-door.ts";
import { PLAIN_KINDS } from "./plain-kinds.ts";
import { PLAIN_WEEKS } from "./plain-weeks.ts";
import { SLIPS } from "./slips.ts";
import { SPANISH } from "./spanish.ts";
import { WHOLE_WEEKS } from "./whole-weeks.ts";
import { YEARLY_CLOSINGS } from "./yearly-closings.ts";

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
  ...PLAIN_KINDS,
];
