/** What a service's page says of a roll call; the server sends it (rule roll-call 9). */
export const rollCall = {
  since: {
    COLD: "since the cold began",
    HEAT: "since the heat began",
    SMOKE: "since the smoke came",
    STORM: "since the storm",
  },
  marks: {
    YES: (since: string) => `Hours confirmed ${since}.`,
    LIMITED: (since: string) => `Open with limits, confirmed ${since}. Call before you go.`,
    NO: (since: string) => `They said ${since} that they were closed for the day. Call before you go.`,
    SILENT: (since: string) => `Not confirmed ${since}. Call before you go.`,
  },
};

export type RollCallWords = typeof rollCall;
