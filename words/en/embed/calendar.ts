/** Calendars of opening hours (rule calendar 1). */
export const calendar = {
  /** Title of one entry. */
  open: (service: string) => `Open: ${service}`,
  /** Title of an entry for when people are taken in, where that is not all the time that it is open. */
  intake: (service: string) => `Intake: ${service}`,
  /** Under each entry. */
  note: "Hours can change. Call before you go.",
};
