import { contact, type HoursForm, read } from "./hours-case.ts";

/** Rows of tables, reasons before a closing and notes beside hours, as data entry has them. */
export const FIELD_ROWS: readonly HoursForm[] = [
  {
    title: "rows of tables",
    cases: [
      read("Tue | 9:00 AM | 4:00 PM; Wed | CLOSED | CLOSED; Thu | 9:00 AM | 4:00 PM", "Tu,Th 9:00-16:00"),
      read("Tuesday\t8:30\t16:30\nThursday\t8:30\t12:30", "Tu 8:30-16:30; Th 8:30-12:30"),
      read("Mar-Jue;09:00;15:30", "Tu-Th 9:00-15:30"),
      contact("Mar-Jue;09:00", "a single time"),
      read("1/0/1900 10:00 - 1/0/1900 15:00 (Mon, Wed)", "Mo,We 10:00-15:00"),
      read("Mon: 0.333333333-0.5; Wed: 0.5-0.75", "Mo 8:00-12:00; We 12:00-18:00"),
      read("T\u00adF 9am\u00ad3pm", "Tu-Fr 9:00-15:00"),
      read("2nd Sat / Segundo sáb 9-11am", "Sa[2] 9:00-11:00"),
    ],
  },
  {
    title: "meals of the same days",
    cases: [
      read("7 days/wk: breakfast 7a-8a, lunch 11:30a-12:30p", "daily 7:00-8:00,11:30-12:30"),
      contact("Mon-Fri 9-5, breakfast 7-8, lunch 12-1", "served, or a break"),
      contact("Breakfast 7-8, lunch 12-1", "no days"),
    ],
  },
  {
    title: "closings in sentences",
    cases: [
      read(
        "Open Tue 4-7 pm & Fri 9-12. No distribution on Fri 12/25/26.",
        "Tu 16:00-19:00; Fr 9:00-12:00; 2026-12-25..2026-12-25: daily off",
      ),
      read("Mon-Fri 8am-4pm. Closed Veterans Day (11/11/27).", "Mo-Fr 8:00-16:00; 11-11: daily off"),
      read(
        "7am-6pm M-F. We close at noon on Wednesday, December 23rd.",
        "Mo-Fr 7:00-18:00; 12-23: daily 12:00-18:00 off",
      ),
      contact("Daily 9am-5pm, closed Sunday, December 24 and 25", "every Sunday, or that day"),
      read("M/W 9a-1p, closed all of February 2027", "Mo,We 9:00-13:00; 2027-02-01..2027-02-28: daily off"),
      read(
        "Tue-Fri 8 - 12 and 1 - 5. Office is closed daily from 12 to 1 and all day 01/05/2027.",
        "Tu-Fr 8:00-12:00,13:00-17:00; 2027-01-05..2027-01-05: daily off",
      ),
      read("Was closed November 26, 2026. Now back to M-F 8-4.", "Mo-Fr 8:00-16:00"),
      read(
        "M-F 10-3. Due to flooding we are closed Mon. Dec 14 thru Wed. Dec 16. Sorry for any inconvenience!",
        "Mo-Fr 10:00-15:00; 12-14..12-16: daily off",
      ),
      read(
        "Mié 3pm-6pm. No hay reparto la semana del 24 de diciembre.",
        "We 15:00-18:00; 2027-12-19..2027-12-30: daily off; 2028-12-18..2028-12-30: daily off",
      ),
      read(
        "L-V 8am a 4pm, cerramos el primer lunes del mes por junta de personal",
        "Mo-Fr 8:00-16:00; Mo[1] off",
      ),
      read(
        "Tue 9-5; Thu 9-5; Exceptions: 2027-01-07 closed; 2027-01-12 9-12",
        "Tu,Th 9:00-17:00; 2027-01-07..2027-01-07: daily off; 2027-01-12..2027-01-12: daily 12:00-17:00 off",
      ),
      contact("Due to staffing, hours are limited Mon-Fri 9-5", "when it is open is not said"),
    ],
  },
  {
    title: "notes and names beside hours",
    cases: [
      read("Client Choice Pantry hours - Mon 9:30a-12p, Th 4p-6:30p", "Mo 9:30-12:00; Th 16:00-18:30"),
      read("Thrift store Tue thru Sat 10-5 donations accepted same hours", "Tu-Sa 10:00-17:00"),
      read("Clothing closet Sat 9am-12pm; weekdays by appt, call Rosa (305) 555-0142", "Sa 9:00-12:00"),
      read("Office hours Mon-Fri 8am-4pm by phone only; pantry hours Tue & Thu 9am-11am", "Tu,Th 9:00-11:00"),
      read("The 5th and 25th of each month 9 am-noon, even if it falls on a weekend", "d5,d25 9:00-12:00"),
      read("Lunes a sábado 9am-5pm. No hace falta hacer cita.", "Mo-Sa 9:00-17:00"),
      read("Thursdays 4-6 pm; Fridays by appt. 9-11 am", "Th 16:00-18:00"),
      read(
        "Despensa: jueves 2 pm a 5 pm no se necesita cita. Asesoría legal: viernes con cita 10-2",
        "Th 14:00-17:00",
      ),
      contact("Members choice hours - Mon 9-12", "for whom is not said"),
    ],
  },
  {
    title: "times beside the note of appointments",
    cases: [
      read("Tue & Thu 1pm-6pm. Fridays by appt. only (9-12).", "Tu,Th 13:00-18:00"),
      read("L-J 8am-5pm; por las tardes (5 a 7 pm) solo con previa cita", "Mo-Th 8:00-17:00"),
      read("8:00 AM - 4 PM Mon - Fri (Saturday appointments available 8-noon)", "Mo-Fr 8:00-16:00"),
      read("Mon-Fri 9-5 / citas (appts) Sat 9-1", "Mo-Fr 9:00-17:00"),
      read("Mon-Fri 9-7, Fri (5-7) by appointment", "Mo-Fr 9:00-19:00; Fr 17:00-19:00 off"),
      read("M: walk-in 9-3 | T: appt 9-3 | W: walk-in 9-3 | Th: appt 9-3 | F: closed", "Mo,We 9:00-15:00"),
      read("Clinic 7:30am to 5:00pm Monday through Friday; dental by appointment only", "Mo-Fr 7:30-17:00"),
      contact("Counseling Mon-Fri 9-5; counseling by appointment only", "by appointment"),
      contact("Mon-Fri 9-5; all services by appointment only", "by appointment"),
      contact("Mon-Fri 9-5; food pantry by appointment only", "what people come for needs an appointment"),
      read("Tax help Sat 10-2 no appt. Weekday eves 6-8 w/ appt.", "Sa 10:00-14:00"),
    ],
  },
  {
    title: "closings from a time on, and either of two dates",
    cases: [
      read(
        "Weekdays 8-4:30; closed county holidays and 01/20/2027 from 1:00 pm on",
        "Mo-Fr 8:00-16:30; federal off; 2027-01-20..2027-01-20: daily 13:00-16:30 off",
      ),
      read("Mon-Fri 9-5, closed 12/16 from 1 pm on", "Mo-Fr 9:00-17:00; 12-16: daily 13:00-17:00 off"),
      read(
        "Wed 4-7 pm & Sat 9-12. No distribution on Sat 1/9/27 or Sat 1/16/27.",
        "We 16:00-19:00; Sa 9:00-12:00; 2027-01-09..2027-01-09: daily off; 2027-01-16..2027-01-16: daily off",
      ),
      contact("Mon or Wed 9-12", "which of both is not said"),
      read("9am-5pm Mon-Fri; Sat 10am-2pm", "Mo-Fr 9:00-17:00; Sa 10:00-14:00"),
    ],
  },
];
