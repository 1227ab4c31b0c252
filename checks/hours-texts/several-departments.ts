import { contact, type HoursForm, read } from "./hours-case.ts";

/** Texts that tell of several parts of a place, of doors beside meals and of being taken in beside beds. */
export const SEVERAL_DEPARTMENTS: readonly HoursForm[] = [
  {
    title: "doors that open before a meal",
    cases: [
      read("Doors open at 5:30pm, meal served 6-7pm, Mon-Fri", "Mo-Fr 17:30-19:00"),
      read("Doors open 11am. Lunch served 11:30am-12:30pm. Mon-Sat", "Mo-Sa 11:00-12:30"),
      read("Se abren las puertas a las 4:30 pm; cena 5-6 pm; martes y viernes", "Tu,Fr 16:30-18:00"),
      read("Las puertas abren a las 11 am, almuerzo de 11:30 a 1 pm, lunes a viernes", "Mo-Fr 11:00-13:00"),
      read("Mon, Wed: doors open at 4pm, dinner 4:30pm-5:30pm", "Mo,We 16:00-17:30"),
      contact("Doors open at 3pm, meal served 6pm-7pm, Mon-Fri", "what is there before is not said"),
      contact("Doors open at 7pm, meal served 6pm-7pm, Mon-Fri", "one of both is wrong"),
    ],
  },
  {
    title: "being taken in beside a bed",
    cases: [
      read("Check-in 4:00pm-6:00pm; check-out 7:00am. Every night.", "daily 16:00-18:00"),
      read("Nightly check-in 5pm-7pm, check out by 8am", "daily 17:00-19:00"),
      read("Check in 6pm to 8pm every night. Check out 6:30am.", "daily 18:00-20:00"),
      read("Entrada al albergue: 5pm–8pm. Salida: 7am. Todos los días.", "daily 17:00-20:00"),
      read("Todas las noches, entrada de 6pm a 8pm, salida a las 7am", "daily 18:00-20:00"),
      read("Intake Mon-Fri 1pm-3pm. Residents must be in by 7pm.", "Mo-Fr 13:00-15:00"),
      read("Intake Mon-Sat 2pm-4pm. Curfew 9pm.", "Mo-Sa 14:00-16:00"),
      read("Intake 2pm-4pm daily. Guests must return by 8pm.", "daily 14:00-16:00"),
      read("Nightly 7pm-7am. Guests must be in by 9pm.", "daily 19:00-21:00"),
      read("Day center 6:30a-2:30p 7 days; overnight shelter check in 6p, lights out 9p", "daily 6:30-14:30"),
      read("Day center 8am-3pm daily. Night shelter check-in at 6pm.", "daily 8:00-15:00"),
    ],
  },
  {
    title: "several departments, each with its days and times",
    cases: [
      read(
        "Clinic: Mon & Wed 9-12:30. WIC: Fri 8-4. Advice nurse phone line 24 hrs.",
        "Mo,We 9:00-12:30; Fr 8:00-16:00",
      ),
      read(
        "Pantry Tue 10am-1pm. Clothing Thu 10am-1pm. After-hours nurse hotline 24/7.",
        "Tu,Th 10:00-13:00",
      ),
      read(
        "Clothes closet 1st Tue 9-11; pantry every Wed 1-3:30; office not open to the public",
        "Tu[1] 9:00-11:00; We 13:00-15:30",
      ),
      read("Food pantry Mon & Thu 10am-noon. The office is closed to the public.", "Mo,Th 10:00-12:00"),
      read(
        "Despensa: martes 9-12. Ropero: jueves 1-4. La oficina no está abierta al público.",
        "Tu 9:00-12:00; Th 13:00-16:00",
      ),
      read(
        "Showers M/W/F 8am-10:30am. Laundry T/Th 8am-10:30am. Mail pick up M-F 1-2.",
        "Mo-Fr 8:00-10:30,13:00-14:00",
      ),
      read("Food: Mon 9-11, Clothing: Tue 9-11, Furniture: Wed 1-3", "Mo,Tu 9:00-11:00; We 13:00-15:00"),
      read("Dental Mon/Tue 8am-4pm; Medical Wed-Fri 8am-5pm", "Mo,Tu 8:00-16:00; We-Fr 8:00-17:00"),
      contact("Mon-Fri 9-5; office not open to the public", "of what they are the hours is not said"),
    ],
  },
  {
    title: "one day of the month and all others",
    cases: [
      read(
        "first Fri of month 8-noon; all other Fridays 8-5; Mon-Thu 8-5",
        "Mo-Fr 8:00-17:00; Fr[1] 12:00-17:00 off",
      ),
      read("1st Wednesday 10am-4pm, all other Wednesdays 8am-4pm", "We 8:00-16:00; We[1] 8:00-10:00 off"),
      read(
        "Mon-Thu 9-4. Last Friday of the month 9-12, other Fridays 9-4.",
        "Mo-Fr 9:00-16:00; Fr[-1] 12:00-16:00 off",
      ),
      read("First Tuesday closed; all other Tuesdays 1-4", "Tu 13:00-16:00; Tu[1] off"),
      read(
        "Primer viernes del mes 8-12; los demás viernes 8-5; L-J 8-5",
        "Mo-Fr 8:00-17:00; Fr[1] 12:00-17:00 off",
      ),
      contact("First Friday 8-noon; every other Friday 8-5", "all others, or every second one"),
      contact("All other Fridays 8-5", "than which is not said"),
    ],
  },
  {
    title: "seasons of nights, and a week without a pause",
    cases: [
      read("Temporada de frío (1 dic–31 mar): todas las noches 6pm–7am", "12-01..03-31: daily 18:00-7:00"),
      read("Cold weather shelter (Nov 15 - Mar 31): nightly 7pm-7am", "11-15..03-31: daily 19:00-7:00"),
      read(
        "Winter shelter, December 1 through March 15, every night 8pm-6am",
        "12-01..03-15: daily 20:00-6:00",
      ),
      read(
        "Del 1 de noviembre al 31 de marzo, todas las noches de 7pm a 6am",
        "11-01..03-31: daily 19:00-6:00",
      ),
      read(
        "Open around the clock from Mon 6am until Fri 6pm",
        "Mo 6:00-24:00; Tu-Th 0:00-24:00; Fr 0:00-18:00",
      ),
      read(
        "24 hours a day from Sunday 5pm through Friday 9am",
        "Su 17:00-24:00; Mo-Th 0:00-24:00; Fr 0:00-9:00",
      ),
      read(
        "Abierto las 24 horas de lunes 6am a viernes 6pm",
        "Mo 6:00-24:00; Tu-Th 0:00-24:00; Fr 0:00-18:00",
      ),
      contact("From Mon 6am until Fri 6pm", "by day alone, or without a pause"),
    ],
  },
  {
    title: "columns and lists of days",
    cases: [
      read("HOURS\tM\tT\tW\tTH\tF\n\t8-5\t8-5\t8-5\t8-5\t8-12", "Mo-Th 8:00-17:00; Fr 8:00-12:00"),
      read("Mon | Tue | Wed\n9-5 | 9-5 | closed", "Mo,Tu 9:00-17:00"),
      read(
        "Day | Mon | Tue | Wed | Thu\nOpen | 9am | 9am | 10am | 9am\nClose | 5pm | 5pm | 6pm | 5pm",
        "Mo,Tu,Th 9:00-17:00; We 10:00-18:00",
      ),
      read("Lun | Mar | Mié\n8:00-12:00 | 8:00-12:00 | cerrado", "Mo,Tu 8:00-12:00"),
      contact("Mon | Tue | Wed\n9-5 | 9-5", "of Wednesday nothing is said"),
      read("MONDAY;TUESDAY;THURSDAY/10:00AM-02:00PM", "Mo,Tu,Th 10:00-14:00"),
      read("Mon; Wed; Fri: 9am - 1pm", "Mo,We,Fr 9:00-13:00"),
      contact("Mon; Wed 9am-1pm", "of Monday nothing is said"),
      contact("Tue 9-5; Wed; Thu 10-2", "of Wednesday nothing is said"),
    ],
  },
];
