import type { CallApi } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { languageName } from "#domain/base/languages/language-names.ts";
import { unknownFields } from "#domain/services/ask-fields.ts";
import { hasDoorRules } from "#domain/services/has-door-rules.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import type { OtherPlace } from "../listings/organizations/other-places.ts";
import { hasWaysIn } from "./has-ways-in.ts";
import { type IntakeView, intakeView } from "./intake-view.ts";

export interface ServiceDetails {
  /** Names of its languages, in the reader's language. */
  languages: readonly string[];
  /** The service states how to get in, or another fact of `WaysIn`. */
  hasWaysIn?: boolean;
  /** The service states a rule of its door, which `WaysIn` shows. */
  hasRules?: boolean;
  /** Some facts of the service can be asked for. */
  canAsk?: boolean;
  /** Intake times. */
  intake?: IntakeView;
  /** The other sites of its program. */
  otherPlaces?: readonly OtherPlace[];
}

/** Loads what a page needs about a service besides its own reply. */
export async function loadDetails(
  callApi: CallApi,
  found: PublicService,
  place: VisitorPlace | null,
  language: Language,
  now: number,
): Promise<ServiceDetails> {
  const languages = found.languages.map((tag) => languageName(tag, language));
  const otherPlaces = await loadProgramPlaces(callApi, found, place, language);
  const intake = hasIntake(found, now) ? await loadIntake(found, language, now) : null;
  return {
    languages,
    ...(hasWaysIn(found) || intake !== null ? { hasWaysIn: true } : {}),
    ...(hasDoorRules(found) ? { hasRules: true } : {}),
    ...(unknownFields(found).length > 0 ? { canAsk: true } : {}),
    ...(intake === null ? {} : { intake }),
    ...(otherPlaces.length === 0 ? {} : { otherPlaces }),
  };
}

function hasIntake({ intakeSchedules, intakeClosedUntil }: PublicService, now: number): boolean {
  return intakeSchedules.length > 0 || (intakeClosedUntil !== null && now < Date.parse(intakeClosedUntil));
}

async function loadIntake(found: PublicService, language: Language, now: number): Promise<IntakeView> {
  const { openingHours } = await loadWords(language, {
    en: () => import("#words/compiled/en/services/opening-hours.ts"),
    es: () => import("#words/compiled/es/services/opening-hours.ts"),
  });
  return intakeView(found, openingHours, now);
}

/** Most services have no program, so code for its sites is loaded only where there is one. */
async function loadProgramPlaces(
  callApi: CallApi,
  found: PublicService,
  place: VisitorPlace | null,
  language: Language,
): Promise<readonly OtherPlace[]> {
  if (found.program === undefined) return [];
  const { loadOtherPlaces } = await import("../listings/organizations/other-places.ts");
  return loadOtherPlaces(callApi, found, place, language);
}
