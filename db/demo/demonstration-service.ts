import type { BedsFor } from "#domain/beds/beds-for.ts";
import type { AddressVisibility } from "#domain/places/address-visibility.ts";
import type { TextState } from "#domain/services/listing-enumerations.ts";
import type { PlainField, ServiceFacts } from "#domain/services/service.ts";

/** Facts that follow from others here, or are relative to the time of loading. */
type Followed =
  | "sourceDescription"
  | "timeZone"
  | "contactEmail"
  | "website"
  | "isShowFlag"
  | "availableBeds"
  | "totalBeds"
  | "beds";
/** Facts that every service of the town states. */
type BedCount =
  | "name"
  | "serviceSummary"
  | "description"
  | "type"
  | "needs"
  | "category"
  | "phone"
  | "schedules";

/**
 * A service of the made-up town as it is written in `services/*.ts`: only what is said about it, with moments
 * relative to the time of loading, so that beds and alerts are as fresh as they claim.
 */
export interface DemonstrationService
  extends Pick<ServiceFacts, BedCount>,
    Partial<Pick<ServiceFacts, Exclude<PlainField, BedCount | Followed>>> {
  /** Names it for good: its id is made of this. */
  key: string;
  serviceSummaryEs: string | null;
  descriptionEs: string | null;
  ageEs?: string;
  entryTextEs?: string;
  requiredDocumentsEs?: string;
  costEs?: string;
  howToApplyEs?: string;
  accessibilityEs?: string;
  stayLimitEs?: string;
  /** Of its Spanish texts; REVIEWED when not given. */
  spanish?: TextState;
  address1: string | null;
  address2?: string;
  /** Absent: it has no place to go to, and is reached by telephone or online. */
  zip?: "00001" | "00002" | "00003";
  /** Miles east and north of the landing; null: it is nowhere. */
  at: readonly [east: number, north: number] | null;
  visibility?: AddressVisibility;
  /** Domain without scheme; the mail address is `hello@` of it where `hasMail`. */
  domain?: string;
  hasMail?: boolean;
  /** `of` is the total; absent: unknown. Where `groups` has them by whom they are for, it is the sum. */
  capacity?: {
    free: number;
    of: number;
    countedMinutesAgo: number;
    groups?: readonly { for: BedsFor; free: number; of: number }[];
  };
  alert?: { text: string; textEs: string | null; endsInHours: number | "never" };
  kudos: number;
  /** Who confirmed the facts, and how long ago; absent: no one did. */
  verified?: { daysAgo: number; by: string };
  /** False: it waits for approval. */
  isApproved?: boolean;
  updatedDaysAgo: number;
}
