import { describe, expect, test } from "vitest";
import { openingHours } from "#words/compiled/en/services/opening-hours.ts";
import { hoursTexts } from "../services/opening-hours/hours-line-text.ts";
import { readHoursText } from "./hours-text.ts";
import { datedHours } from "./season-dates.ts";

/** Texts with seasons, days of the month, every other week and hours of being taken in, beside texts that only look so. */

const TODAY = "2026-11-29";

/** The hours as a page says them; null where one has to ask. */
function formatHours(text: string): readonly string[] | null {
  const read = readHoursText(text);
  if (read.isContact) return null;
  const dated = read.seasons.length === 0 ? read : datedHours(read.seasons, TODAY);
  return dated === null ? null : hoursTexts(dated.schedules, TODAY, openingHours);
}

describe("read", () => {
  test.each<[string, readonly string[]]>([
    [
      "2nd Thursday, September through June, 6pm-8pm",
      ["2nd Thursday (September 1 – June 30) 6:00 PM – 8:00 PM"],
    ],
    ["February 1 - April 15: Saturdays 10am-2pm", ["Saturday (February 1 – April 15) 10:00 AM – 2:00 PM"]],
    ["Overnight shelter 7pm-7am daily, check-in 7pm-9pm", ["Every day 7:00 PM – 9:00 PM"]],
    ["Mon-Fri 8am-4pm (last intake at 3pm)", ["Mon–Fri 8:00 AM – 3:00 PM"]],
    ["Tue 9am-1pm, must arrive by 12:30pm", ["Tuesday 9:00 AM – 12:30 PM"]],
    ["Mon-Sat 11am-2pm; doors close at 1:30pm", ["Mon–Sat 11:00 AM – 1:30 PM"]],
    ["Every night 6pm-7am, no entry after 9pm", ["Every day 6:00 PM – 9:00 PM"]],
    ["Mon-Fri 9am-5pm, June through August closed", ["Mon–Fri 9:00 AM – 5:00 PM"]],
    ["July and August: closed. Mon-Fri 9-5", ["Mon–Fri 9:00 AM – 5:00 PM"]],
    ["Mon-Fri 9-5; July: closed", ["Mon–Fri 9:00 AM – 5:00 PM"]],
    [
      "Every other Friday starting January 8, 2027, 9am-noon, closed holidays",
      ["Every other week: Friday (from January 8) 9:00 AM – 12:00 PM"],
    ],
    [
      "June-August Mon-Fri 8am-3pm; September-May Mon-Fri 9am-5pm. Closed Fridays.",
      ["Mon–Thu (September 1 – May 31) 9:00 AM – 5:00 PM", "Mon–Thu (June 1 – August 31) 8:00 AM – 3:00 PM"],
    ],
    ["Lun, mar, mie 9am-5pm", ["Mon–Wed 9:00 AM – 5:00 PM"]],
    ["mar - vie 9am-5pm", ["Tue–Fri 9:00 AM – 5:00 PM"]],
    [
      "Abierto de mayo a septiembre, sábados 10am-2pm",
      ["Saturday (May 1 – September 30) 10:00 AM – 2:00 PM"],
    ],
    [
      "Cada noche de 6pm a 7am del 1 de diciembre al 15 de marzo",
      ["Every day (December 1 – March 15) 6:00 PM – 7:00 AM next day"],
    ],
    ["Albergue nocturno 7pm-7am todas las noches, registro de 6 a 8 pm", ["Every day 6:00 PM – 8:00 PM"]],
    ["Tuesdays, 1st and 3rd of the month, 9am-11am", ["1st and 3rd Tuesday 9:00 AM – 11:00 AM"]],
    ["15 and 30 of each month 9-11am", ["15th and 30th of the month 9:00 AM – 11:00 AM"]],
    [
      "Summer (June - August) M-Th 8am-4pm, Winter (September - May) M-F 9am-5pm",
      ["Mon–Fri (September 1 – May 31) 9:00 AM – 5:00 PM", "Mon–Thu (June 1 – August 31) 8:00 AM – 4:00 PM"],
    ],
    ["Closed until 3/1/2027. Mon-Fri 9am-5pm", ["Mon–Fri 9:00 AM – 5:00 PM"]],
    ["Mon-Fri 9am-5pm, starting January 4, 2027", ["Mon–Fri (from January 4) 9:00 AM – 5:00 PM"]],
    ["Reopens February 1, 2027. Tue/Thu 9am-noon", ["Tue and Thu (from February 1) 9:00 AM – 12:00 PM"]],
    [
      "Fridays 9-11am, every other week beginning 1/15/2027",
      ["Every other week: Friday (from January 15) 9:00 AM – 11:00 AM"],
    ],
    ["Días 5 y 20 de cada mes 9am-11am", ["5th and 20th of the month 9:00 AM – 11:00 AM"]],
    ["El 1 y el 15 de cada mes de 9am a 11am", ["1st and 15th of the month 9:00 AM – 11:00 AM"]],
    [
      "Mon-Fri 9am-5pm. In July, Mon-Thu 9am-3pm.",
      [
        "Mon–Fri (until June 30) 9:00 AM – 5:00 PM",
        "Mon–Thu (July 1–31) 9:00 AM – 3:00 PM",
        "Mon–Fri (August 1, 2027 – June 30, 2028) 9:00 AM – 5:00 PM",
      ],
    ],
    ["Sat 9am, closes 1pm", ["Saturday 9:00 AM – 1:00 PM"]],
    [
      "Nov 1 - Apr 1: 6pm-7am nightly. Apr 1 - Nov 1: 8pm-6am nightly.",
      [
        "Every day (November 1 – March 31) 6:00 PM – 7:00 AM next day",
        "Every day (April 2 – October 31, 2027) 8:00 PM – 6:00 AM next day",
      ],
    ],
    [
      "Winter Warming Center - Open nightly Nov 15 to April 15 from 8:00 PM to 7:00 AM",
      ["Every day (November 15 – April 15) 8:00 PM – 7:00 AM next day"],
    ],
    [
      "Our summer feeding program runs June 7 through August 13, Mon-Fri, 11:30am-12:30pm",
      ["Mon–Fri (June 7 – August 13) 11:30 AM – 12:30 PM"],
    ],
    [
      "Food pantry: Tuesdays 10am-noon (Sept-May), Wednesdays 9am-11am (June-Aug)",
      [
        "Tuesday (September 1 – May 31) 10:00 AM – 12:00 PM",
        "Wednesday (June 1 – August 31) 9:00 AM – 11:00 AM",
      ],
    ],
    [
      "Horario de invierno: del 1 de noviembre al 31 de marzo, lunes a viernes 9am-4pm. Horario de verano: del 1 de abril al 31 de octubre, lunes a viernes 8am-5pm.",
      [
        "Mon–Fri (November 1 – March 31) 9:00 AM – 4:00 PM",
        "Mon–Fri (April 1 – October 31, 2027) 8:00 AM – 5:00 PM",
      ],
    ],
    [
      "Open every night from December to March, 7 PM - 7 AM. Closed April through November.",
      ["Every day (December 1 – March 31) 7:00 PM – 7:00 AM next day"],
    ],
    [
      "Food boxes the 10th, 20th and 30th of every month from 9 am to 11 am",
      ["10th, 20th and 30th of the month 9:00 AM – 11:00 AM"],
    ],
    ["Primer día de cada mes 9am-12pm", ["1st of the month 9:00 AM – 12:00 PM"]],
    ["El día 15 de cada mes, de 2 a 4 pm", ["15th of the month 2:00 PM – 4:00 PM"]],
    [
      "Los días 1, 10 y 20 de cada mes de 8 am a 11 am",
      ["1st, 10th and 20th of the month 8:00 AM – 11:00 AM"],
    ],
    [
      "Every two weeks on Saturday beginning December 5, 2026 from 9am to 11am",
      ["Every other week: Saturday (from December 5) 9:00 AM – 11:00 AM"],
    ],
    [
      "Cada dos semanas los jueves, a partir del 7 de enero de 2027, 3pm-5pm",
      ["Every other week: Thursday (from January 7) 3:00 PM – 5:00 PM"],
    ],
    [
      "Overnight shelter open 7 nights a week 6:30 pm - 7 am; check in between 6:30 and 8:00 pm",
      ["Every day 6:30 PM – 8:00 PM"],
    ],
    ["Lunes a viernes de 8am a 5pm, cerrado de 12 a 1 para almorzar", ["Mon–Fri 8:00 AM – 5:00 PM"]],
    [
      "Mon-Fri 8am-12pm and 1pm-5pm; closed for lunch 12-1",
      ["Mon–Fri 8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM"],
    ],
    ["Mon-Fri 9 am - 5 pm. We close at 2 pm on the day before a holiday.", ["Mon–Fri 9:00 AM – 5:00 PM"]],
    [
      "Closed temporarily through April 30, 2027 for repairs. Tues & Thurs 1pm-4pm",
      ["Tue and Thu 1:00 PM – 4:00 PM"],
    ],
    ["Cerrado hasta el 1 de febrero de 2027. Martes y jueves 9am-12pm", ["Tue and Thu 9:00 AM – 12:00 PM"]],
    ["Office open Mon-Thu 9-4. Phone lines open Mon-Fri 8am-6pm.", ["Mon–Thu 9:00 AM – 4:00 PM"]],
    ["Help line: 24 hours, 7 days. Walk-in center: Mon-Fri 10am-6pm", ["Mon–Fri 10:00 AM – 6:00 PM"]],
    ["Effective January 4, 2027: Mon-Fri 10am-4pm", ["Mon–Fri (from January 4) 10:00 AM – 4:00 PM"]],
    [
      "Sat 9am-11am May through October, 10am-noon November through April",
      [
        "Saturday (November 1 – April 30) 10:00 AM – 12:00 PM",
        "Saturday (May 1 – October 31, 2027) 9:00 AM – 11:00 AM",
      ],
    ],
    [
      "Mon–Fri 8–4 from September to June and Mon–Thu 8–2 in July and August",
      ["Mon–Fri (September 1 – June 30) 8:00 AM – 4:00 PM", "Mon–Thu (July 1 – August 31) 8:00 AM – 2:00 PM"],
    ],
    [
      "From Thanksgiving to Easter, nightly 7pm-6am",
      ["Every day (November 26 – March 28) 7:00 PM – 6:00 AM next day"],
    ],
    [
      "Sundays 1pm-3pm, September - May. No pantry in December.",
      ["Sunday (September 1 – May 31) 1:00 PM – 3:00 PM"],
    ],
    [
      "Junio a agosto: lunes a jueves 8am-2pm; septiembre a mayo: lunes a viernes 8am-4pm; cerrado feriados",
      ["Mon–Fri (September 1 – May 31) 8:00 AM – 4:00 PM", "Mon–Thu (June 1 – August 31) 8:00 AM – 2:00 PM"],
    ],
    ["1ro y 15 de cada mes de 10 a 12", ["1st and 15th of the month 10:00 AM – 12:00 PM"]],
    [
      "8pm-7am, every night, October 15th thru April 15th",
      ["Every day (October 15 – April 15) 8:00 PM – 7:00 AM next day"],
    ],
    [
      "Pantry open 2nd Sat, Jan-Nov 9-11am; 1st Sat in December 9-11am",
      [
        "2nd Saturday (January 1 – November 30, 2026) 9:00 AM – 11:00 AM",
        "1st Saturday (December 1–31) 9:00 AM – 11:00 AM",
      ],
    ],
    ["Mar-Nov: Sat 8am-1pm", ["Saturday (March 1 – November 30, 2026) 8:00 AM – 1:00 PM"]],
    ["Closed Dec 24-Jan 1. Mon-Fri 9am-5pm, Sept-May.", ["Mon–Fri (September 1 – May 31) 9:00 AM – 5:00 PM"]],
    ["Nov.-Mar. 7pm-7am nightly", ["Every day (November 1 – March 31) 7:00 PM – 7:00 AM next day"]],
    ["First come first served, 1st of the month 9am-noon", ["1st of the month 9:00 AM – 12:00 PM"]],
    ["Thursdays 4-6pm on 15th Street", ["Thursday 4:00 PM – 6:00 PM"]],
    [
      "June-August: Mon-Thu 8am-2pm, closed Tuesdays; September-May: Mon-Fri 9am-5pm",
      [
        "Mon–Fri (September 1 – May 31) 9:00 AM – 5:00 PM",
        "Mon, Wed and Thu (June 1 – August 31) 8:00 AM – 2:00 PM",
      ],
    ],
  ])("%s", (text, lines) => {
    expect(formatHours(text)).toEqual(lines);
  });
});

describe("to be asked for", () => {
  test.each([
    "Mon-Fri 9-5, June-August appointments only",
    "Mon-Fri 9am-5pm. June-August: phone only",
    "Mon-Fri 9am-5pm. Virtual June-August.",
    "Every 15th Mon 9am-11am",
    "The 15th of every other month 9am-11am",
    "Before the 5th of the month Mon-Fri 9am-noon",
    "Every other Friday starting January 9, 2027, 9am-noon",
    "Alternate Fridays and Saturdays beginning January 8, 2027 9am-noon",
    "Intake by phone only 8am-10am daily; shelter 6pm-7am",
    "Intake 8-10am daily; shelter open 6pm-7am",
    "Day shelter 7am-7pm daily, intake 9am-10am",
    "Closed until January 15. Mon-Fri 9am-5pm",
    "Closed on Mondays until March 1, 2027. Mon-Fri 9am-5pm",
    "Closes at noon the day before and the day after holidays. Mon-Fri 9am-5pm",
    "Starting January 4, 2027 closed Fridays. Mon-Fri 9am-5pm",
    "Lunes a viernes 9am-5pm; en agosto solo con cita",
    "Martes alternos y jueves a partir del 5 de enero de 2027 9am-11am",
    "Open March - May, weather permitting, Sat 9am-noon",
    "Tue 9am-noon. Nov-Dec: also Thu 9am-noon",
    "Closed for lunch. Mon-Fri 9am-12pm, Sat 1pm-5pm",
    "Oct. 1 to Mar. 31: 5pm to 8am daily",
    "Intake 4–6 p.m. Mon-Sat; shelter open 5 p.m. to 8 a.m. daily",
    "Mon-Fri 9-5 except the 1st of the month",
    "Mon-Fri 9am-5pm, closed Wednesdays. June-August: Mon-Fri 8am-3pm",
    "Mon-Fri 9am-5pm; June-August by appointment",
    "Mon-Fri 9am-5pm. Holidays observed: New Year's Day, Memorial Day, Labor Day",
    "1st & 3rd Tuesday, 15th of the month 9am-11am",
    "Mon-Fri 9am-5pm, closed the last day of the month",
    "Open Thanksgiving and Christmas 11am-2pm",
    "Open M-F 9-5 (summer hours: 8-4)",
    "Second and fourth Tuesday; also the last day of the month, 10 AM - 12 PM",
    "1st and 3rd week of the month, Monday-Wednesday 9am-12pm",
    "Women's shelter: intake daily 3pm-5pm. Doors lock at 9pm.",
    "Beds assigned at 5pm. Doors open 5:30pm-8pm nightly; everyone out by 6:30am.",
    "Mon-Fri 9am-5pm through December 31, 2026. Starting January 1, 2027: Mon-Thu 10am-4pm",
    "Open daily 8am-8pm during hurricane season (June 1 - Nov 30)",
    "Mon-Fri 9am-5pm. Closed the last Friday of the month and the last day of the month.",
    "June 1-August 31 closed Fridays. Mon-Fri 9am-5pm",
    "Closed in summer (June-August). Mon-Thu 9am-3pm",
    "Showers: Mon & Wed 8am-10am. Laundry: by appointment, June-August only.",
    "Abierto todo el año, lunes a viernes 9am-5pm. En julio y agosto cerrado los viernes.",
    "Third Thursday of the month except November and December, 4pm-6pm",
    "Mon-Fri 9am-5pm (Nov-Mar: closes at 4pm)",
    "Warming center: 6pm-7am when below 40F, Nov 1 - Mar 31",
    "Day center 9am-5pm daily Nov to Mar; volunteers Apr to Oct 9am-noon",
    "Meals served last week of the month, Mon-Fri noon-1pm",
    "Tax help: February 1 - April 15, Tuesdays & Thursdays 4pm-7pm, by appointment",
    "Mon-Fri 9am-5pm. Summer program June-August.",
    "Phones: June-August Mon-Fri 9-5. Office: September-May Mon-Fri 9am-5pm",
    "Summer: Mon-Fri 8-3, Sept-May: Mon-Fri 9-5",
    "summer 8am-3pm, Sept-May 9am-5pm, Mon-Fri",
    "Mon-Fri 9am-5pm; 3rd of May closed",
    "Tue 5pm at 1st Baptist; Thu 6pm-8pm",
    "1st Sunday Jan-Jun 2pm-4pm, 2nd Sunday Jul-Dec 2pm-4pm",
    "Mon-Fri 9am-5pm (Sept-May) Mon-Thu 9am-3pm (June-Aug) closed Christmas week",
    "Mon-Fri 9am-5pm Sept-May. Summer by appointment.",
    "Mon-Fri 9am-5pm Sept-May, June-Aug closed Mondays",
    "Mon-Fri 9-5. Open late Nov-Dec",
    "Mon-Fri 9-5. Extended hours Nov-Dec: Mon-Fri 9-8",
    "Jan-Mar tax appointments; Apr-Dec Mon-Fri 9-5",
    "Clothes closet: 1st Wed Mar-Nov 10am-noon. Food pantry: every Wed 10am-noon.",
  ])("%s", (text) => {
    expect(formatHours(text)).toBeNull();
  });
});

describe("closings", () => {
  const closed = (text: string) => {
    const { closeSchedules, closedHolidays, closedYearly, earlyClosings, isContact } = readHoursText(text);
    const dates = closeSchedules.map((entry) => (entry.type === "DATE_RANGE" ? entry.endDate : entry.type));
    const early = earlyClosings.map(({ from, holidays }) => `${from} ${holidays?.join() ?? ""}`);
    const [holidays, yearly] = [closedHolidays.length, closedYearly.length];
    return { dates, holidays, yearly, early, isContact };
  };
  const NONE = { dates: [], holidays: 0, yearly: 0, early: [], isContact: false };
  test.each([
    ["Closed until 3/1/2027. Mon-Fri 9am-5pm", { ...NONE, dates: ["2027-03-01"] }],
    ["Closed until 3/4/2027. Mon-Fri 9am-5pm", { ...NONE, dates: ["2027-04-03"] }],
    [
      "Closed temporarily through April 30, 2027 for repairs. Tues & Thurs 1pm-4pm",
      { ...NONE, dates: ["2027-04-30"] },
    ],
    ["Mon-Fri 9am-5pm; closes at noon the day before a holiday", { ...NONE, early: ["720 "] }],
    ["Mon-Fri 9am-5pm; closes at 2 the day before holidays", { ...NONE, early: ["840 "] }],
    ["Lunes a viernes 9am-5pm; cierra a mediodía la víspera de feriados", { ...NONE, early: ["720 "] }],
    ["Lunes a viernes 9am-5pm. La víspera de feriados cerramos a las 12pm.", { ...NONE, early: ["720 "] }],
    [
      "Mon-Fri 9am-5pm. Closes at 1pm on Christmas Eve and New Year's Eve.",
      { ...NONE, early: ["780 CHRISTMAS_EVE,NEW_YEARS_EVE"] },
    ],
    ["Mon-Fri 9am-5pm; July: closed", { ...NONE, yearly: 1 }],
    ["Mon-Fri 9am-5pm, June through August closed", { ...NONE, yearly: 1 }],
    ["1st and 15th of the month 9am-11am, closed weekends", { ...NONE, dates: ["WEEKLY", "WEEKLY"] }],
    ["Every other Friday starting January 8, 2027, 9am-noon, closed holidays", { ...NONE, holidays: 6 }],
  ])("%s", (text, expected) => {
    expect(closed(text)).toEqual(expected);
  });
});

describe("the dates of seasons", () => {
  const span = { start: 540, end: 1_020, endsNextDay: false };
  const week = (days: number) =>
    Array.from({ length: days }, () => ({ type: "WEEKLY", day: "MONDAY", span }) as const);
  const season = (text: string, days = 1) =>
    readHoursText(`${text}: Mon 9am-5pm`).seasons.map((each) => ({ ...each, schedules: week(days) }));
  test("end, and nothing is known behind the last of them", () => {
    const dated = datedHours(season("November through March"), TODAY);
    expect(dated?.schedules.map((entry) => entry.type === "WEEKLY" && entry.during?.startDate)).toEqual([
      "2026-11-01",
      "2027-11-01",
      "2028-11-01",
      "2029-11-01",
    ]);
    expect(dated?.closeSchedules).toMatchObject([{ startDate: "2030-04-01", endDate: "2999-12-31" }]);
  });
  test("are fewer where a season has many times, but two years at least", () => {
    expect(datedHours(season("November through March", 40), TODAY)?.schedules).toHaveLength(80);
    expect(datedHours(season("November through March", 51), TODAY)).toBeNull();
  });
  test("that overlap are not read", () => {
    const both = [...season("November through March"), ...season("March through October")];
    expect(datedHours(both, TODAY)).toBeNull();
  });
});
