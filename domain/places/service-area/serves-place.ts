import { fold } from "../../base/text/fold.ts";
import { countyName } from "../county.ts";
import type { VisitorArea } from "../names-county.ts";
import type { ServiceArea } from "./service-area.ts";

/**
 * Whether a service serves someone who is there (rule service-area 4). Null: unknown, so visitors have to ask. It is
 * false only where no part of the area can include their place: the borders of towns and ZIP codes are not known here,
 * so one in the same state leaves it open.
 */
export function servesPlace(area: ServiceArea, where: VisitorArea): boolean | null {
  if (area.nationwide || area.states.includes(where.state)) return true;
  // A city that belongs to no county is one.
  const named = new Set([...area.counties, ...area.cities].map(fold));
  if ([countyName(where).en, where.city].some((name) => name != null && named.has(fold(name)))) return true;
  const isInState = area.cities.some((name) => name.endsWith(`, ${where.state}`));
  return isInState || area.zips.length > 0 ? null : false;
}
