/** The map of the list and that of one service. */
export const map = {
  label: "Map of services",
  hint: "The list shows the same services. Arrow keys move the map, plus and minus change its size.",
  skip: "Skip the map",
  zoomIn: "Closer",
  zoomOut: "Further away",
  locate: "Show where I am",
  youAreHere: "You are about here",
  attribution: "Map data:",
  placesHere: (count: number) => (count === 1 ? "1 place here" : `${count} places here`),
  atLeast: (count: number) => `More than ${count} places here: come closer`,
  none: "No places here. Move the map, or go further away.",
  /** What a reader hears of a pin: "Shelter, open". */
  pin: { OPEN: "open", CLOSED: "closed", CONTACT: "call for hours", NONE: "hours not known" },
  cluster: (count: number) => `${count} places, come closer`,
  samePlace: (count: number) => (count === 1 ? "1 place at this spot" : `${count} places at this spot`),
  close: "Close",
  loading: "The map is coming …",
  failed: "The map did not come.",
  retry: "Try again",
  pinsFailed: "The places did not come.",
  detailLabel: (name: string) => `Map: where ${name} is`,
  area: (city: string) => `Somewhere in this part of ${city}. They tell the exact address.`,
};

export type MapWords = typeof map;
