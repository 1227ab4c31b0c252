/** The list page: tabs, filters and headings. */
export const home = {
  tabs: "Service types",
  filters: "Filter the list",
  all: "All",
  openNow: "Open now",
  openOnArrival: "Open when I arrive",
  topics: "All topics",
  more: "Filters",
  /** Read after it. */
  filtersOn: (count: number) => `${count} on`,
  map: "Map",
  list: "List",
  hideMap: "Hide map",
  titleNear: (type: string, place: string) => `${type} near ${place}`,
  titleNewest: (type: string) => `${type}: open services first`,
  titleSearch: (text: string) => `Search: ${text}`,
  searchResults: (text: string) => `Results for “${text}”`,
  someWords: "With some of these words",
  remote: "By phone or online",
  /** How many; "20+" where more follow. */
  found: (count: string) => (count === "1" ? "1 service" : `${count} services`),
  foundOpen: (count: string) => `${count} open now`,
  /** Counts the listed rows that will be open on arrival. */
  openOf: (open: number, count: string) => `${open} of ${count} open when you arrive`,
  /** Counts a list whose nearest row is far away. */
  foundFar: (count: string) => `0 within 100 miles, ${count} farther away`,
  forWhom: (audience: string) => `for ${audience}`,
  clear: "Clear",
  shown: (count: number) => (count === 1 ? "1 service shown" : `${count} services shown`),
  loadMore: "Show more services",
  endOfList: "You've reached the end of the list.",
  noServices: "No Services Found.",
};

export type HomeWords = typeof home;
