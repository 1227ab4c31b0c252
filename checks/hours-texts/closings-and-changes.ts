import { contact, type HoursForm, read } from "./hours-case.ts";

const WHEN = "when it is closed is not said";

/** Closings with their reasons, and days on which it closes early, opens late or has other hours. */
export const CLOSINGS_AND_CHANGES: readonly HoursForm[] = [
  {
    title: "closings with their reasons",
    cases: [
      read(
        "Open weekdays 8-4, closed 2027/01/11 thru 2027/01/15 for floor waxing",
        "Mo-Fr 8:00-16:00; 2027-01-11..2027-01-15: daily off",
      ),
      read("M-F 8-5 (closed for team huddle Thu 8-9am)", "Mo-Fr 8:00-17:00; Th 8:00-9:00 off"),
      read("Mon-Sat 9-5 closed for inventory last Sat of month", "Mo-Sa 9:00-17:00; Sa[-1] off"),
      read("Lun-vie 9-5, cerrado 24/12 por fiestas", "Mo-Fr 9:00-17:00; 12-24: daily off"),
      read("Tue-Fri 10-4. Closed Dec 24 for Christmas.", "Tu-Fr 10:00-16:00; 12-24: daily off"),
      read("Mon-Fri 9-5 closed for prayer 12-1, Fridays", "Mo-Fr 9:00-17:00; Fr 12:00-13:00 off"),
      read("Mon-Fri 9-5, closed Wed 12-1", "Mo-Fr 9:00-17:00; We 12:00-13:00 off"),
      read("M-F 8-5 closed daily for lunch noon-1pm", "Mo-Fr 8:00-12:00,13:00-17:00"),
      contact("Mon-Fri 9-5, closed 12-1 for lunch and Fridays", "all of Friday"),
      contact("Tuesday and Thursday; closed Wednesdays. 4-6 pm", "of which days the times are"),
      contact("Mon-Fri 9-4. Closed Wednesdays. 4-7 pm", "of which days the later times are"),
      read("9am-9pm daily except holidays, exc. Tues", "daily 9:00-21:00; Tu off; holidays off"),
      contact("Wednesdays 6-7:30pm except holidays except the first Wednesday", "which Wednesdays are meant"),
      contact("Mon-Fri 9-5, closed for the season", WHEN),
      contact("Mon-Fri 9-5. Closed for repairs until further notice", WHEN),
      contact("Mon-Fri 9-5 closed some days for training", WHEN),
      contact("Mon-Fri 9-5, closed for us unless posted", WHEN),
    ],
  },
  {
    title: "closings without their year",
    cases: [
      read(
        "W Th F 11-4, closed the week of Feb 15",
        "We-Fr 11:00-16:00; 2027-02-14..2027-02-21: daily off; 2028-02-13..2028-02-21: daily off",
      ),
      read(
        "Weekdays 9am - 3pm. We close between Christmas and New Years.",
        "Mo-Fr 9:00-15:00; 12-25..01-01: daily off",
      ),
      read("Lun-vie 9-3. Cerrado entre Navidad y Año Nuevo.", "Mo-Fr 9:00-15:00; 12-25..01-01: daily off"),
      read(
        "Mon-Fri 9-4. Closed Dec. 24, 25, 31 & Jan. 1",
        "Mo-Fr 9:00-16:00; 12-24: daily off; 12-25: daily off; 12-31: daily off; 01-01: daily off",
      ),
      read(
        "Lun-vie 9-4. Cerrado el 24, 25 y 31 de diciembre",
        "Mo-Fr 9:00-16:00; 12-24: daily off; 12-25: daily off; 12-31: daily off",
      ),
      read("Mon-Fri 9-4 (closed 12/24-26)", "Mo-Fr 9:00-16:00; 12-24..12-26: daily off"),
      read("Saturdays 9-12, closed month of August", "Sa 9:00-12:00; Aug: daily off"),
      read(
        "Mon-Fri 10-4. CLOSED 12/24-1/3, reopening January 4 2027",
        "Mo-Fr 10:00-16:00; 12-24..01-03: daily off",
      ),
      read("Mon-Fri 10-4. Closed 12/21-1/1. Reopens 1/4", "Mo-Fr 10:00-16:00; 12-21..01-01: daily off"),
      read("Mon-Fri 9-5; closed Wed Dec 16", "Mo-Fr 9:00-17:00; 12-16: daily off"),
      contact("Mon-Fri 9-5; closed Wednesdays, Dec 16", "that day, or every Wednesday, too"),
      contact("Mon-Fri 10-4. Closed 12/24-1/3, reopening February 4 2027", "one of both dates is wrong"),
      read(
        "Mon-Fri 9-5, closed Thanksgiving day + day after",
        "Mo-Fr 9:00-17:00; Nov: Th[4] off; 2027-11-26..2027-11-26: daily off; 2028-11-24..2028-11-24: daily off",
      ),
      read(
        "Mon-Fri 9am-5pm; closed all federal holidays and the day after Thanksgiving",
        "Mo-Fr 9:00-17:00; federal off; 2027-11-26..2027-11-26: daily off; 2028-11-24..2028-11-24: daily off",
      ),
      contact("Mon-Fri 9-5, closed 12/1 for lunch", "a date, or times"),
      read(
        "Closed for renovation until Jan 15 2027; after that M-F 9-5",
        "2027-01-16..2028-12-31: Mo-Fr 9:00-17:00",
      ),
      contact("Mon-Fri 9-5; after that call", "nobody knows what comes"),
      read(
        "Hrs: M-F 8-5 | Lunch: 12-1 closed | Holidays: closed 2027-03-05",
        "Mo-Fr 8:00-12:00,13:00-17:00; holidays off; 2027-03-05..2027-03-05: daily off",
      ),
    ],
  },
  {
    title: "early closings and late openings",
    cases: [
      read(
        "Mon-Fri 9-5; closes at noon 2nd Wednesday of each month for training",
        "Mo-Fr 9:00-17:00; We[2] 12:00-17:00 off",
      ),
      read("Mon-Fri 9-5. Fridays close at 3.", "Mo-Fr 9:00-17:00; Fr 15:00-17:00 off"),
      read("Lun a vie 9-5, los viernes cierra a las 2", "Mo-Fr 9:00-17:00; Fr 14:00-17:00 off"),
      read(
        "M-F 8-5, closing at 1pm Dec. 23 for staff party",
        "Mo-Fr 8:00-17:00; 12-23: daily 13:00-17:00 off",
      ),
      read("Tue-Sat 9-5 (12/24 until noon)", "Tu-Sa 9:00-17:00; 12-24: daily 12:00-17:00 off"),
      read(
        "Open M-F 9-5 exc. Dec 13 (closed) and Dec 14 (opens at noon)",
        "Mo-Fr 9:00-17:00; 12-13: daily off; 12-14: daily 9:00-12:00 off",
      ),
      read(
        "Mon-Fri 9-5. Dec 24: 9-noon. Dec 31: closed",
        "Mo-Fr 9:00-17:00; 12-24: daily 12:00-17:00 off; 12-31: daily off",
      ),
      read("Mon-Fri 8-4 (Wed opens at 10)", "Mo-Fr 8:00-16:00; We 8:00-10:00 off"),
      read("Mon-Fri opens 9am, closes 5pm", "Mo-Fr 9:00-17:00"),
      read("Mon-Fri 9-5, Thu until 7", "Mo-We,Fr 9:00-17:00; Th 9:00-19:00"),
      read("Lun-jue 8-4, vie hasta las 2", "Mo-Th 8:00-16:00; Fr 8:00-14:00"),
      read("Mon-Fri 10-6 (Tue til 4)", "Mo-Fr 10:00-18:00; Tu 16:00-18:00 off"),
      read("Mon-Fri 9-5; Wed 9-1", "Mo,Tu,Th,Fr 9:00-17:00; We 9:00-13:00"),
      read("Mon-Fri 9-5; Wed 11-1", "Mo,Tu,Th,Fr 9:00-17:00; We 11:00-13:00", "these at least hold"),
      read("9am-5pm, Mon-Fri; 10am-7pm, Wed", "Mo,Tu,Th,Fr 9:00-17:00; We 10:00-19:00"),
      read("Wed 9-1; Mon-Fri 9-5", "Mo,Tu,Th,Fr 9:00-17:00; We 9:00-13:00"),
      contact("Mon, Wed 9-5; Wed 11-1", "besides, or instead"),
      read("Mon-Fri 9-5, closed Wednesday afternoons", "Mo-Fr 9:00-17:00; We 12:00-17:00 off"),
      read("Lun-vie 9-5, cerrado los martes por la mañana", "Mo-Fr 9:00-17:00; Tu 9:00-13:00 off"),
      read("Mon-Fri 9-5, Christmas Eve until noon", "Mo-Fr 9:00-17:00; 12-24: daily 12:00-17:00 off"),
      read(
        "Mon-Fri 9-5. Dec 24 and Dec 31 9-12",
        "Mo-Fr 9:00-17:00; 12-24: daily 12:00-17:00 off; 12-31: daily 12:00-17:00 off",
      ),
      read("Mon-Fri open at 8, close at 5", "Mo-Fr 8:00-17:00"),
      contact("Mon-Fri 9-5, staff meeting Wed 9-10", WHEN),
      contact("Until 7 on Thursdays", WHEN),
      contact("Mon-Thu 9-5, Fri closes at noon", "when it opens on Friday is not said"),
      contact("Mon-Fri 9-5 (closes early)", WHEN),
      contact("Mon-Fri 9-5, Dec 24 by appointment at noon", WHEN),
    ],
  },
  {
    title: "headings behind their days",
    cases: [
      read("1st Tue - intake 9-11; 3rd Tue - distribution 9-11", "Tu[1,3] 9:00-11:00"),
      read("Mon food pantry 9-11, Wed clothing 1-3", "Mo 9:00-11:00; We 13:00-15:00"),
      read("Lun despensa 9-11 am, mié ropa 1-3 pm", "Mo 9:00-11:00; We 13:00-15:00"),
      contact("Mon-Fri 9-5. Mon - intake 9-11", "of which hours people are taken in"),
      contact("Mon donations 9-12, Tue 9-12", "no visitors"),
      read("Ring bell after 10pm Fri-Sat. Always open.", "daily 0:00-24:00"),
      read(
        "Siempre abierto. Toque el timbre después de las 10 pm los viernes y sábados.",
        "daily 0:00-24:00",
      ),
      read(
        "Summer (June-Aug) M-F 7-1. School year (Sept-May) M-Th 8-4",
        "Jun-Aug: Mo-Fr 7:00-13:00; Sep-May: Mo-Th 8:00-16:00",
      ),
    ],
  },
];
