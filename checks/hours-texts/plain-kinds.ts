import { contact, type HoursForm, inexpressible, read } from "./hours-case.ts";

const DOORS = "two places, each shut while the other is open";
const END = "when the doors shut is not said of each day";
const SEASON = "which dates are meant is not stated";
const WEEKS = "of the month, or every other week";

/** What doors and flyers say plainly, in words that other texts do not have, and what looks like it. */
export const PLAIN_KINDS: readonly HoursForm[] = [
  {
    title: "around the clock, with a bell",
    cases: [
      read("Always open. Ring bell after 10pm.", "daily 0:00-24:00"),
      read("Abierto los 365 días las 24 horas", "daily 0:00-24:00"),
      read("Open 24 hours, 365 days. Please ring the doorbell for entry.", "daily 0:00-24:00"),
      read("Abierto las 24 horas. Toque el timbre después de las 10 pm.", "daily 0:00-24:00"),
      read("Mon-Fri 9am-8pm, ring bell after 6pm", "Mo-Fr 9:00-20:00"),
      read("Los 365 días, de 8 am a 6 pm", "daily 8:00-18:00"),
      contact("Open 24/7, no entry after 10pm", "when the door opens again is not stated"),
      contact("Always open. Doors locked after 10pm.", "when the door opens again is not stated"),
      contact("Always open except when the van is out", "not always"),
    ],
  },
  {
    title: "but for a day",
    cases: [
      read("9am-9pm daily exc. Tues", "daily 9:00-21:00; Tu off"),
      read("Mon-Sat 9am-5pm exc. 1st Sat", "Mo-Sa 9:00-17:00; Sa[1] off"),
      read("10am-4pm daily, excl. holidays", "daily 10:00-16:00; holidays off"),
      read("De 9 am a 5 pm todos los días exc. domingo", "daily 9:00-17:00; Su off"),
      contact("9-9 daily exc. Tues", "by day or by night"),
      read("De martes a domingo, 7 am - 3 pm; lunes descansamos", "Tu-Su 7:00-15:00"),
      read("Los lunes descansamos. Martes a domingo de 8 am a 4 pm.", "Tu-Su 8:00-16:00"),
      read("Lun-vie 8am-4pm, sábado y domingo no laboramos", "Mo-Fr 8:00-16:00"),
      read("Lun-sáb 8am-4pm, descanso de 12 a 1", "Mo-Sa 8:00-12:00,13:00-16:00"),
      contact("Lunes a sábado 9-5, descansamos un día a la semana", "which day is not stated"),
      read(
        "Daytime drop-in 7 days 8–4, closed Christmas Day & New Year's Day",
        "daily 8:00-16:00; 12-25: daily off; 01-01: daily off",
      ),
      contact("Daytime only", "no times"),
    ],
  },
  {
    title: "each week beside weekdays of the month",
    cases: [
      read("W 5-7pm, 1st Sa 9-11am", "We 17:00-19:00; Sa[1] 9:00-11:00"),
      read("Mié 5-7 pm, 1er sáb 9-11 am", "We 17:00-19:00; Sa[1] 9:00-11:00"),
      read("Tu Th 9-12, 2nd Fr 1-3", "Tu,Th 9:00-12:00; Fr[2] 13:00-15:00"),
      contact("W 5-7, 1st Sa 9-11", "in the morning or in the evening"),
      read(
        "every 2nd Fri. 8:00 am to 10:00 am and every 4th Fri. 4:00 pm to 6:00 pm",
        "Fr[2] 8:00-10:00; Fr[4] 16:00-18:00",
      ),
      read(
        "Cada segundo viernes de 8 a 10 am y cada cuarto viernes de 4 a 6 pm",
        "Fr[2] 8:00-10:00; Fr[4] 16:00-18:00",
      ),
      contact("Every 2nd Tue 9-11am and every 4th Wed 1-3pm", WEEKS),
      contact("1st Fri 9-11am, every 2nd Fri 1pm-3pm", WEEKS),
      read("5th Saturday only, 9-11am", "Sa[5] 9:00-11:00"),
      contact("5th Saturday only", "no times"),
      read("Distribution on the 10th, 20th and 30th, 3-5 pm, rain or shine", "d10,d20,d30 15:00-17:00"),
      read("Reparto los días 10, 20 y 30, de 3 a 5 pm, llueva o truene", "d10,d20,d30 15:00-17:00"),
      contact("The 10th, 20 and 30, 3-5pm", "days or hours"),
    ],
  },
  {
    title: "meals behind their times",
    cases: [
      read("M W F 11:30-12:30 lunch. T Th no meal.", "Mo,We,Fr 11:30-12:30"),
      read("M W F 11:30-12:30 lunch. T Th 5-6pm dinner.", "Mo,We,Fr 11:30-12:30; Tu,Th 17:00-18:00"),
      read("Lun, mié y vie 11:30-12:30 almuerzo. Martes y jueves no hay comida.", "Mo,We,Fr 11:30-12:30"),
      read("Mon-Sat 11am-1pm; Thu no lunch", "Mo-We,Fr-Sa 11:00-13:00"),
      contact("Mon-Fri 9-5 lunch", "served, or a break"),
      contact("Mon-Fri 9-5, 12-1 lunch", "served, or a break"),
      contact("Mon-Fri 9-5. Mon-Fri 12-1 lunch.", "served, or a break"),
      contact("Mon-Fri 12-1 closed lunch", "when it is open is not stated"),
    ],
  },
  {
    title: "nights by two days, or behind their days",
    cases: [
      read("Overnight 9pm-6am Fri, Sat, and Sun nights", "Fr-Su 21:00-6:00"),
      read("9pm-6am Fri and Sat nights", "Fr,Sa 21:00-6:00"),
      read("Viernes y sábado en la noche de 9 pm a 6 am", "Fr,Sa 21:00-6:00"),
      contact("Overnight Fri, Sat, Sun 9am-6pm nights", "am and pm"),
      read("Tue 11PM - Wed 5AM outreach van parked at 5th & Main", "Tu 23:00-5:00"),
      read("Martes 11 pm a miércoles 5 am", "Tu 23:00-5:00"),
      read("Fri 10 PM - Sat 6 AM; Sat 10 PM - Sun 6 AM", "Fr,Sa 22:00-6:00"),
      read("Sun 8 PM - Mon 12 AM", "Su 20:00-24:00"),
      contact("Tue 11PM - Thu 5AM", "one night, or two"),
      contact("Mon, Tue 11PM - Wed 5AM", "one night, or two"),
      contact("Mon-Tue 11PM - Wed 5AM", "one night, or two"),
      contact("Mon 9am - Tue 5pm", "at night, too, or by day"),
      contact("Wed 6pm-9pm van parked at 5th & Main. Thu 6pm-9pm.", DOORS),
      read("Tue and Thu 6pm-9pm, outreach van parked at Main and 3rd", "Tu,Th 18:00-21:00"),
      contact("Fri & Sat 10 PM - Sun 6 AM", "one night, or two"),
      contact("Fri 10 PM to Sat 6 AM closed", "when it is open is not stated"),
      contact("Tue 9-11pm van parked at 5th & Main; Thu 9-11pm van parked at 7th & Oak", DOORS),
    ],
  },
  {
    title: "dates of one year",
    cases: [
      read(
        "Summer lunch program: June 14 - August 6, 2027, weekdays 11 to 1",
        "2027-06-14..2027-08-06: Mo-Fr 11:00-13:00",
      ),
      read(
        "Almuerzo de verano: del 14 de junio al 6 de agosto de 2027, de lunes a viernes de 11 am a 1 pm",
        "2027-06-14..2027-08-06: Mo-Fr 11:00-13:00",
      ),
      read("June 14, 2027 - August 6, 2027, Mon-Thu 9am-noon", "2027-06-14..2027-08-06: Mo-Th 9:00-12:00"),
      read(
        "December 14 - January 8, 2027: Mon-Fri 10am-2pm",
        "2026-12-14..2027-01-08: Mo-Fr 10:00-14:00",
        "the year of the end",
      ),
      contact("Mon-Fri 9-5. Summer: June 14 - August 6, 2027, Mon-Thu 8-2", SEASON),
      read(
        "Mon-Fri 9am-5pm, closed June 14 - August 6, 2027",
        "Mo-Fr 9:00-17:00; 2027-06-14..2027-08-06: daily off",
      ),
      read("M-F 10-4 through March 5, 2027", "2027-01-01..2027-03-05: Mo-Fr 10:00-16:00"),
      read(
        "Last day of program is Fri March 12, 2027. M-F 10-4",
        "2027-01-01..2027-03-12: Mo-Fr 10:00-16:00",
      ),
      read(
        "Lun-vie de 10 am a 4 pm hasta el 5 de marzo de 2027",
        "2027-01-01..2027-03-05: Mo-Fr 10:00-16:00",
      ),
      contact("Last day of program is Fri March 11, 2027. M-F 10-4", "the day is a Thursday"),
      contact("Monday through Friday, June 18, 2027, 9am-noon", "one week, or each Monday"),
      contact("Registration June 14 - August 6, 2027. Mon-Fri 9-5", "registration, or the hours"),
      contact(
        "June 14 - August 6, 2027, Mon-Fri 11am-1pm. Sat 9am-noon.",
        "the Saturdays of all year, or of the dates",
      ),
      contact("M-F 9-5 through March 5, 2027; starting March 8, 2027 M-F 8-4", SEASON),
      contact("By appointment through March 5, 2027. M-F 9-5", "ask first"),
      contact("M-F 10-4; through March 5, 2027 also Sat 9-12", SEASON),
      contact("M-F 10-4. Sat 9-12 through March 5, 2027.", SEASON),
      contact("Closed for repairs. Until January 15, 2027 Mon-Fri 9-5 at the annex", "another place"),
      read(
        "Moving! Closed Dec 14-18. Otherwise Mon-Fri 9 to 3.",
        "Mo-Fr 9:00-15:00; 12-14..12-18: daily off",
      ),
      read(
        "Nos mudamos. Cerrado del 14 al 18 de diciembre. Lun-vie de 9 am a 3 pm.",
        "Mo-Fr 9:00-15:00; 12-14..12-18: daily off",
      ),
      contact("We are moving. Mon-Fri 9-3", "until when is not stated"),
    ],
  },
  {
    title: "a season, and nothing in the rest of the year",
    cases: [
      read(
        "Winter shelter: Nov–Mar 7pm–7am nightly. Closed the rest of the year.",
        "Nov-Mar: daily 19:00-7:00",
      ),
      read("Invierno (nov a mzo) 6pm–7am todas las noches; en verano no hay", "Nov-Mar: daily 18:00-7:00"),
      read("Apr-Oct Sat 9am-1pm. The rest of the year: closed.", "Apr-Oct: Sa 9:00-13:00"),
      read(
        "Refugio de nov a mar, todas las noches de 7 pm a 7 am. Cerrado el resto del año.",
        "Nov-Mar: daily 19:00-7:00",
      ),
      read("June-Aug Mon-Fri 11am-1pm. Closed in winter.", "Jun-Aug: Mo-Fr 11:00-13:00"),
      contact("May-Oct daily 9am-5pm; closed in summer", "the summer is within the season"),
      contact("Mar a jun sáb 8-12; en verano no hay", "the summer may begin within the season"),
      contact(
        "Mon-Fri 9-5. Nov-Mar nightly 7pm-7am. Closed the rest of the year.",
        "the rest is open and closed",
      ),
    ],
  },
  {
    title: "the last who come in",
    cases: [
      read("Mon–Fri 9–6; last client signed in at 5", "Mo-Fr 9:00-17:00"),
      read("Mon to Fri 10-4, pantry line cut off 3:30", "Mo-Fr 10:00-15:30"),
      read("Ventanilla: lun–vie 7:30–15:30, última ficha 2 pm", "Mo-Fr 7:30-14:00"),
      read("Last client 4:30. M-F 9-5", "Mo-Fr 9:00-16:30"),
      read("Lun-vie 8 am a 4 pm, se entregan fichas hasta las 2 pm", "Mo-Fr 8:00-14:00"),
      contact("9-5 Mon-Fri, line cut off 3:30 Sat", END),
      contact("Mon-Fri 9-6, last client at 5, Sat 10-2", END),
      read("Doors open 6 pm, lock at 8 pm, everyone out 6:30 am. Every night.", "daily 18:00-20:00"),
      read("Doors open 7pm, no entry after 9pm, out by 7am, nightly", "daily 19:00-21:00"),
      read(
        "Puertas abren a las 6 pm, se cierran las puertas a las 8 pm, todos los días",
        "daily 18:00-20:00",
      ),
      read(
        "Entrada de 5 a 6:30 de la tarde todos los días, después no se abre la puerta",
        "daily 17:00-18:30",
      ),
      contact("Entrada de 5 a 6:30 de la tarde, después no se abre la puerta", "the days are not stated"),
      read("Intake Mon-Fri 1pm to 3pm only. Come in person, no appt needed.", "Mo-Fr 13:00-15:00"),
      read("Lun-vie 1-3 pm, venga en persona, sin cita", "Mo-Fr 13:00-15:00"),
      read("open M-F 9-5 (phones til 7)", "Mo-Fr 9:00-17:00"),
      read("Lun-vie de 9 am a 5 pm (teléfono hasta las 7)", "Mo-Fr 9:00-17:00"),
      contact("9-5 M-F, phones til 7 Sat", "whose Saturday is not stated"),
      read(
        "M-F 9-5, open til 7 Tue",
        "Mo,We-Fr 9:00-17:00; Tu 9:00-19:00",
        "on Tuesday it opens when it does on the others",
      ),
    ],
  },
  {
    title: "times of holidays",
    cases: [
      contact("Holidays 10am-2pm", "of the other days nothing is stated"),
      read("weekends & holidays 8am-5pm", "Sa-Su 8:00-17:00; holidays 8:00-17:00"),
      read("Fines de semana y feriados de 8 am a 5 pm", "Sa-Su 8:00-17:00; holidays 8:00-17:00"),
      read(
        "Weekends and holidays 10am-4pm, closed Christmas",
        "Sa-Su 10:00-16:00; holidays 10:00-16:00; 12-25: daily off",
      ),
      inexpressible(
        "Mon-Fri 9am-5pm, Sat, Sun and holidays 10am-2pm",
        "Mo-Fr 9:00-17:00; Sa-Su 10:00-14:00; holidays 10:00-14:00; holidays 0:00-10:00 off; holidays 14:00-24:00 off",
        "whether the weekday off beside a holiday keeps its hours is not stated",
      ),
    ],
  },
];
