import { emptyFacts } from "#domain/services/flat-facts.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { Place, ServiceFacts } from "#domain/services/service.ts";
import { newId } from "#server/base/sql/new-id.ts";
import type { ServiceToStore } from "#server/features/services/service-row.ts";

/** A plain, complete, made-up service; tests say only what matters to them. */
export const SAMPLE_FACTS: ServiceFacts = {
  ...emptyFacts(
    {
      address1: "1 Sample Street",
      address2: null,
      city: "Sampleton",
      state: "FL",
      zip: "33101",
      country: "United States",
      coordinates: { longitude: -80.19362, latitude: 25.774173 },
      isApproximate: false,
      visibility: "EXACT",
    },
    "America/New_York",
  ),
  name: "Sample Hall",
  description: "A place.",
  isShowFlag: false,
};

/** The sample, approved, with a few facts, parts of its place, or its metadata changed. */
export function serviceForTest(
  facts: Partial<Omit<ServiceFacts, "place">> & { place?: Partial<Place> } = {},
  stored: Partial<ServiceToStore["metadata"]> = {},
): ServiceToStore {
  const createdAt = Date.UTC(2026, 0, 5, 15);
  return {
    id: newId(createdAt),
    facts: { ...SAMPLE_FACTS, ...facts, place: { ...SAMPLE_FACTS.place, ...facts.place } },
    metadata: {
      approvedAt: createdAt,
      verifiedAt: null,
      verifiedBy: null,
      bedsUpdatedAt: null,
      likes: 0,
      createdAt,
      updatedAt: createdAt,
      ...stored,
    },
    factSources: [],
    source: null,
  };
}

/** Entries for every day of the week; clock minutes since midnight. */
export function everyDay(start: number, end: number, endsNextDay = false): ScheduleEntry[] {
  const days = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;
  return days.map((day) => ({ type: "WEEKLY", day, span: { start, end, endsNextDay } }));
}
