/** The map of the list and that of one service. */
export const map = {
  label: "Map of services",
  hint: "The list shows the same services. Arrow keys move the map. Plus and minus zoom.",
  skip: "Skip the map",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  move: "Move the map",
  moves: { up: "Move up", left: "Move left", right: "Move right", down: "Move down" },
  locate: "Show my location",
  youAreHere: "You're near here",
  attribution: "Map data:",
  sources: "Where the map comes from",
  legend: { open: "open", closed: "closed", ask: "ask" },
  placesHere: (count: number) => `${count} on this map`,
  atLeast: (count: number) => `More than ${count} services here. Zoom in.`,
  none: "No services here. Move the map or zoom out.",
  noneFound: (search: string) => `No service matches “${search}”.`,
  clearSearch: "Clear the search",
  aroundMap: "Near the center of the map",
  backTo: (place: string) => `Back to ${place}`,
  backToNewest: "Back to the newest services",
  searchHere: "Search here",
  near: (town: string) => `Near ${town}`,
  /** Read aloud after the name of a pin: "Grace House, open". */
  pin: { OPEN: "open", CLOSED: "closed", CONTACT: "call for hours", NONE: "hours unknown" },
  /** Said after the others. */
  intakeClosed: "intake closed",
  cluster: (count: number) => `${count} services, zoom in`,
  samePlace: (count: number) => (count === 1 ? "1 service at this spot" : `${count} services at this spot`),
  close: "Close",
  loading: "Loading the map…",
  failed: "We couldn't load the map.",
  retry: "Try again",
  pinsFailed: "We couldn't load the services.",
  detailLabel: (name: string) => `Map: where ${name} is`,
  /** The circle of an address whose door was not found. */
  roughly: (city: string) => `Roughly here in ${city}. Go by the address.`,
};

export type MapWords = typeof map;
