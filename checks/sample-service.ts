import type { ServiceFacts } from "#domain/services/service.ts";
import type { ServiceToStore } from "#server/features/services/store-services.ts";
import { newId } from "#server/sql/new-id.ts";

/** A plain, complete, made-up service; tests say only what matters to them. */
export const SAMPLE_FACTS: ServiceFacts = {
  name: "Sample Hall",
  description: "A place.",
  descriptionEs: null,
  sourceDescription: null,
  serviceSummary: null,
  serviceSummaryEs: null,
  age: null,
  ageEs: null,
  type: [],
  needs: [],
  category: [],
  place: {
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
  timeZone: "America/New_York",
  phone: null,
  phoneExtension: null,
  contactEmail: null,
  website: null,
  facebook: null,
  twitter: null,
  instagram: null,
  youtube: null,
  isAllowedPets: null,
  isLowBarrier: null,
  schedules: [],
  closeSchedules: [],
  isContact: false,
  isShowFlag: false,
  isShowDonate: false,
  availableBeds: null,
  totalBeds: null,
  alert: null,
};

/** The sample, approved, with the given facts instead of its own. */
export function sampleService(
  facts: Partial<ServiceFacts> = {},
  rest: Partial<Omit<ServiceToStore, "facts">> = {},
): ServiceToStore {
  const createdAt = Date.UTC(2026, 0, 5, 15);
  return {
    id: newId(createdAt),
    facts: { ...SAMPLE_FACTS, ...facts },
    kept: {
      approvedAt: createdAt,
      verifiedAt: null,
      verifiedBy: null,
      bedsUpdatedAt: null,
      likes: 0,
      createdAt,
      updatedAt: createdAt,
    },
    source: null,
    ...rest,
  };
}
