import { clockParts, MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { Day, Period } from "#domain/services/opening-hours/entry.ts";
import type { OpeningHoursWords } from "../../en/services/opening-hours.ts";
import { datesAndTimes } from "../base/dates-and-times.ts";

const days: Record<Day, string> = {
  MONDAY: "lunes",
  TUESDAY: "martes",
  WEDNESDAY: "miércoles",
  THURSDAY: "jueves",
  FRIDAY: "viernes",
  SATURDAY: "sábado",
  SUNDAY: "domingo",
};

const shortDays: Record<Day, string> = {
  MONDAY: "lun",
  TUESDAY: "mar",
  WEDNESDAY: "mié",
  THURSDAY: "jue",
  FRIDAY: "vie",
  SATURDAY: "sáb",
  SUNDAY: "dom",
};

const periods: Record<Period, string> = {
  FIRST: "Primer",
  SECOND: "Segundo",
  THIRD: "Tercer",
  FOURTH: "Cuarto",
  FIFTH: "Quinto",
  LAST: "Último",
};

const { months, time } = datesAndTimes;

/** `las 8 p. m.`; `la 1 p. m.` for the one hour that is singular; `la medianoche`, `el mediodía`. */
function theTime(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY;
  if (ofDay === MINUTES_PER_DAY / 2) return `el ${time(minute)}`;
  return `${ofDay === 0 || clockParts(minute).hour12 === 1 ? "la" : "las"} ${time(minute)}`;
}

/** `a las 8 p. m.`, `a la 1 p. m.`, `a la medianoche`, `al mediodía`. */
function atTime(minute: number): string {
  return `a ${theTime(minute)}`.replace("a el ", "al ");
}

/** `21 de noviembre de 2026` or `21 de noviembre`. */
function date(isoDate: string, hasYear = true): string {
  const [year, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `${dayOfMonth(day)} de ${months[month - 1]}${hasYear ? ` de ${year}` : ""}`;
}

/** `26–27 de noviembre`, `1.º de diciembre de 2026 – 31 de marzo de 2027`: what both dates share is said once. */
function dates(first: string, last: string, hasYear: boolean): string {
  if (first === last) return date(first, hasYear);
  const end = date(last, hasYear);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOfMonth(Number(first.slice(8)))}–${end}`;
  return `${date(first, hasYear && first.slice(0, 4) !== last.slice(0, 4))} – ${end}`;
}

function dayOfMonth(day: number): string {
  return day === 1 ? "1.º" : String(day);
}

/** `lun, mié y vie` */
function list(items: readonly string[]): string {
  const last = items[items.length - 1] ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} y ${last}`;
}

export const openingHours: OpeningHoursWords = {
  days,
  shortDays,
  periods,
  time,
  date,
  status: {
    open247: "Abierto 24 horas",
    openTill: (closes) => `Abierto hasta ${theTime(closes)}`,
    openTillDay: (day, closes) => `Abierto hasta el ${days[day]} ${atTime(closes)}`,
    closedTill: (opens) => `Cerrado hasta ${theTime(opens)}`,
    // The midnight at which tomorrow begins is tonight's.
    closedUntilTomorrow: (opens) =>
      `Cerrado hasta ${opens === 0 ? theTime(opens) : `mañana ${atTime(opens)}`}`,
    closedUntilDay: (day, opens) => `Cerrado hasta el ${days[day]} ${atTime(opens)}`,
    closedTillNextDay: (day, opens) => `Cerrado hasta el próximo ${days[day]} ${atTime(opens)}`,
    closedUntilNthDay: (period, day, opens) =>
      `Cerrado hasta el ${periods[period].toLowerCase()} ${days[day]} del mes ${atTime(opens)}`,
    closedUntilDate: (isoDate, hasYear) => `Cerrado hasta el ${date(isoDate, hasYear)}`,
    onDate: (isoDate) => date(isoDate, false),
    permanentlyClosed: "Cerrado para siempre",
    contactForHours: "Pregunte el horario",
    closed: "Cerrado",
  },
  intakeClosed: "Hoy no reciben a nadie más",
  intake: (status) => status.replace(/^Cerrado/u, "No reciben").replace(/^Abierto/u, "Reciben"),
  lines: {
    openingHours: "Horario",
    closedDays: "Días cerrados",
    intake: "A qué hora llegar",
    today: "Hoy",
    closed: "Cerrado",
    everyDay: "Todos los días",
    allDay: "Todo el día",
    aroundTheClock: "Abierto 24 horas",
    permanentlyClosed: "Cerrado para siempre",
    run: (first, last) => `${shortDays[first]}–${shortDays[last]}`,
    list,
    shortDay: (day) => shortDays[day],
    monthly: (which, on) =>
      `${list(which.map((period) => periods[period].toLowerCase()))} ${list(on.map((day) => days[day]))} del mes`,
    monthDays: (which) => `${list(which.map((day) => (day < 0 ? "último día" : `día ${day}`)))} del mes`,
    everyWeeks: (weeks, on) => `Cada ${weeks} semanas: ${on}`,
    during: (on, dates) => `${on} (${dates})`,
    dates,
    datesFrom: (first, hasYear) => `Desde el ${date(first, hasYear)}`,
    datesUntil: (last, hasYear) => `Hasta el ${date(last, hasYear)}`,
    span: (start, end, endsNextDay) => `${time(start)} – ${time(end)}${endsNextDay ? " del otro día" : ""}`,
  },
  problems: {
    scheduleWithoutType: "Algo salió mal, inténtelo de nuevo",
    scheduleTypeNotAllowed: "Este tipo de horario no se puede usar aquí. Elija otro.",
    dayRequired: "Indique el día",
    periodRequired: "Indique qué semana del mes",
    notADayOfMonth: "Indique un día del 1 al 31.",
    notAnInterval: "Indique la primera fecha y un número entero de semanas.",
    notWithThisType: "Solo un horario semanal o mensual puede llevar este dato.",
    startDateRequired: "Indique la fecha de inicio",
    endDateRequired: "Indique la fecha de fin",
    startTimeRequired: "Indique la hora de apertura",
    endTimeRequired: "Indique la hora de cierre",
    notADate: "Escriba mes/día/año, como 11/21/2026.",
    notATime: "Escriba la hora así: 8:00 AM.",
    endDateBeforeStartDate: "La fecha de fin no puede ser antes de la fecha de inicio",
    endTimeNotAfterStartTime: "La hora de cerrar debe ser después de la hora de abrir",
  },
};
