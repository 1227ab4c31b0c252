/**
 * What each parameter of the published calls means, by its name; one name means the same everywhere. Kept
 * apart from the declarations, which travel to the browser.
 */
export const PARAMETER_NOTES: Readonly<Record<string, { text: string; example?: string }>> = {
  filter: {
    text: "Names of the parameters that narrow, with commas between. Where it is given, only those narrow; search, q, sort, direction, limit, skip and currentCoordinate always count.",
    example: "_id,isApproved",
  },
  name: { text: "The name that POST /files gave." },
  code: { text: "ABOUT, TERMS, PRIVACY, FAQ or DELETION, in any case.", example: "FAQ" },
  search: { text: "Names of the fields that q is looked for in.", example: "name,serviceSummary" },
  q: {
    text: "Text to look for, never a pattern. Parts with commas between are alternatives; accents, word forms and one typo are forgiven, in English and Spanish.",
    example: "ducha, laundry",
  },
  sort: { text: "Field to order by. createdAt where neither this nor a place is given.", example: "likes" },
  direction: { text: "asc or desc.", example: "desc" },
  limit: {
    text: "Rows of the page; 25 by default, at most 100. 0 means all of a favourites call, and of what waits for approval.",
    example: "50",
  },
  skip: { text: "Rows to leave out before the page; at most 10000.", example: "100" },
  _id: { text: "Ids with commas between, at most 200.", example: "0190b5a0-0000-7000-8000-000000000000" },
  id: { text: "An id; in lists another name of _id.", example: "0190b5a0-0000-7000-8000-000000000000" },
  isApproved: { text: "false asks for what waits for approval, cut to what you may see.", example: "true" },
  isShowAll: { text: "true asks for everything, also what is closed for good, cut to what you may see." },
  user: { text: "Services of this owner, cut to what you may see." },
  isOwnerLost: {
    text: "true asks for what belonged to somebody whose account is gone; for administrators.",
  },
  isDeleted: { text: "true asks for what was deleted in the last 30 days and you may restore." },
  type: { text: "FOOD, SHELTER, HEALTH, RESOURCES, WORK; any of them.", example: "FOOD,HEALTH" },
  need: {
    text: "MEALS, FOOD_PANTRIES, EMERGENCY, TRANSITIONAL, MEDICAL, COUNSELING, CLOTHES, HYGIENE, TECH, ASSISTANCE, EDUCATION, EMPLOYMENT; any of them.",
    example: "MEALS",
  },
  category: {
    text: "Audiences: those for whom a service is meant come first, then what is open to everyone. PETS_ALLOWED narrows to where pets may come; ALL means no audience.",
    example: "WOMEN",
  },
  city: { text: "Whole names of cities, in any case, with commas between.", example: "Miami" },
  state: { text: "Two letters.", example: "FL" },
  zip: { text: "Whole ZIP codes.", example: "33130" },
  nearCoordinate: {
    text: "longitude|latitude: nearest first, nothing is cut off.",
    example: "-80.1918|25.7617",
  },
  currentCoordinate: {
    text: "longitude|latitude: adds each service's distance in miles, and changes nothing else.",
    example: "-80.1918|25.7617",
  },
  radius: { text: "Miles around nearCoordinate.", example: "5" },
  bounds: { text: "A part of the map: west,south,east,north in degrees.", example: "-80.3,25.7,-80.1,25.9" },
  isOpen: { text: "true narrows to what is open at the moment asked about.", example: "true" },
  at: {
    text: "The moment that opening hours are asked for, with its zone; now by default. In lists at most 14 days ahead.",
    example: "2027-01-31T18:30:00-05:00",
  },
  userTimezone: { text: "Accepted and not used: the service's own zone counts." },
  isCriticalHeader: {
    text: "true asks for current critical alerts, within 50 miles where a place is given, at most 20.",
    example: "true",
  },
  isCritical: { text: "Another name of isCriticalHeader." },
  lang: { text: "Language of words in the reply: en or es. Else Accept-Language decides.", example: "es" },
  role: { text: "Roles of people; any of them.", example: "VOLUNTEER,VOLUNTEER LEAD" },
  lastMethod: {
    text: "How people signed in last: LOCAL, GOOGLE, FACEBOOK, TWITTER; any of them.",
    example: "LOCAL",
  },
  thing: { text: "SERVICE, USER, CRISIS_LINE, STATIC_PAGE or SETTING.", example: "USER" },
  thingId: { text: "The id of what was changed.", example: "0190b5a0-0000-7000-8000-000000000000" },
  actor: { text: "The id of who made the change.", example: "0190b5a0-0000-7000-8000-000000000000" },
};
