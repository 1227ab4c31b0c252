/** Rows of a table of hours as spreadsheets and programs hold them, and when the door is open, in the notation of `answer.ts`. */
export interface TableCase {
  what: string;
  schedules: readonly Readonly<Record<string, string>>[];
  /** Null: the hours are to be asked for. */
  open: string | null;
}

const week = (
  byday: string,
  opens_at: string,
  closes_at: string,
  more: Readonly<Record<string, string>> = {},
) => ({
  byday,
  opens_at,
  closes_at,
  ...more,
});

export const TABLES: readonly { title: string; cases: readonly TableCase[] }[] = [
  {
    title: "a column that says closed, and a rule without days",
    cases: [
      {
        what: "closings with their dates among the rows of the week",
        schedules: [
          week("MO,WE", "09:00", "13:00"),
          { closed: "true", start_date: "2027-03-01", end_date: "2027-03-03" },
        ],
        open: "Mo,We 9:00-13:00; 2027-03-01..2027-03-03: daily off",
      },
      {
        what: "a date that may be two closes on both",
        schedules: [week("MO,TU", "09:00", "13:00"), { closed: "Yes", start_date: "02/03/2027" }],
        open: "Mo,Tu 9:00-13:00; 2027-02-03: daily off; 2027-03-02: daily off",
      },
      {
        what: "other hours on a date",
        schedules: [
          week("MO,TU", "09:00", "17:00"),
          {
            closed: "false",
            start_date: "2027-06-01",
            end_date: "2027-06-01",
            opens_at: "09:00",
            closes_at: "12:00",
          },
        ],
        open: "Mo,Tu 9:00-17:00; 2027-06-01: daily 12:00-17:00 off",
      },
      {
        what: "a day of the week that it closes",
        schedules: [
          week("MO,TU,WE", "09:00", "17:00"),
          { weekday: "Wednesday", opens_at: "09:00", closes_at: "17:00", closed: "TRUE" },
        ],
        open: "Mo,Tu 9:00-17:00",
      },
      {
        what: "a weekly rule with its day in its first date alone",
        schedules: [{ freq: "WEEKLY", dtstart: "2026-09-03", opens_at: "16:00", closes_at: "18:00" }],
        open: "Th 16:00-18:00",
      },
    ],
  },
  {
    title: "hours of the day alone",
    cases: [
      {
        what: "evenings on the 24-hour clock",
        schedules: [
          { weekday: "MONDAY", opens_at: "17", closes_at: "20" },
          { weekday: "FRIDAY", opens_at: "9", closes_at: "13" },
        ],
        open: "Mo 17:00-20:00; Fr 9:00-13:00",
      },
      { what: "a day's hours", schedules: [week("MO,TU", "9", "17")], open: "Mo,Tu 9:00-17:00" },
      { what: "a night", schedules: [week("FR", "19", "7")], open: "Fr 19:00-7:00" },
      { what: "neither shows the clock", schedules: [week("FR", "6", "8")], open: null },
      { what: "no hour of a day", schedules: [week("FR", "9", "25")], open: null },
    ],
  },
  {
    title: "who comes must be sent by someone",
    cases: [
      {
        what: "referred by a caseworker",
        schedules: [
          week("WE", "13:00", "15:30", { description: "Clients must be referred by a caseworker" }),
        ],
        open: null,
      },
      {
        what: "una referencia",
        schedules: [
          week("WE", "13:00", "15:30", { notes: "Debe traer una referencia de su trabajador social" }),
        ],
        open: null,
      },
      {
        what: "remitidos por la escuela",
        schedules: [week("WE", "13:00", "15:30", { notes: "Solo niños remitidos por la escuela" })],
        open: null,
      },
      {
        what: "what to bring takes nothing",
        schedules: [week("WE", "13:00", "15:30", { description: "Bring an ID and your own bags" })],
        open: "We 13:00-15:30",
      },
    ],
  },
  {
    title: "dates of validity in either order",
    cases: [
      {
        what: "no end",
        schedules: [week("Mo,Tu", "7:30 AM", "5:30 PM", { valid_from: "7/1/2019", valid_to: "12/31/9999" })],
        open: "Mo,Tu 7:30-17:30",
      },
      {
        what: "both dates have passed",
        schedules: [week("WE", "9:00", "12:00", { valid_from: "03/04/2020" })],
        open: "We 9:00-12:00",
      },
      {
        what: "from the later of both dates on",
        schedules: [week("WE", "9:00", "12:00", { valid_from: "02/03/2027" })],
        open: "2027-03-02..2028-12-31: We 9:00-12:00",
      },
      {
        what: "up to the earlier of both dates",
        schedules: [week("WE", "9:00", "12:00", { valid_to: "05/03/2027" })],
        open: "2026-01-01..2027-03-05: We 9:00-12:00",
      },
    ],
  },
  {
    title: "a row by appointment beside others",
    cases: [
      {
        what: "in its notes",
        schedules: [
          week("MO,TU", "08:30", "16:30"),
          week("SA", "09:00", "13:00", { notes: "by appointment only" }),
        ],
        open: "Mo,Tu 8:30-16:30",
      },
      {
        what: "in its description, in Spanish",
        schedules: [
          week("MO,TU", "08:30", "16:30"),
          week("SA", "09:00", "13:00", { description: "Solo con cita previa" }),
        ],
        open: "Mo,Tu 8:30-16:30",
      },
      {
        what: "within the hours of another",
        schedules: [
          week("MO", "09:00", "17:00"),
          week("MO", "13:00", "15:00", { notes: "Appointment required" }),
        ],
        open: "Mo 9:00-13:00,15:00-17:00",
      },
      {
        what: "all of them",
        schedules: [week("MO", "09:00", "17:00", { notes: "By appointment only." })],
        open: null,
      },
      {
        what: "in the first row, which may speak of all",
        schedules: [
          week("MO", "09:00", "17:00", { notes: "By appointment only." }),
          week("TU", "09:00", "17:00"),
        ],
        open: null,
      },
      {
        what: "in the first row, where the other says something else",
        schedules: [
          week("MO", "09:00", "17:00", { notes: "By appointment only." }),
          week("TU", "09:00", "17:00", { notes: "Walk-ins welcome" }),
        ],
        open: "Tu 9:00-17:00",
      },
      {
        what: "a condition besides",
        schedules: [
          week("MO", "09:00", "17:00"),
          week("SA", "09:00", "13:00", { notes: "by appointment, 1st week" }),
        ],
        open: null,
      },
    ],
  },
  {
    title: "a row of no door beside others",
    cases: [
      {
        what: "the telephone",
        schedules: [
          week("MO,TU", "09:00", "16:00"),
          week("SA", "09:00", "13:00", { description: "Phone hours" }),
        ],
        open: "Mo,Tu 9:00-16:00",
      },
      {
        what: "donors",
        schedules: [
          week("MO,TU", "09:00", "16:00"),
          week("SA", "09:00", "13:00", { notes: "Donation drop-off" }),
        ],
        open: "Mo,Tu 9:00-16:00",
      },
    ],
  },
  {
    title: "a note with days of the month",
    cases: [
      {
        what: "of the row's day",
        schedules: [week("SA", "09:00", "12:00", { description: "1st and 3rd Saturday of the month" })],
        open: "Sa[1,3] 9:00-12:00",
      },
      {
        what: "in Spanish, beside another row",
        schedules: [
          week("SA", "09:00", "12:00", { freq: "WEEKLY", notes: "Último sábado del mes" }),
          week("MO;WE", "09:00", "12:00"),
        ],
        open: "Sa[-1] 9:00-12:00; Mo,We 9:00-12:00",
      },
      {
        what: "of another day",
        schedules: [week("SA", "09:00", "12:00", { description: "1st Friday of the month" })],
        open: null,
      },
      {
        what: "with other words",
        schedules: [week("SA", "09:00", "12:00", { description: "1st Saturday of some months" })],
        open: null,
      },
    ],
  },
  {
    title: "a note with the row's own dates",
    cases: [
      {
        what: "the day on which it opens",
        schedules: [
          week("MO,WE", "13:00", "17:00", {
            freq: "WEEKLY",
            valid_from: "2027-01-04",
            description: "New site, opens Jan 4",
          }),
        ],
        open: "2027-01-04..2028-12-31: Mo,We 13:00-17:00",
      },
      {
        what: "from one date to the other",
        schedules: [
          week("MO", "13:00", "17:00", {
            valid_from: "2027-01-04",
            valid_to: "2027-03-31",
            notes: "Effective 1/4/2027 through March 31, 2027",
          }),
        ],
        open: "2027-01-04..2027-03-31: Mo 13:00-17:00",
      },
      {
        what: "another date",
        schedules: [week("MO", "13:00", "17:00", { valid_from: "2027-01-04", notes: "Opens Jan 11" })],
        open: null,
      },
      {
        what: "the first date as the last one",
        schedules: [week("MO", "13:00", "17:00", { valid_from: "2027-01-04", notes: "Through January 4" })],
        open: null,
      },
      {
        what: "a row of the same note without the date",
        schedules: [
          week("MO", "13:00", "17:00", { valid_from: "2027-01-04", notes: "Opens Jan 4" }),
          week("TU", "13:00", "17:00", { notes: "Opens Jan 4" }),
        ],
        open: null,
      },
    ],
  },
];
