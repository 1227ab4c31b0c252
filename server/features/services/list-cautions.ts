import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { namesOfArea, type ServiceArea } from "#domain/places/service-area/service-area.ts";
import type { Caution } from "#domain/services/caution.ts";
import { type IntakeCaution, intakeCaution, intakeText } from "#domain/services/intake-caution.ts";
import { intakeWindow } from "#domain/services/intake-window.ts";
import { intakeStatus } from "#domain/services/opening-hours/intake.ts";
import type { OpeningStatus } from "#domain/services/opening-hours/opening-status.ts";
import type { ListedService } from "#domain/services/public-service.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { storedIntake } from "#domain/services/stored-intake.ts";
import { encodeUtf8 } from "#server/base/http/serialized-json.ts";
import type { FindElsewhere } from "#server/features/places/service-area/find-elsewhere.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { intakeWindow as windowEn } from "#words/compiled/en/services/intake-window.ts";
import { openingHours as hoursEn } from "#words/compiled/en/services/opening-hours.ts";
import { waysIn as waysInEn } from "#words/compiled/en/services/ways-in.ts";
import { intakeWindow as windowEs } from "#words/compiled/es/services/intake-window.ts";
import { openingHours as hoursEs } from "#words/compiled/es/services/opening-hours.ts";
import { waysIn as waysInEs } from "#words/compiled/es/services/ways-in.ts";
import { areaText } from "#words/places/service-area/area-text.ts";
import type { CachedService } from "./service-cache.ts";
import type { WholeServiceBody } from "./service-columns.ts";

const HOURS = { en: hoursEn, es: hoursEs };
const WINDOWS = { en: windowEn, es: windowEs };
const WAYS_IN = { en: waysInEn, es: waysInEs };

/** The moment, place and language of a list. */
interface Asked {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Time of the statuses, in epoch milliseconds. */
  readonly at: number;
  /** The place that the visitor chose. */
  readonly from: Coordinates | null;
  readonly language: Language;
}

/** Cautions of a row in a list. */
export interface RowCautions {
  /** Intake is closed at the list's moment. */
  readonly isIntakeClosed: boolean;
  /** JSON to append: `,"cautions":[…]`, or empty, as for most services. */
  readonly json: string;
}

const NOTHING: RowCautions = { isIntakeClosed: false, json: "" };

export async function listCautions(
  findElsewhere: FindElsewhere,
  services: readonly CachedService[],
  { now, at, from, language }: Asked,
): Promise<(service: CachedService) => RowCautions> {
  const areas = services.flatMap(({ area }) => (area === null ? [] : [area]));
  const elsewhere = from === null ? new Set() : await findElsewhere(areas, from);
  return ({ area, hours, intake, intakeClosedUntil }) => {
    const isElsewhere = area !== null && elsewhere.has(area);
    if (!isElsewhere && intake === null && intakeClosedUntil === null) return NOTHING;
    const statuses = {
      door: hours.statusAt(at).status,
      intake: intake?.statusAt(at).status ?? null,
      closedUntil: intakeClosedUntil,
    };
    const ofIntake = intakeCaution(statuses, Math.max(now, at));
    const cautions = [
      ...(ofIntake === null
        ? []
        : [showCaution(ofIntake, intake?.statusAt(ofIntake.until).status ?? null, language)]),
      ...(isElsewhere ? [{ text: elsewhereText(area, language), until: null }] : []),
    ];
    if (cautions.length === 0) return NOTHING;
    const isIntakeClosed = ofIntake?.isClosed === true;
    const closed = isIntakeClosed ? `"isIntakeClosed":true,` : "";
    const serves = isElsewhere ? `"servesPlace":false,` : "";
    return { isIntakeClosed, json: `,${closed}${serves}"cautions":${encodeUtf8(JSON.stringify(cautions))}` };
  };
}

/**
 * Returns the caution about intake alone, for a row that is read in whole.
 *
 * @param door its status at `at`
 */
export function intakeOfRow(
  body: Pick<WholeServiceBody, "timeZone" | "closeSchedules" | "intakeSchedules" | "intakeClosedUntil">,
  door: OpeningStatus,
  { now, at, language }: Pick<Asked, "now" | "at" | "language">,
): Pick<ListedService, "isIntakeClosed" | "cautions"> {
  const caution = storedIntake(body, { door, at, moment: Math.max(now, at) });
  if (caution === null) return {};
  return {
    ...(caution.isClosed ? { isIntakeClosed: true } : {}),
    cautions: [showCaution(caution, intakeStatus(body, body.intakeSchedules, caution.until), language)],
  };
}

/** @param after the status of the hours of intake when the caution ends; null: none are stated */
function showCaution(caution: IntakeCaution, after: OpeningStatus | null, language: Language): Caution {
  const text = intakeText(caution, wordsIn("openingHours", language, HOURS));
  const window = intakeWindow(caution, after, wordsIn("intakeWindow", language, WINDOWS));
  return { text, ...(window === null ? {} : { window }), until: isoOfEpoch(caution.until) };
}

/** More places would fill the card; its page has them all. */
const MAX_PLACES = 3;

function elsewhereText(area: ServiceArea, language: Language): string {
  const words = wordsIn("waysIn", language, WAYS_IN);
  return namesOfArea(area).length > MAX_PLACES ? words.areaElsewhere : areaText(area, words, language);
}
