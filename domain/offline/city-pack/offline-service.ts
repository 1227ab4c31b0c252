import type { Need } from "../../services/enumerations.ts";
import { unstatedWireValue } from "../../services/field-kinds.ts";
import { byField, FIELD_NAMES, type FieldName, type WireFields } from "../../services/field-names.ts";
import { spanishFacts } from "../../services/flat-facts.ts";
import { NOWHERE, readPoint } from "../../services/location-wire.ts";
import { deriveNeeds } from "../../services/needs.ts";
import type { Hours } from "../../services/opening-hours/entry.ts";
import { parseHours } from "../../services/opening-hours/hours-of.ts";
import type { ListedService, PublicService } from "../../services/public-service.ts";
import { isRemote } from "../../services/remote-service.ts";
import { type Coordinates, spanishText } from "../../services/service.ts";
import type { CityPack, PackedHours, PackedService } from "./city-pack-calls.ts";
import { PACKED_WHERE_STATED, type StatedField } from "./packed-fields.ts";

/** A service saved on a phone, with data for ordering and filtering. */
export interface OfflineService {
  /** Facts in wire form, without those that depend on time and reader. */
  readonly facts: OfflineFacts;
  /** Services with equal hours share one object. */
  readonly hours: Hours;
  /** Point for ordering by distance; null where unknown. */
  readonly point: Coordinates | null;
  /** The sub-filters that it matches. */
  readonly meets: readonly Need[];
  /** When it was saved, epoch milliseconds. */
  readonly savedAt: number;
  /** The service comes from a list, which lacks fields that only a service's own page has. */
  readonly isPartial?: true;
}
export type OfflineFacts = Omit<
  PublicService,
  "openStatus" | "distance" | "may" | "cautions" | "isIntakeClosed"
>;

/** The services of a pack. */
export function servicesOfPack(pack: CityPack, savedAt: number): OfflineService[] {
  const sharedHours: readonly SharedHours[] = pack.hours.map((wire) => {
    const stated = parseHours({ ...wire, isContact: false });
    return { stated, contact: { ...stated, isContact: true } };
  });
  return pack.services.flatMap((service) => {
    const wire = pack.hours[service.hours];
    const hours = sharedHours[service.hours];
    if (wire === undefined || hours === undefined) return [];
    const [longitude, latitude] = service.location ?? service.centre ?? [];
    return {
      facts: toOfflineFacts(service, wire),
      hours: service.isContact === true ? hours.contact : hours.stated,
      point: longitude === undefined || latitude === undefined ? null : { longitude, latitude },
      meets: service.meets ?? service.needs,
      savedAt,
    };
  });
}

interface SharedHours {
  stated: Hours;
  contact: Hours;
}

/** A service from an API reply; one from a list lacks the source's full text. */
export function serviceOfReply(service: ListedService | PublicService, savedAt: number): OfflineService {
  // A row of a list also has what it matches of a search text.
  const {
    openStatus: _,
    distance: __,
    may: ___,
    matched: ____,
    cautions: _____,
    isIntakeClosed: ______,
    ...stated
  } = { matched: null, ...service };
  const facts = withRemote({ ...UNSTATED, ...stated });
  return {
    facts,
    hours: parseHours(facts),
    point: readPoint(facts.location),
    meets: deriveNeeds({
      ...facts,
      sourceDescription: "sourceDescription" in service ? service.sourceDescription : null,
      ...spanishFacts((field) => spanishText(facts[`${field}Es`], facts[`${field}EsState`])),
    }),
    savedAt,
    ...("sources" in service ? {} : { isPartial: true as const }),
  };
}

/** Values of fields that a list's reply lacks, and of those that older replies did not have. */
const UNSTATED: OfflineFacts = {
  ...byField<WireFields<FieldName>>(FIELD_NAMES, (_, spec) => unstatedWireValue(spec)),
  source: null,
  sources: [],
};

/** Values of fields that are absent in a pack. */
const ABSENT = byField<WireFields<StatedField>>(PACKED_WHERE_STATED, (_, spec) => unstatedWireValue(spec));

function toOfflineFacts(packed: PackedService, shared: PackedHours): OfflineFacts {
  const { hours: _, meets: __, centre: ___, location, ...stated } = packed;
  const isAlert = packed.criticalDescription !== undefined;
  return withRemote({
    ...ABSENT,
    source: null,
    sources: [],
    ...stated,
    ...shared,
    location: location === undefined ? NOWHERE : { coordinates: location },
    isCriticalHeader: isAlert,
    isCriticalNeverExpire: isAlert && packed.criticalExpiredAt === undefined,
    isApproved: true,
  });
}

/** Adds the fact that follows from the address. */
function withRemote(facts: Omit<OfflineFacts, "isRemote">): OfflineFacts {
  return { ...facts, isRemote: isRemote(facts) };
}
