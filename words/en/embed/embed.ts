/** A list on the page of someone else, and the page with its map (rules embed 1–9). */
export const embed = {
  label: "Services",
  loading: "Loading…",
  none: "We found nothing here. Call 211 for help.",
  failed: "We couldn't load the services. Call 211 for help.",
  retry: "Try again",
  /** Names HTML attributes, for the author of the embedding page. */
  wrongOptions: (names: string) => `Check these attributes of this list: ${names}.`,
  unknownPlace: (place: string) =>
    `We don't know the place “${place}”. Name a town with its state, or a ZIP code.`,
  showMap: "Show the map",
  hideMap: "Hide the map",
  map: "Map of services",
  more: "See all services",
  newTab: "opens in a new tab",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  closeCard: "Close",
};
