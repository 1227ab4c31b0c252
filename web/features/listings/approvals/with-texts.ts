import type { ServiceForViewer } from "#domain/services/listing.ts";
import { byTextsField, type TextsByField } from "#domain/translation/further-texts.ts";

/** A reply under the names of the table of fields: it has the texts in further languages together. */
export function withTexts<Service extends Pick<ServiceForViewer, "texts">>(
  service: Service,
): Service & TextsByField {
  return { ...service, ...byTextsField(service.texts ?? []) };
}
