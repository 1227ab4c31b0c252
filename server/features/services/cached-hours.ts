import type { Language } from "#domain/base/languages/language.ts";
import type { Hours, ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import type { OpeningStatus } from "#domain/services/opening-hours/opening-status.ts";
import { openingStatus, satisfiesOpenNow } from "#domain/services/opening-hours/opening-status-rule.ts";
import { wireReader } from "#domain/services/wire-fields.ts";
import { encodeUtf8 } from "#server/base/http/serialized-json.ts";
import type { ServiceBodyText } from "./service-columns.ts";
import { showStatus } from "./show-service.ts";

/** Fields that determine the opening status. */
export type HoursText = Pick<ServiceBodyText, "timeZone" | "isContact" | "schedules" | "closeSchedules">;

const showEntries = wireReader(["schedules", "closeSchedules"]);

const MS_PER_MINUTE = 60_000;
/** Cached times: most lists are about now, some about one other time. */
const MAX_MOMENTS = 2;

/** Opening hours, which many services share, with their parts of replies as serialized JSON. */
export class CachedHours {
  /** Equal for equal hours. */
  readonly key: string;
  /** `"schedules":[…],"closeSchedules":[…]`. */
  readonly entries: string;
  /** Cached services with these hours. */
  services = 0;
  readonly #hours: Hours;
  #statuses: readonly CachedStatus[] = [];

  constructor({ timeZone, isContact, schedules, closeSchedules }: HoursText, key: string) {
    this.key = key;
    const entries = { schedules: readEntries(schedules), closeSchedules: readEntries(closeSchedules) };
    this.#hours = { timeZone, isContact, ...entries };
    this.entries = encodeUtf8(JSON.stringify(showEntries(entries)).slice(1, -1));
  }

  static keyOf({ timeZone, isContact, schedules, closeSchedules }: HoursText): string {
    return `${timeZone} ${isContact} ${schedules} ${closeSchedules}`;
  }

  /**
   * The status at `at` (epoch milliseconds). Constant within a minute, since no door opens and no day begins
   * inside one.
   */
  statusAt(at: number): CachedStatus {
    const minute = Math.floor(at / MS_PER_MINUTE);
    const known = this.#statuses.find((status) => status.minute === minute);
    if (known !== undefined) return known;
    const status = new CachedStatus(minute, openingStatus(this.#hours, at));
    this.#statuses = [status, ...this.#statuses].slice(0, MAX_MOMENTS);
    return status;
  }
}

/** The opening status during one minute. */
export class CachedStatus {
  readonly minute: number;
  readonly isOpen: boolean;
  readonly status: OpeningStatus;
  readonly #serialized = new Map<Language, string>();

  constructor(minute: number, status: OpeningStatus) {
    this.minute = minute;
    this.isOpen = satisfiesOpenNow(status);
    this.status = status;
  }

  /** `"openStatus":{…}`. */
  serializedIn(language: Language): string {
    const known = this.#serialized.get(language);
    if (known !== undefined) return known;
    const serialized = encodeUtf8(`"openStatus":${JSON.stringify(showStatus(this.status, language))}`);
    this.#serialized.set(language, serialized);
    return serialized;
  }
}

function readEntries(json: string): ScheduleEntry[] {
  return JSON.parse(json);
}
