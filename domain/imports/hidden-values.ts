import { withCleanWords } from "../listings/protection/withheld-place.ts";
import { withoutStreetAlone } from "../listings/protection/without-address.ts";
import type { ServiceFacts } from "../services/service.ts";
import type { ImportedOrganization } from "./organization-of-record.ts";
import { countryOfRecord } from "./phones-of-record.ts";
import { contactsIn, contactsOfAll, type PrivateContacts } from "./private-contacts.ts";
import type { SourceRecord } from "./source-record.ts";
import { type WithoutContacts, withoutContacts } from "./without-contacts.ts";

/** Takes out of a record what its source keeps from the public (rule imports 47). */
export interface HiddenValues {
  /** Contacts that its own record withholds, to keep them out of its organization's texts; null: none. */
  readonly contacts: PrivateContacts | null;
  readonly text: WithoutContacts;
  readonly facts: (facts: ServiceFacts) => ServiceFacts;
  readonly organization: (organization: ImportedOrganization | null) => ImportedOrganization | null;
}

/** @param ownStreet first line of the address where the record is */
export function hiddenValues(record: SourceRecord, ownStreet: string | null): HiddenValues {
  const country = countryOfRecord(record);
  const contacts = contactsIn(record.privateValues, country);
  const all = [contacts, record.privateElsewhere(country)].filter((some) => some !== null);
  if (all.length === 0) return NOTHING_HIDDEN;
  const clean = withoutContacts(contactsOfAll(all), ownStreet);
  return {
    contacts,
    text: clean,
    facts: (facts) => publicFacts(facts, clean),
    organization: (organization) => (organization === null ? null : cleanOrganization(organization, clean)),
  };
}

const NOTHING_HIDDEN: HiddenValues = {
  contacts: null,
  text: (text) => text,
  facts: (facts) => facts,
  organization: (organization) => organization,
};

function publicFacts(facts: ServiceFacts, clean: WithoutContacts): ServiceFacts {
  const isPrivate = (value: string): boolean => clean(value) !== value;
  const cleaned = withCleanWords(facts, { clean, namesDoor: isPrivate });
  const { phone, phoneExtension, sourcePhone } = cleaned;
  const isPhonePrivate = phone !== null && isPrivate(phone);
  return {
    ...cleaned,
    phone: isPhonePrivate ? null : phone,
    phoneExtension: isPhonePrivate ? null : phoneExtension,
    sourcePhone: sourcePhone === null ? null : withoutStreetAlone(sourcePhone),
  };
}

/** An organization without what any of its records keeps from the public. */
export function publicOrganization(
  organization: ImportedOrganization,
  hidden: readonly PrivateContacts[],
): ImportedOrganization {
  return hidden.length === 0
    ? organization
    : cleanOrganization(organization, withoutContacts(contactsOfAll(hidden), null));
}

function cleanOrganization(organization: ImportedOrganization, clean: WithoutContacts): ImportedOrganization {
  const line = (text: string | null): string | null => (text === null ? null : clean(text));
  const unlessPrivate = (text: string | null): string | null => (line(text) === text ? text : null);
  const { name, alternateName, description, url, email, phones } = organization;
  return {
    ...organization,
    name: clean(name),
    alternateName: line(alternateName),
    description: line(description),
    url: unlessPrivate(url),
    email: unlessPrivate(email),
    phones: phones.filter(({ number }) => clean(number) === number),
  };
}
