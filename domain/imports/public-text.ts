import { withoutAnyStreet } from "../protection/any-street.ts";
import { isMapLink, withoutAddress } from "../protection/without-address.ts";
import type { HiddenValues } from "./hidden-values.ts";
import type { RecordPlace } from "./place-of-record.ts";
import type { SourceRecord } from "./source-record.ts";

/** The public part of a text, without private values and a hidden address. */
export function publicText(
  isWithheld: boolean,
  record: SourceRecord,
  located: RecordPlace,
  { text }: HiddenValues,
) {
  const lines = [record.address?.get("address_1") ?? null, located.address1, located.address2];
  return (written: string): string =>
    isWithheld
      ? withoutAnyStreet(withoutAddress(text(written), { lines, zip: located.zip }), lines)
      : text(written);
}

/** A web address; null where it shows a hidden place on a map. */
export function publicSite(isWithheld: boolean, website: string | null): string | null {
  return isWithheld && website !== null && isMapLink(website) ? null : website;
}
