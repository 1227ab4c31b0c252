import { contact, type HoursForm, read } from "./hours-case.ts";

const WHO = "who may come then is not said";

/** Short forms, hours in words, sentences, and days told as exceptions. */
export const TOLD_IN_WORDS: readonly HoursForm[] = [
  {
    title: "short forms and hours in words",
    cases: [
      read("TU-TH 0800-1530; FR 0900-1200; CLSD MON", "Tu-Th 8:00-15:30; Fr 9:00-12:00"),
      read("Wkdays 8:30-4:30, clsd wkends", "Mo-Fr 8:30-16:30"),
      read("8-4 wkdys; til 6 on Thurs", "Mo-We,Fr 8:00-16:00; Th 8:00-18:00"),
      read("Tuesday and Friday, ten to noon and one to three-thirty", "Tu,Fr 10:00-12:00,13:00-15:30"),
      read("Half past six to eight in the evening, Mondays", "Mo 18:30-20:00"),
      read("Every weekday but Wednesday; eight-thirty til 3", "Mo,Tu,Th,Fr 8:30-15:00"),
      read(
        "Lunes y jueves, de ocho y media a once y de una a tres y media de la tarde",
        "Mo,Th 8:30-11:00,13:00-15:30",
      ),
      read("Meals served eleven until 1 o'clock every day", "daily 11:00-13:00"),
      read("Ropero: vie 9-11, s/cita", "Fr 9:00-11:00"),
      contact("Saturdays, one to a family", "no times"),
      contact("Tuesdays at half past nine", "no end"),
      contact("Wkdays c/cita 9-4", "by appointment"),
    ],
  },
  {
    title: "marks between entries",
    cases: [
      read("Lun-Mié 8:00-16:30 // Jue 8:00-11:30 // V-D cerrado", "Mo-We 8:00-16:30; Th 8:00-11:30"),
      read("M-Th 9-6 / F 9-1 / Sat -- / Sun --", "Mo-Th 9:00-18:00; Fr 9:00-13:00"),
      read(
        "Breakfast 7-8:30a / Lunch 12-1p / Dinner 5-6p -- seven days a wk",
        "daily 7:00-8:30,12:00-13:00,17:00-18:00",
      ),
      read(
        "Day | Open | Close\nTu | 9:00 | 16:30\nWe | - | -\nTh | 9:00 | 19:00",
        "Tu 9:00-16:30; Th 9:00-19:00",
      ),
      read("9a to 7p Mon thru Thu, weekends 11 to 4", "Mo-Th 9:00-19:00; Sa,Su 11:00-16:00"),
      read("Lun mié vie 9 am a 1 pm / mar jue 2 pm a 6 pm", "Mo,We,Fr 9:00-13:00; Tu,Th 14:00-18:00"),
      read("W-Sa 10-6, clsd M Tu", "We-Sa 10:00-18:00"),
      contact("Tue Thu 12-7", "a row without its times, or a list"),
    ],
  },
  {
    title: "when it opens and when it closes",
    cases: [
      read("Doors open 7:15 AM. We close at 2:45 PM. Everyday but Sunday.", "Mo-Sa 7:15-14:45"),
      read(
        "Open every day at 7am, close 9pm Sun-Thurs, 11pm Fri & Sat",
        "Mo-Th,Su 7:00-21:00; Fr,Sa 7:00-23:00",
      ),
      read(
        "Abrimos 7 am todos los días, cerramos 9 pm dom-jue, 1 am vie y sáb",
        "Mo-Th,Su 7:00-21:00; Fr,Sa 7:00-1:00",
      ),
      read("Opens at 9 am and closes at 1 pm, Tuesdays", "Tu 9:00-13:00"),
      read("Sat 4pm - Mon 7am, open straight thru", "Sa 16:00-24:00; Su 0:00-24:00; Mo 0:00-7:00"),
      read("Jueves 7 pm a lunes 7 am corrido", "Th 19:00-24:00; Fr,Sa,Su 0:00-24:00; Mo 0:00-7:00"),
      read("Thu 7pm to Mon 6am", "Th,Fr,Sa,Su 19:00-6:00", "each night at least"),
      contact("Mon 9am to Fri 5pm", "each day, or all the time between"),
      contact("Tue 10pm to Thu 6am", "one night, or two"),
      contact("Opens at 9 am, closes at 1 pm", "no days"),
      read("Open every day at 7am, close 9pm", "daily 7:00-21:00"),
    ],
  },
  {
    title: "days told as exceptions with what holds on them",
    cases: [
      read(
        "Drop-in 8a-2p daily exc. Tue (opens 11a) & Sat (closed)",
        "Mo,We,Th,Fr,Su 8:00-14:00; Tu 11:00-14:00",
      ),
      read("MTWThF 9a-12p, 1p-5p ex. F close @ 12", "Mo-Th 9:00-12:00,13:00-17:00; Fr 9:00-12:00"),
      read(
        "M-F 9-noon, 1-5pm. 2nd Monday of month we don't open til 11 am.",
        "Mo-Fr 9:00-12:00,13:00-17:00; Mo[2] 0:00-11:00 off",
      ),
      read("Cada martes 5-7 de la tarde menos el 19 de enero (feriado)", "Tu 17:00-19:00; 01-19: daily off"),
      read(
        "Thu nite supper 5:30-6:30 pm, all welcome (NOT 12/24 or 12/31)",
        "Th 17:30-18:30; 12-24: daily off; 12-31: daily off",
      ),
      read("Tue-Sat 8-4. Closed Mondays & all of Dec 22–28.", "Tu-Sa 8:00-16:00; 12-22..12-28: daily off"),
      read(
        "Mon-Fri 8-5. New Years: we close 12/31 at noon and all day 1/1.",
        "Mo-Fr 8:00-17:00; 12-31: daily 12:00-24:00 off; 01-01: daily off",
      ),
      read(
        "Closet M-W-F 9:00 to 1:00 [closed during school winter break, Dec 20-Jan 4]",
        "Mo,We,Fr 9:00-13:00; 12-20..01-04: daily off",
      ),
      contact("Closet Tu-Th 9 to 1, closed during winter break", "which dates is not said"),
      contact("Mon-Fri 9-5 except some Fridays (opens 10a)", "which Fridays is not said"),
    ],
  },
  {
    title: "halves of the day that the other days tell",
    cases: [
      read(
        "Clinic:\nMon 9-9\nTue 9-5\nWed 11-7\nThu 9-5\nFri 9-1",
        "Mo 9:00-21:00; Tu 9:00-17:00; We 11:00-19:00; Th 9:00-17:00; Fr 9:00-13:00",
      ),
      read("Lun-Jue 8:30-17:30; Vie 8:30-11:30", "Mo-Th 8:30-17:30; Fr 8:30-11:30"),
      read("Mart. 8 a 11 y 14 a 16 hrs; vier. 8 a 11 hrs", "Tu 8:00-11:00,14:00-16:00; Fr 8:00-11:00"),
      read("Domingos 11:30 a 12:30, y en la tarde de 5 a 6 pm", "Su 11:30-12:30,17:00-18:00"),
      contact("Shelter: Mon 8-8, Tue 8-5, Wed 8-5, Thu 8-5", "by day or by night"),
      contact("Mon 8-8", "by day or by night"),
      contact("Duchas lun a vie 7:00 a 10:30", "in the morning or in the evening"),
    ],
  },
  {
    title: "names of places and programs, and notes that promise nothing of the door",
    cases: [
      read("Bread table in the narthex Sundays 9:15-10:00", "Su 9:15-10:00"),
      read("Teen & young adult drop-in Mon-Thu 3p-8p, Fri 3p-10p", "Mo-Th 15:00-20:00; Fr 15:00-22:00"),
      read(
        "SNAP/Medicaid lobby: 8:00-4:30 Mon, Tue, Thu. WED lobby closed - phones only 9-4",
        "Mo,Tu,Th 8:00-16:30",
      ),
      read("Recovery mtgs, just walk in: Tue 7-8p, Sat 9-10:30a", "Tu 19:00-20:00; Sa 9:00-10:30"),
      read("Pruebas de VIH gratis, pase sin cita: martes 2-6 p.m.", "Tu 14:00-18:00"),
      read(
        "From the bulletin: food shelf in the fellowship hall Sundays 12:15 (after the 11 o'clock service) til 1:45 pm.",
        "Su 12:15-13:45",
      ),
      read("Free legal clinic, first come, 1st Tues 5-7 pm", "Tu[1] 17:00-19:00"),
      read("Tues. 5–6:30pm. Please do not line up before 4:15, doors do not open early.", "Tu 17:00-18:30"),
      read("Senior center open 8–3 M–F. Lunch served 11:30–12:15.", "Mo-Fr 8:00-15:00"),
      read("Office 9-4 M-Th (walk in). Hotline answered 24 hrs a day, 7 days.", "Mo-Th 9:00-16:00"),
      read("Comedor: desayuno 7-8, comida 12-1, de L a V", "Mo-Fr 7:00-8:00,12:00-13:00"),
      read("Wed 9-11a (seniors 60+ and everyone else welcome)", "We 9:00-11:00"),
      contact("Members welcome only, Wed 9-11a", WHO),
      contact("Wed 9-11a (residents only welcome)", WHO),
      contact("Emergency only, Mon-Fri 9-5", "a condition"),
      contact("New clients Mon 9-11, others when called", WHO),
      contact("Mon-Fri 9-5 emergency", "a condition, or a name"),
      contact("Mon-Fri 9-5 (lunch 12-1)", "the meal may be served then, or be a break"),
    ],
  },
  {
    title: "seasons of one line, and of the days of another sentence",
    cases: [
      read(
        "Mon-Thu 9-7\nFri 9-5\nSun 1-4 (Oct - Apr)",
        "Mo-Th 9:00-19:00; Fr 9:00-17:00; Oct-Apr: Su 13:00-16:00",
      ),
      read(
        "Emergency night shelter. Doors open 6:30pm, doors LOCK at 9pm (no exceptions). 7 nights a week Nov 15 - Mar 15.",
        "11-15..03-15: daily 18:30-21:00",
      ),
    ],
  },
];
