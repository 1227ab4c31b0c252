import type { CallApi } from "#domain/contract/call-api.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import { languageName } from "#domain/words/language-names.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { loadOtherPlaces, type OtherPlace } from "../organizations/other-places.ts";

export interface ServiceDetails {
  /** What its languages are called in the reader's. */
  languages: readonly string[];
  /** The other sites of its program. */
  otherPlaces?: readonly OtherPlace[];
}

/** What a page says of a service besides its own reply. */
export async function loadDetails(
  callApi: CallApi,
  found: PublicService,
  place: VisitorPlace | null,
  language: Language,
): Promise<ServiceDetails> {
  const languages = found.languages.map((tag) => languageName(tag, language));
  const otherPlaces = await loadOtherPlaces(callApi, found, place, language);
  return { languages, ...(otherPlaces.length === 0 ? {} : { otherPlaces }) };
}
