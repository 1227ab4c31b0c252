import type { Day } from "../schedule/entry.ts";
import type { DayPart } from "./believable-span.ts";

/** A note whose own days, or part of them, and the days and times behind it are no open door. */
export interface AsideMeaning {
  kind: "ASIDE";
  days?: readonly Day[];
  part?: DayPart;
}

/** Notes of appointments and of the telephone, as `hours-vocabulary.ts` lists words. */
export const ASIDES: readonly (readonly [AsideMeaning, string])[] = [
  [
    { kind: "ASIDE" },
    `appointments preferred | please call ahead | call ahead | please call first | call for eligibility |
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
     or call for appointment | or call for an appointment | also by appt | other times by appt |
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
  [
    { kind: "ASIDE", part: "EVENING" },
    `evenings by appointment | evening appointments available | evening hours by appointment |
     evenings available by appointment | appointments are available during daytime and evening hours |
     or evenings by appointment | and evenings by appointment | evening appointments |
     evening appointments by request | evenings by appt | evening hours available by appointment |
     evening appointments are available | tardes con cita | tardes con cita previa | noches con cita |
     por las tardes con cita | por la noche con cita | citas por la tarde | citas por la noche`,
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
