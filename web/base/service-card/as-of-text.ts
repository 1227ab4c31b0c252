import type { ServicePageTexts } from "./service-page-words.ts";

/** ", as of August 2019.", from an ISO date: what follows the name of a source. */
export function asOfText(asOf: string | null, detail: ServicePageTexts["detail"]): string {
  if (asOf === null) return detail.dateUnknown;
  const [year = "", month = ""] = asOf.split("-");
  return detail.asOf(detail.months[Number(month) - 1] ?? "", year);
}
