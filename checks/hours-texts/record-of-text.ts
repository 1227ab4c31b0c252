import { sourceRow } from "#domain/hsds/source-row.ts";
import type { SourceRecord } from "#domain/imports/source-record.ts";
import { ValueUse } from "#domain/imports/value-use.ts";

/** A source record with nothing but the text of its hours. */
export function recordOfText(text: string): SourceRecord {
  return {
    externalId: "1",
    service: sourceRow("services.csv", 2, { id: "1", name: "Example" }),
    organization: null,
    location: null,
    link: "",
    address: null,
    phones: [],
    organizationPhones: [],
    isProgram: false,
    schedules: [sourceRow("schedules.csv", 2, { service_id: "1", description: text })],
    attributes: [],
    holidaySchedules: [],
    metadata: [],
    languages: [],
    accessibility: [],
    eligibility: [],
    requiredDocuments: [],
    serviceAreas: [],
    terms: [],
    urls: [],
    capacities: [],
    people: [],
    privateValues: [],
    privateElsewhere: () => null,
    hasOwnNeeds: false,
    needs: null,
    use: new ValueUse(),
  };
}
