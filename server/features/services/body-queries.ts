import type { ScheduleEntry } from "#domain/schedule/entry.ts";
import type {
  AddressVisibility,
  Category,
  Need,
  ServiceType,
  TextState,
} from "#domain/services/enumerations.ts";
import type { Db } from "#server/sql/db.ts";

/** A row of `public_services` as the rules read it; moments in epoch milliseconds. */
export interface ServiceBody {
  id: string;
  name: string;
  description: string;
  descriptionEs: string | null;
  descriptionEsState: TextState | null;
  serviceSummary: string | null;
  serviceSummaryEs: string | null;
  serviceSummaryEsState: TextState | null;
  age: string | null;
  ageEs: string | null;
  ageEsState: TextState | null;
  type: ServiceType[];
  needs: Need[];
  category: Category[];
  addressVisibility: AddressVisibility;
  address1: string | null;
  address2: string | null;
  city: string;
  state: string;
  zip: string | null;
  country: string;
  longitude: number | null;
  latitude: number | null;
  isLocationApproximate: boolean;
  timeZone: string;
  phone: string | null;
  phoneExtension: string | null;
  contactEmail: string | null;
  website: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  youtube: string | null;
  isAllowedPets: boolean | null;
  isLowBarrier: boolean | null;
  isContact: boolean;
  isShowFlag: boolean;
  isShowDonate: boolean;
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  availableBeds: number | null;
  totalBeds: number | null;
  bedsUpdatedAt: number | null;
  isCriticalHeader: boolean;
  criticalDescription: string | null;
  criticalDescriptionEs: string | null;
  criticalExpiresAt: number | null;
  likes: number;
  /** Null in what waits, which the public view never has. */
  approvedAt: number | null;
  verifiedAt: number | null;
  verifiedBy: string | null;
  createdAt: number;
  updatedAt: number;
  version: number;
}

/** On a service's own page only. */
export interface WholeServiceBody extends ServiceBody {
  sourceDescription: string | null;
}

/** Of `public_services`, and of `services`, which has them all. */
export const BODY_COLUMNS = `id, name, description, description_es as "descriptionEs", description_es_state as "descriptionEsState",
       service_summary as "serviceSummary", service_summary_es as "serviceSummaryEs",
       service_summary_es_state as "serviceSummaryEsState", age, age_es as "ageEs", age_es_state as "ageEsState",
       types as type, needs, category, address_visibility as "addressVisibility",
       address1, address2, city, state, zip, country, longitude, latitude,
       is_location_approximate as "isLocationApproximate", time_zone as "timeZone",
       phone, phone_extension as "phoneExtension", contact_email as "contactEmail",
       website, facebook, twitter, instagram, youtube,
       is_allowed_pets as "isAllowedPets", is_low_barrier as "isLowBarrier", is_contact as "isContact",
       is_show_flag as "isShowFlag", is_show_donate as "isShowDonate",
       schedules, close_schedules as "closeSchedules",
       available_beds as "availableBeds", total_beds as "totalBeds", beds_updated_at as "bedsUpdatedAt",
       is_critical_header as "isCriticalHeader", critical_description as "criticalDescription",
       critical_description_es as "criticalDescriptionEs", critical_expires_at as "criticalExpiresAt",
       likes, approved_at as "approvedAt", verified_at as "verifiedAt", verified_by as "verifiedBy",
       created_at as "createdAt", updated_at as "updatedAt", version`;

/** The bodies of these services, as far as they are still public, in any order. */
export async function readBodies(db: Db, ids: readonly string[]): Promise<ServiceBody[]> {
  if (ids.length === 0) return [];
  return db.query<ServiceBody>(`select ${BODY_COLUMNS} from public_services where id = any($1::uuid[])`, [
    ids,
  ]);
}

/** One service, whether or not it is in lists; null where it is not public. */
export async function readBody(db: Db, id: string): Promise<WholeServiceBody | null> {
  const rows = await db.query<WholeServiceBody>(
    `select ${BODY_COLUMNS}, source_description as "sourceDescription" from public_services where id = $1::uuid`,
    [id],
  );
  return rows[0] ?? null;
}

/** What the map needs of a service. Those without a place of their own to show are left out. */
export interface PinBody {
  id: string;
  longitude: number;
  latitude: number;
  type: ServiceType[];
  timeZone: string;
  schedules: ScheduleEntry[];
  closeSchedules: ScheduleEntry[];
  isContact: boolean;
}

export async function readPins(db: Db, ids: readonly string[]): Promise<PinBody[]> {
  if (ids.length === 0) return [];
  return db.query<PinBody>(
    `select id, longitude, latitude, types as type, time_zone as "timeZone", schedules,
            close_schedules as "closeSchedules", is_contact as "isContact"
       from public_services
      where id = any($1::uuid[]) and longitude is not null`,
    [ids],
  );
}
