import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/crisis-lines/domestic-violence-hotline.ts";
import type { ServicePageWords } from "#domain/words/en/service-page.ts";

/** The line that comes first wherever a protected listing is shown alone, with the hotline's number first. */
export function safetyLine({ safety }: ServicePageWords): string {
  return `${DOMESTIC_VIOLENCE_HOTLINE}: ${safety}`;
}
