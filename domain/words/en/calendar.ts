/** Calendars of opening hours (rule calendar 1). */
export const calendar = {
  /** Title of one entry. */
  open: (service: string) => `Open: ${service}`,
  /** Under each entry. */
  note: "Hours can change. Call before you go.",
};
