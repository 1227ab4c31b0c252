import { type Calendar, createCalendar } from "./calendar.ts";
import type { DemonstrationService } from "./demonstration-service.ts";
import { foodServices } from "./services/food.ts";
import { healthServices } from "./services/health.ts";
import { resourceServices } from "./services/resources.ts";
import { shelterServices } from "./services/shelter.ts";
import { workServices } from "./services/work.ts";

const TABS: readonly ((calendar: Calendar) => readonly DemonstrationService[])[] = [
  foodServices,
  shelterServices,
  healthServices,
  resourceServices,
  workServices,
];

/** @param today ISO date of the day on which the directory is loaded, in the town's zone */
export function demonstrationDirectory(today: string): readonly DemonstrationService[] {
  const calendar = createCalendar(today);
  return TABS.flatMap((services) => services(calendar));
}
