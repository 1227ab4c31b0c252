import { contact, type HoursForm, read } from "./hours-case.ts";

const EVES_AND_DAYS_AFTER = "12-24..12-26: daily off; 12-31..01-02: daily off";

/** Closings that are named one by one, in lists of holidays, days beside them and parts of days. */
export const NAMED_CLOSINGS: readonly HoursForm[] = [
  {
    title: "lists of holidays by their short names",
    cases: [
      read(
        "Open M-Th 7-5:30. Closed all county holidays (New Year's, MLK Jr., Presidents, Memorial, July 4, Labor, Veterans, Thanksgiving, Xmas)",
        "Mo-Th 7:00-17:30; federal off",
      ),
      read(
        "Mon-Fri 8-4:30. Closed on the following holidays: New Years Day, Martin Luther King Jr. Day, Presidents Day, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas",
        "Mo-Fr 8:00-16:30; holidays off; Jan: Mo[3] off; Feb: Mo[3] off",
      ),
      read(
        "Tue-Sat 9-5. Closed Memorial, Labor, Thanksgiving, Christmas & New Year's Day.",
        "Tu-Sa 9:00-17:00; May: Mo[-1] off; Sep: Mo[1] off; Nov: Th[4] off; 12-25: daily off; 01-01: daily off",
      ),
      read(
        "9-3 M-F. Closed: Thanksgiving Day, day after Thanksgiving, Christmas Eve, Christmas Day, New Year's Eve, New Year's Day",
        "Mo-Fr 9:00-15:00; Nov: Th[4] off; 11-23..11-29: Fr off; 12-24: daily off; 12-25: daily off; 12-31: daily off; 01-01: daily off",
      ),
      read(
        "L-V 9-4. Cerrado Navidad, Año Nuevo y Día de Acción de Gracias",
        "Mo-Fr 9:00-16:00; 12-25: daily off; 01-01: daily off; Nov: Th[4] off",
      ),
      read(
        "Lunes a viernes 8 a 5. Cerramos los días feriados: 1 de enero, 4 de julio, 25 de diciembre",
        "Mo-Fr 8:00-17:00; 01-01: daily off; 07-04: daily off; 12-25: daily off",
      ),
    ],
  },
  {
    title: "the days beside a holiday",
    cases: [
      read(
        "Monday to Thursday 9-3, closed the day before and the day after Christmas and New Year's",
        `Mo-Th 9:00-15:00; ${EVES_AND_DAYS_AFTER}`,
      ),
      read(
        "M-F 9-5. Closed the day before and after Christmas.",
        "Mo-Fr 9:00-17:00; 12-24..12-26: daily off",
      ),
      read(
        "Mon-Fri 8-4, closed Christmas Day and the day after",
        "Mo-Fr 8:00-16:00; 12-25..12-26: daily off",
      ),
      read("Mon-Fri 8-4. Closed the day after Christmas.", "Mo-Fr 8:00-16:00; 12-25..12-26: daily off"),
      read("Mon-Sat 10-4, closed the day before Christmas", "Mo-Sa 10:00-16:00; 12-24..12-25: daily off"),
      read(
        "Mon-Fri 9-5, closed Thanksgiving and the Friday after",
        "Mo-Fr 9:00-17:00; Nov: Th[4] off; 11-23..11-29: Fr off",
      ),
      read("L-V 9-5. Cerrado Navidad y el día siguiente.", "Mo-Fr 9:00-17:00; 12-25..12-26: daily off"),
      read(
        "L-S 9-5. Cerrado el día antes y el día después de Navidad.",
        "Mo-Sa 9:00-17:00; 12-24..12-26: daily off",
      ),
      contact("Mon-Fri 9-5, closed the day before and after", "of what is not said"),
    ],
  },
  {
    title: "dates of one month, named one by one",
    cases: [
      read(
        "Martes y jueves 10 a 1. No abrimos el 24, 25 y 31 de diciembre ni el 1 de enero.",
        "Tu,Th 10:00-13:00; 12-24: daily off; 12-25: daily off; 12-31: daily off; 01-01: daily off",
      ),
      read(
        "Mar y vie 9-12. Cerrado 24 y 25 de diciembre.",
        "Tu,Fr 9:00-12:00; 12-24: daily off; 12-25: daily off",
      ),
      read(
        "L-V 8-3. Cerramos los días 24, 25 y 26 de diciembre y el 1 y 2 de enero",
        "Mo-Fr 8:00-15:00; 12-24..12-26: daily off; 01-01..01-02: daily off",
      ),
      read(
        "Wednesdays 9 AM - 1 PM, except closed Dec 23 and Dec 30",
        "We 9:00-13:00; 12-23: daily off; 12-30: daily off",
      ),
      read("Thursdays 4-6 pm but not Dec 24 or Dec 31", "Th 16:00-18:00; 12-24: daily off; 12-31: daily off"),
      read(
        "Thursdays 4-6 pm. We will not be open December 24th and 31st.",
        "Th 16:00-18:00; 12-24: daily off; 12-31: daily off",
      ),
      read(
        "Mon-Fri 9-5. Closed 12/24, 12/25, 12/31 and 1/1.",
        "Mo-Fr 9:00-17:00; 12-24: daily off; 12-25: daily off; 12-31: daily off; 01-01: daily off",
      ),
      read(
        "Sat 9-11:30. No pantry Saturday, December 26 or Saturday, January 2.",
        "Sa 9:00-11:30; 12-26: daily off; 01-02: daily off",
      ),
      read(
        "L-V 9-1, menos el 24 y el 31 de diciembre",
        "Mo-Fr 9:00-13:00; 12-24: daily off; 12-31: daily off",
      ),
    ],
  },
  {
    title: "one day of one month, and dates beside days and holidays",
    cases: [
      read(
        "2nd & 4th Wed of each month 5pm-7pm; no 4th Wed in December",
        "We[2,4] 17:00-19:00; Dec: We[4] off",
      ),
      read("Fri 9-5. Closed the last Friday in December.", "Fr 9:00-17:00; Dec: Fr[-1] off"),
      read(
        "Tue 1-3, except the first Tuesday in January and the last Tuesday in December",
        "Tu 13:00-15:00; Jan: Tu[1] off; Dec: Tu[-1] off",
      ),
      read("Mié 1-3, cerrado el cuarto miércoles de diciembre", "We 13:00-15:00; Dec: We[4] off"),
      read("Mon-Sun 9-5. Closed Sundays and 12/24", "Mo-Sa 9:00-17:00; 12-24: daily off"),
      read(
        "L-V 8:30-16:30. Cerrado los días festivos y del 24 al 31 de diciembre.",
        "Mo-Fr 8:30-16:30; holidays off; 12-24..12-31: daily off",
      ),
      read("Mon-Sun 9-5. Closed Fri Sat Sun.", "Mo-Th 9:00-17:00"),
      contact("Mon-Sun 9-5. Closed Fri Sun.", "from one to the other, or both"),
    ],
  },
  {
    title: "what only looks like a closing",
    cases: [
      contact("Mon-Sun 9-5. Closed Sundays and 12-1", "on Sundays all day"),
      contact("Mon-Sun 9-5. Closed Sundays & 12-1", "on Sundays all day"),
      contact("Mon-Sun 9-5. Closed Sundays, 12-1", "on Sundays all day, or then"),
      contact("Toy distribution Sat, Dec 5 or 12, 2026 9-12", "which of both is not said"),
      contact("Mon-Fri 9-5. Open December 24 or December 26 9-12", "which of both is not said"),
      contact("Turkeys the day before Christmas 10-12", "no hours of a week"),
    ],
  },
  {
    title: "closings with their years and reasons",
    cases: [
      read(
        "Office closed for winter break Dec. 21, 2026 through Jan. 8, 2027. Regular hours M-F 7:45-4:15.",
        "Mo-Fr 7:45-16:15; 2026-12-21..2027-01-08: daily off",
      ),
      read(
        "Closed for the holidays December 21, 2026 - January 3, 2027. Regular hours Mon-Thu 9-4.",
        "Mo-Th 9:00-16:00; 2026-12-21..2027-01-03: daily off",
      ),
      read(
        "Mon-Thu 9-4. We will be closed for winter break from Dec. 18, 2026 to Jan. 1, 2027.",
        "Mo-Th 9:00-16:00; 2026-12-18..2027-01-01: daily off",
      ),
      read(
        "L-V 8-2. Cerrado por vacaciones del 21 de diciembre de 2026 al 8 de enero de 2027.",
        "Mo-Fr 8:00-14:00; 2026-12-21..2027-01-08: daily off",
      ),
      contact(
        "TEMPORARILY CLOSED THRU FEBRUARY 2027 FOR REMODEL (was M-F 9-5)",
        "what holds behind is not said",
      ),
      contact("Closed until further notice (was Mon-Fri 9-5)", "closed"),
    ],
  },
  {
    title: "closed for some hours of some days",
    cases: [
      read(
        "8-5 Mon-Fri. Closed for staff training 2nd Wednesday 8-10am",
        "Mo-Fr 8:00-17:00; We[2] 8:00-10:00 off",
      ),
      read(
        "Mon-Fri 8-5; closed the first Friday of the month from 12 to 2 for a staff meeting",
        "Mo-Fr 8:00-17:00; Fr[1] 12:00-14:00 off",
      ),
      read(
        "Mon-Fri 8am-5pm, closed Wednesdays 12pm-1pm for staff meeting",
        "Mo-Fr 8:00-17:00; We 12:00-13:00 off",
      ),
      read("Mon-Thu 9-4. Closed every Tuesday from 1pm to 2pm.", "Mo-Th 9:00-16:00; Tu 13:00-14:00 off"),
      read(
        "M-F 8:30-4:30, opens at 10 on the 3rd Thursday (staff meeting)",
        "Mo-Fr 8:30-16:30; Th[3] 8:30-10:00 off",
      ),
      read(
        "L-V 8-5. Cerrado el segundo miércoles de 8 a 10 por capacitación.",
        "Mo-Fr 8:00-17:00; We[2] 8:00-10:00 off",
      ),
      read(
        "lunes a viernes de 8:00 a 17:00 hrs, con cierre de 12:00 a 13:00",
        "Mo-Fr 8:00-12:00,13:00-17:00",
      ),
      read("L-V 9-5, se cierra de 12 a 1", "Mo-Fr 9:00-12:00,13:00-17:00"),
      read("L-V 9-5 (cierra al mediodía de 12 a 1)", "Mo-Fr 9:00-12:00,13:00-17:00"),
      read("L-V de 9:00 a 18:00 con pausa de 13:00 a 14:00", "Mo-Fr 9:00-13:00,14:00-18:00"),
      read("M-F 8-5 with a lunch closure from 12-1", "Mo-Fr 8:00-12:00,13:00-17:00"),
      read("M-F 8-5, closing 12-1 daily", "Mo-Fr 8:00-12:00,13:00-17:00"),
      read("M-F 8-5 minus 12-1 lunch", "Mo-Fr 8:00-12:00,13:00-17:00"),
    ],
  },
  {
    title: "early closings on dates",
    cases: [
      read(
        "Lun–Vie 8:00 a 16:00. El 24 y el 31 de diciembre cerramos al mediodía.",
        "Mo-Fr 8:00-16:00; 12-24: daily 12:00-16:00 off; 12-31: daily 12:00-16:00 off",
      ),
      read(
        "L-V 9-5. El 24 de diciembre cerramos a las 12.",
        "Mo-Fr 9:00-17:00; 12-24: daily 12:00-17:00 off",
      ),
      read(
        "L-V 9-5. Los días 24 y 31 de diciembre se cierra a la 1 pm.",
        "Mo-Fr 9:00-17:00; 12-24: daily 13:00-17:00 off; 12-31: daily 13:00-17:00 off",
      ),
      read(
        "Mon-Fri 8-5. Dec 24 & Dec 31 we close at noon.",
        "Mo-Fr 8:00-17:00; 12-24: daily 12:00-17:00 off; 12-31: daily 12:00-17:00 off",
      ),
      read(
        "Mon-Fri 8-5, closing at noon on December 24 and 31",
        "Mo-Fr 8:00-17:00; 12-24: daily 12:00-17:00 off; 12-31: daily 12:00-17:00 off",
      ),
      read(
        "Mon-Fri 8-5. On Christmas Eve and New Year's Eve we close at 1pm.",
        "Mo-Fr 8:00-17:00; 12-24: daily 13:00-17:00 off; 12-31: daily 13:00-17:00 off",
      ),
      read(
        "Mon-Fri 8-5. Closed Sundays, Thanksgiving, Christmas Eve until noon.",
        "Mo-Fr 8:00-17:00; Nov: Th[4] off; 12-24: daily 12:00-17:00 off",
      ),
      read(
        "Mon-Fri 8-5. Half day Dec 24 (closes at noon).",
        "Mo-Fr 8:00-17:00; 12-24: daily 12:00-17:00 off",
      ),
      read(
        "M-F 9-4. Early close at 12pm 12/24 and 12/31.",
        "Mo-Fr 9:00-16:00; 12-24: daily 12:00-16:00 off; 12-31: daily 12:00-16:00 off",
      ),
      read(
        "Nochebuena y fin de año cerramos a mediodía. L-V 8-4.",
        "Mo-Fr 8:00-16:00; 12-24: daily 12:00-16:00 off; 12-31: daily 12:00-16:00 off",
      ),
    ],
  },
];
