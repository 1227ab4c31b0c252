import { contact, type HoursForm, read } from "./hours-case.ts";

/** Weeks written day by day, on several lines or on one, and days with more than one span. */
export const WHOLE_WEEKS: readonly HoursForm[] = [
  {
    title: "day by day on several lines",
    cases: [
      read(
        "Monday: 9:00 AM - 5:00 PM\nTuesday: 9:00 AM - 5:00 PM\nWednesday: 9:00 AM - 7:00 PM\nThursday: 9:00 AM - 5:00 PM\nFriday: 9:00 AM - 3:00 PM\nSaturday: Closed\nSunday: Closed",
        "Mo,Tu,Th 9:00-17:00; We 9:00-19:00; Fr 9:00-15:00",
      ),
      read(
        "Mon 8am-4pm\nTue 8am-4pm\nWed closed\nThu 10am-6pm\nFri 8am-1pm",
        "Mo,Tu 8:00-16:00; Th 10:00-18:00; Fr 8:00-13:00",
      ),
      read("Sunday: Closed\nMonday: 10am-2pm\nTuesday: 10am-2pm", "Mo,Tu 10:00-14:00"),
      read(
        "Mon-Thu: 8:00am-6:00pm\nFri: 8:00am-4:00pm\nSat: 9:00am-12:00pm",
        "Mo-Th 8:00-18:00; Fr 8:00-16:00; Sa 9:00-12:00",
      ),
      read(
        "Monday 9-5\nTuesday 9-5\nWednesday 9-5\nThursday 9-8\nFriday 9-5",
        "Mo-We,Fr 9:00-17:00; Th 9:00-20:00",
      ),
      read("Mon:\n9am - 5pm\nTue:\n9am - 5pm\nWed:\n1pm - 6pm", "Mo,Tu 9:00-17:00; We 13:00-18:00"),
      read("Tuesday\n10:00am - 3:00pm\n\nThursday\n12:00pm - 6:30pm", "Tu 10:00-15:00; Th 12:00-18:30"),
      read("9:30am-1pm, Mon, Wed\r\n1pm-5:30pm, Tue, Thur", "Mo,We 9:30-13:00; Tu,Th 13:00-17:30"),
      read(
        "Mon - 9am-6pm\nTue - 9am-6pm\nWed - Closed\nThu - 9am-6pm\nFri - 9am-12pm\nSat - Closed\nSun - Closed",
        "Mo,Tu,Th 9:00-18:00; Fr 9:00-12:00",
      ),
      read(
        "* Monday 8am to 3pm\n* Tuesday 8am to 3pm\n* Friday 10am to 1pm",
        "Mo,Tu 8:00-15:00; Fr 10:00-13:00",
      ),
      read("- Mon/Wed: 10am-4pm\n- Tue/Thu: 12pm-7pm", "Mo,We 10:00-16:00; Tu,Th 12:00-19:00"),
      read("• Weekdays 7am–8pm\n• Saturday 8am–5pm\n• Sunday closed", "Mo-Fr 7:00-20:00; Sa 8:00-17:00"),
      read("Hours:\nMon-Fri 9am-4:30pm", "Mo-Fr 9:00-16:30"),
      read(
        "HOURS OF OPERATION\nMonday through Thursday\n8:00 a.m. - 5:00 p.m.\nFriday\n8:00 a.m. - 12:00 p.m.",
        "Mo-Th 8:00-17:00; Fr 8:00-12:00",
      ),
      read("Open:\nTuesday 1pm-3pm\nSaturday 9am-11am\n\n", "Tu 13:00-15:00; Sa 9:00-11:00"),
      read("7am-8:30pm, Mon-Fri\n\n8am-2:15pm, Sat", "Mo-Fr 7:00-20:30; Sa 8:00-14:15"),
      read("Mon-Wed 9am-5pm\nThu 9am-5pm\nFri 9am-5pm", "Mo-Fr 9:00-17:00"),
      read(
        "Sun 1:00PM-5:00PM\nMon-Thu 10:00AM-8:00PM\nFri-Sat 10:00AM-5:00PM",
        "Su 13:00-17:00; Mo-Th 10:00-20:00; Fr-Sa 10:00-17:00",
      ),
      read(
        "Monday: 24 hours\nTuesday: 24 hours\nWednesday: 24 hours\nThursday: 24 hours\nFriday: 24 hours\nSaturday: 24 hours\nSunday: 24 hours",
        "daily 0:00-24:00",
      ),
      read("Mon: n/a\nTue: 9am-3pm\nWed: n/a\nThu: 9am-3pm", "Tu,Th 9:00-15:00"),
      read("Mon --\nTue 11am-2pm\nWed --\nThu 11am-2pm\nFri --", "Tu,Th 11:00-14:00"),
      contact("Monday: By appointment\nTuesday: By appointment\nWednesday: By appointment", "no times"),
      read(
        "Monday: 9am-4pm\nTuesday: By appointment only\nWednesday: 9am-4pm",
        "Mo,We 9:00-16:00",
        "the other days need no appointment",
      ),
    ],
  },
  {
    title: "day by day on one line",
    cases: [
      read(
        "Monday: Closed Tuesday: 9:30am - 4:30pm Wednesday: 9:30am - 4:30pm Thursday: Closed Friday: 10:00am - 1:00pm Saturday: Closed Sunday: Closed",
        "Tu,We 9:30-16:30; Fr 10:00-13:00",
      ),
      read(
        "Monday: 8:00am - 5:00pm Tuesday: 8:00am - 5:00pm Wednesday: 8:00am - 5:00pm Thursday: 8:00am - 5:00pm Friday: 8:00am - 2:00pm Saturday: Closed Sunday: Closed",
        "Mo-Th 8:00-17:00; Fr 8:00-14:00",
      ),
      read(
        "Sunday: Closed Monday: 11:00am - 7:00pm Tuesday: 11:00am - 7:00pm Wednesday: Closed Thursday: 11:00am - 7:00pm Friday: 11:00am - 7:00pm Saturday: 9:00am - 3:00pm",
        "Mo,Tu,Th,Fr 11:00-19:00; Sa 9:00-15:00",
      ),
      read(
        "Mon 9:00am-6:00pm Tue 9:00am-6:00pm Wed 12:00pm-8:00pm Thu 9:00am-6:00pm Fri 9:00am-5:00pm",
        "Mo,Tu,Th 9:00-18:00; We 12:00-20:00; Fr 9:00-17:00",
      ),
      read("Monday 10-4 Tuesday 10-4 Wednesday closed Thursday 10-4 Friday closed", "Mo,Tu,Th 10:00-16:00"),
      read("Mon-Fri 8am-8pm Sat 9am-5pm Sun 10am-4pm", "Mo-Fr 8:00-20:00; Sa 9:00-17:00; Su 10:00-16:00"),
      read("Mon-Thurs: 9am - 7pm Fri: 9am - 5pm Sat-Sun: Closed", "Mo-Th 9:00-19:00; Fr 9:00-17:00"),
      read(
        "Monday: Closed, Tuesday: 1pm-6pm, Wednesday: Closed, Thursday: 1pm-6pm, Friday: Closed",
        "Tu,Th 13:00-18:00",
      ),
      read(
        "M: 9am-5pm T: 9am-5pm W: 9am-5pm Th: 9am-7pm F: 9am-3pm",
        "Mo-We 9:00-17:00; Th 9:00-19:00; Fr 9:00-15:00",
      ),
      read("M 8-5 | T 8-5 | W 8-7 | Th 8-5 | F 8-12", "Mo,Tu,Th 8:00-17:00; We 8:00-19:00; Fr 8:00-12:00"),
      read(
        "Monday: 9:00am - 12:00pm, 1:00pm - 5:00pm Tuesday: 9:00am - 12:00pm, 1:00pm - 5:00pm Wednesday: Closed",
        "Mo,Tu 9:00-12:00,13:00-17:00",
      ),
      read(
        "Mon: 7am-3pm; Tue: 7am-3pm; Wed: 7am-3pm; Thu: 7am-3pm; Fri: 7am-11am; Sat: Closed; Sun: Closed",
        "Mo-Th 7:00-15:00; Fr 7:00-11:00",
      ),
      read(
        "MON 10AM-6PM TUE 10AM-6PM WED 10AM-6PM THU 10AM-8PM FRI 10AM-6PM SAT 9AM-1PM SUN CLOSED",
        "Mo-We,Fr 10:00-18:00; Th 10:00-20:00; Sa 9:00-13:00",
      ),
      read(
        "Monday 9:00 AM to 5:00 PM Tuesday 9:00 AM to 5:00 PM Friday 9:00 AM to 2:00 PM",
        "Mo,Tu 9:00-17:00; Fr 9:00-14:00",
      ),
      read(
        "Monday: 24 Hours Tuesday: 24 Hours Wednesday: 24 Hours Thursday: 24 Hours Friday: 24 Hours Saturday: Closed Sunday: Closed",
        "Mo-Fr 0:00-24:00",
      ),
      read(
        "Tuesday: 5:30pm - 8:00pm Thursday: 5:30pm - 8:00pm Saturday: 10:00am - 12:30pm",
        "Tu,Th 17:30-20:00; Sa 10:00-12:30",
      ),
      read(
        "Monday: 6:00pm - 7:00am Tuesday: 6:00pm - 7:00am Wednesday: 6:00pm - 7:00am Thursday: 6:00pm - 7:00am Friday: Closed Saturday: Closed Sunday: Closed",
        "Mo-Th 18:00-7:00",
      ),
      read("Mon 12pm-5pm/Tue 12pm-5pm/Wed 12pm-5pm/Thu 12pm-5pm", "Mo-Th 12:00-17:00"),
      read(
        "Su Closed Mo 9:00-17:00 Tu 9:00-17:00 We 9:00-17:00 Th 9:00-17:00 Fr 9:00-13:00 Sa Closed",
        "Mo-Th 9:00-17:00; Fr 9:00-13:00",
      ),
      read(
        "9:00am - 1:00pm Monday 1:00pm - 5:00pm Tuesday 9:00am - 1:00pm Wednesday",
        "Mo,We 9:00-13:00; Tu 13:00-17:00",
        "times come before their day",
      ),
    ],
  },
  {
    title: "two spans a day",
    cases: [
      read("Mon-Fri 9am-12pm, 1pm-5pm", "Mo-Fr 9:00-12:00,13:00-17:00"),
      read("Mon-Fri 8am-12pm and 1pm-4:30pm", "Mo-Fr 8:00-12:00,13:00-16:30"),
      read("Mon-Fri 8:30am-noon & 1pm-4pm", "Mo-Fr 8:30-12:00,13:00-16:00"),
      read("Tue, Thu 10am-1pm / 4pm-7pm", "Tu,Th 10:00-13:00,16:00-19:00"),
      read("8:45am-12:00pm; 1:00pm-4:45pm, Mon-Fri", "Mo-Fr 8:45-12:00,13:00-16:45"),
      read("9:00am-12:30pm / 1:30pm-6:15pm, Mon, Wed", "Mo,We 9:00-12:30,13:30-18:15"),
      read("Daily 7am-9am, 11:30am-1pm, 5pm-7pm", "daily 7:00-9:00,11:30-13:00,17:00-19:00"),
      read("Mon-Fri: 7:00-9:00am and 3:00-6:00pm", "Mo-Fr 7:00-9:00,15:00-18:00"),
      read("Wednesday 10am to noon, then 5pm to 7pm", "We 10:00-12:00,17:00-19:00"),
      read("Mon-Thu 9am-12pm, 2pm-6pm; Fri 9am-12pm", "Mo-Th 9:00-12:00,14:00-18:00; Fr 9:00-12:00"),
      read(
        "Monday, Thursday: 9:30 AM - 12:30 PM, 1:30 PM - 5:30 PM; Saturday: 10 AM - 2 PM",
        "Mo,Th 9:30-12:30,13:30-17:30; Sa 10:00-14:00",
      ),
      read("Sunday 8am-10am and also 12pm-1:30pm", "Su 8:00-10:00,12:00-13:30"),
      read("Tue 9-11am, Tue 2-4pm", "Tu 9:00-11:00,14:00-16:00"),
      read("Mon-Fri mornings 8:30am-11:30am and afternoons 1pm-3pm", "Mo-Fr 8:30-11:30,13:00-15:00"),
      read("Mon-Fri 10am-12pm | 2pm-4pm", "Mo-Fr 10:00-12:00,14:00-16:00"),
      read("Fri 11am-1pm + 5pm-8pm", "Fr 11:00-13:00,17:00-20:00"),
    ],
  },
  {
    title: "closed for lunch",
    cases: [
      read("Mon-Fri 8am-5pm, closed 12pm-1pm", "Mo-Fr 8:00-12:00,13:00-17:00"),
      read("Mon-Fri 8:30am-4:30pm (closed for lunch 12-1)", "Mo-Fr 8:30-12:00,13:00-16:30"),
      read("Mon – Sat: 9–5 (closed 12–1)", "Mo-Sa 9:00-12:00,13:00-17:00"),
      read(
        "Monday-Thursday 9am-5pm. Closed daily from noon to 1pm for lunch.",
        "Mo-Th 9:00-12:00,13:00-17:00",
      ),
      read("Mon-Fri 9am-4pm; closed for lunch from 12:30pm to 1:30pm", "Mo-Fr 9:00-12:30,13:30-16:00"),
      read("8am-4:45pm, Mon-Fri\n\nClosed daily 11:30am-12:30pm for lunch", "Mo-Fr 8:00-11:30,12:30-16:45"),
      read("M-F 8-5 (closed noon-1pm)", "Mo-Fr 8:00-12:00,13:00-17:00"),
      read("Mon-Fri 9:00am-5:00pm except 12:00pm-1:00pm", "Mo-Fr 9:00-12:00,13:00-17:00"),
      read("Tue-Fri 10am-6pm, lunch break 1pm-2pm", "Tu-Fr 10:00-13:00,14:00-18:00"),
      read("Mon-Fri 8am-4pm. Office closes for lunch 12:00-12:30.", "Mo-Fr 8:00-12:00,12:30-16:00"),
      read("Mon-Thu 8:30am-4:30pm (Closed 1:00 PM - 1:45 PM)", "Mo-Th 8:30-13:00,13:45-16:30"),
      read("Weekdays 9 a.m. to 5 p.m.; closed between 12 and 1 p.m.", "Mo-Fr 9:00-12:00,13:00-17:00"),
      contact("Mon-Fri 9am-5pm, closed for lunch", "the time of lunch is not stated"),
      contact("Mon-Fri 8am-4:30pm (closed one hour for lunch)", "the time of lunch is not stated"),
      read("Mon-Fri 9am-5pm; open during lunch", "Mo-Fr 9:00-17:00"),
      read("Mon-Fri 8:15am-5pm, no lunch closure", "Mo-Fr 8:15-17:00"),
    ],
  },
  {
    title: "across midnight",
    cases: [
      read("Daily 6pm-7am", "daily 18:00-7:00"),
      read("Nightly 7pm-7am", "daily 19:00-7:00"),
      read("Open every night from 8:00 pm to 6:30 am", "daily 20:00-6:30"),
      read("7 nights a week, 5:30pm-8am", "daily 17:30-8:00"),
      read("Mon-Fri 10pm-6am", "Mo-Fr 22:00-6:00"),
      read("Fri-Sat 8pm-2am", "Fr-Sa 20:00-2:00"),
      read("Thursday-Saturday 9:00 PM - 1:00 AM", "Th-Sa 21:00-1:00"),
      read("Overnight shelter: 9pm to 7am, 7 days a week", "daily 21:00-7:00"),
      read("Mon-Sat 6:00 pm to 8:00 am the next morning", "Mo-Sa 18:00-8:00"),
      read("Sunday-Thursday 7pm - 6am (next day)", "Su-Th 19:00-6:00"),
      read("Every evening 5pm until 9am", "daily 17:00-9:00"),
      read("Mon-Fri 5pm-8am; Sat & Sun 24 hours", "Mo-Fr 17:00-8:00; Sa-Su 0:00-24:00"),
      read("Mon-Sun 11pm-7am", "daily 23:00-7:00"),
      read("7:15pm-6:45am daily", "daily 19:15-6:45"),
      read("Sat 10:30pm - Sun 5am", "Sa 22:30-5:00"),
      read("Dec 1, 2027 - Mar 15, 2028, nightly 7pm-7am", "2027-12-01..2028-03-15: daily 19:00-7:00"),
      read("Doors: 6:30 p.m.-6:30 a.m., every night of the week", "daily 18:30-6:30"),
    ],
  },
];
