import { withoutAnyStreet } from "../listings/protection/any-street.ts";
import { isMapLink, withoutAddress } from "../listings/protection/without-address.ts";
import type { HiddenValues } from "./hidden-values.ts";
import type { RecordPlace } from "./place-of-record.ts";
import { contactsIn } from "./private-contacts.ts";
import type { SourceRecord } from "./source-record.ts";
import { withoutContacts } from "./without-contacts.ts";

/**
 * The public part of a text, without private values. That of a withheld place is without its address and the names of its
 * contacts: who works there leads to the door.
 */
export function publicText(
  isWithheld: boolean,
  record: SourceRecord,
  located: RecordPlace,
  { text }: HiddenValues,
) {
  const lines = [record.address?.get("address_1") ?? null, located.address1, located.address2];
  if (!isWithheld) return text;
  const people = contactsIn(record.people, "");
  const withoutPeople =
    people === null ? text : (written: string) => withoutContacts(people, null)(text(written));
  return (written: string): string =>
    withoutAnyStreet(withoutAddress(withoutPeople(written), { lines, zip: located.zip }), lines);
}

/** A web address; null where it shows a hidden place on a map. */
export function publicSite(isWithheld: boolean, website: string | null): string | null {
  return isWithheld && website !== null && isMapLink(website) ? null : website;
}
