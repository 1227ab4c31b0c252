/**
 * Texts as brochures and doors of services have them, with moments that decide whether they were understood. The
 * answers are those of a careful reader who knows nothing but the text.
 *
 * - `OPEN`: a visitor can walk in.
 * - `SHUT`: a visitor who comes from the street cannot, even if the people inside stay.
 * - `ASK`: the text does not settle it, and the visitor has to call.
 *
 * Times are those of New York. An import that asks is never wrong, but it has then not read the text.
 */
export interface Brochure {
  text: string;
  moments: readonly string[];
}

function brochure(text: string, ...moments: readonly [string, string, string, string]): Brochure {
  return { text, moments };
}

/** A text which no moment settles. */
function unsettled(text: string): Brochure {
  return brochure(
    text,
    "2027-01-12 10:30 ASK",
    "2027-03-15 09:30 ASK",
    "2027-07-09 14:30 ASK",
    "2027-10-23 20:30 ASK",
  );
}

export const BROCHURES: Readonly<Record<string, readonly Brochure[]>> = {
  "seasons in words": [
    brochure(
      "Winter shelter: November through March, 7pm-7am nightly",
      "2027-01-15 20:00 OPEN",
      "2027-03-31 23:00 OPEN",
      "2027-07-15 20:00 SHUT",
      "2027-11-01 19:30 OPEN",
    ),
    brochure(
      "Winter hours (Nov–Mar): 7 PM–7 AM. Summer hours (Apr–Oct): 8 PM–6 AM. Open every night.",
      "2027-01-15 19:30 OPEN",
      "2027-07-15 19:30 SHUT",
      "2027-07-15 20:30 OPEN",
      "2027-07-16 06:30 SHUT",
    ),
    brochure(
      "Summer hours Memorial Day to Labor Day: Mon-Thu 8am-3pm. Rest of the year Mon-Fri 9am-5pm",
      "2027-07-09 10:00 SHUT",
      "2027-07-08 08:30 OPEN",
      "2027-10-08 10:00 OPEN",
      "2027-10-07 08:30 SHUT",
    ),
    brochure(
      "Cold weather shelter open Dec 1 - Mar 15, doors open at 8:00 p.m., guests leave by 7:00 a.m.",
      "2027-01-10 20:30 OPEN",
      "2027-11-15 21:00 SHUT",
      "2027-03-20 21:00 SHUT",
      "2027-01-10 19:00 SHUT",
    ),
    brochure(
      "Albergue de invierno: de noviembre a marzo, todas las noches de 7 p.m. a 7 a.m.",
      "2027-01-15 20:00 OPEN",
      "2027-07-15 20:00 SHUT",
      "2027-01-15 12:00 SHUT",
      "2027-11-30 23:00 OPEN",
    ),
    brochure(
      "De abril a octubre: lunes a viernes de 9 a 5 pm. De noviembre a marzo: lunes a viernes de 9 am a 4 pm.",
      "2027-05-03 16:30 OPEN",
      "2027-12-06 16:30 SHUT",
      "2027-12-06 10:00 OPEN",
      "2027-05-08 10:00 SHUT",
    ),
    brochure(
      "Horario de verano (junio, julio y agosto): lunes a jueves, 8:00 a 14:00. Resto del año: lunes a viernes, 9:00 a 17:00.",
      "2027-07-09 10:00 SHUT",
      "2027-07-08 08:30 OPEN",
      "2027-10-08 16:00 OPEN",
      "2027-10-07 08:30 SHUT",
    ),
    unsettled("Open only when temps drop below 32 degrees, 8pm to 8am, November thru March"),
    brochure(
      "Showers Mon/Wed/Fri 9-11:30am, May-September only.",
      "2027-06-02 10:00 OPEN",
      "2027-04-28 10:00 SHUT",
      "2027-06-01 10:00 SHUT",
      "2027-10-01 10:00 SHUT",
    ),
    unsettled("School year: M-F 3-6pm; summer: M-F 8am-6pm"),
    unsettled("Mon-Fri 9am-5pm (closes at 3pm Fridays in summer)"),
    brochure(
      "Cooling center: June 15 to September 15, noon to 8 p.m. daily",
      "2027-07-01 13:00 OPEN",
      "2027-06-14 13:00 SHUT",
      "2027-09-16 13:00 SHUT",
      "2027-07-01 20:30 SHUT",
    ),
    brochure(
      "Centro de enfriamiento abierto del 15 de mayo al 30 de septiembre, 11am-7pm, todos los días",
      "2027-05-15 12:00 OPEN",
      "2027-05-14 12:00 SHUT",
      "2027-09-30 18:30 OPEN",
      "2027-10-01 12:00 SHUT",
    ),
    brochure(
      "Year round Tues & Thurs 10am-1pm. Also Saturdays 10am-12pm, Thanksgiving through Christmas",
      "2027-03-02 11:00 OPEN",
      "2027-12-04 11:00 OPEN",
      "2027-07-10 11:00 SHUT",
      "2027-03-03 11:00 SHUT",
    ),
  ],
  "days of the month": [
    brochure(
      "Food boxes on the 1st and 15th of each month, 9am-11am",
      "2027-03-01 10:00 OPEN",
      "2027-03-15 09:30 OPEN",
      "2027-03-08 10:00 SHUT",
      "2027-03-16 10:00 SHUT",
    ),
    brochure(
      "Distribution last day of the month 2pm to 4pm",
      "2027-02-28 15:00 OPEN",
      "2027-04-30 15:00 OPEN",
      "2027-03-30 15:00 SHUT",
      "2027-03-31 15:30 OPEN",
    ),
    brochure(
      "Reparto de despensa el día 10 y el día 25 de cada mes, de 10:00 a.m. a 12:00 p.m.",
      "2027-03-10 11:00 OPEN",
      "2027-04-25 10:30 OPEN",
      "2027-03-17 11:00 SHUT",
      "2027-03-10 12:30 SHUT",
    ),
    brochure(
      "El último día del mes, 1 a 3 de la tarde",
      "2027-02-28 14:00 OPEN",
      "2027-03-28 14:00 SHUT",
      "2027-03-31 14:00 OPEN",
      "2027-03-31 10:00 SHUT",
    ),
    brochure(
      "Every 3rd of the month, 5pm - 7pm",
      "2027-03-03 18:00 OPEN",
      "2027-03-17 18:00 SHUT",
      "2027-04-03 18:00 OPEN",
      "2027-04-21 18:00 SHUT",
    ),
    brochure(
      "1st-5th of the month 9 AM - noon",
      "2027-03-03 10:00 OPEN",
      "2027-03-06 10:00 SHUT",
      "2027-03-01 11:30 OPEN",
      "2027-03-03 12:30 SHUT",
    ),
    unsettled("First and fifteenth, 8-10am. If it falls on a weekend, the Friday before."),
    unsettled("Open first weekday of the month 9am-1pm"),
    unsettled("Rent help line opens on the 1st of the month at 8am until funds run out"),
    unsettled("Los días 1 y 16, de 2pm a 5pm, previa cita"),
    brochure(
      "3rd Saturday and last day of each month 10am-noon",
      "2027-03-20 11:00 OPEN",
      "2027-03-31 11:00 OPEN",
      "2027-03-27 11:00 SHUT",
      "2027-03-13 11:00 SHUT",
    ),
  ],
  "every other week": [
    unsettled("Alternate Tuesdays 10am - 12pm"),
    brochure(
      "Every other Friday starting January 8, 2027, 9am-noon",
      "2027-01-08 10:00 OPEN",
      "2027-01-15 10:00 SHUT",
      "2027-01-22 10:00 OPEN",
      "2027-01-01 10:00 SHUT",
    ),
    unsettled("Cada dos sábados, 8 am a 10 am"),
    brochure(
      "Sábados alternos a partir del 9 de enero de 2027, de 8am a 10am",
      "2027-01-09 09:00 OPEN",
      "2027-01-16 09:00 SHUT",
      "2027-01-23 09:00 OPEN",
      "2027-01-02 09:00 SHUT",
    ),
    brochure(
      "Mon–Thu 9am–5pm, every other Friday 9am–5pm",
      "2027-03-01 10:00 OPEN",
      "2027-03-05 10:00 ASK",
      "2027-03-12 10:00 ASK",
      "2027-03-06 10:00 SHUT",
    ),
    brochure(
      "Biweekly on Wednesdays, 1-3 pm (next: December 2, 2026)",
      "2026-12-02 14:00 OPEN",
      "2026-12-09 14:00 SHUT",
      "2027-01-13 14:00 OPEN",
      "2027-01-06 14:00 SHUT",
    ),
    unsettled("Every 2 weeks on Thursday 4pm-6pm"),
  ],
  "coming in beside the stay": [
    brochure(
      "Emergency shelter, every night. Doors 6pm–7:30pm, out by 7am.",
      "2027-03-01 18:30 OPEN",
      "2027-03-01 21:00 SHUT",
      "2027-03-01 17:00 SHUT",
      "2027-03-01 08:00 SHUT",
    ),
    brochure(
      "Overnight shelter 7pm-7am daily, check-in 7pm-9pm",
      "2027-03-01 20:00 OPEN",
      "2027-03-01 22:00 SHUT",
      "2027-03-01 18:00 SHUT",
      "2027-03-01 08:00 SHUT",
    ),
    brochure(
      "Intake 4–6 p.m. Mon-Sat; shelter open 5 p.m. to 8 a.m. daily",
      "2027-03-01 17:30 OPEN",
      "2027-03-01 21:00 SHUT",
      "2027-03-07 21:00 SHUT",
      "2027-03-01 15:00 SHUT",
    ),
    unsettled("Check-in starts at 5:30 pm, no entry after 8 pm. Lights out 10 pm. Wake up 5:30 am."),
    brochure(
      "Registro de 4 a 6 pm, salida a las 7 am, todos los días",
      "2027-03-01 17:00 OPEN",
      "2027-03-01 19:00 SHUT",
      "2027-03-02 06:00 SHUT",
      "2027-03-06 17:00 OPEN",
    ),
    brochure(
      "Las puertas abren a las 6 p.m. y cierran a las 8 p.m. todas las noches; salida a las 7 a.m.",
      "2027-03-01 19:00 OPEN",
      "2027-03-01 21:00 SHUT",
      "2027-03-02 06:00 SHUT",
      "2027-03-07 18:30 OPEN",
    ),
    brochure(
      "Dinner 5-6 PM daily; intake by phone 9am-3pm Monday-Friday",
      "2027-03-01 17:30 OPEN",
      "2027-03-01 10:00 SHUT",
      "2027-03-06 17:30 OPEN",
      "2027-03-01 14:00 SHUT",
    ),
    unsettled("Beds: line up at 3:30pm, doors open 4:30pm till full, every day"),
    brochure(
      "Mon-Fri 8:30am-4:30pm; walk-in intake Tue & Thu 9am-11am only",
      "2027-03-02 10:00 OPEN",
      "2027-03-01 10:00 ASK",
      "2027-03-02 14:00 ASK",
      "2027-03-06 10:00 SHUT",
    ),
  ],
  "lunch breaks": [
    brochure(
      "Mon–Fri 8:30 AM–4:30 PM (closed 12–1 for lunch)",
      "2027-03-01 10:00 OPEN",
      "2027-03-01 12:30 SHUT",
      "2027-03-01 14:00 OPEN",
      "2027-03-06 10:00 SHUT",
    ),
    brochure(
      "Lunes a viernes de 8 a 5, cerrado a la hora del almuerzo de 12 a 1",
      "2027-03-01 10:00 OPEN",
      "2027-03-01 12:30 SHUT",
      "2027-03-01 14:00 OPEN",
      "2027-03-06 10:00 SHUT",
    ),
    brochure(
      "M-Th 9-12 & 1-4, closed for lunch",
      "2027-03-01 10:00 OPEN",
      "2027-03-01 12:30 SHUT",
      "2027-03-01 14:00 OPEN",
      "2027-03-05 10:00 SHUT",
    ),
    brochure(
      "Mon-Fri 9am-5pm. Closed for lunch.",
      "2027-03-01 10:00 OPEN",
      "2027-03-01 12:30 ASK",
      "2027-03-01 13:15 ASK",
      "2027-03-06 10:00 SHUT",
    ),
  ],
  "holidays and the days before": [
    brochure(
      "Mon-Fri 9am-5pm, closed on holidays",
      "2027-11-25 10:00 SHUT",
      "2027-11-24 16:00 OPEN",
      "2027-05-31 10:00 SHUT",
      "2027-09-06 10:00 SHUT",
    ),
    brochure(
      "Lunes a sábado 9am-6pm. Cerrado los días feriados y cierra a mediodía la víspera.",
      "2027-03-01 10:00 OPEN",
      "2027-11-24 14:00 SHUT",
      "2027-12-25 10:00 SHUT",
      "2027-12-24 14:00 SHUT",
    ),
    brochure(
      "Mon-Fri 8am-4pm; closes at noon the day before a holiday",
      "2027-11-24 13:00 SHUT",
      "2027-03-01 13:00 OPEN",
      "2027-12-24 13:00 SHUT",
      "2027-03-06 10:00 SHUT",
    ),
    brochure(
      "Hot meals every day incl. holidays 11:30am-1pm",
      "2027-11-25 12:00 OPEN",
      "2027-12-25 12:00 OPEN",
      "2027-03-01 12:00 OPEN",
      "2027-03-01 13:30 SHUT",
    ),
    brochure(
      "Tue-Sat 10am-4pm. Closed Thanksgiving and the day after, Christmas Eve, Christmas Day",
      "2027-11-26 11:00 SHUT",
      "2027-11-25 11:00 SHUT",
      "2027-12-24 11:00 SHUT",
      "2027-12-28 11:00 OPEN",
    ),
  ],
  "closed for a while": [
    brochure(
      "Temporarily closed until January 15, 2027. Mon-Fri 9am-5pm",
      "2026-12-10 10:00 SHUT",
      "2027-01-14 10:00 SHUT",
      "2027-01-19 10:00 OPEN",
      "2027-01-23 10:00 SHUT",
    ),
    unsettled("Cerrado temporalmente hasta nuevo aviso. Lunes a viernes 9am-5pm"),
    brochure(
      "Mon-Fri 9am-5pm. Closed for renovations through 3/1/2027",
      "2026-12-10 10:00 SHUT",
      "2027-02-26 10:00 SHUT",
      "2027-03-02 10:00 OPEN",
      "2027-03-06 10:00 SHUT",
    ),
    brochure(
      "We will reopen February 1st. Hours Tue/Thu 9am-noon",
      "2027-01-05 10:00 SHUT",
      "2027-01-28 10:00 SHUT",
      "2027-02-02 10:00 OPEN",
      "2027-02-03 10:00 SHUT",
    ),
  ],
  "the phone beside the door": [
    brochure(
      "Office: Mon-Fri 9am-5pm. Hotline 24/7.",
      "2027-03-01 10:00 OPEN",
      "2027-03-01 22:00 SHUT",
      "2027-03-06 10:00 SHUT",
      "2027-03-02 08:30 SHUT",
    ),
    brochure(
      "Phones answered 8am-8pm M-F; walk-ins Tue and Thu 10am-2pm",
      "2027-03-01 10:30 SHUT",
      "2027-03-02 11:00 OPEN",
      "2027-03-02 15:00 SHUT",
      "2027-03-04 08:30 SHUT",
    ),
    brochure(
      "Teléfono: lunes a viernes 8am-6pm. Atención en persona: martes y jueves 9am-1pm.",
      "2027-03-01 10:30 SHUT",
      "2027-03-02 11:00 OPEN",
      "2027-03-02 15:00 SHUT",
      "2027-03-04 08:30 SHUT",
    ),
    brochure(
      "Call Mon-Fri 8am-noon to reserve a box. Pick up Wed 3pm-5pm.",
      "2027-03-01 09:00 SHUT",
      "2027-03-03 09:00 SHUT",
      "2027-03-03 16:00 ASK",
      "2027-03-04 16:00 SHUT",
    ),
  ],
};
