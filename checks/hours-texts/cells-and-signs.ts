import { contact, type HoursForm, read } from "./hours-case.ts";

const EITHER = "a list of days, or a range";

/** Signs that were lost or changed on the way, cells of tables, days by letters and both languages side by side. */
export const CELLS_AND_SIGNS: readonly HoursForm[] = [
  {
    title: "signs in place of dashes",
    cases: [
      read("Tue\ufffdSat 10:30am\ufffd6pm", "Tu-Sa 10:30-18:00"),
      read("Martes \ufffd jueves 8:00 \ufffd 15:30", "Tu-Th 8:00-15:30"),
      read("Wednesday \u2022 Sunday 7am \u2022 3pm", "We-Su 7:00-15:00"),
      read("Thurs 9\ufffd12", "Th 9:00-12:00"),
      read("Mon\u2022Wed\u2022Fri 10:00\ufffd14:30", "Mo,We,Fr 10:00-14:30"),
      read("\u2022 Tue 9am-12pm, 1pm-4pm \u2022 Thu 9am-12pm", "Tu 9:00-12:00,13:00-16:00; Th 9:00-12:00"),
      read("Fri 9am-12pm \u2022 1pm-5pm", "Fr 9:00-12:00,13:00-17:00"),
      read("Mar-vie 9 ~ 3 \u2022 con cita lun 9 ~ 11", "Tu-Fr 9:00-15:00"),
      read("Jue\u00ad/Thu 2\u00ad5pm", "Th 14:00-17:00"),
      read(
        "Monday\ufffdThursday 8:00\ufffd4:30, Friday\ufffd8:00\ufffdnoon",
        "Mo-Th 8:00-16:30; Fr 8:00-12:00",
      ),
      contact("Mon \u2022 Thu \u2022 9am \u2022 5pm", EITHER),
      contact("Mon \u2022 Thu 9am-5pm", EITHER),
      contact("Tue \ufffd Fri 10am-2pm", EITHER),
      contact("Wed 9?-12?", "not sure"),
    ],
  },
  {
    title: "cells of tables",
    cases: [
      read("Tue-Sat 0.354-0.708", "Tu-Sa 8:30-17:00"),
      read("We 0.3958333-0.6666667", "We 9:30-16:00"),
      contact("Mon 0.4-0.7", "rounded to more than two hours"),
      contact("Thu 0.375", "a single time"),
      read(
        "MON=|TUE=09:00-15:00|WED=09:00-15:00|THU=|FRI=10:00-12:00|SAT=|SUN=",
        "Tu,We 9:00-15:00; Fr 10:00-12:00",
      ),
      read("Mon=9am-1pm, Tue=9am-1pm, Wed=, Thu=", "Mo,Tu 9:00-13:00"),
      read("M 9-5,T 9-5,W X,R 9-5,F 9-1,S X,U X", "Mo,Tu,Th 9:00-17:00; Fr 9:00-13:00"),
      read("R 10-4, F 10-4, S 9-1, U X", "Th,Fr 10:00-16:00; Sa 9:00-13:00"),
      contact("M-F 9-5, S 9-1", "Saturday or Sunday"),
      read("Sun: - | Mon: 9-5 | Tue: 9-5 | Wed: -", "Mo,Tu 9:00-17:00"),
      read("Mon 09:00 - 17:00, Tue -, Wed 09:00 - 17:00", "Mo,We 9:00-17:00"),
      read("M-F 830-430", "Mo-Fr 8:30-16:30"),
      read("Mo: 9-5 Tu: 9-5 We: 9-5 Th: 9-5 Fr: closed", "Mo-Th 9:00-17:00"),
      read("Mon: X\nTue: 9am-2pm\nWed: X", "Tu 9:00-14:00"),
    ],
  },
  {
    title: "lists of days without commas",
    cases: [
      read("M W 9am-11am, T Th 1pm-3pm", "Mo,We 9:00-11:00; Tu,Th 13:00-15:00"),
      read("Days: M T Th F | Time: 8:30am-2pm", "Mo,Tu,Th,Fr 8:30-14:00"),
      read("W F 1-4", "We,Fr 13:00-16:00"),
      read("tuesday wednesday and friday 10 to 2", "Tu,We,Fr 10:00-14:00"),
      read("Lunes martes y jueves 9am-1pm", "Mo,Tu,Th 9:00-13:00"),
      read("MTuWThF 9-4, Sa 10-1", "Mo-Fr 9:00-16:00; Sa 10:00-13:00"),
      read("MTWTF 7:30-4", "Mo-Fr 7:30-16:00"),
      contact("MTF 9-4", "Tuesday or Thursday"),
      contact("M F 9-5", EITHER),
      contact("Monday Friday and Sunday 9am-5pm", EITHER),
      read("Noon to 4 daily, not Wed", "daily 12:00-16:00; We off"),
      read("10am-3pm every day (not Mondays)", "daily 10:00-15:00; Mo off"),
      contact("Mon-Fri 9am-5pm, not always on time", "not always"),
    ],
  },
  {
    title: "both languages side by side",
    cases: [
      read("Sat/Sábado 9am-noon/mediodía, Sun/Domingo closed/cerrado", "Sa 9:00-12:00"),
      read("Mon-Fri 8am-4pm, closed/cerrado 12/18/2026", "Mo-Fr 8:00-16:00; 2026-12-18: daily off"),
      read("Tue/Martes 9am-1pm; Fri/Viernes closed (cerrado)", "Tu 9:00-13:00"),
      read("Lunes a viernes 8-4 o con cita los domingos", "Mo-Fr 8:00-16:00"),
      contact("Mon-Fri 9am-5pm by appt/con cita", "by appointment"),
      read("Mar 9-12, Jue 9-12", "Tu,Th 9:00-12:00", "no dates of March"),
    ],
  },
  {
    title: "beside a service of a church",
    cases: [
      read("Sundays 12:15 after service until 2", "Su 12:15-14:00"),
      read("Domingos 1-3 pm después de misa", "Su 13:00-15:00"),
      contact("Sundays after service", "no times"),
      contact("Sundays after the service until 2", "when it begins is not stated"),
    ],
  },
];
