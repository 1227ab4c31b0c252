import type { Language } from "#domain/base/languages/language.ts";
import type { Provision } from "#domain/services/listing-enumerations.ts";
import { provisionsText } from "#domain/services/provisions-text.ts";
import type { ServicePermissions } from "#domain/services/public-service.ts";
import type { ServiceText } from "#domain/translation/further-texts.ts";
import { encodeUtf8, type SerializedJson } from "#server/base/http/serialized-json.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { provisions as provisionsEn } from "#words/compiled/en/services/provisions.ts";
import { provisions as provisionsEs } from "#words/compiled/es/services/provisions.ts";
import type { CachedStatus } from "./cached-hours.ts";
import type { FoundService } from "./find-groups.ts";
import type { CachedService } from "./service-cache.ts";
import { type Display, distanceTo } from "./show-service.ts";

/**
 * A listed service with the parts that depend on time and viewer.
 *
 * @param more what few of them have: cautions from `list-cautions.ts`, and texts
 */
export function serializeListed(
  { facts, expiring, hours, door }: CachedService,
  status: CachedStatus,
  { language, now, from, matched }: Display & Pick<FoundService, "matched">,
  may: string,
  more: string,
): string {
  const shown = expiring === null || now < expiring.at ? facts : expiring.factsAfter;
  return `${shown},${hours.entries},${status.serializedIn(language)},"distance":${distanceTo(door, from)},"may":${may},"matched":${matched === null ? "null" : `"${matched}"`}${more}}`;
}

const PROVISIONS = { en: provisionsEn, es: provisionsEs };

/** Serializes the text of the provisions; empty where none are stated. */
export function serializeProvisions(provisions: readonly Provision[], language: Language): string {
  if (provisions.length === 0) return "";
  const { short } = wordsIn("provisions", language, PROVISIONS);
  const { provisionsText: text } = provisionsText(provisions, short);
  return text === undefined ? "" : `,"provisionsText":${encodeUtf8(JSON.stringify(text))}`;
}

/** Texts in a further language, where there are some. */
export function serializeTexts(texts: readonly ServiceText[] | undefined): string {
  return texts === undefined || texts.length === 0 ? "" : `,"texts":${encodeUtf8(JSON.stringify(texts))}`;
}

/** @param services from `serializeListed` */
export function serializeList(services: readonly string[]): SerializedJson {
  return { utf8: `[${services.join(",")}]` };
}

export function serializeMay(may: ServicePermissions): string {
  return JSON.stringify(may);
}
