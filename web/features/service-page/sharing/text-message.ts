import type { Language } from "#domain/base/languages/language.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { whereText } from "../../../base/service-card/maps-link.ts";

/**
 * A link that opens the phone's own messages with the facts of a service, to no one yet: who gets them is chosen
 * there. Hours are left out, for they would be read later than they are true.
 */
export function textMessageLink(service: PublicService, address: string, language: Language): string {
  const { name, phone } = service;
  const lines = [name, phone, whereText(service, language), address].filter(
    (line) => line !== null && line !== "",
  );
  // Phones of one maker want "?", those of another "&": both read this.
  return `sms:?&body=${encodeURIComponent(lines.join("\n"))}`;
}
