import { type BenchCity, benchCities } from "./cities.ts";
import { randomFrom } from "./random.ts";

/** What is asked of the server, each at many places. */
export interface SampleQuery {
  name: string;
  /** Parameters of GET /api/services, except the place. */
  parameters: Readonly<Record<string, string>>;
}

const SEARCHED =
  "name,address1,address2,city,state,zip,serviceSummary,description,category,age,phone,contactEmail";
const search = (q: string): Record<string, string> => ({ q, search: SEARCHED });

export const QUESTIONS: readonly SampleQuery[] = [
  { name: "SHELTER", parameters: { type: "SHELTER" } },
  { name: "FOOD", parameters: { type: "FOOD" } },
  { name: "FOOD, open", parameters: { type: "FOOD", isOpen: "true" } },
  { name: "SHELTER, EMERGENCY, open", parameters: { type: "SHELTER", need: "EMERGENCY", isOpen: "true" } },
  { name: "SHELTER, open first", parameters: { type: "SHELTER", sort: "open", radius: "50" } },
  { name: "FOOD, open first", parameters: { type: "FOOD", sort: "open", radius: "50" } },
  { name: "FOOD, SENIORS", parameters: { type: "FOOD", category: "SENIORS" } },
  { name: "FOOD, SENIORS, open", parameters: { type: "FOOD", category: "SENIORS", isOpen: "true" } },
  {
    name: "HEALTH, MEDICAL, WOMEN, open",
    parameters: { type: "HEALTH", need: "MEDICAL", category: "WOMEN", isOpen: "true" },
  },
  {
    name: "SHELTER, TRANSITIONAL, LGBT, open",
    parameters: { type: "SHELTER", need: "TRANSITIONAL", category: "LGBT", isOpen: "true" },
  },
  { name: "SHELTER, pets", parameters: { type: "SHELTER", category: "PETS_ALLOWED" } },
  { name: "topic: dental", parameters: { topic: "DENTAL" } },
  { name: "RESOURCES, top kudos", parameters: { type: "RESOURCES", sort: "likes" } },
  { name: "search: food pantry", parameters: search("food pantry") },
  { name: "search: shower, open", parameters: { ...search("shower"), isOpen: "true" } },
  { name: "search: ducha (other language)", parameters: search("ducha") },
  { name: "search: shleter (typo)", parameters: search("shleter") },
  { name: "search: magnolia dental, HEALTH", parameters: { ...search("magnolia dental"), type: "HEALTH" } },
];

/** Wednesday noon in the middle of the country: when people look, and the same hour in every run. */
function busyHour(now: number): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7 || 7));
  day.setUTCHours(18, 0, 0, 0);
  return day.toISOString();
}

/** Paths for a question, at so many places where people live. @param places left out: the 400 largest cities */
export function pathsFor(
  question: SampleQuery,
  count: number,
  places?: readonly Pick<BenchCity, "longitude" | "latitude">[],
): string[] {
  const at = question.parameters["isOpen"] === undefined ? {} : { at: busyHour(Date.now()) };
  const random = randomFrom(7);
  const cities = places ?? benchCities().slice(0, 400);
  return Array.from({ length: count }, () => {
    const city = random.pick(cities);
    const longitude = (city.longitude + random.bell() * 0.1).toFixed(3);
    const latitude = (city.latitude + random.bell() * 0.1).toFixed(3);
    const near = `${longitude}|${latitude}`;
    const parameters = {
      ...question.parameters,
      ...at,
      nearCoordinate: near,
      currentCoordinate: near,
      limit: "25",
    };
    return `/api/services?${new URLSearchParams(parameters)}`;
  });
}
