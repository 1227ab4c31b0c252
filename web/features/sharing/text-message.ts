import type { PublicService } from "#domain/services/public-service.ts";
import { addressText } from "../service-page/maps-link.ts";

/**
 * A link that opens the phone's own messages with the facts of a service, to nobody yet: who gets them is chosen
 * there. Hours are left out, for they would be read later than they are true.
 */
export function textMessageLink(service: PublicService, address: string): string {
  const { name, phone, addressVisibility } = service;
  const where = addressVisibility === "EXACT" ? addressText(service) : `${service.city}, ${service.state}`;
  const lines = [name, phone, where, address].filter((line) => line !== null && line !== "");
  // Phones of one maker want "?", those of another "&": both read this.
  return `sms:?&body=${encodeURIComponent(lines.join("\n"))}`;
}
