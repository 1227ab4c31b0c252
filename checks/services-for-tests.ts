import type { ScheduleEntry } from "#domain/schedule/entry.ts";
import type { Place, ServiceFacts } from "#domain/services/service.ts";
import type { ServiceToStore } from "#server/features/services/store-services.ts";
import { SAMPLE_FACTS, sampleService } from "./sample-service.ts";

/** The sample service with a few facts, parts of its place, or what is kept of it changed. */
export function serviceForTest(
  facts: Partial<Omit<ServiceFacts, "place">> & { place?: Partial<Place> } = {},
  kept: Partial<ServiceToStore["kept"]> = {},
): ServiceToStore {
  const sample = sampleService({ ...facts, place: { ...SAMPLE_FACTS.place, ...facts.place } });
  return { ...sample, kept: { ...sample.kept, ...kept } };
}

/** Every day of the week, clock minutes since midnight. */
export function everyDay(start: number, end: number, endsNextDay = false): ScheduleEntry[] {
  const days = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
  return days.map((day) => ({ type: "WEEKLY", day, span: { start, end, endsNextDay } }));
}
