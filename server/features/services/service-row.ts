import { planePoint } from "#domain/places/mercator.ts";
import type { PublicPlace } from "#domain/places/public-place.ts";
import { isPermanentlyClosed } from "#domain/schedule/opening-status-rule.ts";
import type { SearchDocument } from "#domain/search/search-document.ts";
import { categoryBits, needBits, typeBits } from "#domain/services/bits.ts";
import { needsOf } from "#domain/services/needs.ts";
import type { Coordinates, SpanishText } from "#domain/services/service.ts";
import { toTsvector } from "#server/features/search/tsvector.ts";
import type { ServiceToStore } from "./store-services.ts";

export type ServiceRow = ReturnType<typeof serviceRow>;

/**
 * A service as its row in `services`: columns by name, in the text form that PostgreSQL reads. The row holds
 * the public face of the place only.
 */
export function serviceRow(
  { id, facts, kept }: ServiceToStore,
  place: PublicPlace,
  document: SearchDocument,
  hoursId: number | null,
) {
  const description = spanish(facts.descriptionEs);
  const summary = spanish(facts.serviceSummaryEs);
  const age = spanish(facts.ageEs);
  return {
    id,
    name: facts.name,
    description: facts.description,
    description_es: description.text,
    description_es_state: description.state,
    source_description: facts.sourceDescription,
    service_summary: facts.serviceSummary,
    service_summary_es: summary.text,
    service_summary_es_state: summary.state,
    age: facts.age,
    age_es: age.text,
    age_es_state: age.state,
    types: facts.type,
    needs: facts.needs,
    category: facts.category,
    address_visibility: facts.place.visibility,
    address1: place.address1,
    address2: place.address2,
    city: place.city,
    state: place.state,
    zip: place.zip,
    country: place.country,
    longitude: place.coordinates?.longitude ?? null,
    latitude: place.coordinates?.latitude ?? null,
    is_location_approximate: place.isApproximate,
    time_zone: facts.timeZone,
    phone: facts.phone,
    phone_extension: facts.phoneExtension,
    contact_email: facts.contactEmail,
    website: facts.website,
    facebook: facts.facebook,
    twitter: facts.twitter,
    instagram: facts.instagram,
    youtube: facts.youtube,
    is_allowed_pets: facts.isAllowedPets,
    is_low_barrier: facts.isLowBarrier,
    is_contact: facts.isContact,
    schedules: facts.schedules,
    close_schedules: facts.closeSchedules,
    hours_id: hoursId,
    is_permanently_closed: isPermanentlyClosed(facts),
    is_show_flag: facts.isShowFlag,
    is_show_donate: facts.isShowDonate,
    available_beds: facts.availableBeds,
    total_beds: facts.totalBeds,
    beds_updated_at: moment(kept.bedsUpdatedAt),
    is_critical_header: facts.alert !== null,
    critical_description: facts.alert?.description ?? null,
    critical_description_es: facts.alert?.descriptionEs ?? null,
    critical_expires_at: moment(facts.alert?.expiresAt ?? null),
    likes: kept.likes,
    approved_at: moment(kept.approvedAt),
    verified_at: moment(kept.verifiedAt),
    verified_by: kept.verifiedBy,
    created_at: moment(kept.createdAt),
    updated_at: moment(kept.updatedAt),
    public_point: point(place.point),
    public_search: toTsvector(document),
    type_bits: typeBits(facts.type),
    need_bits: needBits(needsOf(facts)),
    category_bits: categoryBits(facts.category),
  };
}

function spanish(text: SpanishText | null): { text: string | null; state: string | null } {
  return text ?? { text: null, state: null };
}

function moment(epochMs: number | null): string | null {
  return epochMs === null ? null : new Date(epochMs).toISOString();
}

function point(coordinates: Coordinates | null): string | null {
  if (coordinates === null) return null;
  const { x, y } = planePoint(coordinates);
  return `(${x},${y})`;
}
