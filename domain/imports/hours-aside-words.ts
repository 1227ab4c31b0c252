import type { Day } from "../services/opening-hours/entry.ts";
import type { DayPart } from "./believable-span.ts";

/** A note whose own days, or part of them, and the days and times behind it are no open door. */
export interface AsideMeaning {
  kind: "ASIDE";
  days?: readonly Day[];
  part?: DayPart;
}

const APPOINTMENTS = ["appointment", "appointments", "appt", "appts", "appt.", "appts.", "an appointment"];
const NOT_NEEDED = [
  "recommended",
  "preferred",
  "encouraged",
  "suggested",
  "helpful",
  "accepted",
  "available",
  "welcome",
];

/** `appt. recommended`, `appointments are encouraged`: people may come without. */
const RECOMMENDED = [
  ...["preferred", "recommended", "encouraged"].flatMap((word) =>
    ["required", "necessary", "needed"].flatMap((need) => [
      `appointments ${word} but not ${need}`,
      `appointment ${word} but not ${need}`,
      `appointments are ${word} but not ${need}`,
      `appointments not ${need} but ${word}`,
      `appointment not ${need} but ${word}`,
    ]),
  ),
  ...APPOINTMENTS.flatMap((noun) =>
    ["", "is ", "are ", "strongly ", "highly "].flatMap((verb) =>
      NOT_NEEDED.map((word) => `${noun} ${verb}${word}`),
    ),
  ),
];

const SCHEDULING = [
  "to schedule",
  "to make",
  "to arrange",
  "to book",
  "to set up",
  "for",
  "to schedule a",
  "to make a",
  "to arrange a",
  "to book a",
  "to set up a",
  "for a",
  "to schedule an",
  "to make an",
  "to arrange an",
  "to book an",
  "for an",
];
const SCHEDULED = [
  "visit",
  "visits",
  "appointment",
  "appointments",
  "appt",
  "tour",
  "tours",
  "pickup",
  "time",
  "times",
];

/** `to schedule a weekend visit`: at times that are named, and at no others. */
const scheduled = (...when: readonly string[]): string =>
  SCHEDULING.flatMap((verb) =>
    when.flatMap((word) => SCHEDULED.map((noun) => `${verb} ${word} ${noun}`)),
  ).join(" | ");

const REQUESTS = [
  "by appts",
  "by appointments",
  "appointment only",
  "appt only",
  "with appt",
  "available by appt",
  "by appointment",
  "by appt",
  "by appointment only",
  "by appt only",
  "with appointment",
  "available by appointment",
  "by request",
  "upon request",
  "on request",
  "by arrangement",
];

/** `evenings on request`: at these times alone. */
const onRequest = (...when: readonly string[]): string =>
  when
    .flatMap((word) =>
      ["", "or ", "and "].flatMap((link) => REQUESTS.map((request) => `${link}${word} ${request}`)),
    )
    .join(" | ");

const CITAS = [
  "con cita",
  "con cita previa",
  "con previa cita",
  "por cita",
  "por cita previa",
  "previa cita",
  "mediante cita",
  "bajo cita",
].flatMap((cita) => ["", "solo ", "solamente ", "unicamente "].map((only) => `${only}${cita}`));

/** `tardes por cita`: at these times alone. */
const conCita = (...when: readonly string[]): string =>
  when
    .flatMap((word) =>
      ["", "o ", "y ", "las ", "por la ", "por las ", "en la ", "en las "].flatMap((link) =>
        CITAS.map((cita) => `${link}${word} ${cita}`),
      ),
    )
    .join(" | ");

/** Phrases of "please call ahead" with a reason. */
const TO_BE_SURE = ["call ahead", "please call ahead", "call first", "please call first"].flatMap((call) =>
  ["to make sure", "to be sure", "to ensure"].flatMap((verb) =>
    [
      "someone is here",
      "someone is there",
      "someone is in",
      "we are here",
      "staff is here",
      "someone is available",
      "somebody is here",
    ].map((who) => `${call} ${verb} ${who}`),
  ),
);

/** Notes of appointments and of the telephone, as `hours-vocabulary.ts` lists words. */
export const ASIDES: readonly (readonly [AsideMeaning, string])[] = [
  [
    { kind: "ASIDE" },
    `calling ahead is recommended | call for other times | call for other days | call for other hours | llame para otros horarios | llame para otros dias |
     please call for other times | call us for other times | appointments preferred | please call ahead | call ahead | please call first | call for eligibility |
     call for details | call for directions | email | e-mail | leave a message | please leave a message |
     clients may leave a message | you may leave a message | answering service after hours |
     after hours answering service | after-hours answering service | appointment preferred |
     appointments recommended | appointments encouraged | se recomienda cita | se recomienda hacer cita |
     or by appointment | and by appointment | or by appt | and by appt | also by appointment |
     other times by appointment | other hours by appointment | other days by appointment | o con cita |
     after hours by appointment | o con cita previa | and other times by appointment | o por cita |
     additional hours by appointment | extended hours by appointment | y con cita | y por cita |
     appointments available | appointments are available | call for more information | call for information |
     for more information please call | please call us | for more information call | para mas informacion |
     llame para mas informacion | or by appointments | or by prior appointment | or with appointment |
     or with an appointment | or appointment | or appointments | and by appointments | and with appointment |
     or call for appointment | or call for an appointment | or call for appt | or call for an appt | or call for appts |
     or call for appointments | or call us for an appointment | or call to make an appointment |
     or call to schedule an appointment | o llame para cita | o llame para una cita | o llame para hacer cita |
     o llame para hacer una cita | o llamar para cita | o haga cita | o haga una cita | also by appt | other times by appt |
     others by appointment | all other times by appointment | all other days by appointment |
     other times available by appointment | and at other times by appointment |
     or at other times by appointment | at other times by appointment | or other times by appointment |
     additional times by appointment | after-hours by appointment | appointments accepted |
     appointments also available | appointments can be made | appointments offered | appointments taken |
     or anytime by appointment | anytime by appointment | also available by appointment |
     or available by appointment | o mediante cita | o previa cita | o con previa cita | o cita previa |
     y mediante cita | y previa cita | y con cita previa | y tambien con cita | tambien con cita |
     tambien con cita previa | tambien por cita | tambien previa cita | ademas con cita |
     ademas con cita previa | otros horarios con cita | otros horarios con cita previa |
     otros horarios por cita | otros dias con cita | otras horas con cita | u otras horas con cita |
     u otros horarios con cita | fuera de horario con cita | citas disponibles | hay citas |
     hay citas disponibles | se dan citas | se aceptan citas | se ofrecen citas | favor de llamar |
     favor de llamar antes | llame antes | llame primero | llame antes de venir | deje un mensaje |
     deje mensaje | correo electronico | para mas informacion llame | para informacion llame`,
  ],
  [{ kind: "ASIDE" }, [...RECOMMENDED, ...TO_BE_SURE].join(" | ")],
  [{ kind: "ASIDE" }, onRequest("otherwise")],
  [{ kind: "ASIDE" }, conCita("de lo contrario", "de otro modo", "fuera de ese horario")],
  [
    { kind: "ASIDE" },
    onRequest("after hours", "after-hours", "afterhours", "additional hours", "extended hours"),
  ],
  [{ kind: "ASIDE", part: "MORNING" }, onRequest("mornings", "morning hours", "morning visits")],
  [{ kind: "ASIDE", part: "MORNING" }, conCita("manana", "mananas")],
  [{ kind: "ASIDE", part: "AFTERNOON" }, onRequest("afternoons", "afternoon hours", "afternoon visits")],
  [{ kind: "ASIDE", part: "AFTERNOON" }, conCita("tarde", "tardes")],
  [{ kind: "ASIDE", part: "EVENING" }, conCita("noche", "noches")],
  [{ kind: "ASIDE", part: "EVENING" }, onRequest("evenings", "evening hours", "evening visits")],
  [{ kind: "ASIDE", days: ["SATURDAY", "SUNDAY"] }, onRequest("weekends", "weekend hours", "weekend visits")],
  [{ kind: "ASIDE", days: ["SATURDAY", "SUNDAY"] }, scheduled("weekend")],
  [{ kind: "ASIDE", days: ["SATURDAY"] }, scheduled("saturday")],
  [{ kind: "ASIDE", days: ["SUNDAY"] }, scheduled("sunday")],
  [{ kind: "ASIDE", part: "EVENING" }, scheduled("evening", "after hours", "after-hours")],
  [{ kind: "ASIDE", part: "AFTERNOON" }, "citas por la tarde"],
  [
    { kind: "ASIDE", part: "EVENING" },
    `evenings by appointment | evening appointments available | evening hours by appointment |
     evenings available by appointment | appointments are available during daytime and evening hours |
     or evenings by appointment | and evenings by appointment | evening appointments |
     evening appointments by request | evenings by appt | evening hours available by appointment |
     evening appointments are available | citas por la noche`,
  ],
  [
    { kind: "ASIDE", days: ["SATURDAY", "SUNDAY"] },
    `weekends by appointment | weekend appointments available | or weekends by appointment |
     and weekends by appointment | weekend appointments | weekends by appt | weekend hours by appointment |
     fines de semana con cita | fines de semana con cita previa | fin de semana con cita |
     y fines de semana con cita | citas los fines de semana`,
  ],
  [
    { kind: "ASIDE", days: ["SATURDAY", "SUNDAY"], part: "EVENING" },
    `evening and weekend appointments available | evenings and weekends by appointment |
     evening and weekend hours by appointment | and evenings and weekends by appointment |
     or evenings and weekends by appointment | or by appointment evenings and weekends |
     and by appointment evenings and weekends | or by appointment on evenings and weekends |
     evening and weekend appointments | evenings & weekends by appointment | nights and weekends by appointment`,
  ],
];
