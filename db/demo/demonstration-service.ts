import type { ScheduleEntry } from "#domain/schedule/entry.ts";
import type {
  AddressVisibility,
  Category,
  Need,
  ServiceType,
  TextState,
} from "#domain/services/enumerations.ts";

/**
 * A service of the made-up town as it is written in `services/*.ts`: only what is said about it, with moments
 * told from the moment of loading, so that beds and alerts are as fresh as they claim.
 */
export interface DemonstrationService {
  /** Names it for good: its id is made of this. */
  key: string;
  name: string;
  summary: string;
  summaryEs: string | null;
  description: string;
  descriptionEs: string | null;
  /** Of both Spanish texts; REVIEWED when not given. */
  spanish?: TextState;
  type: readonly ServiceType[];
  /** Empty: it is judged by its words. */
  needs: readonly Need[];
  /** Empty: nobody told. */
  category: readonly Category[];
  age?: string;
  ageEs?: string;
  address1: string | null;
  address2?: string;
  zip: "00001" | "00002" | "00003";
  /** Miles east and north of the landing. */
  at: readonly [east: number, north: number];
  visibility?: AddressVisibility;
  phone: string | null;
  phoneExtension?: string;
  /** Domain without scheme; the mail address is `hello@` of it where `hasMail`. */
  domain?: string;
  hasMail?: boolean;
  facebook?: string;
  twitter?: string;
  instagram?: string;
  youtube?: string;
  pets?: boolean;
  lowBarrier?: boolean;
  schedules: readonly ScheduleEntry[];
  closeSchedules?: readonly ScheduleEntry[];
  isContact?: boolean;
  isShowDonate?: boolean;
  /** `of` is the total; absent: unknown. */
  beds?: { free: number; of: number; toldMinutesAgo: number };
  alert?: { text: string; textEs: string | null; endsInHours: number | "never" };
  kudos: number;
  /** Who confirmed the facts, and how long ago; absent: nobody did. */
  verified?: { daysAgo: number; by: string };
  /** False: it waits for approval. */
  isApproved?: boolean;
  updatedDaysAgo: number;
}
