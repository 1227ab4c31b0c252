/** A roll call's texts on a service's page; the server sends them (rule roll-call 9). */
export const rollCall = {
  since: {
    COLD: "since the cold began",
    HEAT: "since the heat began",
    SMOKE: "since the smoke came",
    STORM: "since the storm",
  },
  /** @param time of the answer, today: "2:10 PM" */
  today: {
    YES: (time: string) => `They said they are open today, ${time}.`,
    LIMITED: (time: string) => `They said they are open today, with limits, ${time}. Call before you go.`,
    NO: (time: string) => `They said they are closed today, ${time}. Call before you go.`,
  },
  /** @param when the day and time of the answer */
  earlier: {
    YES: (when: string) => `They said on ${when} that they were open that day. Call before you go.`,
    LIMITED: (when: string) =>
      `They said on ${when} that they were open that day, with limits. Call before you go.`,
    NO: (when: string) => `They said on ${when} that they were closed that day. Call before you go.`,
  },
  dateTime: (month: string, day: number, time: string) => `${month} ${day}, ${time},`,
  silent: (since: string) => `No answer from them ${since}. Call before you go.`,
  details: {
    takenUntil: (time: string) => `They take people in until ${time === "12:00 AM" ? "midnight" : time}.`,
    bedsLeft: (count: number) => (count === 0 ? "No bed was left then." : `Beds left then: ${count}.`),
    overflow: "They have more room beside the beds.",
    noOverflow: "They have no room beside the beds.",
    pets: "Pets can come.",
    noPets: "No pets.",
  },
};

export type RollCallWords = typeof rollCall;
