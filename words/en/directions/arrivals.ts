/** Whether doors are open when you get to them, on the cards of a list. */
export const arrivals = {
  OPEN: "Open when you arrive",
  CLOSED: "Closed when you get there",
  CLOSES_SOON: "Closes soon after you arrive",
  /** Short forms for narrow spaces. */
  brief: { OPEN: "Open by then", CLOSED: "Closed by then", CLOSES_SOON: "Closes soon after" },
  checking: "Checking when you would arrive.",
  hidden: (count: number) =>
    count === 1
      ? "1 service is hidden. It will be closed when you get there."
      : `${count} services are hidden. They will be closed when you get there.`,
  noneHidden: "No service here is known to be closed when you get there.",
  show: "Show all",
};

export type ArrivalsWords = typeof arrivals;
