import { describe, expect, test } from "vitest";
import { hoursOfRecord } from "#domain/imports/hours-of-record.ts";
import { openingStatus } from "#domain/services/opening-hours/opening-status-rule.ts";
import { recordOfText } from "./record-of-text.ts";

/** The day of the import, a Monday. */
const TODAY = "2026-11-30";

/** Days of the week after it, and numbered ones of the month after it. */
const DATES: Readonly<Record<string, string>> = {
  tue: "2026-12-01",
  wed: "2026-12-02",
  thu: "2026-12-03",
  fri: "2026-12-04",
  sat: "2026-12-05",
  sun: "2026-12-06",
  mon: "2026-12-07",
  wed2: "2026-12-09",
  thu2: "2026-12-10",
  sat2: "2026-12-12",
  thu3: "2026-12-17",
  tue5: "2026-12-29",
  feb: "2027-02-06",
};

/** Which of `wed@18:30`-like moments are open after an import; null where the hours are to be asked for. */
function openAmong(text: string, moments: string): string | null {
  const read = hoursOfRecord(recordOfText(text), TODAY, () => undefined);
  if (read.isContact) return null;
  const { schedules, closeSchedules, isContact } = read;
  const isOpen = (moment: string): boolean => {
    const [day = "", time = ""] = moment.split("@");
    const at = Date.parse(`${DATES[day] ?? day}T${time}Z`);
    return openingStatus({ timeZone: "UTC", schedules, closeSchedules, isContact }, at).state === "OPEN";
  };
  return moments.split(" ").filter(isOpen).join(" ");
}

describe("a sentence of any order of days, times and words", () => {
  test.each<[text: string, open: string, shut: string]>([
    [
      "Mon thru Thurs 10 to 6, Friday 10 to 2, and we stay open till 8 on Wednesdays",
      "wed@19:00 fri@13:00",
      "thu@19:00 wed@09:00 fri@15:00",
    ],
    ["Open Mon–Fri, 9 to 5 (Thursdays we close at 3 for staff meeting)", "thu@14:00 fri@16:00", "thu@16:00"],
    ["Weekdays 8:30 to 4:30, except Tuesdays when we open at 10", "wed@09:00 tue@11:00", "tue@09:00"],
    [
      "Atendemos de lunes a viernes de 8 de la mañana a 4 de la tarde, excepto los miércoles que abrimos a las 10",
      "thu@09:00 wed@11:00",
      "wed@09:00",
    ],
    [
      "M-F 9-5, except the third Thursday of each month when the office closes at noon for training",
      "thu@14:00",
      "thu3@14:00",
    ],
    [
      "We hand out groceries on Wednesday evenings, 5:30 to 7. On the first Wednesday of the month we start at 4.",
      "wed@16:30 wed2@18:00",
      "wed2@16:30",
    ],
    [
      "Open Tues, Weds, Thurs 10-3, with evening hours until 7 on the second Thursday",
      "thu2@18:00 wed@11:00",
      "thu@18:00",
    ],
    [
      "The center is open Monday to Friday from nine until four. On Wednesday it doesn't open until noon.",
      "wed@13:00 thu@10:00",
      "wed@10:00",
    ],
    ["Entre semana de 9 a 5, los sábados nomás hasta mediodía", "sat@10:00 mon@16:00", "sat@13:00"],
    [
      "Food distribution takes place the second and fourth Saturday of every month, 9 a.m. - 11 a.m.",
      "sat2@10:00",
      "sat@10:00",
    ],
    [
      "The closet opens at 10 and closes at 1 each Tuesday and Thursday. First Thursday evening of the month 5-7 also.",
      "thu@18:00 tue@11:00",
      "thu2@18:00 tue@14:00",
    ],
    [
      "Tu & Th 4:00 pm-6:30 pm (no distribution on the 5th Tuesday/Thursday)",
      "tue@17:00 thu@17:00",
      "tue5@17:00",
    ],
    ["Closed Sun & Mon. Tues-Fri 10-6, Sat 10-4.", "sat@11:00 fri@17:00", "sat@17:00 mon@11:00 sun@11:00"],
    [
      "Mon-Fri 8-4:30 year-round, plus Saturdays 9-noon January through April (tax season)",
      "mon@10:00 feb@10:00",
      "sat@10:00",
    ],
    [
      "Weekdays: 9 AM-8 PM. Sunday: 1-5 PM Labor Day through Memorial Day; closed Sundays in summer.",
      "mon@19:00 sun@14:00",
      "2027-07-11@14:00",
    ],
    [
      "Servimos comida caliente los lunes, miércoles y viernes a partir de las 11:30 y hasta la 1 de la tarde",
      "mon@12:00",
      "tue@12:00 mon@13:30",
    ],
    [
      "Winter hours Dec 1 - Feb 28: Mon-Fri 10-4. Regular hours Mon-Fri 9-5.",
      "tue@11:00 2027-03-02@09:30",
      "tue@09:30 tue@16:30",
    ],
    ["LUN-MIE-VIE 10AM-2PM / MAR-JUE 2PM-6PM", "mon@11:00 thu@15:00", "wed@15:00"],
    ["Pet food pantry Sats 1O:OO am – l2:3O pm", "sat@11:00", "sat@13:00"],
    [
      "Gracias por llamar. Nuestro centro atiende de lunes a sábado, de nueve a tres.",
      "sat@14:00",
      "sun@14:00",
    ],
    [
      "Needle exchange van, corner of 5th and Walnut: Tue/Fri, 5:30 to 8:00 in the evening",
      "tue@18:00",
      "mon@18:00",
    ],
    [
      "Clothing bank Wed 10-2. All other days by appointment, call Denise. Gate stays locked otherwise.",
      "wed@11:00",
      "thu@11:00",
    ],
    ["Mercado: domingo 12 a 3, lunes no, martes a sábado 9 a 5", "tue@10:00 sun@13:00", "mon@10:00"],
    [
      "Mon Tue Thu Fri 8 to 4:30, Wed 10 to 6:30. Shut from noon til 1 daily.",
      "tue@09:00 wed@18:00",
      "wed@09:00 tue@12:30",
    ],
    [
      "Effective December 7, 2026 new hours: Mon & Thu 1-6 pm. Until then Tue & Fri 9-12.",
      "tue@10:00 mon@14:00",
      "2026-12-08@10:00 thu@14:00",
    ],
    [
      "Legal help Wednesdays 1:00-3:30 p.m. All other days by appointment, call Denise.",
      "wed@14:00",
      "thu@14:00",
    ],
    [
      "Sunday community meal, doors 4:30, we serve 5:00-6:15 pm, building closes 6:30.",
      "sun@17:30",
      "sun@16:45 sun@18:20",
    ],
    ["Walk-ins M/T/Th 9-11:30am. Afternoons 1-4 are scheduled visits only.", "tue@10:00", "tue@14:00"],
    [
      "Abre a las ocho y cierra a las cuatro y media, de lunes a viernes, pero el viernes abre a las diez",
      "thu@09:00 fri@11:00",
      "fri@09:00",
    ],
    ["Abierto las 24 horas, menos los domingos, que cerramos todo el día", "sat@10:00", "sun@10:00"],
    ["Wednesdays only!!! 12:30 - 2:30.", "wed@13:00", "thu@13:00"],
    [
      "Albergue de invierno, del 15 de noviembre al 31 de marzo, de las 7 de la noche a las 7 de la mañana",
      "sat@22:00",
      "sat@12:00 2027-07-11@22:00",
    ],
    [
      "Open from 10 to 4 Tues thru Sat. In December also Sundays 12 to 4.",
      "sat@11:00 sun@13:00",
      "sun@11:00 2027-03-07@13:00",
    ],
    [
      "Mon & Wed: 10:00 - 2:00; Friday: 10:00 - 1:00; last client signed in 30 minutes before close",
      "mon@13:00 fri@12:00",
      "mon@13:45 fri@12:45",
    ],
    [
      "Our doors are open from 8 am until 3 pm every weekday; lunch is served at noon.",
      "mon@09:00",
      "mon@15:30",
    ],
    [
      "Open Mon-Fri 8:00 to 4:00; we shut the doors from noon to one for cleaning.",
      "mon@09:00 fri@13:30",
      "mon@12:30",
    ],
    [
      "Starting January 4, 2027 our hours will be Mon-Fri 10-6. Until then Mon-Fri 9-5.",
      "wed@09:30 2027-01-06@17:30",
      "wed@17:30 2027-01-06@09:30",
    ],
    [
      "Lobby hrs: Monday thru Friday 8:00 AM – 4:30 PM. We lock up for lunch 12–1.",
      "tue@11:30 tue@13:30",
      "tue@12:30",
    ],
    ["M0nday - Fr1day 8:OO am to 5:OO pm. C1osed Sat & Sun.", "fri@16:00", "sat@10:00"],
    ["Showers & laundry:  Tue Thu Sat  -  8:00a . . . 11:30a", "thu@09:00", "wed@09:00"],
  ])("%s", (text, open, shut) => {
    expect(openAmong(text, `${open} ${shut}`)).toBe(open);
  });

  test.each([
    ["a time within the hours", "Sunday supper, doors 5:30, we serve 5:00-6:15 pm"],
    ["two days without a mark between them", "Tue Thu 12-7, and we open at 10 Fridays"],
    ["a closing of some of several days", "Mon-Fri 9-5. We are closed Monday, Wednesday from 1pm"],
    ["hours that are over", "We no longer serve breakfast Mon-Fri 7-8:30am"],
    ["a change that may be", "Mon-Fri 9-5, we may stay open until 7 on Wednesdays"],
  ])("%s is to be asked: %s", (_kind, text) => {
    expect(openAmong(text, "mon@10:00")).toBeNull();
  });
});
