import { contact, type HoursForm, read } from "./hours-case.ts";

/** Texts of an author who had not seen the rules, as they are typed. */

const UNSURE = "no walk-in time is sure";

export const OTHER_AGENCIES: readonly HoursForm[] = [
  {
    title: "texts of other agencies",
    cases: [
      read(
        "Monday thru Thursday 8:30am to 4pm, Friday 8:30 to noon. Closed weekends.",
        "Mo-Th 8:30-16:00; Fr 8:30-12:00",
      ),
      read("M/W/F 10-2", "Mo,We,Fr 10:00-14:00"),
      read(
        "Tues & Thurs 1:00–3:30 p.m., plus 2nd Saturday of each month 9–11 a.m.",
        "Tu,Th 13:00-15:30; Sa[2] 9:00-11:00",
      ),
      read(
        "Walk ins welcome Mon-Wed 9am-12pm. Afternoons 1pm-4pm by appointment only. Closed Thurs. and Fri.",
        "Mo-We 9:00-12:00",
      ),
      read("Mon - Fri 8a-5p (closed for lunch 12-1)", "Mo-Fr 8:00-12:00,13:00-17:00"),
      read("Office hours: M-F 9:00am-4:30pm. Phones are answered beginning at 8:00am.", "Mo-Fr 9:00-16:30"),
      read(
        "Food pantry: Wed 4-6pm, Sat 9-11am. Clothing closet: 1st Sat only, 9-11am.",
        "We 16:00-18:00; Sa 9:00-11:00",
      ),
      read(
        "Mon 10-6, Tue 10-6, Wed 12-8, Thu 10-6, Fri 10-5, Sat 10-2, Sun closed",
        "Mo,Tu,Th 10:00-18:00; We 12:00-20:00; Fr 10:00-17:00; Sa 10:00-14:00",
      ),
      read(
        "School year (Sept-May): Mon-Thu 3pm-6pm. Summer (June-August): Mon-Fri 10am-3pm",
        "Sep-May: Mo-Th 15:00-18:00; Jun-Aug: Mo-Fr 10:00-15:00",
      ),
      read("1st & 3rd Tuesdays 5:30pm - 7pm", "Tu[1,3] 17:30-19:00"),
      read(
        "Last Friday of the month, 10am until noon. Bring photo ID and something showing your address",
        "Fr[-1] 10:00-12:00",
      ),
      read(
        "Walk-in legal clinic second and fourth Wed, 6 to 8 pm. All other times by appt.",
        "We[2,4] 18:00-20:00",
      ),
      read("Mon-Fri 9-5. Closed federal holidays.", "Mo-Fr 9:00-17:00; federal off"),
      read("M–Th 7:30a–6p; closed F, Sa, Su and all major holidays", "Mo-Th 7:30-18:00; holidays off"),
      read(
        "Winter warming center - open Nov 15 thru March 31, 7pm to 7am every night",
        "11-15..03-31: daily 19:00-7:00",
      ),
      read(
        "Tuesdays 9am-12pm; Thurday 4pm-7pm (door is around back, ring the bell)",
        "Tu 9:00-12:00; Th 16:00-19:00",
      ),
      read(
        "Mon. 9-12 & 1-4; Tues. 9-12 & 1-4; Wed. 9-12; Thurs. 9-12 & 1-4",
        "Mo,Tu,Th 9:00-12:00,13:00-16:00; We 9:00-12:00",
      ),
      read("Weekdays 8-4:30, Saturdays by appointment", "Mo-Fr 8:00-16:30"),
      read("Pantry is open Thursdays 10am-1pm. (No food given out on Sundays, sorry.)", "Th 10:00-13:00"),
      read(
        "Mon-Fri 10-4, closed daily 12:30-1:30 for lunch; also closed Dec 24 - Jan 2",
        "Mo-Fr 10:00-12:30,13:30-16:00; 12-24..01-02: daily off",
      ),
      read("9 to 5, Mon thru Fri, excluding holidays", "Mo-Fr 9:00-17:00; holidays off"),
      read("MONDAY-FRIDAY 0800-1630", "Mo-Fr 8:00-16:30"),
      read("Mon - Fri: 0900 – 1700 hrs, Sat: 0900 – 1200 hrs", "Mo-Fr 9:00-17:00; Sa 9:00-12:00"),
      read(
        "Tue 4:00 PM - 6:00 PM\nThu 10:00 AM - 12:00 PM\nSat (1st only) 10:00 AM - 12:00 PM",
        "Tu 16:00-18:00; Th 10:00-12:00; Sa[1] 10:00-12:00",
      ),
      read("Lunch served 11:30-12:30 everyday except Sunday", "Mo-Sa 11:30-12:30"),
      read(
        "Breakfast 7-8 am, Lunch 12-1 pm, Dinner 5-6 pm, 7 days/week",
        "daily 7:00-8:00,12:00-13:00,17:00-18:00",
      ),
      read("Hotline 24/7. Office walk-ins Mon-Fri 9am-4pm", "Mo-Fr 9:00-16:00"),
      read("M,T,Th,F 9-3 W 9-12", "Mo,Tu,Th,Fr 9:00-15:00; We 9:00-12:00"),
      read("Closed Mondays. Tues-Sat 11-4.", "Tu-Sa 11:00-16:00"),
      read("7 days a week, 6am - 10pm", "daily 6:00-22:00"),
      read(
        "Mon & Thu 9:30a-11:30a, closed Christmas Day through New Year's Day",
        "Mo,Th 9:30-11:30; 12-25..01-01: daily off",
      ),
      read(
        "Farm stand May thru October, Wednesdays 3-6pm & Saturdays 9-12",
        "May-Oct: We 15:00-18:00; May-Oct: Sa 9:00-12:00",
      ),
      read("First two Mondays of each month, 1pm-4pm", "Mo[1,2] 13:00-16:00"),
      read("The 10th and 25th of each month 9am-noon", "d10,d25 9:00-12:00"),
      read("15th & last day of month, 10-2", "d15,d-1 10:00-14:00"),
      read("MTWTh 8-12 1-5, F 8-12", "Mo-Th 8:00-12:00,13:00-17:00; Fr 8:00-12:00"),
      read("Mon-Fri 8:00am-4:30pm; Tues open until 7pm", "Mo 8:00-16:30; Tu 8:00-19:00; We-Fr 8:00-16:30"),
      read(
        "Mon, Tues, Thurs, Fri - 8:30AM-12:00PM and 1:00PM-4:00PM; Wed. - closed to public",
        "Mo,Tu,Th,Fr 8:30-12:00,13:00-16:00",
      ),
      read(
        "Tuesday 9 AM - Noon, Wednesday Noon - 3 PM, Thursday 3 PM - 6 PM",
        "Tu 9:00-12:00; We 12:00-15:00; Th 15:00-18:00",
      ),
      read("Walk-in hours: Mondays 1-4pm / By appt: Tue-Fri 9-4pm", "Mo 13:00-16:00"),
      read("Mnday - Friday 9am-6:30pm, Sat 9am -1pm", "Mo-Fr 9:00-18:30; Sa 9:00-13:00"),
      read("Noon-4 Mon-Wed, 2-6 Thurs, closed Fri", "Mo-We 12:00-16:00; Th 14:00-18:00"),
      read(
        "Monday to Friday 8:00-12:00 * 1:00-5:00 * closed Thanksgiving and Christmas Day",
        "Mo-Fr 8:00-12:00,13:00-17:00; Nov: Th[4] off; 12-25: daily off",
      ),
      read("Open Mon.-Thurs. 10am-3pm. Closed the month of July.", "Mo-Th 10:00-15:00; Jul: daily off"),
      read(
        "CLOSED FOR RENOVATION Feb 1, 2027 - Feb 14, 2027. Regular hours Mon-Sat 9am-6pm",
        "Mo-Sa 9:00-18:00; 2027-02-01..2027-02-14: daily off",
      ),
      read("Mon 9–12\nTue 9–12\nWed —\nThu 2–6\nFri 9–12\nSat/Sun —", "Mo,Tu,Fr 9:00-12:00; Th 14:00-18:00"),
      read("Wednesdays from ten in the morning to two in the afternoon", "We 10:00-14:00"),
      read("Saturday's 10a.m.-12p.m., enter thru alley door, 1 visit per 30 days", "Sa 10:00-12:00"),
      read(
        "Mon-Thu: 8am to 5:30pm (by appt. only after 4pm), Fri: 8am to noon",
        "Mo-Th 8:00-16:00; Fr 8:00-12:00",
      ),
      read(
        "Mon-Wed & Fri 8:30 am—3:30 pm // Thurs 11:00 am—6:30 pm // use intercom if elevator is needed",
        "Mo-We 8:30-15:30; Fr 8:30-15:30; Th 11:00-18:30",
      ),
      read("Lunes a viernes de 8:00 a.m. a 5:00 p.m.", "Mo-Fr 8:00-17:00"),
      read("Lun-Vie 9am-4pm, cerrado de 12 a 1 por almuerzo", "Mo-Fr 9:00-12:00,13:00-16:00"),
      read("Martes y jueves de 10 a 2", "Tu,Th 10:00-14:00"),
      read("Sábados de 9 a 11 de la mañana, le recomendamos llegar temprano y traer bolsas", "Sa 9:00-11:00"),
      read("Lunes, miércoles y viernes 9-12; por las tardes con cita, de 2 a 5", "Mo,We,Fr 9:00-12:00"),
      read("Primer y tercer sábado del mes, 8 am a 10 am", "Sa[1,3] 8:00-10:00"),
      read("Todos los dias 7am - 7pm", "daily 7:00-19:00"),
      read("Abierto las 24 horas, los 7 dias de la semana", "daily 0:00-24:00"),
      read("Lu a Ju 8:30-16:30, Vi 8:30-12:00", "Mo-Th 8:30-16:30; Fr 8:30-12:00"),
      read("Oficina: L-V 9 a 5. Línea telefónica: 24 horas.", "Mo-Fr 9:00-17:00"),
      read("Despensa: miércoles 3pm-6pm. Ropa: segundo miércoles del mes 3pm-6pm.", "We 15:00-18:00"),
      read(
        "De septiembre a mayo: lun-jue 3-7pm; de junio a agosto: lun-vie 9am-1pm",
        "Sep-May: Mo-Th 15:00-19:00; Jun-Aug: Mo-Fr 9:00-13:00",
      ),
      read(
        "Cerrado los domingos y días feriados. Lunes a sábado 10am-6pm",
        "Mo-Sa 10:00-18:00; holidays off",
      ),
      read("Último viernes de cada mes de 4 a 6 de la tarde", "Fr[-1] 16:00-18:00"),
      read(
        "Cena gratis los jueves de 5:30 pm a 7 pm. Entre por la puerta de atrás, junto al estacionamiento",
        "Th 17:30-19:00",
      ),
      read("Martes 9:00–11:30 y 13:00–15:00; sábado 9:00–11:30", "Tu 9:00-11:30,13:00-15:00; Sa 9:00-11:30"),
      read(
        "Refugio: entrada de 5 p.m. a 7 p.m. todos los días. Hay que salir a las 7 a.m.",
        "daily 17:00-19:00",
      ),
      read(
        "Albergue de invierno, 1 de diciembre al 15 de marzo, de 8 de la noche a 6 de la mañana, todas las noches",
        "12-01..03-15: daily 20:00-6:00",
      ),
      read(
        "Clínica legal: 2do y 4to martes 6-8 pm, sin cita. Otros días solo con cita.",
        "Tu[2,4] 18:00-20:00",
      ),
      read("L/Mi/V 10am–1pm", "Mo,We,Fr 10:00-13:00"),
      read(
        "Lunes cerrado; martes a viernes 11-7; sabado 10-4; domingo cerrado",
        "Tu-Fr 11:00-19:00; Sa 10:00-16:00",
      ),
      read(
        "Lunes a jueves de 9 de la mañana a 6 de la tarde y los viernes de 9 al mediodía",
        "Mo-Th 9:00-18:00; Fr 9:00-12:00",
      ),
      read("Sin cita: lunes 1-4 pm. Con cita: martes a viernes.", "Mo 13:00-16:00"),
      read(
        "De lunes a viernes, 9:00 a 17:00 hrs, excepto feriados federales",
        "Mo-Fr 9:00-17:00; federal off",
      ),
      read("Cerrado en julio. El resto del año lun-vie 10-3", "Mo-Fr 10:00-15:00; Jul: daily off"),
      read(
        "Cerrado del 24 de diciembre al 2 de enero. Horario normal: L-V 8:30am-4pm",
        "Mo-Fr 8:30-16:00; 12-24..01-02: daily off",
      ),
      read(
        "Biblioteca: lun-jue 10-8, vie y sáb 10-5, dom 1-5",
        "Mo-Th 10:00-20:00; Fr,Sa 10:00-17:00; Su 13:00-17:00",
      ),
      read("Los días 5 y 20 de cada mes, 9-11am", "d5,d20 9:00-11:00"),
      read("Desayuno 7-8:30 am, comida 12-1 pm; lunes a sabado", "Mo-Sa 7:00-8:30,12:00-13:00"),
      read("Lunes-Viernes 8am a 4:30pm, cerrado el primer viernes del mes", "Mo-Fr 8:00-16:30; Fr[1] off"),
      read("De mayo a octubre, domingos 9am-1pm. Aceptamos EBT", "May-Oct: Su 9:00-13:00"),
      read(
        "Miércoles 12 del mediodía – 2 pm / viernes 5 – 7 pm / traiga identificación y comprobante de domicilio",
        "We 12:00-14:00; Fr 17:00-19:00",
      ),
      read("Domingos después de misa, de 12:30 a 2:00 de la tarde, en el sótano", "Su 12:30-14:00"),
      read(
        "Lun–vie 7:30–15:30. Los miércoles de 9 a 10 cerramos por junta",
        "Mo-Fr 7:30-15:30; We 9:00-10:00 off",
      ),
      contact("By appointment only. Please call Diane to schedule.", UNSURE),
      contact("Hours vary with the season and how many volunteers we have, please call ahead", UNSURE),
      contact(
        "Crisis line 24/7 for women and children fleeing violence. All intake is done by phone; shelter location is confidential.",
        UNSURE,
      ),
      contact("Legal clinic held every other Wednesday 6pm-8pm, call for dates", UNSURE),
      contact(
        "Opens only on nights when temp is forecast below 32 degrees. Dial 211 after 3pm to find out if we are open",
        UNSURE,
      ),
      contact(
        "M-F 9-3. Clients must be referred by a school counselor or social worker, we can not see anyone without a referral.",
        UNSURE,
      ),
      contact("TEMPORARILY CLOSED until further notice due to water damage. Normal hours M-F 9-4", UNSURE),
      contact("Phone line staffed M-F 9-5; all visits are scheduled in advance", UNSURE),
      contact(
        "Mobile pantry - sites and times change weekly, see our Facebook page for this week's stops",
        UNSURE,
      ),
      contact("Hours are subject to change. Best to call", UNSURE),
      contact("M-F 9-5 (staff working remotely, no in person service at this time)", UNSURE),
      contact(
        "Must phone first for an appointment. Appointments are given for Tue and Thu 9am to 2pm",
        UNSURE,
      ),
      contact("Waitlist is by lottery. Applications accepted online only when list opens.", UNSURE),
      contact("Residential program, 24 hrs. Admission by court or agency referral", UNSURE),
      contact("Most weekdays 10ish to 3ish but call to be sure somebody is here", UNSURE),
      contact("Solo con cita previa. Llame para hacer su cita", UNSURE),
      contact("El horario varía, favor de llamar antes de venir", UNSURE),
      contact("Se atiende únicamente con referido de la escuela o de su trabajadora social", UNSURE),
      contact(
        "Atendemos por teléfono de lunes a viernes de 9 a 5, por ahora no hay atención en persona",
        UNSURE,
      ),
      contact("Cada dos semanas en sábado, llame para saber la fecha", UNSURE),
      contact("Cerrado temporalmente por remodelación, todavía no hay fecha para abrir", UNSURE),
      contact("Algunas mañanas entre semana, depende de los voluntarios", UNSURE),
      contact("First two weeks of each month, Mondays 1pm-4pm", UNSURE),
      contact("Last two Mondays of each month, 1pm-4pm", UNSURE),
      read("El ropero abre los primeros dos sábados de cada mes, 10am a 12pm", "Sa[1,2] 10:00-12:00"),
      contact("Mon-Fri — 9 or so", UNSURE),
      read("Tue 10am-1pm\nWed closed to the public", "Tu 10:00-13:00"),
    ],
  },
];
